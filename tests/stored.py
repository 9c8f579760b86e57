"""Games in a data folder, for tests of the store."""

from __future__ import annotations

from pathlib import Path

from game.core.code import GameCode
from game.core.session import Session
from game.store.store import Store
from tests.boards import WON_CLASSIC, all_moves

__all__ = ["saved_steps", "session"]


def session(steps: int) -> Session:
    """A game of deal 3, so many moves old."""
    played = Session(GameCode(3))
    for move in all_moves(WON_CLASSIC)[:steps]:
        played.play(move)
    return played


def saved_steps(folder: Path) -> int | None:
    """How old the game in `folder` is."""
    with Store(folder, background=False) as store:
        return None if store.game is None else len(store.game.log)
