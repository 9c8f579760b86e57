"""Hints: the first move of a winning line, or a guess that says that it is one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice
from random import Random

from game.core.board import Board, Column
from game.core.moves import Move
from game.core.rules import RuleSet, apply
from game.solver.choices import Choices
from game.solver.relaxation import is_dead
from game.solver.translate import move_of, state_of
from game.solver.verdict import Outcome, solve, winning_line

__all__ = ["Advice", "Hint", "hint"]

IMAGINED_BOARDS = 12
"""How many guesses at the face-down cards honest play is based on."""
LIMIT_IMAGINED = 300
"""Nodes for each of them."""


class Advice(Enum):
    """What a hint is worth."""

    WINS = "wins"
    """The first move of a line that wins."""
    GUESS = "guess"
    """It looks best; nothing is known."""
    UNDO = "undo"
    """Every win that is known leads back over a position that the game has been in."""
    NONE = "none"
    """There is no move that leads to a new position."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move and what it is worth."""

    advice: Advice
    line: tuple[Move, ...] = ()
    """The move to show, and what wins after it: a player who follows needs no new search."""

    @property
    def move(self) -> Move | None:
        """The move to show."""
        return self.line[0] if self.line else None


def hint(
    rules: RuleSet,
    boards: Sequence[Board],
    *,
    honest: bool,
    limit: int,
    stop: Callable[[], bool] = lambda: False,
) -> Hint:
    """The hint for the last of the `boards` that a game has gone through.

    It leads to none of the boards before, so that hints never run in a circle. `honest` means that
    only what the player sees counts: the face-down cards are guessed.
    """
    board = boards[-1]
    past = frozenset(map(_shape, boards))
    if honest and any(column.hidden for column in board.columns):
        return _imagine(rules, board, past, stop)
    line = winning_line(rules, board, avoid=boards[:-1], limit=limit, stop=stop)
    if line is not None:
        return Hint(Advice.WINS, line)
    if len(boards) > 1 and not stop():
        verdict = solve(rules, board, limit=limit, stop=stop)
        if verdict.outcome is Outcome.WON:
            return Hint(Advice.UNDO)
    return _guess(rules, board, past)


def _imagine(
    rules: RuleSet, board: Board, past: frozenset[object], stop: Callable[[], bool]
) -> Hint:
    """The move that wins most often with the face-down cards dealt anew, as a guess.

    The first move of such a line is legal as it lies, because only cards in sight decide that.
    """
    votes: Counter[Move] = Counter()
    random = Random(str(board.foundations))
    imagined = [_reshuffled(board, random) for _ in range(IMAGINED_BOARDS)]
    for other in imagined:
        if stop():
            break
        verdict = solve(rules, other, limit=LIMIT_IMAGINED, stop=stop)
        if verdict.line and _shape(apply(board, verdict.line[0])) not in past:
            votes[verdict.line[0]] += 1
    if votes:
        return Hint(Advice.GUESS, (votes.most_common(1)[0][0],))
    return _guess(rules, imagined[0], past, seen=board)


def _reshuffled(board: Board, random: Random) -> Board:
    """The board with its face-down cards in any other order."""
    hidden = [card for column in board.columns for card in column.cards[: column.hidden]]
    random.shuffle(hidden)
    return replace(
        board,
        columns=tuple(
            Column(
                tuple(hidden.pop() for _ in range(column.hidden)) + column.cards[column.hidden :],
                column.hidden,
            )
            for column in board.columns
        ),
    )


def _guess(
    rules: RuleSet, board: Board, past: frozenset[object], seen: Board | None = None
) -> Hint:
    """The most promising move to a new position, if possible one that is not a dead end.

    With `seen` the board is imagined and the real one is `seen`; dead ends are then unknown.
    """
    moves = [
        move for move in _by_promise(rules, board) if _shape(apply(seen or board, move)) not in past
    ]
    if seen is None:
        final = rules.foundations_final
        alive = (
            move for move in moves if not is_dead(state_of(rules, apply(board, move)), final=final)
        )
        moves = [*islice(alive, 1), *moves]
    return Hint(Advice.GUESS, (moves[0],)) if moves else Hint(Advice.NONE)


def _by_promise(rules: RuleSet, board: Board) -> list[Move]:
    """The moves that the solver would try, best first."""
    state = state_of(rules, board)
    choices = Choices(final=rules.foundations_final, largest=rules.largest_group)
    safe = choices.safe_home(state, 0)
    tries = [*choices.at(state, (), 0), *([safe] if safe else [])]
    return [move_of(board, choice.step) for choice in reversed(tries)]


def _shape(board: Board) -> object:
    """The board with its columns in any order: which of the empty ones a king took is all one."""
    columns = sorted((column.cards, column.hidden) for column in board.columns)
    return tuple(columns), board.foundations
