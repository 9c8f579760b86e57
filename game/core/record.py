"""Records: a game as text, read, replayed and written (command-line.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import wrap

from game.core.code import CodeError, GameCode
from game.core.moves import Move
from game.core.rules import Breach
from game.core.session import Action, Command, Session

__all__ = [
    "Record",
    "RecordError",
    "Refusal",
    "Replay",
    "moves_text",
    "parse_action",
    "replay",
    "write",
]


class RecordError(ValueError):
    """A text that is no record: the 1-based line, and the token or code that cannot be read."""

    def __init__(self, line: int, token: str, fault: CodeError | None = None) -> None:
        super().__init__(f"line {line}: {token!r} cannot be read")
        self.line = line
        self.token = token
        self.fault = fault
        """What is wrong with the game code, None if the fault is in a move."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game code, and the actions in order."""

    code: GameCode
    actions: tuple[Action, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record that `text` holds.

        Raises:
            RecordError: with line and token, where `text` is not of the form of a record.
        """
        lines = list(_content(text))
        number, first = lines[0] if lines else (1, "")
        try:
            code = GameCode.parse(first)
        except CodeError as fault:
            raise RecordError(number, first, fault) from fault
        return cls(code, tuple(_actions(lines[1:])))


@dataclass(frozen=True, slots=True)
class Refusal:
    """The first action of a record that a rule refuses."""

    index: int
    """0-based, counted over moves, `U` and `R`."""
    action: Action
    breach: Breach | None
    """None where `U` or `R` has nothing to take back or put back."""

    @property
    def reason(self) -> str:
        """The stable name of the reason, in kebab-case."""
        if self.breach is not None:
            return self.breach.reason.value
        return "nothing-to-undo" if self.action is Command.UNDO else "nothing-to-redo"


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played with the rules, up to its end or to the first refusal."""

    session: Session
    undos: int
    error: Refusal | None = None


def parse_action(token: str) -> Action:
    """The move, `U` or `R` that `token` names.

    Raises:
        ValueError: if it is of none of these forms.
    """
    if token in (Command.UNDO.value, Command.REDO.value):
        return Command(token)
    return Move.parse(token)


def replay(record: Record, *, foundations_final: bool = False) -> Replay:
    """Play `record` with the rules; the figures stop before the first refused action."""
    session = Session(record.code, foundations_final=foundations_final)
    undos = 0
    for index, action in enumerate(record.actions):
        result = session.act(action)
        if result is None or isinstance(result, Breach):
            return Replay(session, undos, Refusal(index, action, result))
        undos += action is Command.UNDO
    return Replay(session, undos)


def write(code: GameCode, moves: Iterable[Move]) -> str:
    """The record of `moves` from the deal of `code`, wrapped for reading."""
    return "\n".join([str(code), *wrap(moves_text(moves), 76)]) + "\n"


def moves_text(moves: Iterable[Move]) -> str:
    """The tokens of `moves`, on one line."""
    return " ".join(map(str, moves))


def _content(text: str) -> Iterator[tuple[int, str]]:
    """The lines that hold more than a comment, with their 1-based numbers."""
    # Not splitlines: a form feed in a comment would end it, and no editor counts lines so.
    for number, line in enumerate(re.split(r"\r\n?|\n", text), start=1):
        content = line.partition("#")[0].strip()
        if content:
            yield number, content


def _actions(lines: Iterable[tuple[int, str]]) -> Iterator[Action]:
    for number, line in lines:
        for token in line.split():
            try:
                yield parse_action(token)
            except ValueError as error:
                raise RecordError(number, token) from error
