"""What more than one of the twelve wears: sleeves, suit motifs, and the sash between the halves."""

from __future__ import annotations

import math

from game.core.cards import Suit
from tools.cardart.colours import INK
from tools.cardart.courts.hands import Skin
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import Region, disc, rectangle
from tools.cardart.layout import HEIGHT, WIDTH
from tools.cardart.painting import Patch, Pen
from tools.cardart.suits import emblem

__all__ = ["JOIN_SLOPE", "across_breast", "motifs", "sash", "skin", "sleeve"]

JOIN_SLOPE = 0.3
"""The halves of a court meet on a line that falls this much."""


def skin(sitter: Sitter) -> Skin:
    """The colours of the bare hands."""
    return Skin(sitter.skin, sitter.shade)


def motifs(
    pen: Pen, inside: Region, suit: Suit, colour: str, size: float, apart: tuple[float, float]
) -> None:
    """Suit signs in staggered rows, `apart` across and down, those that fit wholly `inside`."""
    if pen.plain:
        return
    across, down = apart
    for row in range(7):
        for column in range(-5, 6):
            x = column * across + (across / 2 if row % 2 else 0)
            sign = emblem(suit, x, 124 + row * down, size)
            if inside.contains(sign):
                pen.fill(sign, colour)


def sleeve(pen: Pen, colour: str, cuff: str, seam: str) -> None:
    """The forearm that rises from behind the sash to the hand at the origin."""
    pen.outlined("M-32 80 L-12 20 L14 20 L30 90 Z", colour, 2.2)
    pen.line("M4 30 C7 44 10 60 14 80", 1.2)
    pen.outlined("M-16 16 C-6 19 7 19 17 16 L20 31 C8 35 -8 35 -19 31 Z", cuff)
    pen.line("M-17.4 26 C-6 29.4 7 29.4 18.4 26", 1.4, seam)


def across_breast(sitter: Sitter, x: float, y: float, lean: float) -> Pen:
    """A pen for the other hand, its axis from the sleeve to the fingertips."""
    body = sitter.body()
    return Pen(sitter.patches, body.x + x, body.y + y, 0.94, lean, sitter.small)


def sash(sitter: Sitter, edge: str, middle: str, beads: str) -> None:
    """The band across the middle that hides where the halves meet."""
    _band(sitter.patches, (10.5, INK), (8.9, edge), (6.7, INK), (5.5, middle))
    if not sitter.small:
        pen = _sash_pen(sitter.patches)
        for place in range(-9, 10):
            x = place * 14
            pen.fill(emblem(Suit.DIAMONDS, x, 0, 9) if place % 2 else disc(x, 0, 1.7), beads)


def _band(patches: list[Patch], *layers: tuple[float, str]) -> None:
    pen = _sash_pen(patches)
    for half, colour in layers:
        pen.fill(rectangle(-190, -half, 190, half), colour)


def _sash_pen(patches: list[Patch]) -> Pen:
    return Pen(patches, WIDTH / 2, HEIGHT / 2, 1, math.degrees(math.atan(JOIN_SLOPE)))
