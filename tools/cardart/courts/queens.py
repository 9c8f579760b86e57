"""The queens: low crown, jewels, and hair worn in four ways."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.colours import GOLD, INK, WHITE
from tools.cardart.courts.dress import across_breast, motifs, sash, skin
from tools.cardart.courts.faces import face, mouth
from tools.cardart.courts.hands import laid
from tools.cardart.courts.necks import neckwear
from tools.cardart.courts.queens_emblems import queen_emblem
from tools.cardart.courts.sitter import Sitter
from tools.cardart.courts.tiaras import tiara
from tools.cardart.courts.tresses import behind, parting, tresses
from tools.cardart.geometry import disc, region

__all__ = ["queen"]

_GOWN = (
    "M-30 120 C-50 116 -62 124 -64 142 C-66 164 -64 190 -66 240"
    " L70 250 C68 190 66 164 64 142 C62 124 50 116 30 120 Z"
)


def queen(sitter: Sitter) -> None:
    """The upper half of a queen and the sash."""
    hues = sitter.hues
    amber = sitter.suit is Suit.DIAMONDS
    behind(sitter)
    _gown(sitter, *((hues.accent, hues.deep) if amber else (hues.main, hues.accent)))
    _shoulders(sitter)
    neckwear(sitter)
    tresses(sitter)
    face(sitter)
    mouth(sitter)
    parting(sitter)
    _earrings(sitter)
    tiara(sitter)
    if sitter.suit is Suit.CLUBS and not sitter.small:
        laid(across_breast(sitter, -27, 158, -34), skin(sitter))
    queen_emblem(sitter)
    sash(sitter, GOLD, *((hues.deep, hues.accent) if amber else (hues.main, WHITE)))


def _gown(sitter: Sitter, ground: str, motif: str) -> None:
    """The gown with its full sleeves and the laced bodice."""
    pen, hues = sitter.body(), sitter.hues
    shape = region(_GOWN)
    pen.outlined(shape, ground, 2.4)
    bodice = region("M-34 128 C-30 156 -22 190 -18 260 L18 260 C22 190 30 156 34 128 Z")
    motifs(pen, shape.buffer(-3).difference(bodice), sitter.suit, motif, 12, (19, 15))
    pen.outlined(bodice, hues.deep, 1.9)
    laces = "M-18 146 L18 158 M18 146 L-18 158 M-15 163 L15 175 M15 163 L-15 175 M-12 180 L12 192"
    pen.line(laces, 1.3, hues.accent)


def _shoulders(sitter: Sitter) -> None:
    pen = sitter.body()
    pen.outlined(
        "M-9 100 L-10 113 C-19 118 -33 119 -46 121 C-40 142 -18 149 0 149"
        " C18 149 40 142 46 121 C33 119 19 118 10 113 L9 100 Z",
        sitter.skin,
    )
    throat = "M-8.6 104 L8.6 104 L9.6 114 C5 123 -3 124 -9.6 116 Z"
    pen.fill(throat, sitter.shade)


def _earrings(sitter: Sitter) -> None:
    of, pen = sitter.likeness, sitter.head()
    for side in (-1, 1):
        if side * of.turn < 0.5 and sitter.suit is not Suit.HEARTS:
            x = side * (of.width + 0.6)
            pen.outlined(disc(x, 37.4, 2.7), GOLD, 1.4)
            pen.fill(disc(x, 37.4, 0.7), INK)
