"""Idle time, the PIN, crashes, a clean state, and the log."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.kiosk.clean import set_state_aside
from game.kiosk.crashes import Crashes
from game.kiosk.gate import FORGIVEN, Gate
from game.kiosk.idle import IdleClock
from game.kiosk.log import LARGEST, close_log, kiosk_log
from game.store.store import Store
from tests.stored import saved_steps, session


class TestIdleClock:
    def test_runs_out_once(self) -> None:
        clock = IdleClock(1)
        assert [clock.tick(20_000) for _ in range(5)] == [False, False, True, False, False]

    def test_a_touch_begins_it_anew(self) -> None:
        clock = IdleClock(1)
        assert not clock.tick(59_999)
        clock.touched()
        assert not clock.tick(59_999)
        assert clock.tick(1)
        clock.touched()
        assert clock.tick(60_000)


class TestGate:
    def test_opens_for_the_pin_only(self) -> None:
        assert Gate("4711").opens("4711")
        for wrong in ("", "471", "47110", "4712", "٤٧١١"):
            assert not Gate("4711").opens(wrong)

    def test_without_a_pin_nothing_opens(self) -> None:
        gate = Gate(None)
        assert not gate.exists
        assert not gate.opens("")
        assert not gate.opens("None")

    def test_waits_longer_after_each_wrong_pin(self) -> None:
        gate, waits = Gate("4711"), []
        for _ in range(10):
            assert not gate.opens("0000")
            waits.append(gate.seconds)
            gate.tick(gate.seconds * 1000)
        assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]

    def test_hears_nothing_while_it_waits(self) -> None:
        gate = Gate("4711")
        assert not gate.opens("0000")
        gate.tick(1999)
        assert gate.waits
        assert not gate.opens("4711")
        gate.tick(1)
        assert gate.opens("4711")

    def test_forgives_the_right_one_at_once_and_others_after_an_hour(self) -> None:
        gate = Gate("4711")
        for _ in range(4):
            gate.opens("0000")
            gate.tick(60_000)
        assert gate.opens("4711")
        gate.opens("0000")
        assert gate.seconds == 2
        gate.tick(60_000)
        gate.opens("0000")
        gate.tick(FORGIVEN)
        gate.opens("0000")
        assert gate.seconds == 2


class TestCrashes:
    def test_three_within_a_minute_ask_for_a_clean_state(self) -> None:
        crashes = Crashes()
        remedies = [crashes.another(now) for now in (100, 130, 159)]
        assert [remedy.clean for remedy in remedies] == [False, False, True]

    def test_three_in_more_than_a_minute_do_not(self) -> None:
        crashes = Crashes()
        assert not any(crashes.another(now).clean for now in (100, 131, 161, 192, 222))

    def test_the_first_starts_come_at_once(self) -> None:
        crashes = Crashes()
        assert all(crashes.another(now).pause < 0.5 for now in (0, 1, 2))

    def test_a_clean_state_that_crashes_too_waits_longer_and_longer(self) -> None:
        crashes, now, pauses = Crashes(), 0.0, []
        for _ in range(24):
            remedy = crashes.another(now)
            now += remedy.pause + 0.5
            if remedy.clean:
                pauses.append(remedy.pause)
        assert pauses[0] < 0.5
        assert pauses[1:] == [2, 4, 8, 16, 32, 60, 60]

    def test_quiet_days_forgive(self) -> None:
        crashes = Crashes()
        for now in (0, 1, 2, 3, 4, 5):
            crashes.another(now)
        assert [crashes.another(now).pause < 0.5 for now in (9000, 9001, 9002)] == [True] * 3


class TestCleanState:
    def test_is_set_aside_and_the_history_stays(self, tmp_path: Path) -> None:
        for name in ("games.json", "games.json.bak", "settings.json", "history.jsonl"):
            (tmp_path / name).write_text(name)
        (tmp_path / "cache").mkdir()
        set_state_aside(tmp_path)
        assert sorted(path.name for path in tmp_path.iterdir()) == [
            "games.json.bak.crashed-1",
            "games.json.crashed-1",
            "history.jsonl",
            "lock",
            "settings.json.crashed-1",
        ]
        assert (tmp_path / "games.json.crashed-1").read_text() == "games.json"

    def test_where_no_name_is_free(self, tmp_path: Path) -> None:
        for _ in range(120):
            (tmp_path / "games.json").touch()
            set_state_aside(tmp_path)
        assert len(list(tmp_path.glob("games.json*"))) == 99

    def test_without_a_folder(self, tmp_path: Path) -> None:
        assert set_state_aside(tmp_path / "none")
        assert not (tmp_path / "none").exists()

    def test_of_a_game_that_goes_on_nothing_is_touched(self, tmp_path: Path) -> None:
        with Store(tmp_path, background=False) as store:
            store.save_game(session(3))
            store.save_game(session(4))
            (tmp_path / "cache").mkdir()
            before = {path.name for path in tmp_path.iterdir()}
            assert not set_state_aside(tmp_path)
            assert {path.name for path in tmp_path.iterdir()} == before
        assert set_state_aside(tmp_path)
        assert saved_steps(tmp_path) is None


class TestLog:
    def test_rotates(self, tmp_path: Path) -> None:
        log = kiosk_log(tmp_path / "data")
        for _ in range(6 * LARGEST // 1000):
            log.info("x" * 1000)
        close_log(log)
        names = {path.name for path in (tmp_path / "data").iterdir()}
        assert names == {"kiosk.log", "kiosk.log.1", "kiosk.log.2", "kiosk.log.3"}
        assert all(path.stat().st_size <= LARGEST for path in (tmp_path / "data").iterdir())

    def test_does_not_name_the_home_folder(self, tmp_path: Path) -> None:
        log = kiosk_log(tmp_path)
        log.error("a report is in %s", Path.home() / "data" / "crash-1.txt")
        close_log(log)
        assert (
            (tmp_path / "kiosk.log")
            .read_text()
            .endswith(" ERROR a report is in ~/data/crash-1.txt\n")
        )

    @pytest.mark.skipif(sys.platform != "linux", reason="needs a device that is always full")
    def test_a_full_disk_is_no_reason_to_say_more(
        self, tmp_path: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "kiosk.log").symlink_to("/dev/full")
        log = kiosk_log(tmp_path)
        log.info("playing")
        log.info("nobody plays")
        close_log(log)
        assert capfd.readouterr().err.splitlines() == ["playing", "nobody plays"]

    def test_an_account_without_a_home_folder(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def nowhere() -> Path:
            raise RuntimeError("Could not determine home directory.")

        monkeypatch.setattr(Path, "home", nowhere)
        log = kiosk_log(tmp_path)
        log.info("playing")
        close_log(log)
        assert (tmp_path / "kiosk.log").read_text().endswith(" INFO playing\n")

    def test_a_folder_that_takes_none(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "file").touch()
        log = kiosk_log(tmp_path / "file")
        log.info("playing")
        close_log(log)
        assert capsys.readouterr().err.splitlines()[1:] == ["playing"]
