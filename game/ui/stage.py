"""The table as it is seen: seats, flights, the held group and the marks on piles.

It knows no rules and never owns the truth: it is shown a board and lets its cards go there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from pygame import Rect

from game.core.board import Board
from game.core.cards import Card
from game.ui.layout import Layout, Spot
from game.ui.motion import DEAL, FAN, PEEK, RETURN, Motion, Timing
from game.ui.seating import Peek, Seat, Seating, peek_at, seat

__all__ = ["Cursor", "Held", "Mark", "Pointing", "Stage"]

Point = tuple[float, float]

BESIDE = 1.08
"""How far beside its column a card is shown to one whose finger is on it, in card widths."""
MISS = 24
"""How far above or below a pile a tap still means it, in u."""


class Mark(Enum):
    """What a pile shows about the held group (R16, R17)."""

    TAKES = "takes"
    REFUSES = "refuses"


@dataclass(frozen=True, slots=True)
class Pointing:
    """What a hint points at: the cards to move, and from its second level on where they go."""

    cards: tuple[Card, ...]
    onto: Spot | None = None


@dataclass(frozen=True, slots=True)
class Cursor:
    """The place that the keyboard is on: a pile, and the index of a card in it."""

    spot: Spot
    index: int


@dataclass(frozen=True, slots=True)
class Held:
    """The group in the player's hand, its bottom card first."""

    cards: tuple[Card, ...]
    grip: Point
    """From the pointer to the bottom card's upper left corner."""
    offsets: tuple[tuple[int, int], ...]
    """From the bottom card to each card of the group."""
    pointer: Point

    @property
    def at(self) -> Point:
        """The upper left corner of the bottom card."""
        return self.pointer[0] + self.grip[0], self.pointer[1] + self.grip[1]


class Stage:
    """What is on the table, in flight and in the hand."""

    def __init__(self, layout: Layout, board: Board) -> None:
        self.layout = layout
        self.board = board
        self.motion = Motion()
        self.seating: Seating = seat(layout, board)
        self.held: Held | None = None
        self.raised: tuple[Card, ...] = ()
        """The selected group: drawn a little above its place, where it still belongs."""
        self.peeked: Card | None = None
        """The covered card that is shown whole just now."""
        self._peeks_beside = False
        self.cursor: Cursor | None = None
        """Where the keyboard is, while it is in use."""
        self.moved: tuple[Card, ...] = ()
        """The cards of the last move, until the player goes on."""
        self.marks: dict[Spot, Mark] = {}
        self.pointing: Pointing | None = None
        self._peek: Peek | None = None

    def refit(self, layout: Layout) -> None:
        """Lay everything out anew, at rest: the window has another size."""
        self.layout = layout
        self.held = None
        self.peeked = None
        self._peek = None
        self.seating = seat(layout, self.board)
        for card in self.seating:
            self.motion.stop(card)

    def show(self, board: Board, timing: Timing, order: Sequence[Card] = ()) -> None:
        """Let every card go from where it is drawn to where `board` has it.

        The cards in `order` leave one after the other, a stagger apart.
        """
        self.board = board
        self._peek = None
        self._reseat(seat(self.layout, board), timing, order)

    def deal(self, board: Board, order: Sequence[Card]) -> None:
        """Deal `board` from a deck below the table, in the order of R2."""
        self.board = board
        self.held = None
        self.raised = self.moved = ()
        self._peek = None
        self.seating = seat(self.layout, board)
        deck = ((self.layout.size[0] - self.layout.card[0]) // 2, self.layout.bar.top)
        for number, card in enumerate(order):
            place = self.seating[card]
            self.motion.stop(card)
            self.motion.launch(card, deck, place.at, DEAL, number * DEAL.stagger)
            if place.face_up:
                self.motion.turn(card, number * DEAL.stagger)

    def lift(self, cards: Sequence[Card], pointer: Point) -> None:
        """Take the group `cards` into the hand, from where it is drawn."""
        x, y = self.where(cards[0])
        left, top = self.seating[cards[0]].at
        offsets = tuple(
            (place.at[0] - left, place.at[1] - top)
            for place in (self.seating[card] for card in cards)
        )
        for card in cards:
            self.motion.stop(card)
        self.held = Held(tuple(cards), (x - pointer[0], y - pointer[1]), offsets, pointer)

    def drag(self, pointer: Point) -> None:
        """Let the hand follow the pointer."""
        if self.held is not None:
            held = self.held
            self.held = Held(held.cards, held.grip, held.offsets, pointer)

    def let_go(self) -> None:
        """Let the held group glide home."""
        self._reseat(self.seating, RETURN, ())

    def shake(self, cards: Iterable[Card]) -> None:
        """Say no without words."""
        for card in cards:
            self.motion.shake(card)

    def peek(self, card: Card | None, *, beside: bool = False) -> None:
        """Show the whole of a covered card; None, or a card that hides nothing, ends that.

        It is shown `beside` its column where a finger would lie on it.
        """
        self.peeked = card if card is not None and self.is_covered(card) else None
        self._peeks_beside = beside

    def peek_place(self, card: Card) -> Point:
        """Where the card that is peeked at is shown."""
        x, y = self.where(card)
        if not self._peeks_beside:
            return x, y
        width, height = self.layout.card
        inward = -1 if x + width / 2 > self.layout.size[0] / 2 else 1
        return x + inward * BESIDE * width, max(self.layout.margin, y - height / 3)

    def is_covered(self, card: Card) -> bool:
        """Whether `card` lies face up below another one of its column."""
        place = self.seating[card]
        return place.face_up and place.spot.suit is None and len(self.group(card)) > 1

    def hover(self, point: tuple[int, int] | None) -> None:
        """Open the strip under the pointer where a column is too long to read (§5)."""
        if self.held is not None:
            return
        peek = point and peek_at(self.layout, self.board, self.seating, point)
        if peek != self._peek:
            self._peek = peek or None
            self._reseat(seat(self.layout, self.board, self._peek), PEEK, ())

    def where(self, card: Card) -> Point:
        """Where `card` is drawn now: its upper left corner."""
        held = self.held
        if held is not None and card in held.cards:
            dx, dy = held.offsets[held.cards.index(card)]
            return held.at[0] + dx, held.at[1] + dy
        return self.motion.position(card, self.seating[card].at, self.layout.scale)

    def held_rect(self) -> Rect:
        """The rectangle of the bottom card in the hand: what a drop compares (§7)."""
        assert self.held is not None
        return Rect((round(self.held.at[0]), round(self.held.at[1])), self.layout.card)

    def group(self, card: Card) -> tuple[Card, ...]:
        """`card` with all cards on it."""
        place = self.seating[card]
        if place.spot.suit is not None:
            return (card,)
        return self.board[place.spot.pile].cards[place.index :]

    def pick(self, point: tuple[int, int]) -> Card | None:
        """The card drawn uppermost at `point`."""
        for card in reversed([*self._resting(), *self.loose(), *self.raised]):
            x, y = self.where(card)
            if Rect((round(x), round(y)), self.layout.card).collidepoint(point):
                return card
        return None

    def spot_at(self, point: tuple[int, int]) -> Spot | None:
        """The pile at `point`: that of the card there, or an empty place; a near miss counts."""
        card = self.pick(point)
        if card is not None:
            return self.seating[card].spot
        beside, below = 2 * (self.layout.gap // 2), 2 * round(MISS * self.layout.scale)
        spots = self.layout.spots
        return next(
            (s for s in spots if self.ends(s).inflate(beside, below).collidepoint(point)), None
        )

    def run_rect(self, cards: Sequence[Card]) -> Rect:
        """The rectangle round the seats of `cards`, which lie on one another."""
        return Rect(self.seating[cards[0]].at, self.layout.card).union(
            Rect(self.seating[cards[-1]].at, self.layout.card)
        )

    def top_rect(self, spot: Spot) -> Rect:
        """The rectangle of a pile's last card at rest, or of its empty place."""
        last = self._last(spot)
        if last is None:
            return self.layout.slot(spot)
        return Rect(self.seating[last].at, self.layout.card)

    def _last(self, spot: Spot) -> Card | None:
        if spot.suit is None:
            return self.board[spot.pile].last
        height = self.board.foundations[spot.suit]
        return Card(height, spot.suit) if height else None

    def index_at(self, cursor: Cursor) -> int:
        """The index of the card under `cursor`, which may have been left behind by a move."""
        spot = cursor.spot
        if spot.suit is not None:
            return max(0, self.board.foundations[spot.suit] - 1)
        column = self.board[spot.pile]
        lowest = max(0, column.hidden - 1)
        return max(lowest, min(cursor.index, len(column.cards) - 1), 0)

    def card_at(self, cursor: Cursor) -> Card | None:
        """The card under `cursor`, None on an empty pile."""
        spot, index = cursor.spot, self.index_at(cursor)
        if spot.suit is not None:
            return Card(index + 1, spot.suit) if self.board.foundations[spot.suit] else None
        cards = self.board[spot.pile].cards
        return cards[index] if cards else None

    def cursor_rect(self, cursor: Cursor) -> Rect:
        """The rectangle of all that would move with the card under `cursor`."""
        card = self.card_at(cursor)
        return self.layout.slot(cursor.spot) if card is None else self.run_rect(self.group(card))

    def piles(self) -> Mapping[Spot, tuple[tuple[Card, Seat], ...]]:
        """The cards that rest on each pile; of a foundation only the visible one."""
        piles: dict[Spot, list[tuple[Card, Seat]]] = {spot: [] for spot in self.layout.spots}
        for card in self._resting():
            place = self.seating[card]
            if place.spot.suit is not None:
                piles[place.spot].clear()
            piles[place.spot].append((card, place))
        return {spot: tuple(cards) for spot, cards in piles.items()}

    def loose(self) -> list[Card]:
        """The cards not at rest in the order of drawing, with all that lie on one of them.

        What waits for its flight lies below what flies; no card is drawn below one it lies on.
        """
        if not self.motion:
            return []
        layers: dict[Card, tuple[int, int, int]] = {}
        highest: dict[Spot, tuple[int, int, int]] = {}
        moving = self.motion.cards
        for order, (card, place) in enumerate(self.seating.items()):
            if card not in moving and place.spot not in highest:
                continue
            phase = self.motion.phase(card)
            if phase is not None and phase[0]:
                layers[card] = (1, -phase[1], order)
                continue
            own = (0, 0, order) if phase is None else (2, phase[1], order)
            below = highest.get(place.spot, own)
            layers[card] = highest[place.spot] = max(own, (*below[:2], order))
        held = {*self.raised, *(self.held.cards if self.held is not None else ())}
        return sorted((card for card in layers if card not in held), key=lambda c: layers[c])

    def _resting(self) -> list[Card]:
        held = self.held.cards if self.held is not None else ()
        away = {*self.loose(), *self.raised, *held}
        return [card for card in self.seating if card not in away]

    def ends(self, spot: Spot) -> Rect:
        """From the place of an empty pile to its last card."""
        return self.layout.slot(spot).union(self.top_rect(spot))

    def _reseat(self, seating: Seating, timing: Timing, order: Sequence[Card]) -> None:
        drawn = {card: self.where(card) for card in seating}
        before, held = self.seating, self.held.cards if self.held is not None else ()
        self.seating, self.held, self.peeked = seating, None, None
        delays = {card: number * timing.stagger for number, card in enumerate(order)}
        for card in (*order, *(card for card in seating if card not in delays)):
            old, new = before[card], seating[card]
            if old.face_up is not new.face_up:
                self.motion.turn(card, max(delays.values(), default=0))
            if old.at != new.at or card in held:
                stays = old.spot == new.spot and card not in held
                pace = FAN if stays and timing is not PEEK else timing
                self.motion.launch(card, drawn[card], new.at, pace, delays.get(card, 0))
