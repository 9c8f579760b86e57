"""A clean state: what crashes again and again is set aside, so that the next start is a first."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from game.store import files
from game.store.lock import FolderLock, FolderLocked

__all__ = ["set_state_aside"]

STATE = ("games.json", "settings.json")
CACHE = "cache"
WORD = "crashed"


def set_state_aside(folder: Path) -> bool:
    """Set saved game and settings aside, for whoever looks for the fault, and drop the cache.

    Nothing of a game that still plays in `folder` is touched; returns whether none does.
    """
    if not folder.is_dir():
        return True
    lock = FolderLock(folder)
    try:
        with suppress(OSError):  # a disk that is full is no reason to keep what crashes
            lock.secure()
        _clear(folder)
    except FolderLocked:
        return False
    finally:
        lock.release()
    return True


def _clear(folder: Path) -> None:
    for name in STATE:
        path = folder / name
        for each in (path, files.good_copy(path)):
            _put_away(each)
    shutil.rmtree(folder / CACHE, ignore_errors=True)


def _put_away(path: Path) -> None:
    try:
        files.set_aside(path, WORD)
    except FileNotFoundError:
        return
    except OSError:  # no free name is left: of so many, one more tells nothing new
        with suppress(OSError):
            path.unlink()
