"""Regions: areas that can be united, cut and offset, made from path data with shapely."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as Centre
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cardart.outline import Contour, Outline, Point, contours

__all__ = [
    "Region",
    "blank",
    "disc",
    "ellipse",
    "filled",
    "flipped",
    "mirrored",
    "moved",
    "outline",
    "parts",
    "placed",
    "polar",
    "polygon",
    "rectangle",
    "region",
    "ring",
    "stroke",
    "united",
]

Region: TypeAlias = BaseGeometry
_CURVE_STEPS = 20


def region(shape: str | Outline) -> Region:
    """The area inside the contours of path data or an outline."""
    closed = shape.contours if isinstance(shape, Outline) else contours(shape)
    return united(Polygon(contour.corners(_CURVE_STEPS)).buffer(0) for contour in closed)


def stroke(data: str, width: float, *, flat: bool = False) -> Region:
    """The area of a pen of `width` along path data; ends and corners are round unless `flat`."""
    cap, join = ("flat", "mitre") if flat else ("round", "round")
    lines = (LineString(_line(contour)) for contour in contours(data))
    return united(
        line.buffer(width / 2, cap_style=cap, join_style=join, mitre_limit=8, quad_segs=12)
        for line in lines
    )


def polygon(corners: Iterable[Point]) -> Region:
    """The area between `corners`."""
    return Polygon(list(corners))


def rectangle(left: float, top: float, right: float, bottom: float) -> Region:
    """The area between these edges."""
    return box(left, top, right, bottom)


def disc(x: float, y: float, radius: float, quarter_steps: int = 16) -> Region:
    """A filled circle."""
    return Centre(x, y).buffer(radius, quad_segs=quarter_steps)


def ellipse(x: float, y: float, across: float, down: float) -> Region:
    """A filled ellipse with these half axes."""
    return placed(disc(0, 0, 1), x, y, stretch=(across, down))


def ring(x: float, y: float, outer: float, inner: float) -> Region:
    """A circle's line."""
    return disc(x, y, outer, 32).difference(disc(x, y, inner, 32))


def blank() -> Region:
    """No area at all."""
    return Polygon()


def united(regions: Iterable[Region]) -> Region:
    """All areas in one."""
    return unary_union(list(regions))


def flipped(area: Region) -> Region:
    """The area seen in a mirror that stands on x = 0."""
    return affinity.scale(area, -1, 1, origin=(0, 0))


def mirrored(area: Region) -> Region:
    """The area and its mirror image."""
    return united((area, flipped(area)))


def moved(area: Region, x: float, y: float) -> Region:
    """The area moved."""
    return affinity.translate(area, x, y)


def placed(
    area: Region,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    rotation: float = 0,
    *,
    stretch: tuple[float, float] = (1, 1),
) -> Region:
    """The area stretched and scaled, rotated clockwise in degrees about the origin, and moved."""
    sized = affinity.scale(area, scale * stretch[0], scale * stretch[1], origin=(0, 0))
    return moved(affinity.rotate(sized, rotation, origin=(0, 0)), x, y)


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """The point at `radius` from `x`, `y`; 0° is to the right and 90° down."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def outline(area: Region, tolerance: float) -> Outline:
    """The area's borders, holes turning the other way, with no more points than needed."""
    simple = area.simplify(tolerance)
    return Outline(tuple(border for part in parts(simple) for border in _borders(part)))


def parts(area: Region) -> Iterator[Region]:
    """The separate pieces of an area."""
    if area.geom_type == "Polygon":
        if not area.is_empty:
            yield area
    else:
        for piece in getattr(area, "geoms", ()):
            yield from parts(piece)


def filled(part: Region, cover: Region) -> Region:
    """`part` without those of its holes that lie inside `cover`."""
    holes = (Polygon(hole) for hole in part.interiors)
    return united((part, *(hole for hole in holes if cover.contains(hole))))


def _line(contour: Contour) -> list[Point]:
    corners = contour.corners(_CURVE_STEPS)
    return [*corners, *corners[:2]] if contour.closed else corners


def _borders(part: Region) -> Iterator[Contour]:
    for hole, border in [(False, part.exterior), *((True, inner) for inner in part.interiors)]:
        corners = list(border.coords)[:-1]
        if border.is_ccw == hole:
            corners.reverse()
        yield Contour(corners[0], tuple((corner,) for corner in corners[1:]))
