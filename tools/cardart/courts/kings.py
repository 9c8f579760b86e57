"""The kings: beard, tall crown, mantle and collar."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.colours import GOLD
from tools.cardart.courts.beards import beard
from tools.cardart.courts.collars import king_collar
from tools.cardart.courts.crowns import crown
from tools.cardart.courts.dress import across_breast, motifs, sash, skin
from tools.cardart.courts.faces import face
from tools.cardart.courts.hands import laid
from tools.cardart.courts.kings_emblems import king_emblem
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import region
from tools.cardart.suits import emblem

__all__ = ["king"]

_MANTLE = (
    "M-13 110 C-30 117 -50 118 -62 130 C-72 142 -78 166 -80 230"
    " L84 250 C82 180 74 146 62 130 C50 118 30 117 13 110 Z"
)
_LOCKS = {
    Suit.SPADES: (
        "M-17 -4 C-27 6 -29 20 -26 33 C-25 43 -31 47 -35 43 C-37 53 -21 57 -15 46 L-12 8 Z"
    ),
    Suit.HEARTS: (
        "M-18 -4 C-32 2 -34 14 -29 22 C-36 26 -36 36 -29 40 C-30 48 -20 50 -15 44 L-13 8 Z"
    ),
    Suit.CLUBS: "M-18 -4 C-25 2 -26 16 -24 30 C-22 34 -18 34 -15 32 L-13 8 Z",
}
_SIDE_HAIR = (
    "M-2 -4 C-26 -6 -32 16 -31 44 C-34 50 -38 50 -40 46 C-40 58 -24 60 -16 52"
    " C-12 46 -14 38 -13 30 C-14 22 -10 12 -4 6 Z"
)


def king(sitter: Sitter) -> None:
    """The upper half of a king and the sash."""
    hues = sitter.hues
    _mantle(sitter)
    king_collar(sitter)
    if not sitter.likeness.profile:
        sitter.head().outlined(_LOCKS[sitter.suit], sitter.hair, both=True)
    face(sitter)
    if sitter.likeness.profile:
        sitter.head().outlined(_SIDE_HAIR, sitter.hair)
        sitter.head().line(
            "M-26 14 C-26 26 -25 36 -25 46 M-20 22 C-20 32 -20 40 -19 48", 1.1, "#8F8B84"
        )
    beard(sitter)
    crown(sitter)
    if sitter.suit is Suit.HEARTS and not sitter.small:
        _hand_on_heart(sitter)
    king_emblem(sitter)
    sash(sitter, GOLD, hues.deep, hues.accent)


def _mantle(sitter: Sitter) -> None:
    """The mantle, open in front."""
    pen, hues = sitter.body(), sitter.hues
    shape = region(_MANTLE)
    pen.outlined(shape, hues.main, 2.4)
    motifs(pen, shape.buffer(-4), sitter.suit, hues.deep, 12, (19, 15))
    pen.outlined("M-14 116 L-15 260 L15 260 L14 116 Z", hues.deep, 1.8)
    pen.line("M-9.6 116 L-10 250", 1.4, hues.accent, both=True)
    for y in range(164, 240, 13):
        pen.fill(emblem(Suit.DIAMONDS, 0, y, 9), hues.accent)


def _hand_on_heart(sitter: Sitter) -> None:
    pen, hues = across_breast(sitter, -24, 154, -40), sitter.hues
    pen.outlined("M-10 -11 L-60 -18 L-60 24 L-10 11 Z", hues.main, 2.2)
    pen.outlined("M-9 -12.4 L-20 -14 L-20 14 L-9 12.4 Z", hues.light, 1.8)
    laid(pen, skin(sitter))
