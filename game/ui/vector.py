"""SVG text to surfaces, and shapes that grow by repeating their middle (DESIGN §1)."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from io import BytesIO
from typing import NamedTuple

import pygame

from game.ui.theme import Colour, css

__all__ = ["Fill", "Stamp", "Stroke", "document", "raster", "rounded", "stretched", "tinted"]

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


def stretched(tile: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """`tile` grown to this size by repeating its middle column and row."""
    wide = canvas(width, tile.get_height())
    _repeat(tile, wide, 0)
    whole = canvas(width, height)
    _repeat(wide, whole, 1)
    return whole


def _repeat(source: pygame.Surface, target: pygame.Surface, axis: int) -> None:
    had, wanted = source.get_size()[axis], target.get_size()[axis]
    across = source.get_size()[1 - axis]
    if had == wanted:
        put(target, source, (0, 0))
        return
    cut = had // 2

    def part(start: int, length: int) -> pygame.Surface:
        box = (start, 0, length, across) if axis == 0 else (0, start, across, length)
        return source.subsurface(box)

    def at(offset: int) -> tuple[int, int]:
        return (offset, 0) if axis == 0 else (0, offset)

    middle = wanted - (had - 1)
    size = (middle, across) if axis == 0 else (across, middle)
    put(target, part(0, cut), (0, 0))
    put(target, pygame.transform.scale(part(cut, 1), size), at(cut))
    put(target, part(cut + 1, had - cut - 1), at(cut + middle))


def rounded(
    size: tuple[int, int], radius: float, fill: Fill | None, stroke: Stroke | None
) -> Stamp:
    """A rounded rectangle of `size` with its corners drawn once and its sides repeated."""
    reach = 0.0 if stroke is None else stroke.offset + stroke.width / 2
    pad = max(0, math.ceil(reach)) + 1
    if stroke is not None and stroke.dash:
        return Stamp(_rectangle(size, radius, pad, fill, stroke), pad)
    corner = 2 * (math.ceil(radius + abs(reach)) + 2) + 1
    tile = (min(size[0], corner), min(size[1], corner))
    drawn = _rectangle(tile, radius, pad, fill, stroke)
    return Stamp(stretched(drawn, size[0] + 2 * pad, size[1] + 2 * pad), pad)


def _rectangle(
    size: tuple[int, int], radius: float, pad: int, fill: Fill | None, stroke: Stroke | None
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
