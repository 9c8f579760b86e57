"""What the jacks hold: halberd, scroll, banner, torch."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, STEEL, WOOD, Hues
from tools.cardart.courts.emblems import shaft
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc
from tools.cardart.painting import Pen
from tools.cardart.suits import emblem

__all__ = ["jack_emblem"]

_PARCHMENT = "#FBF1DC"


def jack_emblem(sitter: Sitter) -> None:
    """What the jack of this suit holds."""
    _EMBLEMS[sitter.suit](sitter.emblem(), sitter.hues)


def _halberd(pen: Pen, _hues: Hues) -> None:
    shaft(pen, 60, 5, WOOD)
    pen.outlined("M0 16 L5 34 L3 60 L-3 60 L-5 34 Z", STEEL)
    pen.line("M0 22 L0 56", 0.9, "#7B8499")
    blade = "M-3 60 C-10 58 -16 54 -22 48 C-26 62 -26 76 -20 90 C-14 82 -9 78 -3 78 Z"
    pen.outlined(blade, STEEL)
    pen.outlined("M3 62 C10 62 15 64 21 72 C14 72 9 74 3 77 Z", STEEL, 1.8)
    pen.outlined("M-4.6 58 L4.6 58 L4.6 80 L-4.6 80 Z", GOLD, 1.6)
    pen.outlined("M-5 92 L5 92 L5 97 L-5 97 Z", GOLD, 1.5)


def _scroll(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-11 42 L11 42 L11 140 L-11 140 Z", _PARCHMENT)
    pen.fill("M3 43 L10 43 L10 139 L3 139 Z", "#E9D7B2")
    pen.outlined("M-14 38 C-8 34 8 34 14 38 L14 47 C8 51 -8 51 -14 47 Z", _PARCHMENT)
    pen.line("M-6 42.5 C-4 40.6 4 40.6 6 42.5 C4 44.6 -2 44.4 -2 42.8", 1.1)
    pen.outlined("M-11 86 L11 86 L11 94 L-11 94 Z", hues.main, 1.6)
    pen.outlined(
        "M-2 92 L-12 112 L-7 111 L-4 116 L2 94 Z M2 92 L10 113 L5 111 L2 115 L-1 94 Z",
        hues.main,
        1.5,
    )
    pen.outlined(disc(0, 89, 10), hues.deep, 1.8)
    pen.fill(emblem(Suit.HEARTS, 0, 89.6, 11), GOLD)


def _banner(pen: Pen, hues: Hues) -> None:
    shaft(pen, 28, 4.8, WOOD)
    pen.outlined(emblem(Suit.DIAMONDS, 0, 24, 18), GOLD, 1.6)
    pen.outlined("M-18 42 L18 42 L18 98 L9 90 L0 102 L-9 90 L-18 98 Z", hues.deep)
    field = "M-13.8 47 L13.8 47 L13.8 88 L9 83.6 L0 95 L-9 83.6 L-13.8 88 Z"
    pen.fill(field, hues.main)
    pen.outlined(emblem(Suit.DIAMONDS, 0, 66, 30), hues.accent, 1.6)
    pen.outlined("M-20 38 L20 38 L20 43.5 L-20 43.5 Z", GOLD, 1.7)
    for x in (-20, 20):
        pen.outlined(disc(x, 40.8, 3.2), GOLD, 1.5)


def _torch(pen: Pen, _hues: Hues) -> None:
    pen.outlined("M-4 84 L4 84 L5 170 L-5 170 Z", WOOD, 1.8)
    pen.outlined("M-13 72 L13 72 L7 92 L-7 92 Z", GOLD)
    pen.line("M-10.4 79 L10.4 79", 1.3)
    pen.outlined(
        "M-12 71 C-22 56 -10 48 -9 36 C-2 40 -1 44 0 47 C2 38 -1 28 5 19"
        " C7 34 20 44 16 58 C15 64 13 68 12 71 Z",
        "#E08A2C",
    )
    flame = "M-6 70 C-10 60 -3 56 -2 50 C4 54 4 46 5 42 C11 52 10 62 6 70 Z"
    pen.fill(flame, "#F8D774")


_EMBLEMS: dict[Suit, Callable[[Pen, Hues], None]] = {
    Suit.SPADES: _halberd,
    Suit.HEARTS: _scroll,
    Suit.DIAMONDS: _banner,
    Suit.CLUBS: _torch,
}
