"""The queens: long hair, low crown, bare neck and pendant, eyes aside."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.colours import GOLD, INK, WHITE
from tools.cardart.courts.dress import arm, fist, robe, sash
from tools.cardart.courts.faces import face, lips
from tools.cardart.courts.queens_emblems import queen_emblem
from tools.cardart.courts.sitter import Sitter
from tools.cardart.courts.tiaras import tiara
from tools.cardart.courts.tresses import behind, parting, tresses
from tools.cardart.geometry import disc, polar
from tools.cardart.suits import emblem

__all__ = ["queen"]

_NECKLINE = "M-49 124 C-41 143 -18 150.4 0 150.4 C18 150.4 41 143 49 124"


def queen(sitter: Sitter) -> None:
    """The upper half of a queen and the sash."""
    hues = sitter.hues
    amber = sitter.suit is Suit.DIAMONDS
    behind(sitter)
    robe(sitter, *((hues.accent, hues.deep) if amber else (hues.main, hues.accent)), WHITE)
    _bodice(sitter)
    _shoulders(sitter)
    _jewels(sitter, trim=GOLD if amber else WHITE, pendant=hues.deep if amber else hues.main)
    tresses(sitter)
    face(sitter, gaze=1.3)
    lips(sitter.head(), 42.2, "#9E2A2F" if sitter.suit is Suit.CLUBS else "#B3202E")
    parting(sitter)
    sitter.head().outlined(disc(-20.4, 37, 2.6), GOLD, 1.4, both=True)
    tiara(sitter)
    queen_emblem(sitter)
    arm(sitter, hues.light, GOLD, hues.deep)
    fist(sitter)
    sash(sitter.patches, GOLD, *((hues.deep, hues.accent) if amber else (hues.main, WHITE)))


def _bodice(sitter: Sitter) -> None:
    pen = sitter.body()
    shape = "M-27 138 C-23 160 -16 190 -10 260 L10 260 C16 190 23 160 27 138 Z"
    pen.outlined(shape, sitter.hues.deep, 1.9)
    laces = "M-18 140 L18 152 M18 140 L-18 152 M-15 156 L15 168 M15 156 L-15 168 M-12 172 L12 184"
    pen.line(laces, 1.3, sitter.hues.accent)


def _shoulders(sitter: Sitter) -> None:
    pen = sitter.body()
    pen.outlined(
        "M-9.5 100 L-10.5 113 C-20 119 -34 121 -47 123.5 C-40 142 -18 149 0 149"
        " C18 149 40 142 47 123.5 C34 121 20 119 10.5 113 L9.5 100 Z",
        sitter.skin,
    )
    throat = "M-8.6 104 L8.6 104 L9.6 114 C5 123 -3 124 -9.6 116 Z"
    pen.fill(throat, sitter.shade)


def _jewels(sitter: Sitter, trim: str, pendant: str) -> None:
    pen = sitter.body()
    pen.line(_NECKLINE, 6.4)
    pen.line(_NECKLINE, 3.6, trim)
    for place in range(-4, 5):
        x, y = polar(1, 90 + place * 17)
        for radius, colour in ((2.5, INK), (1.6, trim)):
            pen.fill(disc(23 * x, 116 + 17 * y, radius), colour)
    pen.outlined(emblem(sitter.suit, 0, 140, 13), pendant, 1.4)
