"""The frame of the dialog about played games: tabs, a choice beside them, and a page below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.games import RuleKind
from game.ui.gestures import Gesture, Key
from game.ui.widgets.base import Router, Size, Widget
from game.ui.widgets.choice import Segments
from game.ui.widgets.look import Look

__all__ = ["Binder", "Heads", "Parts"]

GAP = 14


class Binder(Widget):
    """Tabs, and the page below them."""

    def __init__(self, look: Look, tabs: Heads, content: Widget) -> None:
        super().__init__(look)
        self._tabs = tabs
        self._content = content
        self._router = Router()

    @property
    def children(self) -> Sequence[Widget]:
        """From top to bottom."""
        return self._tabs, self._content

    def measure(self, width: int) -> Size:
        """It takes whatever height there is."""
        return width, 0

    def place(self, rect: pygame.Rect) -> None:
        """The page gets what the tabs leave."""
        super().place(rect)
        top = self._tabs.measure(rect.w)[1]
        self._tabs.place(pygame.Rect(rect.x, rect.y, rect.w, top))
        below = top + self.look.px(GAP)
        self._content.place(pygame.Rect(rect.x, rect.y + below, rect.w, rect.h - below))

    def handle(self, gesture: Gesture) -> bool:
        """Keys scroll the page."""
        if isinstance(gesture, Key):
            return self._content.handle(gesture)
        return self._router.handle(gesture, self.children)


class Heads(Widget):
    """Tabs at the start of the line and something at its end, or below if there is no room."""

    def __init__(self, look: Look, tabs: Widget, other: Widget) -> None:
        super().__init__(look)
        self._tabs = tabs
        self._other = other
        self._router = Router()

    @property
    def children(self) -> Sequence[Widget]:
        """In reading order."""
        return self._tabs, self._other

    def measure(self, width: int) -> Size:
        """One line or two."""
        first, second = (child.measure(width) for child in self.children)
        if self._beside(width):
            return width, max(first[1], second[1])
        return width, first[1] + self.look.px(GAP) + second[1]

    def place(self, rect: pygame.Rect) -> None:
        """Beside each other or one below the other."""
        super().place(rect)
        first, second = (child.measure(rect.w) for child in self.children)
        box = pygame.Rect(rect.right - second[0], rect.y, *second)
        if self._beside(rect.w):
            box.y += max(0, first[1] - second[1]) // 2
        else:
            box.topleft = (rect.x, rect.y + first[1] + self.look.px(GAP))
        self._tabs.place(self.look.mirrored(pygame.Rect(rect.topleft, first), rect))
        self._other.place(self.look.mirrored(box, rect))

    def handle(self, gesture: Gesture) -> bool:
        """Pass the gesture on."""
        return self._router.handle(gesture, self.children)

    def _beside(self, width: int) -> bool:
        wanted = sum(child.measure(10 * width)[0] for child in self.children)
        return wanted + self.look.px(GAP) <= width


class Parts(Segments[RuleKind | None]):
    """Segments as wide as their labels want."""

    def measure(self, width: int) -> Size:
        """Wide enough for every label."""
        return min(width, sum(self._wanted())), super().measure(width)[1]

    def area(self, number: int) -> pygame.Rect:
        """The part of option `number`."""
        wanted = self._wanted()
        edges = [self.rect.w * sum(wanted[:at]) // sum(wanted) for at in (number, number + 1)]
        rect = self.rect
        part = pygame.Rect(rect.x + edges[0], rect.y, edges[1] - edges[0], rect.h)
        return self.look.mirrored(part, rect)

    def _wanted(self) -> list[int]:
        look = self.look
        return [look.width(each.label, 15, bold=True) + look.px(28) for each in self.options]
