"""Text on surfaces: six languages, both directions, suit signs (DESIGN §8, stack.md)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from math import ceil
from pathlib import Path
from typing import Literal, NamedTuple

import pygame

from game.core.cards import SUIT_LETTERS
from game.ui.cache import StampCache
from game.ui.fonts import Fonts
from game.ui.linebreak import cut, fill
from game.ui.runs import SUIT_SIGNS, Kind, Piece, Script, pieces
from game.ui.theme import Colour
from game.ui.vector import Stamp, raster, tinted

__all__ = ["Align", "Typesetter"]

SMALLEST = 12
"""No text is smaller; a smaller size asked for is set in this one."""
SUITS = Path(__file__).resolve().parents[2] / "sprites" / "suits"
SUIT_HEIGHT = 0.76
"""Of a suit sign, in em: a little more than a capital."""
SUIT_GAP = 0.04
"""In em, on either side of a suit sign."""
CAPITAL_MIDDLE = 0.345
"""Of a capital letter, in em above the baseline."""
MARGIN = 0.12
"""In em: what Persian letters reach below FiraGO's descent, added above as well."""
BUDGET = 24 << 20
"""Bytes of drawn text that are kept."""
Align = Literal["start", "center", "end"]
_Inks = tuple[Colour, Colour]
"""The colour of text, and that of ♥ and ♦."""


class _Style(NamedTuple):
    px: int
    bold: bool
    tabular: bool


class _Layout(NamedTuple):
    width: int
    align: Align
    leading: float


class _Placed(NamedTuple):
    piece: Piece
    x: int
    width: int


class _Line(NamedTuple):
    placed: tuple[_Placed, ...]
    width: int


class Typesetter:
    """Sets text in the direction of one language; the surfaces it returns are shared.

    All surfaces of one `px` and `bold` have the same height and the same baseline, whatever
    they say.
    """

    def __init__(self, *, rtl: bool = False, suits: Path = SUITS) -> None:
        self.rtl = rtl
        self._suits = suits
        self._fonts = Fonts()
        self._kept = StampCache(BUDGET)
        self._arranged = lru_cache(maxsize=2048)(self._arrange)
        self._wrapped = lru_cache(maxsize=128)(self._wrap)
        self._cell = lru_cache(maxsize=64)(_widest_digit)

    def size(
        self, text: str, px: int, bold: bool = False, *, tabular: bool = False
    ) -> tuple[int, int]:
        """Width and height of what `line` returns."""
        style = _style(px, bold, tabular)
        return self._arranged(text, style).width, self._height(style)

    def baseline(self, px: int, bold: bool = False) -> int:
        """How far below the top of a line its baseline is."""
        style = _style(px, bold)
        return self._latin(style).get_ascent() + _margin(style)

    def line(
        self,
        text: str,
        px: int,
        colour: Colour,
        *,
        bold: bool = False,
        tabular: bool = False,
        red: Colour | None = None,
    ) -> pygame.Surface:
        """One line, premultiplied; `red` is for ♥ and ♦, `tabular` keeps digits in cells."""
        inks = (colour, red or colour)
        style = _style(px, bold, tabular)
        return self._once((text, style, inks), lambda: self._draw_line(text, style, inks))

    def wrap(self, text: str, px: int, width: int, *, bold: bool = False) -> list[str]:
        """`text` in lines no wider than `width`, each in logical order."""
        return list(self._wrapped(text, _style(px, bold), width))

    def fit(self, text: str, px: int, width: int, *, bold: bool = False) -> str:
        """`text`, cut short with an ellipsis if it is wider than `width`."""
        return cut(text, width, partial(self._measure, _style(px, bold)))

    def block(  # noqa: PLR0913
        self,
        text: str,
        px: int,
        colour: Colour,
        width: int,
        *,
        bold: bool = False,
        align: Align = "start",
        leading: float = 1.35,
        red: Colour | None = None,
    ) -> pygame.Surface:
        """Wrapped text on a surface exactly `width` wide; start is right in Hebrew and Persian."""
        style = _style(px, bold)
        inks = (colour, red or colour)
        layout = _Layout(width, align, leading)
        return self._once(
            (text, style, inks, layout), lambda: self._draw_block(text, style, inks, layout)
        )

    def _once(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._kept.get(key, lambda: Stamp(draw(), 0)).image

    def _latin(self, style: _Style) -> pygame.font.Font:
        return self._fonts.get(style.px, style.bold, Script.LATIN, False)

    def _height(self, style: _Style) -> int:
        return self._latin(style).get_height() + 2 * _margin(style)

    def _measure(self, style: _Style, text: str) -> int:
        return self._arranged(text, style).width

    def _arrange(self, text: str, style: _Style) -> _Line:
        placed = []
        x = 0
        for piece in pieces(text.replace("\n", " "), rtl=self.rtl, tabular=style.tabular):
            width = self._piece_width(piece, style)
            if width:
                placed.append(_Placed(piece, x, width))
                x += width
        return _Line(tuple(placed), x)

    def _piece_width(self, piece: Piece, style: _Style) -> int:
        if piece.kind is Kind.SUIT:
            return _suit_size(style) + 2 * max(1, round(SUIT_GAP * style.px))
        font = self._font(piece, style)
        if piece.kind is Kind.DIGIT:
            return self._cell(font, ord(piece.text) - int(piece.text))
        return font.size(piece.text)[0]

    def _font(self, piece: Piece, style: _Style) -> pygame.font.Font:
        return self._fonts.get(style.px, style.bold, piece.script, piece.rtl)

    def _draw_line(self, text: str, style: _Style, inks: _Inks) -> pygame.Surface:
        line = self._arranged(text, style)
        surface = pygame.Surface((line.width, self._height(style)), pygame.SRCALPHA)
        baseline = self.baseline(style.px, style.bold)
        for piece, x, width in line.placed:
            draw = self._draw_suit if piece.kind is Kind.SUIT else self._draw_text
            image, rise = draw(piece, style, inks)
            at = (x + (width - image.get_width()) // 2, baseline - rise)
            surface.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface

    def _draw_text(self, piece: Piece, style: _Style, inks: _Inks) -> tuple[pygame.Surface, int]:
        """The drawn piece, and how far above the baseline its top is."""
        font = self._font(piece, style)
        image = font.render(piece.text, True, inks[0]).premul_alpha()
        return image, font.get_ascent() + self._fonts.rise(font, piece.text)

    def _draw_suit(self, piece: Piece, style: _Style, inks: _Inks) -> tuple[pygame.Surface, int]:
        size = _suit_size(style)
        svg = (self._suits / f"{SUIT_LETTERS[SUIT_SIGNS.index(piece.text)]}.svg").read_text("utf-8")
        image = raster(tinted(svg, inks[piece.text in "♥♦"]), size, size)
        return image, round(CAPITAL_MIDDLE * style.px + size / 2)

    def _wrap(self, text: str, style: _Style, width: int) -> tuple[str, ...]:
        return tuple(fill(text, width, partial(self._measure, style)))

    def _draw_block(self, text: str, style: _Style, inks: _Inks, layout: _Layout) -> pygame.Surface:
        lines = self._wrapped(text, style, layout.width)
        pitch = round(style.px * layout.leading)
        height = (len(lines) - 1) * pitch + self._height(style)
        surface = pygame.Surface((layout.width, height), pygame.SRCALPHA)
        for number, line in enumerate(lines):
            image = self._draw_line(line, style, inks)
            free = layout.width - image.get_width()
            at_right = (layout.align == "end") != self.rtl
            left = free // 2 if layout.align == "center" else free * at_right
            surface.blit(image, (left, number * pitch), special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface


def _style(px: int, bold: bool, tabular: bool = False) -> _Style:
    return _Style(max(px, SMALLEST), bold, tabular)


def _margin(style: _Style) -> int:
    return ceil(MARGIN * style.px)


def _suit_size(style: _Style) -> int:
    return round(SUIT_HEIGHT * style.px)


def _widest_digit(font: pygame.font.Font, zero: int) -> int:
    """The width of the widest of the ten digits that start with the character code `zero`."""
    return max(font.size(chr(zero + digit))[0] for digit in range(10))
