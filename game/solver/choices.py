"""The moves worth trying at a position, best last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.solver.debts import (
    Debts,
    after_landing,
    after_return,
    back_debt,
    is_paid_by_home,
    may_need_two,
    may_open,
    shift_debt,
)
from game.solver.state import BACK, HOME, KING, NONE, ONTO, State, Step

__all__ = ["Choice", "Choices", "Weights"]


@dataclass(frozen=True, slots=True)
class Weights:
    """How promising a move is: found by trying changes on deals outside the benchmark."""

    turns_up: float = 40
    """It turns a face-down card up."""
    empties: float = 11
    goes_home: float = 45
    settled_home: float = 10
    """It goes home from a fitting card, where it was in nobody's way."""
    lands: float = 19
    """It leaves a card that it does not fit."""
    king: float = 37
    """A king goes to an empty column."""
    king_turns_up: float = 78
    shift: float = -48
    back: float = -50
    buries: float = -19
    """It covers a card that could go home next."""
    per_face_down: float = 0.4
    """For each face-down card in the column it leaves."""
    per_taker: float = -9
    """For each misplaced card that the uncovered card would take."""


class Choice(NamedTuple):
    """A step to try; choices sort by promise, then by the order in which they were found."""

    promise: float
    number: int
    step: Step
    debts: Debts


class Choices:
    """Finds the moves to try, and notes what it left out."""

    __slots__ = ("clipped", "final", "largest", "narrow", "narrowed", "noise", "weights")

    def __init__(
        self,
        *,
        final: bool,
        largest: int,
        narrow: bool = True,
        noise: Callable[[], float] | None = None,
        weights: Weights = Weights(),
    ) -> None:
        self.final = final
        self.largest = largest
        self.narrow = narrow
        """Whether to leave out blocks of idle moves in which one move pays two debts."""
        self.noise = noise
        self.weights = weights
        self.narrowed = False
        """Such a block was left out, so that running out of moves proves nothing."""
        self.clipped = False
        """A group was too large (R8): the order of moves that `debts` relies on may not exist."""

    def at(self, state: State, debts: Debts, barred: int) -> list[Choice]:
        """The moves worth trying, best last, given the debts of the idle moves just made.

        `barred` is the mask of the cards that are known not to leave their place yet.
        """
        choices: list[Choice] = []
        empty = -1
        takes, cards, heights = state.tables.takes, state.cards, state.heights
        in_play = state.up & ~barred if self.final else state.up & ~barred | state.home
        for number, target in enumerate(state.last):
            if target < 0:
                empty = number
                continue
            if heights[target & 3] == target >> 2 and not barred >> target & 1:
                self._add_home(choices, state, target, debts)
            landing = takes[target] & in_play & ~cards[number]
            if landing:
                self._add_landings(choices, state, number, target, debts, landing)
        if empty >= 0:
            if not debts:
                self._add_kings(choices, state, empty)
            if not self.final:
                for king in range(state.tables.kings, state.tables.size):
                    if state.home >> king & 1:
                        self._add_return(choices, state, king, empty, debts)
        choices.sort()
        return choices

    def safe_home(self, state: State, barred: int) -> Choice | None:
        """A card that can as well go home at once: no card will ever need to lie on it.

        Those it could hold are home, and nothing that may come back from home needs them as a
        bridge. A win that has the card home later is a win with the card home now.
        """
        heights = state.heights
        for card in state.last:
            if card < 0 or heights[card & 3] != card >> 2 or barred >> card & 1:
                continue
            rank, suit = card >> 2, card & 3
            others = heights[suit ^ 1] >= rank and heights[suit ^ 2] >= rank
            if state.tables.relaxed:
                others = others and heights[suit ^ 3] >= rank
            elif not self.final:
                others = others and heights[suit ^ 3] >= rank - 1
            if others or not rank:
                return Choice(0, 0, Step(HOME, card, 0), ())
        return None

    def _add_home(self, choices: list[Choice], state: State, card: int, debts: Debts) -> None:
        if debts and not is_paid_by_home(debts, card):
            return
        weights = self.weights
        under = state.below[card]
        promise = weights.goes_home
        if under < 0:
            promise += weights.empties
        elif not state.up >> under & 1:
            promise += weights.turns_up
        elif state.tables.parents[card] >> under & 1:
            promise = weights.settled_home
        self._add(choices, promise, Step(HOME, card, 0), ())

    def _add_landings(  # noqa: C901, PLR0912 (the inner loop of the search)
        self,
        choices: list[Choice],
        state: State,
        number: int,
        target: int,
        debts: Debts,
        landing: int,
    ) -> None:
        """The cards `landing` onto `target`, the last card of column `number`."""
        weights, up, home, below = self.weights, state.up, state.home, state.below
        column, cards, tables = state.column, state.cards, state.tables
        ready = (home << 4 | 15) & cards[number] & ~(1 << target)
        for card in tables.kids[target]:
            if not landing >> card & 1:
                continue
            if home >> card & 1:
                if state.heights[card & 3] == (card >> 2) + 1:
                    self._add_return(choices, state, card, target, debts)
                continue
            source, under = column[card], below[card]
            idle = under >= 0 and bool(up >> under & 1 and tables.parents[card] >> under & 1)
            rest = debts
            if debts:
                rest = after_landing(state, debts, card, target)
                if not idle:
                    if rest:
                        continue
                elif len(rest) == len(debts) and not (
                    self._opens(state, debts) and may_open(state, debts[-1], card, final=self.final)
                ):
                    continue
            if cards[source].bit_count() > self.largest and self._is_too_large(state, card):
                continue
            if idle:
                promise = weights.shift
                rest = (*rest, shift_debt(under, card))
            else:
                promise = weights.lands
                if under < 0:
                    promise += weights.empties
                elif not up >> under & 1:
                    promise += weights.turns_up
            if ready:
                promise += weights.buries
            promise += weights.per_face_down * (cards[source] & ~up).bit_count()
            if under >= 0:
                promise += self._takers(state, under)
            self._add(choices, promise, Step(ONTO, card, target), rest)

    def _add_return(
        self, choices: list[Choice], state: State, card: int, target: int, debts: Debts
    ) -> None:
        """The top of a foundation onto a card; a king, to be a place for a queen, to a column."""
        rest = debts
        if debts:
            rest = after_return(debts, card, NONE if card >= state.tables.kings else target)
            if len(rest) == len(debts) and not self._opens(state, debts):
                return
        self._add(choices, self.weights.back, Step(BACK, card, target), (*rest, back_debt(card)))

    def _add_kings(self, choices: list[Choice], state: State, empty: int) -> None:
        """Each king that does not head a column; which of the empty ones it takes is all one."""
        weights, up = self.weights, state.up
        for card in range(state.tables.kings, state.tables.size):
            under = state.below[card]
            if under < 0 or not up >> card & 1 or self._is_too_large(state, card):
                continue
            promise = weights.king if up >> under & 1 else weights.king_turns_up
            promise += self._takers(state, under)
            self._add(choices, promise, Step(KING, card, empty), ())

    def _add(self, choices: list[Choice], promise: float, step: Step, debts: Debts) -> None:
        if self.noise is not None:
            promise += self.noise()
        choices.append(Choice(promise, len(choices), step, debts))

    def _takers(self, state: State, under: int) -> float:
        """What the misplaced cards add that `under` would take once it is uncovered."""
        up, column = state.up, state.column[under]
        count = 0
        for kid in state.tables.kids[under]:
            if up >> kid & 1 and state.column[kid] != column and state.below[kid] >= 0:
                count += not state.is_settled(kid)
        return count * self.weights.per_taker

    def _opens(self, state: State, debts: Debts) -> bool:
        """Whether another idle move may be made before the latest debt is paid."""
        if not may_need_two(state, debts[-1], final=self.final):
            return False
        self.narrowed = True
        return not self.narrow

    def _is_too_large(self, state: State, card: int) -> bool:
        size, above = 0, state.above
        while card >= 0:
            size += 1
            card = above[card]
        if size > self.largest:
            self.clipped = True
        return size > self.largest
