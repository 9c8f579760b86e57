"""The game as it is seen and played: real window, real pointer, real keys."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import Record
from game.core.session import Session
from game.ui.layout import Layout
from tests.boards import WON_CLASSIC
from tests.window.model import expected, wait_for_model
from tests.window.screen import RealGame, Screen, desktop, furnish, table_of, wait_until

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("dummy_window")]

CODE = "YU1-C-AAAAAAD"
MOVES = [action for action in Record.parse(WON_CLASSIC).actions if isinstance(action, Move)]


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    with desktop() as name:
        yield name


@contextmanager
def fresh(display: Screen, data: Path) -> Iterator[RealGame]:
    furnish(data)
    with RealGame(display, data, Session(GameCode.parse(CODE)), CODE) as game:
        wait_for_model(game)
        yield game


def test_drag_undo_quit_resume(display: Screen, tmp_path: Path) -> None:
    with fresh(display, tmp_path / "data") as game:
        for move in MOVES[:3]:
            game.drag(move)
            game.park()
            wait_for_model(game)
        game.key("ctrl+z")
        game.session.undo()
        game.follow()
        wait_for_model(game)
        assert game.quit() == 0
    with RealGame(display, tmp_path / "data", game.session) as again:
        wait_for_model(again)
        again.key("ctrl+y")
        again.session.redo()
        again.follow()
        wait_for_model(again)
        assert again.quit() == 0


def test_killed_after_any_move_it_resumes(display: Screen, tmp_path: Path) -> None:
    session = Session(GameCode.parse(CODE))
    furnish(tmp_path / "data")
    for move in MOVES[:4]:
        with RealGame(display, tmp_path / "data", session, CODE) as game:
            wait_for_model(game)
            game.drag(move)
            game.park()
            wait_for_model(game)
            time.sleep(0.5)  # nothing older than one move is lost; here nothing at all
            game.kill()


def test_a_whole_game_to_the_win(display: Screen, tmp_path: Path) -> None:
    with fresh(display, tmp_path / "data") as game:
        for move in MOVES[:-1]:
            game.drag(move)
            game.park()
            wait_for_model(game)
        game.drag(MOVES[-1])
        assert game.session.board.is_won
        assert game.session.position.score == 625
        game.park()
        time.sleep(5)  # the kings, the suits that fall, the score that counts up
        assert table_of(game.picture(), game.stage.layout) != expected(game.stage)
        game.key("Escape")
        wait_for_model(game)
        assert game.quit() == 0


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1366, 768), (1000, 777)])
def test_odd_sizes_are_crisp_and_the_last_column_hit(
    display: Screen, tmp_path: Path, size: tuple[int, int]
) -> None:
    """checks.md 27 and 28."""
    with fresh(display, tmp_path / "data") as game:
        game.resize(*size)
        wait_until(lambda: game.picture().get_size() == size)
        game.stage.refit(Layout.fit(size, game.stage.layout))
        game.park()
        wait_for_model(game)
        game.drag(MOVES[0])
        game.park()
        wait_for_model(game)
        assert game.quit() == 0
