"""Saving goes on behind the game's back, and its end is waited for."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from pathlib import Path

from game.core.session import Command
from game.store.settings import Settings
from game.store.store import Store
from tests.stored import saved_steps, session


class TestWriter:
    def test_the_latest_of_many_saves_is_kept(self, tmp_path: Path) -> None:
        played = session(1)
        with Store(tmp_path) as store:
            for _ in range(500):
                played.act(Command.UNDO)
                played.act(Command.REDO)
                store.save_game(played)
                store.save_settings(replace(store.settings, fullscreen=True))
        assert saved_steps(tmp_path) == 1001

    def test_what_failed_is_tried_again_unasked(self, tmp_path: Path) -> None:
        parent = tmp_path / "drive"
        parent.touch()
        with Store(parent / "data") as store:
            store.save_game(session(3))
            assert not store.flush()
            parent.unlink()
            deadline = time.monotonic() + 30
            while not store.can_write and time.monotonic() < deadline:
                time.sleep(0.05)
            assert (parent / "data" / "games.json").exists()

    def test_closing_ends_it_and_may_be_repeated(self, tmp_path: Path) -> None:
        threads = threading.active_count()
        store = Store(tmp_path)
        store.save_game(session(1))
        assert threading.active_count() == threads + 1
        store.close()
        assert threading.active_count() == threads
        store.close()
        assert saved_steps(tmp_path) == 1

    def test_ordinary_runs_leave_only_their_files(self, tmp_path: Path) -> None:
        for steps in range(1, 8, 2):
            with Store(tmp_path) as store:
                assert store.take_notices() == ()
                for each in (steps, steps + 1):
                    store.save_game(session(each))
                    store.save_settings(Settings(fullscreen=True))
                    assert store.flush()
                assert store.take_notices() == ()
        names = {"games.json", "games.json.bak", "lock", "settings.json", "settings.json.bak"}
        assert {each.name for each in tmp_path.iterdir()} == names
