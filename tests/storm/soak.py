"""A long time of play in a short one: `python -m tests.storm.soak --hours 24`.

A move every four seconds, hints, dialogs, undo, a new deal after some eighty moves, other sizes
of the window. Only some frames of each animation are drawn; all else happens as often.
"""

from __future__ import annotations

import ctypes
import gc
import os
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Event

from game.core.code import DEALS, GameCode
from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.store.store import Store
from game.ui.app import App
from game.ui.window import TableWindow
from tests.storm.weather import Weather

__all__ = ["Size", "soak"]

MOVE = 4_000
"""Milliseconds of play for each move."""
FRAMES = 8
GAME = 80
"""Moves until another game is dealt."""
KEYS = (pygame.K_u, pygame.K_r, pygame.K_h, pygame.K_n, pygame.K_F1, pygame.K_ESCAPE)
SIZES = ((800, 600), (1024, 600), (1000, 800))


class Size(NamedTuple):
    """How large the process is after so many hours of play."""

    hours: float
    megabytes: float
    """Of the process, gaps in its memory included."""
    in_use: float
    """Megabytes of them that are allocated: pictures, fonts and the like."""
    objects: int


def soak(folder: Path, hours: float, every: float, seed: int = 1) -> Iterator[Size]:
    """Play for so many hours, and say `every` so many how large the process is."""
    random = Random(seed)
    weather = Weather(random)
    window = TableWindow((800, 600), fullscreen=False)
    app = App(window, Store(folder), Session(GameCode(seed)), Catalogue.load("en"))
    pause = round(every * 3_600_000 / MOVE)
    for move in range(1, round(hours * 3_600_000 / MOVE) + 1):
        if move % GAME == 0:
            app.deal(GameCode(random.randrange(DEALS)))
            window._window.size = random.choice(SIZES)
        if random.random() < 0.1:
            for key in (random.choice(KEYS), pygame.K_ESCAPE):
                app.handle(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
                app.handle(Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
                _pass(app, 600)
        for event in weather.move(app):
            app.handle(event)
        _pass(app, MOVE)
        if move % pause == 0:
            yield _size(move * MOVE / 3_600_000)
    app.close()


def _pass(app: App, milliseconds: int) -> None:
    for _ in range(FRAMES):
        app.tick(60)
        app.draw()
    app.tick(milliseconds - 60 * FRAMES)
    app.draw()
    for event in pygame.event.get():
        app.handle(event)
    if app._dialogs.top is not None:  # a win, or a key that opened something
        app._dialogs.close_all()


def _size(hours: float) -> Size:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    megabytes = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return Size(hours, megabytes, _allocated() / 1e6, len(gc.get_objects()))


class _Allocation(ctypes.Structure):
    """What glibc's mallinfo2 tells."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def _allocated() -> int:
    """The bytes that C code holds."""
    tell = ctypes.CDLL(None).mallinfo2
    tell.restype = _Allocation
    told = tell()
    return int(told.uordblks + told.hblkhd)


def main() -> None:
    """Print the size of the process, hour after hour."""
    parser = ArgumentParser(prog="python -m tests.storm.soak")
    parser.add_argument("--hours", type=float, default=24)
    call = parser.parse_args()
    with TemporaryDirectory() as folder:
        for size in soak(Path(folder), call.hours, 1):
            print(
                f"{size.hours:.0f} h: {size.megabytes:.1f} MB, {size.in_use:.1f} MB in use, "
                f"{size.objects} objects",
                flush=True,
            )


if __name__ == "__main__":
    main()
