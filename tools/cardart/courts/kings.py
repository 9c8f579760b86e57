"""The kings: beard, tall crown, cape and collar, eyes ahead."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.colours import GOLD, WHITE
from tools.cardart.courts.beards import beard
from tools.cardart.courts.collars import king_collar
from tools.cardart.courts.crowns import crown
from tools.cardart.courts.dress import arm, fist, robe, sash
from tools.cardart.courts.faces import face
from tools.cardart.courts.kings_emblems import king_emblem
from tools.cardart.courts.sitter import Sitter
from tools.cardart.suits import emblem

__all__ = ["king"]

_LOCKS = {
    Suit.SPADES: (
        "M-18 -4 C-28 6 -30 20 -27 33 C-26 41 -32 43 -34.5 38 C-38 49 -22 54 -16 45 L-13 8 Z"
    ),
    Suit.HEARTS: (
        "M-18 -4 C-32 2 -34 14 -29 22 C-36 26 -36 36 -29 40 C-30 48 -20 50 -15 44 L-13 8 Z"
    ),
    Suit.DIAMONDS: "M-18 -4 C-28 2 -30 20 -29 44 C-26 48 -20 48 -15 46 L-13 8 Z",
    Suit.CLUBS: "M-18 -4 C-25 2 -26 16 -24 30 C-22 34 -18 34 -15 32 L-13 8 Z",
}


def king(sitter: Sitter) -> None:
    """The upper half of a king and the sash."""
    hues = sitter.hues
    robe(sitter, hues.main, hues.deep, hues.accent)
    _stole(sitter)
    king_collar(sitter)
    _locks(sitter)
    face(sitter, gaze=0.5)
    beard(sitter)
    crown(sitter)
    king_emblem(sitter)
    arm(sitter, hues.deep, WHITE if sitter.suit is Suit.SPADES else GOLD, hues.deep)
    fist(sitter)
    sash(sitter.patches, GOLD, hues.deep, hues.accent)


def _stole(sitter: Sitter) -> None:
    pen = sitter.body()
    pen.outlined("M-14 116 L-14 260 L14 260 L14 116 Z", sitter.hues.deep, 1.8)
    pen.line("M-9.6 116 L-9.6 250", 1.2, sitter.hues.accent, both=True)
    for y in range(164, 240, 13):
        pen.fill(emblem(Suit.DIAMONDS, 0, y, 9), sitter.hues.accent)


def _locks(sitter: Sitter) -> None:
    pen = sitter.head()
    pen.outlined(_LOCKS[sitter.suit], sitter.hair, both=True)
    if sitter.suit is Suit.DIAMONDS:
        for y in (14, 24, 34):
            pen.line(f"M-27.6 {y + 1} C-26 {y + 3} -24 {y + 3} -22 {y + 1}", 1.0, both=True)
