"""The generator of the card art: its parts, and that the committed files are what it draws."""

from __future__ import annotations

import itertools
import math
import re

from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Point as Spot

from tools.cardart.__main__ import main
from tools.cardart.colours import INK
from tools.cardart.geometry import outline, rectangle, region
from tools.cardart.outline import Contour, Outline, circle
from tools.cardart.painting import Patch, composed

coordinates = st.floats(-300, 300)
points = st.tuples(coordinates, coordinates)


class TestOutline:
    @given(st.lists(points, min_size=3, max_size=40))
    def test_rounding_does_not_add_up_along_relative_path_data(
        self, corners: list[tuple[float, float]]
    ) -> None:
        drawn = Outline((Contour(corners[0], tuple((corner,) for corner in corners[1:])),))
        ends = _ends(drawn.data(1))
        assert all(min(math.dist(corner, end) for end in ends) < 0.072 for corner in corners)

    def test_path_data_is_as_short_as_it_can_be(self) -> None:
        drawn = Outline.of("M0 0 L0.5 -0.25 L1 0.25 C1 1 2 2 3 3 L0 0 Z")
        assert drawn.data() == "M0 0l.5-.25.5.5c0 .75 1 1.75 2 2.75z"

    def test_a_circle_of_curves_is_round(self) -> None:
        corners = circle(3, 4, 10).corners(8)
        assert all(abs(math.dist(corner, (3, 4)) - 10) < 0.003 for corner in corners)

    def test_turning_upside_down_keeps_the_place(self) -> None:
        drawn = Outline.of("M-1 -2 L1 0 L0 4 Z").placed(10, 20, 2, turned=True)
        assert drawn.contours[0].corners(1) == [(12, 24), (8, 20), (10, 12)]


class TestRegions:
    def test_holes_turn_against_the_border(self) -> None:
        ring = rectangle(0, 0, 10, 10).difference(rectangle(3, 3, 7, 7))
        border, hole = outline(ring, 0).contours
        assert _turn(border.corners(1)) * _turn(hole.corners(1)) < 0

    def test_contours_of_path_data_are_united(self) -> None:
        assert region("M0 0 L4 0 L4 4 L0 4 Z M2 2 L6 2 L6 6 L2 6 Z").area == 28


class TestComposition:
    PATCHES = (
        Patch(rectangle(0, 0, 100, 100), INK),
        Patch(rectangle(10, 10, 60, 60), "#FF0000"),
        Patch(rectangle(30, 30, 90, 90), "#00FF00"),
        Patch(rectangle(40, 40, 50, 50), "#FF0000"),
    )

    @given(points)
    def test_shows_at_every_point_what_was_painted_last(self, point: tuple[float, float]) -> None:
        clip = rectangle(-10, -10, 95, 95)
        shown = _colour_at(composed(self.PATCHES, clip), point)
        assert shown == (_colour_at(self.PATCHES, point) if _covers(clip, point) else None)

    def test_has_each_colour_once(self) -> None:
        colours = [patch.colour for patch in composed(self.PATCHES, rectangle(0, 0, 100, 100))]
        assert sorted(colours) == ["#00FF00", INK, "#FF0000"]

    def test_leaves_out_what_is_hidden(self) -> None:
        hidden = Patch(rectangle(20, 20, 50, 50), "#0000FF")
        over = Patch(rectangle(0, 0, 60, 60), INK)
        assert [patch.colour for patch in composed((hidden, over), over.area)] == [INK]


class TestFiles:
    def test_the_committed_files_are_what_is_drawn(self) -> None:
        assert main(["--check"]) == 0


def _colour_at(patches: tuple[Patch, ...] | list[Patch], point: tuple[float, float]) -> str | None:
    found = [patch.colour for patch in patches if _covers(patch.area, point)]
    return found[-1] if found else None


def _covers(area: object, point: tuple[float, float]) -> bool:
    return bool(Spot(point).within(area))


def _ends(data: str) -> list[tuple[float, float]]:
    """The points that path data of one contour, all lines, goes through."""
    numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", data)]
    steps = zip(numbers[::2], numbers[1::2], strict=True)
    return list(itertools.accumulate(steps, lambda at, step: (at[0] + step[0], at[1] + step[1])))


def _turn(corners: list[tuple[float, float]]) -> float:
    """Twice the signed area."""
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)
