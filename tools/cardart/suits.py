"""The suit shapes, centred on the origin in a box of 100 units (DESIGN §2)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.core.cards import Suit
from tools.cardart.geometry import Region, placed, region
from tools.cardart.outline import Contour, Outline, Point, circle, handle_length

__all__ = ["SUITS", "SuitShape", "emblem"]


class SuitShape(NamedTuple):
    """A suit's outline and what setting it beside others needs."""

    outline: Outline
    half_width: float
    optical_scale: float
    """What makes the four look equally large."""


def emblem(suit: Suit, x: float, y: float, size: float, rotation: float = 0) -> Region:
    """The suit as an ornament of a drawing."""
    return placed(_shape(suit), x, y, size / 100, rotation)


@cache
def _shape(suit: Suit) -> Region:
    return region(SUITS[suit].outline)


def _symmetric(right: Sequence[Point]) -> Contour:
    """The contour whose right half, from the axis to the axis, is a start and cubic curves."""
    curves = [tuple(right[at : at + 3]) for at in range(1, len(right), 3)]
    starts = [right[0], *(curve[-1] for curve in curves)]
    left = [
        tuple((-x, y) for x, y in (second, first, start))
        for start, (first, second, _) in zip(starts, curves, strict=False)
    ]
    return Contour(right[0], (*curves, *reversed(left)))


# fmt: off
_SPADE = _symmetric([
    (0, -50),
    (13, -26), (45, -8.5), (45, 16.5),
    (45, 29), (36, 37.5), (25.5, 37.5),
    (17, 37.5), (9.5, 33.5), (4.6, 26),
    (5.2, 36), (9.5, 44.5), (19, 50),
    (12, 50), (6, 50), (0, 50),
])
_HEART = _symmetric([
    (0, -27),
    (4.5, -39.5), (13.5, -46), (24.5, -46),
    (38, -46), (47, -35.5), (47, -21.5),
    (47, 4), (13, 26), (0, 50),
])
_DIAMOND = _symmetric([
    (0, -50),
    (9, -33), (22, -14.5), (37, 0),
    (22, 14.5), (9, 33), (0, 50),
])
_CLUB_STEM = _symmetric([
    (0, -4),
    (4, -4), (10, 0), (14, 6),
    (13, 14), (11, 18), (9.5, 19),
    (6.5, 19), (5, 18), (4.4, 17),
    (4.8, 32), (8.8, 43.5), (19, 50),
    (12, 50), (6, 50), (0, 50),
])
# fmt: on
_LOBE = 22.4
_FILLET = 3.2
_TOP: Point = (0.0, -27.6)
_RIGHT: Point = (24.6, 10.2)


def _fillet() -> Contour:
    """The soft corner between the club's top and right lobes, filled down to the middle."""
    dx, dy = _RIGHT[0] - _TOP[0], _RIGHT[1] - _TOP[1]
    apart = math.hypot(dx, dy)
    out = math.sqrt((_LOBE + _FILLET) ** 2 - (apart / 2) ** 2)
    centre = (_TOP[0] + dx / 2 + dy / apart * out, _TOP[1] + dy / 2 - dx / apart * out)
    begin, end = _towards(_TOP, centre), _towards(_RIGHT, centre)
    angle = 2 * math.asin(math.dist(begin, end) / 2 / _FILLET)
    handle = handle_length(angle)
    first = (
        begin[0] + (begin[1] - centre[1]) * handle,
        begin[1] - (begin[0] - centre[0]) * handle,
    )
    second = (end[0] - (end[1] - centre[1]) * handle, end[1] + (end[0] - centre[0]) * handle)
    return Contour(begin, ((first, second, end), (_RIGHT,), ((0.0, 8.0),), (_TOP,)))


def _towards(lobe: Point, centre: Point) -> Point:
    share = _LOBE / (_LOBE + _FILLET)
    return lobe[0] + (centre[0] - lobe[0]) * share, lobe[1] + (centre[1] - lobe[1]) * share


def _reflected(contour: Contour) -> Contour:
    """The mirror image with the same sense of rotation, so that the two never cancel."""
    starts = [contour.start, *(segment[-1] for segment in contour.segments)]
    backwards = tuple(
        (*reversed(segment[:-1]), start)
        for segment, start in zip(reversed(contour.segments), reversed(starts[:-1]), strict=True)
    )
    turned = Contour(starts[-1], backwards)
    return turned.mapped(lambda point: (-point[0], point[1]))


def _club() -> Outline:
    lobes = [circle(x, y, _LOBE) for x, y in (_TOP, _RIGHT, (-_RIGHT[0], _RIGHT[1]))]
    return Outline((*lobes, _fillet(), _reflected(_fillet()), _CLUB_STEM))


SUITS = {
    Suit.SPADES: SuitShape(Outline((_SPADE,)), 45, 1.0),
    Suit.HEARTS: SuitShape(Outline((_HEART,)), 47, 0.95),
    Suit.DIAMONDS: SuitShape(Outline((_DIAMOND,)), 37, 1.03),
    Suit.CLUBS: SuitShape(_club(), 47, 0.97),
}
