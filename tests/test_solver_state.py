"""The solver's own position: it follows the rules move by move, and finds back."""

from itertools import pairwise

import pytest

from game.core.board import Board, Pile
from game.core.cards import KING
from game.core.moves import Move
from game.core.rules import RuleSet, apply, legal_moves
from game.solver.state import BACK, HOME, ONTO, State, Step
from game.solver.state import KING as KING_STEP
from game.solver.translate import move_of, number_of, reachable_key, state_of
from tests.boards import table, walk


def step_of(board: Board, move: Move) -> Step:
    card = number_of(move.card)
    if move.target is Pile.FOUNDATION:
        return Step(HOME, card, 0)
    onto = board[move.target].last
    target = move.target - 1 if onto is None else number_of(onto)
    if board.locate(move.card)[0] is Pile.FOUNDATION:
        return Step(BACK, card, target)
    return Step(KING_STEP if onto is None else ONTO, card, target)


def snapshot(state: State) -> tuple[object, ...]:
    return (
        *(state.below, state.above, state.column, state.heights, state.place),
        *(state.last, state.cards, state.up, state.home, state.key),
    )


def is_idle_king(board: Board, move: Move) -> bool:
    return move.card.rank == KING and board.locate(move.card)[1] == 0


NEARLY_WON = (
    table("KH QH", "KC", homes=(13, 11, 13, 12)),
    table("QH KH", "QC KC", homes=(13, 11, 13, 11)),
)


@pytest.mark.parametrize("number", range(12))
def test_a_step_does_what_the_move_does_and_undo_takes_it_back(number: int) -> None:
    rules = RuleSet(colour_matters=number % 2 == 0)
    for board in (*NEARLY_WON, *walk(number, 60, rules)):
        state = state_of(rules, board)
        before = snapshot(state)
        assert snapshot(state.copy()) == before
        for move in legal_moves(rules, board):
            if is_idle_king(board, move):
                continue
            step = step_of(board, move)
            assert move_of(board, step) in (move, Move(move.card, move_of(board, step).target))
            key = state.key_after(step)
            undo = state.apply(step)
            after = state_of(rules, apply(board, move_of(board, step)))
            assert key == state.key
            assert (state.below, state.above, state.heights) == (
                *(after.below, after.above, after.heights),
            )
            assert (sorted(state.last), sorted(state.cards), state.up, state.home) == (
                *(sorted(after.last), sorted(after.cards), after.up, after.home),
            )
            state.undo(step, undo)
            assert snapshot(state) == before


def test_the_key_is_blind_to_which_column_is_which() -> None:
    board = next(walk(3, 0))
    turned = Board(board.columns[::-1], board.foundations)
    assert state_of(RuleSet(), board).key == state_of(RuleSet(), turned).key


def test_a_position_of_the_past_has_its_key_only_if_it_can_come_up_again() -> None:
    rules = RuleSet()
    for number in range(8):
        boards = list(walk(number, 40, rules))
        for old, new in pairwise(boards):
            before, after = state_of(rules, old), state_of(rules, new)
            followers = [state_of(rules, apply(new, move)) for move in legal_moves(rules, new)]
            back = any(
                (state.below, state.up, state.home) == (before.below, before.up, before.home)
                for state in followers
            )
            # One move leads back, or none ever does: the card left a place it does not fit.
            if reachable_key(after, before) is not None:
                assert reachable_key(after, before) == before.key
            assert (reachable_key(after, before) is not None) >= back
