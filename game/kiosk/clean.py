"""A clean state: what crashes again and again is set aside, so that the next start is a first."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from game.store import files

__all__ = ["set_state_aside"]

STATE = ("games.json", "settings.json")
CACHE = "cache"
WORD = "crashed"


def set_state_aside(folder: Path) -> None:
    """Set saved game and settings aside, for whoever looks for the fault, and drop the cache."""
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
