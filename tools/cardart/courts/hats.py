"""The jacks' hats."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, WHITE, Hues
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, placed, polar, region
from tools.cardart.painting import Pen
from tools.cardart.suits import emblem

__all__ = ["hat"]


def hat(sitter: Sitter) -> None:
    """The hat of the jack of this suit."""
    _HATS[sitter.suit](sitter.head(), sitter.hues)


def _feather(pen: Pen, shape: str, colour: str, quill: str) -> None:
    pen.outlined(shape, colour, 1.9)
    pen.line(quill, 1.2)


def _beret(pen: Pen, hues: Hues) -> None:
    crown = "M-31 -6 C-38 -24 -12 -36 8 -32 C30 -30 36 -14 27 -2 C10 4 -14 4 -31 -6 Z"
    pen.outlined(crown, hues.main, 2.1)
    pen.line("M-22 -12 C-10 -22 8 -26 24 -18", 1.3)
    pen.outlined("M-25 -9 C-10 -3 10 -3 25 -7 L24 4 C10 7.6 -10 7.6 -24 4 Z", hues.deep)
    _feather(
        pen,
        "M15 -14 C10 -36 -14 -47 -34 -36 C-26 -35 -30 -31 -24 -29 C-16 -30 -18 -24 -10 -22"
        " C-4 -22 6 -20 15 -14 Z",
        WHITE,
        "M13 -15 C4 -28 -12 -36 -26 -34",
    )
    pen.outlined(emblem(Suit.SPADES, 15, -8, 18), GOLD, 1.5)


def _split_brim(pen: Pen, hues: Hues) -> None:
    _feather(
        pen,
        "M-16 -20 C-24 -42 -4 -48 12 -41 C26 -36 36 -24 37 -8 C28 -20 14 -26 -2 -24 Z",
        GOLD,
        "M-8 -26 C4 -38 22 -32 33 -16",
    )
    pen.outlined("M-24 0 C-29 -22 -16 -33 0 -33 C16 -33 29 -22 24 0 Z", hues.main, 2.1)
    pen.line("M0 -32 L0 -10", 1.2)
    pen.line("M-12 -29 C-16 -22 -16 -16 -15 -10", 1.2, both=True)
    brim = (
        "M-30 -12 C-20 -4 -8 -2 0 -9 C8 -2 20 -4 30 -12 C30 0 26 5 22 6"
        " C10 9.6 -10 9.6 -22 6 C-26 5 -30 0 -30 -12 Z"
    )
    pen.outlined(brim, hues.deep)
    pen.outlined(emblem(Suit.HEARTS, 0, -8, 15), GOLD, 1.5)


def _pointed(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-26 -2 C-26 -24 -14 -36 2 -37 C12 -36 22 -22 25 -4 Z", hues.main, 2.1)
    pen.line("M2 -36 C-2 -26 -4 -18 -4 -8", 1.2)
    _feather(
        pen,
        "M-22 -6 C-34 -18 -34 -32 -28 -43 C-18 -36 -12 -22 -12 -6 Z",
        hues.deep,
        "M-17 -8 C-22 -18 -26 -28 -27.4 -38",
    )
    brim = "M-32 -14 C-22 -4 8 -8 34 -1 C28 7 10 8 -4 7 C-16 7 -30 4 -32 -14 Z"
    pen.outlined(brim, hues.deep)
    pen.outlined(emblem(Suit.DIAMONDS, -17, -5, 17), GOLD, 1.5)


def _toque(pen: Pen, hues: Hues) -> None:
    """A pleated hat that widens upwards, two leaves for a plume."""
    leaf = region("M0 0 C-11 -10 -12 -27 1 -42 C14 -26 12 -9 0 0 Z")
    for lean, size in ((70, 0.86), (38, 1.0)):
        pen.outlined(placed(leaf, 13, -12, size, lean), "#8DBF62", 1.7)
        pen.line(_vein(13, -12, 33 * size, lean), 1.1)
    pen.outlined(
        "M-23 -4 L-30 -25 C-28 -32 -20 -34 -14 -31 C-10 -36 -2 -37 2 -33 C7 -37 15 -36 18 -31"
        " C24 -33 29 -30 29 -25 L23 -4 Z",
        hues.main,
        2.1,
    )
    for fold in ("M-14 -31 L-11 -9", "M2 -33 L1.6 -8", "M18 -31 L14 -9"):
        pen.line(fold, 1.2)
    pen.outlined("M-25 -10 C-10 -4 10 -4 25 -10 L24 4 C10 8 -10 8 -24 4 Z", GOLD)
    for x in (-18, -9.5, -1):
        pen.fill(disc(x, -0.4 - abs(x) * 0.08, 1.9), hues.deep)
    pen.outlined(emblem(Suit.CLUBS, 13, -7, 20), GOLD, 1.6)


def _vein(x: float, y: float, length: float, lean: float) -> str:
    ex, ey = polar(length, lean - 90, x, y)
    return f"M{x} {y} L{ex} {ey}"


_HATS: dict[Suit, Callable[[Pen, Hues], None]] = {
    Suit.SPADES: _beret,
    Suit.HEARTS: _split_brim,
    Suit.DIAMONDS: _pointed,
    Suit.CLUBS: _toque,
}
