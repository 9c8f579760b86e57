"""The arrow of a hint: from the cards to move, in a bow, to where they go (DESIGN §4)."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from game.ui.theme import UI, css
from game.ui.vector import document, raster

__all__ = ["HALF_HEAD", "HEAD", "arrow", "bow", "box", "ends"]

Point = tuple[float, float]

BEND = 0.19
STEEP = 0.35
"""How steeply the head may point at most, up or down for its way across: it points into a card."""
APPROACH = 48
"""How far before its end the arrow has turned towards it, in u."""
HEAD, HALF_HEAD = 26, 15
LINE, OUTLINE = 6, 11
HEIGHT = 0.42
"""Where an arrow meets a card, in card heights: never on an index."""
INSIDE = 0.28
"""How far inside the target it ends, in card widths: the gap is too narrow for a head."""
DOT = 9
"""Radius of the dot that the arrow starts with."""
BESIDE = 6
"""How far beside the card that is, in u: about the middle of a gap."""


def ends(run: Rect, card_height: int, target: Rect, unit: float) -> tuple[Point, Point]:
    """Start beside `run`'s first strip, and end on `target`, coming in over the nearer side.

    Where one lies above the other, the arrow comes in over the side that it started on.
    """
    rightwards = target.centerx >= run.centerx
    start_x = run.right + BESIDE * unit if rightwards else run.left - BESIDE * unit
    aligned = abs(target.centerx - run.centerx) < run.w
    inside = INSIDE * target.w
    end_x = target.left + inside if rightwards is not aligned else target.right - inside
    start = (start_x, run.top + 0.09 * card_height)
    return start, (end_x, target.top + HEIGHT * target.h)


def box(start: Point, end: Point, unit: float) -> Rect:
    """What the arrow covers."""
    points = (start, bow(start, end, unit), end)
    margin = math.ceil((HEAD + OUTLINE) * unit)
    left, right = (pick(x for x, _ in points) for pick in (min, max))
    top, bottom = (pick(y for _, y in points) for pick in (min, max))
    corner = (math.floor(left) - margin, math.floor(top) - margin)
    size = (math.ceil(right - left) + 2 * margin, math.ceil(bottom - top) + 2 * margin)
    return Rect(corner, size)


def arrow(start: Point, end: Point, unit: float) -> Surface:
    """The arrow, premultiplied, as large as its `box`."""
    area = box(start, end, unit)
    first, middle, last = ((x - area.x, y - area.y) for x, y in (start, bow(start, end, unit), end))
    return raster(document(*area.size, _body(first, middle, last, unit)), *area.size)


def bow(start: Point, end: Point, unit: float) -> Point:
    """Both control points in one: bends the arrow upwards, and its head into the target.

    Between columns that are close to one another the arrow so runs along the gap and turns.
    """
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    side = -BEND if dx < 0 else BEND
    ahead = abs(dx) / 2 + dy * BEND
    ahead = min(max(ahead, 0), max(0, abs(dx) - APPROACH * unit))
    x = x0 + math.copysign(ahead, dx)
    steep = STEEP * abs(x1 - x)
    return x, min(max((y0 + y1) / 2 - dx * side, y1 - steep), y1 + steep)


def _body(start: Point, middle: Point, end: Point, unit: float) -> str:
    dx, dy = end[0] - middle[0], end[1] - middle[1]
    length = math.hypot(dx, dy) or 1.0
    tx, ty = dx / length, dy / length

    def at(back: float, aside: float) -> str:
        x = end[0] - tx * back * unit - ty * aside * unit
        y = end[1] - ty * back * unit + tx * aside * unit
        return f"{x:.1f} {y:.1f}"

    turn = f"{middle[0]:.1f} {middle[1]:.1f}"
    line = f"M{start[0]:.1f} {start[1]:.1f}C{turn} {turn} {at(HEAD * 0.8, 0)}"
    head = f"M{at(0, 0)}L{at(HEAD, HALF_HEAD)}L{at(HEAD * 0.72, 0)}L{at(HEAD, -HALF_HEAD)}Z"
    dot = f'cx="{start[0]:.1f}" cy="{start[1]:.1f}"'
    dark, gold = css(UI.focus_edge), css(UI.good)

    def stroke(colour: str, width: float) -> str:
        look = f'stroke="{colour}" stroke-width="{width * unit:.1f}" stroke-linecap="round"'
        return f'fill="none" {look}'

    return (
        f'<path d="{line}" {stroke(dark, OUTLINE)}/>'
        f'<path d="{head}" fill="{dark}" stroke="{dark}" stroke-width="{5 * unit:.1f}" '
        f'stroke-linejoin="round"/>'
        f'<circle {dot} r="{DOT * unit:.1f}" fill="{dark}"/>'
        f'<circle {dot} r="{6.4 * unit:.1f}" fill="{gold}"/>'
        f'<path d="{line}" {stroke(gold, LINE)}/><path d="{head}" fill="{gold}"/>'
    )
