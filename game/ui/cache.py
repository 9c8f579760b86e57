"""Drawn surfaces kept for the next frame, the least recently used dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from game.ui.vector import Stamp

__all__ = ["StampCache"]

LIFE = 20_000
"""Of so many stamps asked for, one that was not among them is dropped: its size of the window, or
its dialog, is gone. Some minutes of play; a frame with a dialog asks for a few hundred."""


class StampCache:
    """Stamps by key, at most `budget` bytes of pixels of them."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._kept: OrderedDict[Hashable, tuple[Stamp, int]] = OrderedDict()
        """With the number of the last time each was asked for, the longest ago first."""
        self._asked = 0
        self.used = 0

    def get(self, key: Hashable, make: Callable[[], Stamp]) -> Stamp:
        """The stamp kept under `key`, or a new one from `make`."""
        self._asked += 1
        kept = self._kept.pop(key, None)
        stamp = make() if kept is None else kept[0]
        self._kept[key] = stamp, self._asked
        if kept is None:
            self.used += _weight(stamp)
            self._drop()
        return stamp

    def _drop(self) -> None:
        """Let go of what is too old or too much, but not of the last stamp."""
        while len(self._kept) > 1:
            key, (stamp, asked) = next(iter(self._kept.items()))
            if self.used <= self._budget and asked > self._asked - LIFE:
                break
            del self._kept[key]
            self.used -= _weight(stamp)


def _weight(stamp: Stamp) -> int:
    width, height = stamp.image.get_size()
    return width * height * 4
