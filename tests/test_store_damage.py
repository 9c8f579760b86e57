"""Damaged files: set aside as they are, told about, and the last good copy is used."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.session import Session
from game.store.files import ASIDE_LIMIT
from game.store.notices import Fault, Notice
from game.store.saves import SavedGame, SavedGames
from game.store.settings import Settings
from game.store.store import GAMES_LIMIT, Store

ONE = GameCode(1)
OLD = SavedGames(SavedGame(ONE, "TS>1", 1000), (SavedGame(GameCode(2)),))
NEW = SavedGames(SavedGame(ONE, "TS>1 U R", 2000), (SavedGame(GameCode(2)),))
OLD_SETTINGS = Settings(back="waves")
NEW_SETTINGS = Settings(back="waves", fullscreen=True)

RUBBISH = {
    "empty": b"",
    "zeroed": bytes(len(NEW.encode())),
    "text": b"Dear diary,\n",
    "picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "list": b"[1, 2]",
    "number": b"7",
    "foreign": b'{"version": 1, "name": "left-pad"}',
    "other format": Settings().encode().replace(b"settings", b"saves"),
    "deep": b"[" * 1_000_000,
    "huge": b'{"format": "' + b"x" * GAMES_LIMIT + b'"}',
    "huge zeroed": bytes(GAMES_LIMIT * 2),
    "edited": NEW.encode().replace(b"2000", b"2001"),
    "refused": SavedGames(SavedGame(ONE, "TS>1 AS>F")).encode(),
    "no code": NEW.encode().replace(b"YU1", b"YU2"),
}


def folder_with(folder: Path, **contents: bytes) -> Path:
    """A new `folder` with files named in the way of `games` and `games_bak`."""
    folder.mkdir()
    for name, content in contents.items():
        stem, _, suffix = name.partition("_")
        (folder / f"{stem}.json{'.' if suffix else ''}{suffix}").write_bytes(content)
    return folder


def log_of(session: Session | None) -> str | None:
    return None if session is None else " ".join(map(str, session.log))


def log_in(games: SavedGames) -> str:
    assert games.current is not None
    return log_of(games.current.session()) or ""


class TestDamagedGames:
    @pytest.mark.parametrize("rubbish", RUBBISH)
    def test_are_set_aside_for_the_good_copy(self, tmp_path: Path, rubbish: str) -> None:
        content = RUBBISH[rubbish]
        folder = folder_with(tmp_path / "data", games=content, games_bak=OLD.encode())
        with Store(folder) as store:
            assert log_of(store.game) == log_in(OLD)
            assert store.left_games() == OLD.left
            aside = "games.json.broken-1"
            assert store.take_notices() == (
                Notice(Fault.BROKEN, "games.json", aside, copy_used=True),
            )
            assert store.take_notices() == ()
        assert (folder / aside).read_bytes() == content
        with Store(folder) as store:  # killed before the first save: no second notice
            assert log_of(store.game) == log_in(OLD)
            assert store.take_notices() == ()
            assert store.game is not None
            store.save_game(store.game)
        assert (folder / aside).read_bytes() == content
        assert (folder / "games.json.bak").read_bytes() == OLD.encode()

    def test_truncated_at_any_byte(self, tmp_path: Path) -> None:
        whole = NEW.encode()
        for length in range(len(whole)):
            folder = folder_with(
                tmp_path / str(length), games=whole[:length], games_bak=OLD.encode()
            )
            with Store(folder, background=False) as store:
                assert log_of(store.game) == log_in(OLD)
                assert [each.fault for each in store.take_notices()] == [Fault.BROKEN]
            assert (folder / "games.json.broken-1").read_bytes() == whole[:length]

    def test_with_a_bit_flipped_in_any_byte(self, tmp_path: Path) -> None:
        whole = NEW.encode()
        for index in range(len(whole)):
            flipped = bytearray(whole)
            flipped[index] ^= 1 << index % 8
            folder = folder_with(
                tmp_path / str(index), games=bytes(flipped), games_bak=OLD.encode()
            )
            with Store(folder, background=False) as store:
                told = bool(store.take_notices())
                assert log_of(store.game) == log_in(OLD if told else NEW)

    def test_of_a_newer_version_wait_for_it(self, tmp_path: Path) -> None:
        newer = NEW.encode().replace(b'"version":1', b'"version":2')
        folder = folder_with(tmp_path / "data", games=newer, games_bak=newer)
        with Store(folder) as store:
            assert store.game is None
            assert store.take_notices() == (
                Notice(Fault.NEWER, "games.json", "games.json.newer-1"),
                Notice(Fault.NEWER, "games.json.bak", "games.json.bak.newer-1"),
            )
            store.save_game(Session(ONE))
            store.save_game(Session(ONE))
        assert (folder / "games.json.newer-1").read_bytes() == newer
        assert (folder / "games.json.bak.newer-1").read_bytes() == newer

    def test_what_is_no_file_is_set_aside_too(self, tmp_path: Path) -> None:
        folder = folder_with(tmp_path / "data", games_bak=OLD.encode())
        os.mkfifo(folder / "games.json")
        with Store(folder) as store:
            assert log_of(store.game) == log_in(OLD)
            assert [each.fault for each in store.take_notices()] == [Fault.UNREADABLE]
        assert (folder / "games.json.unreadable-1").is_fifo()

    def test_with_no_free_name_nothing_is_written_over(self, tmp_path: Path) -> None:
        folder = folder_with(tmp_path / "data", games=b"precious")
        for number in range(1, ASIDE_LIMIT + 1):
            (folder / f"games.json.broken-{number}").touch()
        with Store(folder) as store:
            assert store.take_notices() == (Notice(Fault.BROKEN, "games.json"),)
            store.save_game(Session(ONE))
            assert not store.flush()
            assert not store.can_write
            assert (folder / "games.json").read_bytes() == b"precious"
            (folder / "games.json.broken-7").unlink()
            assert store.flush()
            assert store.can_write
            assert [each.aside for each in store.take_notices()] == ["games.json.broken-7"]
        assert (folder / "games.json.broken-7").read_bytes() == b"precious"


class TestDamagedSettings:
    def test_truncated_at_any_byte(self, tmp_path: Path) -> None:
        whole = NEW_SETTINGS.encode()
        for length in range(len(whole)):
            folder = folder_with(
                tmp_path / str(length), settings=whole[:length], settings_bak=OLD_SETTINGS.encode()
            )
            with Store(folder, background=False) as store:
                assert store.settings == OLD_SETTINGS
                aside = "settings.json.broken-1"
                assert store.take_notices() == (
                    Notice(Fault.BROKEN, "settings.json", aside, copy_used=True),
                )

    def test_with_a_bit_flipped_in_any_byte_something_is_used(self, tmp_path: Path) -> None:
        whole = NEW_SETTINGS.encode()
        for index in range(len(whole)):
            flipped = bytearray(whole)
            flipped[index] ^= 1 << index % 8
            folder = folder_with(
                tmp_path / str(index), settings=bytes(flipped), settings_bak=OLD_SETTINGS.encode()
            )
            with Store(folder, background=False) as store:
                if store.take_notices():
                    assert store.settings == OLD_SETTINGS
                store.save_settings(NEW_SETTINGS)
            with Store(folder, background=False) as store:
                assert store.settings == NEW_SETTINGS
                assert store.take_notices() == ()

    def test_do_not_touch_the_games(self, tmp_path: Path) -> None:
        folder = folder_with(
            tmp_path / "data", games=NEW.encode(), settings=bytes(99), settings_bak=bytes(99)
        )
        with Store(folder) as store:
            assert store.settings == Settings()
            assert log_of(store.game) == log_in(NEW)
            assert [each.file for each in store.take_notices()] == [
                "settings.json",
                "settings.json.bak",
            ]
