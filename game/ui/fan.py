"""How the cards of one column overlap, and what gives way when it grows long (DESIGN §5)."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Fan"]

FACE_DOWN, TIGHT_FACE_DOWN = 0.12, 0.05
FACE_UP, TIGHT_FACE_UP, COMPACT_FACE_UP = 0.248, 0.22, 0.145
"""Steps from one card to the next, in card widths."""
ROUNDING = 1.0
"""Pixels that whole card sizes may lack without anybody seeing it."""


@dataclass(frozen=True, slots=True)
class Fan:
    """The upper edge of each card of a column, measured from the column's top, in pixels."""

    offsets: tuple[int, ...]
    compact: bool
    """Whether the strips are so narrow that they need the compact index."""
    squeezed: bool
    """Whether even the compact index is cut, so that the strip under the pointer opens."""

    @classmethod
    def spread(
        cls, hidden: int, count: int, card: tuple[int, int], room: int, peek: int | None = None
    ) -> Fan:
        """The fan of `count` cards, `hidden` of them face down, within `room` pixels.

        In this order: face-down steps shrink, face-up steps shrink, compact strips, and then
        all steps shrink while that of the card at index `peek` opens.
        """
        width, height = card
        covered_up = max(0, count - 1 - hidden)
        free = room - height
        down, up = FACE_DOWN * width, FACE_UP * width
        down = _shrink(hidden, down, free - covered_up * up, TIGHT_FACE_DOWN * width)
        up = _shrink(covered_up, up, free - hidden * down, TIGHT_FACE_UP * width)
        tight = up
        up = _shrink(covered_up, up, free - hidden * down, COMPACT_FACE_UP * width)
        steps = [down] * hidden + [up] * covered_up
        squeezed = sum(steps) > free + ROUNDING
        if squeezed:
            steps = _squeeze(steps, free, peek, FACE_UP * width)
        return cls(_accumulate(steps, count), up < tight - ROUNDING or squeezed, squeezed)


def _shrink(number: int, step: float, free: float, least: float) -> float:
    """`step`, or as much less as it takes `number` of them to fit into `free`."""
    return step if not number or number * step <= free else max(least, free / number)


def _squeeze(steps: list[float], free: float, peek: int | None, opened: float) -> list[float]:
    """All steps scaled to fit, that of `peek` opened: it then covers its own former strip."""
    if peek is None or peek >= len(steps):
        factor = free / sum(steps)
        return [step * factor for step in steps]
    factor = (free - opened) / (sum(steps) - steps[peek])
    return [opened if index == peek else step * factor for index, step in enumerate(steps)]


def _accumulate(steps: list[float], count: int) -> tuple[int, ...]:
    offsets, y = [], 0.0
    for step in [*steps, 0.0][:count]:
        offsets.append(round(y))
        y += step
    return tuple(offsets)
