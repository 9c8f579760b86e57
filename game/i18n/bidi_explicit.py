"""Rules P2, P3 and X1–X9 of UAX #9: the paragraph's level and the explicit levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["INITIATORS", "REMOVED", "explicit", "isolate_ends", "paragraph_level"]

MAX_DEPTH = 125
STRONG = frozenset(("L", "R", "AL"))
INITIATORS = frozenset(("LRI", "RLI", "FSI"))
EMBEDDINGS = frozenset(("LRE", "RLE", "LRO", "RLO"))
REMOVED = EMBEDDINGS | {"PDF", "BN"}
"""What X9 takes out; such characters then follow the one before them."""


def isolate_ends(classes: Sequence[str]) -> dict[int, int]:
    """The PDI that matches each isolate initiator (BD9)."""
    ends: dict[int, int] = {}
    open_initiators: list[int] = []
    for index, kind in enumerate(classes):
        if kind in INITIATORS:
            open_initiators.append(index)
        elif kind == "PDI" and open_initiators:
            ends[open_initiators.pop()] = index
        elif kind == "B":
            open_initiators.clear()
    return ends


def paragraph_level(classes: Sequence[str], ends: dict[int, int], start: int, end: int) -> int:
    """P2 and P3: the direction of the first strong character outside of isolates."""
    index = start
    while index < end:
        kind = classes[index]
        if kind in STRONG:
            return int(kind != "L")
        index = ends.get(index, end) if kind in INITIATORS else index + 1
    return 0


class _Status(NamedTuple):
    level: int
    override: str = ""
    isolate: bool = False


class _StatusStack:
    """The directional status stack with its counters (X1)."""

    def __init__(self, base: int) -> None:
        self._entries = [_Status(base)]
        self._overflow_isolates = 0
        self._overflow_embeddings = 0
        self._valid_isolates = 0

    @property
    def last(self) -> _Status:
        return self._entries[-1]

    def embed(self, kind: str) -> None:
        """X2 to X5."""
        level = self._next_level(rtl=kind[0] == "R")
        if self._has_room(level):
            self._entries.append(_Status(level, kind[0] if kind[-1] == "O" else ""))
        elif not self._overflow_isolates:
            self._overflow_embeddings += 1

    def isolate(self, *, rtl: bool) -> None:
        """X5a to X5c."""
        level = self._next_level(rtl=rtl)
        if self._has_room(level):
            self._valid_isolates += 1
            self._entries.append(_Status(level, isolate=True))
        else:
            self._overflow_isolates += 1

    def end_isolate(self) -> None:
        """X6a."""
        if self._overflow_isolates:
            self._overflow_isolates -= 1
        elif self._valid_isolates:
            self._overflow_embeddings = 0
            while not self._entries.pop().isolate:
                pass
            self._valid_isolates -= 1

    def end_embedding(self) -> None:
        """X7."""
        if self._overflow_isolates:
            return
        if self._overflow_embeddings:
            self._overflow_embeddings -= 1
        elif not self.last.isolate and len(self._entries) > 1:
            self._entries.pop()

    def _next_level(self, *, rtl: bool) -> int:
        level = self.last.level
        return (level + 1) | 1 if rtl else (level + 2) & ~1

    def _has_room(self, level: int) -> bool:
        full = self._overflow_isolates or self._overflow_embeddings
        return level <= MAX_DEPTH and not full


def explicit(
    classes: Sequence[str], ends: dict[int, int], base: int
) -> tuple[list[int], list[str]]:
    """X1 to X8: each character's explicit level, and its class after overrides."""
    stack = _StatusStack(base)
    found, kinds = [], []
    for index, kind in enumerate(classes):
        if kind == "PDI":
            stack.end_isolate()
        elif kind == "B":
            stack = _StatusStack(base)
        found.append(stack.last.level)
        kinds.append(kind if kind in REMOVED else stack.last.override or kind)
        if kind in INITIATORS:
            stack.isolate(rtl=_opens_rtl(classes, ends, index))
        elif kind in EMBEDDINGS:
            stack.embed(kind)
        elif kind == "PDF":
            stack.end_embedding()
    return found, kinds


def _opens_rtl(classes: Sequence[str], ends: dict[int, int], index: int) -> bool:
    """The direction of an initiator; a first-strong isolate looks at what it holds (X5c)."""
    if classes[index] == "FSI":
        end = ends.get(index, len(classes))
        return paragraph_level(classes, ends, index + 1, end) == 1
    return classes[index] == "RLI"
