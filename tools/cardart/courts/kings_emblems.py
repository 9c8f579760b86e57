"""What the kings hold, and how: sword in a gauntlet, sceptre, axe, orb on the open hand."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import CLUBS_SHEEN, GOLD, INK, SHADED_STEEL, STEEL, WHITE, WOOD
from tools.cardart.courts.dress import skin, sleeve
from tools.cardart.courts.emblems import shaft
from tools.cardart.courts.hands import STEEL_GLOVE, grip, palm
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, region
from tools.cardart.suits import emblem

__all__ = ["king_emblem"]


def king_emblem(sitter: Sitter) -> None:
    """What the king of this suit holds, with arm and hand."""
    _EMBLEMS[sitter.suit](sitter)


def _sword(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(), sitter.hues
    sleeve(pen, hues.main, STEEL, SHADED_STEEL)
    pen.outlined(disc(0, 23, 5.6), GOLD, 1.8)
    pen.outlined("M-5.6 -112 L0 -124 L5.6 -112 L5.6 -18 L-5.6 -18 Z", STEEL)
    pen.fill("M0 -121 L4.5 -112 L4.5 -19 L0 -19 Z", SHADED_STEEL)
    pen.outlined("M-21 -25 C-12 -21 12 -21 21 -25 L21 -16 C12 -12 -12 -12 -21 -16 Z", GOLD)
    pen.fill(emblem(Suit.DIAMONDS, 0, -18.8, 8), hues.deep)
    grip(pen, STEEL_GLOVE)


def _sceptre(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-3, lean=2), sitter.hues
    sleeve(pen, hues.main, WHITE, hues.deep)
    for x in (-12, -4, 4, 12):
        pen.fill(f"M{x} 23 L{x + 1.8} 28 L{x - 1.8} 28 Z", INK)
    shaft(pen, -77, 6.4, GOLD)
    pen.outlined(emblem(Suit.HEARTS, 0, -100, 42), hues.main, 2.2)
    pen.fill(emblem(Suit.HEARTS, 0, -101.4, 24), hues.accent)
    pen.outlined("M-8 -82 C-3 -80 3 -80 8 -82 L6 -72 C2 -70 -2 -70 -6 -72 Z", GOLD, 1.8)
    for y in (-62, -24):
        pen.outlined(f"M-6 {y} L6 {y} L6 {y + 6} L-6 {y + 6} Z", GOLD, 1.6)
    grip(pen, skin(sitter))


def _axe(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(), sitter.hues
    sleeve(pen, hues.deep, GOLD, hues.deep)
    shaft(pen, -120, 6.4, WOOD)
    blade = (
        "M-3 -107 C-10 -105 -14 -109 -19 -119 C-26 -103 -26 -83 -19 -64 C-14 -76 -10 -80 -3 -78 Z"
    )
    pen.outlined(blade, STEEL)
    pen.fill("M-19 -114 C-24 -100 -24 -84 -19 -69 C-20.6 -84 -20.6 -100 -19 -114 Z", SHADED_STEEL)
    pen.outlined("M3 -106 C8 -104 12 -99 21 -93 C12 -87 8 -82 3 -80 Z", STEEL)
    pen.outlined("M-5 -110 L5 -110 L5 -76 L-5 -76 Z", GOLD, 1.8)
    pen.fill(emblem(Suit.DIAMONDS, 0, -93, 17), hues.deep)
    grip(pen, skin(sitter))
    pen.outlined(disc(-6.4, 5, 2.6), hues.main, 1.3)


def _orb(sitter: Sitter) -> None:
    pen, hues = sitter.emblem(x=-2), sitter.hues
    sleeve(pen, hues.main, GOLD, hues.deep)
    pen.outlined(disc(0, -19, 22), hues.main, 2.2)
    pen.fill(disc(0, -19, 20.8).intersection(disc(-8, -27, 22)), CLUBS_SHEEN)
    inside = disc(0, -19, 21.6)
    girdle = region("M-22 -23 C-8 -17 8 -17 22 -23 L22 -16 C8 -10 -8 -10 -22 -16 Z")
    pen.outlined(girdle.intersection(inside), GOLD, 1.5)
    meridian = region("M-3.6 -41 L3.6 -41 L3.6 -15 L-3.6 -15 Z")
    pen.outlined(meridian.intersection(inside), GOLD, 1.5)
    pen.outlined(emblem(Suit.CLUBS, 0, -59, 38), GOLD)
    palm(pen, skin(sitter))


_EMBLEMS: dict[Suit, Callable[[Sitter], None]] = {
    Suit.SPADES: _sword,
    Suit.HEARTS: _sceptre,
    Suit.DIAMONDS: _axe,
    Suit.CLUBS: _orb,
}
