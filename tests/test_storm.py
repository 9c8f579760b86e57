"""Random events of all kinds through the whole application: nothing breaks, nothing is lost.

`python -m tests.storm --events 1000000` is the same for as long as one likes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storm.voyage import Voyage


@pytest.mark.parametrize("seed", [1, 2])
def test_the_game_weathers_any_events(tmp_path: Path, seed: int) -> None:
    voyage = Voyage(tmp_path, seed)
    voyage.run(6_000)
    assert voyage.counts["actions in games"] > 50
    assert voyage.counts["rests"] > 10
