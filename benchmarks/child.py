"""What runs in a process of its own on the virtual screen: `python -m benchmarks.child WHAT`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from statistics import quantiles
from time import monotonic, perf_counter

FRAMES = 600


def start(data: str) -> None:
    """Print the monotonic time of the first frame and of the first one that is crisp."""
    from game.options import Options
    from game.ui import app
    from game.ui.window import TableWindow

    class Timed(TableWindow):
        def flip(self) -> None:
            super().flip()
            print(monotonic(), flush=True)

    setattr(app, "TableWindow", Timed)  # noqa: B010 - the name is imported there, not exported
    app.run(Options(data=Path(data)))


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
