"""Where the window opens: where it was, as long as there still is a screen for it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.store.settings import Window
from game.ui.layout import SMALLEST

__all__ = ["fitting"]

Size = tuple[int, int]


def fitting(place: Window | None, desktops: Sequence[Size]) -> Rect | None:
    """The rectangle to open the window in, None where nothing fitting is remembered.

    The system tells how large its screens are but not how they stand beside each other. So with
    one screen the window is moved into it; with several, it has to be where one of them can be.
    """
    if place is None or not desktops:
        return None
    wide, high = max(width for width, _ in desktops), max(height for _, height in desktops)
    window = Rect(place.x, place.y, min(place.width, wide), min(place.height, high))
    window.size = (max(window.w, SMALLEST[0]), max(window.h, SMALLEST[1]))
    if len(desktops) == 1:
        return window.clamp((0, 0), desktops[0])
    across, down = sum(width for width, _ in desktops), sum(height for _, height in desktops)
    around = Rect(-across, -down, 2 * across, 2 * down)
    return window if around.collidepoint(window.midtop) else None
