"""What to do after a crash: go on as before, or, if it keeps happening, begin afresh."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Crashes", "Remedy"]

SPAN = 60.0
"""Seconds."""
TOO_MANY = 3
"""Crashes within the span after which the state itself is suspected."""
AT_ONCE = 0.1
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds to wait where even a clean state keeps crashing; the pause doubles."""


class Remedy(NamedTuple):
    """How to start again: after how many seconds, and with a clean state or not."""

    pause: float
    clean: bool


class Crashes:
    """Counts crashes, in seconds of a clock that only goes forward."""

    def __init__(self) -> None:
        self._recent: list[float] = []
        """The crashes of this state, not older than the span."""
        self._cleaned = float("-inf")
        self._pause = AT_ONCE
        """How long the next start with a clean state waits."""

    def another(self, now: float) -> Remedy:
        """The game crashed at `now`."""
        self._recent = [then for then in self._recent if now - then < SPAN] + [now]
        if len(self._recent) < TOO_MANY:
            return Remedy(AT_ONCE, clean=False)
        self._recent = []
        again = now - self._cleaned < SPAN + self._pause
        self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE) if again else AT_ONCE
        self._cleaned = now
        return Remedy(self._pause, clean=True)
