"""What `python -m tools.build` built, played as a player does who has nothing else.

YUKON_EXECUTABLE names the program in the onedir build; without it there is nothing to test.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import Record
from game.core.session import Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store import reports
from game.store.store import Store
from game.ui.layout import Layout
from tests.boards import WON_CLASSIC
from tests.processes import is_running
from tests.stored import session
from tests.test_adviser import LOST
from tests.window.model import wait_for_model
from tests.window.screen import PLAIN, Program, RealGame, Screen, desktop, furnish, wait_until
from tests.window.visitor import Visitor

EXECUTABLE = os.environ.get("YUKON_EXECUTABLE", "")
pytestmark = [
    pytest.mark.window,
    pytest.mark.usefixtures("dummy_window"),
    pytest.mark.skipif(not EXECUTABLE, reason="YUKON_EXECUTABLE names no executable"),
]
CODE = "YU1-C-AAAAAAD"
MOVES = [action for action in Record.parse(WON_CLASSIC).actions if isinstance(action, Move)]


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    with desktop() as name:
        yield name


def installed(home: Path) -> tuple[Program, Path]:
    """The program for a person whose home is `home`, and where it keeps its data."""
    temporary = home.parent / "temporary"
    temporary.mkdir(exist_ok=True)
    program = Program(
        (str(Path(EXECUTABLE).resolve()),),
        Path(EXECUTABLE).name,
        {"HOME": str(home), "XDG_DATA_HOME": "", "TMPDIR": str(temporary), "PYTHONPATH": ""},
        chooses_data=True,
        voice=home.parent / "voice",
    )
    return program, home / ".local" / "share" / "Yukon Solitaire"


@pytest.mark.parametrize("home", ["home", "Zoë Čačić דנה سارا"])
def test_from_another_folder_with_an_empty_home(display: Screen, tmp_path: Path, home: str) -> None:
    (tmp_path / home).mkdir()
    program, data = installed(tmp_path / home)
    session = Session(GameCode.parse(CODE))
    with RealGame(display, tmp_path / "x", session, CODE, program=program) as game:
        wait_until(lambda: is_table(game))
        game.drag(MOVES[0])
        wait_until(lambda: log(data) == [MOVES[0]])
        visitor = Visitor(game, Catalogue.load("en"), tmp_path / "voice")
        visitor.choose("Can it still be won?")
        visitor.hear("Yes, this game can still be won.")  # the solver's process says so
        workers = children(game)
        assert workers
        assert len(game.windows()) == 1
        game.kill()
    wait_until(lambda: not any(map(is_running, workers)))
    assert list((tmp_path / "temporary").iterdir()) == []
    with RealGame(display, tmp_path / "x", session, program=program) as again:
        wait_until(lambda: is_table(again))
        again.key("ctrl+z")
        wait_until(lambda: len(log(data)) == 2)
        assert again.quit() == 0
    assert not list(data.glob("crash-*"))


def test_the_picture_is_the_table(display: Screen, tmp_path: Path) -> None:
    """To the pixel what the source draws, before a move and after it."""
    program, data = installed(tmp_path / "home")
    furnish(data)
    session = Session(GameCode.parse(CODE))
    with RealGame(display, tmp_path / "x", session, CODE, program=program) as game:
        wait_for_model(game)
        game.drag(MOVES[0])
        game.park()
        wait_for_model(game)
        assert is_table(game)
        assert game.quit() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_opens(display: Screen, tmp_path: Path, language: str) -> None:
    program, data = installed(tmp_path / "home")
    lost = Session(GameCode.parse(CODE))
    for move in LOST.split():
        lost.play(Move.parse(move))
    furnish(data, replace(PLAIN, movement="reduced"))
    keep(data, session(len(MOVES)), lost)
    tr = Catalogue.load(language)
    options = ("--lang", language)
    with RealGame(display, tmp_path / "x", lost, *options, program=program) as game:
        game.stage.refit(Layout.fit(game.stage.layout.size, mirrored=tr.rtl))
        visitor = Visitor(game, tr, tmp_path / "voice")
        visitor.hear(tr.gettext("Game {code}. Press ? for the keys.").partition("{")[0])
        wait_until(lambda: is_table(game))
        see_simple_screens(visitor)
        visitor.see_keys()
        visitor.see_settings()
        visitor.see_games()
        visitor.see_help()
        assert game.quit() == 0
    assert not list(data.glob("crash-*"))


def see_simple_screens(visitor: Visitor) -> None:
    """What is of one page, and opened by a key or from the menu."""
    tr = visitor.tr
    by_key = {
        "Escape": tr.gettext("Menu"),
        "n": tr.gettext("New game"),
        "ctrl+p": tr.gettext("Pause"),
        "question": tr.gettext("Keys"),
    }
    for key, title in by_key.items():
        with visitor.over_table():
            visitor.open(key, title)
    for title in ("Deal of the day", "Share", "Can it still be won?"):
        with visitor.over_table():
            visitor.choose(tr.gettext(title))
            visitor.hear(tr.gettext(title))


@pytest.mark.parametrize("language", LANGUAGES)
def test_win_and_news(display: Screen, tmp_path: Path, language: str) -> None:
    """A start that finds a report of a crash, a damaged file and a game that is won."""
    program, data = installed(tmp_path / "home")
    furnish(data, replace(PLAIN, movement="reduced"))
    won = session(len(MOVES))
    keep(data, won)
    reports.write(data, "It broke off.")
    tr = Catalogue.load(language)
    options = ("--lang", language)
    with RealGame(display, tmp_path / "x", won, *options, program=program) as game:
        visitor = Visitor(game, tr, tmp_path / "voice")
        visitor.hear(tr.gettext("You won!"))
        over = visitor.settled()
        game.key("Escape")
        assert "crash-1.txt" in visitor.hear(f"{tr.gettext('About your files')}. ")
        wait_until(lambda: visitor.seen() != over)
        assert game.quit() == 0


def keep(data: Path, *sessions: Session) -> None:
    """Let `data` hold these games, the last of them in play."""
    with Store(data) as store:
        for each in sessions:
            store.save_game(each)


def is_table(game: RealGame) -> bool:
    """Whether the window shows white cards."""
    picture = game.picture()
    mask = pygame.mask.from_threshold(picture, (255, 255, 250), (12, 12, 12, 255))
    return mask.count() > picture.get_width() * picture.get_height() // 20


def log(data: Path) -> list[object]:
    """What was done in the game that `data` holds; read only, as a second instance would."""
    with Store(data, background=False) as store:
        return [] if store.game is None else list(store.game.log)


def children(game: RealGame) -> list[int]:
    """The processes that the game has started."""
    threads = Path(f"/proc/{game.process.pid}/task").glob("*/children")
    return [int(each) for thread in threads for each in thread.read_text().split()]
