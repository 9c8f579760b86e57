"""Coming and going: how much of something is shown (DESIGN §8)."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DIALOG", "Fade", "Pace"]

CALM = 80.0


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds to come and to go."""

    come: float
    leave: float


DIALOG = Pace(180.0, 120.0)


class Fade:
    """Comes at once, and leaves when told to."""

    def __init__(self, pace: Pace = DIALOG) -> None:
        self._pace = pace
        self._share = 0.0
        self.leaving = False

    @property
    def gone(self) -> bool:
        """Whether it has left altogether."""
        return self.leaving and self._share == 0.0

    @property
    def moving(self) -> bool:
        """Whether it comes or goes just now."""
        return self._share > 0.0 if self.leaving else self._share < 1.0

    @property
    def shown(self) -> float:
        """0 to 1, by easeOutCubic."""
        return 1 - (1 - self._share) ** 3

    def leave(self) -> None:
        """Begin to go."""
        self.leaving = True

    def tick(self, ms: float, *, calm: bool = False) -> bool:
        """Let time pass; returns whether anything changed."""
        if not self.moving:
            return False
        whole = self._pace.leave if self.leaving else self._pace.come
        step = ms / (min(CALM, whole) if calm else whole)
        self._share = max(0.0, min(1.0, self._share + (-step if self.leaving else step)))
        return True
