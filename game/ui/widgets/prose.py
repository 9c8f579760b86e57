"""What is read on a page: headings, points, tables, and what is to be copied."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame

from game.ui.paint import Fill, Stroke, put
from game.ui.theme import UI, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import LEADING, Look

__all__ = ["BODY", "Heading", "PointList", "Table", "VerbatimLine"]

BODY = 17
"""The type size of the text."""
INDENT, POINT_GAP = 26, 10
"""Of a point's text, and between points, in u."""
CELL = (12, 9)
"""Room in a cell of a table, in u."""


class Heading(Widget):
    """A title in as many lines as it needs."""

    def __init__(self, look: Look, text: str, size: float = 26) -> None:
        super().__init__(look)
        self.text = text
        self._size = size

    @property
    def told(self) -> Sequence[str]:
        """The title."""
        return (self.text,)

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

    @property
    def told(self) -> Sequence[str]:
        """Each point."""
        return self._points

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

    @property
    def told(self) -> Sequence[str]:
        """The text, whole."""
        return (self._text,)

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


class Table(Widget):
    """Rows of cells; the first row and the first column are bold."""

    def __init__(self, look: Look, rows: Sequence[Sequence[str]]) -> None:
        super().__init__(look)
        self._rows = tuple(tuple(row) for row in rows)

    @property
    def told(self) -> Sequence[str]:
        """Row by row, each cell below the first row after what its column is."""
        heads, *rows = self._rows
        return tuple(
            "; ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True))
            for row in rows
        )

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
