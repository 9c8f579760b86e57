"""The kings' and jacks' collars."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, INK, WHITE, Hues
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, polar
from tools.cardart.painting import Pen
from tools.cardart.suits import emblem

__all__ = ["jack_collar", "king_collar"]

_Drawn = Callable[[Pen, Hues], None]


def king_collar(sitter: Sitter) -> None:
    """The collar of the king of this suit, over the robe."""
    _KINGS[sitter.suit](sitter.body(), sitter.hues)


def jack_collar(sitter: Sitter) -> None:
    """The collar of the jack of this suit, over the coat."""
    _JACKS[sitter.suit](sitter.body(), sitter.hues)


def _ermine(pen: Pen, _hues: Hues) -> None:
    pen.outlined(
        "M-16 110 C-40 121 -54 123 -64 132 C-60 147 -46 153 -31 151 C-14 149 -4 143 0 134"
        " C4 143 14 149 31 151 C46 153 60 147 64 132 C54 123 40 121 16 110 Z",
        WHITE,
        2.2,
    )
    for x, y in ((-50, 134), (-39, 142), (-37, 129), (-24, 138), (-11, 132)):
        pen.fill(f"M{x} {y - 4} L{x + 2} {y + 1.6} L{x - 2} {y + 1.6} Z", INK, both=True)
        pen.line(
            f"M{x} {y + 1} L{x - 2.3} {y + 4.6} M{x} {y + 1} L{x} {y + 5}"
            f" M{x} {y + 1} L{x + 2.3} {y + 4.6}",
            1.1,
            both=True,
        )


def _scalloped(pen: Pen, _hues: Hues) -> None:
    pen.outlined(
        "M-16 108 C-44 120 -58 122 -68 132 C-67 140 -62 146 -56 142 C-53 151 -44 154 -38 146"
        " C-35 155 -25 156 -20 147 C-16 154 -6 152 0 141 C6 152 16 154 20 147"
        " C25 156 35 155 38 146 C44 154 53 151 56 142 C62 146 67 140 68 132"
        " C58 122 44 120 16 108 Z",
        GOLD,
        2.1,
    )
    pen.outlined(
        "M-16 106 C-40 117 -50 120 -58 128 C-57 134 -53 138 -48 135 C-45 143 -37 145 -32 138"
        " C-29 146 -20 146 -16 139 C-12 144 -4 142 0 134 C4 142 12 144 16 139"
        " C20 146 29 146 32 138 C37 145 45 143 48 135 C53 138 57 134 58 128"
        " C50 120 40 117 16 106 Z",
        WHITE,
    )


def _pectoral(pen: Pen, hues: Hues) -> None:
    pen.outlined(
        "M-18 108 C-44 118 -58 122 -66 130 C-58 150 -30 160 0 160 C30 160 58 150 66 130"
        " C58 122 44 118 18 108 Z",
        GOLD,
        2.2,
    )
    pen.outlined(
        "M-20 112 C-40 120 -48 123 -54 129 C-46 142 -24 148 0 148 C24 148 46 142 54 129"
        " C48 123 40 120 20 112 Z",
        hues.deep,
        1.8,
    )
    for place in range(-4, 5):
        x, y = polar(1, 90 + place * 15)
        pen.fill(emblem(Suit.DIAMONDS, 59.16 * x, 118 + 36 * y, 10), hues.deep)
    for place in range(-3, 4):
        x, y = polar(1, 90 + place * 17)
        pen.fill(disc(44 * x, 117 + 24.5 * y, 2.4), GOLD)


def _chained(pen: Pen, hues: Hues) -> None:
    """A plain mantle with a chain of office, so that this dark beard is not taken for the other."""
    pen.outlined(
        "M-16 109 C-42 119 -58 122 -70 131 C-62 148 -40 156 0 157 C40 156 62 148 70 131"
        " C58 122 42 119 16 109 Z",
        hues.deep,
        2.2,
    )
    pen.line("M-62 131 C-54 143 -34 150 0 150.5 C34 150 54 143 62 131", 1.6, hues.main)
    for place in range(-4, 5):
        x, y = polar(1, 90 + place * 17)
        pen.outlined(disc(46 * x, 118 + 22 * y, 3.6), GOLD, 1.4)
    pen.outlined(emblem(Suit.CLUBS, 0, 146, 23), GOLD, 1.6)


def _pointed(pen: Pen, _hues: Hues) -> None:
    pen.outlined(
        "M-12 112 C-26 117 -40 121 -50 127 L-34 142 L0 126 L34 142 L50 127"
        " C40 121 26 117 12 112 C6 120 -6 120 -12 112 Z",
        WHITE,
    )


def _round(pen: Pen, hues: Hues) -> None:
    pen.outlined(
        "M-12 111 C-28 117 -44 120 -56 128 C-48 142 -20 148 0 146 C20 148 48 142 56 128"
        " C44 120 28 117 12 111 C6 120 -6 120 -12 111 Z",
        WHITE,
    )
    pen.line("M-46 130 C-36 138 -16 141 0 140 C16 141 36 138 46 130", 1.3, hues.main)


def _toothed(pen: Pen, hues: Hues) -> None:
    tips = ((11, 148), (29, 145), (44, 140))
    pen.outlined(
        "M-12 111 C-26 117 -40 121 -52 128 L-44 140 L-37 131 L-29 145 L-21 134 L-11 148 L0 136"
        " L11 148 L21 134 L29 145 L37 131 L44 140 L52 128"
        " C40 121 26 117 12 111 C6 119 -6 119 -12 111 Z",
        WHITE,
    )
    for x, y in tips:
        pen.fill(disc(x, y - 5.5, 1.5), hues.deep, both=True)


def _lobed(pen: Pen, hues: Hues) -> None:
    pen.outlined(
        "M-12 111 C-30 118 -46 120 -58 128 C-54 136 -48 140 -40 135 C-37 146 -26 147 -20 139"
        " C-15 150 -4 148 0 138 C4 148 15 150 20 139 C26 147 37 146 40 135"
        " C48 140 54 136 58 128 C46 120 30 118 12 111 C6 119 -6 119 -12 111 Z",
        GOLD,
    )
    pen.outlined(emblem(Suit.CLUBS, 0, 131, 15), hues.main, 1.4)


_KINGS: dict[Suit, _Drawn] = {
    Suit.SPADES: _ermine,
    Suit.HEARTS: _scalloped,
    Suit.DIAMONDS: _pectoral,
    Suit.CLUBS: _chained,
}
_JACKS: dict[Suit, _Drawn] = {
    Suit.SPADES: _pointed,
    Suit.HEARTS: _round,
    Suit.DIAMONDS: _toothed,
    Suit.CLUBS: _lobed,
}
