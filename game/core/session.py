"""A game in play: its position, undo and redo, and the counters that undo never restores."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.core import placement
from game.core.board import Board
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.core.rules import Breach, apply, check
from game.core.scoring import points

__all__ = [
    "UNDO_LIMIT",
    "Action",
    "Change",
    "Command",
    "Earlier",
    "GoBack",
    "Position",
    "Session",
]

UNDO_LIMIT = 100
"""How many steps undo can take back (R20)."""


class Command(Enum):
    """The actions of a player that are not moves; the value is the token of a saved game."""

    UNDO = "U"
    REDO = "R"
    RESTART = "restart"
    FINISH = "finish"

    def __str__(self) -> str:
        return self.value


class GoBack(NamedTuple):
    """Back to an earlier position of the line, as one step (R20)."""

    moves: int
    """How many moves of the line stay."""

    def __str__(self) -> str:
        return f"back:{self.moves}"


Action = Move | Command | GoBack

# A chain and not a tuple: copying the whole line at every move makes long records take minutes.
Trail: TypeAlias = "tuple[Trail, Move] | None"


@dataclass(frozen=True, slots=True)
class Position:
    """What undo restores (R20): the board and the score, and the moves that lead here."""

    board: Board
    score: int = 0
    trail: Trail = field(default=None, compare=False, repr=False)
    """The moves from the deal to this board, each tied to those before it."""

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves from the deal to this board, with everything undone left out."""
        moves: list[Move] = []
        trail = self.trail
        while trail is not None:
            trail, move = trail
            moves.append(move)
        return tuple(reversed(moves))

    def after(self, move: Move) -> Position:
        """The position after a legal `move`."""
        board = apply(self.board, move)
        return Position(board, self.score + points(self.board, board), (self.trail, move))


class Earlier(NamedTuple):
    """What had been counted in a game when its log began anew, from its record."""

    moves: int = 0
    undos: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """One step that was taken."""

    action: Action
    before: Position
    after: Position


class Session:
    """One game from its deal on; only the player's actions change it (R12)."""

    def __init__(self, code: GameCode, *, foundations_final: bool = False) -> None:
        self.code = code
        self.rules = code.rules(foundations_final=foundations_final)
        self.position = Position(deal(code))
        self.moves = 0
        """The move counter; neither undo, redo nor restart change it (R20)."""
        self.elapsed = 0
        """Playing time in milliseconds (R21)."""
        self.hints = 0
        """How many hints the player asked for; like the other counters beyond undo."""
        self.key = 0
        """Tells this game from every other one in the history; 0 until it is kept there."""
        self.from_record = False
        """Whether it goes on where a record stood, so that it is nobody's own win."""
        self.earlier = Earlier()
        self.log: list[Action] = []
        """Every action since the deal: replayed, it gives this very session."""
        self._past: deque[Position] = deque(maxlen=UNDO_LIMIT)
        self._future: list[Position] = []

    @classmethod
    def replay(
        cls, code: GameCode, log: Iterable[Action], *, foundations_final: bool = False
    ) -> Session:
        """The session that `log` leads to.

        Raises:
            ValueError: naming the first action that cannot be taken.
        """
        session = cls(code, foundations_final=foundations_final)
        for index, action in enumerate(log):
            result = session.act(action)
            if not isinstance(result, Change):
                raise ValueError(f"action {index + 1}, {action}, cannot be taken")
        return session

    @property
    def board(self) -> Board:
        """The board as it lies now."""
        return self.position.board

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to put back."""
        return bool(self._future)

    @property
    def can_finish(self) -> bool:
        """Whether foundation moves alone win from here (R12)."""
        return not self.board.is_won and placement.finish(self.rules, self.board) is not None

    def act(self, action: Action) -> Change | Breach | None:
        """Take any `action`; a Breach if a rule refuses it, None if there is nothing to do."""
        if isinstance(action, Move):
            return self.play(action)
        if isinstance(action, GoBack):
            return self.go_back(action.moves)
        return {
            Command.UNDO: self.undo,
            Command.REDO: self.redo,
            Command.RESTART: self.restart,
            Command.FINISH: self.finish,
        }[action]()

    def play(self, move: Move) -> Change | Breach:
        """Make `move`, or say why the rules refuse it."""
        breach = check(self.rules, self.board, move)
        if breach is not None:
            return breach
        self.moves += 1
        return self._step(move, self.position.after(move))

    def undo(self) -> Change | None:
        """Take back the last step (R20)."""
        if not self._past:
            return None
        self._future.append(self.position)
        return self._go(Command.UNDO, self._past.pop())

    def redo(self) -> Change | None:
        """Put back the step that was undone last (R20)."""
        if not self._future:
            return None
        self._past.append(self.position)
        return self._go(Command.REDO, self._future.pop())

    def restart(self) -> Change | None:
        """Go back to the deal, as one step that undo takes back (R20)."""
        if self.position.trail is None:
            return None
        return self._step(Command.RESTART, Position(deal(self.code)))

    def go_back(self, moves: int) -> Change | None:
        """Go back to where the first `moves` moves of the line lead, as one step (R20)."""
        line = self.position.line
        if not 0 <= moves < len(line):
            return None
        position = Position(deal(self.code))
        for move in line[:moves]:
            position = position.after(move)
        return self._step(GoBack(moves), position)

    def finish(self) -> Change | None:
        """Play the foundation moves that win, as one step (R12, R20)."""
        moves = placement.finish(self.rules, self.board)
        if not moves:
            return None
        position = self.position
        for move in moves:
            position = position.after(move)
        self.moves += len(moves)
        return self._step(Command.FINISH, position)

    def count_on(self, earlier: Earlier) -> None:
        """Go on counting where a game stood that is only known by its record."""
        self.earlier = earlier
        self.moves += earlier.moves

    def advance(self, milliseconds: int) -> None:
        """Let playing time pass: from the first move on, and not once the game is won (R21)."""
        if self.moves and not self.board.is_won:
            self.elapsed += milliseconds

    def _step(self, action: Action, position: Position) -> Change:
        self._past.append(self.position)
        self._future.clear()
        return self._go(action, position)

    def _go(self, action: Action, position: Position) -> Change:
        change = Change(action, self.position, position)
        self.position = position
        self.log.append(action)
        return change
