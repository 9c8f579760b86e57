"""The arrow of a hint ends on the card it means, and points at it (DESIGN §4)."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest
from pygame import Rect

from game.ui.arrow import HALF_HEAD, HEAD, bow, box, ends
from game.ui.layout import Layout, Spot

SIZES = [(800, 600), (1280, 720), (1920, 1080), (1080, 1920)]
DEPTHS = (0.0, 0.3, 1.0, 2.5)
"""How far down its column a card lies, in card heights."""
PARTS = 40
INDEX = (0.04, 0.02, 0.2, 0.16)
"""Where rank and suit are, in widths and heights of a card."""

Point = tuple[float, float]


def cards(layout: Layout, spot: Spot) -> list[Rect]:
    """Places where a card of the pile may lie."""
    depths = DEPTHS[:1] if spot.suit is not None else DEPTHS
    return [layout.slot(spot).move(0, round(depth * layout.card[1])) for depth in depths]


def curve(start: Point, end: Point, unit: float) -> list[Point]:
    """Points of the line, up to where the head begins."""
    middle = bow(start, end, unit)

    def at(t: float) -> Point:
        weights = (1 - t) ** 3, 3 * t * (1 - t), t**3
        x, y = (
            sum(w * part for w, part in zip(weights, axis, strict=True))
            for axis in zip(start, middle, end, strict=True)
        )
        return x, y

    points = [at(part / PARTS) for part in range(PARTS + 1)]
    return [point for point in points if math.dist(point, end) >= HEAD * unit]


def heading(start: Point, end: Point, unit: float) -> Point:
    """The direction that the head points in."""
    middle = bow(start, end, unit)
    length = math.dist(middle, end)
    return (end[0] - middle[0]) / length, (end[1] - middle[1]) / length


def head(end: Point, along: Point, unit: float) -> list[Point]:
    """The corners of the head."""
    (x, y), (dx, dy) = end, along
    back = (x - dx * HEAD * unit, y - dy * HEAD * unit)
    wide = HALF_HEAD * unit
    return [end, *((back[0] + side * dy * wide, back[1] - side * dx * wide) for side in (1, -1))]


def inside(rect: Rect, point: Point) -> bool:
    return rect.left <= point[0] <= rect.right and rect.top <= point[1] <= rect.bottom


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_head_lies_on_the_target_and_points_at_it(
    size: tuple[int, int], mirrored: bool
) -> None:
    layout = Layout.fit(size, mirrored=mirrored)
    unit, (width, height) = layout.scale, layout.card
    for source, pile in product(layout.spots, repeat=2):
        if source == pile:
            continue
        for run, target in product(cards(layout, source), cards(layout, pile)):
            start, end = ends(run, height, target, unit)
            along = heading(start, end, unit)
            whole = head(end, along, unit)
            assert inside(target, end)
            ahead = (end[0] + 0.4 * width * along[0], end[1] + 0.4 * width * along[1])
            assert inside(target, ahead), "it goes on into the card, not out of it"
            assert abs(ahead[0] - target.centerx) < abs(end[0] - target.centerx)
            edge = target.inflate(layout.gap, 0)
            assert all(inside(edge, corner) for corner in whole)
            x, y, wide, high = (
                round(share * side) for share, side in zip(INDEX, layout.card * 2, strict=True)
            )
            index = Rect(target.x + x, target.y + y, wide, high)
            line = curve(start, end, unit)
            assert not any(inside(index, point) for point in (*line, *whole))
            area = box(start, end, unit)
            assert all(inside(area, point) for point in (*line, *whole))


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_to_a_neighbour_it_goes_along_the_gap(size: tuple[int, int], mirrored: bool) -> None:
    layout = Layout.fit(size, mirrored=mirrored)
    unit, (width, height) = layout.scale, layout.card
    columns = [spot for spot in layout.spots if spot.suit is None]
    for one, two in pairwise(columns):
        for source, pile in ((one, two), (two, one)):
            for run, target in product(cards(layout, source), cards(layout, pile)):
                start, end = ends(run, height, target, unit)
                line = curve(start, end, unit)
                assert not any(inside(run, point) for point in line)
                away = [abs(x - start[0]) for x, y in line if abs(y - end[1]) > 0.3 * height]
                assert all(each < 0.12 * width for each in away)
