"""SIGKILL at random moments of play, in processes of their own: each next start has the game.

`python -m tests.storm.kills --kills 1000` is the same for as long as one likes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storm.kills import kill_again_and_again


@pytest.mark.skipif("sys.platform == 'win32'", reason="signals are meant")
def test_each_next_start_resumes(tmp_path: Path) -> None:
    outcomes, states = kill_again_and_again(tmp_path, 12, seed=1)
    assert outcomes.total() == 12
    assert outcomes["resumed the last state seen"] > 0
    assert states > 12
