"""The loop: a fixed time step, frames only when something changed, and rest in between.

Only this module reads the clock while the game runs.
"""

from __future__ import annotations

from time import perf_counter, sleep
from typing import Protocol

import pygame

__all__ = ["STEP", "FixedStep", "Scene", "run"]

STEP = 5
"""Milliseconds of one tick."""
LONGEST_CATCH_UP = 250
"""After a longer pause, as when the machine slept, time goes on from here."""
FRAME = 1 / 60
WATCHFUL, DROWSY = 1 / 25, 1 / 12
AWAKE, RESTING = 0.5, 3.0
"""Seconds after the last input: until then frames are never late; from then on it may doze."""


class FixedStep:
    """Cuts elapsed time into ticks of equal length."""

    def __init__(self) -> None:
        self._left = 0.0

    def due(self, elapsed: float) -> int:
        """How many ticks `elapsed` milliseconds, with what was left over, are worth."""
        self._left += min(max(elapsed, 0.0), LONGEST_CATCH_UP)
        ticks = int(self._left // STEP)
        self._left -= ticks * STEP
        return ticks


class Scene(Protocol):
    """What the loop runs."""

    @property
    def running(self) -> bool:
        """Whether to go on."""

    @property
    def lively(self) -> bool:
        """Whether something moves, so that the next frame matters."""

    def handle(self, event: pygame.Event) -> None:
        """Act on an event."""

    def tick(self, milliseconds: int) -> None:
        """Let time pass: some whole steps."""

    def draw(self) -> None:
        """Show a frame if anything changed."""


def run(scene: Scene) -> None:
    """Run `scene` until it ends: at 60 Hz while something moves, less often when nothing does."""
    step, before, touched = FixedStep(), perf_counter(), perf_counter()
    while scene.running:
        start = perf_counter()
        for event in pygame.event.get():
            touched = start
            scene.handle(event)
        scene.tick(step.due((start - before) * 1000) * STEP)
        before = start
        scene.draw()
        sleep(max(0.0, start + _pause(scene, start - touched) - perf_counter()))


def _pause(scene: Scene, untouched: float) -> float:
    """The seconds until the next look at the world."""
    if scene.lively or untouched < AWAKE:
        return FRAME
    return WATCHFUL if untouched < RESTING else DROWSY
