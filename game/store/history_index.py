"""A compact copy of the history's figures: a hundred thousand games open in a moment."""

from __future__ import annotations

import gc
import struct
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from game.core.games import PlayedGame, RuleKind
from game.store.history_lines import Line, Reset, parse

__all__ = ["Index", "Rows"]

MAGIC = b"YUKIDX01"
HEAD = struct.Struct("<8sQIII")
"""Magic, bytes of the history covered, check sums of their end and of the rows, damaged lines."""
ROW = struct.Struct("<QQqQIIIIBQ")
END = 4096
"""Bytes of the history whose check sum tells whether the index belongs to it."""
REFRESH = 512
"""How many lines may be read one by one before the index is written anew."""
MANY = 10_000
"""Games that are too many for the collector of waste."""
RESET, UNDONE = 16, 32
"""Marks of a row that is a reset, and of an undone one; its number is the set of rules."""
ALL = 4


@dataclass(slots=True)
class Rows:
    """What the lines of the history hold, in their order."""

    games: list[PlayedGame] = field(default_factory=list)
    resets: list[tuple[int, Reset]] = field(default_factory=list)


class Index:
    """Kept beside the history, and made anew whenever it does not fit."""

    def __init__(self, history: Path) -> None:
        self._history = history
        self._path = history.with_suffix(".index")

    def load(self) -> tuple[Rows, int]:
        """All rows, and how many lines are damaged; a last line cut short is passed over.

        Raises:
            OSError: if the history cannot be read.
        """
        covered, packed, damaged = self._kept()
        with self._history.open("rb") as file:
            file.seek(covered)
            tail = file.read()
        whole = tail[: tail.rfind(b"\n") + 1]
        more, faults, lines = _packed(whole, covered)
        packed, damaged = packed + more, damaged + faults
        if lines > REFRESH:
            self._keep(covered + len(whole), packed, damaged)
        return _unpacked(packed), damaged

    def _kept(self) -> tuple[int, bytes, int]:
        """How much of the history the kept index covers, its rows, and the damaged lines."""
        try:
            data = self._path.read_bytes()
            magic, covered, end, check, damaged = HEAD.unpack_from(data)
        except (OSError, struct.error):
            return 0, b"", 0
        packed = data[HEAD.size :]
        sound = magic == MAGIC and check == crc32(packed) and len(packed) % ROW.size == 0
        return (covered, packed, damaged) if sound and end == self._end(covered) else (0, b"", 0)

    def _keep(self, covered: int, packed: bytes, damaged: int) -> None:
        head = HEAD.pack(MAGIC, covered, self._end(covered), crc32(packed), damaged)
        fresh = self._path.with_suffix(".index.new")
        with suppress(OSError):  # it only saves time
            fresh.write_bytes(head + packed)
            fresh.replace(self._path)

    def _end(self, covered: int) -> int:
        """The check sum of what the history holds before byte `covered`."""
        with self._history.open("rb") as file:
            file.seek(max(0, covered - END))
            return crc32(file.read(min(END, covered)))


def _packed(lines: bytes, start: int) -> tuple[bytes, int, int]:
    """The rows of whole `lines` that begin at byte `start`, the damaged ones, and all."""
    rows, damaged, count = bytearray(), 0, 0
    at = start
    for line in lines.split(b"\n")[:-1]:
        try:
            if line.strip():
                rows += _row(parse(line, at), at)
        except (ValueError, RecursionError, struct.error):
            damaged += 1
        at += len(line) + 1
        count += 1
    return bytes(rows), damaged, count


def _row(entry: Line, at: int) -> bytes:
    match entry:
        case PlayedGame():
            return ROW.pack(*entry)
        case Reset(kind, undone):
            number = ALL if kind is None else kind.value
            return ROW.pack(0, number, 0, 0, 0, 0, 0, 0, UNDONE if undone else RESET, at)
        case None:
            return b""


def _unpacked(packed: bytes) -> Rows:
    collects = gc.isenabled()
    gc.disable()
    try:
        entries = [*map(PlayedGame._make, ROW.iter_unpack(packed))]
    finally:
        if collects:
            gc.enable()
    if len(entries) > MANY:
        gc.freeze()  # they stay: to look for waste among them again and again makes frames late
    resets = [entry for entry in entries if entry.marks >= RESET]
    if not resets:
        return Rows(entries)
    return Rows(
        [entry for entry in entries if entry.marks < RESET],
        [(entry.at, _reset(entry)) for entry in resets],
    )


def _reset(entry: PlayedGame) -> Reset:
    kind = None if entry.number == ALL else RuleKind(entry.number)
    return Reset(kind, undone=entry.marks == UNDONE)
