"""SVG text to surfaces, and shapes that grow by repeating their middle (DESIGN §1)."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from io import BytesIO
from typing import NamedTuple

import pygame

from game.ui.theme import Colour, css

__all__ = [
    "Fill",
    "Stamp",
    "Stroke",
    "canvas",
    "document",
    "grown",
    "patch",
    "patches",
    "put",
    "raster",
    "rounded",
    "rounded_tile",
    "tinted",
]

Size = tuple[int, int]

OVERSAMPLE = 2
FILL = re.compile(r'fill="[^"]*"')


class Stamp(NamedTuple):
    """A premultiplied surface and how far it reaches beyond the shape on every side."""

    image: pygame.Surface
    pad: int


@dataclass(frozen=True, slots=True)
class Fill:
    """A flat colour; `alpha` is 0 to 1."""

    colour: Colour
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """An outline whose middle runs `offset` pixels outside the shape; `dash` as in SVG."""

    colour: Colour
    width: float
    alpha: float = 1.0
    offset: float = 0.0
    dash: str = ""


def canvas(width: int, height: int) -> pygame.Surface:
    """An empty transparent surface in the one pixel format that blits fast."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def put(target: pygame.Surface, image: pygame.Surface, at: tuple[float, float]) -> None:
    """Draw the premultiplied `image` onto `target`."""
    where = (round(at[0]), round(at[1]))
    target.blit(image, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def document(width: float, height: float, body: str) -> str:
    """An SVG document of `body`, drawn in a box of this size."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def raster(svg: str, width: int, height: int) -> pygame.Surface:
    """`svg` as a premultiplied surface of exactly this size."""
    size = (width * OVERSAMPLE, height * OVERSAMPLE)
    drawn = pygame.image.load_sized_svg(BytesIO(svg.encode()), size)
    # The loader's byte order blits 25 times slower than the screen's.
    ready = drawn.convert(canvas(1, 1)).premul_alpha()
    return pygame.transform.smoothscale(ready, (width, height))


def tinted(svg: str, colour: Colour, alpha: float = 1.0) -> str:
    """`svg` with every fill replaced by one colour, as for a suit mark on the felt."""
    return FILL.sub(f'fill="{css(colour)}" fill-opacity="{alpha}"', svg)


def bands(had: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """How a side grows: start and length in the tile, start and length in the whole."""
    if had >= wanted:
        return ((0, had, 0, had),)
    cut = had // 2
    after = had - cut - 1
    return (
        (0, cut, 0, cut),
        (cut, 1, cut, wanted - cut - after),
        (cut + 1, after, wanted - after, after),
    )


def grown(tile: Stamp, size: Size) -> Stamp:
    """The stamp of a shape of `size` whose corners and one line of each side are in `tile`."""
    whole = canvas(size[0] + 2 * tile.pad, size[1] + 2 * tile.pad)
    for source, target in patches(tile.image.get_size(), whole.get_size()):
        put(whole, patch(tile.image, source, target.size), target.topleft)
    return Stamp(whole, tile.pad)


def patches(had: Size, wanted: Size) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """The parts of a tile of size `had`, and where they come to lie in a whole of `wanted`."""
    columns, rows = (bands(*lengths) for lengths in zip(had, wanted, strict=True))
    return [
        (pygame.Rect(x, y, w, h), pygame.Rect(to_x, to_y, to_w, to_h))
        for y, h, to_y, to_h in rows
        for x, w, to_x, to_w in columns
    ]


def patch(tile: pygame.Surface, source: pygame.Rect, size: Size) -> pygame.Surface:
    """One part of a tile, its one column or row repeated to fill `size`."""
    part = tile.subsurface(source)
    return part if part.get_size() == size else pygame.transform.scale(part, size)


def rounded(size: Size, radius: float, fill: Fill | None, stroke: Stroke | None) -> Stamp:
    """A rounded rectangle of `size`."""
    return grown(rounded_tile(size, radius, fill, stroke), size)


def rounded_tile(size: Size, radius: float, fill: Fill | None, stroke: Stroke | None) -> Stamp:
    """As much of a rounded rectangle as it takes to grow it; dashes are drawn whole."""
    reach = 0.0 if stroke is None else stroke.offset + stroke.width / 2
    pad = max(0, math.ceil(reach)) + 1
    if stroke is not None and stroke.dash:
        return Stamp(_rectangle(size, radius, pad, fill, stroke), pad)
    corner = 2 * (math.ceil(radius + abs(reach)) + 2) + 1
    tile = (min(size[0], corner), min(size[1], corner))
    return Stamp(_rectangle(tile, radius, pad, fill, stroke), pad)


def _rectangle(
    size: Size, radius: float, pad: int, fill: Fill | None, stroke: Stroke | None
) -> pygame.Surface:
    width, height = size
    body = ""
    if fill is not None:
        paint = f'fill="{css(fill.colour)}" fill-opacity="{fill.alpha}"'
        body += _rect(pad, pad, width, height, radius, paint)
    if stroke is not None:
        out = stroke.offset
        paint = (
            f'fill="none" stroke="{css(stroke.colour)}" stroke-width="{stroke.width}" '
            f'stroke-opacity="{stroke.alpha}"'
        )
        if stroke.dash:
            paint += f' stroke-dasharray="{stroke.dash}"'
        side = pad - out
        body += _rect(side, side, width + 2 * out, height + 2 * out, radius + out, paint)
    full = (width + 2 * pad, height + 2 * pad)
    return raster(document(*full, body), *full)


def _rect(x: float, y: float, width: float, height: float, radius: float, paint: str) -> str:
    box = f'x="{x:.3f}" y="{y:.3f}" width="{width:.3f}" height="{height:.3f}"'
    return f'<rect {box} rx="{max(0.0, radius):.3f}" {paint}/>'
