"""The queens' crowns, lower and lighter than the kings'."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, WHITE, Hues
from tools.cardart.courts.crowns import band, band_jewels
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, mirrored, placed, region
from tools.cardart.painting import Pen
from tools.cardart.suits import emblem

__all__ = ["tiara"]


def tiara(sitter: Sitter) -> None:
    """The crown of the queen of this suit."""
    _TIARAS[sitter.suit](sitter.head(rise=2), sitter.hues)


def _pearled(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-22 0 L-25 -18 L-15 -9 L-9.5 -23 L0 -11 L9.5 -23 L15 -9 L25 -18 L22 0 Z", GOLD)
    for x, y, radius in ((-25, -19, 2.7), (-9.5, -24, 2.9), (9.5, -24, 2.9), (25, -19, 2.7)):
        pen.outlined(disc(x, y, radius), WHITE, 1.5)
    pen.outlined(emblem(Suit.SPADES, 0, -19, 20), hues.main, 1.6)
    band(pen, 22.5, -5, 4)
    band_jewels(pen, hues, 1.5)


def _scalloped(pen: Pen, hues: Hues) -> None:
    pen.outlined(
        "M-22 1 C-27 -8 -23 -16 -17 -15 C-16 -22 -9 -24 -6 -20 C-3 -26 3 -26 6 -20"
        " C9 -24 16 -22 17 -15 C23 -16 27 -8 22 1 Z",
        GOLD,
    )
    for x in (-17, 17):
        pen.fill(disc(x, -9, 2.2), hues.deep)
    pen.outlined(emblem(Suit.HEARTS, 0, -16, 20), hues.main, 1.6)
    band(pen, 22.5, -4, 4)
    for x in range(-18, 19, 6):
        pen.fill(disc(x, 2.4 - abs(x) * 0.07, 1.5), WHITE)


def _peaked(pen: Pen, hues: Hues) -> None:
    pen.outlined(
        "M-23 2 L-28 -11 L-16 -10 L-15 -21 L-9 -17 L0 -35 L9 -17 L15 -21 L16 -10 L28 -11 L23 2 Z",
        GOLD,
    )
    pen.outlined(emblem(Suit.DIAMONDS, 0, -15, 20), hues.deep, 1.4)
    for x in (-17, 17):
        pen.fill(emblem(Suit.DIAMONDS, x, -6.5, 8), hues.deep)
    band(pen, 23, -4, 4)
    for x in (-16, -8, 0, 8, 16):
        pen.fill(emblem(Suit.DIAMONDS, x, 2.2 - abs(x) * 0.06, 6), hues.deep)


def _laurelled(pen: Pen, hues: Hues) -> None:
    leaf = region("M0 0 C-3 -6 -2 -12 3 -17 C7 -11 6 -4 0 0 Z")
    for x, y, lean in ((-23, 0, -34), (-17, -3, -26), (-11, -5, -18), (-5.4, -6.4, -9)):
        pen.outlined(mirrored(placed(leaf, x, y, 1.02, lean)), GOLD, 1.6)
    band(pen, 23, -4, 4)
    pen.outlined(emblem(Suit.CLUBS, 0, -13, 21), hues.main, 1.6)


_TIARAS: dict[Suit, Callable[[Pen, Hues], None]] = {
    Suit.SPADES: _pearled,
    Suit.HEARTS: _scalloped,
    Suit.DIAMONDS: _peaked,
    Suit.CLUBS: _laurelled,
}
