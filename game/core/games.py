"""Games that were finished or left, as the history keeps them (docs/statistics.md)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from game.core.code import GameCode
from game.core.session import Command, GoBack, Session

__all__ = [
    "DAY",
    "FINAL",
    "FROM_RECORD",
    "RELAXED",
    "WON",
    "PlayedGame",
    "RuleKind",
    "latest",
    "played",
]

RELAXED: Final = 1
FINAL: Final = 2
WON: Final = 4
FROM_RECORD: Final = 8
KIND: Final = RELAXED | FINAL
"""The marks that tell by which rules a game was played."""
DAY: Final = 86_400
"""Seconds."""


class RuleKind(IntEnum):
    """The four sets of rules there are; the value is the marks of their games (R7, R10)."""

    CLASSIC = 0
    RELAXED = RELAXED
    CLASSIC_FINAL = FINAL
    RELAXED_FINAL = RELAXED | FINAL


class PlayedGame(NamedTuple):
    """One game, and how it stood when it was won or left.

    Numbers only: a long history is unpacked to a hundred thousand of these.
    """

    key: int
    """Tells this game from every other one, also from one of the same deal."""
    number: int
    """Of the deal."""
    when: int
    """Seconds from the beginning of 1970 by the player's own clock and calendar."""
    milliseconds: int
    moves: int
    undos: int
    """Undo, going back and restarts together."""
    hints: int
    score: int
    marks: int
    at: int = 0
    """Where the history keeps it."""

    @property
    def code(self) -> GameCode:
        """Code of its deal and rules."""
        return GameCode(self.number, relaxed=bool(self.marks & RELAXED))

    @property
    def kind(self) -> RuleKind:
        """By which rules it was played."""
        return RuleKind(self.marks & KIND)

    @property
    def won(self) -> bool:
        """Whether all cards came home."""
        return bool(self.marks & WON)

    @property
    def day(self) -> int:
        """Days from the beginning of 1970."""
        return self.when // DAY


def played(session: Session, when: int) -> PlayedGame:
    """The entry of `session`, won or left at `when`."""
    marks = RELAXED * session.code.relaxed | FINAL * session.rules.foundations_final
    marks |= WON * session.board.is_won | FROM_RECORD * session.from_record
    return PlayedGame(
        session.key,
        session.code.number,
        when,
        session.elapsed,
        session.moves,
        _retractions(session),
        session.hints,
        session.position.score,
        marks,
    )


def latest(entries: Sequence[PlayedGame]) -> list[PlayedGame]:
    """Each game once: as it was won first, or else as it was left last; in that order."""
    if len({entry.key for entry in entries}) == len(entries):
        return list(entries)  # no game is there twice: spares a long history the work
    games: dict[int, PlayedGame] = {}
    for entry in entries:
        before = games.get(entry.key)
        if before is None:
            games[entry.key] = entry
        elif not before.marks & WON:
            del games[entry.key]
            games[entry.key] = entry
    return list(games.values())


def _retractions(session: Session) -> int:
    """How often the player went back, in whatever way."""
    back = (Command.UNDO, Command.RESTART)
    logged = sum(each in back or isinstance(each, GoBack) for each in session.log)
    return session.earlier.undos + logged
