"""The calm back: a lattice of lozenges and a four-petalled flower."""

from __future__ import annotations

from collections.abc import Iterator

from tools.cardart.backs import rounded, sheet
from tools.cardart.geometry import Region, disc, placed, polygon, region, united
from tools.cardart.layout import HEIGHT, WIDTH
from tools.cardart.outline import Point
from tools.cardart.svg import Layer, layer

__all__ = ["PAPER", "lattice"]

PAPER = "lattice-frame"
_FIELD, _GROUND, _LINE = "lattice-field", "lattice-ground", "lattice-line"
_DOT, _PETAL = "lattice-dot", "lattice-petal"
_INSET = 14
_COLUMNS, _ROWS = 7, 10
_ACROSS = (WIDTH - 2 * _INSET) / _COLUMNS
_DOWN = (HEIGHT - 2 * _INSET) / _ROWS


def lattice() -> list[Layer]:
    """Everything on the paper."""
    window = rounded(_INSET, 5)
    medallion = _lozenge((WIDTH / 2, HEIGHT / 2), 88, 124)
    shown = window.difference(medallion)

    def tiled(outer: float, inner: float = 0) -> Region:
        return united(_tile(centre, outer, inner) for centre in _centres()).intersection(shown)

    return [
        sheet(_FIELD),
        layer(_GROUND, window),
        layer(_LINE, tiled(0.86, 0.72)),
        layer(_FIELD, tiled(0.42)),
        layer(_LINE, tiled(0.14)),
        layer(_DOT, window.buffer(0.9).difference(window.buffer(-0.9))),
        *_flower(medallion),
    ]


def _flower(medallion: Region) -> Iterator[Layer]:
    petal = region("M0 -4 C-12 -10 -10 -24 0 -30 C10 -24 12 -10 0 -4 Z")
    turned = united(placed(petal, rotation=turn) for turn in (0, 90, 180, 270))
    flower = placed(turned, WIDTH / 2, HEIGHT / 2, stretch=(0.82, 1.1))
    rim = medallion.buffer(-2).difference(medallion.buffer(-4))
    yield layer(_FIELD, medallion)
    yield layer(_DOT, rim)
    yield layer(_PETAL, flower)
    yield layer(_FIELD, flower.buffer(-3))
    yield layer(_DOT, disc(WIDTH / 2, HEIGHT / 2, 3.2))


def _centres() -> Iterator[Point]:
    for row in range(-1, _ROWS * 2 + 2):
        shift = 0.5 if row % 2 else 0
        for column in range(-1, _COLUMNS + 2):
            yield _INSET + (column + shift) * _ACROSS, _INSET + row * _DOWN / 2


def _tile(centre: Point, outer: float, inner: float) -> Region:
    tile = _lozenge(centre, _ACROSS * outer, _DOWN * outer)
    return tile.difference(_lozenge(centre, _ACROSS * inner, _DOWN * inner)) if inner else tile


def _lozenge(centre: Point, across: float, down: float) -> Region:
    x, y = centre
    return polygon([(x, y - down / 2), (x + across / 2, y), (x, y + down / 2), (x - across / 2, y)])
