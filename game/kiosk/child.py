"""The process of the game, as its parent sees it."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from logging import Logger
from threading import Thread
from typing import IO

from game.kiosk.handover import Handover

__all__ = ["Child"]

FAREWELL, LAST_WORDS = 3.0, 0.5
"""Seconds for the game to end by itself, and for what it said to arrive."""
LONGEST_LINE = 500


class Child:
    """A game that gets ready and then waits, without a window, until it is told to begin."""

    def __init__(self, command: Sequence[str], log: Logger) -> None:
        self._log = log
        self._process = subprocess.Popen(  # noqa: S603 - this very program
            command, stdin=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._notes = Thread(target=self._note, args=(self._process.stderr,), daemon=True)
        self._notes.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def begin(self, handover: Handover) -> None:
        """Let it open its window and play."""
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError):  # the game may have ended already
            pipe.write(handover.encode())
            pipe.flush()

    def wait(self, seconds: float | None = None) -> int | None:
        """Its exit status; None if it goes on after so many seconds."""
        try:
            status = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        self._notes.join(LAST_WORDS)
        return status

    def end(self) -> None:
        """Let it end, if it has not: it sees the pipe close."""
        self._close()
        if self.wait(FAREWELL) is None:
            self.kill()

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self.wait()
        self._close()

    def _close(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _note(self, stream: IO[bytes]) -> None:
        """Put what the game says, and what breaks in it, into the log."""
        with stream:
            for line in stream:
                if text := line.decode("utf-8", "replace").rstrip():
                    self._log.info("game: %s", text[:LONGEST_LINE])
