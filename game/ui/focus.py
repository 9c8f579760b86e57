"""Which widget the keyboard acts on, and how the keys lead from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.gestures import Key
from game.ui.widgets.base import Widget

__all__ = ["Focus", "direction"]


class Focus:
    """The one widget that has the keyboard, if any."""

    def __init__(self) -> None:
        self.widget: Widget | None = None

    def take(self, widget: Widget | None) -> None:
        """Give the keyboard to `widget`."""
        if self.widget is not None:
            self.widget.focus(False)
        self.widget = widget
        if widget is not None:
            widget.focus(True)

    def step(self, stops: Sequence[Widget], by: int) -> None:
        """Go on among `stops`, from the last one to the first."""
        if not stops:
            return
        if self.widget in stops:
            self.take(stops[(stops.index(self.widget) + by) % len(stops)])
        else:
            self.take(stops[0 if by > 0 else -1])

    def settle(self, stops: Sequence[Widget]) -> None:
        """Leave a widget that cannot be used any more."""
        if self.widget is not None and not self.widget.takes_focus:
            self.take(stops[0] if stops else None)


def direction(key: Key, *, rtl: bool) -> int:
    """1 or -1 if `key` leads on or back in reading order, else 0."""
    if key.key == pygame.K_TAB:
        return -1 if key.mod & pygame.KMOD_SHIFT else 1
    on, back = (pygame.K_LEFT, pygame.K_RIGHT) if rtl else (pygame.K_RIGHT, pygame.K_LEFT)
    return {pygame.K_DOWN: 1, on: 1, pygame.K_UP: -1, back: -1}.get(key.key, 0)
