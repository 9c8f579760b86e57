"""Which pile lies beside which: the arrow keys go where the eye expects."""

from __future__ import annotations

from enum import Enum

from game.ui.layout import Layout, Spot

__all__ = ["Way", "beside"]


class Way(Enum):
    """Where an arrow key leads, as it is seen: left is left on a mirrored table too."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def beside(layout: Layout, spot: Spot, way: Way) -> Spot | None:
    """The nearest pile that way, None at the edge of the table."""
    here = layout.slot(spot).center
    dx, dy = way.value
    best: tuple[tuple[int, int], Spot] | None = None
    for other in layout.spots:
        there = layout.slot(other).center
        along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy
        across = abs((there[0] - here[0]) * dy) + abs((there[1] - here[1]) * dx)
        if along <= 0 or (dy and across > layout.card[0] // 2):
            continue  # up and down stay in one line
        if best is None or (along, across) < best[0]:
            best = ((along, across), other)
    return None if best is None else best[1]
