"""A game in play: undo, redo, restart, finish, counters and the log; R12, R20, R21."""

from itertools import pairwise

import pytest

from game.core.code import GameCode, deal
from game.core.moves import Move
from game.core.rules import Breach, Reason, legal_moves
from game.core.session import UNDO_LIMIT, Action, Change, Command, Position, Session
from tests.boards import WON_CLASSIC, all_moves

WON = all_moves(WON_CLASSIC)
WON_CODE = GameCode(3)


def played(moves: list[Move]) -> Session:
    return Session.replay(WON_CODE, moves)


def shuttle(session: Session, steps: int) -> list[Position]:
    """Play `steps` legal moves and return the positions before each and after the last."""
    positions = [session.position]
    for index in range(steps):
        moves = list(legal_moves(session.rules, session.board))
        assert isinstance(session.play(moves[index % len(moves)]), Change)
        positions.append(session.position)
    return positions


class TestPlay:
    """architecture.md: a player's illegal move is a returned value, never an exception."""

    def test_a_legal_move(self) -> None:
        session = Session(WON_CODE)
        before = session.position
        change = session.play(WON[0])
        assert change == Change(WON[0], before, session.position)
        assert session.position.line == (WON[0],)
        assert session.moves == 1

    def test_a_refused_move_changes_nothing(self) -> None:
        session = played(WON[:5])
        session.undo()
        position, log = session.position, list(session.log)
        breach = session.play(Move.parse("KC>1"))
        assert isinstance(breach, Breach)
        assert (session.position, session.log, session.moves) == (position, log, 5)
        assert session.can_redo

    def test_the_house_rule_is_fixed_at_the_deal(self) -> None:
        """R7: the house rule holds for the whole game."""
        session = Session(WON_CODE, foundations_final=True)
        session.play(Move.parse("AS>F"))
        breach = session.play(Move.parse("AS>1"))
        assert isinstance(breach, Breach)
        assert breach.reason is Reason.FOUNDATIONS_FINAL


class TestR12NothingMovesByItself:
    """R12: no card goes to a foundation unasked and the game never finishes unasked."""

    def test_a_move_changes_two_piles_and_no_more(self) -> None:
        session = Session(WON_CODE)
        for move in WON:
            change = session.play(move)
            assert isinstance(change, Change)
            before, after = change.before.board, change.after.board
            columns = zip(before.columns, after.columns, strict=True)
            homes = sum(after.foundations) - sum(before.foundations)
            assert sum(old != new for old, new in columns) + homes == 2

    def test_finish_plays_the_rest_as_one_step(self) -> None:
        session = Session(WON_CODE)
        for move in WON:
            if session.can_finish:
                break
            session.play(move)
        moves, position = session.moves, session.position
        change = session.finish()
        assert change == Change(Command.FINISH, position, session.position)
        assert session.board.is_won
        assert session.position.score == 625
        assert session.moves == len(WON) > moves + 1
        assert len(session.position.line) == len(WON)
        assert session.undo() is not None
        assert session.position == position
        assert session.redo() is not None
        assert session.board.is_won

    def test_finish_does_nothing_where_it_does_not_win(self) -> None:
        session = Session(WON_CODE)
        assert session.finish() is None
        assert played(WON).finish() is None
        assert session.log == []


class TestR20Undo:
    """R20: undo takes back up to the last 100 steps and restores cards, faces and score exactly;
    the move counter does not go down. Redo puts an undone move back; it does not raise it."""

    def test_the_first_step(self) -> None:
        session = Session(WON_CODE)
        start = session.position
        session.play(WON[0])
        assert session.can_undo
        change = session.undo()
        assert change is not None
        assert change.action is Command.UNDO
        assert session.position == start
        assert session.moves == 1

    def test_nothing_to_take_back_or_put_back(self) -> None:
        session = Session(WON_CODE)
        assert not session.can_undo
        assert not session.can_redo
        assert session.undo() is None
        assert session.redo() is None
        assert session.log == []

    def test_all_back_and_all_forth(self) -> None:
        session = Session(WON_CODE)
        positions = shuttle(session, 60)
        for position in reversed(positions[:-1]):
            session.undo()
            assert (session.position, session.position.line) == (position, position.line)
        for position in positions[1:]:
            session.redo()
            assert (session.position, session.position.line) == (position, position.line)
        assert session.moves == 60
        assert session.redo() is None

    def test_at_most_100_steps(self) -> None:
        assert UNDO_LIMIT == 100
        session = Session(WON_CODE)
        positions = shuttle(session, 130)
        assert sum(session.undo() is not None for _ in range(130)) == 100
        assert session.position == positions[30]
        assert sum(session.redo() is not None for _ in range(130)) == 100
        assert session.position == positions[130]

    def test_a_move_clears_redo(self) -> None:
        session = played(WON[:4])
        session.undo()
        assert session.can_redo
        session.play(next(legal_moves(session.rules, session.board)))
        assert not session.can_redo

    def test_putting_the_same_move_on_the_table_again_is_a_new_move(self) -> None:
        session = played(WON[:4])
        session.undo()
        session.play(WON[3])
        assert (session.moves, session.can_redo) == (5, False)
        assert session.position == played(WON[:4]).position


class TestR20Restart:
    """R20: a restart is one step."""

    def test_goes_back_to_the_deal(self) -> None:
        session = played(WON[:30])
        change = session.restart()
        assert change is not None
        assert session.position == Position(deal(WON_CODE))
        assert session.moves == 30

    def test_is_taken_back_as_one_step(self) -> None:
        session = played(WON[:30])
        position = session.position
        session.restart()
        session.undo()
        assert session.position == position
        session.undo()
        assert session.position == played(WON[:29]).position

    def test_of_an_untouched_deal_is_no_step(self) -> None:
        session = Session(WON_CODE)
        assert session.restart() is None
        session.play(WON[0])
        session.undo()
        assert session.restart() is None
        assert session.can_redo

    def test_clears_redo(self) -> None:
        session = played(WON[:3])
        session.undo()
        session.restart()
        assert not session.can_redo


class TestR20GoBack:
    """'A jump back [is] one step'."""

    def test_goes_to_an_earlier_position_of_the_line(self) -> None:
        session, positions = Session(GameCode(1)), []
        for _ in range(6):
            positions.append(session.position)
            session.play(next(legal_moves(session.rules, session.board)))
        change = session.go_back(2)
        assert change is not None
        assert session.position == positions[2]
        assert session.position.line == change.before.line[:2]
        assert session.moves == 6

    def test_is_taken_back_as_one_step(self) -> None:
        session = Session(GameCode(1))
        for _ in range(3):
            session.play(next(legal_moves(session.rules, session.board)))
        before = session.position
        session.go_back(0)
        session.undo()
        assert session.position == before

    @pytest.mark.parametrize("moves", [-1, 3, 4])
    def test_only_to_where_the_line_has_been(self, moves: int) -> None:
        session = Session(GameCode(1))
        for _ in range(3):
            session.play(next(legal_moves(session.rules, session.board)))
        assert session.go_back(moves) is None


class TestR21Time:
    """R21: time starts with the first move and stands still while the game is won."""

    def test_starts_with_the_first_move(self) -> None:
        session = Session(WON_CODE)
        session.advance(1000)
        assert session.elapsed == 0
        session.play(WON[0])
        session.advance(1000)
        session.advance(16)
        assert session.elapsed == 1016

    def test_undo_and_restart_do_not_turn_it_back(self) -> None:
        session = played(WON[:2])
        session.advance(5000)
        session.undo()
        session.restart()
        assert session.elapsed == 5000

    def test_stands_still_once_won(self) -> None:
        session = played(WON)
        session.advance(1000)
        assert session.elapsed == 0
        session.undo()
        session.advance(1000)
        assert session.elapsed == 1000


LOG: list[Action] = [
    *WON[:20],
    *[Command.UNDO, Command.UNDO, Command.REDO],
    *WON[19:25],
    *[Command.RESTART, Command.UNDO],
    *WON[25:],
    *[Command.UNDO, Command.FINISH],
]


class TestReplay:
    """The log replayed gives this very session: saving and verifying rest on it."""

    def test_gives_the_same_session(self) -> None:
        session = Session(WON_CODE)
        for action in LOG:
            assert isinstance(session.act(action), Change)
        assert session.board.is_won
        copy = Session.replay(WON_CODE, session.log)
        assert session.log == LOG
        while True:
            assert (copy.position, copy.moves, copy.log) == (
                session.position,
                session.moves,
                session.log,
            )
            assert (copy.can_undo, copy.can_redo) == (session.can_undo, session.can_redo)
            if session.undo() is None:
                break
            copy.undo()

    @pytest.mark.parametrize(
        "log",
        [
            [WON[0], WON[0]],
            [WON[0], Command.UNDO, Command.UNDO],
            [WON[0], Command.REDO],
            [Command.RESTART],
            [WON[0], Command.FINISH],
        ],
    )
    def test_refuses_a_log_that_cannot_be(self, log: list[Action]) -> None:
        with pytest.raises(ValueError, match=f"action {len(log)}, {log[-1]},"):
            Session.replay(WON_CODE, log)

    def test_of_the_house_rule(self) -> None:
        log = all_moves("- AS>F AS>1")
        session = Session(WON_CODE)
        session.play(log[0])
        back = next(m for m in legal_moves(session.rules, session.board) if str(m.card) == "AS")
        assert Session.replay(WON_CODE, [log[0], back]).moves == 2
        with pytest.raises(ValueError, match="action 2, "):
            Session.replay(WON_CODE, [log[0], back], foundations_final=True)

    def test_positions_follow_each_other(self) -> None:
        session = Session(WON_CODE)
        changes = [session.act(action) for action in LOG]
        for old, new in pairwise(changes):
            assert isinstance(old, Change)
            assert isinstance(new, Change)
            assert old.after == new.before
