"""Damaged files: set aside as they are, told about, and the last good copy is used."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.session import Session
from game.store.files import ASIDE_LIMIT
from game.store.notices import Fault, Notice
from game.store.saves import SavedGame, SavedGames
from game.store.settings import Settings
from game.store.store import GAMES_LIMIT, Store
from tests.boards import WON_CLASSIC, all_moves
from tests.stored import session

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


DAMAGES: dict[str, Callable[[bytes, int], bytes]] = {
    "truncated": lambda data, at: data[:at],
    "flipped": lambda data, at: data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :],
    "zeroed": lambda data, at: data[:at] + bytes(1) + data[at + 1 :],
    "zeroed from there": lambda data, at: data[:at] + bytes(len(data) - at),
}


class TestDamagedHistory:
    @pytest.mark.parametrize("damage", DAMAGES)
    def test_at_any_byte_costs_that_game_only(self, tmp_path: Path, damage: str) -> None:
        """Lines before are read, one flipped byte spoils no other line, and all goes on."""
        lines, keys = history(tmp_path / "whole")
        whole = b"".join(lines)
        for at in range(len(whole)):
            folder, content = tmp_path / str(at), DAMAGES[damage](whole, at)
            folder.mkdir()
            (folder / "history.jsonl").write_bytes(content)
            with Store(folder, background=False) as store:
                told = store.take_notices()
                store.leave_game(session(3))
                found = [game.key for game in store.played_games().games]
            assert len(found) == len(set(found))
            if told:  # then it is set aside as it was
                assert (folder / f"{told[0].aside}").read_bytes() == content
                assert len(found) == 1
                continue
            ends = [sum(map(len, lines[: number + 1])) for number in range(len(lines))]
            spoilt = next(number for number, end in enumerate(ends) if at < end)
            kept = set(keys[: max(0, spoilt - 1)])
            if len(content) == len(whole) and damage != "zeroed from there":
                both = at == ends[spoilt] - 1  # without the break, two lines are one
                kept |= set(keys[spoilt + both :])
            assert kept <= set(found)
            assert len(found) > len(kept)

    def test_nested_too_deeply(self, tmp_path: Path) -> None:
        lines, keys = history(tmp_path / "whole")
        path = tmp_path / "whole" / "history.jsonl"
        path.write_bytes(b"".join(lines) + b"[" * 60_000)
        won = session(len(all_moves(WON_CLASSIC)))
        with Store(tmp_path / "whole", background=False) as store:
            assert store.take_notices() == ()
            store.save_game(won)
            assert [game.key for game in store.played_games().games] == [*keys, won.key]
            assert store.played_games().damaged == 1


def history(folder: Path) -> tuple[list[bytes], list[int]]:
    """The head and the lines of two short games, and what tells those apart."""
    with Store(folder, background=False) as store:
        for steps in (1, 2):
            store.leave_game(session(steps))
        keys = [game.key for game in store.played_games().games]
    return (folder / "history.jsonl").read_bytes().splitlines(keepends=True), keys
