"""What the queens hold: mirror, rose, fan, laurel sprig."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, INK, WHITE, Hues
from tools.cardart.courts.emblems import shaft
from tools.cardart.courts.sitter import GRIP, Sitter
from tools.cardart.geometry import ellipse, placed, polar, polygon, region
from tools.cardart.painting import Pen
from tools.cardart.suits import SUITS, emblem

__all__ = ["queen_emblem"]

_STEM_GREEN, _LEAF_LIT, _LEAF_SHADED = "#2F7A4F", "#3F8F5F", "#2C7A5B"


def queen_emblem(sitter: Sitter) -> None:
    """What the queen of this suit holds."""
    _EMBLEMS[sitter.suit](sitter.emblem(), sitter.hues)


def _mirror(pen: Pen, hues: Hues) -> None:
    shaft(pen, 90, 6, GOLD)
    pen.outlined(ellipse(0, 60, 22, 32), GOLD, 2.2)
    pen.outlined(ellipse(0, 60, 15.5, 25), "#C9DCEC", 1.8)
    glass = ellipse(0, 60, 14.4, 24)
    for gleam in ("M-16 66 L10 34 L17 34 L-16 76 Z", "M-16 82 L16 43 L16 48 L-13 84 Z"):
        pen.fill(region(gleam).intersection(glass), WHITE)
    pen.outlined(emblem(Suit.SPADES, 0, 26, 17), hues.main, 1.6)
    pen.outlined("M-7 90 L7 90 L5 98 L-5 98 Z", GOLD, 1.6)


def _rose(pen: Pen, hues: Hues) -> None:
    stem = f"M0 70 L0 {GRIP + 20}"
    pen.line(stem, 5.6)
    pen.line(stem, 2.6, _STEM_GREEN)
    leaf = region("M0 0 C6 -14 18 -16 24 -14 C22 -4 12 4 0 0 Z")
    for side, y in ((-1, 104), (1, 92)):
        pen.outlined(placed(leaf, 0, y, stretch=(side, 1)), _STEM_GREEN, 1.8)
        pen.line(f"M0 {y} L{side * 15} {y - 9.5}", 1.0)
    pen.outlined("M-12 70 C-6 62 6 62 12 70 C8 78 -8 78 -12 70 Z", _STEM_GREEN, 1.8)
    outer = "M-22 44 C-26 58 -14 72 0 72 C14 72 26 58 22 44 C18 36 -18 36 -22 44 Z"
    pen.outlined(outer, hues.main)
    pen.outlined(
        "M-22 46 C-20 34 -8 30 0 36 C8 30 20 34 22 46 C14 60 6 62 0 62 C-6 62 -14 60 -22 46 Z",
        "#D8414F",
        1.8,
    )
    pen.outlined("M-12 44 C-10 28 10 28 12 44 C8 54 -8 54 -12 44 Z", hues.main, 1.7)
    pen.line("M-7 43 C-5 36 5 36 6 42 C6 48 -2 49 -2 44.6", 1.5)


def _fan(pen: Pen, hues: Hues) -> None:
    x, y, first, last, blades = -3, 147, -119, -67, 7
    step = (last - first) / blades

    def at(radius: float, degrees: float) -> tuple[float, float]:
        return polar(radius, degrees, x, y)

    for blade in range(blades):
        begin = first + step * blade
        middle, end = begin + step / 2, begin + step
        colours = (hues.deep, hues.accent) if blade % 2 == 0 else (hues.accent, hues.deep)
        pen.outlined(polygon([(x, y), at(72, begin), at(76, middle), at(72, end)]), colours[0], 1.6)
        sign = region(SUITS[Suit.DIAMONDS].outline)
        pen.fill(placed(sign, *at(57, middle), 1, middle + 90, stretch=(0.06, 0.2)), colours[1])
        pen.line(_segment(at(34, begin), at(72, begin)), 1.2)
    guard = polygon([(x, y), *(at(35, first + (last - first) * i / 24) for i in range(25))])
    pen.outlined(guard, GOLD, 1.8)
    for blade in range(1, blades):
        pen.line(_segment((x, y), at(34, first + step * blade)), 1.0)


def _segment(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f"M{start[0]:.2f} {start[1]:.2f} L{end[0]:.2f} {end[1]:.2f}"


def _sprig(pen: Pen, _hues: Hues) -> None:
    stem = f"M0 34 C2 70 -1 110 0 {GRIP + 20}"
    pen.line(stem, 5.2, INK)
    pen.line(stem, 2.4, "#5B7F3A")
    leaf = region("M0 0 C4 -10 14 -17 23 -17 C23 -7 13 3 0 0 Z")
    for pair, y in enumerate((124, 104, 84, 64, 46)):
        size = 0.98 - pair * 0.07
        for side, colour in ((-1, _LEAF_LIT), (1, _LEAF_SHADED)):
            pen.outlined(placed(leaf, 0, y, size, stretch=(side, 1)), colour, 1.7)
            pen.line(f"M0 {y} L{side * 14 * size:.1f} {y - 10.5 * size:.1f}", 0.9)
    pen.outlined("M0 40 C-7 34 -6 24 0 18 C6 24 7 34 0 40 Z", _LEAF_LIT, 1.7)


_EMBLEMS: dict[Suit, Callable[[Pen, Hues], None]] = {
    Suit.SPADES: _mirror,
    Suit.HEARTS: _rose,
    Suit.DIAMONDS: _fan,
    Suit.CLUBS: _sprig,
}
