"""Files for the player's own use: complete, readable elsewhere, and never over another one."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from game.core.games import FINAL, FROM_RECORD, RELAXED, WON, PlayedGame
from game.core.statistics import statistics
from game.store.exports import as_csv, as_json, export, exports_folder

GAMES = [
    PlayedGame(1, 1, 1777811415, 61_000, 120, 2, 1, 630, WON | RELAXED),
    PlayedGame(2, 2, 1777811500, 5_000, 3, 0, 0, 10, FINAL | FROM_RECORD),
]


def test_csv_has_a_line_for_each_game() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(GAMES).decode("utf-8"))))
    assert rows == [
        {
            "code": "YU1-R-AAAAAAB",
            "rules": "relaxed",
            "foundations_final": "False",
            "ended": "2026-05-03T12:30:15",
            "result": "won",
            "moves": "120",
            "milliseconds": "61000",
            "undos": "2",
            "hints": "1",
            "score": "630",
            "from_record": "False",
        },
        {
            "code": "YU1-C-AAAAAAC",
            "rules": "classic",
            "foundations_final": "True",
            "ended": "2026-05-03T12:31:40",
            "result": "left",
            "moves": "3",
            "milliseconds": "5000",
            "undos": "0",
            "hints": "0",
            "score": "10",
            "from_record": "True",
        },
    ]


def test_json_has_the_figures_too() -> None:
    body = json.loads(as_json(GAMES, statistics(GAMES)))
    assert body["statistics"] == {
        "played": 1,
        "won": 1,
        "rate_percent": 100,
        "current_streak": 1,
        "best_streak": 1,
        "best_milliseconds": 61_000,
        "average_milliseconds": 61_000,
        "fewest_moves": 120,
        "won_without_undo": 0,
        "won_without_hints": 0,
        "score_groups": [0, 0, 0, 0, 0, 0, 1],
    }
    assert [game["result"] for game in body["games"]] == ["won", "left"]


def test_of_nothing_there_is_a_file_too() -> None:
    assert as_csv([]).startswith(b"code,")
    assert json.loads(as_json([], statistics([])))["games"] == []


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    paths = [export(folder, "a.b.txt", bytes([number])) for number in range(3)]
    assert [path.name for path in paths] == ["a.b.txt", "a.b-2.txt", "a.b-3.txt"]
    assert [path.read_bytes() for path in paths] == [b"\0", b"\1", b"\2"]


def test_where_nothing_can_be_written_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        export(tmp_path / "file" / "below", "a.txt", b"")


def test_with_a_folder_of_the_player_all_stays_in_it(tmp_path: Path) -> None:
    assert exports_folder(tmp_path, own=True) == tmp_path / "exports"
