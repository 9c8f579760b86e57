"""Proofs of loss by pairs and by orders: none speaks against a win."""

from random import Random

import pytest

from game.core.code import GameCode, deal
from game.core.rules import RuleSet, apply
from game.solver.facts import facts_of
from game.solver.orders import late_cards, proof
from game.solver.pairs import can_win
from game.solver.state import State
from game.solver.tables import TWIN
from game.solver.translate import number_of, state_of
from game.solver.verdict import solve
from tests.solver_games import advanced_game, dense_game, is_winnable

RULES = [
    pytest.param(colour, final, id=f"{'classic' if colour else 'relaxed'}{'-final' * final}")
    for colour in (True, False)
    for final in (False, True)
]


@pytest.mark.parametrize(("colour", "final"), RULES)
def test_no_proof_speaks_against_plain_search(colour: bool, final: bool) -> None:
    random = Random(f"{colour} {final}")
    truths = {True: 0, False: 0}
    proved = 0
    for number in range(90):
        make = advanced_game if number % 2 else dense_game
        game = make(random, random.choice([3, 3, 4]), random.choice([2, 2, 3]), 3)
        truth = is_winnable(game, relaxed=not colour, final=final, most=2000)
        if truth is None:
            continue
        state = State(game.columns, game.hidden, game.heights, ranks=game.ranks, relaxed=not colour)
        truths[truth] += 1
        if None in proof(state, final=final):
            assert not truth, game
            proved += 1
    assert truths[True] > 10
    assert proved > truths[False] * 0.8


@pytest.mark.parametrize(("colour", "final"), RULES)
def test_no_pair_speaks_against_a_known_win(colour: bool, final: bool) -> None:
    rules = RuleSet(colour_matters=colour, foundations_final=final)
    looked_at = 0
    for number in range(300, 316):
        board = deal(GameCode(number))
        for index, move in enumerate(solve(rules, board, limit=300).line):
            if index % 13 == number % 13:
                assert can_win(facts_of(state_of(rules, board), final=final))
                looked_at += 1
            board = apply(board, move)
    assert looked_at > 40


def test_orders_said_to_hold_in_every_win_hold_in_known_wins() -> None:
    rules = RuleSet()
    held = more = 0
    for number in range(100, 107):
        board = deal(GameCode(number))
        line = solve(rules, board, limit=300).line
        if not line:
            continue
        state = state_of(rules, board)
        *_, late = proof(state, final=False)
        assert late is not None
        moved = [number_of(move.card) for move in line]
        assert all(
            moved.index(card ^ TWIN) < moved.index(card) for card in range(52) if late >> card & 1
        )
        held += late.bit_count()
        more += late.bit_count() > (late_cards(state, final=False) or 0).bit_count()
    assert held > 10
    assert more


@pytest.mark.parametrize("number", [146, 410, 498, 509, 534, 624, 838])
def test_pairs_alone_prove_what_they_proved(number: int) -> None:
    state = state_of(RuleSet(), deal(GameCode(number)))
    assert late_cards(state, final=False) is not None
    assert not can_win(facts_of(state, final=False))


@pytest.mark.parametrize("number", [293, 731, 872])
def test_pairs_and_orders_prove_what_they_proved(number: int) -> None:
    state = state_of(RuleSet(), deal(GameCode(number)))
    assert can_win(facts_of(state, final=False))
    assert None in proof(state, final=False)
