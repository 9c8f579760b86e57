"""Faces seen from the front or half from the side."""

from __future__ import annotations

from tools.cardart.colours import INK, WHITE
from tools.cardart.courts.likeness import QUEEN, Brow, Eyes, Likeness, Mouth, Nose
from tools.cardart.courts.profile import profile
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import Region, disc, moved, placed, region, stroke
from tools.cardart.painting import Pen

__all__ = ["contour", "face", "mouth"]

_EYE = "M-5.8 0.8 C-3.2 -3.2 2.6 -3.4 5.8 0.2 C2.8 3 -2.8 3.2 -5.8 0.8 Z"
_LID = "M-6 1 C-3.2 -3.4 2.8 -3.6 6.2 0.4"
_CREASE = "M-5 -3.4 C-2.4 -5.8 2.4 -5.8 5 -3.2"
_LOWERED = "M-6 0.4 C-3.4 3.8 3 4 6 0.8"
_OPENING = {Eyes.OPEN: 1, Eyes.WIDE: 1.22, Eyes.NARROW: 0.78, Eyes.HOODED: 0.9}
_BROWS = {
    Brow.ARCHED: ("M-7 1.4 C-3.4 -3 2.6 -2.8 6.4 0.8", 2.3),
    Brow.THIN: ("M-6.4 0.8 C-3 -2.6 2.4 -2.4 5.6 0.2", 1.5),
    Brow.HIGH: ("M-6.8 -0.4 C-3 -4.8 2.6 -4.4 6 -0.8", 1.7),
    Brow.STRAIGHT: ("M-7 0.6 C-3.4 -1.6 2.6 -1.4 6.4 0.4", 2.6),
    Brow.FROWNING: ("M-8 -1.8 C-4 -2.8 2 -0.6 6.4 3.4", 2.9),
    Brow.ASKANCE: ("M-6.8 0.4 C-3 -3 2.6 -2.6 6 -0.6", 1.9),
}
# From the inner corner of an eye to the nostrils; the tip is to the right of the axis.
_NOSES = {
    Nose.STRAIGHT: "M1.6 18 C2.4 24 3.8 29 5.4 32.6 C3.4 35.6 -1.6 35.8 -4 33.6",
    Nose.EAGLE: "M1.4 16 C4.8 20 5.2 25 5.2 28 C6.4 31 6.6 34 4.4 36.2 C2 36.8 -2 35.4 -4 33",
    Nose.BROAD: "M2.6 25 C3.4 28 7.4 29.4 7 33 C5 36.4 -4.4 36.6 -6.4 33.2 C-6.6 31 -5 30 -4 29.4",
    Nose.ROUND: "M2.2 24 C8.4 27 9 35 4.4 36 C2 37 -2.6 37 -4.6 35.4 C-7 34.4 -6.6 31 -4.6 30",
    Nose.SNUB: "M2.4 26.6 C3 29 5 30 4.6 32.4 C2.6 34.4 -1.4 34.2 -3 32.6",
    Nose.LONG: "M1.2 16 C2.6 24 4 30 5 34.4 C3 37.8 -1.4 37.6 -3.6 35.4",
}  # fmt: skip
_HAT_SHADOW = "M-40 -12 L40 -12 L40 7 C14 13 -14 13 -40 7 Z"


def contour(width: float, chin: float, jaw: float, turn: float = 0) -> Region:
    """A face of this half width, chin and half jaw; the chin goes where the face turns."""
    x = 4.2 * turn
    near, far = jaw + x * 0.55, jaw - x * 0.55
    return region(
        f"M{-width} 0 C{-width - 0.5} 16 {-width + x * 0.3} 28 {-far} 38"
        f" C{-far * 0.76 + x * 0.4} {chin - 7} {-jaw * 0.34 + x} {chin} {x} {chin}"
        f" C{jaw * 0.34 + x} {chin} {near * 0.76 + x * 0.4} {chin - 7} {near} 38"
        f" C{width + x * 0.3} 28 {width + 0.5} 16 {width} 0 C14 -8 -14 -8 {-width} 0 Z"
    )


def face(sitter: Sitter) -> None:
    """Everything but the mouth of a bearded or turned face."""
    pen, of = sitter.head(), sitter.likeness
    if of.profile:
        profile(sitter)
        return
    shape = contour(of.width, of.chin, of.jaw, of.turn)
    inside = shape.buffer(-1.0)
    pen.outlined(shape, of.skin)
    pen.fill(_shaded_side(of).intersection(inside), of.shade)
    pen.fill(region(_HAT_SHADOW).intersection(inside), of.shade)
    _cheeks(pen, of, inside)
    for side in (-1, 1):
        _eye(pen, of, side, lashes=sitter.rank == QUEEN)
    _nose(pen, of)
    if of.old:
        _years(pen, of)


def mouth(sitter: Sitter) -> None:
    """The mouth; that of a bearded man shows between moustache and beard."""
    pen, of = sitter.head(), sitter.likeness
    if of.profile and of.mouth is not Mouth.BEARDED:
        return  # the outline of the face has it
    x = 5.4 * of.turn
    match of.mouth:
        case Mouth.BEARDED:
            _lips(pen, of.lip, x, 43.4, 5.2)
        case Mouth.FULL:
            _lips(pen, of.lip, x, 42, 6.4 - abs(of.turn))
        case Mouth.SMALL:
            _lips(pen, of.lip, x, 43.4, 4.4)
        case Mouth.WRY:
            _lips(pen, of.lip, x, 43, 5)
            pen.line(f"M{x + 4.6} 43 C{x + 6.4} 42.6 {x + 7.4} 41.8 {x + 7.8} 40.8", 1.5)
        case Mouth.SMILE:
            pen.outlined(
                f"M{x - 6.6} 40.8 C{x - 3} 42.8 {x + 3} 42.8 {x + 6.6} 40.8"
                f" C{x + 4} 46.6 {x - 4} 46.6 {x - 6.6} 40.8 Z", WHITE, 1.5,
            )  # fmt: skip
            pen.line(f"M{x - 3} 48.6 C{x - 1} 49.6 {x + 1} 49.6 {x + 3} 48.6", 1.0, of.shade)
        case Mouth.CALM:
            pen.line(f"M{x - 5.4} 43.2 C{x - 2} 44.4 {x + 2} 43.8 {x + 5.6} 42.4", 1.6)
            pen.line(f"M{x - 2.4} 46.8 C{x - 1} 47.6 {x + 1.4} 47.6 {x + 2.8} 46.6", 1.2, of.lip)


def _lips(pen: Pen, colour: str, x: float, y: float, half: float) -> None:
    pen.fill(
        f"M{x - half} {y} C{x - half * 0.5} {y - 2.8} {x - 1.3} {y - 2.8} {x} {y - 1.4}"
        f" C{x + 1.3} {y - 2.8} {x + half * 0.5} {y - 2.8} {x + half} {y}"
        f" C{x + half * 0.5} {y + 4.8} {x - half * 0.5} {y + 4.8} {x - half} {y} Z",
        colour,
    )
    pen.line(f"M{x - half} {y} C{x - 3} {y + 0.9} {x + 3} {y + 0.9} {x + half} {y}", 1.2)


def _shaded_side(of: Likeness) -> Region:
    """The side away from the light, which comes from the left."""
    if of.turn < 0:
        return region("M15 -10 L12 14 C11 28 12 36 6 46 L0 60 L40 60 L40 -10 Z")
    x = 7 * of.turn
    return region(
        f"M{1 + x} -10 L{1 + x} 12 C{1 + x} 18 {3 + x} 26 {5.8 + x} 32.6"
        f" C{5.6 + x} 35.2 {3 + x} 35.8 {1 + x} 35.8"
        f" L{1 + x * 0.8} 39 L{x * 0.8} 46 L{0.6 + x * 0.6} 60 L40 60 L40 -10 Z"
    )


def _cheeks(pen: Pen, of: Likeness, inside: Region) -> None:
    if of.cheeks:
        for side in (-1, 1):
            spot = disc(side * 13 + 4.5 * of.turn, 33, 4.6)
            pen.fill(spot.intersection(inside), of.cheeks)


def _eye(pen: Pen, of: Likeness, side: int, *, lashes: bool) -> None:
    """An eye and its brow; that of the averted side is narrower."""
    averted = max(0.0, side * of.turn)
    across = side * (1 - 0.26 * averted)
    x, y = side * (9.8 - 1.6 * averted) + 5.2 * of.turn, 22.0

    def at(shape: Region, down: float = 1) -> Region:
        return placed(shape, x, y, stretch=(-across, down))

    if of.eyes is Eyes.LOWERED:
        pen.fill(at(stroke(_LOWERED, 2.2)), INK)
        if lashes and not pen.plain:
            pen.fill(at(stroke("M-5 3 L-7.4 4.6 M-2 3.8 L-3.2 6", 1.1)), INK)
    else:
        opening = _OPENING[of.eyes]
        white = at(region(_EYE), opening * (1.15 if pen.plain else 1))
        pen.fill(white, WHITE)
        iris = moved(disc(0, -0.6, 3.3 if pen.plain else 2.9), x + of.gaze, y)
        pen.fill(iris.intersection(white), INK)
        pen.fill(at(stroke(_LID, 2.4 if pen.plain else 1.9), opening), INK)
        if of.eyes is Eyes.HOODED and not pen.plain:
            pen.fill(at(stroke(_CREASE, 1.0)), INK)
        if lashes and not pen.plain:
            pen.fill(at(stroke("M-6 0.8 L-8.4 -1", 1.3)), INK)
    brow, width = _BROWS[of.brow]
    lift = 3.2 if of.brow is Brow.ASKANCE and side * (of.gaze or 1) > 0 else 0
    mark = stroke(brow, width * (1.25 if pen.plain else 1))
    pen.fill(placed(mark, x, y - 8.2 - lift, stretch=(-across, 1)), _brow_colour(of))


def _brow_colour(of: Likeness) -> str:
    return {"#A34A26": "#7A3318", "#C4622C": "#8A3E18", "#E0AC48": "#8F6420"}.get(of.hair, INK)


def _nose(pen: Pen, of: Likeness) -> None:
    """The nose's line; its tip goes where the face turns."""
    side = -1 if of.turn < 0 else 1
    width = 1.7 if pen.plain else 1.45
    line = placed(stroke(_NOSES[of.nose], width), 6.4 * of.turn, 0, stretch=(side, 1))
    pen.fill(line, INK)


def _years(pen: Pen, of: Likeness) -> None:
    """Lines below the eyes and from the nostrils."""
    fold = stroke("M5 27 C8 28.6 11 28.2 13 26.6 M7.6 33.6 C9.6 35.6 10.4 38 10.2 40", 0.9)
    for side in (-1, 1):
        if not pen.plain:
            pen.fill(placed(fold, 5.4 * of.turn, 0, stretch=(side, 1)), INK)
