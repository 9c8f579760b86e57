"""The queens' hair: veils and masses behind, tresses at the sides, the parting in front."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD
from tools.cardart.courts.faces import contour
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, ellipse, polar, rectangle, united
from tools.cardart.painting import Pen

__all__ = ["behind", "parting", "tresses"]

_PARTINGS = {
    Suit.SPADES: (
        "M0 3 C-10 5 -17 14 -18.4 28 C-25 20 -24 2 -14 -6 L14 -6 C24 2 25 20 18.4 28"
        " C17 14 10 5 0 3 Z"
    ),
    Suit.HEARTS: (
        "M0 4 C-12 6 -16 14 -18 24 C-26 16 -24 2 -14 -6 L14 -6 C24 2 26 16 18 24 C16 14 12 6 0 4 Z"
    ),
    Suit.DIAMONDS: (
        "M0 3 C-10 5 -17 14 -18.4 26 C-25 18 -24 2 -14 -6 L14 -6 C24 2 25 18 18.4 26"
        " C17 14 10 5 0 3 Z"
    ),
    Suit.CLUBS: (
        "M0 6 C-8 6 -15 10 -18.6 18 C-24 12 -22 2 -14 -6 L14 -6 C22 2 24 12 18.6 18"
        " C15 10 8 6 0 6 Z"
    ),
}
_UPSWEPT = (
    "M0 -8 C-22 -10 -29 4 -27 18 C-27 26 -24 32 -19 33 C-17 24 -16 12 0 3"
    " C16 12 17 24 19 33 C24 32 27 26 27 18 C29 4 22 -10 0 -8 Z"
)
_WAVES = (
    "M0 -8 C-24 -10 -34 8 -29 22 C-36 30 -36 40 -30 45 C-36 53 -34 64 -26 68"
    " C-20 70 -15 64 -17 58 C-14 50 -18 44 -17 34 C-18 18 -12 8 0 2 C12 8 18 18 17 34"
    " C18 44 14 50 17 58 C15 64 20 70 26 68 C34 64 36 53 30 45 C36 40 36 30 29 22"
    " C34 8 24 -10 0 -8 Z"
)
_ABOVE_BRAIDS = (
    "M0 -8 C-22 -10 -31 4 -29 20 C-28 30 -22 32 -18 26 C-18 16 -12 7 0 2"
    " C12 7 18 16 18 26 C22 32 28 30 29 20 C31 4 22 -10 0 -8 Z"
)


def behind(sitter: Sitter) -> None:
    """What hangs behind the shoulders."""
    pen = sitter.head()
    if sitter.suit is Suit.SPADES:
        _veil(pen, "#A9BEE4", sitter.hues.main)
    elif sitter.suit is Suit.CLUBS:
        _halo(pen, sitter.hair)


def tresses(sitter: Sitter) -> None:
    """What hangs before the shoulders."""
    draw = _TRESSES.get(sitter.suit)
    if draw:
        draw(sitter.head(), sitter.hair)


def parting(sitter: Sitter) -> None:
    """The hair over the forehead."""
    sitter.head().outlined(_PARTINGS[sitter.suit], sitter.hair, 1.7)


def _veil(pen: Pen, colour: str, folds: str) -> None:
    shape = "M-20 -8 C-38 4 -38 34 -46 74 L46 74 C38 34 38 4 20 -8 Z"
    pen.outlined(shape, colour, 2.1)
    pen.line("M-31 14 C-33 30 -34 40 -37 56", 1.2, folds, both=True)


def _halo(pen: Pen, hair: str) -> None:
    curls = (disc(*_on_ellipse(angle, 32, 31, 17), 9.6) for angle in range(-250, 71, 16))
    pen.outlined(united((*curls, contour(26, 50, 22))), hair)
    for angle in range(-236, 57, 16):
        x, y = _on_ellipse(angle, 33, 32, 17)
        pen.line(
            f"M{x - 3.6:.1f} {y:.1f}"
            f" C{x - 3.6:.1f} {y - 5:.1f} {x + 3.6:.1f} {y - 5:.1f} {x + 3.4:.1f} {y + 0.4:.1f}"
            f" C{x + 3:.1f} {y + 3:.1f} {x - 0.6:.1f} {y + 2.6:.1f} {x - 0.4:.1f} {y:.1f}",
            1.0,
            "#7A6258",
        )


def _on_ellipse(degrees: float, across: float, down: float, middle: float) -> tuple[float, float]:
    x, y = polar(1, degrees)
    return across * x, middle + down * y


def _upswept(pen: Pen, hair: str) -> None:
    pen.outlined(_UPSWEPT, hair)


def _waves(pen: Pen, hair: str) -> None:
    pen.outlined(_WAVES, hair)


def _braids(pen: Pen, hair: str) -> None:
    for knot in range(6):
        shape = ellipse(23 + knot * 1.3, 26 + knot * 9.4, 6.6 - knot * 0.3, 6.4)
        pen.outlined(shape, hair, 1.9, both=True)
    pen.outlined(rectangle(25.6, 76.4, 35.6, 81.6), GOLD, 1.5, both=True)
    pen.outlined(_ABOVE_BRAIDS, hair)


_TRESSES: dict[Suit, Callable[[Pen, str], None]] = {
    Suit.SPADES: _upswept,
    Suit.HEARTS: _waves,
    Suit.DIAMONDS: _braids,
}
