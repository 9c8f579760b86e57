"""Hands: each gesture is drawn about the place where it holds, touches or points."""

from __future__ import annotations

from typing import NamedTuple

from tools.cardart.colours import SHADED_STEEL, STEEL
from tools.cardart.geometry import ellipse, stroke
from tools.cardart.painting import Pen

__all__ = [
    "LEATHER",
    "STEEL_GLOVE",
    "Skin",
    "glove",
    "grip",
    "laid",
    "palm",
    "pinch",
    "pointing",
    "thumb",
]


class Skin(NamedTuple):
    """The lit and the shaded side of a hand, or of what it wears."""

    lit: str
    shaded: str


STEEL_GLOVE = Skin(STEEL, SHADED_STEEL)
LEATHER = Skin("#A06A3C", "#7C4E2A")
_LINE = 1.5


def _finger(pen: Pen, skin: Skin, bone: str, width: float = 5.8) -> None:
    pen.outlined(stroke(bone, width), skin.lit, _LINE)


def grip(pen: Pen, skin: Skin) -> None:
    """A fist round an upright shaft, the thumb across."""
    back = "M-7 -12 L8 -12 C13 -10 14 -2 13 6 C12 14 9 17 4 18 L-6 18 C-10 14 -10 -8 -7 -12 Z"
    pen.outlined(back, skin.shaded, 1.8)
    if pen.plain:
        pen.outlined(
            "M-11 -12 L5 -12 C9 -4 8 8 4 14 L-10 14 C-14 8 -14 -6 -11 -12 Z", skin.lit, 1.6
        )
        return
    for y, reach in ((11, 3.4), (5, 4.6), (-1, 5), (-7, 4.4)):
        _finger(pen, skin, f"M-8.6 {y} L{reach} {y - 0.4}", 6.4)
    _finger(pen, skin, "M9.6 4 C9.4 -3 6 -9.6 -1.4 -12.4", 6.2)


def pinch(pen: Pen, skin: Skin) -> None:
    """A hand that holds a stem between thumb and forefinger, the little finger raised."""
    _finger(pen, skin, "M10.6 6 C14.6 0 16.4 -5 17.4 -10.6", 4.8)
    pen.outlined(
        "M-9 9 C-6 1 6 -3 12 2 C15 8 13 17 9.6 22 L-6.4 22 C-9.6 18 -10.6 14 -9 9 Z", skin.lit, 1.8
    )
    pen.fill("M9 2 C13 8 11 16 8.4 21 L2 21 C8 15 9.6 8 9 2 Z", skin.shaded)
    if not pen.plain:
        for bone in ("M10.4 3 C6 3 1 5.4 -3.4 9", "M10.4 -0.6 C6 -1 -0.6 0.6 -5 4"):
            _finger(pen, skin, bone, 5.4)
    _finger(pen, skin, "M9.6 -4 C7 -7 2 -6.4 -1.6 -2.4", 5.4)
    _finger(pen, skin, "M-8.4 12 C-9 5 -6.4 0 -2.2 -3", 5.2)


def palm(pen: Pen, skin: Skin) -> None:
    """An open hand that carries something round."""
    pen.outlined(
        "M-7 24 L-8 12 C-16 8 -24 0 -24.6 -9 C-24 -13 -20 -13 -18.6 -9.4 C-14 0 -6 4.4 1 4.4"
        " C8 4.4 14 0 17.6 -7 C20 -11 25 -9 24 -4 C21.6 6 15 12 9.6 14 L9 24 Z",
        skin.lit,
        1.8,
    )
    pen.fill("M23 -5 C20.6 5 14 11 8.6 13 L8 23 L1 23 L2 12 C11 10 18 4 23 -5 Z", skin.shaded)
    for crease in ("M-19 -2.4 C-14 5 -7 8.6 -1 9", "M-14.6 5.4 C-10 9.6 -6 12 -2 12.6"):
        pen.line(crease, 1.2)


def laid(pen: Pen, skin: Skin) -> None:
    """A flat hand on the breast; it points to the right of its own axis."""
    pen.outlined(ellipse(-2, 0, 11.4, 9.6), skin.lit, 1.8)
    if pen.plain:
        pen.outlined(stroke("M0 0 L15 0", 14), skin.lit, 1.6)
        return
    for start, end in ((-6.2, -7.4), (6.8, 7.6), (2.6, 2.8), (-1.8, -2.4)):
        _finger(pen, skin, f"M3 {start} L{17.6 - abs(end) * 0.5} {end}", 5)
    _finger(pen, skin, "M-6 -6 C-1 -10.4 5 -13.6 9.4 -14", 5)
    pen.fill(ellipse(-1.4, 0.6, 8, 7), skin.lit)


def pointing(pen: Pen, skin: Skin) -> None:
    """A raised forefinger, the others closed."""
    _finger(pen, skin, "M-5 -2 L-7.4 -21", 5.8)
    pen.outlined(
        "M-9 -3 C-4 -8 8 -7 10 0 C11 8 9 14 7 20 L-7 20 C-10 12 -11 2 -9 -3 Z", skin.lit, 1.8
    )
    pen.fill("M9 0 C10 8 8 14 6 19 L0 19 C5 13 7 6 9 0 Z", skin.shaded)
    for x in (5.4, 0.4):
        _finger(pen, skin, f"M{x} -4 L{x - 0.6} 4.4", 5.2)
    _finger(pen, skin, "M-8.4 8 C-6 4 -2 3.4 2.4 4.6", 5)


def thumb(pen: Pen, skin: Skin) -> None:
    """A hand behind a sheet that it holds, the thumb before it."""
    pen.outlined(
        "M-12 6 C-8 0 8 0 12 5 C13 12 10 18 8 23 L-7 23 C-11 18 -13 12 -12 6 Z", skin.lit, 1.8
    )
    pen.fill("M11 5 C12 12 9 18 7 22 L0 22 C6 16 9 10 11 5 Z", skin.shaded)
    _finger(pen, skin, "M6 12 C7 4 4 -3 -1 -8", 6.6)


def glove(pen: Pen, skin: Skin) -> None:
    """A falconer's gloved fist and its wide cuff."""
    pen.outlined("M-17 40 L-11 13 L12 13 L21 44 Z", skin.shaded, 2)
    pen.line("M-14.6 34 C-4 38.6 8 39.6 18.6 37.6", 1.5)
    pen.outlined(
        "M-16 0 C-17 -9 -8 -11 2 -10 C12 -10 15 -4 14 4"
        " C13 12 11 15 8 17 L-8 17 C-13 12 -16 8 -16 0 Z",
        skin.lit,
        2,
    )
    for crease in (
        "M-11 -4 C-6 -2.4 0 -2.4 4 -4",
        "M-11.6 2 C-6 3.6 0 3.6 5 2",
        "M-10 8 C-6 9.4 0 9.4 4 8",
    ):
        pen.line(crease, 1.3)
