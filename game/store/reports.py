"""Crash reports beside the data: written when the game breaks off, told of at the next start."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from game.store import files

__all__ = ["take_news", "write"]

LIMIT = 10
"""How many reports are kept, the newest."""
NEWS_LIMIT = 100
"""Bytes; the news is the name of a file."""
_NAME = re.compile(r"crash-([0-9]{1,6})\.txt")


def write(folder: Path, text: str) -> Path | None:
    """Keep a report, and the news of it for the next start; None if the folder takes neither."""
    try:
        numbers = _numbers(folder)
        path = folder / f"crash-{max(numbers, default=0) + 1}.txt"
        path.write_text(text, "utf-8")
        for number in sorted(numbers)[: max(0, len(numbers) + 1 - LIMIT)]:
            (folder / f"crash-{number}.txt").unlink()
        _news(folder).write_text(path.name, "utf-8")
    except OSError:
        return None
    return path


def take_news(folder: Path) -> Path | None:
    """The report that nobody has been told of yet, once."""
    news = _news(folder)
    try:
        name = files.read(news, NEWS_LIMIT).decode("utf-8", "replace")
    except OSError:
        return None
    with suppress(OSError):  # in a read-only folder it is told again: better than not at all
        news.unlink()
    path = folder / name
    return path if _NAME.fullmatch(name) and path.is_file() else None


def _news(folder: Path) -> Path:
    return folder / "crash-news"


def _numbers(folder: Path) -> list[int]:
    names = (_NAME.fullmatch(each.name) for each in folder.iterdir())
    return [int(found[1]) for found in names if found]
