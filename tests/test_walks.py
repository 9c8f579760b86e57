"""Long random games, with everything that is known about any game checked at every step."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.cards import DECK
from game.core.code import DEALS, GameCode, deal
from game.core.moves import Move
from game.core.rules import legal_moves
from game.core.session import Change, Command, Session
from tests import oracle

STEPS = 400


class Shadow:
    """The same game kept the plain way: text boards, full histories, the naive rules."""

    def __init__(self, session: Session) -> None:
        self.start = str(session.board)
        self.past: list[tuple[str, int]] = []
        self.future: list[tuple[str, int]] = []
        self.now = (self.start, 0)
        self.moves = 0

    def play(self, move: Move) -> None:
        board, score = self.now
        after, points = oracle.play(board, str(move))
        self.moves += 1
        self._step((after, score + points))

    def undo(self) -> None:
        self.future.append(self.now)
        self.now = self.past.pop()

    def redo(self) -> None:
        self.past.append(self.now)
        self.now = self.future.pop()

    def restart(self) -> None:
        self._step((self.start, 0))

    def _step(self, to: tuple[str, int]) -> None:
        self.past = [*self.past, self.now][-100:]
        self.future.clear()
        self.now = to


def wander(session: Session, shadow: Shadow, random: Random) -> None:
    """Take one random action in both, as long as there is one."""
    moves = list(legal_moves(session.rules, session.board))
    dice = random.random()
    if dice < 0.12 and session.can_undo:
        # In bursts, or undo would hardly ever get past the last few moves.
        for _ in range(random.randint(1, 9)):
            if session.can_undo:
                assert session.undo() is not None
                shadow.undo()
    elif dice < 0.2 and session.can_redo:
        assert session.redo() is not None
        shadow.redo()
    elif dice < 0.202 and session.position.line:
        assert session.restart() is not None
        shadow.restart()
    elif moves:
        # Mostly homewards: games that never build foundations never take back from them.
        home = [move for move in moves if not move.target]
        move = random.choice(home if home and random.random() < 0.5 else moves)
        assert isinstance(session.play(move), Change)
        shadow.play(move)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, DEALS - 1), st.booleans(), st.booleans(), st.integers(0, 2**32))
def test_random_games(number: int, relaxed: bool, final: bool, seed: int) -> None:
    """checks.md 13–15: undo and redo restore cards, faces and score; no card is ever lost."""
    random = Random(seed)
    session = Session(GameCode(number, relaxed), foundations_final=final)
    shadow = Shadow(session)
    for _ in range(STEPS):
        wander(session, shadow, random)
        board = session.board
        assert sorted(board.cards()) == sorted(DECK)
        assert (str(board), session.position.score) == shadow.now
        assert session.moves == shadow.moves
        assert session.can_undo == bool(shadow.past)
        assert session.can_redo == bool(shadow.future)
        assert all(column.hidden < max(len(column.cards), 1) for column in board.columns)
    check_the_line(session)
    check_the_log(session)
    check_undoing_all(session, shadow)


def check_the_line(session: Session) -> None:
    """The line holds what leads from the deal to this board, undone moves left out."""
    board, score = str(deal(session.code)), 0
    for move in session.position.line:
        board, points = oracle.play(board, str(move))
        score += points
    assert (board, score) == (str(session.board), session.position.score)


def check_the_log(session: Session) -> None:
    copy = Session.replay(
        session.code, session.log, foundations_final=session.rules.foundations_final
    )
    assert copy.position == session.position
    assert copy.moves == session.moves == sum(isinstance(a, Move) for a in session.log)
    assert (copy.can_undo, copy.can_redo) == (session.can_undo, session.can_redo)


def check_undoing_all(session: Session, shadow: Shadow) -> None:
    """checks.md 14: full undo reaches the oldest kept position, and 15: redo all comes back."""
    last = session.position
    kept = len(shadow.past)
    while session.undo() is not None:
        shadow.undo()
        assert (str(session.board), session.position.score) == shadow.now
    assert not shadow.past
    for _ in range(kept):
        assert session.redo() is not None
    assert session.position == last
    assert session.log[-kept:] == [Command.REDO] * kept
