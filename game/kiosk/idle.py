"""How long nobody has touched a public game."""

from __future__ import annotations

__all__ = ["IdleClock"]

MINUTE = 60_000.0


class IdleClock:
    """Runs out once, and again only after somebody was there."""

    def __init__(self, minutes: float) -> None:
        self._whole = minutes * MINUTE
        self._left = self._whole

    def touched(self) -> None:
        """Somebody is there."""
        self._left = self._whole

    def tick(self, milliseconds: float) -> bool:
        """Let time pass; returns whether it has just run out."""
        if self._left <= 0:
            return False
        self._left -= milliseconds
        return self._left <= 0
