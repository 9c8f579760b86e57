"""Boards and moves of the game as the solver's positions and steps, and back."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.board import COLUMNS, Board, Pile
from game.core.cards import DECK, Card, Suit
from game.core.cards import KING as KING_RANK
from game.core.moves import Move
from game.core.rules import RuleSet, apply, check
from game.solver.state import AS_DEALT, BACK, HOME, KING, State, Step
from game.solver.tables import SUITS

__all__ = ["card_of", "move_of", "number_of", "played", "reachable_key", "state_of"]


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
        move = move_of(board, step)
        breach = check(rules, board, move)
        assert breach is None, f"the solver made an illegal move: {move} ({breach})"
        moves.append(move)
        board = apply(board, move)
    return tuple(moves), board


def move_of(board: Board, step: Step) -> Move:
    """The step as a move on `board`."""
    card = card_of(step.card)
    if step.kind == HOME:
        return Move(card, Pile.FOUNDATION)
    if step.kind == KING or (step.kind == BACK and card.rank == KING_RANK):
        return Move(card, next(pile for pile in COLUMNS if not board[pile].cards))
    return Move(card, board.locate(card_of(step.target))[0])


def reachable_key(state: State, other: State) -> int | None:
    """The key that the position `other` has in a search from `state`; None if it cannot come up.

    "As dealt" means as it lies in `state`, and a card once moved off a card it does not fit, or
    turned up, never goes back.
    """
    if other.up | other.home != state.up | state.home or any(
        place == AS_DEALT and other.below[card] != state.below[card]
        for card, place in enumerate(other.place)
    ):
        return None
    return other.key
