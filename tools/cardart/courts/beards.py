"""The kings' beards and moustaches."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.courts.faces import lips
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, mirrored, region, united
from tools.cardart.painting import Pen

__all__ = ["beard"]

_CHEEKS = "C19.6 23 17 31 13 35 C8 38 -8 38 -13 35 C-17 31 -19.6 23 -21.6 12 Z"
_MOUSTACHES = {
    Suit.SPADES: (
        "M0 37 C-5 35.6 -9 37 -12 40.5 C-14 43 -17 43.6 -19.8 41.5"
        " C-18.8 47.4 -13 49 -9 46.8 C-5.6 45 -2.6 42.6 0 40.8 Z"
    ),
    Suit.HEARTS: (
        "M0 36.6 C-6 35.4 -11 38 -13 42 C-15 44.6 -18 43.6 -18.4 40.8"
        " C-21.4 46 -16 50.6 -10.6 48 C-6 46 -2.6 43 0 40.8 Z"
    ),
    Suit.DIAMONDS: "M0 37 C-6 36 -12 39 -15.5 46 C-12 48.4 -6 46 0 40.8 Z",
    Suit.CLUBS: "M0 37 C-5 36 -10 38 -13.4 44.6 C-9 46.6 -4 44 0 40.8 Z",
}


def beard(sitter: Sitter) -> None:
    """The beard, the mouth in it and the moustache."""
    pen = sitter.head()
    _BEARDS[sitter.suit](pen, sitter.hair)
    lips(pen, 43.6, "#B3202E")
    pen.outlined(mirrored(region(_MOUSTACHES[sitter.suit])), sitter.hair, 1.5)


def _long(pen: Pen, hair: str) -> None:
    pen.outlined(
        "M-21.6 12 C-22 30 -22 44 -16 56 C-12 65 -6 71 0 78"
        f" C6 71 12 65 16 56 C22 44 22 30 21.6 12 {_CHEEKS}",
        hair,
    )
    for strand in (
        "M0 53 L0 69",
        "M-5.5 52 C-6.5 58 -5.5 63 -3.5 67",
        "M-11 50 C-12.5 55 -11.5 60 -9 63",
    ):
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
    pen.outlined(
        "M-21.6 12 C-22.4 30 -22.6 44 -20 66 C-12 70 12 70 20 66"
        f" C22.6 44 22.4 30 21.6 12 {_CHEEKS}",
        hair,
    )
    for x in (-12.5, -4.2):
        for y in (54, 59.4, 64.6):
            ringlet = f"M{x - 3.4} {y} C{x - 1} {y + 2.6} {x + 1} {y + 2.6} {x + 3.4} {y}"
            pen.line(ringlet, 1.05, both=True)
    pen.line("M-8.4 51 L-8.4 67 M0 52 L0 68 M-17 48 L-16.6 66", 1.0, both=True)


def _short(pen: Pen, hair: str) -> None:
    pen.outlined(
        "M-21.6 12 C-22.4 30 -22 42 -17 52 C-12 60 -5 62 0 62 C5 62 12 60 17 52"
        f" C22 42 22.4 30 21.6 12 {_CHEEKS}",
        hair,
    )
    for strand in ("M0 52 L0 58", "M-6 51 L-5 57", "M-11.5 49 L-10 54"):
        pen.line(strand, 1.0, "#7A6A66", both=True)


_BEARDS = {
    Suit.SPADES: _long,
    Suit.HEARTS: _curly,
    Suit.DIAMONDS: _squared,
    Suit.CLUBS: _short,
}
