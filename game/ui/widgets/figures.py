"""Pictures on a page, with words below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.ui.paint import put
from game.ui.theme import UI
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Drawing", "Figure", "Figures"]

WORDS = 14
"""The type size of the words below a picture."""
BETWEEN = 28
"""Between two pictures, in u; an arrow may stand there."""
UNDER = 8
"""From a picture to its words, in u."""


class Drawing(Protocol):
    """A picture that can be drawn at several sizes."""

    def size(self, unit: float) -> Size:
        """Width and height where cards are `unit` pixels wide."""

    def draw(self, unit: float) -> pygame.Surface:
        """The picture at that size."""


class Figure(Widget):
    """A picture in the middle, and the words below it."""

    def __init__(self, look: Look, drawing: Drawing, words: str) -> None:
        super().__init__(look)
        self.drawing = drawing
        self.words = words
        self.card = 64
        """How wide its cards are, in pixels."""

    @property
    def told(self) -> Sequence[str]:
        """The words."""
        return (self.words,) if self.words else ()

    def measure(self, width: int) -> Size:
        """As high as picture and words."""
        wide, high = self.drawing.size(self.card)
        if self.words:
            high += self.look.px(UNDER) + self.look.block_height(self.words, WORDS, width)
        return max(wide, width), high

    def draw(self, target: pygame.Surface) -> None:
        """The picture, then the words."""
        image = self.drawing.draw(self.card)
        left = self.rect.x + (self.rect.w - image.get_width()) // 2
        put(target, image, (left, self.rect.y))
        if self.words:
            top = self.rect.y + image.get_height() + self.look.px(UNDER)
            wide = self.look.balanced(self.words, WORDS, self.rect.w)
            below = pygame.Rect(self.rect.centerx - wide // 2, top, wide, 0)
            self.look.block(target, self.words, below, WORDS, UI.muted, align="center")


class Figures(Widget):
    """Figures side by side with cards of one size, or one below the other where it is narrow."""

    LARGEST, LEAST, LEAST_BESIDE = 84, 36, 48
    """The width of cards in u, also where figures still stand side by side."""

    def __init__(self, look: Look, figures: Sequence[Figure], *, then: bool = False) -> None:
        super().__init__(look)
        self._figures = tuple(figures)
        self._then = then
        self._beside = True

    @property
    def children(self) -> Sequence[Widget]:
        """In reading order."""
        return self._figures

    def measure(self, width: int) -> Size:
        """As high as the highest, or as all together."""
        heights = [figure.measure(w)[1] for figure, w in self._fitted(width)]
        if self._beside:
            return width, max(heights)
        return width, sum(heights) + self.look.px(BETWEEN) * (len(heights) - 1)

    def place(self, rect: pygame.Rect) -> None:
        """In the middle of the page."""
        super().place(rect)
        fitted, between = self._fitted(rect.w), self.look.px(BETWEEN)
        total = sum(w for _, w in fitted) + between * (len(fitted) - 1)
        left, top = rect.x + (rect.w - total) // 2, rect.y
        for figure, wide in fitted:
            high = figure.measure(wide)[1]
            box = pygame.Rect(left if self._beside else rect.x, top, wide, high)
            figure.place(self.look.mirrored(box, rect))
            if self._beside:
                left += wide + between
            else:
                top += high + between

    def draw(self, target: pygame.Surface) -> None:
        """The figures, and the arrow from the first to the second."""
        super().draw(target)
        if not self._then:
            return
        before, after = (figure.rect for figure in self._figures[:2])
        high = self._figures[0].drawing.size(self._figures[0].card)[1]
        if self._beside:
            middle = ((before.centerx + after.centerx) // 2, self.rect.y + high // 2)
            edges = sorted((before, after), key=lambda rect: rect.x)
            middle = ((edges[0].right + edges[1].left) // 2, middle[1])
            self._draw_arrow(target, middle, (-1 if self.look.rtl else 1, 0))
        else:
            middle = (self.rect.centerx, (before.bottom + after.top) // 2)
            self._draw_arrow(target, middle, (0, 1))

    def _draw_arrow(
        self, target: pygame.Surface, at: tuple[int, int], way: tuple[int, int]
    ) -> None:
        half = max(5, self.look.px(8))
        (x, y), (dx, dy) = at, way
        corners = (
            (x + dx * half, y + dy * half),
            (x - dx * half - dy * half, y - dy * half - dx * half),
            (x - dx * half + dy * half, y - dy * half + dx * half),
        )
        pygame.draw.polygon(target, UI.trim, corners)

    def _fitted(self, width: int) -> list[tuple[Figure, int]]:
        """The figures with the room each gets; sets the width of their cards."""
        count, between = len(self._figures), self.look.px(BETWEEN)
        room = width - between * (count - 1)
        card = self._card(room, side_by_side=True)
        self._beside = count == 1 or card >= self.look.px(self.LEAST_BESIDE)
        if not self._beside:
            card = self._card(width, side_by_side=False)
        for figure in self._figures:
            figure.card = card
        if not self._beside or count == 1:
            return [(figure, width) for figure in self._figures]
        widths = [figure.drawing.size(card)[0] for figure in self._figures]
        spare = min(max(0, room - sum(widths)) // count, self.look.px(70))
        return [(figure, wide + spare) for figure, wide in zip(self._figures, widths, strict=True)]

    def _card(self, room: int, *, side_by_side: bool) -> int:
        """The widest card with which the pictures fit into `room`."""
        trial = 100
        widths = [figure.drawing.size(trial)[0] for figure in self._figures]
        needed = sum(widths) if side_by_side else max(widths)
        most, least = self.look.px(self.LARGEST), self.look.px(self.LEAST)
        # Rounding of the many lengths in a picture may take a few pixels more.
        return max(least, min(most, (room - 8) * trial // needed))
