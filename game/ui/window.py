"""The window: made for the software renderer, crisp on every screen (stack.md)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame
from pygame import Surface, Window

from game.store.settings import Window as Place
from game.ui.window_place import WIDEST_FRAME, fitting, smallest

__all__ = ["NoDisplayError", "TableWindow"]

TITLE = "Yukon Solitaire"
USUAL = (1280, 720)
ICON = 64
CENTRED = 0x2FFF0000
TO_ITSELF = {"SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0", "SDL_WINDOWS_NO_CLOSE_ON_ALT_F4": "1"}
"""Hints for a window that is not to be left."""
NO_DISPLAY = "there is no display to open a window on"


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class TableWindow:
    """The one window of the game."""

    def __init__(
        self,
        size: tuple[int, int] | None,
        *,
        fullscreen: bool,
        place: Place | None = None,
        screen: int | None = None,
    ) -> None:
        """Open the window, without a `size` where it was or at the usual size.

        `screen` is the number of a monitor, from 1; where there are fewer it is the first.

        Raises:
            NoDisplayError: where SDL finds no screen, or would run without showing one.
        """
        _prepare()
        _find_display()
        try:
            desktops = pygame.display.get_desktop_sizes()
            where = None if size else fitting(place, desktops)
            self._window = Window(
                TITLE,
                size or (_usual() if where is None else where.size),
                _middle_of(screen) if where is None else where.topleft,
                resizable=True,
                allow_high_dpi=True,
            )
        except pygame.error as error:
            raise NoDisplayError(f"no window can be opened: {error}") from error
        self._wanted = None if where is None else where.topleft
        self._window.minimum_size = smallest(desktops)
        self.fullscreen = False
        if fullscreen:
            self.toggle_fullscreen()
        elif size is None and where is None and not _has_room():
            self._window.maximize()  # with its frame it would reach beyond the screen

    @property
    def surface(self) -> Surface:
        """What is drawn on; ask anew for each frame, since a resize replaces it."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the surface in pixels."""
        return self.surface.get_size()

    @property
    def density(self) -> float:
        """Pixels of the surface per unit of the system, in which it tells where the pointer is."""
        return self.size[0] / max(1, self._window.size[0])

    @property
    def place(self) -> Place | None:
        """Where the window is, in screen coordinates; None while it fills the screen."""
        if self.fullscreen:
            return None
        return Place(*self._window.size, *self._window.position)

    def settle(self) -> None:
        """Undo, once, that the system moved the new window by the width of the frame it added.

        Otherwise it would open a little further down at every start.
        """
        wanted, self._wanted = self._wanted, None
        if wanted is None or self.fullscreen:
            return
        moved = [there - here for there, here in zip(self._window.position, wanted, strict=True)]
        if any(moved) and all(0 <= by <= WIDEST_FRAME for by in moved):
            self._window.position = wanted

    def set_icon(self, drawing: Path) -> None:
        """Show the SVG `drawing` as the program's icon where the system has a place for one."""
        self._window.set_icon(pygame.image.load_sized_svg(drawing, (ICON, ICON)))

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def toggle_fullscreen(self) -> None:
        """Fill the screen without a border, or go back to a window (F11)."""
        if self.fullscreen:
            self._window.set_windowed()
        else:
            self._window.set_fullscreen(desktop=True)
        self.fullscreen = not self.fullscreen

    def keep(self) -> None:
        """Stay in front, with the keyboard to itself as far as the system allows, the screen on."""
        os.environ.update(TO_ITSELF)
        pygame.display.set_allow_screensaver(False)
        self._window.always_on_top = True
        self._window.grab_keyboard = True

    def come_back(self) -> None:
        """Be seen again, after the system put the window away."""
        self._window.restore()
        self._window.show()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


def _middle_of(screen: int | None) -> int | tuple[int, int]:
    """The position that stands for the middle of a monitor (SDL_WINDOWPOS_CENTERED_DISPLAY)."""
    if screen is None:
        return pygame.WINDOWPOS_UNDEFINED
    number = screen - 1 if screen <= pygame.display.get_num_displays() else 0
    return (CENTRED | number, CENTRED | number)


def _usual() -> tuple[int, int]:
    """The usual size, or as much of it as the desktop has."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(USUAL[0], width), min(USUAL[1], height)


def _has_room() -> bool:
    """Whether the first desktop takes a window of the usual size with its frame."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return width >= USUAL[0] + WIDEST_FRAME and height >= USUAL[1] + WIDEST_FRAME


def _find_display() -> None:
    """Start the display, on Linux only where one is: SDL's libraries would add a line each."""
    if sys.platform == "linux" and not os.environ.get("SDL_VIDEODRIVER"):
        if not _has_wayland():
            if not os.environ.get("DISPLAY"):
                raise NoDisplayError(NO_DISPLAY)
            os.environ["SDL_VIDEODRIVER"] = "x11"
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(f"{NO_DISPLAY}: {error}") from error
    if pygame.display.get_driver() == "offscreen":
        raise NoDisplayError(NO_DISPLAY)


def _has_wayland() -> bool:
    socket = os.environ.get("WAYLAND_DISPLAY")
    return bool(socket and Path(os.environ.get("XDG_RUNTIME_DIR", ""), socket).is_absolute())


def _prepare() -> None:
    """Hints that count only before the display starts (stack.md, Window and frame)."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
