"""The parent of a public game: starts it, restarts it after a crash, and ends with it.

It has no window and never plays. While the game plays, another one waits beside it, ready but for
its window: so a crash is over in a moment, on a slow machine too. Both end with the parent, however
it ends: see `handover`.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from logging import Logger
from pathlib import Path
from types import FrameType
from typing import NoReturn

from game.kiosk.child import Child
from game.kiosk.clean import set_state_aside
from game.kiosk.crashes import Crashes
from game.kiosk.handover import Handover, Start

__all__ = ["FINAL", "Supervisor"]

FINAL = (0, 2)
"""Left with the PIN, and cannot be played at all: no crashes, and another start changes neither."""
SETTLED = 2.0
"""Seconds after which a game runs well enough for another one to get ready beside it."""


class _Stopped(Exception):  # noqa: N818 - a wish of the system, not a fault
    """The system asks the parent to end."""


class Supervisor:
    """Keeps one game running."""

    def __init__(
        self,
        command: Sequence[str],
        rules: str,
        folder: Path,
        log: Logger,
        settled: float = SETTLED,
    ) -> None:
        """`command` starts the game, `rules` is the operator's file, `folder` holds the data."""
        self._command = list(command)
        self._rules = rules
        self._folder = folder
        self._log = log
        self._settled = settled
        self._game: Child | None = None
        self._spare: Child | None = None

    def run(self) -> int:
        """Play until the operator leaves or the system stops; the exit status."""
        try:
            with _told_to_stop():
                return self._keep_playing()
        except _Stopped:
            self._log.info("stopped by the system")
            return 0
        finally:
            if self._spare is not None:
                self._spare.kill()
            if self._game is not None:
                self._game.end()

    def _keep_playing(self) -> int:
        crashes, start = Crashes(), Start.OPENING
        while True:
            status = self._play(start)
            if status in FINAL:
                self._log.info("ended with status %d", status)
                return status
            remedy = crashes.another(time.monotonic())
            start = Start.CLEAN if remedy.clean else Start.RESUME
            self._log.error("crashed with status %d; next: %s", status, start.value)
            if remedy.clean and not set_state_aside(self._folder):
                self._log.error("another game plays in the data folder; all stays where it is")
            time.sleep(remedy.pause)

    def _play(self, start: Start) -> int:
        """Run the game once; its exit status."""
        game = self._game = self._ready()
        game.begin(Handover(self._rules, start))
        status = game.wait(self._settled)
        if status is None:
            if self._spare is None:
                self._spare = Child(self._command, self._log)
            status = game.wait()
        assert status is not None
        game.end()
        return status

    def _ready(self) -> Child:
        """The game that waits, or a new one."""
        spare, self._spare = self._spare, None
        if spare is not None and spare.is_alive:
            return spare
        return Child(self._command, self._log)


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
