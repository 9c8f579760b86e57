"""Keys of the player's own choice for what the table and the commands listen to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pygame

from game.ui.gestures import Key

__all__ = ["ACTIONS", "FIXED", "Keymap", "key_name"]

ACTIONS: Final[Mapping[str, int]] = {
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "act": pygame.K_RETURN,
    "next-target": pygame.K_TAB,
    "home": pygame.K_f,
    "place": pygame.K_p,
    "where": pygame.K_w,
    "status": pygame.K_s,
    "undo": pygame.K_u,
    "redo": pygame.K_r,
    "hint": pygame.K_h,
    "new": pygame.K_n,
}
"""What can have another key, with the key that it has at first."""
FIXED: Final = frozenset(
    {
        *(pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_KP_ENTER, pygame.K_HOME, pygame.K_END),
        *(pygame.K_F1, pygame.K_F11, pygame.K_PAUSE),
        *range(pygame.K_0, pygame.K_8),
        *(pygame.K_KP_0, *range(pygame.K_KP_1, pygame.K_KP_8)),
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_CAPSLOCK),
        *(pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_UNKNOWN),
    }
)
"""Keys that always mean the same, or nothing by themselves."""
_OTHERS = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT
_SIGNS = {
    pygame.K_LEFT: "←",
    pygame.K_RIGHT: "→",
    pygame.K_UP: "↑",
    pygame.K_DOWN: "↓",
    pygame.K_RETURN: "Enter",
}


class Keymap:
    """Leads from the key that was pressed to the key that the game knows."""

    def __init__(self, chosen: Mapping[str, int]) -> None:
        """`chosen` holds key codes by action; what this version does not know is left out."""
        codes = dict(ACTIONS)
        for action, code in chosen.items():
            if action in codes and code not in FIXED:
                codes[action] = code
        self._codes: Mapping[str, int] = codes
        given_up = dict.fromkeys(ACTIONS.values(), pygame.K_UNKNOWN)
        self._meant = given_up | {code: ACTIONS[action] for action, code in codes.items()}

    def meant(self, key: Key) -> Key:
        """The key as the game knows it; with Ctrl or Alt it is always itself."""
        if key.certain or key.mod & _OTHERS:
            return key
        return replace(key, key=self._meant.get(key.key, key.key))

    def code(self, action: str) -> int:
        """The key of `action`."""
        return self._codes[action]

    def taken(self, action: str, code: int) -> str | None:
        """The other action that has the key `code` already, if there is one."""
        others = (name for name, other in self._codes.items() if other == code)
        return next((name for name in others if name != action), None)


def key_name(code: int) -> str:
    """What is written on a key."""
    if code in _SIGNS:
        return _SIGNS[code]
    name = pygame.key.name(code)
    return name.upper() if len(name) == 1 else name.capitalize()
