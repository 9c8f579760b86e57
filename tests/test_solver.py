"""The solver: wins that the rules accept, and losses that are proofs."""

from random import Random

import pytest

from game.core.board import Board
from game.core.code import GameCode, deal
from game.core.rules import RuleSet, apply, check, legal_moves
from game.solver.decide import Outcome, Question, decide
from game.solver.orders import late_cards
from game.solver.relaxation import is_dead
from game.solver.state import State
from game.solver.tables import TWIN
from game.solver.translate import number_of, state_of
from game.solver.verdict import solve
from tests.solver_games import SmallGame, advanced_game, dense_game, is_winnable, random_game

RULES = [
    pytest.param(colour, final, id=f"{'classic' if colour else 'relaxed'}{'-final' * final}")
    for colour in (True, False)
    for final in (False, True)
]

PROVED_LOST = (1, 20, 24, 25, 32, 49, 51, 61, 62, 64, 82)
"""Classic deals that this solver has proved lost: a proof once found must not go missing."""

KING_COMES_BACK = (
    SmallGame(3, ((3, 2, 8, 6), (10, 11, 7), ()), (3, 2, 0), (2, 3, 0, 0)),
    SmallGame(3, ((0, 8, 9, 10, 1), (4, 5, 2, 6)), (0, 2), (0, 0, 0, 3)),
    SmallGame(4, ((4, 12, 10, 7), (15, 6, 3, 8), (14, 11, 0), ()), (3, 1, 0, 0), (0, 4, 1, 0)),
    SmallGame(4, ((7, 6, 11, 14, 0, 8), (12, 4, 3, 10, 2, 15), ()), (0, 2, 0), (0, 4, 0, 0)),
)
"""Won only if a king whose suit is home goes to an empty column again, to take a queen."""


def start(game: SmallGame, *, relaxed: bool) -> State:
    return State(game.columns, game.hidden, game.heights, ranks=game.ranks, relaxed=relaxed)


def lines(final: bool, colour: bool, deals: range) -> list[list[Board]]:
    """The boards of a win of each deal that one is found for at once, first to last."""
    rules = RuleSet(colour_matters=colour, foundations_final=final)
    found = []
    for number in deals:
        boards = [deal(GameCode(number))]
        for move in solve(rules, boards[0], limit=300).line:
            assert check(rules, boards[-1], move) is None
            boards.append(apply(boards[-1], move))
        if len(boards) > 1:
            found.append(boards)
    return found


class TestWins:
    @pytest.mark.parametrize(("colour", "final"), RULES)
    def test_every_move_is_legal_and_the_last_wins(self, colour: bool, final: bool) -> None:
        found = lines(final, colour, range(200, 220))
        assert len(found) > 8
        assert all(boards[-1].is_won for boards in found)

    def test_no_group_is_larger_than_the_rules_allow(self) -> None:
        rules = RuleSet(largest_group=4)
        wins = 0
        for number in range(60):
            board = deal(GameCode(number))
            for move in solve(rules, board, limit=600).line:
                assert check(rules, board, move) is None
                board = apply(board, move)
            wins += board.is_won
        assert wins > 2

    def test_a_won_board_needs_no_move(self) -> None:
        verdict = solve(RuleSet(), Board.parse("Foundations: S-13 H-13 D-13 C-13"))
        assert (verdict.outcome, verdict.line) == (Outcome.WON, ())


class TestLosses:
    @pytest.mark.parametrize("number", PROVED_LOST)
    def test_proofs_once_found_are_found_again(self, number: int) -> None:
        assert solve(RuleSet(), deal(GameCode(number)), limit=20_000).outcome is Outcome.LOST

    def test_what_is_lost_stays_lost(self) -> None:
        rules, random = RuleSet(), Random(5)
        for number in PROVED_LOST:
            board = deal(GameCode(number))
            for _ in range(40):
                moves = list(legal_moves(rules, board))
                if not moves:
                    break
                board = apply(board, random.choice(moves))
                assert solve(rules, board, limit=300).outcome is not Outcome.WON

    @pytest.mark.parametrize(("colour", "final"), RULES)
    def test_no_proof_speaks_against_a_known_win(self, colour: bool, final: bool) -> None:
        rules = RuleSet(colour_matters=colour, foundations_final=final)
        for boards in lines(final, colour, range(40)):
            for board in boards[::3]:
                assert not is_dead(state_of(rules, board), final=final)
            for board in boards[::11]:
                assert solve(rules, board, limit=600).outcome is not Outcome.LOST

    def test_orders_said_to_hold_in_every_win_hold_in_known_wins(self) -> None:
        held = 0
        rules = RuleSet()
        for number in range(100, 140):
            board = deal(GameCode(number))
            line = solve(rules, board, limit=300).line
            late = late_cards(state_of(rules, board), final=False)
            assert late is not None or not line
            moved = [number_of(move.card) for move in line]
            for card in range(52):
                if line and late is not None and late >> card & 1:
                    assert moved.index(card ^ TWIN) < moved.index(card)
                    held += 1
        assert held > 20


class TestAgainstPlainSearch:
    """Small decks, which plain search decides: the solver must say the same."""

    @pytest.mark.parametrize(("colour", "final"), RULES)
    @pytest.mark.parametrize("largest", [20, 3, 2])
    def test_the_verdicts_agree(self, colour: bool, final: bool, largest: int) -> None:
        random = Random(f"{colour} {final} {largest}")
        decided = dict.fromkeys(Outcome, 0)
        for number in range(60):
            make = (random_game, dense_game, advanced_game)[number % 3]
            game = make(random, random.choice([3, 3, 4]), random.choice([2, 3, 3]), 3)
            truth = is_winnable(game, relaxed=not colour, final=final, largest=largest, most=10_000)
            if truth is None:
                continue
            question = Question(final, largest, limit=100_000)
            outcome = decide(start(game, relaxed=not colour), question).outcome
            decided[outcome] += 1
            assert outcome is not (Outcome.LOST if truth else Outcome.WON)
            assert largest < 20 or outcome is not Outcome.UNDECIDED
        assert decided[Outcome.WON] > 5
        assert decided[Outcome.LOST] > 0 or (largest == 20 and not colour)

    @pytest.mark.parametrize("game", KING_COMES_BACK, ids=range(len(KING_COMES_BACK)))
    def test_a_king_may_have_to_come_back_from_home(self, game: SmallGame) -> None:
        question = Question(final=False, largest=20, limit=100_000)
        assert decide(start(game, relaxed=False), question).outcome is Outcome.WON
        question = Question(final=True, largest=20, limit=100_000)
        assert decide(start(game, relaxed=False), question).outcome is Outcome.LOST


class TestLimits:
    def test_the_verdict_is_the_same_each_time(self) -> None:
        board = deal(GameCode(17))
        assert solve(RuleSet(), board, limit=900) == solve(RuleSet(), board, limit=900)

    def test_it_stops_when_told_to(self) -> None:
        verdict = solve(RuleSet(), deal(GameCode(17)), limit=10**9, stop=lambda: True)
        assert verdict.outcome is Outcome.UNDECIDED
        assert verdict.nodes < 1000

    def test_no_more_nodes_than_allowed(self) -> None:
        verdict = solve(RuleSet(), deal(GameCode(17)), limit=500)
        assert verdict.outcome is Outcome.UNDECIDED
        assert verdict.nodes <= 510
