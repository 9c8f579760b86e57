"""Where the window opens: where it was, as long as there still is a screen for it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.store.settings import Window
from game.ui.layout import LOWEST, SMALLEST

__all__ = ["WIDEST_FRAME", "fitting", "smallest"]

Size = tuple[int, int]

WIDEST_FRAME = 80
"""Pixels that a system's frame, with the bar for the title, is wide at most."""


def smallest(desktops: Sequence[Size]) -> Size:
    """The least size of a window: lower where a screen is too low for it and its frame."""
    lowest = min((height for _, height in desktops), default=SMALLEST[1] + WIDEST_FRAME)
    return SMALLEST[0], max(LOWEST, min(SMALLEST[1], lowest - WIDEST_FRAME))


def fitting(place: Window | None, desktops: Sequence[Size]) -> Rect | None:
    """The rectangle to open the window in, None where nothing fitting is remembered.

    The system tells how large its screens are but not how they stand beside each other. So with
    one screen the window is moved into it; with several, it has to be where one of them can be.
    """
    if place is None or not desktops:
        return None
    wide, high = max(width for width, _ in desktops), max(height for _, height in desktops)
    window = Rect(place.x, place.y, min(place.width, wide), min(place.height, high))
    least = smallest(desktops)
    window.size = (max(window.w, least[0]), max(window.h, least[1]))
    if len(desktops) == 1:
        return window.clamp((0, 0), desktops[0])
    across, down = sum(width for width, _ in desktops), sum(height for _, height in desktops)
    around = Rect(-across, -down, 2 * across, 2 * down)
    return window if around.collidepoint(window.midtop) else None
