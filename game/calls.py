"""The calls that need no window: a deal, a verified record, the versions (command-line.md)."""

from __future__ import annotations

import json
import sys
import time
from enum import IntEnum
from pathlib import Path
from typing import BinaryIO, NamedTuple

from game import __version__
from game.console import CallError, quoted
from game.core.code import CodeError, GameCode, deal
from game.core.record import Record, RecordError, Replay, replay, write
from game.i18n.catalogue import SOURCE, Catalogue
from game.i18n.messages import code_message, record_message

__all__ = ["Answer", "Status", "code_fault", "record_in", "solve", "verify", "versions"]

LARGEST_RECORD = 16 * 2**20
"""Bytes; a game of a whole day stays far below."""

ENGLISH = Catalogue.load(SOURCE)
"""What a terminal shows stays the same in every language: scripts read it."""


class Status(IntEnum):
    """The exit statuses."""

    DONE = 0
    NO = 1
    UNUSABLE = 2
    UNDECIDED = 3
    BROKEN = 70
    """The game broke off by a fault of its own; the number is that of sysexits.h."""


class Answer(NamedTuple):
    """What a call prints, and its exit status."""

    text: str
    status: Status = Status.DONE


def versions() -> Answer:
    """The versions of the game and of what it runs on; opens no display."""
    python = ".".join(map(str, sys.version_info[:3]))
    lines = [f"Yukon Solitaire {__version__}", f"Python {python}"]
    try:
        import pygame
    except ModuleNotFoundError:
        lines += ["pygame-ce is not installed"]
    else:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        lines += [f"pygame-ce {pygame.version.ver}", f"SDL {sdl}"]
    return Answer("\n".join(lines))


def verify(source: str, *, foundations_final: bool) -> Answer:
    """The summary of the record in the file `source`, `-` for stdin, as JSON.

    Raises:
        CallError: if there is no record to read.
    """
    record = record_in(source)
    result = replay(record, foundations_final=foundations_final)
    status = Status.DONE if result.error is None else Status.NO
    return Answer(json.dumps(_summary(record, result)), status)


def record_in(source: str) -> Record:
    """The record in the file `source`, `-` for stdin.

    Raises:
        CallError: if there is no record to read.
    """
    name = "standard input" if source == "-" else quoted(source)
    try:
        return Record.parse(_text(source, name))
    except RecordError as error:
        raise CallError(f"{name}: {_unisolated(record_message(ENGLISH, error))}") from error


def solve(code: GameCode, seconds: float, *, foundations_final: bool) -> Answer:
    """A winning record of the deal; or that there is none, or none found in so many seconds."""
    # Only this call needs the solver.
    from game.solver.verdict import Outcome
    from game.solver.verdict import solve as search

    end = time.monotonic() + seconds
    verdict = search(
        code.rules(foundations_final=foundations_final),
        deal(code),
        limit=sys.maxsize,
        stop=lambda: time.monotonic() > end,
    )
    house_rule = " if cards stay on the foundations" if foundations_final else ""
    match verdict.outcome:
        case Outcome.WON:
            return Answer(write(code, verdict.line).rstrip())
        case Outcome.LOST:
            return Answer(f"{code} cannot be won{house_rule}.", Status.NO)
        case Outcome.UNDECIDED:
            undecided = f"{code} is undecided after {seconds:g} seconds{house_rule}."
            return Answer(undecided, Status.UNDECIDED)


def _summary(record: Record, result: Replay) -> dict[str, object]:
    error = result.error
    return {
        "code": str(record.code),
        "rules": "relaxed" if record.code.relaxed else "classic",
        "moves": result.session.moves,
        "undos": result.undos,
        "score": result.session.position.score,
        "won": result.session.board.is_won,
        "valid": error is None,
        "error": error
        and {
            "index": error.index,
            "move": str(error.action),
            "reason": error.reason,
        },
    }


def _text(source: str, name: str) -> str:
    try:
        data = _bytes(source)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not the name of a file"
        raise CallError(f"{name}: {reason}") from error
    if len(data) > LARGEST_RECORD:
        raise CallError(f"{name}: too large for a record, more than {LARGEST_RECORD} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CallError(f"{name}: not UTF-8 text, byte {error.start + 1}, line {line}") from error


def _bytes(source: str) -> bytes:
    if source != "-":
        with Path(source).open("rb") as file:
            return _at_most(file)
    if sys.stdin is None:
        raise CallError("there is no standard input")
    return _at_most(sys.stdin.buffer)


def _at_most(file: BinaryIO) -> bytes:
    """So much that a file that never ends, or does not belong here, costs no memory."""
    return file.read(LARGEST_RECORD + 1)


def code_fault(error: CodeError) -> str:
    """What is wrong with a game code, as a sentence for the terminal."""
    return _unisolated(code_message(ENGLISH, error))


def _unisolated(sentence: str) -> str:
    """The sentence without the direction marks that only the window needs."""
    return sentence.replace("\u2066", "").replace("\u2069", "")
