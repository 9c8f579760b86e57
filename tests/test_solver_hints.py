"""Hints, deals that can be won, difficulty."""

import pytest

from game.core.board import Board
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.core.rules import RuleSet, apply, check
from game.solver.deals import last_winnable, winnable_deal
from game.solver.difficulty import Difficulty, difficulty
from game.solver.hints import Advice, hint
from game.solver.verdict import Outcome, Verdict, solve, winning_line

RULES = RuleSet()


def shape(board: Board) -> object:
    return sorted((column.cards, column.hidden) for column in board.columns), board.foundations


class TestHints:
    def test_a_player_who_follows_hints_wins_and_sees_no_position_twice(self) -> None:
        boards = [deal(GameCode(3))]
        while not boards[-1].is_won:
            found = hint(RULES, boards, honest=False, limit=1000)
            assert found.advice is Advice.WINS
            assert found.move is not None
            assert check(RULES, boards[-1], found.move) is None
            boards.append(apply(boards[-1], found.move))
        shapes = [repr(shape(board)) for board in boards]
        assert len(set(shapes)) == len(shapes)

    @pytest.mark.parametrize("honest", [False, True])
    @pytest.mark.parametrize("number", [1, 17, 20])
    def test_guesses_are_legal_say_so_and_come_to_an_end(self, number: int, honest: bool) -> None:
        boards = [deal(GameCode(number))]
        shapes = {repr(shape(boards[0]))}
        while len(boards) < 25:
            found = hint(RULES, boards, honest=honest, limit=100)
            assert found.advice in (Advice.GUESS, Advice.NONE)
            if found.move is None:
                break
            assert check(RULES, boards[-1], found.move) is None
            boards.append(apply(boards[-1], found.move))
            assert repr(shape(boards[-1])) not in shapes
            shapes.add(repr(shape(boards[-1])))
        assert len(boards) > 1

    def test_an_honest_hint_depends_only_on_what_the_player_sees(self) -> None:
        board = deal(GameCode(3))
        hidden = {card for column in board.columns for card in column.cards[: column.hidden]}
        text = str(board)
        turned = dict(zip(sorted(hidden), sorted(hidden, reverse=True), strict=True))
        for card in hidden:
            text = text.replace(f"<{card}>", f"<({turned[card]})>")
        other = Board.parse(text.replace("(", "").replace(")", ""))
        assert other != board
        assert hint(RULES, [board], honest=True, limit=0) == hint(
            RULES, [other], honest=True, limit=0
        )

    def test_undo_is_the_advice_where_all_wins_lead_back(self) -> None:
        board = deal(GameCode(3))
        line = solve(RULES, board).line
        boards = [board]
        for move in line:
            boards.append(apply(boards[-1], move))
        # The last king back from home can only go home again.
        king = line[-1].card
        back = apply(boards[-1], Move(king, boards[-2].locate(king)[0]))
        found = hint(RULES, [*boards[:-1], boards[-1], back], honest=False, limit=1000)
        assert found.advice is Advice.UNDO

    def test_there_is_no_hint_where_there_is_no_move(self) -> None:
        board = Board.parse("Foundations: S-13 H-13 D-13 C-13")
        found = hint(RuleSet(foundations_final=True), [board], honest=False, limit=100)
        assert (found.advice, found.move) == (Advice.WINS, None)


class TestLines:
    def test_a_line_keeps_off_the_boards_to_avoid(self) -> None:
        board = deal(GameCode(3))
        line = solve(RULES, board).line
        # The first move is an ace going home, which the solver never puts off.
        avoided = [apply(apply(board, line[0]), line[1])]
        other = winning_line(RULES, board, avoid=avoided, limit=3000)
        assert other is not None
        shapes = []
        for move in other:
            board = apply(board, move)
            shapes.append(shape(board))
        assert board.is_won
        assert shape(avoided[0]) not in shapes


class TestDeals:
    @pytest.mark.parametrize("relaxed", [False, True])
    @pytest.mark.parametrize("wish", [None, *Difficulty])
    def test_a_deal_as_wished_with_its_win(self, relaxed: bool, wish: Difficulty | None) -> None:
        tried: list[int] = []
        found = winnable_deal(
            *(7,), relaxed=relaxed, foundations_final=True, wish=wish, report=tried.append
        )
        assert found is not None
        assert found.code.relaxed is relaxed
        assert wish in (None, found.difficulty)
        assert tried == list(range(1, found.tried))
        board = deal(found.code)
        rules = found.code.rules(foundations_final=True)
        for move in found.verdict.line:
            assert check(rules, board, move) is None
            board = apply(board, move)
        assert board.is_won

    def test_it_stops_when_told_to(self) -> None:
        assert winnable_deal(1, relaxed=False, foundations_final=False, stop=lambda: True) is None

    def test_the_last_board_that_could_be_won(self) -> None:
        lost = deal(GameCode(1))
        won = [deal(GameCode(3))]
        for move in solve(RULES, won[0]).line[:5]:
            won.append(apply(won[-1], move))
        assert last_winnable(RULES, [*won, lost, lost, lost], limit=1000) == len(won) - 1
        assert last_winnable(RULES, won, limit=1000) == len(won) - 1
        assert last_winnable(RULES, [lost, lost], limit=1000) is None


class TestDifficulty:
    def test_more_work_is_harder(self) -> None:
        ratings = [difficulty(Verdict(Outcome.WON, nodes=nodes)) for nodes in (90, 120, 5000)]
        assert ratings == [Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD]

    @pytest.mark.parametrize("outcome", [Outcome.LOST, Outcome.UNDECIDED])
    def test_only_a_known_win_is_rated(self, outcome: Outcome) -> None:
        assert difficulty(Verdict(outcome, nodes=90)) is None
