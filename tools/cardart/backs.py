"""The frame of a card's back; the patterns are in modules of their own.

The white border is narrow: of a face-down card only 5 to 14 pixels may show, and the colour must be
among them, or a run of such cards cannot be counted (DESIGN §5).
"""

from __future__ import annotations

from tools.cardart.geometry import Region, rectangle
from tools.cardart.layout import HEIGHT, WIDTH
from tools.cardart.svg import Layer, layer

__all__ = ["rounded", "sheet"]

_BORDER = 4.5


def sheet(colour: str) -> Layer:
    """The coloured field inside the border."""
    return layer(colour, rounded(_BORDER, 11.5))


def rounded(inset: float, radius: float) -> Region:
    """The card less `inset` on every side, its corners round."""
    sharp = rectangle(inset, inset, WIDTH - inset, HEIGHT - inset)
    return sharp.buffer(-radius).buffer(radius, quad_segs=12)
