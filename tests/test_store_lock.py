"""Two running games on one data folder do not destroy each other's files."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.store.notices import Fault, Notice, Saving
from game.store.settings import Settings
from game.store.store import Store
from tests.stored import saved_steps, session


class TestTwoGames:
    def test_the_second_one_writes_nothing(self, tmp_path: Path) -> None:
        with Store(tmp_path) as first:
            first.save_game(session(3))
            first.flush()
            before = {each: each.read_bytes() for each in tmp_path.iterdir()}
            with Store(tmp_path) as second:
                assert second.saving is Saving.LOCKED
                assert second.game is not None
                second.save_game(session(9))
                second.save_settings(Settings(fullscreen=True))
                second.leave_game(second.game)
                assert not second.flush()
                assert second.saving is Saving.LOCKED
            assert {each: each.read_bytes() for each in tmp_path.iterdir()} == before
            first.save_game(session(4))
            assert first.flush()
        assert saved_steps(tmp_path) == 4

    def test_the_second_one_sets_nothing_aside(self, tmp_path: Path) -> None:
        with Store(tmp_path) as first:
            (tmp_path / "games.json").write_bytes(b"broken")
            with Store(tmp_path) as second:
                assert second.take_notices() == (Notice(Fault.BROKEN, "games.json"),)
            assert (tmp_path / "games.json").read_bytes() == b"broken"
            assert first.can_write

    def test_the_second_one_does_not_follow_the_first(self, tmp_path: Path) -> None:
        first = Store(tmp_path)
        with Store(tmp_path) as second:
            first.save_game(session(3))
            first.close()
            second.save_game(session(9))
            assert not second.flush()
        assert saved_steps(tmp_path) == 3

    def test_one_that_is_just_ending_is_waited_for(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first = Store(tmp_path)
        monkeypatch.setattr(time, "sleep", lambda _: first.close())
        with Store(tmp_path) as second:
            assert second.can_write

    def test_a_lock_file_that_nobody_holds_is_harmless(self, tmp_path: Path) -> None:
        (tmp_path / "lock").write_bytes(b"4711")
        with Store(tmp_path) as store:
            assert store.can_write

    def test_one_that_lost_its_lock_gives_way(self, tmp_path: Path) -> None:
        with Store(tmp_path) as first:
            first.save_game(session(3))
            first.flush()
            (tmp_path / "lock").unlink()
            with Store(tmp_path) as second:
                assert second.can_write
                first.save_game(session(9))
                assert not first.flush()
                assert first.saving is Saving.LOCKED
        assert saved_steps(tmp_path) == 3
