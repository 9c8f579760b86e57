"""What the queens wear round the neck: ruff, pearls, a chain, a broad collar of beads."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, WHITE
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, ellipse, polar, united
from tools.cardart.suits import emblem

__all__ = ["neckwear"]

_NECKLINE = "M-48 121 C-41 143 -18 150.4 0 150.4 C18 150.4 41 143 48 121"


def neckwear(sitter: Sitter) -> None:
    """The jewels and the trim of the neckline of the queen of this suit."""
    _NECKS[sitter.suit](sitter)


def _ruff(sitter: Sitter) -> None:
    """Spades: a high bodice and a great pleated ruff."""
    pen, hues = sitter.body(), sitter.hues
    pen.outlined(
        "M-10 106 C-26 116 -36 118 -47 121 C-40 144 -20 160 0 168 C20 160 40 144 47 121"
        " C36 118 26 116 10 106 Z",
        hues.deep,
    )
    pen.outlined(emblem(Suit.SPADES, 0, 150, 16), GOLD, 1.4)
    places = [polar(1, angle) for angle in range(0, 360, 18)]
    pleats = united(disc(37 * x, 112 + 15 * y, 6.4) for x, y in places)
    pen.outlined(united((pleats, ellipse(0, 112, 38, 15))), WHITE)
    for x, y in places:
        pen.line(
            f"M{24 * x:.1f} {112 + 8 * y:.1f} L{40 * x:.1f} {112 + 18 * y:.1f}", 1.1, hues.main
        )
    pen.fill(ellipse(0, 110, 22, 8), hues.light)


def _pearls(sitter: Sitter) -> None:
    """Hearts: a string of pearls with a heart on it."""
    _trim(sitter, WHITE)
    pen = sitter.body()
    for place in range(-4, 5):
        x, y = polar(1, 90 + place * 17)
        pen.outlined(disc(23 * x, 116 + 17 * y, 2.5), WHITE, 1.3)
    pen.outlined(emblem(Suit.HEARTS, 0, 140, 14), sitter.hues.main, 1.4)


def _pendant(sitter: Sitter) -> None:
    """Diamonds: a fine chain with a large stone."""
    _trim(sitter, GOLD)
    pen = sitter.body()
    pen.line("M-16 116 C-12 128 -6 134 0 137 C6 134 12 128 16 116", 1.6, sitter.hues.deep)
    pen.outlined(emblem(Suit.DIAMONDS, 0, 143, 20), sitter.hues.deep, 1.5)
    pen.fill(emblem(Suit.DIAMONDS, 0, 143, 8), WHITE)


def _beads(sitter: Sitter) -> None:
    """Clubs: a broad collar of rows of beads."""
    pen, hues = sitter.body(), sitter.hues
    pen.outlined(
        "M-12 112 C-24 117 -36 119 -47 121 C-41 142 -18 150 0 150 C18 150 41 142 47 121"
        " C36 119 24 117 12 112 C8 124 -8 124 -12 112 Z",
        GOLD,
    )
    pen.line("M-20.7 120.1 C-13.2 131 13.2 131 20.7 120.1", 3.2, hues.deep)
    pen.line("M-31 123.9 C-19.8 144.8 19.8 144.8 31 123.9", 3.6, hues.main)
    pen.outlined(emblem(Suit.CLUBS, 0, 146, 17), hues.main, 1.4)


def _trim(sitter: Sitter, colour: str) -> None:
    pen = sitter.body()
    pen.line(_NECKLINE, 6.4)
    pen.line(_NECKLINE, 3.6, colour)


_NECKS: dict[Suit, Callable[[Sitter], None]] = {
    Suit.SPADES: _ruff,
    Suit.HEARTS: _pearls,
    Suit.DIAMONDS: _pendant,
    Suit.CLUBS: _beads,
}
