"""Drawn surfaces kept for the next frame, the least recently used dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from game.ui.vector import Stamp

__all__ = ["StampCache"]


class StampCache:
    """Stamps by key, at most `budget` bytes of pixels of them."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._kept: OrderedDict[Hashable, Stamp] = OrderedDict()
        self.used = 0

    def get(self, key: Hashable, make: Callable[[], Stamp]) -> Stamp:
        """The stamp kept under `key`, or a new one from `make`."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = make()
        self._kept[key] = made
        self.used += _weight(made)
        while self.used > self._budget and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.used -= _weight(dropped)
        return made


def _weight(stamp: Stamp) -> int:
    width, height = stamp.image.get_size()
    return width * height * 4
