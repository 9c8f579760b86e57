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
from game.i18n.catalogue import LANGUAGES
from game.store.store import Store
from tests.boards import WON_CLASSIC
from tests.window.screen import (
    PLAIN,
    Program,
    RealGame,
    Screen,
    desktop,
    furnish,
    table_of,
    wait_until,
)

EXECUTABLE = os.environ.get("YUKON_EXECUTABLE", "")
pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not EXECUTABLE, reason="YUKON_EXECUTABLE names no executable"),
]
CODE = "YU1-C-AAAAAAD"
MOVES = [action for action in Record.parse(WON_CLASSIC).actions if isinstance(action, Move)]
SCREENS = ("Escape", "n", "F1")
"""What opens the menu, New game, and the help."""


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    with desktop() as name:
        yield name


def installed(home: Path) -> tuple[Program, Path]:
    """The program for a person whose home is `home`, and where it keeps its data."""
    temporary = home.parent / "temporary"
    temporary.mkdir()
    program = Program(
        (str(Path(EXECUTABLE).resolve()),),
        Path(EXECUTABLE).name,
        {"HOME": str(home), "XDG_DATA_HOME": "", "TMPDIR": str(temporary), "PYTHONPATH": ""},
        chooses_data=True,
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
        pygame.image.save(game.picture(), tmp_path / "played.png")
        game.key("h")  # the solver's process starts
        wait_until(lambda: len(children(game)) > 0)
        assert len(game.windows()) == 1
        workers = children(game)
        game.kill()
    wait_until(lambda: not any(map(is_alive, workers)))
    assert list((tmp_path / "temporary").iterdir()) == []
    with RealGame(display, tmp_path / "x", session, program=program) as again:
        wait_until(lambda: is_table(again))
        again.key("ctrl+z")
        wait_until(lambda: len(log(data)) == 2)
        assert again.quit() == 0
    assert not list(data.glob("crash-*"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_opens(display: Screen, tmp_path: Path, language: str) -> None:
    program, data = installed(tmp_path / "home")
    furnish(data, replace(PLAIN, movement="reduced"))
    session = Session(GameCode.parse(CODE))
    options = (CODE, "--lang", language)
    with RealGame(display, tmp_path / "x", session, *options, program=program) as game:
        wait_until(lambda: is_table(game))
        wait_until(lambda: seen(game) == seen(game))
        table = seen(game)
        for key in SCREENS:
            game.key(key)
            wait_until(lambda: seen(game) != table)
            game.key("Escape")
            wait_until(lambda: seen(game) == table)
        assert game.quit() == 0
    assert not list(data.glob("crash-*"))


def is_table(game: RealGame) -> bool:
    """Whether the window shows white cards."""
    picture = game.picture()
    mask = pygame.mask.from_threshold(picture, (255, 255, 250), (12, 12, 12, 255))
    return mask.count() > picture.get_width() * picture.get_height() // 20


def seen(game: RealGame) -> bytes:
    return table_of(game.picture(), game.stage.layout)


def log(data: Path) -> list[object]:
    """What was done in the game that `data` holds; read only, as a second instance would."""
    with Store(data, background=False) as store:
        return [] if store.game is None else list(store.game.log)


def children(game: RealGame) -> list[int]:
    """The processes that the game has started."""
    threads = Path(f"/proc/{game.process.pid}/task").glob("*/children")
    return [int(each) for thread in threads for each in thread.read_text().split()]


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
