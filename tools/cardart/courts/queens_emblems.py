"""What the queens hold, and how: a mirror, a rose at the lips, an open fan, a laurel sprig."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, INK, WHITE
from tools.cardart.courts.dress import skin, sleeve
from tools.cardart.courts.emblems import shaft
from tools.cardart.courts.hands import grip, pinch
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import ellipse, placed, polar, polygon, region
from tools.cardart.suits import SUITS, emblem

__all__ = ["queen_emblem"]

_STEM_GREEN, _LEAF_LIT, _LEAF_SHADED = "#2F7A4F", "#3F8F5F", "#2C7A5B"
_FAN_FIRST, _FAN_LAST, _BLADES = -130, -57, 7


def queen_emblem(sitter: Sitter) -> None:
    """What the queen of this suit holds, with arm and hand."""
    _EMBLEMS[sitter.suit](sitter)


def _mirror(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-6, lean=4), sitter.hues
    sleeve(pen, hues.main, GOLD, hues.deep)
    shaft(pen, -57, 6, GOLD)
    pen.outlined(ellipse(0, -84, 21, 30), GOLD, 2.2)
    pen.outlined(ellipse(0, -84, 15, 23.4), "#C9DCEC", 1.8)
    glass = ellipse(0, -84, 14, 22.4)
    for gleam in ("M-16 -78 L10 -110 L17 -110 L-16 -68 Z", "M-16 -62 L16 -101 L16 -96 L-13 -60 Z"):
        pen.fill(region(gleam).intersection(glass), WHITE)
    pen.outlined(emblem(Suit.SPADES, 0, -115, 16), hues.main, 1.6)
    pen.outlined("M-7 -56 L7 -56 L5 -48 L-5 -48 Z", GOLD, 1.6)
    pinch(pen, skin(sitter))


def _rose(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-9, lean=-4), sitter.hues
    sleeve(pen, hues.main, hues.light, hues.main)
    stem = "M0 -46 C1 -30 -1 -14 0 26"
    pen.line(stem, 5.6)
    pen.line(stem, 2.8, _STEM_GREEN)
    leaf = region("M0 0 C6 -14 18 -16 24 -14 C22 -4 12 4 0 0 Z")
    for side, y in ((1, -22), (-1, -32)):
        pen.outlined(placed(leaf, 0, y, stretch=(side, 1)), _STEM_GREEN, 1.8)
        pen.line(f"M0 {y} L{side * 15} {y - 9.5}", 1.0)
    pen.outlined("M-12 -49 C-6 -57 6 -57 12 -49 C8 -41 -8 -41 -12 -49 Z", _STEM_GREEN, 1.8)
    outer = "M-22 -75 C-26 -61 -14 -47 0 -47 C14 -47 26 -61 22 -75 C18 -83 -18 -83 -22 -75 Z"
    pen.outlined(outer, hues.main)
    pen.outlined(
        "M-22 -73 C-20 -85 -8 -89 0 -83 C8 -89 20 -85 22 -73 C14 -59 6 -57 0 -57"
        " C-6 -57 -14 -59 -22 -73 Z",
        "#D8414F",
        1.8,
    )
    pen.outlined("M-12 -75 C-10 -91 10 -91 12 -75 C8 -65 -8 -65 -12 -75 Z", hues.main, 1.7)
    pen.line("M-7 -76 C-5 -83 5 -83 6 -77 C6 -71 -2 -70 -2 -74.4", 1.5)
    pinch(pen, skin(sitter))


def _fan(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-12), sitter.hues
    sleeve(pen, hues.accent, GOLD, hues.deep)
    step = (_FAN_LAST - _FAN_FIRST) / _BLADES
    foot = (0.0, 4.0)

    def at(radius: float, degrees: float) -> tuple[float, float]:
        return polar(radius, degrees, *foot)

    for blade in range(_BLADES):
        begin = _FAN_FIRST + step * blade
        middle, end = begin + step / 2, begin + step
        colours = (hues.deep, hues.accent) if blade % 2 == 0 else (WHITE, hues.deep)
        pen.outlined(polygon([foot, at(64, begin), at(69, middle), at(64, end)]), colours[0], 1.6)
        sign = region(SUITS[Suit.DIAMONDS].outline)
        pen.fill(placed(sign, *at(50, middle), 1, middle + 90, stretch=(0.07, 0.2)), colours[1])
    guard = polygon([foot, *(at(32, _FAN_FIRST + step * i / 3) for i in range(_BLADES * 3 + 1))])
    pen.outlined(guard, GOLD, 1.8)
    for blade in range(1, _BLADES):
        rib = at(32, _FAN_FIRST + step * blade)
        pen.line(f"M{foot[0]} {foot[1]} L{rib[0]:.2f} {rib[1]:.2f}", 1.1)
    grip(pen, skin(sitter))


def _sprig(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(lean=3), sitter.hues
    sleeve(pen, hues.main, hues.light, hues.deep)
    stem = "M0 -113 C2 -77 -1 -37 0 26"
    pen.line(stem, 5.2, INK)
    pen.line(stem, 2.4, "#5B7F3A")
    leaf = region("M0 0 C4 -11 14 -19 24 -19 C24 -7 13 3 0 0 Z")
    for pair, y in enumerate((-28, -53, -77, -98)):
        size = 1.02 - pair * 0.08
        for side, colour in ((-1, _LEAF_LIT), (1, _LEAF_SHADED)):
            pen.outlined(placed(leaf, 0, y, size, stretch=(side, 1)), colour, 1.7)
            pen.line(f"M0 {y} L{side * 15 * size:.1f} {y - 11.5 * size:.1f}", 0.9)
    pen.outlined("M0 -107 C-7 -113 -6 -120 0 -126 C6 -120 7 -113 0 -107 Z", _LEAF_LIT, 1.7)
    pinch(pen, skin(sitter))


_EMBLEMS: dict[Suit, Callable[[Sitter], None]] = {
    Suit.SPADES: _mirror,
    Suit.HEARTS: _rose,
    Suit.DIAMONDS: _fan,
    Suit.CLUBS: _sprig,
}
