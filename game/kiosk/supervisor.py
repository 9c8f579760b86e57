"""The parent of a public game: starts it, restarts it after a crash, and ends with it.

It has no window and never plays. The game ends with it, however it ends: see `handover`.
"""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from logging import Logger
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import IO, NoReturn

from game.kiosk.clean import set_state_aside
from game.kiosk.crashes import Crashes
from game.kiosk.handover import Handover, Start

__all__ = ["FINAL", "Supervisor"]

FINAL = (0, 2)
"""Left with the PIN, and cannot be played at all: no crashes, and another start changes neither."""
FAREWELL, LAST_WORDS = 3.0, 0.5
"""Seconds for the game to end by itself, and for what it said to arrive."""
LONGEST_LINE = 500


class _Stopped(Exception):  # noqa: N818 - a wish of the system, not a fault
    """The system asks the parent to end."""


class Supervisor:
    """Keeps one game running."""

    def __init__(self, command: Sequence[str], rules: str, folder: Path, log: Logger) -> None:
        """`command` starts the game, `rules` is the operator's file, `folder` holds the data."""
        self._command = list(command)
        self._rules = rules
        self._folder = folder
        self._log = log

    def run(self) -> int:
        """Play until the operator leaves or the system stops; the exit status."""
        crashes, start = Crashes(), Start.HOUSE
        try:
            with _told_to_stop():
                while True:
                    status = self._play(start)
                    if status in FINAL:
                        self._log.info("ended with status %d", status)
                        return status
                    remedy = crashes.another(time.monotonic())
                    start = Start.CLEAN if remedy.clean else Start.RESUME
                    self._log.error("crashed with status %d; next: %s", status, start.value)
                    if remedy.clean:
                        set_state_aside(self._folder)
                    time.sleep(remedy.pause)
        except _Stopped:
            self._log.info("stopped by the system")
            return 0

    def _play(self, start: Start) -> int:
        """Run the game once; its exit status."""
        game = subprocess.Popen(  # noqa: S603 - this very program
            self._command, stdin=subprocess.PIPE, stderr=subprocess.PIPE
        )
        notes = Thread(target=self._note, args=(game.stderr,), daemon=True)
        notes.start()
        try:
            self._hand_over(game.stdin, Handover(self._rules, start))
            return game.wait()
        finally:
            self._end(game)
            notes.join(LAST_WORDS)

    @staticmethod
    def _hand_over(pipe: IO[bytes] | None, handover: Handover) -> None:
        assert pipe is not None
        with suppress(OSError):  # the game may have ended already
            pipe.write(handover.encode())
            pipe.flush()

    @staticmethod
    def _end(game: subprocess.Popen[bytes]) -> None:
        """Let the game end, if it has not: it sees the pipe close."""
        assert game.stdin is not None
        with suppress(OSError):
            game.stdin.close()
        try:
            game.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            game.kill()
            game.wait()

    def _note(self, stream: IO[bytes]) -> None:
        """Put what the game says, and what breaks in it, into the log."""
        with stream:
            for line in stream:
                if text := line.decode("utf-8", "replace").rstrip():
                    self._log.info("game: %s", text[:LONGEST_LINE])


@contextmanager
def _told_to_stop() -> Iterator[None]:
    """Let the signals that end a program raise `_Stopped` here."""

    def stop(number: int, frame: FrameType | None) -> NoReturn:
        del number, frame
        raise _Stopped

    names = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
