"""What a player's gestures mean under the rules and the settings (R13–R18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.core import placement
from game.core.board import Pile
from game.core.cards import Card
from game.core.moves import Move
from game.core.rules import Breach, check
from game.core.session import Change, Session

__all__ = ["Habits", "Umpire"]


class Habits(Protocol):
    """The settings that decide what a gesture means."""

    @property
    def automatic_placement(self) -> bool:
        """Whether the game chooses the destination of a released group (R18)."""


class Umpire:
    """Turns taps and drops into moves of one session."""

    def __init__(self, session: Session, habits: Habits) -> None:
        self.session = session
        self.habits = habits

    def targets(self, card: Card) -> tuple[Pile, ...] | Breach:
        """The piles to show for a held `card` (R16), or why it cannot be lifted."""
        return placement.targets(self.session.rules, self.session.board, card)

    def tap(self, card: Card) -> Change | None:
        """Send a tapped last card of a column home, if it fits (R13)."""
        source, _ = self.session.board.locate(card)
        if source is Pile.FOUNDATION:
            return None
        move = placement.home(self.session.rules, self.session.board, card)
        return None if move is None else self._make(move)

    def double_tap(self, card: Card) -> Change | Breach | None:
        """Find a place in the columns for a card of a column; None if there is none (R14)."""
        source, _ = self.session.board.locate(card)
        if source is Pile.FOUNDATION:
            return None
        grounded = self.targets(card)
        if isinstance(grounded, Breach):
            return grounded
        move = placement.best_column(self.session.rules, self.session.board, card)
        return None if move is None else self._make(move)

    def attempt(self, card: Card, pile: Pile) -> Change | Breach:
        """Play `card` onto `pile`, or say which rule refuses that (R13)."""
        return self._breach(card, pile) or self._make(Move(card, pile))

    def drop(self, card: Card, under: Sequence[Pile]) -> Change | Breach | None:
        """Play `card` onto the first of the piles `under` it that takes it.

        None if it goes home without a word: released over nothing, or over its own pile.
        """
        source, _ = self.session.board.locate(card)
        others = [pile for pile in under if pile is not source]
        legal = [pile for pile in others if self._breach(card, pile) is None]
        if legal:
            return self._make(Move(card, legal[0]))
        if under and under[0] is source:
            return None
        if self.habits.automatic_placement:
            move = placement.automatic(self.session.rules, self.session.board, card, None)
            if move is not None:
                return self._make(move)
        return self._breach(card, others[0]) if others else None

    def _breach(self, card: Card, pile: Pile) -> Breach | None:
        return check(self.session.rules, self.session.board, Move(card, pile))

    def _make(self, move: Move) -> Change:
        change = self.session.play(move)
        assert isinstance(change, Change)
        return change
