"""The kiosk's log: one line for each event, a few files of limited size, and no personal data."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

__all__ = ["NAME", "kiosk_log"]

NAME = "kiosk.log"
LARGEST = 2**18
OLDER = 3
FORM = "%(asctime)s %(levelname)s %(message)s"


class _Impersonal(logging.Formatter):
    """Without the name of the home folder, which may name a person."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return super().format(record).replace(str(Path.home()), "~")


def kiosk_log(folder: Path | None) -> logging.Logger:
    """A log on stderr and, with a `folder`, in its file; where that cannot be, on stderr only."""
    log = logging.Logger("kiosk", logging.INFO)
    if sys.stderr is not None:
        stream = logging.StreamHandler(sys.stderr)
        stream.setFormatter(_Impersonal("%(message)s"))
        log.addHandler(stream)
    if folder is not None:
        _add_file(log, folder)
    return log


def _add_file(log: logging.Logger, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(
            folder / NAME, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8"
        )
    except OSError as error:
        log.warning("no log can be written: %s", error.strerror)
        return
    file.setFormatter(_Impersonal(FORM))
    log.addHandler(file)
