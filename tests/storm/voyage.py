"""A run of the application through the weather, with what must hold all the time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

import pygame
from pygame import Event, Rect, Surface

from game.core.cards import DECK
from game.core.code import DEALS, GameCode
from game.core.record import Record
from game.core.rules import legal_moves
from game.core.session import Change, Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store.store import Store
from game.ui.app import App
from game.ui.gestures import NOWHERE, Hover
from game.ui.seating import seat
from game.ui.window import TableWindow
from tests.boards import WON_CLASSIC, WON_RELAXED
from tests.storm.weather import SIZES, Weather

__all__ = ["Voyage"]

QUITS = 1 / 700
NEW_POSITION = 1 / 3
"""How often a start finds another game than the one that was left."""
RESIZES = 1 / 150
RESTS = 1 / 60
DRAWS = 1 / 6
TO_REST = 12_000
"""Milliseconds after which nothing moves any more, be it the celebration of a win."""


@dataclass
class Voyage:
    """The application, started again and again on one data folder."""

    folder: Path
    seed: int
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._random = Random(self.seed)
        self._weather = Weather(self._random)
        self._seen: tuple[Session, int] | None = None
        self._app = self._start(self._position())

    def run(self, events: int) -> None:
        """Let so many events happen, and end; the same ones for the same seed."""
        with patch("random.SystemRandom", lambda: self._random):
            self._run(events)
        self._app.close()

    def _run(self, events: int) -> None:
        while self.counts["events"] < events:
            for event in self._weather.burst(self._app):
                pygame.event.post(event)
                self._hear()
            self._app.tick(self._random.choice((0, 5, 15, 15, 100)))
            if self._random.random() < DRAWS:
                self._app.draw()
            if self._random.random() < RESIZES:
                self._resize()
            if self._random.random() < RESTS:
                self._rest()
            if not self._app.running or self._random.random() < QUITS:
                self._restart()

    def _hear(self) -> None:
        """Hand on what was posted, and what the window itself reports."""
        for event in pygame.event.get():
            self.counts["events"] += 1
            self.counts[pygame.event.event_name(event.type)] += 1
            self._app.handle(event)
        session = self._app.session
        assert sorted(session.board.cards()) == sorted(DECK)
        if (session, len(session.log)) != self._seen:
            self._seen = (session, len(session.log))
            self.counts["actions in games"] += 1
            self.counts["wins"] += session.board.is_won

    def _resize(self) -> None:
        # As a window manager does; the program itself never changes the size of its window.
        self._app.window._window.size = self._random.choice(SIZES)
        self._hear()

    def _rest(self) -> None:
        """Nobody touches anything for a while: what is seen is the model, to the last pixel."""
        app = self._app
        self._silence_the_solver()
        app.handle(Event(pygame.WINDOWFOCUSLOST))
        app.handle(Event(pygame.WINDOWRESTORED))
        app.play.handle(Hover(NOWHERE))
        for _ in range(0, TO_REST, 100):
            app.tick(100)
            app.draw()
        stage = app.play.stage
        seating = seat(stage.layout, app.session.board)
        assert not stage.motion
        assert stage.held is None
        assert stage.seating == seating
        assert sorted(seating) == sorted(DECK)
        assert {card: stage.where(card) for card in seating} == {
            card: place.at for card, place in seating.items()
        }
        if not app._dialogs.shown:  # they are always drawn anew, and may hear of the solver too
            self._compare_pixels()
        self.counts["rests"] += 1

    def _silence_the_solver(self) -> None:
        """Let no answer arrive in the middle of a rest: a deal that was looked for, a verdict."""
        app = self._app
        if "finder" in vars(app):
            app.finder.cancel()
        app.tick(0)  # a deal that was found already is dealt now
        app.draw()
        app.adviser.begin(app.session)

    def _compare_pixels(self) -> None:
        """What was drawn part by part is what a frame drawn anew shows."""
        app = self._app
        while app.lively or app.wardrobe.deck.busy:  # pictures of cards become crisp bit by bit
            app.draw()
        seen = app.window.surface.copy()
        app.handle(Event(pygame.WINDOWEXPOSED))
        app.draw()
        if seen.get_buffer().raw != app.window.surface.get_buffer().raw:
            raise AssertionError(f"drawn part by part it differs in {self._keep(seen)}")

    def _keep(self, seen: Surface) -> list[Rect]:
        """Keep two pictures to look at, and say where they differ."""
        anew = self._app.window.surface
        pygame.image.save(seen, self.folder.parent / "seen.png")
        pygame.image.save(anew, self.folder.parent / "anew.png")
        same = pygame.mask.from_threshold(seen, (0, 0, 0), (1, 1, 1, 255), anew)
        same.invert()
        return same.get_bounding_rects()

    def _restart(self) -> None:
        """Quit; the next start has the game, and every figure of it."""
        before = self._app.session
        kept = (str(before.code), tuple(before.log), before.elapsed, before.position)
        self._app.close()
        self.counts["restarts"] += 1
        if self._random.random() < NEW_POSITION:
            self._app = self._start(self._position())
            return
        self._app = self._start(None)
        after = self._app.session
        assert kept == (str(after.code), tuple(after.log), after.elapsed, after.position)

    def _start(self, session: Session | None) -> App:
        window = TableWindow(self._random.choice(SIZES), fullscreen=False)
        store = Store(self.folder, background=False)
        assert store.take_notices() == ()
        assert store.can_write
        tag = store.settings.language or self._random.choice(list(LANGUAGES))
        found = session or store.game
        assert found is not None
        app = App(window, store, found, Catalogue.load(tag))
        app.open_news()
        return app

    def _position(self) -> Session:
        """Some position: of a random walk, or of a game that is nearly won."""
        self.counts["positions"] += 1
        if self._random.random() < 0.4:
            record = Record.parse(self._random.choice((WON_CLASSIC, WON_RELAXED)))
            left = self._random.choice((0, 1, 2, 5, 20, 60))
            return Session.replay(record.code, record.actions[: len(record.actions) - left])
        number, relaxed = self._random.randrange(DEALS), self._random.random() < 0.3
        session = Session(GameCode(number, relaxed))
        for _ in range(self._random.randint(0, 120)):
            moves = list(legal_moves(session.rules, session.board))
            if moves:
                assert isinstance(session.play(self._random.choice(moves)), Change)
        return session
