"""Whatever becomes of the data folder: the game goes on, tells, and saves again when it can."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core.code import GameCode
from game.store.notices import Fault, Notice, Saving
from game.store.saves import SavedGame, SavedGames
from game.store.settings import Settings
from game.store.store import SETTINGS_LIMIT, Store
from tests.stored import saved_steps, session

NOBODY = 65534


@contextmanager
def as_ordinary_user() -> Iterator[None]:
    """Drop what lets the superuser write anywhere."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


class TestNewFolder:
    def test_is_made_with_its_parents(self, tmp_path: Path) -> None:
        folder = tmp_path / "ünï ķode\u200f" / "data"
        with Store(folder) as store:
            assert store.can_write
            assert store.game is None
            assert store.settings == Settings()
            assert store.left_games() == ()
            assert store.take_notices() == ()
            store.save_game(session(3))
        assert saved_steps(folder) == 3

    def test_is_where_the_system_keeps_data(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        with Store.open() as store:
            assert store.folder == tmp_path / "Yukon Solitaire"

    def test_stays_the_same_when_the_working_folder_changes(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        with Store.open(Path("data")) as store:
            monkeypatch.chdir("/")
            store.save_game(session(3))
        assert saved_steps(tmp_path / "data") == 3


@pytest.mark.parametrize("background", [True, False])
class TestUnusableFolder:
    def test_missing_and_then_there(self, tmp_path: Path, *, background: bool) -> None:
        parent = tmp_path / "drive"
        parent.touch()
        with Store(parent / "data", background=background) as store:
            assert store.saving is Saving.MISSING
            assert store.game is None
            store.save_game(session(3))
            assert not store.flush()
            assert store.saving is Saving.MISSING
            parent.unlink()
            assert store.flush()
            assert store.can_write
        assert saved_steps(parent / "data") == 3

    def test_missing_and_then_there_with_another_game(
        self, tmp_path: Path, *, background: bool
    ) -> None:
        parent = tmp_path / "drive"
        parent.touch()
        theirs = SavedGames(SavedGame(GameCode(7))).encode()
        with Store(parent / "data", background=background) as store:
            parent.unlink()
            (parent / "data").mkdir(parents=True)
            (parent / "data" / "games.json").write_bytes(theirs)
            (parent / "data" / "games.json.bak").write_bytes(theirs)
            for steps in (3, 4):
                store.save_game(session(steps))
                assert store.flush()
            assert store.take_notices() == tuple(
                Notice(Fault.UNEXPECTED, name, f"{name}.unexpected-1")
                for name in ("games.json", "games.json.bak")
            )
            for name in ("games.json", "games.json.bak"):
                assert (parent / "data" / f"{name}.unexpected-1").read_bytes() == theirs
        assert saved_steps(parent / "data") == 4

    def test_read_only_and_then_not(self, open_folder: Path, *, background: bool) -> None:
        folder = open_folder / "data"
        with Store(folder) as store:
            store.save_game(session(3))
        folder.chmod(0o555)
        before = sorted(each.name for each in folder.iterdir())
        with as_ordinary_user():
            store = Store(folder, background=background)
            assert store.saving is Saving.READ_ONLY
            assert store.game is not None
            assert len(store.game.log) == 3
            store.save_settings(Settings(fullscreen=True))
            store.save_game(session(4))
            assert not store.flush()
            assert store.saving is Saving.READ_ONLY
            assert store.settings.fullscreen
        assert sorted(each.name for each in folder.iterdir()) == before
        for each in (folder, *folder.iterdir()):
            each.chmod(0o777)
        with as_ordinary_user():
            assert store.flush()
            assert store.can_write
            store.close()
        with Store(folder) as store:
            assert store.settings.fullscreen
        assert saved_steps(folder) == 4

    def test_damaged_files_in_a_read_only_folder(
        self, open_folder: Path, *, background: bool
    ) -> None:
        folder = open_folder / "data"
        folder.mkdir()
        (folder / "games.json").write_bytes(b"broken")
        folder.chmod(0o555)
        with as_ordinary_user(), Store(folder, background=background) as store:
            assert store.take_notices() == (Notice(Fault.BROKEN, "games.json"),)
            assert store.saving is Saving.READ_ONLY
        assert (folder / "games.json").read_bytes() == b"broken"

    def test_a_file_that_may_not_be_read(self, open_folder: Path, *, background: bool) -> None:
        folder = open_folder / "data"
        with Store(folder) as store:
            store.save_game(session(3))
            store.flush()
            store.save_game(session(4))
        for each in folder.iterdir():
            each.chmod(0o666)
        (folder / "games.json").chmod(0)
        folder.chmod(0o777)
        with as_ordinary_user(), Store(folder, background=background) as store:
            assert store.game is not None
            assert len(store.game.log) == 3
            assert store.take_notices() == (
                Notice(Fault.UNREADABLE, "games.json", "games.json.unreadable-1", copy_used=True),
            )

    def test_deleted_in_play(self, tmp_path: Path, *, background: bool) -> None:
        folder = tmp_path / "data"
        with Store(folder) as store:
            store.save_settings(Settings(fullscreen=True))
        with Store(folder, background=background) as store:
            store.save_game(session(3))
            assert store.flush()
            shutil.rmtree(folder)
            store.save_game(session(4))
            assert store.flush()
        with Store(folder) as store:
            assert store.settings.fullscreen, "what was loaded is there again, too"
        assert saved_steps(folder) == 4


FILLS_THE_DISK = """
import json, resource, sys
from pathlib import Path
from game.store.settings import Settings
from game.store.store import SETTINGS_LIMIT, Store
from tests.stored import session

def report(store):
    saved = store.flush()
    names = sorted(each.name for each in store.folder.iterdir())
    print(json.dumps([saved, store.saving.value, names]))

no_limit = resource.getrlimit(resource.RLIMIT_FSIZE)
with Store(Path(sys.argv[1])) as store:
    for steps in (3, 4):
        store.save_game(session(steps))
        store.flush()
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, no_limit[1]))
    store.save_game(session(5))
    report(store)
    if "recovers" in sys.argv:
        resource.setrlimit(resource.RLIMIT_FSIZE, no_limit)
        report(store)
"""


class TestFullDisk:
    def run(self, *arguments: str | Path) -> list[object]:
        command = [sys.executable, "-c", FILLS_THE_DISK, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        return [json.loads(line) for line in done.stdout.splitlines()]

    def test_what_was_saved_before_stays(self, tmp_path: Path) -> None:
        assert self.run(tmp_path) == [[False, "full", ["games.json", "games.json.bak", "lock"]]]
        assert saved_steps(tmp_path) == 4
        (tmp_path / "games.json").unlink()
        assert saved_steps(tmp_path) == 3

    def test_with_room_again_it_saves(self, tmp_path: Path) -> None:
        names = ["games.json", "games.json.bak", "lock"]
        assert self.run(tmp_path, "recovers") == [[False, "full", names], [True, "ok", names]]
        assert saved_steps(tmp_path) == 5

    def test_what_could_not_be_read_again_is_not_written(self, tmp_path: Path) -> None:
        with Store(tmp_path) as store:
            store.save_settings(Settings(fullscreen=True))
            assert store.flush()
            store.save_settings(Settings(unknown={"essay": "x" * SETTINGS_LIMIT}))
            store.save_game(session(3))
            assert not store.flush()
            assert store.saving is Saving.FULL
        assert saved_steps(tmp_path) == 3
        with Store(tmp_path) as store:
            assert store.settings == Settings(fullscreen=True)
