"""Which card lies where: a board laid out on the table, in the order of drawing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pygame import Rect

from game.core.board import COLUMNS, Board, Pile
from game.core.cards import Card, Suit
from game.ui.fan import Fan
from game.ui.layout import Layout, Spot

__all__ = ["Peek", "Seat", "Seating", "peek_at", "seat"]


@dataclass(frozen=True, slots=True)
class Peek:
    """The card whose strip opens in a column that is too long to read."""

    pile: Pile
    index: int


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a card rests, and how it looks there."""

    spot: Spot
    index: int
    """Counted from the bottom of the pile."""
    at: tuple[int, int]
    face_up: bool = True
    compact: bool = False
    """Whether only a narrow strip shows, which needs the compact index."""


Seating = Mapping[Card, Seat]
"""Every card's seat; iterated, it gives the order of drawing."""


def seat(layout: Layout, board: Board, peek: Peek | None = None) -> Seating:
    """The seats of all 52 cards of `board`."""
    seats: dict[Card, Seat] = {}
    for pile in COLUMNS:
        opened = peek.index if peek is not None and peek.pile is pile else None
        seats.update(_seat_column(layout, board, pile, opened))
    for suit in Suit:
        spot = Spot(Pile.FOUNDATION, suit)
        for index in range(board.foundations[suit]):
            seats[Card(index + 1, suit)] = Seat(spot, index, layout.foundations[suit])
    return seats


def _seat_column(
    layout: Layout, board: Board, pile: Pile, opened: int | None
) -> Iterator[tuple[Card, Seat]]:
    cards, hidden = board[pile].cards, board[pile].hidden
    fan = Fan.spread(hidden, len(cards), layout.card, layout.room, opened)
    spot, left = Spot(pile), layout.columns[pile - 1]
    last = len(cards) - 1
    for index, (card, offset) in enumerate(zip(cards, fan.offsets, strict=True)):
        at = (left, layout.top + offset)
        compact = fan.compact and index < last and index != opened
        yield card, Seat(spot, index, at, index >= hidden, compact)


def peek_at(layout: Layout, board: Board, seating: Seating, point: tuple[int, int]) -> Peek | None:
    """The strip to open under `point`: only in a column too long for the compact index."""
    for pile in COLUMNS:
        column = board[pile]
        spread = Fan.spread(column.hidden, len(column.cards), layout.card, layout.room)
        if not spread.squeezed:
            continue
        for card in reversed(column.cards):
            if Rect(seating[card].at, layout.card).collidepoint(point):
                return Peek(pile, seating[card].index)
    return None
