"""Damaged data files of every kind: the game starts, tells what it lost, and can be played.

`python -m tests.storm.damage` takes every byte instead of some.
"""

from __future__ import annotations

from pathlib import Path

from tests.storm.damage import damage_everything


def test_the_game_starts_and_plays_whatever_its_files_hold(tmp_path: Path) -> None:
    counts = damage_everything(tmp_path, 151, 5)
    assert counts["games.json truncated: told"] > 0
    assert counts["settings.json truncated: told"] > 0
