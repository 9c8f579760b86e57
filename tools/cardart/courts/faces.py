"""Faces: one half in shade, features by rank."""

from __future__ import annotations

from game.core.cards import Suit
from tools.cardart.colours import INK, WHITE
from tools.cardart.courts.sitter import JACK, KING, QUEEN, Sitter
from tools.cardart.geometry import Region, disc, flipped, region
from tools.cardart.painting import Pen

__all__ = ["beardless_mouth", "contour", "face", "lips"]

_WIDTH_CHIN_JAW = {KING: (21, 54, 17), QUEEN: (19.5, 52.5, 15.2), JACK: (20.4, 54, 17.6)}
_SHADED_HALF = (
    "M1 -10 L1 12 C1 18 3 26 5.8 32.6 C5.6 35.2 3 35.8 1 35.8"
    " L1.4 39 L0 46 L0.6 60 L40 60 L40 -10 Z"
)
_HAT_SHADOW = "M-40 -12 L40 -12 L40 7 C14 13 -14 13 -40 7 Z"
_EYE = "M-15.4 22 C-12.6 18.5 -7.2 18.2 -4.2 22.4 C-7.2 25 -12 25.2 -15.4 22 Z"
_UPPER_LID = "M-16 22.6 C-12.8 18 -7.2 17.8 -3.8 22.6"
_NOSE = "M-4.4 33.4 C-3.2 35.8 3.4 36 5.4 32.9 C5 30.6 4.2 28.4 3.6 26.6"
_BROWS = {
    KING: ("M-17 15.6 C-13 11.4 -8.4 11.8 -4 14.8", 2.5),
    QUEEN: ("M-16 14.4 C-12.4 10.6 -8 11 -4.6 13.4", 1.5),
    JACK: ("M-16.8 15.4 C-13 12 -8.4 12.4 -4.2 14.4", 2.1),
}


def contour(width: float, chin: float, jaw: float) -> Region:
    """A face of this half width, chin and half jaw."""
    return region(
        f"M{-width} 0 C{-width - 0.5} 16 {-width} 28 {-jaw} 38"
        f" C{-jaw * 0.76} {chin - 7} {-jaw * 0.36} {chin} 0 {chin}"
        f" C{jaw * 0.36} {chin} {jaw * 0.76} {chin - 7} {jaw} 38"
        f" C{width} 28 {width + 0.5} 16 {width} 0 C14 -8 -14 -8 {-width} 0 Z"
    )


def face(sitter: Sitter, gaze: float) -> None:
    """Everything but the mouth; the pupils look `gaze` units aside."""
    pen = sitter.head()
    shape = contour(*_WIDTH_CHIN_JAW[sitter.rank])
    inside = shape.buffer(-1.0)
    pen.outlined(shape, sitter.skin)
    pen.fill(region(_SHADED_HALF).intersection(inside), sitter.shade)
    pen.fill(region(_HAT_SHADOW).intersection(inside), sitter.shade)
    _eyes(pen, sitter.rank, gaze)
    brow, width = _BROWS[sitter.rank]
    pen.line(brow, width, both=True)
    pen.line(_NOSE, 1.35)


def lips(pen: Pen, y: float, colour: str) -> None:
    """A full mouth at height `y`."""
    pen.fill(
        f"M-5.4 {y} C-3 {y - 2.2} -1.3 {y - 2.2} 0 {y - 1.1} C1.3 {y - 2.2} 3 {y - 2.2} 5.4 {y}"
        f" C3 {y + 4.4} -3 {y + 4.4} -5.4 {y} Z",
        colour,
    )
    pen.line(f"M-5.4 {y} C-3 {y + 0.8} 3 {y + 0.8} 5.4 {y}", 1.1)


def beardless_mouth(sitter: Sitter) -> None:
    """A jack's mouth and chin."""
    pen = sitter.head()
    lip = "#7E3A34" if sitter.suit is Suit.CLUBS else "#C0705C"
    pen.fill("M-3.4 44.4 C-2 46.8 2 46.8 3.4 44.4 Z", lip)
    pen.line("M-6 42.8 C-3.4 43.6 -1.6 42.9 0 43.5 C1.6 42.9 3.4 43.6 6 42.8", 1.4)
    pen.line("M-2.4 49 C-1 49.8 1 49.8 2.4 49", 0.9, sitter.shade)


def _eyes(pen: Pen, rank: int, gaze: float) -> None:
    eye = region(_EYE)
    pen.fill(eye, WHITE, both=True)
    pen.fill(disc(-9.7 + gaze, 21, 2.75).intersection(eye), INK)
    pen.fill(disc(9.7 + gaze, 21, 2.75).intersection(flipped(eye)), INK)
    pen.line(_UPPER_LID, 2.2 if rank == QUEEN else 2.0, both=True)
    if rank == KING:
        pen.line("M-12.4 25.9 C-10.6 26.5 -8.6 26.4 -7 25.8", 0.8, both=True)
    if rank == QUEEN:
        pen.line("M-15.6 22 L-18 20.2", 1.3, both=True)
