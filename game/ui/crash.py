"""What a crash report says: where the program broke and in which game; nothing about people."""

from __future__ import annotations

import platform
import re
from contextlib import suppress
from pathlib import Path
from textwrap import wrap
from traceback import format_exception

import pygame

from game import __version__
from game.core.record import write
from game.store import reports
from game.store.saves import SavedGame
from game.store.store import Store

__all__ = ["describe", "keep_report"]

ROOT = Path(__file__).resolve().parents[2]
_SOURCE = re.compile(r'^(\s*(?:\| )*File )"([^"]+)"', re.MULTILINE)
_PATH = re.compile(r"""(['"])(?:[A-Za-z]:)?[\\/][^'"\n]*[\\/]([^'"\\/\n]*)\1""")


def keep_report(error: Exception, store: Store) -> Path | None:
    """Write the report of `error` beside the data, and say where; None if it cannot be written."""
    return reports.write(store.folder, describe(error, store.current, store.folder))


def describe(error: Exception, game: SavedGame | None, folder: Path) -> str:
    """The report: versions, traceback, and the game as a record and action by action."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    system = f"{platform.system()} {platform.machine()}"
    lines = [
        f"Yukon Solitaire {__version__} broke off.",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}, {system}",
        "",
        _impersonal("".join(format_exception(error)), folder),
        *([] if game is None else _played(game)),
    ]
    return "\n".join(lines)


def _played(game: SavedGame) -> list[str]:
    lines = ["Everything that was done:", *wrap(game.log, 76), ""]
    try:
        session = game.session()
    except ValueError as error:
        return [f"{game.code}, which cannot be replayed: {error}", *lines]
    return ["For --verify:", write(game.code, session.position.line), *lines]


def _impersonal(trace: str, folder: Path) -> str:
    """The traceback without the names of folders, which may name a person."""
    trace = _SOURCE.sub(lambda found: f'{found[1]}"{_short(found[2])}"', trace)
    trace = trace.replace(str(folder), "DATA")
    with suppress(RuntimeError):  # of a user without a home folder
        home = Path.home()
        if home.name:  # the root, as some services have it, names nobody
            trace = trace.replace(str(home), "~")
    return _PATH.sub(r"\1…/\2\1", trace)


def _short(source: str) -> str:
    path = Path(source)
    if not path.is_absolute():  # as in an executable
        return source
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name
