"""The table by keyboard: a place that the arrow keys move, picking up and putting down."""

from __future__ import annotations

from typing import Protocol

from game.core.board import COLUMNS, Pile
from game.core.cards import Card, Suit
from game.core.rules import Breach
from game.ui.answers import spot_for
from game.ui.hands import Hands
from game.ui.layout import Spot
from game.ui.stage import Cursor, Stage
from game.ui.steering import Way, beside
from game.ui.table_keys import Steer

__all__ = ["Keyboard", "Listener"]

_WAYS = {
    Steer.LEFT: Way.LEFT,
    Steer.RIGHT: Way.RIGHT,
    Steer.UP: Way.UP,
    Steer.DOWN: Way.DOWN,
}
_COLUMNS = {Steer(f"column-{pile.value}"): pile for pile in COLUMNS}
_LAST = 99
"""The index of the last card, however many there are."""


class Listener(Protocol):
    """Who hears where the keyboard is."""

    def focused(self, spot: Spot, card: Card | None) -> None:
        """The focus is on `card`, or on an empty pile."""

    def asked(self, spot: Spot, card: Card | None) -> None:
        """The player wants to know once more where it is."""

    def counted(self) -> None:
        """The player wants to hear score, time and moves."""

    def dropped(self) -> None:
        """The selected card was left where it is."""

    def stranded(self) -> None:
        """No pile takes the selected card."""


class Keyboard:
    """Steers over the stage with the same selection that taps use."""

    def __init__(self, hands: Hands, listener: Listener) -> None:
        self._hands = hands
        self._listener = listener
        self._at = Cursor(Spot(Pile.COLUMN_1), _LAST)

    @property
    def _stage(self) -> Stage:
        return self._hands.stage

    @property
    def card(self) -> Card | None:
        """The card in focus."""
        return self._stage.card_at(self._at)

    @property
    def shown(self) -> bool:
        """Whether the ring of the focus can be seen."""
        return self._stage.cursor is not None

    def show(self) -> None:
        """Put the ring where it was last."""
        self._go(self._at)

    def hide(self) -> None:
        """Give the keyboard away, or the table to the pointer."""
        self._stage.cursor = None

    def steer(self, steer: Steer) -> bool:
        """Do what a key asks for; returns False if it means nothing here."""
        if steer in (Steer.NEXT_TARGET, Steer.PREVIOUS_TARGET):
            return self._next_target(1 if steer is Steer.NEXT_TARGET else -1)
        if steer in _COLUMNS:
            self._go(Cursor(Spot(_COLUMNS[steer]), _LAST))
        elif steer is Steer.FOUNDATIONS:
            self._go(Cursor(Spot(Pile.FOUNDATION, Suit.SPADES), _LAST))
        elif steer is Steer.STATUS:
            self._listener.counted()
        elif not self.shown:
            self.show()
        else:
            self._steer_on(steer)
        return True

    def _steer_on(self, steer: Steer) -> None:
        """Do what a key asks for from where the ring is."""
        if steer in _WAYS:
            self._move(_WAYS[steer])
        elif steer is Steer.FIRST:
            self._go(Cursor(self._at.spot, self._first_face_up()))
        elif steer is Steer.LAST:
            self._go(Cursor(self._at.spot, _LAST))
        elif steer is Steer.WHERE:
            self._listener.asked(self._at.spot, self.card)
        elif steer is Steer.ACT:
            self._act()
        else:
            self._send(home=steer is Steer.HOME)

    def _go(self, to: Cursor) -> None:
        stage = self._stage
        self._at = stage.cursor = Cursor(to.spot, stage.index_at(to))
        card = self.card
        if card is not None and to.spot.suit is None and not stage.raised:
            x, y = stage.seating[card].at
            stage.hover((x + 1, y + 1))  # opens its strip where the column is squeezed
        self._listener.focused(to.spot, card)

    def _move(self, way: Way) -> None:
        spot, index = self._at.spot, self._at.index
        if spot.suit is None and way in (Way.UP, Way.DOWN):
            column = self._stage.board[spot.pile]
            index += way.value[1]
            if max(0, column.hidden - 1) <= index < len(column.cards):
                self._go(Cursor(spot, index))
                return
        other = beside(self._stage.layout, spot, way)
        self._go(self._at if other is None else Cursor(other, _LAST))

    def _first_face_up(self) -> int:
        spot = self._at.spot
        return 0 if spot.suit is not None else self._stage.board[spot.pile].hidden

    def _act(self) -> None:
        selection, card = self._hands.selection, self.card
        selected = selection.card
        if selected is None:
            if card is not None:
                selection.take(card)
            else:
                self._listener.focused(self._at.spot, None)
        elif self._stage.seating[selected].spot == self._at.spot:
            selection.drop()
            self._listener.dropped()
        elif selection.put(self._at.spot.pile):
            self._follow(selected)

    def _follow(self, card: Card) -> None:
        """Stay with a card that has moved."""
        place = self._stage.seating[card]
        self._at = Cursor(place.spot, place.index)
        if self.shown:
            self._stage.cursor = self._at

    def _send(self, *, home: bool) -> None:
        """Send the card in focus, or the selected one, to its foundation or to a column."""
        selection = self._hands.selection
        card = selection.card or self.card
        if card is None:
            self._listener.focused(self._at.spot, None)
            return
        selection.drop()
        if not home:
            self._hands.place(card)
            return
        result = self._hands.umpire.attempt(card, Pile.FOUNDATION)
        if isinstance(result, Breach):
            self._hands.answers.refused(result, card)
        else:
            self._hands.answers.changed(result)
        if self.shown:
            self._at = self._stage.cursor = Cursor(self._at.spot, self._stage.index_at(self._at))

    def _next_target(self, by: int) -> bool:
        selection = self._hands.selection
        if selection.card is None:
            return False
        spots = [spot_for(pile, selection.card) for pile in sorted(selection.targets)]
        if not spots:
            self._listener.stranded()
            return True
        at = spots.index(self._at.spot) + by if self._at.spot in spots else min(by, 0)
        self._go(Cursor(spots[at % len(spots)], _LAST))
        return True
