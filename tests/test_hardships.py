"""What the world does to a game in play: clocks, windows, folders, other instances, silence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.core.cards import DECK
from game.core.statistics import statistics
from game.i18n.catalogue import Catalogue
from game.store.notices import Saving
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.loop import LONGEST_CATCH_UP, STEP, FixedStep
from game.ui.seating import seat
from tests.application import pass_time, press, start
from tests.stored import saved_steps, session

ROOT = Path(__file__).parents[1]
PLAYS = """
import sys, pygame
from game.cli import main
pygame.display.init()
pygame.event.post(pygame.Event(pygame.USEREVENT))
pygame.time.set_timer(pygame.QUIT, 700, 1)
sys.exit(main(["yukon", "--data", *sys.argv[1:]]))
"""


class TestClock:
    @pytest.mark.parametrize("jump", [-1e12, -1.0, 0.0])
    def test_set_back_time_stands_still(self, jump: float) -> None:
        step = FixedStep()
        assert step.due(jump) == 0
        assert step.due(STEP) == 1

    @pytest.mark.parametrize("jump", [1e12, float("inf")])
    def test_set_forward_time_goes_on_from_there(self, jump: float) -> None:
        assert FixedStep().due(jump) == LONGEST_CATCH_UP // STEP

    @pytest.mark.parametrize("jump", [-1e12, 1e12])
    def test_playing_time_does_not_jump(self, tmp_path: Path, jump: float) -> None:
        app, step = start(tmp_path), FixedStep()
        app.session.moves = 1  # or no time passes (R21)
        before = app.session.elapsed
        app.tick(step.due(jump) * STEP)
        assert before <= app.session.elapsed <= before + LONGEST_CATCH_UP
        app.close()


class TestCalendar:
    """The system's clock is wrong, or was set while the game was closed or open."""

    DAYS = (
        datetime(2026, 5, 3, 12),
        datetime(1970, 1, 1),
        datetime(2038, 1, 19, 3, 14, 8),
        datetime(1, 1, 1),
        datetime(9999, 12, 31, 23, 59, 59),
    )

    def test_no_game_is_lost_and_each_is_counted_once(self, tmp_path: Path) -> None:
        for number, moment in enumerate((*self.DAYS, *reversed(self.DAYS)), 1):
            with Store(
                tmp_path, background=False, now=partial(datetime, *moment.timetuple()[:6])
            ) as store:
                assert store.take_notices() == ()
                store.leave_game(session(3))
                store.save_game(session(5))
                games = store.played_games()
                assert (len(games.games), games.damaged) == (number, 0)
                assert statistics(games.games).played == 1  # of one deal
            assert saved_steps(tmp_path) == 5

    @pytest.mark.parametrize("day", [*DAYS[:3], datetime(2199, 12, 31)], ids=str)
    def test_every_page_with_dates_opens(self, tmp_path: Path, day: datetime) -> None:
        for moment in self.DAYS:
            with Store(
                tmp_path, background=False, now=partial(datetime, *moment.timetuple()[:6])
            ) as store:
                store.leave_game(session(3))
        app = start(tmp_path)
        app.archive.today = day.date
        for command in (Command.STATISTICS, Command.DAILY):
            app.fulfil(command)
            pass_time(app, 400)
            assert app._dialogs.top is not None
            for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN) * 3:
                press(app, key)
                pass_time(app, 30)
            press(app, pygame.K_ESCAPE)
            pass_time(app, 400)
        app.close()


@pytest.mark.parametrize(
    "size", [(1, 1), (3, 3000), (20_000, 100), (100, 20_000), (1366, 767), (3840, 2160)]
)
def test_windows_of_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    app = start(tmp_path, size)
    pass_time(app, 100)
    for key in (pygame.K_n, pygame.K_ESCAPE, pygame.K_F1, pygame.K_ESCAPE):
        press(app, key)
        pass_time(app, 100)
    assert_all_cards_inside(app)
    app.close()


def assert_all_cards_inside(app: App) -> None:
    layout = app.play.stage.layout
    table = pygame.Rect((0, 0), layout.size)
    seating = seat(layout, app.session.board)
    assert sorted(seating) == sorted(DECK)
    assert all(table.contains(pygame.Rect(place.at, layout.card)) for place in seating.values())


def test_the_folder_is_deleted_in_play_and_comes_back(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    app = start(folder)
    app.store.flush()
    shutil.rmtree(folder)
    app.store.save_game(app.session)
    assert app.store.flush()
    pass_time(app, 50)
    app.close()
    with Store(folder) as store:
        assert store.game is not None
        assert store.game.code == app.session.code


def test_a_second_instance_plays_and_writes_nothing(tmp_path: Path) -> None:
    first = start(tmp_path)
    first.store.save_game(first.session)
    first.store.flush()
    kept = {path.name: path.read_bytes() for path in tmp_path.glob("*.json*")}
    second = start(tmp_path, code="YU1-R-AAAAAAA")
    second.store.save_game(second.session)
    pass_time(second, 100)
    assert second.store.saving is Saving.LOCKED
    second.close()
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.json*")} == kept
    first.close()


@pytest.mark.parametrize("driver", ["no-such-driver", "alsa", "disk"])
def test_whatever_the_sound_device(tmp_path: Path, driver: str) -> None:
    world = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": driver}
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, tmp_path / "data"],
        cwd=tmp_path,
        env={**world, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert not list((tmp_path / "data").glob("crash-*"))


def test_capitals_mean_nothing_in_the_tag_of_a_language(tmp_path: Path) -> None:
    """BCP 47, 2.1.1."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, tmp_path, "--lang", "SR-latn", "--speak-to-stdout"],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    tr = Catalogue.load("sr-Latn")
    assert tr.gettext("Welcome") in done.stdout  # it is a first start
