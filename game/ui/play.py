"""One game on the table: the session, its picture, and what the player does to both."""

from __future__ import annotations

from typing import Protocol

from game.core.board import COLUMNS, Pile
from game.core.cards import DECK, Card
from game.core.code import DEALING_ORDER
from game.core.moves import Move
from game.core.rules import Breach
from game.core.session import Action, Change, Command, Session
from game.store.settings import Settings
from game.ui.gestures import Hover, Key, Pointed, Press
from game.ui.hands import Hands
from game.ui.keyboard import Keyboard
from game.ui.layout import Layout, Spot
from game.ui.motion import HOME_RUN, SETTLE, UNDO, Timing
from game.ui.stage import Stage
from game.ui.table_keys import steer_of
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

    def lifted(self, card: Card) -> None:
        """A card, with those on it, was taken up or selected."""

    def focused(self, spot: Spot, card: Card | None) -> None:
        """The keyboard is on `card`, or on an empty pile."""

    def asked(self, spot: Spot, card: Card | None) -> None:
        """The player wants to know once more where the keyboard is."""

    def counted(self) -> None:
        """The player wants to hear score, time and moves."""

    def dropped(self) -> None:
        """The selected card was left where it is."""

    def stranded(self) -> None:
        """No pile takes the selected card."""


class Play:
    """Puts a session on the stage and the hands on both; all that calls the session."""

    def __init__(
        self, session: Session, layout: Layout, settings: Settings, audience: Audience
    ) -> None:
        self.session = session
        self.stage = Stage(layout, session.board)
        self._audience = audience
        self._umpire = Umpire(session, settings)
        self._marks_moves = settings.mark_last_move
        self.hands = Hands(self.stage, self._umpire, settings, self)
        self.keyboard = Keyboard(self.hands, audience)

    @property
    def moving(self) -> bool:
        """Whether the table needs frames."""
        return bool(self.stage.motion) or self.hands.busy

    def follow(self, settings: Settings) -> None:
        """Play on under changed settings."""
        self._umpire.habits = settings
        self._marks_moves = settings.mark_last_move
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
        self.stage.moved = ()

    def act(self, action: Action) -> None:
        """Take an action without the hands: undo, redo, restart, finish, a move by keyboard."""
        self.hands.cancel()
        change = self.session.act(action)
        if isinstance(change, Change):
            self._show(change, _timing(action))

    def handle(self, gesture: Pointed | Hover) -> None:
        """Let the hands act on a gesture."""
        if isinstance(gesture, Press):
            self.stage.moved = ()
            self.keyboard.hide()
        self.hands.handle(gesture)

    def steer(self, key: Key) -> bool:
        """Let a key act on the table; returns False if it means nothing there."""
        steer = steer_of(key)
        if steer is None:
            return False
        self.stage.moved = ()
        return self.keyboard.steer(steer)

    def skip(self) -> bool:
        """End a deal or a run to the foundations that is still under way; whether there was one."""
        motion = self.stage.motion
        if not motion.in_procession:
            return False
        motion.hurry()
        return True

    def targets(self, card: Card) -> tuple[Pile, ...] | Breach:
        """The piles that take `card`, or why it cannot be lifted."""
        return self._umpire.targets(card)

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

    def lifted(self, card: Card) -> None:
        """The hands took up a card."""
        self._audience.lifted(card)

    def _show(self, change: Change, timing: Timing) -> None:
        added = change.after.line[len(change.before.line) :]
        order = [move.card for move in added] if timing is HOME_RUN else []
        self.stage.show(change.after.board, timing, order)
        self.stage.moved = self._moved_group(change) if self._marks_moves else ()
        self._audience.moved(change)

    def _moved_group(self, change: Change) -> tuple[Card, ...]:
        """The cards that went from one pile to another, if they went together."""
        before, after = change.before.board, change.after.board
        moved = [card for card in DECK if before.locate(card)[0] is not after.locate(card)[0]]
        piles = {after.locate(card)[0] for card in moved}
        if len(piles) != 1 or (Pile.FOUNDATION in piles and len(moved) > 1):
            return ()
        return tuple(sorted(moved, key=lambda card: after.locate(card)[1]))


def _timing(action: Action) -> Timing:
    if isinstance(action, Move):
        return SETTLE
    return HOME_RUN if action is Command.FINISH else UNDO


def _dealing_order(session: Session) -> list[Card]:
    """The cards of a fresh deal in the order in which they are dealt (R2)."""
    columns = {pile: iter(session.board[pile].cards) for pile in COLUMNS}
    return [next(columns[pile]) for pile in DEALING_ORDER]
