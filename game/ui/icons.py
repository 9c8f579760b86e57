"""The signs on buttons: stroked drawings on a grid of 24 (DESIGN §4, §6)."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

import pygame

from game.ui.theme import Colour, css
from game.ui.vector import raster

__all__ = ["Icon", "icon"]

GRID: Final = 24


def _gear(teeth: int, outer: float, inner: float) -> str:
    """A ring of teeth with slanting sides round the middle of the grid."""
    step = math.tau / teeth
    corners = []
    for tooth in range(teeth):
        middle = tooth * step - math.pi / 2
        for radius, turn in ((inner, -0.33), (outer, -0.2), (outer, 0.2), (inner, 0.33)):
            angle = middle + turn * step
            corners.append(
                f"{12 + radius * math.cos(angle):.2f} {12 + radius * math.sin(angle):.2f}"
            )
    return "M" + "L".join(corners) + "Z"


class Icon(Enum):
    """A sign; the value is its path."""

    NEW = (
        "M8 4H17.5A2 2 0 0 1 19.5 6V18A2 2 0 0 1 17.5 20H8A2 2 0 0 1 6 18V6A2 2 0 0 1 8 4Z"
        "M12.75 8.5V15.5M9.25 12H16.25"
    )
    UNDO = "M9 5L4 10L9 15M4.5 10H14.5A5.25 5.25 0 0 1 14.5 20.5H10"
    REDO = "M15 5L20 10L15 15M19.5 10H9.5A5.25 5.25 0 0 0 9.5 20.5H14"
    RESTART = "M19.5 12A7.5 7.5 0 1 1 16.8 6.2M17.2 2.2V6.6H12.8"
    HINT = "M9 17.5C9 15 6 13.8 6 9.8A6 6 0 0 1 18 9.8C18 13.8 15 15 15 17.5ZM9.6 20.8H14.4"
    MENU = "M4 6.5H20M4 12H20M4 17.5H20"
    COPY = (
        "M9 8H18A1.5 1.5 0 0 1 19.5 9.5V19A1.5 1.5 0 0 1 18 20.5H9A1.5 1.5 0 0 1 7.5 19V9.5"
        "A1.5 1.5 0 0 1 9 8ZM4.5 15.5V5A1.5 1.5 0 0 1 6 3.5H15"
    )
    DICE = (
        "M6 4H18A2 2 0 0 1 20 6V18A2 2 0 0 1 18 20H6A2 2 0 0 1 4 18V6A2 2 0 0 1 6 4Z"
        "M8.5 8.5L8.51 8.5M15.5 8.5L15.51 8.5M12 12L12.01 12"
        "M8.5 15.5L8.51 15.5M15.5 15.5L15.51 15.5"
    )
    FINISH = "M2.5 12.8L7 17.2L16 7M11.2 16L12.4 17.2L21.5 7"
    CHECK = "M4.5 12.8L9.5 17.8L19.5 6.8"
    CLOSE = "M6 6L18 18M18 6L6 18"
    BACK = "M19.5 12H5M11 5.5L4.5 12L11 18.5"
    FORWARD = "M4.5 12H19M13 5.5L19.5 12L13 18.5"
    INFO = "M12 3.2A8.8 8.8 0 1 1 11.99 3.2ZM12 11V16.6M12 7.4L12.01 7.4"
    HELP = (
        "M12 3.2A8.8 8.8 0 1 1 11.99 3.2ZM9.4 9.6A2.6 2.6 0 1 1 13.2 11.9C12.4 12.4 12 12.9 12 13.8"
        "M12 17L12.01 17"
    )
    SEARCH = "M10.5 4A6.5 6.5 0 1 1 10.49 4ZM15.3 15.3L20.5 20.5"
    PLAY = "M7.5 4.8V19.2L19 12Z"
    STEP = "M6 5V19L15 12ZM18.5 5V19"
    STEP_BACK = "M18 5V19L9 12ZM5.5 5V19"
    KEYS = (
        "M4.5 6.5H19.5A1.5 1.5 0 0 1 21 8V16A1.5 1.5 0 0 1 19.5 17.5H4.5A1.5 1.5 0 0 1 3 16V8"
        "A1.5 1.5 0 0 1 4.5 6.5ZM6.6 10.2H6.61M10.2 10.2H10.21M13.8 10.2H13.81M17.4 10.2H17.41"
        "M8 13.9H16"
    )
    CLOCK = "M12 3.5A8.5 8.5 0 1 1 11.99 3.5ZM12 7.5V12L15 14"
    PAUSE = "M8.5 5V19M15.5 5V19"
    SETTINGS = (
        _gear(8, 9.6, 7.0) + "M12 9.1A2.9 2.9 0 1 1 11.99 9.1Z"  # a hub inside the ring of teeth
    )
    FULL_SCREEN = "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"
    WINDOW = "M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20"
    QUIT = (
        "M13.5 4H6A1.5 1.5 0 0 0 4.5 5.5V18.5A1.5 1.5 0 0 0 6 20H13.5"
        "M10 12H20.5M17 8.5L20.5 12L17 15.5"
    )
    CHART = "M4 20H20M7 16.5V12M12 16.5V5M17 16.5V9"
    CALENDAR = (
        "M6 5.5H18A1.8 1.8 0 0 1 19.8 7.3V18.2A1.8 1.8 0 0 1 18 20H6A1.8 1.8 0 0 1 4.2 18.2V7.3"
        "A1.8 1.8 0 0 1 6 5.5ZM4.5 10H19.5M8.5 3.2V7M15.5 3.2V7"
    )
    SHARE = "M12 15V4M7.5 8L12 3.5L16.5 8M7 11.5H5V20.5H19V11.5H17"
    SAVE = "M12 3.5V15M7.5 11L12 15.5L16.5 11M5 20H19"
    PICTURE = (
        "M5.5 4.5H18.5A1.5 1.5 0 0 1 20 6V18A1.5 1.5 0 0 1 18.5 19.5H5.5A1.5 1.5 0 0 1 4 18V6"
        "A1.5 1.5 0 0 1 5.5 4.5ZM4.5 16.5L9.5 11.5L13.5 15.5L16 13L19.5 16.5M15.5 8.8L15.51 8.8"
    )
    LOCK = (
        "M7 10.5H17A1.5 1.5 0 0 1 18.5 12V18.5A1.5 1.5 0 0 1 17 20H7A1.5 1.5 0 0 1 5.5 18.5V12"
        "A1.5 1.5 0 0 1 7 10.5ZM8.2 10.5V7.6A3.8 3.8 0 0 1 15.8 7.6V10.5"
    )


DIRECTIONAL: Final = frozenset(
    {
        *(Icon.UNDO, Icon.REDO, Icon.BACK, Icon.QUIT),
        *(Icon.PLAY, Icon.STEP, Icon.STEP_BACK, Icon.FORWARD),
    }
)
"""Signs that point along the reading direction and turn round with it (DESIGN §5)."""


def icon(sign: Icon, size: int, colour: Colour, *, rtl: bool = False) -> pygame.Surface:
    """`sign` as a premultiplied square surface; `rtl` turns the directional ones round."""
    turn = f' transform="translate({GRID} 0) scale(-1 1)"' if rtl and sign in DIRECTIONAL else ""
    style = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
        f'<g {style} stroke="{css(colour)}"{turn}><path d="{sign.value}"/></g></svg>'
    )
    return raster(svg, size, size)
