"""The hints of the first game: each at its moment, closed with a click, never again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.board import Pile
from game.core.cards import Card
from game.core.moves import Move
from game.core.session import Change
from game.i18n.catalogue import LANGUAGES
from game.ui.app import App
from game.ui.layout import Spot
from game.ui.tips import Tip
from tests.application import click, pass_time, press, start

A_WHILE = 2500


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = start(tmp_path)
    yield app
    app.close()


def play(app: App, *moves: str) -> None:
    for move in moves:
        change = app.session.play(Move.parse(move))
        assert isinstance(change, Change)
        app.play.changed(change)
        pass_time(app, 400)


def close_tip(app: App) -> None:
    assert app.tips.tip is not None
    click(app, app.tips.rect.center)
    pass_time(app, 300)
    assert app.tips.tip is None


class TestMoments:
    def test_the_first_hint_waits_until_the_table_lies_still(self, app: App) -> None:
        assert app.tips.tip is None
        pass_time(app, 600)
        assert app.tips.tip is None
        pass_time(app, A_WHILE)
        assert app.tips.tip is Tip.DRAG

    def test_a_move_is_the_answer_to_the_first(self, app: App) -> None:
        pass_time(app, A_WHILE)
        play(app, "AC>F")
        assert app.tips.tip is not Tip.DRAG

    def test_a_card_that_fits_its_foundation_is_pointed_out(self, app: App) -> None:
        pass_time(app, A_WHILE)
        close_tip(app)
        pass_time(app, A_WHILE)
        assert app.tips.tip is Tip.HOME
        ace = app.play.stage.top_rect(Spot(Pile.COLUMN_1))
        assert app.tips.rect.x < ace.centerx < app.tips.rect.right
        click(app, ace.center)
        pass_time(app, 100)
        assert [str(action) for action in app.session.log] == ["AC>F"]
        assert app.tips.tip is None

    def test_the_first_empty_column_tells_of_kings(self, app: App) -> None:
        play(app, "AC>F")
        seen = set()
        for _ in range(3):
            pass_time(app, A_WHILE)
            if app.tips.tip is not None:
                seen.add(app.tips.tip)
                close_tip(app)
        assert Tip.KING in seen

    def test_it_comes_once_only_and_not_after_a_restart(self, app: App, tmp_path: Path) -> None:
        play(app, "AC>F")
        for _ in range(3):
            pass_time(app, A_WHILE)
            if app.tips.tip is not None:
                close_tip(app)
        pass_time(app, A_WHILE)
        assert app.tips.tip is None
        app.close()
        again = start(tmp_path)
        pass_time(again, 2 * A_WHILE)
        assert again.tips.tip is None
        again.close()

    def test_no_hint_for_a_player_who_has_begun(self, app: App) -> None:
        play(app, "AC>F", "2C>F", "6H>5", "KH>1")
        pass_time(app, 3 * A_WHILE)
        assert app.tips.tip is not Tip.DRAG


class TestInTheWay:
    def test_it_hides_while_a_dialog_is_open(self, app: App) -> None:
        pass_time(app, A_WHILE)
        press(app, pygame.K_ESCAPE)
        pass_time(app, A_WHILE)
        assert app._dialogs.top is not None
        assert app.tips.tip is None
        press(app, pygame.K_ESCAPE)
        pass_time(app, A_WHILE)
        assert app.tips.tip is Tip.DRAG

    def test_none_comes_while_a_dialog_is_open(self, app: App) -> None:
        press(app, pygame.K_ESCAPE)
        pass_time(app, 2 * A_WHILE)
        assert app.tips.tip is None
        assert not app.store.settings.seen_drag_tip

    def test_the_table_can_be_played_on_all_the_same(self, app: App) -> None:
        pass_time(app, A_WHILE)
        assert app.tips.tip is Tip.DRAG
        x, y = app.play.stage.where(Card.parse("AC"))
        click(app, (round(x) + 20, round(y) + 20))
        assert [str(action) for action in app.session.log] == ["AC>F"]

    def test_a_click_on_it_closes_it_and_touches_nothing_else(self, app: App) -> None:
        pass_time(app, A_WHILE)
        close_tip(app)
        assert not app.session.log

    def test_it_covers_no_card_at_the_start(self, app: App) -> None:
        pass_time(app, A_WHILE)
        card = app.play.stage.layout.card
        places = [pygame.Rect(place.at, card) for place in app.play.stage.seating.values()]
        assert app.tips.rect.collidelist(places) == -1

    def test_it_hides_while_a_card_is_in_the_hand(self, app: App) -> None:
        pass_time(app, A_WHILE)
        x, y = map(round, app.play.stage.where(Card.parse("AC")))
        down = {"pos": (x + 20, y + 20), "button": 1, "touch": False, "clicks": 1}
        app.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, down))
        moved = {"pos": (x + 90, y + 90), "rel": (70, 70), "buttons": (1, 0, 0), "touch": False}
        app.handle(pygame.Event(pygame.MOUSEMOTION, moved))
        pass_time(app, 50)
        assert app.play.stage.held is not None
        assert app.tips.tip is None

    @pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1920, 1080)])
    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_it_fits_on_the_table(self, tmp_path: Path, tag: str, size: tuple[int, int]) -> None:
        app = start(tmp_path, size, language=tag)
        for _ in range(2):
            pass_time(app, A_WHILE)
            assert app.tips.tip is not None
            table = pygame.Rect(0, 0, size[0], app._layout.bar.top)
            assert table.contains(app.tips.rect)
            close_tip(app)
        app.close()
