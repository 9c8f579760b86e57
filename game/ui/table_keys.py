"""The keys that act on the table; all others are commands (shortcuts.py)."""

from __future__ import annotations

from enum import Enum

import pygame

from game.ui.gestures import Key

__all__ = ["Steer", "steer_of"]

_OTHERS = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT


class Steer(Enum):
    """What a key does on the table."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FIRST = "first"
    LAST = "last"
    ACT = "act"
    """Pick up, put down."""
    PLACE = "place"
    """Find a place in the columns (R14)."""
    HOME = "home"
    """To the foundation."""
    NEXT_TARGET = "next-target"
    PREVIOUS_TARGET = "previous-target"
    COLUMN_1 = "column-1"
    COLUMN_2 = "column-2"
    COLUMN_3 = "column-3"
    COLUMN_4 = "column-4"
    COLUMN_5 = "column-5"
    COLUMN_6 = "column-6"
    COLUMN_7 = "column-7"
    FOUNDATIONS = "foundations"
    WHERE = "where"
    """Say again what is focused, and where it may go."""
    STATUS = "status"
    """Say score, time and moves."""


_DIGITS = (
    *(Steer.FOUNDATIONS, Steer.COLUMN_1, Steer.COLUMN_2, Steer.COLUMN_3),
    *(Steer.COLUMN_4, Steer.COLUMN_5, Steer.COLUMN_6, Steer.COLUMN_7),
)
_KEYS = {
    pygame.K_LEFT: Steer.LEFT,
    pygame.K_RIGHT: Steer.RIGHT,
    pygame.K_UP: Steer.UP,
    pygame.K_DOWN: Steer.DOWN,
    pygame.K_HOME: Steer.FIRST,
    pygame.K_END: Steer.LAST,
    pygame.K_RETURN: Steer.ACT,
    pygame.K_KP_ENTER: Steer.ACT,
    pygame.K_SPACE: Steer.ACT,
    pygame.K_f: Steer.HOME,
    pygame.K_p: Steer.PLACE,
    pygame.K_TAB: Steer.NEXT_TARGET,
    pygame.K_w: Steer.WHERE,
    pygame.K_s: Steer.STATUS,
    **{pygame.K_0 + digit: steer for digit, steer in enumerate(_DIGITS)},
    pygame.K_KP_0: Steer.FOUNDATIONS,
    **{pygame.K_KP_1 + digit: steer for digit, steer in enumerate(_DIGITS[1:])},
}
_REPEATING = frozenset(
    {
        *(Steer.LEFT, Steer.RIGHT, Steer.UP, Steer.DOWN),
        *(Steer.NEXT_TARGET, Steer.PREVIOUS_TARGET),
    }
)


def steer_of(key: Key) -> Steer | None:
    """What `key` does on the table; only what moves about repeats while it is held."""
    if key.mod & _OTHERS:
        return None
    steer = _KEYS.get(key.key)
    if steer is Steer.NEXT_TARGET and key.mod & pygame.KMOD_SHIFT:
        steer = Steer.PREVIOUS_TARGET
    return steer if steer in _REPEATING or not key.repeat else None
