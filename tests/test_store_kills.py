"""Killed at any moment of play, the next start has the game: not one saved step is lost."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.store.store import Store
from tests.stored import session

KILLS = 12

PLAYS_FOR_EVER = """
import sys
from pathlib import Path
from game.core.session import Command
from game.store.store import Store

store = Store(Path(sys.argv[1]), background=sys.argv[2] == "background")
assert store.can_write, store.saving
assert store.take_notices() == ()
session = store.game
while True:
    session.act(Command.UNDO)
    session.act(Command.REDO)
    store.save_game(session)
    assert store.flush()
    print(len(session.log), flush=True)
"""


@pytest.mark.parametrize("way", ["background", "at once"])
def test_each_next_start_resumes(tmp_path: Path, way: str) -> None:
    random = Random(way)
    with Store(tmp_path) as store:
        store.save_game(session(1))
    steps = 1
    for _ in range(KILLS):
        command: list[str | Path] = [sys.executable, "-c", PLAYS_FOR_EVER, tmp_path, way]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            told = process.stdout.readline()
            time.sleep(random.uniform(0, 0.03))
            process.kill()
            told += process.stdout.read()
        with Store(tmp_path) as store:
            assert store.can_write
            assert store.take_notices() == ()
            assert store.game is not None
            told_steps = int(told.rpartition("\n")[0].rpartition("\n")[2])
            assert steps < told_steps <= len(store.game.log) <= told_steps + 2
            steps = len(store.game.log)
