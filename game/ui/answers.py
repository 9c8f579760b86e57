"""What the table shows when something was tried: where it may go, that it went, or why not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.core.board import Pile
from game.core.cards import Card
from game.core.rules import Breach
from game.core.session import Change
from game.ui.layout import Spot
from game.ui.stage import Mark, Stage

__all__ = ["Answers", "Dealings", "spot_for"]

REFUSED = 700
"""How long a pile shows that it refused, in milliseconds (DESIGN §4)."""


class Dealings(Protocol):
    """Who hears what the hand did."""

    def changed(self, change: Change) -> None:
        """A move was made."""

    def refused(self, breach: Breach, spot: Spot) -> None:
        """A rule refused a move; `spot` is the pile to explain it by (R17)."""

    def placeless(self, card: Card, spot: Spot) -> None:
        """No column takes the double-tapped `card`."""

    def lifted(self, card: Card) -> None:
        """A card, with those on it, was taken up or selected."""


class Answers:
    """Marks on the stage for pointer and keyboard alike; whoever listens adds words and sounds."""

    def __init__(self, stage: Stage, dealings: Dealings) -> None:
        self._stage = stage
        self._dealings = dealings
        self._targets: dict[Spot, Mark] = {}
        self._left = 0

    @property
    def busy(self) -> bool:
        """Whether time has to pass for a mark to fade."""
        return self._left > 0

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        if self._left > 0:
            self._left -= milliseconds
            if self._left <= 0:
                self._stage.marks = self._targets

    def lifted(self, card: Card, targets: Iterable[Pile]) -> None:
        """Show where `card`, now held or selected, may go (R16)."""
        self._left = 0
        self._targets = {spot_for(pile, card): Mark.TAKES for pile in targets}
        self._stage.marks = self._targets
        self._dealings.lifted(card)

    def lowered(self) -> None:
        """Nothing is held or selected any more."""
        self._targets = {}
        if self._left <= 0:
            self._stage.marks = {}

    def changed(self, change: Change) -> None:
        """A move was made."""
        self._left = 0
        self.lowered()
        self._dealings.changed(change)

    def placeless(self, card: Card) -> None:
        """Shake a card that finds no place in the columns (R14)."""
        self._stage.shake(self._stage.group(card))
        self._dealings.placeless(card, self._stage.seating[card].spot)

    def refused(self, breach: Breach, card: Card) -> None:
        """Ring and shake; whoever listens may add the words (R17)."""
        home = self._stage.seating[card].spot
        spot = home if breach.target is None else spot_for(breach.target, card)
        self._stage.shake(self._stage.group(card))
        if breach.target is not None:
            self._stage.marks = {spot: Mark.REFUSES}
            self._left = REFUSED
        self._dealings.refused(breach, spot)


def spot_for(pile: Pile, card: Card) -> Spot:
    """The place of `pile`; of the foundations, that of the card's suit (R6)."""
    return Spot(pile, card.suit if pile is Pile.FOUNDATION else None)
