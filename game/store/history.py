"""The history: games that were finished or left, added line by line and never rewritten."""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.core.games import KIND, PlayedGame, RuleKind, latest
from game.store import files
from game.store.history_index import Index
from game.store.history_lines import HEAD, Reset, is_newer_head, parse, record_of
from game.store.notices import Fault, Notice

__all__ = ["History", "HistoryFile", "PlayedGames", "fault_of"]

LONGEST_LINE = 2**20
RECENT = 2**16
"""Bytes at the end of the file in which a game that was just won is looked for."""
AT_ONCE = 2**20
"""Bytes that are read without showing how far it is."""


@dataclass(frozen=True, slots=True)
class PlayedGames:
    """What the history holds."""

    games: tuple[PlayedGame, ...] = ()
    """Each once, the one that ended last at the end."""
    resets: tuple[tuple[int, Reset], ...] = ()
    """With the place in the file at which each was asked for."""
    damaged: int = 0
    """Lines that could not be read and were skipped."""

    def counted(self, kind: RuleKind | None) -> list[PlayedGame]:
        """The games of one set of rules, or of all, that its statistics count."""
        since = {each: self._since(each) for each in RuleKind}
        kinds = tuple(RuleKind) if kind is None else (kind,)
        if kind is None and not any(since.values()):
            return list(self.games)
        never = 2**63
        wanted = [since[each] if each in kinds else never for each in RuleKind]
        return [game for game in self.games if game.at >= wanted[game.marks & KIND]]

    def can_undo_reset(self, kind: RuleKind | None) -> bool:
        """Whether the last reset of just these statistics can be taken back."""
        return bool(self._stack(kind))

    def _stack(self, kind: RuleKind | None) -> list[int]:
        stack: list[int] = []
        for at, reset in self.resets:
            if reset.kind is not kind:
                continue
            if not reset.undone:
                stack.append(at)
            elif stack:
                stack.pop()
        return stack

    def _since(self, kind: RuleKind) -> int:
        return max([0, *self._stack(kind), *self._stack(None)])


class HistoryFile:
    """The file itself; what is given to it is added at its end, each part once."""

    def __init__(self, path: Path, notices: deque[Notice]) -> None:
        self.path = path
        self._notices = notices
        self._done = 0
        """How much of what was given is in the file."""
        self._checked = False

    def save(self, data: bytes) -> None:
        """Add what of `data`, all that this run gave so far, is not yet in the file.

        Raises:
            OSError: and the same call again adds it.
        """
        if self._checked and not self.path.exists():
            self._done = 0  # the folder was deleted: what this run still knows is written anew
        self.check()
        with self.path.open("ab") as file:
            before = file.tell()
            # A line that was cut short by a crash must not spoil the next one.
            file.write(HEAD if not before else b"" if self._ends_whole(before) else b"\n")
            file.write(data[self._done :])
            file.flush()
            files.synchronise(file.fileno())
        self._done = len(data)

    def _ends_whole(self, size: int) -> bool:
        with self.path.open("rb") as file:
            file.seek(size - 1)
            return file.read(1) == b"\n"

    def check(self) -> None:
        """Set aside what is no history of ours, and tell of it.

        Raises:
            OSError: if that is not possible.
        """
        if self._checked:
            return
        if self.path.exists() and (fault := fault_of(self.path)) is not None:
            aside = files.set_aside(self.path, fault.value)
            self._notices.append(Notice(fault, self.path.name, aside.name))
        self._checked = True


class History:
    """Reads what the file holds; an index beside it spares reading a long one again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._index = Index(path)
        self._size = -1
        self._games = PlayedGames()

    @property
    def share_read(self) -> float:
        """How much of the file has been read: 1 if `load` takes no more than a moment."""
        with suppress(OSError):
            behind = self._index.behind()
            if behind > AT_ONCE and fault_of(self._path) is None:
                return 1 - behind / self._path.stat().st_size
        return 1.0

    def read_on(self) -> None:
        """Read for some milliseconds."""
        with suppress(OSError):
            self._index.read_on()

    def load(self) -> PlayedGames:
        """All games, or those of a moment ago if the file has not grown since."""
        try:
            size = self._path.stat().st_size
            if size != self._size:
                self._games = self._read()
                self._size = size
        except OSError:
            self._games = PlayedGames()
        return self._games

    def record(self, game: PlayedGame) -> str:
        """The record of `game`, up to where it was won or left.

        Raises:
            OSError: if the file cannot be read.
            ValueError: if it no longer holds the game.
        """
        with self._path.open("rb") as file:
            file.seek(game.at)
            return record_of(file.readline(LONGEST_LINE))

    def has_recent_win(self, key: int) -> bool:
        """Whether the win of the game `key` is among the last lines."""
        with suppress(OSError), self._path.open("rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - RECENT))
            for line in file.read().split(b"\n"):
                with suppress(ValueError):
                    entry = parse(line, 0)
                    if isinstance(entry, PlayedGame) and entry.key == key and entry.won:
                        return True
        return False

    def _read(self) -> PlayedGames:
        if fault_of(self._path) is not None:
            return PlayedGames()
        index = self._index
        while not index.read_on():
            pass
        return PlayedGames(tuple(latest(index.games)), tuple(index.resets), index.damaged)


def fault_of(path: Path) -> Fault | None:
    """Why a file is no history, if it is none; an empty one is a history that begins."""
    start = files.read(path, LONGEST_LINE)
    if not start:
        return None
    head, _, more = start.partition(b"\n")
    if is_newer_head(head):
        return Fault.NEWER
    # One damaged byte in the head is no reason to give up all the games behind it.
    if any(_is_ours(line) for line in (head, more.partition(b"\n")[0])):
        return None
    return Fault.BROKEN


def _is_ours(line: bytes) -> bool:
    try:
        parse(line, 0)
    except ValueError:
        return False
    return True
