"""The jacks: shaven, a hat, a coat of two halves."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.colours import GOLD, WHITE
from tools.cardart.courts.collars import jack_collar
from tools.cardart.courts.dress import CAPE, arm, fist, motifs, sash
from tools.cardart.courts.faces import beardless_mouth, face
from tools.cardart.courts.hats import hat
from tools.cardart.courts.jacks_emblems import jack_emblem
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, rectangle, region

__all__ = ["jack"]

_BOBS = {
    Suit.SPADES: (
        "M-17 -4 C-30 4 -32 24 -28 40 C-32 46 -36 44 -37 40 C-41 53 -24 58 -15 48 L-13 8 Z"
    ),
    Suit.HEARTS: (
        "M-17 -4 C-30 2 -33 20 -30 34 C-33 38 -33 46 -27 49 C-22 52 -16 50 -14 46 L-13 8 Z"
    ),
    Suit.DIAMONDS: "M-17 -4 C-29 2 -31 22 -30 46 C-25 50 -19 50 -14 47 L-13 8 Z",
    Suit.CLUBS: "M-17 -4 C-29 2 -31 14 -29 26 C-30 36 -22 42 -15 38 L-13 8 Z",
}
_FRINGES = {
    Suit.SPADES: "M-20.5 16 C-19 10 -10 8 0 6 C10 8 19 10 20.5 16 L22 0 L-22 0 Z",
    Suit.HEARTS: (
        "M-20.5 18 C-17 16 -12 12 -10 8 C-4 14 8 14 14 8 C16 13 18 16 20.5 18 L22 0 L-22 0 Z"
    ),
    Suit.DIAMONDS: ("M-20.5 15 L-12 9 L-6 13 L0 9 L6 13 L12 9 L20.5 15 L22 0 L-22 0 Z"),
    Suit.CLUBS: "M-20.5 18 C-18 12 -10 9 0 9 C10 9 18 12 20.5 18 L22 0 L-22 0 Z",
}


def jack(sitter: Sitter) -> None:
    """The upper half of a jack and the sash."""
    hues = sitter.hues
    _coat(sitter)
    _neck(sitter)
    jack_collar(sitter)
    sitter.head().outlined(_BOBS[sitter.suit], sitter.hair, both=True)
    face(sitter, gaze=1.5)
    beardless_mouth(sitter)
    sitter.head().outlined(_FRINGES[sitter.suit], sitter.hair, 1.6)
    hat(sitter)
    jack_emblem(sitter)
    arm(sitter, hues.accent, hues.deep, hues.accent)
    fist(sitter)
    sash(sitter.patches, hues.accent, hues.deep, WHITE)


def _coat(sitter: Sitter) -> None:
    pen, hues = sitter.body(), sitter.hues
    shape = region(CAPE)
    inside = shape.buffer(-1.2)
    pen.outlined(shape, hues.accent, 2.4)
    right = inside.intersection(rectangle(0, 0, 200, 300))
    left = inside.intersection(rectangle(-200, 0, 0, 300))
    pen.fill(right, hues.main)
    for stripe in range(1, 7):
        x = -20 * stripe
        pen.fill(rectangle(x - 5, 100, x + 5, 260).intersection(left), hues.main)
    motifs(pen, right.buffer(-2), sitter.suit, hues.accent, 13, (22, 17), 142)
    pen.line("M0 118 L0 240", 1.8)
    for y in range(150, 230, 12):
        pen.outlined(disc(0, y, 3), GOLD, 1.3)


def _neck(sitter: Sitter) -> None:
    pen = sitter.body()
    pen.outlined("M-9 100 L-10 122 L10 122 L9 100 Z", sitter.skin, 1.9)
    pen.fill("M-8 106 L8 106 L9 120 C2 122 -4 118 -8 112 Z", sitter.shade)
