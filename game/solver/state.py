"""The position that the search changes and changes back.

A card lies where it was dealt until it is moved; once moved it lies on a fitting card, heads a
column (a king) or is home. So a position is one small number per card, and moving a whole group
changes that of one card only. Packed three bits a card these numbers are the key of the position:
exact, so that no two positions share one, and blind to which column is which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.solver.tables import SUITS, tables

__all__ = ["AS_DEALT", "BACK", "HOME", "KING", "NONE", "ONTO", "State", "Step", "Undo"]

ONTO, KING, HOME, BACK = range(4)
"""The kinds of step: onto a card, a king onto an empty column, home, back from home (R3–R7)."""

AS_DEALT, ON_PARENT, AT_HOME, HEADS = 0, 1, 5, 6
"""Where a card can be; `ON_PARENT` + suit of the card under it takes 1 to 4."""

NONE = -1
"""No card, or no column."""


class Step(NamedTuple):
    """One move in the solver's numbers."""

    kind: int
    card: int
    target: int
    """The card it goes onto; a king's column, back from home too; of no meaning on the way home."""


class Undo(NamedTuple):
    """What a step changed beyond what the step itself says."""

    place: int
    column: int
    under: int
    """The card that was uncovered, or `NONE`."""
    turned_up: bool


class State:
    """Where all cards are: neighbours, columns, masks and key, kept in step by `apply`."""

    __slots__ = (
        "above",
        "below",
        "cards",
        "column",
        "heights",
        "home",
        "key",
        "last",
        "place",
        "tables",
        "up",
    )

    def __init__(
        self,
        columns: Sequence[Sequence[int]],
        hidden: Sequence[int],
        heights: Sequence[int],
        *,
        ranks: int = 13,
        relaxed: bool = False,
    ) -> None:
        self.tables = tables(ranks, relaxed)
        size = self.tables.size
        self.below = [NONE] * size
        self.above = [NONE] * size
        self.column = [NONE] * size
        self.heights = list(heights)
        self.last = [cards[-1] if cards else NONE for cards in columns]
        self.cards = [sum(1 << card for card in cards) for cards in columns]
        """Per column, the mask of its cards."""
        self.up = 0
        """The mask of the cards that lie face up in columns."""
        for number, cards in enumerate(columns):
            for index, card in enumerate(cards):
                self.column[card] = number
                if index:
                    self.below[card] = cards[index - 1]
                    self.above[cards[index - 1]] = card
                if index >= hidden[number]:
                    self.up |= 1 << card
        self.home = sum(1 << card for card in range(size) if self.column[card] == NONE)
        """The mask of the cards that are home."""
        self.place = [self._place(card) for card in range(size)]
        self.key = sum(place << 3 * card for card, place in enumerate(self.place))

    def copy(self) -> State:
        """A position of its own that equals this one."""
        other = State.__new__(State)
        other.tables, other.key = self.tables, self.key
        other.home, other.up = self.home, self.up
        other.below, other.above = self.below.copy(), self.above.copy()
        other.column, other.place = self.column.copy(), self.place.copy()
        other.heights, other.last, other.cards = (
            self.heights.copy(),
            self.last.copy(),
            self.cards.copy(),
        )
        return other

    def _place(self, card: int) -> int:
        if self.column[card] == NONE:
            return AT_HOME
        under = self.below[card]
        if under == NONE:
            return HEADS if card >= self.tables.kings else AS_DEALT
        return ON_PARENT + under % SUITS if self.is_settled(card) else AS_DEALT

    def is_settled(self, card: int) -> bool:
        """Whether `card` lies on a face-up card that it fits."""
        under = self.below[card]
        return under >= 0 and bool(self.tables.parents[card] & self.up & 1 << under)

    def key_after(self, step: Step) -> int:
        """The key that `apply` would lead to."""
        kind, card, target = step
        if kind == HOME:
            place = AT_HOME
        elif card >= self.tables.kings:
            place = HEADS
        else:
            place = ON_PARENT + (target & 3)
        return self.key + ((place - self.place[card]) << 3 * card)

    def apply(self, step: Step) -> Undo:
        """Make a legal `step`; the result takes it back."""
        kind, card, target = step
        below, above, column = self.below, self.above, self.column
        under, old, place = below[card], column[card], self.place[card]
        self.key = self.key_after(step)
        if kind == BACK:
            self.heights[card & 3] -= 1
            self.home ^= 1 << card
            if card >= self.tables.kings:
                self.place[card] = HEADS
                new = target
            else:
                self.place[card] = ON_PARENT + (target & 3)
                new = column[target]
                above[target], below[card] = card, target
            column[card] = new
            self.last[new] = card
            self.cards[new] |= 1 << card
            self.up |= 1 << card
            return Undo(place, NONE, NONE, False)
        turned_up = False
        top = self.last[old]
        self.last[old] = under
        if under >= 0:
            above[under] = NONE
            if not self.up >> under & 1:
                self.up |= 1 << under
                turned_up = True
        if kind == HOME:
            self.heights[card & 3] += 1
            self.home ^= 1 << card
            self.place[card] = AT_HOME
            below[card] = column[card] = NONE
            self.cards[old] ^= 1 << card
            self.up ^= 1 << card
            return Undo(place, old, under, turned_up)
        if kind == KING:
            new = target
            below[card] = NONE
            self.place[card] = HEADS
        else:
            new = column[target]
            below[card] = target
            above[target] = card
            self.place[card] = ON_PARENT + (target & 3)
        self.last[new] = top
        self._carry(card, old, new)
        return Undo(place, old, under, turned_up)

    def undo(self, step: Step, undo: Undo) -> None:
        """Take back the last `step`."""
        kind, card, target = step
        place, old, under, turned_up = undo
        below, above, column = self.below, self.above, self.column
        new = column[card]
        self.key += (place - self.place[card]) << 3 * card
        self.place[card] = place
        if kind == BACK:
            self.heights[card & 3] += 1
            self.home ^= 1 << card
            under = below[card]
            if under >= 0:
                above[under] = NONE
            below[card] = column[card] = NONE
            self.last[new] = under
            self.cards[new] ^= 1 << card
            self.up ^= 1 << card
            return
        if kind == HOME:
            self.heights[card & 3] -= 1
            self.home ^= 1 << card
            column[card] = old
            self.cards[old] |= 1 << card
            self.up |= 1 << card
            self.last[old] = card
        else:
            self.last[old] = self.last[new]
            if kind == KING:
                self.last[new] = NONE
            else:
                self.last[new] = target
                above[target] = NONE
            self._carry(card, new, old)
        below[card] = under
        if under >= 0:
            above[under] = card
            if turned_up:
                self.up ^= 1 << under

    def _carry(self, card: int, old: int, new: int) -> None:
        """Note that `card` and all on it lie in another column now."""
        above, column = self.above, self.column
        group = 0
        while card >= 0:
            column[card] = new
            group |= 1 << card
            card = above[card]
        self.cards[old] ^= group
        self.cards[new] ^= group
