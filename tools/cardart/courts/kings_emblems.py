"""What the kings hold: sword, sceptre, axe, orb."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import CLUBS_SHEEN, GOLD, SHADED_STEEL, STEEL, WOOD, Hues
from tools.cardart.courts.emblems import shaft
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, region
from tools.cardart.painting import Pen
from tools.cardart.suits import emblem

__all__ = ["king_emblem"]


def king_emblem(sitter: Sitter) -> None:
    """What the king of this suit holds."""
    _EMBLEMS[sitter.suit](sitter.emblem(), sitter.hues)


def _sword(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-5 32 L0 20 L5 32 L5 130 L-5 130 Z", STEEL)
    pen.fill("M0 24 L3.9 32.4 L3.9 129 L0 129 Z", SHADED_STEEL)
    pen.outlined("M-19 123 C-12 126 12 126 19 123 L19 131 C12 134 -12 134 -19 131 Z", GOLD)
    pen.fill(emblem(Suit.DIAMONDS, 0, 128.4, 7), hues.deep)


def _sceptre(pen: Pen, hues: Hues) -> None:
    shaft(pen, 70, 6, GOLD)
    pen.outlined(emblem(Suit.HEARTS, 0, 45, 40), hues.main, 2.2)
    pen.fill(emblem(Suit.HEARTS, 0, 43.6, 24), hues.accent)
    pen.outlined("M-8 64 C-3 66 3 66 8 64 L6 73 C2 75 -2 75 -6 73 Z", GOLD, 1.8)
    for y in (84, 128):
        pen.outlined(f"M-6 {y} L6 {y} L6 {y + 6} L-6 {y + 6} Z", GOLD, 1.6)


def _axe(pen: Pen, hues: Hues) -> None:
    shaft(pen, 24, 6, WOOD)
    blade = "M-3 40 C-10 42 -16 38 -23 28 C-29 44 -29 60 -23 78 C-16 68 -10 64 -3 66 Z"
    pen.outlined(blade, STEEL)
    pen.fill("M-22.6 32 C-27 44 -27 60 -22.4 74.4 C-24.2 60 -24.2 46 -22.6 32 Z", SHADED_STEEL)
    pen.outlined("M3 42 C8 44 12 48 20 53 C12 58 8 62 3 64 Z", STEEL)
    pen.outlined("M-5 38 L5 38 L5 68 L-5 68 Z", GOLD, 1.8)
    pen.fill(emblem(Suit.DIAMONDS, 0, 53, 16), hues.deep)
    pen.outlined("M-3 24 L0 17 L3 24 Z", STEEL, 1.6)


def _orb(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-7 126 L7 126 L10 140 L-10 140 Z", GOLD, 1.8)
    pen.outlined(disc(0, 106, 21), hues.main, 2.2)
    pen.fill(disc(0, 106, 19.8).intersection(disc(-8, 98, 22)), CLUBS_SHEEN)
    inside = disc(0, 106, 20.6)
    girdle = region("M-21 102 C-8 108 8 108 21 102 L21 109 C8 115 -8 115 -21 109 Z")
    pen.outlined(girdle.intersection(inside), GOLD, 1.5)
    meridian = region("M-3.4 85 L3.4 85 L3.4 110 L-3.4 110 Z")
    pen.outlined(meridian.intersection(inside), GOLD, 1.5)
    pen.outlined(emblem(Suit.CLUBS, 0, 67, 38), GOLD)


_EMBLEMS: dict[Suit, Callable[[Pen, Hues], None]] = {
    Suit.SPADES: _sword,
    Suit.HEARTS: _sceptre,
    Suit.DIAMONDS: _axe,
    Suit.CLUBS: _orb,
}
