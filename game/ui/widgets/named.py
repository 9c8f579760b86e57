"""A choice with its name: on one line, or one below the other where that is too narrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pygame

from game.ui.gestures import Gesture
from game.ui.theme import UI
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.choice import Segments
from game.ui.widgets.look import Look

__all__ = ["Named"]

T = TypeVar("T")

SIDE, GAP, LINE = 12, 16, 30


class Named(Widget):
    """The name at the start, the segments at the end."""

    def __init__(self, look: Look, name: str, choice: Segments[T]) -> None:
        super().__init__(look)
        self.name = name
        self.choice = choice
        choice.name = name

    @property
    def children(self) -> Sequence[Widget]:
        """The segments."""
        return (self.choice,)

    def measure(self, width: int) -> Size:
        """One line if name and segments have room on it."""
        high = self.choice.measure(self._inner(width))[1] + self.look.px(8)
        return width, high if self._fits(width) else high + self.look.px(LINE)

    def place(self, rect: pygame.Rect) -> None:
        """The segments at the end of the line, or below the name."""
        super().place(rect)
        wide, high = self.choice.measure(self._inner(rect.w))
        top = rect.bottom - high - self.look.px(4)
        box = pygame.Rect(rect.right - self.look.px(SIDE) - wide, top, wide, high)
        if not self._fits(rect.w):
            box.left = rect.left + self.look.px(SIDE)
        self.choice.place(self.look.mirrored(box, rect))

    def draw(self, target: pygame.Surface) -> None:
        """Name and segments."""
        look, rect = self.look, self.rect
        line = rect.inflate(-2 * look.px(SIDE), 0)
        if not self._fits(rect.w):
            line.height = look.px(LINE + 4)
        look.write(target, self.name, line, 17, UI.ink, bold=True)
        super().draw(target)

    def handle(self, gesture: Gesture) -> bool:
        """Pass the gesture on."""
        return self.choice.handle(gesture)

    def _inner(self, width: int) -> int:
        return width - 2 * self.look.px(SIDE)

    def _fits(self, width: int) -> bool:
        inner = self._inner(width)
        name = self.look.width(self.name, 17, bold=True)
        return name + self.look.px(GAP) + self.choice.measure(inner)[0] <= inner
