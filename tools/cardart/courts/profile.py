"""Faces seen from the side, looking to the right."""

from __future__ import annotations

from tools.cardart.colours import INK, WHITE
from tools.cardart.courts.likeness import Nose
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, region
from tools.cardart.painting import Pen

__all__ = ["profile"]

_FOREHEAD = "M-21 0 C-14 -8 12 -8 19.6 0 C20.4 5 20.6 9 20.8 12.6"
_LIPS_AND_NECK = (
    " C22.4 37.8 22 39 22.6 40.2 C24 41.4 23.6 43 21.8 43.4 C23.6 44.2 23.4 46 21.6 46.8"
    " C21.4 49 23 51 20.6 54 C17 57.6 10 56.4 3 53 C-5 49 -10 44 -12 38 L-22 38 Z"
)
_NOSES = {
    Nose.STRAIGHT: " C20 15 19.4 17 19.6 18.6 C22 23 25.6 29.6 28.2 32.4 C28.6 34.6 25 36 22 36",
    Nose.EAGLE: " C21 15 21 16.4 21.2 17.6 C26 19.6 30 26 31.4 34 C31 37.4 25 37 21.8 37.4",
}
_EYE = "M6 22.4 C8.6 18.8 13.6 18 16.4 19.6 C16.6 22 15.8 24 14.6 25 C11.6 25.6 8.4 24.8 6 22.4 Z"
_LID = "M4.8 22.8 C8.4 17.8 13.8 17 17.6 19"
_EAR = "M-9 22 C-12 16 -4 14 -2.6 20 C-2 26 -5 32 -8 31 C-9.6 29.6 -8.6 26 -9 22 Z"


def profile(sitter: Sitter) -> None:
    """A whole face but for hair and beard."""
    pen, of = sitter.head(), sitter.likeness
    shape = region(_FOREHEAD + _NOSES[of.nose] + _LIPS_AND_NECK)
    inside = shape.buffer(-1.0)
    pen.outlined(shape, of.skin)
    shadow = "M-40 -12 L40 -12 L40 7 C14 13 -14 13 -40 7 Z"
    pen.fill(region(shadow).intersection(inside), of.shade)
    jaw = "M-22 30 C-10 38 -4 47 6 49.4 C12 51 16 50 22 52 L22 62 L-22 62 Z"
    pen.fill(region(jaw).intersection(inside), of.shade)
    pen.outlined(_EAR, of.skin, 1.5)
    pen.line("M-6.6 20.4 C-4.6 21 -4.8 24.6 -6.8 27", 0.9)
    _eye(pen)
    pen.line("M5 13.6 C9 10 15 10.4 19 12.8", 2.7)
    pen.line("M23.4 32.6 C21.6 32.6 21 34.4 22.2 35.6", 1.2)
    pen.line("M22.2 43.3 C20 43.6 18 43.2 16.4 42.4", 1.5)
    if of.old:
        pen.line("M7 27.4 C9.4 28.6 12 28.4 14 27.2", 0.9)
        pen.line("M2.6 20.6 L-0.6 18.4 M2.8 23.4 L-0.6 23.8", 0.9)


def _eye(pen: Pen) -> None:
    eye = region(_EYE)
    pen.fill(eye, WHITE)
    pen.fill(disc(13.8, 21.4, 3.4 if pen.plain else 3).intersection(eye), INK)
    pen.line(_LID, 1.9)
