"""A public game headless: started by an operator's file, driven by events, looked at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from logging import Logger, StreamHandler
from pathlib import Path
from typing import TextIO

import pygame
from pygame import Rect

from game.core.cards import Card
from game.core.moves import Move
from game.kiosk.handover import Start
from game.kiosk.public import Kiosk
from game.kiosk.rules_file import parse
from game.store.store import Store
from game.ui.app import App
from game.ui.dialog import Dialog
from game.ui.kiosk_attendant import Attendant
from game.ui.kiosk_start import open_public
from game.ui.layout import Spot
from game.ui.window import TableWindow

__all__ = ["Public", "open_game"]

SIZE = (1280, 720)
PIN = 'pin = "4711"\n'


@dataclass(frozen=True, slots=True)
class Public:
    """The game and who looks after it."""

    app: App
    attendant: Attendant

    @property
    def dialog(self) -> Dialog | None:
        """What is open."""
        return self.app._dialogs.top

    def send(self, kind: int, **values: object) -> None:
        """Send one event."""
        self.attendant.handle(pygame.Event(kind, values))

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def down(self, at: tuple[int, int], *, touch: bool = True, button: int = 1) -> None:
        """Put the finger, or a button, down."""
        self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=touch, clicks=1)

    def move(self, at: tuple[int, int], *, touch: bool = True, held: bool = True) -> None:
        """Move it."""
        buttons = (int(held), 0, 0)
        self.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=buttons, touch=touch)

    def up(self, at: tuple[int, int], *, touch: bool = True, button: int = 1) -> None:
        """Lift it."""
        self.send(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=touch, clicks=1)

    def tap(self, at: tuple[int, int]) -> None:
        """Touch a place."""
        self.down(at)
        self.up(at)

    def wait(self, milliseconds: int, step: int = 15) -> None:
        """Let time pass, and show what there is to show at its end."""
        for _ in range(-(-milliseconds // step)):
            self.attendant.tick(step)
        self.attendant.draw()

    def settle(self) -> None:
        """Let the cards come to rest."""
        for _ in range(2000):
            self.attendant.tick(15)
            if not self.app.play.stage.motion:
                return
        raise AssertionError("the cards do not come to rest")

    def grip(self, card: Card) -> tuple[int, int]:
        """A point on the visible strip of a card."""
        x, y = self.app.play.stage.where(card)
        return round(x) + 40, round(y) + 9

    def place(self, move: Move) -> Rect:
        """The rectangle of the card or empty pile that `move` goes onto."""
        return self.app.play.stage.top_rect(
            Spot(move.target, None if move.target else move.card.suit)
        )

    def play(self, move: Move) -> None:
        """Make a move without hands."""
        self.app.play.act(move)
        self.settle()


def open_game(
    folder: Path,
    rules: str = PIN,
    start: Start = Start.OPENING,
    size: tuple[int, int] = SIZE,
    log: TextIO | None = None,
) -> Public:
    """Start as the parent would, in a window of `size`."""
    parsed = parse(rules)
    if parsed.settings.language is None and "en" in parsed.languages:
        english = replace(parsed.settings, language="en")  # wherever the tests run
        parsed = replace(parsed, settings=english)
    logger = Logger("kiosk")
    if log is not None:
        logger.addHandler(StreamHandler(log))
    store = Store(folder, background=False, keeps_history=parsed.keeps_history)
    window = TableWindow(size, fullscreen=False)
    app, attendant = open_public(Kiosk(parsed, start, logger), store, window)
    attendant.draw()
    return Public(app, attendant)
