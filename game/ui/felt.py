"""The table's cloth: a soft light in the middle and a grain that hides colour bands (DESIGN §3)."""

from __future__ import annotations

import random
from itertools import product

import pygame

from game.ui.theme import Colour, TableTheme, mix

__all__ = ["felt"]

SMALL = 120
"""Width in pixels at which the light is drawn before it is enlarged."""
STEPS = 512
REACH = 2.6
"""Squared distance, in units of the light's radius, at which the ramp ends."""
GRAIN = 128
DEPTH = 6
"""The grain adds 0 to 6 levels to a ground that lies 3 lower: ±3."""


def felt(size: tuple[int, int], theme: TableTheme) -> pygame.Surface:
    """The background of a table of `size` pixels."""
    width, height = size
    light = _light(SMALL, max(40, round(SMALL * height / width)), theme)
    cloth = pygame.transform.smoothscale(light, size)
    grain = _grain()
    tiles = product(range(0, width, GRAIN), range(0, height, GRAIN))
    cloth.fblits([(grain, at) for at in tiles], pygame.BLEND_RGB_ADD)
    return cloth


def _light(width: int, height: int, theme: TableTheme) -> pygame.Surface:
    ramp = [bytes(_shade(theme, (step * REACH / STEPS) ** 0.5)) for step in range(STEPS)]
    scale = STEPS / REACH
    across = [((x / width - 0.5) * 1.02 / 0.72) ** 2 * scale for x in range(width)]
    rows = []
    for y in range(height):
        down = ((y / height - 0.40) * 0.92 / 0.72) ** 2 * scale
        rows.append(b"".join([ramp[int(part + down)] for part in across]))
    pixels = pygame.image.frombuffer(b"".join(rows), (width, height), "RGB")
    return pixels.convert(pygame.Surface((1, 1)))


def _shade(theme: TableTheme, distance: float) -> Colour:
    if distance < 0.55:
        colour = mix(theme.centre, theme.mid, _smooth(distance / 0.55))
    else:
        colour = mix(theme.mid, theme.edge, _smooth((distance - 0.55) / 0.5) * 0.92)
    red, green, blue = (max(0, level - DEPTH // 2) for level in colour)
    return red, green, blue


def _smooth(share: float) -> float:
    share = min(1.0, share)
    return share * share * (3 - 2 * share)


def _grain() -> pygame.Surface:
    """A tile of grey dots, most of them in the middle of the range."""
    draw = random.Random(7)
    levels = bytes(round((draw.random() + draw.random()) * DEPTH / 2) for _ in range(256))
    dots = draw.randbytes(GRAIN * GRAIN).translate(levels)
    tile = pygame.image.frombuffer(dots, (GRAIN, GRAIN), "P")
    tile.set_palette([(level, level, level) for level in range(DEPTH + 1)])
    return tile.convert(pygame.Surface((1, 1)))
