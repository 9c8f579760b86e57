"""Whether nothing is left to do: no legal move, or only moves back and forth.

Unlike the search for a win this looks at every position that can be reached without progress, so
that what it says is certain; it gives up where there are many.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from game.core.board import Board
from game.core.cards import Suit
from game.core.rules import RuleSet, apply, legal_moves

__all__ = ["Left", "left_to_do"]

LIMIT = 400
"""Positions; where more can be reached, the player may go on trying."""


class Left(Enum):
    """What the player can still do."""

    PROGRESS = "progress"
    """A card can be turned up or go home for the first time, or there is too much to tell."""
    SHUFFLING = "shuffling"
    """Whatever is played, no card ever turns up or goes home."""
    NOTHING = "nothing"
    """There is no legal move."""


def left_to_do(rules: RuleSet, board: Board, limit: int = LIMIT) -> Iterator[Left | None]:
    """Look at one position after the other: None each time, and in the end the answer."""
    if not any(True for _ in legal_moves(rules, board)):
        yield Left.NOTHING
        return
    seen, waiting = {_shape(board)}, [board]
    while waiting:
        here = waiting.pop()
        for move in legal_moves(rules, here):
            there = apply(here, move)
            shape = _shape(there)
            if _progresses(board, there) or len(seen) == limit:
                yield Left.PROGRESS
                return
            if shape not in seen:
                seen.add(shape)
                waiting.append(there)
        yield None
    yield Left.SHUFFLING


def _progresses(start: Board, board: Board) -> bool:
    """Whether `board` has a card home or turned up that `start` has not."""
    if any(board.foundations[suit] > start.foundations[suit] for suit in Suit):
        return True
    return _hidden(board) < _hidden(start)


def _hidden(board: Board) -> int:
    return sum(column.hidden for column in board.columns)


def _shape(board: Board) -> object:
    """The board with its columns in any order: which of them is which does not matter here."""
    return frozenset(column.cards for column in board.columns), board.foundations
