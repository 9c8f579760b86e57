"""Files that are whole or untouched: reading with a limit, replacing, setting aside."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

__all__ = ["good_copy", "probe", "read", "replace", "set_aside", "synchronise"]

T = TypeVar("T")

ASIDE_LIMIT = 99
"""How many files of one name and fault are set aside before the folder wants tidying."""

_NO_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
"""What file systems that cannot synchronise answer."""


def good_copy(path: Path) -> Path:
    """Where the content of `path` before its last replacement is kept."""
    return path.with_name(path.name + ".bak")


def probe(folder: Path) -> None:
    """See whether a file can be made in `folder`.

    Raises:
        OSError: if not.
    """
    path = folder / "probe"
    path.touch()
    path.unlink()


def read(path: Path, limit: int) -> bytes:
    """The content of `path`, or its first `limit` + 1 bytes if it is longer.

    Raises:
        OSError: FileNotFoundError if nothing is there; else it is no file, or cannot be read.
    """
    path.lstat()
    if not path.is_file():  # opening a pipe or a device could wait for ever
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    with _patiently(lambda: path.open("rb")) as file:
        return file.read(limit + 1)


def replace(path: Path, data: bytes) -> None:
    """Make `data` the content of `path`, and what was there its good copy.

    Killed at any moment, `path` or else its good copy is whole and at most one call old.

    Raises:
        OSError: and `path` or its good copy is what it was.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        _write(fresh, data)
        with suppress(FileNotFoundError):
            _patiently(partial(path.replace, good_copy(path)))
        _patiently(partial(fresh.replace, path))
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    _sync_folder(path.parent)


def set_aside(path: Path, word: str) -> Path:
    """Rename `path` to a free name such as `game.json.broken-1`, and return that.

    Raises:
        OSError: if it cannot be renamed, or no name is free; it is where it was.
    """
    for number in range(1, ASIDE_LIMIT + 1):
        aside = path.with_name(f"{path.name}.{word}-{number}")
        if not os.path.lexists(aside):
            _patiently(partial(path.rename, aside))
            return aside
    raise OSError(errno.EBUSY, "too many files set aside", str(path))


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        synchronise(file.fileno())


def synchronise(descriptor: int) -> None:
    """Have what was written reach the disk, where the file system can.

    Raises:
        OSError: if the disk fails.
    """
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise


def _sync_folder(folder: Path) -> None:
    """Make the renames last through a power cut, where the system can."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # the files themselves are safe already
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _patiently(action: Callable[[], T]) -> T:
    """Do `action`; on Windows a virus scanner or an indexer may hold the file for a moment."""
    if sys.platform == "win32":
        for pause in (0.01, 0.03, 0.1):
            try:
                return action()
            except PermissionError:
                time.sleep(pause)
    return action()
