"""Some time of play: neither memory nor the number of objects goes on growing.

`python -m tests.storm.soak --hours 24` plays for a day.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.storm.soak import soak


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_the_process_does_not_grow(tmp_path: Path) -> None:
    first, *_, last = soak(tmp_path, 0.6, 0.2)
    assert last.megabytes < first.megabytes + 25
    assert last.in_use < first.in_use + 25
    assert last.objects < first.objects * 1.3
