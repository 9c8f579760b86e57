"""The helper beside the table: asks the solver's process, and remembers what it said.

It speaks only when asked, never blocks, and forgets everything about a position that is left.
"""

from __future__ import annotations

from enum import Enum

from game.core.moves import Move
from game.core.session import Change, Position, Session
from game.solver.hints import Advice, Hint
from game.solver.questions import AskHint, AskLastWinnable, AskVerdict, LastWinnable, Question
from game.solver.verdict import Outcome, Verdict
from game.solver.worker import Worker

__all__ = ["Coach", "Told"]

MOST = 3
"""Levels of a hint: which card, where to, and why."""


class Told(Enum):
    """What the coach has just found out."""

    HINT = "hint"
    OUTCOME = "outcome"
    WAY_BACK = "way-back"


class Coach:
    """What is known about the position in play; the first need that is open is asked about."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._session: Session | None = None
        self._position: Position | None = None
        self._honest = False
        self._needs: list[Told] = []
        self._asked: Told | None = None
        self.hint: Hint | None = None
        """The hint for this position, once it is known."""
        self.level = 0
        """How much of the hint is shown: 1 which card, 2 where to, 3 why."""
        self.outcome: Outcome | None = None
        """Whether this position can be won, once it is known."""
        self.way_back: int | None = None
        """How many moves of the line lead to the last position known to be winnable."""

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self._needs)

    def follow(self, session: Session, change: Change | None = None) -> None:
        """Forget what was known: the position is another one now.

        Whoever plays the move of a winning hint keeps the rest of its line.
        """
        if session is self._session and session.position is self._position:
            return
        rest = self._rest(change)
        self._session, self._position = session, session.position
        self._worker.cancel()
        self._needs, self._asked = [], None
        self.level, self.way_back = 0, None
        self.hint = Hint(Advice.WINS, rest) if rest else None
        self.outcome = Outcome.WON if rest else None

    def ask_hint(self, session: Session, *, honest: bool) -> None:
        """Show one level more of the hint; the first time, ask for it."""
        self.follow(session)
        if honest is not self._honest:
            self.hint, self._honest = None, honest
        if self.level == 0:
            session.hints += 1
        self.level = min(MOST, self.level + 1)
        if self.hint is None:
            self._need(Told.HINT)

    def ask_outcome(self, session: Session) -> None:
        """Find out whether the position can be won."""
        self.follow(session)
        if self.outcome is None:
            self._need(Told.OUTCOME)

    def ask_way_back(self, session: Session) -> None:
        """Find the last position that could be won."""
        self.follow(session)
        self._need(Told.WAY_BACK)

    def cancel(self) -> None:
        """Stop looking."""
        self._worker.cancel()
        self._needs, self._asked = [], None

    def poll(self) -> Told | None:
        """What has been found out since the last call, if anything."""
        if self._asked is None:
            self._ask_next()
            return None
        reply = self._worker.poll()
        if reply is None:
            return None
        told, self._asked = self._asked, None
        self._needs.remove(told)
        match reply.answer:
            case Hint() as hint:
                self.hint = hint
            case Verdict() as verdict:
                self.outcome = verdict.outcome
            case LastWinnable(moves):
                self.way_back = moves
            case _:
                self.outcome = Outcome.UNDECIDED if told is Told.OUTCOME else self.outcome
                self.hint = Hint(Advice.NONE) if told is Told.HINT else self.hint
        return told

    def close(self) -> None:
        """End the solver's process."""
        self._worker.close()

    def _need(self, told: Told) -> None:
        if told not in self._needs:
            self._needs.append(told)

    def _ask_next(self) -> None:
        if self._needs and self._session is not None:
            self._asked = min(self._needs, key=list(Told).index)
            self._worker.ask(self._question(self._asked, self._session))

    def _question(self, told: Told, session: Session) -> Question:
        match told:
            case Told.HINT:
                line = session.position.line
                return AskHint(session.code, session.rules, line, self._honest)
            case Told.OUTCOME:
                return AskVerdict(session.rules, session.board)
            case Told.WAY_BACK:
                return AskLastWinnable(session.code, session.rules, session.position.line)

    def _rest(self, change: Change | None) -> tuple[Move, ...]:
        """The rest of the winning line, if `change` was its first move."""
        hint = self.hint
        if change is None or hint is None or hint.advice is not Advice.WINS or self._honest:
            return ()
        if change.before is not self._position or change.action != hint.move:
            return ()
        return hint.line[1:]
