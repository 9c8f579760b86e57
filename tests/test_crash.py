"""The game breaks off by a fault of its own: nothing is lost, and the player is told where."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.core.record import Record, replay
from game.i18n.catalogue import Catalogue
from game.store import reports
from game.store.saves import SavedGame
from game.store.store import Store
from game.ui.app import App
from game.ui.crash import describe
from game.ui.window import TableWindow
from tests.stored import saved_steps, session

BREAKS_OFF = """
import os, sys
os.environ |= {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
import pygame
from game.cli import main
pygame.display.init()
pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN))  # no button, no place: nobody expects that
if "deaf" in sys.argv:
    sys.stdout = sys.stderr = None
sys.exit(main(["yukon", "--data", sys.argv[1]]))
"""


def break_off(folder: Path, *more: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-c", BREAKS_OFF, str(folder), *more],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


def text_of(error: Exception, folder: Path, game: SavedGame | None) -> str:
    try:
        raise error
    except type(error) as raised:
        return describe(raised, game, folder)


def test_a_report_is_written_the_game_is_kept_and_the_player_is_told_once(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Store(folder) as store:
        store.save_game(session(5))
    status, out, err = break_off(folder)
    assert (status, out) == (70, "")
    report = folder / "crash-1.txt"
    assert err == f"yukon: the game broke off, AttributeError; a report is in {report}\n"
    text = report.read_text("utf-8")
    assert "AttributeError" in text
    assert 'File "game/ui/input.py"' in text
    assert str(tmp_path) not in text
    assert str(Path.home()) + "/" not in text
    assert saved_steps(folder) == 5
    assert told(folder)
    assert not told(folder)


def told(folder: Path) -> bool:
    """Whether the next start opens with news."""
    with Store(folder) as store:
        assert store.game is not None
        app = App(
            TableWindow((800, 600), fullscreen=False), store, store.game, Catalogue.load("he")
        )
        app.open_news()
        news = app._dialogs.top is not None
        app.close()
    return news


def test_without_stderr_as_in_a_windowed_executable(tmp_path: Path) -> None:
    status, _, err = break_off(tmp_path, "deaf")
    assert (status, err) == (70, "")
    assert (tmp_path / "crash-1.txt").is_file()


def test_a_folder_that_takes_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, _, err = break_off(tmp_path / "file" / "data")
    assert status == 70
    assert err == "yukon: the game broke off, AttributeError; no report can be written\n"


class TestReport:
    def test_holds_a_record_that_replays(self, tmp_path: Path) -> None:
        played = session(7)
        played.undo()
        with Store(tmp_path, background=False) as store:
            store.save_game(played)
            text = text_of(RuntimeError("no"), tmp_path, store.current)
        record, _, log = text.partition("For --verify:\n")[2].partition("\n\n")
        replayed = replay(Record.parse(record)).session
        assert replayed.board == played.board
        assert log.splitlines()[1].endswith(" U")

    @pytest.mark.parametrize(
        "name", ["/home/ada/Yukon Solitaire/games.json", "C:\\Users\\ada\\yukon\\games.json"]
    )
    def test_names_no_person(self, tmp_path: Path, name: str) -> None:
        error = FileNotFoundError(2, "No such file", name)
        text = text_of(error, tmp_path, None)
        assert "games.json'" in text
        assert "ada" not in text

    def test_names_home_and_data_by_what_they_are(self, tmp_path: Path) -> None:
        error = RuntimeError(f"{Path.home()}/x and {tmp_path}/y")
        text = text_of(error, tmp_path, None)
        assert "RuntimeError: ~/x and DATA/y" in text

    def test_of_a_game_that_cannot_be_replayed(self, tmp_path: Path) -> None:
        text = text_of(RuntimeError(), tmp_path, SavedGame(session(0).code, "KS>F"))
        assert "cannot be replayed" in text
        assert "KS>F" in text


class TestReports:
    def test_the_newest_ten_are_kept(self, tmp_path: Path) -> None:
        for number in range(1, 13):
            assert reports.write(tmp_path, str(number)) == tmp_path / f"crash-{number}.txt"
        kept = sorted(int(path.read_text()) for path in tmp_path.glob("crash-*.txt"))
        assert kept == list(range(3, 13))
        assert reports.take_news(tmp_path) == tmp_path / "crash-12.txt"

    @pytest.mark.parametrize("news", [b"", b"../secret", b"crash-7.txt", b"\xff\0" * 999])
    def test_news_of_no_report_is_no_news(self, tmp_path: Path, news: bytes) -> None:
        (tmp_path / "crash-news").write_bytes(news)
        assert reports.take_news(tmp_path) is None
        assert reports.take_news(tmp_path) is None
