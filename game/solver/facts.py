"""What can be said of single cards, and the deeds that make it so: what `pairs` reasons about.

A *fact* is a bit: this card lies where it did, is bare, lies on that card, is home. A *deed* is a
move as far as facts tell: some must hold before it, some hold after it and some no more. Whatever
real play does is a row of deeds, so that what deeds cannot bring about, no play can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from game.solver.state import NONE, State

__all__ = ["Deed", "Facts", "facts_of"]


class Kind(Enum):
    """What a fact says of its card, or of its column."""

    STAYS = auto()
    """It lies where it lies in the position reasoned about."""
    LEFT = auto()
    """It has left that place at least once."""
    BARE = auto()
    """It is the last of a column."""
    ON = auto()
    """It lies on a card, face up, that it fits; a king: heads a column that was empty."""
    HOME = auto()
    AWAY = auto()
    """It is not home."""
    EMPTY = auto()
    """The column is empty."""


class Deed(NamedTuple):
    """A move: numbers and masks of facts."""

    needs: tuple[int, ...]
    needed: int
    adds: tuple[int, ...]
    added: int
    kept: int
    """The facts that it does not end."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts and deeds of one position."""

    count: int
    start: int
    """What holds in the position."""
    goal: int
    """All cards are home."""
    deeds: tuple[Deed, ...]
    leaving: dict[int, list[int]]
    """Per card in a column, the numbers of the deeds by which it first leaves its place."""
    left: tuple[int, ...]
    """Per card, the fact that it has left."""

    def ordered(self, orders: Iterable[tuple[int, int]]) -> list[Deed]:
        """The deeds if, in each of `orders`, the first card leaves its place before the second."""
        deeds = list(self.deeds)
        for early, late in orders:
            fact = self.left[early]
            for number in self.leaving[late]:
                deed = deeds[number]
                deeds[number] = deed._replace(
                    needs=(*deed.needs, fact), needed=deed.needed | 1 << fact
                )
        return deeds


class Spot(NamedTuple):
    """A place to lie on: the fact of lying there, and the fact that it is free."""

    lying: int
    free: int
    under: int
    """The card there; `NONE` for a column."""


def facts_of(state: State, *, final: bool) -> Facts:
    """The facts and deeds of a position; `final` if cards stay on the foundations (R7)."""
    return _Builder(state, final=final).build()


class _Builder:
    def __init__(self, state: State, *, final: bool) -> None:
        self.state = state
        self.final = final
        self.size = state.tables.size
        self.numbers: dict[tuple[Kind, int, int], int] = {}
        self.deeds: list[Deed] = []
        self.leaving: dict[int, list[int]] = {card: [] for card in range(self.size)}

    def build(self) -> Facts:
        start = self._mask(self._at_start())
        for card in range(self.size):
            self._add_deeds(card)
        return Facts(
            count=len(self.numbers),
            start=start,
            goal=self._mask(self._fact(Kind.HOME, card) for card in range(self.size)),
            deeds=tuple(self.deeds),
            leaving=self.leaving,
            left=tuple(self._fact(Kind.LEFT, card) for card in range(self.size)),
        )

    def _fact(self, kind: Kind, card: int, under: int = NONE) -> int:
        return self.numbers.setdefault((kind, card, under), len(self.numbers))

    def _mask(self, facts: Iterable[int]) -> int:
        return sum(1 << fact for fact in set(facts))

    def _at_start(self) -> Iterator[int]:
        for card in range(self.size):
            if self.state.home >> card & 1:
                yield self._fact(Kind.HOME, card)
                yield self._fact(Kind.LEFT, card)
            else:
                yield self._fact(Kind.STAYS, card)
                yield self._fact(Kind.AWAY, card)
        for column, card in enumerate(self.state.last):
            yield self._free(card, column)

    def _free(self, card: int, column: int) -> int:
        """The fact that a card can come to lie on `card`, or on the floor of `column`."""
        return self._fact(Kind.BARE, card) if card >= 0 else self._fact(Kind.EMPTY, column)

    def _spots(self, card: int) -> list[Spot]:
        """Where `card` can come to lie: fitting cards, and for a king the columns (R3, R5)."""
        if card >= self.state.tables.kings:
            return [
                Spot(self._fact(Kind.ON, card, column), self._free(NONE, column), NONE)
                for column in range(len(self.state.last))
            ]
        parents = self.state.tables.parents[card]
        return [
            Spot(self._fact(Kind.ON, card, under), self._free(under, NONE), under)
            for under in range(self.size)
            if parents >> under & 1
        ]

    def _add_deeds(self, card: int) -> None:
        spots = self._spots(card)
        if not self.state.home >> card & 1:
            self._add_leaving(card, spots)
        for spot in spots:
            self._add_home(card, spot.lying, spot.free)
            if card < self.state.tables.kings:
                self._add_shifts(spot, spots)
            if not self.final:
                self._add_return(card, spot)

    def _add_leaving(self, card: int, spots: list[Spot]) -> None:
        """The deeds by which `card` leaves the place where it lies in the position."""
        state = self.state
        first = len(self.deeds)
        under, stays = state.below[card], self._fact(Kind.STAYS, card)
        bared, left = self._free(under, state.column[card]), self._fact(Kind.LEFT, card)
        turned_up = () if state.up >> card & 1 else (self._fact(Kind.LEFT, state.above[card]),)
        self._add_home(card, stays, bared, turned_up, (left,))
        heads = under < 0 and card >= state.tables.kings
        for spot in () if heads else spots:
            if spot.under == under and under >= 0 and state.up >> under & 1:
                continue
            needs = (stays, spot.free, *turned_up)
            between = self._between(card, spot.under)
            for other in between:
                carried = self._fact(Kind.LEFT, other)
                self._add((*needs, carried), (spot.lying, bared, left), (stays, spot.free))
            if not between:
                self._add(needs, (spot.lying, bared, left), (stays, spot.free))
        self.leaving[card] = list(range(first, len(self.deeds)))

    def _between(self, card: int, onto: int) -> list[int]:
        """Where `onto` lies above `card` in its column: the cards one of which must leave first."""
        cards = []
        over = self.state.above[card]
        while over >= 0:
            cards.append(over)
            if over == onto:
                return cards
            over = self.state.above[over]
        return []

    def _add_home(
        self,
        card: int,
        lying: int,
        bared: int,
        turned_up: tuple[int, ...] = (),
        left: tuple[int, ...] = (),
    ) -> None:
        bare = self._fact(Kind.BARE, card)
        before = (self._fact(Kind.HOME, card - 4),) if card >= 4 else ()
        self._add(
            (lying, bare, *before, *turned_up),
            (self._fact(Kind.HOME, card), bared, *left),
            (lying, bare, self._fact(Kind.AWAY, card)),
        )

    def _add_shifts(self, source: Spot, spots: list[Spot]) -> None:
        for spot in spots:
            if spot is not source:
                self._add(
                    (source.lying, spot.free),
                    (spot.lying, source.free),
                    (source.lying, spot.free),
                )

    def _add_return(self, card: int, spot: Spot) -> None:
        """Back from home: the card after it must not be home (R7)."""
        home = self._fact(Kind.HOME, card)
        above = (self._fact(Kind.AWAY, card + 4),) if card < self.state.tables.kings else ()
        self._add(
            (home, spot.free, *above),
            (spot.lying, self._fact(Kind.BARE, card), self._fact(Kind.AWAY, card)),
            (home, spot.free),
        )

    def _add(self, needs: tuple[int, ...], adds: tuple[int, ...], ends: tuple[int, ...]) -> None:
        self.deeds.append(Deed(needs, self._mask(needs), adds, self._mask(adds), ~self._mask(ends)))
