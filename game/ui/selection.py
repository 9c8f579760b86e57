"""The selected group: tapped or picked up with the keyboard, and put down on another pile (R13)."""

from __future__ import annotations

from typing import Protocol

from game.core.board import Pile
from game.core.cards import Card
from game.core.rules import Breach
from game.ui.answers import Answers
from game.ui.stage import Stage
from game.ui.umpire import Umpire

__all__ = ["Selection"]


class Preferences(Protocol):
    """The settings that the selection heeds."""

    @property
    def placement_help(self) -> bool:
        """R16."""


class Selection:
    """At most one group; a refused try leaves it selected, so that another can follow."""

    def __init__(
        self, stage: Stage, umpire: Umpire, answers: Answers, preferences: Preferences
    ) -> None:
        self.preferences = preferences
        self._stage = stage
        self._umpire = umpire
        self._answers = answers
        self.card: Card | None = None
        """The bottom card of the group."""
        self.targets: tuple[Pile, ...] = ()
        """The piles that would take it."""

    def take(self, card: Card) -> bool:
        """Select `card` with the cards on it; a card that cannot be lifted says why."""
        self.drop()
        targets = self._umpire.targets(card)
        if isinstance(targets, Breach):
            self._answers.refused(targets, card)
            return False
        self.card, self.targets = card, targets
        self._stage.raised = self._stage.group(card)
        self._answers.lifted(card, targets if self.preferences.placement_help else ())
        return True

    def put(self, pile: Pile) -> bool:
        """Try to move the group onto `pile`; returns whether it went."""
        card = self.card
        assert card is not None
        result = self._umpire.attempt(card, pile)
        if isinstance(result, Breach):
            self._answers.refused(result, card)
            return False
        self.drop()
        self._answers.changed(result)
        return True

    def drop(self) -> bool:
        """Select nothing any more; returns whether anything was."""
        if self.card is None:
            return False
        self.card, self.targets = None, ()
        self._stage.raised = ()
        self._answers.lowered()
        return True
