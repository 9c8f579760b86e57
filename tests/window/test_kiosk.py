"""A public game in a real window: nobody gets out, and nothing is lost when it breaks."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import Record
from game.core.session import Session
from game.store.store import Store
from game.ui.kiosk_attendant import LARGE
from game.ui.layout import Layout
from game.ui.stage import Stage
from tests.boards import WON_CLASSIC
from tests.window.model import wait_for_model
from tests.window.screen import FROM_SOURCE, SCREEN, Program, RealGame, Screen, desktop, wait_until

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("dummy_window")]

MOVES = [action for action in Record.parse(WON_CLASSIC).actions if isinstance(action, Move)]
EXECUTABLE = os.environ.get("YUKON_EXECUTABLE", "")
PROGRAMS = [FROM_SOURCE]
if EXECUTABLE:
    PROGRAMS.append(Program((str(Path(EXECUTABLE).resolve()),), Path(EXECUTABLE).name))
RULES = """
pin = "4711"
[settings]
language = "en"
seen_drag_tip = true
seen_king_tip = true
seen_home_tip = true
mark_last_move = false
sounds = false
"""


@pytest.fixture(params=PROGRAMS, ids=lambda program: program.window_class)
def program(request: pytest.FixtureRequest) -> Program:
    chosen: Program = request.param
    return chosen


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    with desktop() as name:
        yield name


@contextmanager
def public(display: Screen, data: Path, program: Program) -> Iterator[RealGame]:
    """A public game that goes on with one that somebody has begun."""
    session = Session(GameCode.parse("YU1-C-AAAAAAD"))
    for move in MOVES[:2]:
        session.play(move)
    with Store(data) as store:
        store.save_game(session)
    (data / "kiosk.toml").write_text(RULES)
    (data / "kiosk.toml").chmod(0o600)
    with RealGame(display, data, session, "--kiosk", program=program) as game:
        at_its_size(game)
        wait_for_model(game)
        yield game


def at_its_size(game: RealGame) -> None:
    """Text and controls are larger in public."""
    wait_until(lambda: game.picture().get_size() == SCREEN)  # it opens, then fills the screen
    game.stage = Stage(Layout.fit(SCREEN, text=LARGE), game.session.board)


def children(game: RealGame) -> list[int]:
    """The processes of a public game below its parent: the one that plays, the one that waits."""
    threads = Path(f"/proc/{game.process.pid}/task").glob("*/children")
    return sorted(int(each) for thread in threads for each in thread.read_text().split())


def crash(game: RealGame) -> None:
    """SIGKILL the process that plays, and wait until a window is back."""
    player = game.owner
    os.kill(player, signal.SIGKILL)
    wait_until(lambda: player not in children(game) and bool(game.windows()))
    game.find()


def test_only_the_combination_and_the_pin_lead_out(
    display: Screen, tmp_path: Path, program: Program
) -> None:
    with public(display, tmp_path / "data", program) as game:
        for key in ("alt+F4", "ctrl+q", "F11", "alt+Tab", "super", "ctrl+alt+d"):
            game.key(key)
        game.ask_to_close()
        time.sleep(0.5)
        assert game.process.poll() is None
        assert game.picture().get_size() == SCREEN
        wait_for_model(game)
        game.drag(MOVES[2])
        game.park()
        wait_for_model(game)
        game.key("ctrl+alt+shift+k")
        time.sleep(0.5)
        game.key("1", "2", "3", "4", "Return")
        time.sleep(2.5)
        assert game.process.poll() is None
        game.key("4", "7", "1", "1", "Return")
        assert game.process.wait(20) == 0
    log = (tmp_path / "data" / "kiosk.log").read_text()
    assert "a wrong PIN; the next try in 2 s" in log
    assert "left with the PIN" in log


def test_a_killed_game_is_back_at_once_and_after_three_times_afresh(
    display: Screen, tmp_path: Path, program: Program
) -> None:
    data = tmp_path / "data"
    with public(display, data, program) as game:
        game.drag(MOVES[2])
        game.park()
        wait_for_model(game)
        for _ in range(2):
            wait_until(lambda: len(children(game)) == 2)
            (spare,) = {*children(game)} - {game.owner}
            crash(game)
            wait_for_model(game)
            assert game.owner == spare  # all loaded, it had only to open its window
        crash(game)
        wait_until(lambda: (data / "games.json").exists())
        wait_until(lambda: "playing, clean" in (data / "kiosk.log").read_text())
        assert (data / "games.json.crashed-1").exists()
        with Store(data, background=False) as store:  # read only, as a second instance
            assert store.game is None or store.game.code != game.session.code
        game.process.terminate()
        assert game.process.wait(20) == 0
    wait_until(lambda: not game.windows())


def test_the_game_ends_with_its_parent(display: Screen, tmp_path: Path, program: Program) -> None:
    with public(display, tmp_path / "data", program) as game:
        game.kill()
    wait_until(lambda: not game.windows())
