"""Help on request, with the real solver in its process: hints, outcomes, ways back, deals."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.core.board import Board
from game.core.cards import DECK
from game.core.code import GameCode
from game.core.moves import Move
from game.core.session import Position, Session
from game.i18n.catalogue import Catalogue
from game.solver.worker import Worker
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.finder import Finder, Rating, Wish
from game.ui.window import TableWindow

PATIENCE = 60
WINNABLE, UNWINNABLE = GameCode(3), GameCode(1)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    store = Store(tmp_path, background=False)
    window = TableWindow((1024, 600), fullscreen=False)
    app = App(window, store, Session(WINNABLE), Catalogue.load("en"))
    app.draw()
    yield app
    app.close()


def wait(app: App, until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "waited in vain"
        app.tick(15)
        app.draw()
        time.sleep(0.005)


def said(app: App) -> str:
    toast = app._toaster.toast
    return "" if toast is None else toast.text


class TestHint:
    def test_three_levels(self, app: App) -> None:
        app.fulfil(Command.HINT)
        wait(app, lambda: app.play.stage.pointing is not None)
        first = app.play.stage.pointing
        assert first is not None
        assert first.onto is None
        app.fulfil(Command.HINT)
        second = app.play.stage.pointing
        assert second is not None
        assert second.onto is not None
        assert second.cards == first.cards
        app.fulfil(Command.HINT)
        assert "part of a way to win" in said(app)
        assert app.session.hints == 1

    def test_whoever_follows_the_hints_wins(self, app: App) -> None:
        for _ in range(200):
            if app.session.board.is_won:
                break
            app.fulfil(Command.HINT)
            app.fulfil(Command.HINT)
            wait(app, lambda: app.play.stage.pointing is not None)
            pointing = app.play.stage.pointing
            assert pointing is not None
            assert pointing.onto is not None
            app.play.act(Move(pointing.cards[0], pointing.onto.pile))
        assert app.session.board.is_won

    def test_another_position_ends_it(self, app: App) -> None:
        app.fulfil(Command.HINT)
        wait(app, lambda: app.play.stage.pointing is not None)
        app.play.act(Move.parse("AS>F"))
        assert app.play.stage.pointing is None

    def test_a_hint_asked_for_and_left_says_nothing_later(self, app: App) -> None:
        app.fulfil(Command.HINT)
        app.play.act(Move.parse("AS>F"))
        for _ in range(200):
            app.tick(15)
            app.draw()
            time.sleep(0.005)
        assert app.play.stage.pointing is None

    def test_honest_hints_are_guesses(self, app: App) -> None:
        app.follow(Settings(honest_hints=True))
        app.fulfil(Command.HINT)
        wait(app, lambda: app.play.stage.pointing is not None)
        assert said(app) == "This is only a guess."


class TestOutcome:
    def test_yes(self, app: App) -> None:
        app.fulfil(Command.WINNABLE)
        wait(app, lambda: "can still be won" in said(app))

    def test_no_and_the_way_back(self, app: App) -> None:
        """The jump back is one step that undo takes back (R20)."""
        session = Session(WINNABLE)
        for move in LOST.split():
            session.play(Move.parse(move))
        app.play.resume(session)
        app.adviser.begin(session)
        before = session.position
        app.fulfil(Command.WINNABLE)
        wait(app, lambda: app._dialogs.top is not None)
        app.handle(key(pygame.K_RETURN))
        wait(app, lambda: session.position is not before)
        assert len(session.position.line) < len(LOST.split())
        app.fulfil(Command.UNDO)
        assert session.position is before

    def test_the_mark_in_the_bar(self, app: App) -> None:
        app.follow(Settings(winnable_mark=True))
        wait(app, lambda: app.bar.state.outlook == "yes")


class TestNothingLeft:
    def test_a_line_offers_undo_and_new_game(self, app: App) -> None:
        stuck = Board.parse(
            "Foundations: S-0 H-0 D-0 C-0\n2S\n4S\n6S\nKH\nKD\nKC\n"
            + " ".join(f"<{card}>" for card in REST)
            + " KS"
        )
        session = Session(WINNABLE)
        session.position = Position(stuck)
        app.play.resume(session)
        app.adviser.begin(session)
        wait(app, lambda: app.adviser.offer.shown)
        assert app.adviser.offer.text == "There is no move left."
        new = app.adviser.offer.children[-1].rect.center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.handle(pygame.Event(kind, pos=new, button=1, clicks=1, touch=False))
        assert app._dialogs.top is not None
        assert app._dialogs.top.title == "New game"

    def test_no_line_where_there_is_something_to_do(self, app: App) -> None:
        for _ in range(100):
            app.tick(15)
            app.draw()
        assert not app.adviser.offer.shown


class TestSkipping:
    """DESIGN §8: all motion is skippable."""

    @pytest.mark.parametrize("by", ["key", "click"])
    def test_a_deal_under_way_ends_at_once(self, app: App, by: str) -> None:
        app.deal(GameCode(7))
        app.tick(100)
        assert app.play.stage.motion.in_procession
        if by == "key":
            app.handle(key(pygame.K_ESCAPE))
        else:
            felt = app.play.stage.layout.bar.midtop
            spot = (felt[0] // 4, felt[1] - 8)
            app.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1, touch=False))
        assert not app.play.stage.motion
        assert app._dialogs.top is None


class TestFinder:
    def test_finds_a_deal_as_hard_as_wished_and_one_ahead(self) -> None:
        finder = Finder(Worker)
        try:
            for _ in range(2):
                finder.want(Wish.EASY, relaxed=False, final=False)
                code = found(finder)
                finder.rate(code, final=False)
                assert rated(finder) is Rating.EASY
        finally:
            finder.close()

    def test_a_deal_that_cannot_be_won(self) -> None:
        finder = Finder(Worker)
        try:
            finder.rate(UNWINNABLE, final=False)
            assert rated(finder) is Rating.LOST
        finally:
            finder.close()


LOST = "2D>4 AS>F 8D>7 QS>1 3D>2 2S>F 7D>5 3D>2 3H>5 8C>4 5H>2 TD>7 9C>7 9H>6 3S>4"
"""Moves that lead from the winnable deal to where the solver proves that it is lost."""
SHOWN = {"2S", "4S", "6S", "KH", "KD", "KC", "KS"}
REST = [card for card in map(str, DECK) if card not in SHOWN]


def key(which: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=which, mod=0, unicode="")


def found(finder: Finder) -> GameCode:
    end = time.monotonic() + PATIENCE
    while (code := finder.take()) is None:
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
        finder.poll()
    return code


def rated(finder: Finder) -> Rating:
    end = time.monotonic() + PATIENCE
    while finder.rating is None:
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
        finder.poll()
    return finder.rating
