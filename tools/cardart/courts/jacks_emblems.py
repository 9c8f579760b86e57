"""What the jacks hold, and how: halberd, letter, falcon on the glove, torch."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, INK, STEEL, WHITE, WOOD
from tools.cardart.courts.dress import skin, sleeve
from tools.cardart.courts.emblems import shaft
from tools.cardart.courts.hands import LEATHER, glove, grip, thumb
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc
from tools.cardart.suits import emblem

__all__ = ["jack_emblem"]

_PARCHMENT, _SHADED_PARCHMENT, _WRITING = "#FBF1DC", "#E9D7B2", "#6B5A45"
_FEATHERS, _BREAST = "#7A5234", "#F0DDBD"


def jack_emblem(sitter: Sitter) -> None:
    """What the jack of this suit holds, with arm and hand."""
    _EMBLEMS[sitter.suit](sitter)


def _halberd(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(), sitter.hues
    sleeve(pen, hues.accent, hues.deep, hues.accent)
    shaft(pen, -87, 5.4, WOOD)
    pen.outlined("M0 -127 L5.4 -112 L3 -87 L-3 -87 L-5.4 -112 Z", STEEL)
    pen.line("M0 -122 L0 -91", 0.9, "#7B8499")
    blade = "M-3 -87 C-10 -89 -16 -93 -21 -99 C-25 -85 -25 -71 -19 -57 C-14 -65 -9 -69 -3 -69 Z"
    pen.outlined(blade, STEEL)
    pen.outlined("M3 -85 C10 -85 15 -83 21 -75 C14 -75 9 -73 3 -70 Z", STEEL, 1.8)
    pen.outlined("M-4.6 -89 L4.6 -89 L4.6 -67 L-4.6 -67 Z", GOLD, 1.6)
    pen.outlined("M-3 -55 L3 -55 L8 -38 L0 -43 L-8 -38 Z", hues.main, 1.6)
    grip(pen, skin(sitter))


def _letter(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-9, lean=6), sitter.hues
    sleeve(pen, hues.accent, WHITE, hues.main)
    pen.outlined("M-24 -72 L22 -76 L26 2 L-22 6 Z", _PARCHMENT)
    pen.fill("M9 -74 L21 -75 L25 1 L13 2 Z", _SHADED_PARCHMENT)
    pen.outlined("M-25 -79 C-10 -74 8 -82 23 -82 L23 -72 C8 -72 -10 -64 -25 -70 Z", _PARCHMENT, 1.8)
    for row, end in enumerate((16, 13, 17, 6)):
        y = -58 + row * 9
        pen.line(f"M-16 {y} L{end} {y - 2.6}", 1.6, _WRITING)
    pen.outlined(disc(13, -17, 9), hues.main, 1.8)
    pen.fill(emblem(Suit.HEARTS, 13, -16.4, 10), GOLD)
    thumb(pen, skin(sitter))


def _falcon(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-1), sitter.hues
    sleeve(pen, hues.accent, hues.deep, hues.accent)
    pen.outlined("M6 -20 L21 10 L13 14 L0 -14 Z", _FEATHERS, 1.8)
    pen.outlined(
        "M-3 -76 C-14 -74 -19 -62 -18 -48 C-18 -30 -10 -14 2 -12 C13 -12 19 -26 17 -42"
        " C15 -58 12 -76 -3 -76 Z",
        _BREAST,
    )
    for x, y in ((-12, -48), (-6, -42), (-13, -38), (-7, -31), (-3, -22)):
        pen.fill(f"M{x - 1.6} {y - 2.6} L{x + 1.6} {y - 2.6} L{x} {y + 2.6} Z", _FEATHERS)
    pen.outlined(
        "M4 -60 C16 -56 22 -40 20 -22 C19 -12 17 -4 13 4 C8 -8 -2 -22 -3 -40 C-3 -50 0 -58 4 -60 Z",
        _FEATHERS,
    )
    for fold in ("M5 -46 C10 -34 14 -22 15 -8", "M11 -50 C15 -40 17.6 -30 17.6 -20"):
        pen.line(fold, 1.3, _BREAST)
    pen.outlined(
        "M-18 -62 C-20 -78 -6 -86 4 -80 C11 -76 11 -64 6 -58 C-2 -62 -10 -60 -18 -62 Z", _FEATHERS
    )
    pen.fill("M-15 -64 C-16 -72 -10 -74 -6 -72 C-6 -66 -10 -62 -15 -64 Z", _BREAST)
    pen.outlined("M-17.6 -71 C-24 -71 -25.6 -66 -24 -61 C-21 -64 -18 -63 -15.4 -65 Z", GOLD, 1.6)
    pen.fill(disc(-9.6, -71, 2.4), INK)
    pen.line("M-4 -13 L-5 -7 M4 -13 L4 -7", 3.2, GOLD)
    glove(pen, LEATHER)
    pen.line("M-5 -9 C-12 4 -10 16 -15 24", 1.6, hues.deep)


def _torch(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-5, lean=6), sitter.hues
    sleeve(pen, hues.main, GOLD, hues.deep)
    pen.outlined("M-4 -60 L4 -60 L5 26 L-5 26 Z", WOOD, 1.8)
    pen.outlined("M-14 -72 L14 -72 L8 -50 L-8 -50 Z", GOLD)
    pen.line("M-11 -64 L11 -64", 1.5)
    pen.outlined(
        "M-13 -73 C-24 -89 -12 -98 -11 -112 C-4 -108 -2 -103 -1 -100 C1 -110 -1 -118 5 -126"
        " C7 -112 22 -102 18 -87 C17 -80 14 -76 13 -73 Z",
        "#E08A2C",
    )
    pen.fill("M-7 -74 C-11 -85 -4 -89 -2 -96 C4 -92 5 -98 6 -103 C12 -93 11 -82 7 -74 Z", "#F8D774")
    grip(pen, skin(sitter))


_EMBLEMS: dict[Suit, Callable[[Sitter], None]] = {
    Suit.SPADES: _halberd,
    Suit.HEARTS: _letter,
    Suit.DIAMONDS: _falcon,
    Suit.CLUBS: _torch,
}
