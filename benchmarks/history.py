"""A history of 100,000 games: how long it takes to open, and how late frames are in it.

python -m benchmarks.history [GAMES [WIDTH HEIGHT]]

The time of the processor stands beside that of the clock: a machine that is busy with other things
makes frames late, but it does not make them dearer.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.core.code import DEALS, GameCode
from game.core.games import RELAXED, WON, PlayedGame
from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.store.history import History
from game.store.history_lines import HEAD, game_line
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Segments
from game.ui.window import TableWindow

FRAMES = 400
LAST = 1_795_000_000
BETWEEN = 900
RECORD = " ".join(["8H>3", "AS>F", "TC>7", "QD>2"] * 28)
SETTLED = 90
"""Frames after which a dialog has come in and its pictures are drawn."""


class Spent(NamedTuple):
    """Milliseconds by the clock, and of this process."""

    wall: float
    processor: float


class Clock:
    """Measures the same piece of work by both."""

    def __init__(self) -> None:
        self.times: list[Spent] = []

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Note how long what is inside takes."""
        wall, processor = time.perf_counter(), time.process_time()
        yield
        self.times.append(
            Spent((time.perf_counter() - wall) * 1000, (time.process_time() - processor) * 1000)
        )

    def total(self) -> str:
        """All of it together."""
        wall, processor = (sum(column) for column in zip(*self.times, strict=True))
        return f"{wall:.0f} ms, processor {processor:.0f} ms"

    def spread(self) -> str:
        """The middle one, the one of a hundred, and the worst."""
        return "; ".join(
            f"{name} {median(column):.1f} / {sorted(column)[-1 - len(column) // 100]:.1f}"
            f" / {max(column):.1f} ms"
            for name, column in zip(Spent._fields, zip(*self.times, strict=True), strict=True)
        )


def write(path: Path, count: int) -> None:
    """A history of so many games, a quarter of an hour from one to the next."""
    draw = random.Random(1)
    lines = [HEAD]
    for at in range(count):
        won = draw.random() < 0.4
        marks = (WON if won else 0) | (RELAXED if draw.random() < 0.2 else 0)
        when = LAST - (count - at) * BETWEEN
        length, score = draw.randrange(60_000, 2_000_000), 625 if won else draw.randrange(620)
        counts = (length, draw.randrange(80, 220), draw.randrange(9), draw.randrange(3))
        game = PlayedGame(at + 1, draw.randrange(DEALS), when, *counts, score, marks)
        lines.append(game_line(game, RECORD))
    path.write_bytes(b"".join(lines))


def frame(app: App) -> None:
    """What the loop does sixty times a second."""
    app.tick(15)
    app.draw()


def started(folder: Path, size: tuple[int, int]) -> App:
    """The application, its first frame shown."""
    window = TableWindow(size, fullscreen=False)
    app = App(window, Store(folder), Session(GameCode(3)), Catalogue.load("en"))
    for _ in range(SETTLED):
        frame(app)
    return app


def opened(folder: Path, size: tuple[int, int], command: Command) -> tuple[App, Clock]:
    """The application with a dialog, and how long its first frame took from nothing."""
    app, clock = started(folder, size), Clock()
    with clock.measure():
        app.fulfil(command)
        frame(app)
    for _ in range(SETTLED):
        frame(app)
    return app, clock


def in_motion(app: App, act: Callable[[int], None]) -> str:
    """How long the frames take while `act` is done before each of them."""
    clock = Clock()
    for number in range(FRAMES):
        with clock.measure():
            act(number)
            frame(app)
    return clock.spread()


def wheel(app: App, by: int) -> None:
    """Turn the wheel over the middle of the window."""
    width, height = app.window.size
    turned = {"pos": (width // 2, height // 2), "x": 0, "y": by, "precise_y": by, "flipped": False}
    app.handle(pygame.Event(pygame.MOUSEWHEEL, turned))


def press(app: App, key: int) -> None:
    """Press a key and let it go."""
    app.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    app.handle(pygame.Event(pygame.KEYUP, key=key, mod=0))


def turn_to_the_list(app: App) -> None:
    """Click on the tab."""
    assert app._dialogs.top is not None
    body = app._dialogs.top.parts[0]
    tabs = next(each for each in inside(body) if isinstance(each, Segments))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        click = {"pos": tabs.area(1).center, "button": 1, "touch": False, "clicks": 1}
        app.handle(pygame.Event(kind, click))


def inside(widget: Widget) -> Iterator[Widget]:
    """A widget and all in it."""
    yield widget
    for child in widget.children:
        yield from inside(child)


def measure_frames(folder: Path, size: tuple[int, int]) -> None:
    """Open each page, and move through it."""
    print("frames: p50 / p99 / worst")
    app, clock = opened(folder, size, Command.STATISTICS)
    print("statistics open:", clock.total())
    print("  scrolling:", in_motion(app, lambda n: wheel(app, 1 if n // 10 % 2 else -1)))
    clock = Clock()
    with clock.measure():
        press(app, pygame.K_RIGHT)  # the keyboard is on the rules
        frame(app)
    print("  other rules:", clock.total())
    app.close()
    app, _ = opened(folder, size, Command.STATISTICS)
    clock = Clock()
    with clock.measure():
        turn_to_the_list(app)
        frame(app)
    print("the list opens:", clock.total())
    for _ in range(SETTLED):
        frame(app)
    print("  a notch a frame:", in_motion(app, lambda _: wheel(app, -1)))
    print("  thrown, 15 rows a frame:", in_motion(app, lambda _: wheel(app, -5)))
    press(app, pygame.K_HOME)
    print("  page by page:", in_motion(app, lambda _: press(app, pygame.K_PAGEDOWN)))
    app.close()
    app, clock = opened(folder, size, Command.DAILY)
    print("the calendar opens:", clock.total())
    turns = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
    print("  month by month:", in_motion(app, lambda n: press(app, turns[n // 6 % 2])))
    app.close()


def measure_lost_index(folder: Path, size: tuple[int, int]) -> None:
    """Open the statistics without the index: frames go on while the history is read."""
    (folder / "history.index").unlink()
    app, clock = started(folder, size), Clock()
    app.fulfil(Command.STATISTICS)
    while app.store.history.share_read < 1:
        with clock.measure():
            frame(app)
    app.close()
    print(f"a lost index is made anew in {len(clock.times)} frames:", clock.total())
    print("  frames meanwhile:", clock.spread())


def main() -> None:
    """Measure."""
    sys.dont_write_bytecode = False  # players keep their byte code
    count, width, height = (*map(int, sys.argv[1:]), *(100_000, 1920, 1080)[len(sys.argv) - 1 :])
    with TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "history.jsonl"
        write(path, count)
        print(f"{count} games, {path.stat().st_size / 1e6:.0f} MB, {width}x{height}")
        clock = Clock()
        with clock.measure():
            History(path).load()
        print("read for the first time:", clock.total())
        measure_frames(folder, (width, height))
        measure_lost_index(folder, (width, height))


if __name__ == "__main__":
    main()
