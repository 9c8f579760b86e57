"""What runs in a process of its own on the virtual screen: `python -m benchmarks.child WHAT`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from statistics import quantiles
from threading import Thread
from time import monotonic, perf_counter, sleep

FRAMES = 600


def start(data: str) -> None:
    """Play, and print the monotonic time of every frame shown."""
    from game.cli import main

    Thread(target=_watch_frames, daemon=True).start()
    sys.exit(main(["main.py", "--data", data]))


def _watch_frames() -> None:
    """Wait for the window's class and let it tell; nothing is imported earlier than usual."""
    while not hasattr(sys.modules.get("game.ui.window"), "TableWindow"):
        sleep(0.001)
    from game.ui.window import TableWindow

    show = TableWindow.flip

    def timed(window: TableWindow) -> None:
        show(window)
        print(monotonic(), flush=True)

    setattr(TableWindow, "flip", timed)  # noqa: B010 - mypy forbids to assign to a method


def drag(data: str, width: int, height: int) -> None:
    """Print p50 and p99 of the frames of a drag of 20 cards, in milliseconds."""
    from game.core.board import COLUMNS, Board, Column
    from game.core.cards import DECK
    from game.core.code import GameCode
    from game.core.session import Position, Session
    from game.i18n.catalogue import Catalogue
    from game.store.store import Store
    from game.ui.app import App
    from game.ui.gestures import Drag, Press
    from game.ui.window import TableWindow

    session = Session(GameCode(0))
    columns = [Column() for _ in COLUMNS]
    columns[0] = Column(DECK[:20])
    columns[3] = Column(DECK[20:32])
    columns[6] = Column(DECK[32:], 6)
    session.position = Position(Board(tuple(columns)))
    window = TableWindow((width, height), fullscreen=False)
    app = App(window, Store.open(Path(data)), session, Catalogue.load("en"))
    for _ in range(400):
        app.tick(5)
        app.draw()
    x, y = app.play.stage.where(DECK[0])
    app.play.handle(Press((round(x) + 5, round(y) + 5)))
    times = []
    for frame in range(FRAMES):
        begin = perf_counter()
        app.play.handle(Drag((width // 4 + frame * width // FRAMES // 2, height // 4 + frame // 8)))
        app.tick(5)
        app.redraw()
        app.draw()
        times.append((perf_counter() - begin) * 1000)
    cuts = quantiles(times[10:], n=100)
    print(window.size, cuts[49], cuts[98], flush=True)
    os._exit(0)


if __name__ == "__main__":
    what, *details = sys.argv[1:]
    if what == "start":
        start(*details)
    else:
        drag(details[0], int(details[1]), int(details[2]))
