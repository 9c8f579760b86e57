"""One kiosk to a data folder: a second one would stand in the way of the first."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.store.lock import FolderLock, FolderLocked

__all__ = ["FolderLocked", "sole_tenant"]

KIOSK_LOCK = "kiosk-lock"
"""Held by the parent for as long as it runs, also while it starts a game that crashed again."""
ATTEMPTS, PAUSE = 50, 0.1
"""Seconds between attempts; the games of a parent that was just killed end in a moment."""


@contextmanager
def sole_tenant(folder: Path) -> Iterator[None]:
    """Have `folder` to this kiosk, unless it cannot be written in at all: that harms nobody.

    Raises:
        FolderLocked: if another kiosk, or a game at home, goes on playing in it.
    """
    mine, game = FolderLock(folder, KIOSK_LOCK), FolderLock(folder)
    try:
        for lock in (mine, game):
            _secure(lock)
        game.release()  # it is for the game that this kiosk starts
        yield
    finally:
        game.release()
        mine.release()


def _secure(lock: FolderLock) -> None:
    for left in reversed(range(ATTEMPTS)):
        try:
            lock.secure()
        except FolderLocked:
            if not left:
                raise
            time.sleep(PAUSE)
        except OSError:
            return
        else:
            return
