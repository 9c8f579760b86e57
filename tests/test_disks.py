"""Disks that are full or read-only in truth, for the superuser too: file systems of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.moves import Move
from game.core.session import Session
from game.store.notices import Saving
from game.store.store import Store
from game.ui.app import App
from game.ui.kiosk_attract import Attract
from tests.application import pass_time, start
from tests.boards import WON_CLASSIC, all_moves
from tests.public import open_game
from tests.stored import saved_steps

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or os.geteuid() != 0, reason="mounts file systems"
)
CODE = "YU1-C-AAAAAAD"
MOVES = all_moves(WON_CLASSIC)


def mount(*arguments: str | Path) -> bool:
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small file system."""
    place = tmp_path / "disk"
    place.mkdir()
    if not mount("-t", "tmpfs", "-o", "size=4m", "tmpfs", place):
        pytest.skip("nothing may be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", place], check=True)


def fill(disk: Path) -> Callable[[], None]:
    """Leave no room; what is returned makes some."""
    waste = disk / "waste"
    with waste.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    return waste.unlink


def forbid(disk: Path) -> None:
    """Let nothing be written."""
    assert mount("-o", "remount,ro", disk)


def test_full_in_play(disk: Path) -> None:
    """The game goes on and says that it is not saved; as soon as there is room, it is."""
    app = start(disk / "data", code=CODE)
    play(app, MOVES[0])
    assert app.store.flush(10)
    make_room = fill(disk)
    play(app, MOVES[1])
    assert not app.store.flush(10)
    assert app.store.saving is Saving.FULL
    pass_time(app, 100)
    assert app._toaster.toast is not None
    play(app, MOVES[2])
    assert saved_steps(copied(disk / "data", disk.parent / "copy")) == 1
    make_room()
    assert app.store.flush(10)
    app.close()
    assert saved_steps(disk / "data") == 3


@pytest.mark.parametrize(("spoil", "saving"), [(fill, Saving.FULL), (forbid, Saving.READ_ONLY)])
def test_from_the_start(disk: Path, spoil: Callable[[Path], object], saving: Saving) -> None:
    """A folder that cannot be made: the game is played all the same."""
    spoil(disk)
    app = start(disk / "data", code=CODE)
    for move in MOVES:
        app.play.act(move)
    pass_time(app, 50)
    assert app.session.board.is_won
    assert not app.store.flush(10)
    assert app.store.saving is saving
    app.close()


def test_full_when_a_public_player_is_forgotten(disk: Path) -> None:
    """Nothing of the last player stays."""
    with Store(disk / "data", background=False) as store:
        store.save_game(Session(GameCode.parse(CODE)))
    public = open_game(disk / "data")
    for move in MOVES[:3]:
        public.play(move)
    public.app.follow(replace(public.app.settings, language="hr"))
    assert public.app.store.flush(10)
    fill(disk)
    public.wait(180_100, 250)
    assert isinstance(public.app.theatre, Attract)
    kept = b"".join(path.read_bytes() for path in (disk / "data").iterdir() if path.is_file())
    assert CODE.encode() not in kept
    assert b'"hr"' not in kept
    public.app.close()


def play(app: App, move: Move) -> None:
    app.play.act(move)
    pass_time(app, 50)


def copied(data: Path, to: Path) -> Path:
    """What a game that was killed now would leave behind."""
    return Path(shutil.copytree(data, to))
