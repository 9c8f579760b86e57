"""One game on the table: the session, its picture, and what the player does to both."""

from __future__ import annotations

from typing import Protocol

from game.core.board import COLUMNS
from game.core.cards import Card
from game.core.code import DEALING_ORDER
from game.core.rules import Breach
from game.core.session import Change, Command, GoBack, Session
from game.store.settings import Settings
from game.ui.gestures import Hover, Pointed
from game.ui.hands import Hands
from game.ui.layout import Layout, Spot
from game.ui.motion import HOME_RUN, SETTLE, UNDO, Timing
from game.ui.stage import Stage
from game.ui.umpire import Umpire

__all__ = ["Audience", "Play"]


class Audience(Protocol):
    """Who is told what happens in the game."""

    def moved(self, change: Change) -> None:
        """The position changed, in whatever way."""

    def refused(self, breach: Breach, spot: Spot) -> None:
        """A rule refused a move; `spot` is the pile to explain it by (R17)."""

    def placeless(self, card: Card, spot: Spot) -> None:
        """No column takes the double-tapped `card`."""


class Play:
    """Puts a session on the stage and the hands on both; all that calls the session."""

    def __init__(
        self, session: Session, layout: Layout, settings: Settings, audience: Audience
    ) -> None:
        self.session = session
        self.stage = Stage(layout, session.board)
        self._audience = audience
        self._umpire = Umpire(session, settings)
        self.hands = Hands(self.stage, self._umpire, settings, self)

    @property
    def moving(self) -> bool:
        """Whether the table needs frames."""
        return bool(self.stage.motion) or self.hands.busy

    def follow(self, settings: Settings) -> None:
        """Play on under changed settings."""
        self._umpire.habits = settings
        self.hands.preferences = settings

    def deal(self, session: Session) -> None:
        """Begin `session` with the deal of R2."""
        self._begin(session)
        self.stage.deal(session.board, _dealing_order(session))

    def resume(self, session: Session) -> None:
        """Go on with `session` where it was left."""
        self._begin(session)
        self.stage.show(session.board, UNDO)

    def _begin(self, session: Session) -> None:
        self.hands.cancel()
        self.session = self._umpire.session = session
        self.stage.marks = {}

    def act(self, action: Command | GoBack) -> None:
        """Undo, redo, restart, finish or go back."""
        self.hands.cancel()
        change = self.session.act(action)
        if isinstance(change, Change):
            self._show(change, HOME_RUN if action is Command.FINISH else UNDO)

    def handle(self, gesture: Pointed | Hover) -> None:
        """Let the hands act on a gesture."""
        self.hands.handle(gesture)

    def tick(self, milliseconds: int, *, running: bool) -> None:
        """Let time pass; playing time only while `running` (R21)."""
        self.stage.motion.tick(milliseconds)
        self.hands.tick(milliseconds)
        if running:
            self.session.advance(milliseconds)

    def changed(self, change: Change) -> None:
        """The hands made a move."""
        self._show(change, SETTLE)

    def refused(self, breach: Breach, spot: Spot) -> None:
        """The hands tried a move that a rule refuses."""
        self._audience.refused(breach, spot)

    def placeless(self, card: Card, spot: Spot) -> None:
        """The hands found no column for a double-tapped card."""
        self._audience.placeless(card, spot)

    def _show(self, change: Change, timing: Timing) -> None:
        added = change.after.line[len(change.before.line) :]
        order = [move.card for move in added] if timing is HOME_RUN else []
        self.stage.show(change.after.board, timing, order)
        self._audience.moved(change)


def _dealing_order(session: Session) -> list[Card]:
    """The cards of a fresh deal in the order in which they are dealt (R2)."""
    columns = {pile: iter(session.board[pile].cards) for pile in COLUMNS}
    return [next(columns[pile]) for pile in DEALING_ORDER]
