"""What only the operator does: holding a corner, pressing keys; and who moves the pointer."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from game.kiosk.rules import Combination, Corner
from game.ui.input import in_pixels
from game.ui.widgets.look import Look

__all__ = ["HOLD", "CornerHold", "is_pressed", "pointer_seen"]

HOLD = 4_000.0
"""Milliseconds that the corner is held."""
REACH = 72
"""How far the corner reaches, in u."""
MODIFIERS: Final = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL})


class CornerHold:
    """Notices a press that stays in one corner for long."""

    def __init__(self, corner: Corner) -> None:
        self._corner = corner
        self._left: float | None = None
        self.density = 1.0
        """Pixels per unit in which the system tells where the pointer is."""

    def follow(self, event: pygame.Event, window: Rect, look: Look) -> None:
        """Follow the pointer; a press elsewhere, a move out of the corner or a release ends it.

        `window` is in pixels.
        """
        if event.type == pygame.MOUSEBUTTONDOWN:
            inside = event.button == 1 and self._holds(event, window, look)
            self._left = HOLD if inside else None
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST):
            self._left = None
        elif event.type == pygame.MOUSEMOTION and self._left is not None:
            self._left = self._left if self._holds(event, window, look) else None

    def tick(self, milliseconds: float) -> bool:
        """Let time pass; returns whether the corner has just been held for long enough."""
        if self._left is None:
            return False
        self._left -= milliseconds
        if self._left > 0:
            return False
        self._left = None
        return True

    def _holds(self, event: pygame.Event, window: Rect, look: Look) -> bool:
        return self._area(window, look).collidepoint(in_pixels(event.pos, self.density))

    def _area(self, window: Rect, look: Look) -> Rect:
        area = Rect(0, 0, look.px(REACH), look.px(REACH))
        match self._corner:
            case Corner.TOP_LEFT:
                area.topleft = window.topleft
            case Corner.TOP_RIGHT:
                area.topright = window.topright
            case Corner.BOTTOM_LEFT:
                area.bottomleft = window.bottomleft
            case Corner.BOTTOM_RIGHT:
                area.bottomright = window.bottomright
            case Corner.NONE:
                area.size = (0, 0)
        return area


def is_pressed(keys: Combination, event: pygame.Event) -> bool:
    """Whether a key that goes down completes the combination, on whatever layout of keys."""
    down = frozenset(name for name, mask in MODIFIERS.items() if event.mod & mask)
    name = keys.key.upper()
    key = getattr(pygame, f"K_{name if len(name) > 1 else name.lower()}")
    place = getattr(pygame, f"KSCAN_{name}")
    return down == keys.modifiers and (event.key == key or event.dict.get("scancode") == place)


def pointer_seen(event: pygame.Event) -> bool | None:
    """Whether the pointer is to be seen from now on; None if `event` says nothing about it."""
    if event.type == pygame.FINGERDOWN:
        return False
    return not event.touch if event.type in MOUSE else None
