"""Records and wins in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Rect

from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import Record, write
from game.core.session import Session
from game.store.store import Store
from game.ui.stage import Stage
from tests.boards import WON_CLASSIC
from tests.window.screen import RealGame, Screen, desktop, furnish, wait_until
from tests.window.visitor import has_cards, show_to_the_end

pytestmark = pytest.mark.window

DEAL = GameCode(3)
MOVES = [action for action in Record.parse(WON_CLASSIC).actions if isinstance(action, Move)]


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    with desktop() as name:
        yield name


def test_a_record_given_on_the_command_line_is_shown_to_its_end(
    display: Screen, tmp_path: Path
) -> None:
    data, file = tmp_path / "data", tmp_path / "game.txt"
    furnish(data)
    file.write_text(write(DEAL, MOVES))
    with RealGame(display, data, Session(DEAL), str(file)) as game:
        show_to_the_end(game)
        assert game.quit() == 0


def test_killed_as_soon_as_the_win_is_seen_it_is_in_the_history_once(
    display: Screen, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    furnish(data)
    session = Session(DEAL)
    for move in MOVES[:-1]:
        session.play(move)
    with Store(data) as store:
        store.save_game(session)
    with RealGame(display, data, session) as game:
        game.stage = Stage(game.stage.layout, session.board)
        king = MOVES[-1].card
        last = Rect(game.stage.where(king), game.stage.layout.card)
        wait_until(lambda: has_cards(game, last))
        game.drag(MOVES[-1])
        wait_until(lambda: str(MOVES[-1]) in (data / "games.json").read_text("utf-8"))
        game.kill()
    for _ in range(2):
        with Store(data) as store:
            assert store.game is not None
            store.save_game(store.game)
            assert [each.won for each in store.played_games().games] == [True]
