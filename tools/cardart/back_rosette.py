"""The ornate back: rosettes and guilloche as on banknotes."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tools.cardart.backs import rounded, sheet
from tools.cardart.geometry import Region, disc, moved, polygon, rectangle, ring, stroke, united
from tools.cardart.layout import HEIGHT, WIDTH
from tools.cardart.ornaments import petals
from tools.cardart.outline import Point
from tools.cardart.svg import Layer, layer

__all__ = ["PAPER", "rosette"]

PAPER = "rosette-frame"
_FIELD, _GROUND, _LINE = "rosette-field", "rosette-ground", "rosette-line"
_DOT, _MESH = "rosette-dot", "rosette-mesh"
_MIDDLE = (WIDTH / 2, HEIGHT / 2)
_CHAIN = 19.5
_WINDOW = 26


def rosette() -> list[Layer]:
    """Everything on the paper."""
    return [sheet(_FIELD), *_border(), *_corners(), *_medallion()]


def _border() -> Iterator[Layer]:
    """Two rules with a chain of lozenges and dots between them."""
    rule = rounded(13, 4)
    inner = _window(0)
    yield layer(_LINE, rule.buffer(0.8).difference(rule.buffer(-0.8)))
    yield layer(_LINE, united(_lozenge(place) for place in _chain(0)))
    yield layer(_DOT, united(disc(*place, 1.3) for place in _chain(0.5)))
    yield layer(_GROUND, inner)
    yield layer(_LINE, inner.buffer(0.8).difference(inner.buffer(-0.8)))


def _corners() -> Iterator[Layer]:
    inside = _window(2.5)
    corners = [(x, y) for x in (_WINDOW, WIDTH - _WINDOW) for y in (_WINDOW, HEIGHT - _WINDOW)]
    meshes = [_mesh(_MIDDLE, 92, 17, 4), *(_mesh(corner, 60, 11, 3) for corner in corners)]
    hidden = disc(*_MIDDLE, 64)
    yield layer(_MESH, united(meshes).intersection(inside).difference(hidden))
    for colour, fan in ((_LINE, petals(24, 17, 43, 4, 7.5)), (_DOT, petals(16, 3, 14, 2.6, 11.25))):
        yield layer(colour, united(moved(fan, *corner) for corner in corners).intersection(inside))


def _medallion() -> Iterator[Layer]:
    yield layer(_LINE, ring(*_MIDDLE, 64, 62.2))
    yield layer(_FIELD, disc(*_MIDDLE, 60, 32))
    for colour, flower in (
        (_LINE, petals(24, 36, 57, 4.6)),
        (_GROUND, petals(24, 40, 52, 2.0)),
        (_DOT, petals(12, 8, 31, 5.2)),
        (_FIELD, petals(12, 14, 27, 2.4)),
    ):
        yield layer(colour, moved(flower, *_MIDDLE))
    yield layer(_DOT, ring(*_MIDDLE, 34.5, 33).union(disc(*_MIDDLE, 6)))
    yield layer(_GROUND, disc(*_MIDDLE, 3))


def _window(inset: float) -> Region:
    edge = _WINDOW + inset
    return rectangle(edge, edge, WIDTH - edge, HEIGHT - edge)


def _chain(start: float) -> Iterator[Point]:
    """Places along the border, beginning `start` of a link from the corner."""
    across, down = WIDTH - 2 * _CHAIN, HEIGHT - 2 * _CHAIN
    for link in range(15):
        x = _CHAIN + across * (link + start) / 15
        yield x, _CHAIN
        yield WIDTH - x, HEIGHT - _CHAIN
    for link in range(22):
        y = _CHAIN + down * (link + start) / 22
        yield WIDTH - _CHAIN, y
        yield _CHAIN, HEIGHT - y


def _lozenge(centre: Point) -> Region:
    x, y = centre
    return polygon([(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)])


def _mesh(centre: Point, radius: float, swing: float, strands: int) -> Region:
    """Waves round a circle, one for each strand, that cross one another."""
    return united(_wave(centre, radius, swing, strand / strands) for strand in range(strands))


def _wave(centre: Point, radius: float, swing: float, phase: float) -> Region:
    points = []
    for step in range(241):
        angle = 2 * math.pi * step / 240
        reach = radius + swing * math.cos(12 * angle + 2 * math.pi * phase)
        points.append(
            f"{centre[0] + reach * math.cos(angle)} {centre[1] + reach * math.sin(angle)}"
        )
    return stroke("M" + " L".join(points), 1.7)
