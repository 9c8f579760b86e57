"""A file of the data folder with its last good copy: never lost, never written over unread."""

from __future__ import annotations

import errno
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from game.store import files
from game.store.notices import Fault, FormatError, Notice

__all__ = ["KeptFile"]

T = TypeVar("T")


class KeptFile:
    """A file that is loaded once and saved often; what it meets goes to `notices`."""

    def __init__(self, path: Path, limit: int, notices: deque[Notice]) -> None:
        self._path = path
        self._limit = limit
        self._notices = notices
        self._unread = dict.fromkeys((path, files.good_copy(path)), Fault.UNEXPECTED)
        """What is not ours to write over, if it is there, and why."""

    def load(self, decode: Callable[[bytes], T], *, may_rename: bool) -> T | None:
        """What the file, or else its good copy, holds; None if neither is there and sound.

        What is not sound, which `decode` tells by a FormatError, is set aside if it may be renamed.
        """
        faults: list[Notice] = []
        found: T | None = None
        for path in tuple(self._unread):
            try:
                found = decode(self._content(path))
            except (FileNotFoundError, NotADirectoryError):
                continue
            except (FormatError, OSError) as error:
                fault = error.fault if isinstance(error, FormatError) else Fault.UNREADABLE
                faults.append(self._reject(path, fault, may_rename=may_rename))
            else:
                self._trust(path)
                break
        self._notices.extend(replace(each, copy_used=found is not None) for each in faults)
        return found

    def save(self, data: bytes) -> None:
        """Write `data`, and keep what was written before as the good copy.

        Raises:
            OSError: and the file or its good copy is what it was.
        """
        if len(data) > self._limit:  # it could not be read again
            raise OSError(errno.EFBIG, "too large", str(self._path))
        for path, fault in tuple(self._unread.items()):
            with suppress(FileNotFoundError):
                self._notices.append(self._set_aside(path, fault))
        files.replace(self._path, data)
        self._unread.clear()

    def save_alone(self, data: bytes) -> None:
        """Write `data`, and keep nothing of what was written before, even if that fails.

        Raises:
            OSError: and nothing that can be deleted is there any more.
        """
        try:
            self.save(data)
        except OSError:
            self._delete(self._path, files.good_copy(self._path))
            self.save(data)  # there is more room now
        self._delete(files.good_copy(self._path))

    def _delete(self, *paths: Path) -> None:
        """Delete what is ours of `paths`, which takes no room on the disk."""
        for path in paths:
            if path not in self._unread:
                path.unlink(missing_ok=True)

    def _content(self, path: Path) -> bytes:
        data = files.read(path, self._limit)
        if len(data) > self._limit:
            raise FormatError
        return data

    def _trust(self, path: Path) -> None:
        """Take `path` for our own, and with the file its good copy, which was not needed."""
        del self._unread[path]
        if path == self._path:
            self._unread.clear()

    def _reject(self, path: Path, fault: Fault, *, may_rename: bool) -> Notice:
        self._unread[path] = fault
        if may_rename:
            with suppress(OSError):
                return self._set_aside(path, fault)
        return Notice(fault, path.name)

    def _set_aside(self, path: Path, fault: Fault) -> Notice:
        aside = files.set_aside(path, fault.value)
        del self._unread[path]
        return Notice(fault, path.name, aside.name)
