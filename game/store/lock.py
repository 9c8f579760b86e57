"""The lock that lets one running game write to a data folder."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

__all__ = ["FolderLock", "FolderLocked"]


class FolderLocked(Exception):  # noqa: N818 - a state of the folder, not a fault
    """Another running game holds the folder."""


class FolderLock:
    """A lock of the operating system on a file, which therefore ends with the process."""

    def __init__(self, folder: Path, name: str = "lock") -> None:
        self._path = folder / name
        self._descriptor: int | None = None

    def secure(self) -> bool:
        """Hold the lock, making the folder if need be; True if it was not held before.

        Raises:
            FolderLocked: if another running game holds it.
            OSError: if the folder or the lock file cannot be made.
        """
        if self._is_held():
            return False
        self.release()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        if not _lock(descriptor):
            os.close(descriptor)
            raise FolderLocked
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Let go of the lock; the file stays and is harmless."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _is_held(self) -> bool:
        """Whether the locked file is still the one in the folder: it may have been deleted."""
        if self._descriptor is None:
            return False
        with suppress(OSError):
            return os.path.samestat(os.fstat(self._descriptor), self._path.stat())
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks is no reason not to save
        return True
