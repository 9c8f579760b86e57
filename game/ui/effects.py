"""Shadows, glows, rings and badges as stamps of one size each (DESIGN §4)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

import pygame

from game.ui.theme import LINE_ALPHA, UI, Colour, TableTheme, css
from game.ui.vector import Fill, Stamp, Stroke, canvas, document, grown, put, raster, rounded

__all__ = [
    "Badge",
    "Blur",
    "badge",
    "dashed_ring",
    "focus_ring",
    "keyed_ring",
    "rule",
    "slot",
    "soft",
    "soft_tile",
]

Size = tuple[int, int]

SHARPEST = 6
"""Blurs wider than this many pixels are drawn small and enlarged: the eye sees no difference."""


@dataclass(frozen=True, slots=True)
class Blur:
    """A soft shape: how far its edge spreads, in pixels, and how dark it is (0 to 1)."""

    spread: float
    alpha: float
    colour: Colour = (0, 0, 0)
    drop: float = 0.0
    """How far below its shape it lies."""
    grow: float = 0.0
    """How far it is larger than its shape on every side."""
    hollow: bool = False
    """Its middle may be left out, because something opaque will lie there."""


def soft(size: Size, radius: float, blur: Blur) -> Stamp:
    """A blurred rounded rectangle: a shadow or a glow."""
    return grown(soft_tile(size, radius, blur), size)


def soft_tile(size: Size, radius: float, blur: Blur) -> Stamp:
    """As much of a blurred rounded rectangle as it takes to grow it."""
    spread = max(1.0, blur.spread)
    pad = math.ceil(2 * spread + blur.grow)
    corner = 2 * (math.ceil(radius + 2 * spread) + 1) + 1
    tile = (min(size[0], corner), min(size[1], corner))
    full = (tile[0] + 2 * pad, tile[1] + 2 * pad)
    shrink = max(1.0, spread / SHARPEST)
    small = (math.ceil(full[0] / shrink), math.ceil(full[1] / shrink))
    side = pad - blur.grow
    body = (
        f'<rect x="{side:.2f}" y="{side:.2f}" rx="{radius + blur.grow:.2f}" '
        f'width="{tile[0] + 2 * blur.grow:.2f}" height="{tile[1] + 2 * blur.grow:.2f}" '
        f'fill="{css(blur.colour)}"/>'
    )
    drawn = raster(document(*full, body), *small)
    drawn = pygame.transform.gaussian_blur(drawn, max(1, round(spread / 2 / shrink)))
    if small != full:
        drawn = pygame.transform.smoothscale(drawn, full)
    level = round(255 * blur.alpha)
    drawn.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    if blur.hollow and tile == (corner, corner):
        drawn.set_at(drawn.get_rect().center, (0, 0, 0, 0))
    return Stamp(drawn, pad)


def _rings(size: Size, radius: float, below: Stroke, above: Stroke) -> Stamp:
    """Two outlines of one shape as one stamp."""
    stamps = [rounded(size, radius, None, stroke) for stroke in (below, above)]
    pad = max(stamp.pad for stamp in stamps)
    whole = canvas(size[0] + 2 * pad, size[1] + 2 * pad)
    for stamp in stamps:
        put(whole, stamp.image, (pad - stamp.pad, pad - stamp.pad))
    return Stamp(whole, pad)


def keyed_ring(size: Size, radius: float, colour: Colour, key: Colour, width: float) -> Stamp:
    """A coloured ring with a dark line on both sides, clear on felt and on paper."""
    line = max(1.2, 0.4 * width)
    under = Stroke(key, width + 2 * line, alpha=0.9, offset=width / 2)
    return _rings(size, radius, under, Stroke(colour, width, offset=width / 2))


def focus_ring(size: Size, radius: float, unit: float) -> Stamp:
    """The double ring of the keyboard's place: works on felt, paper and panel."""
    outer = Stroke(UI.focus_edge, 7 * unit, offset=3.5 * unit)
    inner = Stroke(UI.focus, 3 * unit, offset=3.5 * unit)
    return _rings(size, radius, outer, inner)


def dashed_ring(size: Size, radius: float, unit: float) -> Stamp:
    """The ring round the cards that a hint would move."""
    width, dash = 3 * unit, f"{9 * unit:.2f} {6 * unit:.2f}"
    under = Stroke(UI.good_key, width + 2.4 * unit, alpha=0.55, offset=width / 2)
    over = Stroke(UI.good, width, offset=width / 2, dash=dash)
    return _rings(size, radius, under, over)


class Badge(Enum):
    """A round sign that says in shape what a colour says."""

    TICK = "tick"
    CROSS = "cross"
    ALERT = "alert"


def badge(sign: Badge, size: int) -> pygame.Surface:
    """`sign` on its disc, `size` pixels wide."""
    match sign:
        case Badge.TICK:
            colour, edge, ink = UI.good, UI.good_key, UI.good_key
            path, width = "M7.3 13.5L11.4 17.7L19 8.8", 2.9
        case Badge.CROSS:
            colour, edge, ink = UI.bad, UI.bad_key, (255, 255, 255)
            path, width = "M8.6 8.6L17.4 17.4M17.4 8.6L8.6 17.4", 3.1
        case Badge.ALERT:
            colour, edge, ink = UI.bad, UI.bad, UI.bad_key
            path, width = "M13 6.4V14.6M13 19.2V19.3", 3.3
    body = (
        f'<circle cx="13" cy="13" r="12" fill="{css(colour)}" stroke="{css(edge)}" '
        f'stroke-width="1.6"/><path d="{path}" fill="none" stroke="{css(ink)}" '
        f'stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return raster(document(26, 26, body), size, size)


def slot(size: Size, radius: float, theme: TableTheme) -> Stamp:
    """The outline of an empty pile; its suit or king mark is drawn on it (DESIGN §3)."""
    width = max(1.5, size[0] * 0.012)
    return rounded(size, radius, Fill((0, 0, 0), 0.16), Stroke(theme.line, width, LINE_ALPHA))


def rule(width: int, unit: float) -> pygame.Surface:
    """The gold line with three diamonds below a heading."""
    middle, full = width / unit / 2, width / unit
    line = f'<path d="M0 8H{middle - 22}M{middle + 22} 8H{full}" stroke-width="1.3"'

    def diamond(x: float, wide: float, tall: float) -> str:
        return f"M{x} {8 - tall}L{x + wide} 8L{x} {8 + tall}L{x - wide} 8Z"

    marks = diamond(middle, 5, 6.5) + diamond(middle - 14, 2.4, 3) + diamond(middle + 14, 2.4, 3)
    colour = css(UI.trim)
    body = f'{line} stroke="{colour}" fill="none"/><path d="{marks}" fill="{colour}"/>'
    return raster(document(full, 16, body), width, round(16 * unit))
