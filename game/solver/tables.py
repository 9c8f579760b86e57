"""Which cards fit on which, as numbers and bit masks for the solver's inner loops.

Inside the solver a card is `4 × (rank − 1) + suit`, so that a rank is four neighbouring bits of a
mask and one rank up is a shift by four. Decks of fewer ranks exist for the tests: small enough to
be searched exhaustively by plain means.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

__all__ = ["SUITS", "TWIN", "Tables", "tables"]

SUITS = 4
TWIN = 3
"""`card ^ TWIN` is the card of the same rank and colour."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The fits of one deck under Classic or Relaxed rules (R3, R10)."""

    size: int
    """How many cards the deck has."""
    relaxed: bool
    kings: int
    """The first king; it and the three after it go onto empty columns (R5)."""
    kids: tuple[tuple[int, ...], ...]
    """Per card, the cards that may lie on it."""
    takes: tuple[int, ...]
    """The same as masks."""
    parents: tuple[int, ...]
    """Per card, the mask of the cards that it may lie on."""
    deck: int
    """The mask of all cards."""
    ones: int
    """The mask of the spades: the lowest bit of every rank."""


@cache
def tables(ranks: int, relaxed: bool) -> Tables:
    """The tables of a deck of four suits and `ranks` ranks."""
    size = SUITS * ranks
    kids = tuple(
        tuple(card for card in range(size) if fits(card, parent, relaxed)) for parent in range(size)
    )
    takes = tuple(sum(1 << card for card in few) for few in kids)
    parents = tuple(
        sum(1 << parent for parent in range(size) if fits(card, parent, relaxed))
        for card in range(size)
    )
    deck = (1 << size) - 1
    return Tables(size, relaxed, size - SUITS, kids, takes, parents, deck, deck // 15)


def fits(card: int, parent: int, relaxed: bool) -> bool:
    """Whether `card` may lie on `parent`: one rank below and, in Classic, of the other colour."""
    return card // SUITS + 1 == parent // SUITS and (relaxed or is_red(card) != is_red(parent))


def is_red(card: int) -> bool:
    """Whether `card` is a heart or a diamond."""
    return card % SUITS in (1, 2)
