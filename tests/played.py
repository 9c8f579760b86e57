"""Sessions that were played, for tests of what keeps and shows them."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.code import GameCode
from game.core.rules import legal_moves
from game.core.session import Action, Command, GoBack, Position, Session

__all__ = ["history", "played"]

_COMMANDS = (Command.UNDO, Command.UNDO, Command.REDO, Command.RESTART, Command.FINISH)


def played(
    code: GameCode, choices: Iterable[int], *, foundations_final: bool = False, elapsed: int = 0
) -> Session:
    """A session in which each choice picks an action: mostly a legal move, else a command."""
    session = Session(code, foundations_final=foundations_final)
    for choice in choices:
        moves = list(legal_moves(session.rules, session.board))
        actions: tuple[Action, ...] = (*moves, *_COMMANDS, GoBack(len(session.position.line) // 2))
        session.act(actions[choice % len(actions)])
    session.elapsed = elapsed
    session.hints = elapsed % 7
    return session


def history(session: Session) -> tuple[list[Position], list[Position]]:
    """The positions that undo and redo lead to; the session comes back to where it is."""
    length = len(session.log)
    redone: list[Position] = []
    while (change := session.redo()) is not None:
        redone.append(change.after)
    for _ in redone:
        session.undo()
    undone: list[Position] = []
    while (change := session.undo()) is not None:
        undone.append(change.after)
    for _ in undone:
        session.redo()
    del session.log[length:]
    return undone, redone
