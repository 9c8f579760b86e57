"""The kings' beards and moustaches."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.courts.faces import mouth
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, mirrored, region, united
from tools.cardart.painting import Pen

__all__ = ["beard"]

_CHEEKS = "C19.6 23 17 31 13 35 C8 38 -8 38 -13 35 C-17 31 -19.6 23 -21.6 12 Z"
_MOUSTACHES = {
    Suit.SPADES: (
        "M0 38 C-5 36.6 -9 38 -12 42 C-15 46 -17 51 -20 52.6"
        " C-13 53.4 -8 49.4 -5.4 46 C-3.4 44 -1.6 42.6 0 41.6 Z"
    ),
    Suit.HEARTS: (
        "M0 36.6 C-6 35.4 -11 38 -13 42 C-15 44.6 -18 43.6 -18.4 40.8"
        " C-21.4 46 -16 50.6 -10.6 48 C-6 46 -2.6 43 0 40.8 Z"
    ),
    Suit.CLUBS: "M0 37 C-5 36 -10 38 -13.4 44.6 C-9 46.6 -4 44 0 40.8 Z",
}
_SIDE_MOUSTACHE = "M22.6 37 C16 36 9 38.4 2 47 C9 50 18 47.6 24.4 41.6 C24.6 39.6 24 37.8 22.6 37 Z"


def beard(sitter: Sitter) -> None:
    """The beard, the mouth in it and the moustache."""
    turn = sitter.likeness.turn
    if sitter.likeness.profile:
        pen = sitter.head()
        _squared(pen, sitter.hair)
        pen.outlined(_SIDE_MOUSTACHE, sitter.hair, 1.5)
        return
    _BEARDS[sitter.suit](sitter.head(aside=3 * turn), sitter.hair)
    mouth(sitter)
    moustache = mirrored(region(_MOUSTACHES[sitter.suit]))
    sitter.head(aside=5.4 * turn).outlined(moustache, sitter.hair, 1.5)


def _forked(pen: Pen, hair: str) -> None:
    pen.outlined(
        "M-20.6 12 C-21.6 30 -21 44 -18 54 C-17 64 -14 74 -9 84 C-5 76 -2 68 0 62"
        " C2 68 5 76 9 84 C14 74 17 64 18 54 C21 44 21.6 30 20.6 12"
        " C19 24 17 32 13.6 36 C8 39 -8 39 -13.6 36 C-17 32 -19 24 -20.6 12 Z",
        hair,
    )
    for strand in ("M-5 53 C-7 61 -8.6 69 -9 76", "M-11 52 C-13 58 -13 64 -12 70"):
        pen.line(strand, 1.1, "#9BA1B4", both=True)


def _curly(pen: Pen, hair: str) -> None:
    body = region(
        f"M-21.6 12 C-23 30 -24 44 -18 54 C-10 64 10 64 18 54 C24 44 23 30 21.6 12 {_CHEEKS}"
    )
    places = ((21, 38), (19, 48), (13, 57), (4.8, 62))
    curls = mirrored(united(disc(x, y, 6.2) for x, y in places))
    pen.outlined(united((body, curls)), hair)
    for x, y in ((-17, 47), (-11, 55), (-3.8, 59)):
        pen.line(
            f"M{x - 3} {y - 2} C{x - 3} {y + 3} {x + 3} {y + 3} {x + 3} {y - 1}"
            f" C{x + 3} {y - 3.6} {x - 0.4} {y - 3} {x - 0.2} {y - 0.6}",
            1.05,
            both=True,
        )


def _squared(pen: Pen, hair: str) -> None:
    """A long beard cut straight, seen from the side."""
    pen.outlined(
        "M-13 22 C-10 36 0 42 10 40 C15 39 18 40 22 44.4 C25 52 27 64 27 78"
        " C16 83 0 82 -9 76 C-15 62 -18 40 -13 22 Z",
        hair,
    )
    for lock in (
        "M-4 46 C-3 56 -1 66 1 74",
        "M4 50 C6 58 8 68 9 76",
        "M13 50 C16 58 18 68 18.6 76",
    ):
        pen.line(lock, 1.1, "#8F8B84")


def _short(pen: Pen, hair: str) -> None:
    pen.outlined(
        "M-21.6 12 C-22.4 30 -22 42 -17 52 C-12 60 -5 62 0 62 C5 62 12 60 17 52"
        f" C22 42 22.4 30 21.6 12 {_CHEEKS}",
        hair,
    )
    for strand in ("M0 52 L0 58", "M-6 51 L-5 57", "M-11.5 49 L-10 54"):
        pen.line(strand, 1.0, "#7A6A66", both=True)


_BEARDS = {
    Suit.SPADES: _forked,
    Suit.HEARTS: _curly,
    Suit.CLUBS: _short,
}
