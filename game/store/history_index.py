"""A compact copy of the history's figures: a hundred thousand games open in a moment."""

from __future__ import annotations

import gc
import struct
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from zlib import crc32

from game.core.games import PlayedGame, RuleKind
from game.store.history_lines import Line, Reset, parse

__all__ = ["SLICE", "Index"]

MAGIC = b"YUKIDX01"
HEAD = struct.Struct("<8sQIII")
"""Magic, bytes of the history covered, check sums of their end and of the rows, damaged lines."""
ROW = struct.Struct("<QQqQIIIIBQ")
MARKS = ROW.size - 9
"""Where the marks are in a row."""
SLICE = 256 * 1024
"""Bytes of the history that are read in a few milliseconds: some hundred lines."""
END = 4096
"""Bytes of the history whose check sum tells whether the index belongs to it."""
REFRESH = 512
"""How many lines may be read one by one before the index is written anew."""
MANY = 10_000
"""Games that are too many for the collector of waste."""
RESET, UNDONE = 16, 32
"""Marks of a row that is a reset, and of an undone one; its number is the set of rules."""
ALL = 4


class Index:
    """What the history holds, read once: from a copy kept beside it, then only what is new."""

    def __init__(self, history: Path) -> None:
        self._history = history
        self._path = history.with_suffix(".index")
        self.games: list[PlayedGame] = []
        """In the order of their lines."""
        self.resets: list[tuple[int, Reset]] = []
        """With the places of their lines."""
        self.damaged = 0
        """Lines that could not be read."""
        self._covered = -1
        """How many bytes of the history have been read; before that, the kept copy is."""
        self._torn = 0
        """Bytes of a last line cut short that were seen behind those."""
        self._end = 0
        self._packed = bytearray()
        self._unkept = 0
        """Lines that were read and are not in the kept copy."""

    def behind(self) -> int:
        """How many bytes of the history are not read yet; another history is begun anew.

        Raises:
            OSError: if the history cannot be read.
        """
        if self._covered < 0 or self._end != self._check_sum(self._covered):
            covered, packed, self.damaged = self._kept()
            self.games, self.resets, self._packed = [], [], bytearray()
            self._unkept = self._torn = 0
            self._take(covered, packed)
        return self._history.stat().st_size - self._covered - self._torn

    def read_on(self) -> bool:
        """Read one slice more; whether that was the last. A last line cut short is passed over.

        However long that line is: a power cut may leave many zero bytes at the end of a file.

        Raises:
            OSError: if the history cannot be read.
        """
        self.behind()
        with self._history.open("rb") as file:
            file.seek(self._covered)
            lines = file.readlines(SLICE)
        torn = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        self._torn = len(torn)
        is_last = bool(torn) or sum(map(len, lines)) < SLICE
        packed, damaged = _packed(lines, self._covered)
        self.damaged += damaged
        self._unkept += len(lines)
        self._take(self._covered + sum(map(len, lines)), packed)
        if is_last and self._unkept > REFRESH:
            self._keep()
        return is_last

    def _take(self, covered: int, packed: bytes) -> None:
        self._covered, self._end = covered, self._check_sum(covered)
        self._packed += packed
        games, resets = _unpacked(packed)
        self.games += games
        self.resets += resets

    def _kept(self) -> tuple[int, bytes, int]:
        """How much of the history the kept copy covers, its rows, and the damaged lines."""
        try:
            data = self._path.read_bytes()
            magic, covered, end, check, damaged = HEAD.unpack_from(data)
        except (OSError, struct.error):
            return 0, b"", 0
        packed = data[HEAD.size :]
        sound = magic == MAGIC and check == crc32(packed) and len(packed) % ROW.size == 0
        fits = sound and end == self._check_sum(covered)
        return (covered, packed, damaged) if fits else (0, b"", 0)

    def _keep(self) -> None:
        check = crc32(self._packed)
        head = HEAD.pack(MAGIC, self._covered, self._end, check, self.damaged)
        fresh = self._path.with_suffix(".index.new")
        with suppress(OSError):  # it only saves time
            fresh.write_bytes(head + self._packed)
            fresh.replace(self._path)
        self._unkept = 0

    def _check_sum(self, covered: int) -> int:
        """That of what the history holds before byte `covered`, -1 if it is not that long."""
        length = min(END, covered)
        with self._history.open("rb") as file:
            file.seek(covered - length)
            found = file.read(length)
        return crc32(found) if len(found) == length else -1


def _packed(lines: Iterable[bytes], start: int) -> tuple[bytes, int]:
    """The rows of whole `lines` that begin at byte `start`, and the damaged ones."""
    rows, damaged, at = bytearray(), 0, start
    for line in lines:
        try:
            if line.strip():
                rows += _row(parse(line, at), at)
        except (ValueError, RecursionError, struct.error):
            damaged += 1
        at += len(line)
    return bytes(rows), damaged


def _row(entry: Line, at: int) -> bytes:
    match entry:
        case PlayedGame():
            return ROW.pack(*entry)
        case Reset(kind, undone):
            number = ALL if kind is None else kind.value
            return ROW.pack(0, number, 0, 0, 0, 0, 0, 0, UNDONE if undone else RESET, at)
        case None:
            return b""


def _unpacked(packed: bytes) -> tuple[list[PlayedGame], list[tuple[int, Reset]]]:
    """The games and the resets of so many rows."""
    many = len(packed) > MANY * ROW.size
    collects = gc.isenabled()
    gc.disable()
    try:
        make = partial(tuple.__new__, PlayedGame)  # as `_make`, without a call for each
        entries: list[PlayedGame] = [*map(make, ROW.iter_unpack(packed))]
    finally:
        if collects:
            gc.enable()
    if many:
        gc.freeze()  # they stay: to look for waste among them again and again makes frames late
    if max(packed[MARKS :: ROW.size], default=0) < RESET:
        return entries, []
    resets = [entry for entry in entries if entry.marks >= RESET]
    return (
        [entry for entry in entries if entry.marks < RESET],
        [(entry.at, _reset(entry)) for entry in resets],
    )


def _reset(entry: PlayedGame) -> Reset:
    kind = None if entry.number == ALL else RuleKind(entry.number)
    return Reset(kind, undone=entry.marks == UNDONE)
