"""Writes files behind the game's back: the latest content of each, as often as the disk likes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from game.store.lock import FolderLock, FolderLocked
from game.store.notices import Saving

__all__ = ["EffacingFile", "SavedFile", "Writer"]

RETRY_SECONDS = 2.0
"""How long after a failure the next attempt comes by itself."""

CLOSE_SECONDS = 5.0
"""How long closing waits for a disk that hangs."""


class SavedFile(Protocol):
    """What is written: it takes its whole content at once."""

    def save(self, data: bytes) -> None:
        """Write `data`.

        Raises:
            OSError: and the same call again may succeed.
        """


class EffacingFile(SavedFile, Protocol):
    """A file that can be saved without a trace of what was in it."""

    def save_alone(self, data: bytes) -> None:
        """Write `data`; what was there before is gone, even if `data` cannot be written.

        Raises:
            OSError: and the same call again may succeed.
        """


class Writer:
    """Saves what it is given, in a thread of its own or, for tests, at once.

    Only the latest content of a file is written; after a failure it stays to be written.
    """

    def __init__(
        self,
        lock: FolderLock,
        saving: Saving,
        contents: Mapping[SavedFile, bytes],
        *,
        background: bool,
    ) -> None:
        """Start with what the folder holds: it is written anew if the folder is deleted."""
        self._lock = lock
        self._saving = saving
        self._contents = dict(contents)
        self._unsaved: set[SavedFile] = set()
        self._effacing: dict[SavedFile, Callable[[bytes], None]] = {}
        """How to save those whose old content is still to be effaced; another each time."""
        self._changed = threading.Condition()
        self._asked = 0
        self._done = 0
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        if background:
            self._thread.start()

    @property
    def saving(self) -> Saving:
        """How the last attempt went."""
        return self._saving

    def submit(self, file: SavedFile, data: bytes) -> None:
        """Save `data` in `file` soon."""
        with self._changed:
            if self._saving is Saving.LOCKED:
                return
            self._contents[file] = data
            self._unsaved.add(file)
        self._ask()

    def efface(self, file: EffacingFile, data: bytes) -> None:
        """Save `data` in `file` soon, and let nothing that was there before stay anywhere."""
        with self._changed:  # in one step: old content saved alone would still be old
            self._effacing[file] = partial(file.save_alone)
            self.submit(file, data)

    def flush(self, seconds: float) -> bool:
        """Attempt everything unsaved now; whether all is saved, after at most `seconds`."""
        asked = self._ask()
        with self._changed:
            self._changed.wait_for(lambda: self._done >= asked, seconds)
            return self._done >= asked and self._saving is Saving.OK

    def close(self) -> None:
        """Attempt everything unsaved, and end; a disk that hangs is not waited for."""
        self._ask(closing=True)
        if self._thread.is_alive():
            self._thread.join(CLOSE_SECONDS)

    def _ask(self, *, closing: bool = False) -> int:
        """Have one more attempt made, the last one if `closing`; its number."""
        with self._changed:
            self._asked += 1
            self._closing = self._closing or closing
            asked = self._asked
            self._changed.notify_all()
        if not self._thread.is_alive():
            self._attempt()
        return asked

    def _run(self) -> None:
        closing = False
        while not closing:
            with self._changed:
                self._changed.wait_for(
                    lambda: self._done != self._asked, RETRY_SECONDS if self._unsaved else None
                )
                closing = self._closing
            self._attempt()

    def _attempt(self) -> None:
        """Write every unsaved file once."""
        with self._changed:
            asked = self._asked
            batch = {file: self._contents[file] for file in self._unsaved}
            effacing = dict(self._effacing)
        saving, saved = self._write(batch, effacing) if batch else (self._saving, [])
        with self._changed:
            self._saving = saving
            for file in effacing.keys() & set(saved):
                if self._effacing[file] is effacing[file]:  # not asked for anew meanwhile
                    del self._effacing[file]
            self._unsaved -= {file for file in saved if self._contents[file] is batch[file]}
            if saving is Saving.LOCKED:
                self._unsaved.clear()
            self._done = asked
            self._changed.notify_all()

    def _write(
        self, batch: dict[SavedFile, bytes], effacing: Mapping[SavedFile, Callable[[bytes], None]]
    ) -> tuple[Saving, list[SavedFile]]:
        """How it went, and the files that are saved."""
        try:
            if self._lock.secure():  # perhaps in a new folder, in place of a deleted one
                batch.update({**self._contents, **batch})
        except FolderLocked:
            return Saving.LOCKED, []
        except OSError as error:
            return Saving.after(error), []
        saving = Saving.OK
        saved = []
        for file, data in batch.items():
            try:
                effacing.get(file, file.save)(data)
            except OSError as error:
                saving = Saving.after(error)
            else:
                saved.append(file)
        return saving, saved
