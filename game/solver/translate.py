"""Boards and moves of the game as the solver's positions and steps, and back."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.board import COLUMNS, Board, Pile
from game.core.cards import DECK, Card, Suit
from game.core.moves import Move
from game.core.rules import RuleSet, apply, check
from game.solver.state import HOME, KING, State, Step
from game.solver.tables import SUITS

__all__ = ["card_of", "number_of", "played", "state_of"]


def number_of(card: Card) -> int:
    """The solver's number of `card`."""
    return SUITS * (card.rank - 1) + card.suit


_CARDS = {number_of(card): card for card in DECK}


def card_of(number: int) -> Card:
    """The card that the solver numbers so."""
    return _CARDS[number]


def state_of(rules: RuleSet, board: Board) -> State:
    """The solver's form of `board`."""
    return State(
        [[number_of(card) for card in column.cards] for column in board.columns],
        [column.hidden for column in board.columns],
        [board.foundations[suit] for suit in Suit],
        relaxed=not rules.colour_matters,
    )


def played(rules: RuleSet, board: Board, steps: Iterable[Step]) -> tuple[tuple[Move, ...], Board]:
    """The steps as moves, each checked and made by the real rules, and the board they lead to."""
    moves = []
    for step in steps:
        move = _move(board, step)
        breach = check(rules, board, move)
        assert breach is None, f"the solver made an illegal move: {move} ({breach})"
        moves.append(move)
        board = apply(board, move)
    return tuple(moves), board


def _move(board: Board, step: Step) -> Move:
    card = card_of(step.card)
    if step.kind == HOME:
        return Move(card, Pile.FOUNDATION)
    if step.kind == KING:
        return Move(card, next(pile for pile in COLUMNS if not board[pile].cards))
    return Move(card, board.locate(card_of(step.target))[0])
