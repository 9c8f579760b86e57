"""What the tests of widgets share: a look, and gestures in short."""

from __future__ import annotations

from typing import TypeVar

import pygame

from game.ui.gestures import Gesture, Press, Release
from game.ui.paint import Painter
from game.ui.text import Typesetter
from game.ui.widgets.base import Widget
from game.ui.widgets.look import Look

__all__ = ["WINDOW", "click", "look_for", "pixels", "placed"]

WINDOW = pygame.Rect(0, 0, 1280, 720)

W = TypeVar("W", bound=Widget)


def look_for(*, rtl: bool = False, unit: float = 1.0, calm: bool = False) -> Look:
    return Look(Painter(), Typesetter(rtl=rtl), unit, calm=calm)


def placed(widget: W, rect: tuple[int, int, int, int] = (100, 100, 400, 60)) -> W:
    widget.place(pygame.Rect(rect))
    widget.clean()
    return widget


def click(at: pygame.Rect) -> tuple[Gesture, Gesture]:
    return Press(at.center), Release(at.center)


def pixels(widget: Widget) -> bytes:
    surface = pygame.Surface(WINDOW.size)
    widget.draw(surface)
    return surface.get_buffer().raw
