"""The lines of the history, one JSON object each: games, and resets of the statistics."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

from game.core.code import GameCode
from game.core.games import FINAL, FROM_RECORD, RELAXED, WON, PlayedGame, RuleKind

__all__ = [
    "HEAD",
    "Line",
    "Reset",
    "game_line",
    "is_newer_head",
    "iso",
    "parse",
    "record_of",
    "reset_line",
]

NAME, VERSION = "yukon-history", 1
HEAD = f'{{"format":"{NAME}","version":{VERSION}}}\n'.encode("ascii")
"""The first line of the file."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
LARGEST = 2**53
LARGEST_COUNT = 2**32 - 1


@dataclass(frozen=True, slots=True)
class Reset:
    """The statistics of one set of rules begin anew, or go on as if that had not been."""

    kind: RuleKind | None
    """None means all rules."""
    undone: bool = False


Line: TypeAlias = PlayedGame | Reset | None
"""What a line holds; None is the head."""


def seconds(moment: datetime) -> int:
    """A moment by the player's own clock as the history counts it."""
    return int((moment.replace(tzinfo=UTC) - EPOCH).total_seconds())


def iso(when: int) -> str:
    """The date and time that the history counts as `when`."""
    moment = EPOCH + timedelta(seconds=when)
    return moment.replace(tzinfo=None).isoformat(timespec="seconds")


def game_line(game: PlayedGame, record: str) -> bytes:
    """The line of a game; `record` holds the moves that lead to where it stood."""
    values = {
        "id": f"{game.key:016x}",
        "code": str(game.code),
        "foundations_final": bool(game.marks & FINAL),
        "when": iso(game.when),
        "result": "won" if game.won else "left",
        "moves": game.moves,
        "milliseconds": game.milliseconds,
        "undos": game.undos,
        "hints": game.hints,
        "score": game.score,
    }
    if game.marks & FROM_RECORD:
        values["from_record"] = True
    return _line({**values, "record": record})


def reset_line(reset: Reset) -> bytes:
    """The line of a reset or of an undone one."""
    kind = None if reset.kind is None else reset.kind.name.lower()
    return _line({"undo_reset" if reset.undone else "reset": kind})


def parse(line: bytes, at: int) -> Line:
    """What a line holds that begins at byte `at` of the file.

    Raises:
        ValueError: if it is damaged.
    """
    match _object(line):
        case {"format": "yukon-history", "version": int(version)} if version <= VERSION:
            return None
        case {"reset": kind}:
            return Reset(_kind(kind))
        case {"undo_reset": kind}:
            return Reset(_kind(kind), undone=True)
        case {
            "id": str(key),
            "code": str(code),
            "foundations_final": bool(final),
            "when": str(when),
            "result": ("won" | "left") as result,
            "moves": int(moves),
            "milliseconds": int(milliseconds),
            "undos": int(undos),
            "hints": int(hints),
            "score": int(score),
            "record": str(),
            **rest,
        }:
            game = GameCode.parse(code)
            marks = RELAXED * game.relaxed | FINAL * final | WON * (result == "won")
            marks |= FROM_RECORD * bool(rest.get("from_record"))
            played = PlayedGame(
                int(key, 16),
                game.number,
                seconds(datetime.fromisoformat(when)),
                milliseconds,
                moves,
                undos,
                hints,
                score,
                marks,
                at,
            )
            if _is_sound(played):
                return played
    raise ValueError("no line of a history")


def is_newer_head(line: bytes) -> bool:
    """Whether a newer version of the game wrote the file that begins with `line`."""
    try:
        head = _object(line)
    except ValueError:
        return False
    match head:
        case {"format": "yukon-history", "version": int(version)}:
            return version > VERSION
    return False


def record_of(line: bytes) -> str:
    """The record that the line of a game holds.

    Raises:
        ValueError: if it is no such line.
    """
    match _object(line):
        case {"code": str(code), "record": str(moves)}:
            return f"{code}\n{moves}\n"
    raise ValueError("no line of a game")


def _object(line: bytes) -> object:
    try:
        return json.loads(line)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _is_sound(game: PlayedGame) -> bool:
    counts = (game.moves, game.undos, game.hints, game.score)
    return (
        0 <= game.key < 2**64
        and 0 <= game.milliseconds <= LARGEST
        and all(0 <= count <= LARGEST_COUNT for count in counts)
    )


def _kind(name: object) -> RuleKind | None:
    if name is None:
        return None
    if isinstance(name, str) and name.upper() in RuleKind.__members__:
        return RuleKind[name.upper()]
    raise ValueError(name)


def _line(values: dict[str, object]) -> bytes:
    return json.dumps(values, separators=(",", ":")).encode("ascii") + b"\n"
