"""Text on surfaces: six languages, both directions, suit signs (DESIGN §8, stack.md)."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from typing import Literal, NamedTuple

import pygame

from game.ui.fonts import Fonts
from game.ui.linebreak import cut, fill
from game.ui.runs import SUIT_SIGNS, Kind, Piece, Script, pieces
from game.ui.theme import Colour
from game.ui.vector import raster, tinted

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
MARGIN = 0.11
"""In em: what Persian letters reach below FiraGO's descent, added above as well."""
Align = Literal["start", "center", "end"]


class _Style(NamedTuple):
    px: int
    bold: bool
    tabular: bool


class _Line(NamedTuple):
    pieces: tuple[tuple[Piece, int], ...]
    """Each piece and where it starts."""
    width: int


class Typesetter:
    """Sets text in the direction of one language; the surfaces it returns are shared.

    All surfaces of one `px` and `bold` have the same height and the same baseline, whatever
    they say.
    """

    def __init__(self, *, rtl: bool = False, fonts: Fonts | None = None) -> None:
        self.rtl = rtl
        self._fonts = fonts or Fonts()
        self._arranged = lru_cache(maxsize=2048)(self._arrange)
        self._line = lru_cache(maxsize=256)(self._draw_line)
        self._block = lru_cache(maxsize=24)(self._draw_block)
        self._wrapped = lru_cache(maxsize=128)(self._wrap)
        self._suit = lru_cache(maxsize=64)(_draw_suit)

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
        return self._line(text, _style(px, bold, tabular), colour, red or colour)

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
        return self._block(text, _style(px, bold), (colour, red or colour), width, align, leading)

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
            placed.append((piece, x))
            x += self._piece_width(piece, style)
        return _Line(tuple(placed), x)

    def _piece_width(self, piece: Piece, style: _Style) -> int:
        if piece.kind is Kind.SUIT:
            return _suit_size(style) + 2 * _suit_gap(style)
        font = self._font(piece, style)
        if piece.kind is Kind.DIGIT:
            zero = ord(piece.text) - int(piece.text)
            return max(font.size(chr(digit))[0] for digit in range(zero, zero + 10))
        return font.size(piece.text)[0]

    def _font(self, piece: Piece, style: _Style) -> pygame.font.Font:
        return self._fonts.get(style.px, style.bold, piece.script, piece.rtl)

    def _draw_line(self, text: str, style: _Style, colour: Colour, red: Colour) -> pygame.Surface:
        line = self._arranged(text, style)
        surface = pygame.Surface((line.width, self._height(style)), pygame.SRCALPHA)
        baseline = self.baseline(style.px, style.bold)
        for piece, x in line.pieces:
            if piece.kind is Kind.SUIT:
                ink = red if piece.text in "♥♦" else colour
                image = self._suit(piece.text, _suit_size(style), ink)
                top = round(baseline - CAPITAL_MIDDLE * style.px - image.get_height() / 2)
                left = x + _suit_gap(style)
            else:
                font = self._font(piece, style)
                image = font.render(piece.text, True, colour).premul_alpha()
                top = baseline - font.get_ascent() - self._fonts.rise(font, piece.text)
                slack = self._piece_width(piece, style) - image.get_width()
                left = x + slack // 2
            surface.blit(image, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface

    def _wrap(self, text: str, style: _Style, width: int) -> tuple[str, ...]:
        return tuple(fill(text, width, partial(self._measure, style)))

    def _draw_block(
        self,
        text: str,
        style: _Style,
        inks: tuple[Colour, Colour],
        width: int,
        align: Align,
        leading: float,
    ) -> pygame.Surface:
        lines = self._wrapped(text, style, width)
        pitch = round(style.px * leading)
        height = (len(lines) - 1) * pitch + self._height(style)
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        for number, line in enumerate(lines):
            image = self._draw_line(line, style, *inks)
            free = width - image.get_width()
            left = free // 2 if align == "center" else free * ((align == "end") != self.rtl)
            surface.blit(image, (left, number * pitch), special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface


def _style(px: int, bold: bool, tabular: bool = False) -> _Style:
    return _Style(max(px, SMALLEST), bold, tabular)


def _margin(style: _Style) -> int:
    return round(MARGIN * style.px)


def _suit_size(style: _Style) -> int:
    return round(SUIT_HEIGHT * style.px)


def _suit_gap(style: _Style) -> int:
    return max(1, round(SUIT_GAP * style.px))


def _draw_suit(sign: str, size: int, colour: Colour) -> pygame.Surface:
    letter = "SHDC"[SUIT_SIGNS.index(sign)]
    svg = (SUITS / f"{letter}.svg").read_text(encoding="utf-8")
    return raster(tinted(svg, colour), size, size)
