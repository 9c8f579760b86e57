"""Rows and columns of widgets."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.ui.gestures import Gesture
from game.ui.widgets.base import Router, Size, Widget
from game.ui.widgets.look import Align, Look

__all__ = ["Column", "Row", "Space"]


class Space(Widget):
    """Nothing, `height` high."""

    def __init__(self, look: Look, height: float) -> None:
        super().__init__(look)
        self._height = height

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        return width, self.look.air(self._height)


class Column(Widget):
    """Widgets one below the other, each as wide as the column."""

    def __init__(self, look: Look, children: Sequence[Widget], gap: float = 0) -> None:
        super().__init__(look)
        self._children = tuple(children)
        self._gap = gap
        self._router = Router()

    @property
    def children(self) -> Sequence[Widget]:
        """From top to bottom."""
        return self._children

    def measure(self, width: int) -> Size:
        """The sum of all heights."""
        heights = [child.measure(width)[1] for child in self._children]
        return width, sum(heights) + self.look.air(self._gap) * max(0, len(heights) - 1)

    def place(self, rect: pygame.Rect) -> None:
        """Stack the children from the top."""
        super().place(rect)
        top = rect.y
        for child in self._children:
            height = child.measure(rect.w)[1]
            child.place(pygame.Rect(rect.x, top, rect.w, height))
            top += height + self.look.air(self._gap)

    def handle(self, gesture: Gesture) -> bool:
        """Pass the gesture on."""
        return self._router.handle(gesture, self._children)


class Row(Widget):
    """Widgets side by side from the start of the line; those that `grow` share what is left."""

    def __init__(
        self,
        look: Look,
        children: Sequence[Widget],
        gap: float = 0,
        *,
        grow: Collection[int] = (),
        pack: Align = "start",
    ) -> None:
        super().__init__(look)
        self._children = tuple(children)
        self._gap = gap
        self._grow = frozenset(grow)
        self._pack: Align = pack
        self._router = Router()

    @property
    def children(self) -> Sequence[Widget]:
        """From the start of the line to its end."""
        return self._children

    def measure(self, width: int) -> Size:
        """As wide as the children together, as high as the highest."""
        widths = self._widths(width)
        sizes = [child.measure(w) for child, w in zip(self._children, widths, strict=True)]
        return sum(widths) + self._gaps(), max((height for _, height in sizes), default=0)

    def place(self, rect: pygame.Rect) -> None:
        """Put the children on one middle line."""
        super().place(rect)
        widths = self._widths(rect.w)
        free = rect.w - sum(widths) - self._gaps()
        left = rect.x + {"start": 0, "center": free // 2, "end": free}[self._pack]
        for child, width in zip(self._children, widths, strict=True):
            height = child.measure(width)[1]
            box = pygame.Rect(left, rect.y + (rect.h - height) // 2, width, height)
            child.place(self.look.mirrored(box, rect))
            left += width + self.look.px(self._gap)

    def handle(self, gesture: Gesture) -> bool:
        """Pass the gesture on."""
        return self._router.handle(gesture, self._children)

    def _gaps(self) -> int:
        return self.look.px(self._gap) * max(0, len(self._children) - 1)

    def _widths(self, width: int) -> list[int]:
        free = width - self._gaps()
        natural = [
            0 if number in self._grow else child.measure(free)[0]
            for number, child in enumerate(self._children)
        ]
        if not self._grow:
            return natural
        share, rest = divmod(max(0, free - sum(natural)), len(self._grow))
        growing = sorted(self._grow)
        for place, number in enumerate(growing):
            natural[number] = share + (1 if place < rest else 0)
        return natural
