"""What a win looks like: four kings fan out behind the panel while suits fall (DESIGN §8)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.core.cards import Suit
from game.ui.theme import rgb
from game.ui.vector import put, raster, tinted

__all__ = ["Celebration", "falling_signs"]

FAN, OVERSHOOT = 500, 1.70158
FALL = 2500
PIECES = 64
COLOURS = ("#F5F1E4", "#E8606A", "#E0B243", "#7FC4A4")
"""Of the falling suits, in the order of R6."""
ANGLES = (15, 5, -5, -15)
"""Of the kings, in degrees, from left to right."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """One falling suit sign: all numbers are shares of the window's width or height."""

    sign: int
    x: float
    start: float
    """How high above the window it starts."""
    speed: float
    sway: float
    phase: float


class Celebration:
    """Advances by `tick` alone; over after 2.5 seconds, when only the kings stay."""

    def __init__(self, kings: Sequence[Surface], signs: Sequence[Surface], *, calm: bool) -> None:
        """`kings` from left to right; `signs` fall; `calm` shows the kings at once, nothing more.

        All surfaces are premultiplied.
        """
        turned = zip(kings, ANGLES, strict=True)
        self._kings = [pygame.transform.rotozoom(king, angle, 1) for king, angle in turned]
        self._width = kings[0].get_width()
        self._signs = signs
        self._elapsed = FALL if calm else 0
        draw = random.Random(625)
        self._pieces = [_piece(draw, number % len(signs)) for number in range(PIECES)]

    @property
    def lively(self) -> bool:
        """Whether something still moves."""
        return self._elapsed < FALL

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        self._elapsed = min(FALL, self._elapsed + milliseconds)

    def draw(self, target: Surface, panel: Rect) -> None:
        """Draw what is behind `panel`."""
        rise = _out_back(min(1.0, self._elapsed / FAN))
        for number, king in enumerate(self._kings):
            slot = number - (len(self._kings) - 1) / 2
            x = panel.centerx + slot * 0.92 * self._width * rise
            bow = abs(slot) * 0.14 * self._width
            y = panel.top + 0.14 * self._width - 0.62 * self._width * rise + bow
            put(target, king, (x - king.get_width() / 2, y - king.get_height() / 2 + bow / 2))
        if self.lively:
            self._draw_pieces(target)

    def _draw_pieces(self, target: Surface) -> None:
        width, height = target.get_size()
        elapsed = self._elapsed / FALL
        for piece in self._pieces:
            sign = self._signs[piece.sign]
            y = (elapsed * piece.speed - piece.start) * height
            sway = math.sin(piece.phase + elapsed * 9) * piece.sway
            if -sign.get_height() < y < height:
                put(target, sign, ((piece.x + sway) * width, y))


def falling_signs(sprites: Path, size: int) -> list[Surface]:
    """The four suit signs that fall, `size` pixels wide, in the order of R6."""
    svgs = [(sprites / "suits" / f"{suit.letter}.svg").read_text() for suit in Suit]
    return [raster(tinted(svg, rgb(c)), size, size) for svg, c in zip(svgs, COLOURS, strict=True)]


def _piece(draw: random.Random, sign: int) -> _Piece:
    start = draw.uniform(0.05, 0.9)
    return _Piece(
        sign,
        x=draw.random(),
        start=start,
        speed=start + draw.uniform(1.05, 1.6),  # all have fallen past the window in the end
        sway=draw.uniform(0.004, 0.02),
        phase=draw.uniform(0, math.tau),
    )


def _out_back(t: float) -> float:
    return 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2
