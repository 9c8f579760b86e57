"""The kiosk's log: one line for each event, a few files of limited size, and no personal data."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

__all__ = ["NAME", "close_log", "kiosk_log"]

NAME = "kiosk.log"
LARGEST = 2**18
OLDER = 3
FORM = "%(asctime)s %(levelname)s %(message)s"


class _Impersonal(logging.Formatter):
    """Without the name of the home folder, which may name a person."""

    def __init__(self, form: str) -> None:
        super().__init__(form)
        self._home = _home()

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = super().format(record)
        return line if self._home is None else line.replace(self._home, "~")


class _Stream(logging.StreamHandler[TextIO]):
    """Lines for whoever reads stderr; where nobody does, nothing is said about that."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of logging
        """Do without this line."""


class _File(RotatingFileHandler):
    """Lines that the disk takes; of those that it does not, stderr has heard already."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - a name of logging
        """Do without this line."""


def kiosk_log(folder: Path | None) -> logging.Logger:
    """A log on stderr and, with a `folder`, in its file; where that cannot be, on stderr only."""
    log = logging.Logger("kiosk", logging.INFO)
    if sys.stderr is not None:
        stream = _Stream(sys.stderr)
        stream.setFormatter(_Impersonal("%(message)s"))
        log.addHandler(stream)
    if folder is not None:
        _add_file(log, folder)
    return log


def close_log(log: logging.Logger) -> None:
    """Let go of its file, though a full disk may not have taken the last lines."""
    for handler in log.handlers:
        with suppress(OSError):
            handler.close()


def _add_file(log: logging.Logger, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = _File(folder / NAME, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8")
    except OSError as error:
        log.warning("no log can be written: %s", error.strerror)
        return
    file.setFormatter(_Impersonal(FORM))
    log.addHandler(file)


def _home() -> str | None:
    """The home folder, if there is one, and if it is not simply the whole disk."""
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return None if home == home.parent else str(home)
