"""The jacks: a hat and a coat of two halves."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.colours import GOLD, WHITE
from tools.cardart.courts.collars import jack_collar
from tools.cardart.courts.dress import across_breast, motifs, sash, skin
from tools.cardart.courts.faces import face, mouth
from tools.cardart.courts.hands import pointing
from tools.cardart.courts.hats import hat
from tools.cardart.courts.jacks_emblems import jack_emblem
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, rectangle, region

__all__ = ["jack"]

_COAT = (
    "M-12 112 C-28 119 -44 116 -56 124 C-68 130 -70 142 -66 152 C-70 170 -70 190 -70 240"
    " L74 250 C72 190 72 170 66 152 C70 142 68 130 56 124 C44 116 28 119 12 112 Z"
)
_BOBS = {
    Suit.HEARTS: (
        "M-17 -4 C-30 2 -33 20 -30 34 C-33 38 -33 46 -27 49 C-22 52 -16 50 -14 46 L-13 8 Z"
    ),
    Suit.DIAMONDS: "M-17 -4 C-29 2 -31 22 -30 46 C-25 50 -19 50 -14 47 L-13 8 Z",
    Suit.CLUBS: "M-17 -4 C-29 2 -31 14 -29 26 C-30 36 -22 42 -15 38 L-13 8 Z",
}
_SIDE_BOB = (
    "M-8 -4 C-30 0 -33 22 -29 40 C-33 47 -38 45 -39 41 C-42 55 -22 60 -11 49"
    " C-6 40 -14 32 -13 24 C-12 16 -6 12 2 10 L8 -2 Z"
)
_FRINGES = {
    Suit.HEARTS: (
        "M-20.5 17 C-18 14 -14 10 -11 6 C-4 11 7 11 13 6 C16 10 18 14 20.5 17 L22 0 L-22 0 Z"
    ),
    Suit.DIAMONDS: ("M-20.5 16 L-16 8 L-9 11 L-3 7 L4 11 L11 7 L16 9 L20.5 16 L22 0 L-22 0 Z"),
    Suit.CLUBS: "M-20.5 18 C-19 12 -13 8 0 7 C13 8 19 12 20.5 18 L22 0 L-22 0 Z",
}


_MOUSTACHE = (
    "M4 38.4 C0 37 -4 39 -8 41.6 C-11 43 -13 41.6 -13.4 39.6 C-14.6 43.6 -11 46 -7 45"
    " C-2 43.8 2 42 4 41 C6 42 10 43.8 14 45 C17 45.6 19.6 43 18.6 39.4"
    " C18 41.6 16 42.8 14 41.4 C10 39 8 37 4 38.4 Z"
)


def jack(sitter: Sitter) -> None:
    """The upper half of a jack and the sash."""
    hues = sitter.hues
    _coat(sitter)
    _neck(sitter)
    jack_collar(sitter)
    if sitter.likeness.profile:
        face(sitter)
        sitter.head().outlined(_SIDE_BOB, sitter.hair)
    else:
        sitter.head().outlined(_BOBS[sitter.suit], sitter.hair, both=True)
        face(sitter)
        sitter.head(aside=2 * sitter.likeness.turn).outlined(
            _FRINGES[sitter.suit], sitter.hair, 1.6
        )
    mouth(sitter)
    if sitter.suit is Suit.DIAMONDS:
        sitter.head().fill(_MOUSTACHE, sitter.hair)
    hat(sitter)
    if sitter.suit is Suit.CLUBS and not sitter.small:
        _raised_hand(sitter)
    jack_emblem(sitter)
    sash(sitter, hues.accent, hues.deep, WHITE)


def _raised_hand(sitter: Sitter) -> None:
    pen, hues = across_breast(sitter, -60, 139, -10), sitter.hues
    pen.outlined("M-12 20 L14 20 L30 70 L-14 60 Z", hues.accent, 2.2)
    pen.outlined("M-14 15 C-6 18 8 18 15 15 L18 27 C8 31 -8 31 -17 27 Z", hues.deep, 1.8)
    pointing(pen, skin(sitter))


def _coat(sitter: Sitter) -> None:
    pen, hues = sitter.body(), sitter.hues
    shape = region(_COAT)
    inside = shape.buffer(-1.2)
    pen.outlined(shape, hues.accent, 2.4)
    right = inside.intersection(rectangle(0, 0, 200, 300))
    left = inside.intersection(rectangle(-200, 0, 0, 300))
    pen.fill(right, hues.main)
    for stripe in range(1, 5):
        x = -18 * stripe
        pen.fill(rectangle(x - 4.5, 100, x + 4.5, 260).intersection(left), hues.main)
    motifs(pen, right.buffer(-2), sitter.suit, hues.accent, 13, (20, 17))
    pen.line("M-67 151 C-61 157 -54 156 -49 148 M-49 138 L-50 240", 1.6, both=True)
    pen.line("M0 118 L0 240", 1.8)
    for y in range(150, 230, 12):
        pen.outlined(disc(0, y, 3), GOLD, 1.3)


def _neck(sitter: Sitter) -> None:
    pen = sitter.body()
    pen.outlined("M-9 100 L-10 122 L10 122 L9 100 Z", sitter.skin, 1.9)
    pen.fill("M-8 106 L8 106 L9 120 C2 122 -4 118 -8 112 Z", sitter.shade)
