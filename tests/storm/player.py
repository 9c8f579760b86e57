"""A player in a hurry, in a process to be killed: `python -m tests.storm.player FOLDER SEED`.

One line says what a start found, and one more each state of the game from then on.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import monotonic
from zlib import crc32

import pygame
from pygame import Event

from game.core.code import DEALS, GameCode
from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.store.store import Store
from game.ui.app import App
from game.ui.loop import run
from game.ui.window import TableWindow
from tests.storm.weather import Weather

__all__ = ["state"]

PREFIXES = 3
"""How many of the last actions a state is told without, too: kills may take one."""

PAUSE = 0.1
"""Seconds from one action to the next: faster than any player's."""


def state(session: Session) -> str:
    """Deal and number of actions, and a check sum of the log with and without its last actions."""
    tokens = list(map(str, session.log))
    sums = [
        f"{size}:{crc32(' '.join(tokens[:size]).encode())}"
        for size in range(len(tokens), max(-1, len(tokens) - PREFIXES), -1)
    ]
    return " ".join([str(session.code), *sums])


class Hurry:
    """The application, and events for it before every tick."""

    def __init__(self, app: App, random: Random) -> None:
        self._app = app
        self._random = random
        self._weather = Weather(random)
        self._told = state(app.session)
        self._next = 0.0

    @property
    def running(self) -> bool:
        """As long as nobody kills it."""
        return self._app.running

    @property
    def lively(self) -> bool:
        """Always in a hurry."""
        return True

    def handle(self, event: pygame.Event) -> None:
        """Pass an event on."""
        self._app.handle(event)

    def tick(self, milliseconds: int) -> None:
        """Let time pass, say what came of it, and do the next thing."""
        self._app.tick(milliseconds)
        now = state(self._app.session)
        if now != self._told:
            self._told = now
            print("now", monotonic(), now, flush=True)
        # By the clock: a process that was held up must not make up for it by doing all at once.
        if monotonic() >= self._next:
            self._next = monotonic() + PAUSE
            self._do_something()

    def _do_something(self) -> None:
        """Drag a card where it may go, take back, put back, or leave the game for a new deal."""
        (what,) = self._random.choices(("drag", pygame.K_u, pygame.K_r, "deal"), (80, 12, 6, 1))
        if what == "deal":
            self._app.deal(GameCode(self._random.randrange(DEALS)))
        elif isinstance(what, int):
            pygame.event.post(Event(pygame.KEYDOWN, key=what, mod=0, unicode="", scancode=0))
            pygame.event.post(Event(pygame.KEYUP, key=what, mod=0, unicode="", scancode=0))
        else:
            for event in self._weather.move(self._app):
                pygame.event.post(event)

    def draw(self) -> None:
        """Show a frame."""
        self._app.draw()


def main() -> None:
    """Play until killed."""
    folder, seed = Path(sys.argv[1]), int(sys.argv[2])
    store = Store.open(folder)
    notices = store.take_notices()
    session = store.game or Session(GameCode(seed))
    for notice in notices:
        print("notice", notice, flush=True)
    app = App(TableWindow((800, 600), fullscreen=False), store, session, Catalogue.load("en"))
    app.open_news()
    print("saving", store.saving.value)
    for game in store.left_games():
        if (left := game.session()) is not None:
            print("left", monotonic(), state(left))
    print("found", monotonic(), state(session), flush=True)
    run(Hurry(app, Random(seed)))
    app.close()


if __name__ == "__main__":
    main()
