"""What all twelve wear: the robe with its suit motifs, the sash, sleeve and fist."""

from __future__ import annotations

import math

from game.core.cards import Suit
from tools.cardart.colours import INK
from tools.cardart.courts.sitter import QUEEN, Sitter
from tools.cardart.geometry import Region, disc, moved, rectangle, region, stroke
from tools.cardart.layout import HEIGHT, WIDTH
from tools.cardart.painting import Patch, Pen
from tools.cardart.suits import emblem

__all__ = ["CAPE", "JOIN_SLOPE", "arm", "fist", "motifs", "robe", "sash"]

JOIN_SLOPE = 0.15
"""The halves of a court meet on a line that falls this much."""

_LEFT_SHOULDER = "M-15 110 C-32 123 -84 114 -140 131"
_RIGHT_SHOULDER = "M130 137 C86 117 34 122 15 110"
CAPE = f"{_LEFT_SHOULDER} L-140 260 L130 260 L130 137 C86 117 34 122 15 110 Z"
_GOWN = "M-44 121 C-70 119 -96 121 -140 134 L-140 260 L130 260 L130 140 C92 123 70 119 44 121 Z"


def motifs(
    pen: Pen,
    inside: Region,
    suit: Suit,
    colour: str,
    size: float,
    apart: tuple[float, float],
    top: float,
) -> None:
    """Suit signs in staggered rows, `apart` across and down, those that fit wholly `inside`."""
    across, down = apart
    for row in range(math.ceil((215 - top) / down)):
        for column in range(-8, 9):
            x = column * across + (across / 2 if row % 2 else 0)
            sign = emblem(suit, x, top + row * down, size)
            if inside.contains(sign):
                pen.fill(sign, colour)


def robe(sitter: Sitter, ground: str, motif: str, trim: str) -> None:
    """A king's cape or a queen's gown with a trim along the shoulders."""
    pen = sitter.body()
    shape = region(_GOWN if sitter.rank == QUEEN else CAPE)
    inside = shape.buffer(-1.2)
    pen.outlined(shape, ground, 2.4)
    hems = stroke(_LEFT_SHOULDER, 16, flat=True).union(stroke(_RIGHT_SHOULDER, 16, flat=True))
    motifs(pen, inside.difference(hems), sitter.suit, motif, 12, (20, 15.5), 138)
    hem = shape.difference(moved(shape, 0, 8)).intersection(inside)
    upper = hem.intersection(rectangle(-200, 0, 200, 175))
    pen.fill(upper.buffer(1.0).intersection(inside), INK)
    pen.fill(upper.buffer(-0.5).intersection(inside), trim)


def sash(patches: list[Patch], edge: str, middle: str, beads: str) -> None:
    """The band across the middle that hides where the halves meet."""
    pen = Pen(patches, WIDTH / 2, HEIGHT / 2, 1, math.degrees(math.atan(JOIN_SLOPE)))
    for half, colour in ((13, INK), (11, edge), (8.6, INK), (7.2, middle)):
        pen.fill(rectangle(-180, -half, 180, half), colour)
    for place in range(-9, 10):
        x = place * 14
        pen.fill(emblem(Suit.DIAMONDS, x, 0, 11.5) if place % 2 else disc(x, 0, 2.2), beads)


def arm(sitter: Sitter, sleeve: str, cuff: str, seam: str) -> None:
    """The forearm that comes out of the robe."""
    pen = sitter.emblem()
    pen.outlined("M-24 214 L-13 166 L15 166 L30 220 Z", sleeve, 2.2)
    pen.outlined("M-15 159 C-6 162 7 162 16 159 L18.5 173 C8 176.5 -7 176.5 -17.5 173 Z", cuff)
    pen.line("M-16.4 168.4 C-6 171.6 7 171.6 17.4 168.4", 1.4, seam)


def fist(sitter: Sitter) -> None:
    """The hand that holds the emblem."""
    pen = sitter.fist()
    pen.outlined(
        "M-10 -9 C-10 -12 -7 -13 -4 -13 L6 -13 C10 -13 11.5 -10 11.5 -7"
        " L11.5 8 C11.5 12 9 14 5 14 L-4 14 C-8.5 14 -10.5 11 -10.5 7 Z",
        sitter.skin,
    )
    pen.fill("M5 -12 L10.6 -9 L10.6 8 C10 12 8 13 5 13 L2 13 C6 6 6.5 -4 5 -12 Z", sitter.shade)
    for y in (-6.2, 0.4, 7):
        pen.line(f"M-9.5 {y} L2.6 {y}", 1.25)
    pen.line("M4 -12 C6.5 -8 6.5 -2 3.2 1.5", 1.25)
