"""A history of 100,000 games: how long its statistics and its list take to open and to scroll.

python -m benchmarks.history [GAMES]
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.core.code import DEALS
from game.core.games import RELAXED, WON, PlayedGame
from game.i18n.catalogue import Catalogue
from game.store.history import History
from game.store.history_lines import HEAD, game_line
from game.ui.dialog_stack import DialogStack
from game.ui.gestures import Wheel
from game.ui.paint import Painter
from game.ui.records.dialog import GAMES, STATISTICS, Visit, played_games
from game.ui.records.shelf import Shelf
from game.ui.text import Typesetter
from game.ui.widgets.look import Look

SIZE = (1280, 720)
FRAMES = 600
LAST = 1_795_000_000
BETWEEN = 900
RECORD = " ".join(["8H>3", "AS>F", "TC>7", "QD>2"] * 28)


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


def opened(path: Path, look: Look, page: int) -> DialogStack:
    """The dialog as its first frame shows it, from nothing."""
    found = History(path).load()
    shelf = Shelf(
        date(2026, 11, 18),
        found.games,
        found.damaged,
        found.counted,
        found.can_undo_reset,
        reset=_nothing,
        undo_reset=_nothing,
        export=_nothing,
        replay=_nothing,
        again=_nothing,
    )
    stack = DialogStack()
    stack.place(pygame.Rect((0, 0), SIZE))
    visit = Visit(page)
    stack.open(played_games(look, Catalogue.load("en"), shelf, visit, lambda: None))
    stack.tick(1000)
    stack.draw(pygame.Surface(SIZE))
    return stack


def timed(what: str, action: Callable[[], object]) -> None:
    """Print the time on the clock and the time of the processor, in milliseconds."""
    wall, own = time.perf_counter(), time.process_time()
    action()
    spent = time.perf_counter() - wall, time.process_time() - own
    print(f"{what}: {spent[0] * 1000:.0f} ms, processor {spent[1] * 1000:.0f} ms")


def scrolled(stack: DialogStack) -> str:
    """p50 and p99 of the frames while the list scrolls, in milliseconds of the processor."""
    target, times = pygame.Surface(SIZE), []
    for _ in range(FRAMES):
        begin = time.process_time()
        stack.handle(Wheel((640, 400), -5))
        stack.draw(target)
        times.append((time.process_time() - begin) * 1000)
    cuts = quantiles(times, n=100)
    return f"{cuts[49]:.1f} / {cuts[98]:.1f} ms"


def _nothing(*_: object) -> None:
    """What cannot be done here."""


def main() -> None:
    """Measure."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    look = Look(Painter(), Typesetter(rtl=False))
    look.width("x", 15)  # the typeface is loaded long before a player opens this
    look.width("x", 15, bold=True)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "history.jsonl"
        write(path, count)
        print(f"{count} games, {path.stat().st_size / 1e6:.0f} MB")
        timed("the index is made", History(path).load)
        timed("statistics open", lambda: opened(path, look, STATISTICS))
        timed("the list opens", lambda: opened(path, look, GAMES))
        print("the list scrolls, p50 / p99:", scrolled(opened(path, look, GAMES)))


if __name__ == "__main__":
    main()
