"""Counts of the positions after so many moves, as chess programs check their move generators."""

import pytest

from game.core.board import Board
from game.core.code import GameCode, deal
from game.core.rules import RuleSet, apply, legal_moves
from tests import oracle
from tests.boards import CLASSIC, RELAXED

COUNTS = [
    (1, CLASSIC, [9, 78, 671]),
    (1, RELAXED, [12, 145, 1790]),
    (25, CLASSIC, [3, 9, 29]),
    (25, RELAXED, [8, 78, 847]),
]


def perft(rules: RuleSet, board: Board, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(rules, apply(board, move), depth - 1) for move in legal_moves(rules, board))


def naive_perft(board: str, depth: int, *, relaxed: bool) -> int:
    if depth == 0:
        return 1
    return sum(
        naive_perft(oracle.play(board, move)[0], depth - 1, relaxed=relaxed)
        for move in oracle.legal(board, relaxed=relaxed)
    )


@pytest.mark.parametrize(("number", "rules", "counts"), COUNTS)
def test_counts(number: int, rules: RuleSet, counts: list[int]) -> None:
    board = deal(GameCode(number))
    assert [perft(rules, board, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("number", "rules", "counts"), COUNTS)
def test_counts_of_the_naive_rules(number: int, rules: RuleSet, counts: list[int]) -> None:
    board = str(deal(GameCode(number)))
    relaxed = not rules.colour_matters
    assert [naive_perft(board, depth, relaxed=relaxed) for depth in (1, 2, 3)] == counts
