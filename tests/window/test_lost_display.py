"""The display goes away in the middle of a game: the program ends, and the game is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.moves import Move
from game.core.session import Session
from game.store.store import Store
from tests.window.screen import RealGame, desktop, furnish, wait_until

pytestmark = pytest.mark.window


def test_the_program_ends_and_the_game_is_kept(tmp_path: Path) -> None:
    data, code = tmp_path / "data", "YU1-C-AAAAAAD"
    furnish(data)
    with desktop() as screen:
        game = RealGame(screen, data, Session(GameCode.parse(code)), code)
        wait_until(lambda: game.picture().get_at((600, 60))[:3] != (0, 0, 0))
        game.drag(Move.parse("AS>F"))
        wait_until(lambda: len(kept(data)) > 0)
    status = game.process.wait(timeout=20)
    assert status != 0
    assert kept(data) == [Move.parse("AS>F")]
    assert not list(data.glob("crash-*"))


def kept(data: Path) -> list[object]:
    """What was done in the game that `data` holds."""
    with Store(data, background=False) as store:
        return [] if store.game is None else list(store.game.log)
