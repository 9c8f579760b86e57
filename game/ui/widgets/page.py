"""What a page to be read is made of: headings, points, pictures with words, tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Protocol

import pygame

from game.ui.gestures import Gesture, Key
from game.ui.paint import Fill, Stroke, put
from game.ui.theme import UI, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import LEADING, Look
from game.ui.widgets.scroll import Scroll

__all__ = [
    "BODY",
    "Drawing",
    "Figure",
    "Figures",
    "Heading",
    "Page",
    "PointList",
    "Table",
    "VerbatimLine",
]

BODY = 17
WORDS = 14
"""Type sizes of the text and of the words below a picture."""
INDENT, POINT_GAP = 26, 10
"""Of a point's text, and between points, in u."""
CELL = (12, 9)
"""Room in a cell of a table, in u."""
BETWEEN = 28
"""Between two pictures, in u; an arrow may stand there."""
ARROW = 56
"""How far an arrow key scrolls, in u."""
UNDER = 8
"""From a picture to its words, in u."""


class Heading(Widget):
    """A title in as many lines as it needs."""

    def __init__(self, look: Look, text: str, size: float = 26) -> None:
        super().__init__(look)
        self.text = text
        self._size = size

    def measure(self, width: int) -> Size:
        """All of `width`."""
        return width, self._block(width).get_height()

    def draw(self, target: pygame.Surface) -> None:
        """Write the lines."""
        put(target, self._block(self.rect.w), self.rect.topleft)

    def _block(self, width: int) -> pygame.Surface:
        px = self.look.font(self._size)
        return self.look.type.block(self.text, px, UI.ink, width, bold=True, leading=1.2)


class PointList(Widget):
    """Sentences one below the other, each with a diamond at the start of its first line."""

    def __init__(self, look: Look, points: Sequence[str]) -> None:
        super().__init__(look)
        self._points = tuple(points)

    def measure(self, width: int) -> Size:
        """All of `width`."""
        heights = self._heights(width)
        return width, sum(heights) + self.look.px(POINT_GAP) * (len(heights) - 1)

    def draw(self, target: pygame.Surface) -> None:
        """Marks and lines."""
        look, top = self.look, self.rect.y
        first = look.type.size("", look.font(BODY))[1]
        for point, height in zip(self._points, self._heights(self.rect.w), strict=True):
            mark = pygame.Rect(self.rect.x, top, look.px(16), first)
            self._draw_mark(target, look.mirrored(mark, self.rect))
            left = self.rect.x + look.px(INDENT)
            box = pygame.Rect(left, top, self.rect.w - look.px(INDENT), height)
            look.block(target, point, look.mirrored(box, self.rect), BODY, UI.ink)
            top += height + look.px(POINT_GAP)

    def _draw_mark(self, target: pygame.Surface, box: pygame.Rect) -> None:
        half = max(3, self.look.px(4.5))
        x, y = box.center
        corners = ((x, y - half), (x + half, y), (x, y + half), (x - half, y))
        pygame.draw.polygon(target, UI.trim, corners)

    def _heights(self, width: int) -> list[int]:
        room = width - self.look.px(INDENT)
        return [self.look.block_height(point, BODY, room) for point in self._points]


class VerbatimLine(Widget):
    """Text in a box, read from left to right, that breaks only between its parts."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(look)
        self._text = text

    def measure(self, width: int) -> Size:
        """All of `width`."""
        lines = len(self._lines(width))
        return width, lines * self.look.px(24) + self.look.px(20)

    def draw(self, target: pygame.Surface) -> None:
        """The box and its lines."""
        look, unit = self.look, self.look.unit
        edge = Stroke(mix(UI.panel, UI.border, 0.5), unit)
        look.painter.rounded(target, self.rect, 8 * unit, Fill(UI.field), edge)
        pitch, px = look.px(24), look.font(15)
        top = self.rect.y + look.px(10)
        for number, line in enumerate(self._lines(self.rect.w)):
            image = look.type.line(line, px, UI.ink)
            put(target, image, (self.rect.x + look.px(14), top + number * pitch))

    def _lines(self, width: int) -> list[str]:
        """Each line isolated, so that its signs stay in order in a text from right to left."""
        room, lines = width - self.look.px(28), [""]
        for part in re.findall(r"[^/\\]*[/\\]?", self._text):
            if lines[-1] and self.look.width(lines[-1] + part, 15) > room:
                lines.append("")
            lines[-1] += part
        return [f"\u2066{line}\u2069" for line in lines]


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

    LARGEST, LEAST, LEAST_BESIDE = 84, 36, 60
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


class Table(Widget):
    """Rows of cells; the first row and the first column are bold."""

    def __init__(self, look: Look, rows: Sequence[Sequence[str]]) -> None:
        super().__init__(look)
        self._rows = tuple(tuple(row) for row in rows)

    def measure(self, width: int) -> Size:
        """All of `width`, every row as high as its highest cell."""
        return width, sum(self._heights(width))

    def draw(self, target: pygame.Surface) -> None:
        """Bands, lines and cells."""
        look, top = self.look, self.rect.y
        across, down = look.px(CELL[0]), look.px(CELL[1])
        line = max(1, look.px(1))
        for number, (row, height) in enumerate(
            zip(self._rows, self._heights(self.rect.w), strict=True)
        ):
            band = pygame.Rect(self.rect.x, top, self.rect.w, height)
            if number == 0:
                target.fill(mix(UI.panel, UI.primary, 0.12), band)
            target.fill(mix(UI.panel, UI.trim, 0.6), (band.x, band.bottom - line, band.w, line))
            left = self.rect.x
            for place, (cell, wide) in enumerate(zip(row, self._widths(self.rect.w), strict=True)):
                box = pygame.Rect(left + across, top + down, wide - 2 * across, height)
                bold = number == 0 or place == 0
                self._write(target, cell, look.mirrored(box, self.rect), bold=bold)
                left += wide
            top += height

    def _write(self, target: pygame.Surface, text: str, box: pygame.Rect, *, bold: bool) -> None:
        px = self.look.font(15)
        block = self.look.type.block(text, px, UI.ink, box.w, bold=bold, leading=LEADING)
        put(target, block, box.topleft)

    def _widths(self, width: int) -> list[int]:
        """The first column is the narrowest of three, and the widest of two."""
        count = len(self._rows[0])
        first = round(width * (0.7 if count == 2 else 0.28))
        rest = (width - first) // (count - 1)
        return [first, *[rest] * (count - 1)]

    def _heights(self, width: int) -> list[int]:
        across, down = self.look.px(CELL[0]), self.look.px(CELL[1])
        px = self.look.font(15)
        pitch, one = round(px * LEADING), self.look.type.size("", px)[1]

        def high(cell: str, wide: int, *, bold: bool) -> int:
            lines = self.look.type.wrap(cell, px, wide - 2 * across, bold=bold)
            return (len(lines) - 1) * pitch + one + 2 * down

        return [
            max(
                high(cell, wide, bold=number == 0 or place == 0)
                for place, (cell, wide) in enumerate(zip(row, self._widths(width), strict=True))
            )
            for number, row in enumerate(self._rows)
        ]


class Page(Widget):
    """Something long to read; with the keyboard, arrow keys scroll it."""

    def __init__(self, look: Look, content: Widget) -> None:
        super().__init__(look)
        self._scroll = Scroll(look, content)

    @property
    def children(self) -> Sequence[Widget]:
        """The view."""
        return (self._scroll,)

    @property
    def takes_focus(self) -> bool:
        """As one stop, whatever is on the page."""
        return True

    @property
    def at_end(self) -> bool:
        """Whether the end of the page can be seen."""
        return self._scroll.at_end

    @property
    def offset(self) -> int:
        """How many pixels of the page are above the view."""
        return self._scroll.offset

    def stops(self) -> Iterator[Widget]:
        """Itself only."""
        yield self

    def read(self, content: Widget) -> None:
        """Show something else from its top."""
        self._scroll = Scroll(self.look, content)
        if self.rect.w:
            self._scroll.place(self.rect)
        self.touch()

    def place(self, rect: pygame.Rect) -> None:
        """Fill `rect`."""
        super().place(rect)
        self._scroll.place(rect)

    def handle(self, gesture: Gesture) -> bool:
        """Arrow keys with the focus; the pointer at any time."""
        if not isinstance(gesture, Key):
            return self._scroll.handle(gesture)
        step = self.look.px(ARROW)
        match gesture.key:
            case pygame.K_DOWN if self.focused and not self.at_end:
                self._scroll.scroll_to(self.offset + step)
            case pygame.K_UP if self.focused and self.offset:
                self._scroll.scroll_to(self.offset - step)
            case pygame.K_SPACE:
                return self._scroll.handle(Key(pygame.K_PAGEDOWN))
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN | pygame.K_HOME | pygame.K_END:
                return self._scroll.handle(gesture)
            case _:
                return False
        return True

    def draw(self, target: pygame.Surface) -> None:
        """The part in view, and a thin line below it while it has the keyboard."""
        super().draw(target)
        if self.focused:
            unit = self.look.unit
            margin = self.look.px(10)
            ring = self.rect.inflate(2 * margin, 0)
            edge = Stroke(UI.primary, 2 * unit)
            self.look.painter.rounded(target, ring, 8 * unit, None, edge)
