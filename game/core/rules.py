"""The rules R3–R10: what may move, where, and why not. The one implementation of legality."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache

from game.core.board import COLUMNS, Board, Column, Pile
from game.core.cards import ACE, KING, Card, Suit
from game.core.moves import Move

__all__ = ["Breach", "Reason", "RuleSet", "apply", "check", "legal_moves", "lift", "wanted"]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one game, as data; they are fixed at the deal."""

    colour_matters: bool = True
    """Classic; not so in Relaxed (R10)."""
    foundations_final: bool = False
    """The house rule of R7: cards stay on the foundations."""
    largest_group: int = 20
    """R8."""


class Reason(Enum):
    """Why a move is refused; the value is the stable name that records report."""

    FACE_DOWN = "face-down"
    GROUP_TOO_LARGE = "group-too-large"
    FOUNDATIONS_FINAL = "foundations-final"
    BURIED_ON_FOUNDATION = "buried-on-foundation"
    SAME_PILE = "same-pile"
    EMPTY_COLUMN_NEEDS_KING = "empty-column-needs-king"
    KING_ON_CARD = "king-on-card"
    NOTHING_ON_ACE = "nothing-on-ace"
    WRONG_COLOUR = "wrong-colour"
    WRONG_RANK = "wrong-rank"
    WRONG_COLOUR_AND_RANK = "wrong-colour-and-rank"
    FOUNDATION_ONE_CARD = "foundation-one-card"
    FOUNDATION_LAST_CARD_ONLY = "foundation-last-card-only"
    FOUNDATION_NEEDS_ACE = "foundation-needs-ace"
    FOUNDATION_NEEDS_NEXT_RANK = "foundation-needs-next-rank"


@dataclass(frozen=True, slots=True)
class Breach:
    """A refusal, with everything that a message needs; it never names a face-down card."""

    reason: Reason
    card: Card | None
    """The card that was tried; None if it is face down."""
    target: Pile | None = None
    """Where it was to go; None if it cannot be lifted at all."""
    onto: Card | None = None
    """The card on top of the target."""
    wanted: tuple[Card, ...] = ()
    """The cards that the target would take."""


def wanted(rules: RuleSet, board: Board, pile: Pile, suit: Suit = Suit.SPADES) -> tuple[Card, ...]:
    """The cards that `pile` would take: a column (R3, R5, R9, R10) or `suit`'s foundation (R6)."""
    if pile is Pile.FOUNDATION:
        height = board.foundations[suit]
        return () if height == KING else (Card(height + 1, suit),)
    return _wanted_on(board[pile].last, rules.colour_matters)


@cache
def _wanted_on(last: Card | None, colour_matters: bool) -> tuple[Card, ...]:
    if last is None:
        return tuple(Card(KING, suit) for suit in Suit)
    if last.rank == ACE:
        return ()
    return tuple(
        Card(last.rank - 1, suit)
        for suit in Suit
        if not colour_matters or suit.is_red != last.suit.is_red
    )


def check(rules: RuleSet, board: Board, move: Move) -> Breach | None:
    """Why `move` is refused, or None if it is legal (R3–R10)."""
    return _check_from(rules, board, move, board.locate(move.card))


def _check_from(rules: RuleSet, board: Board, move: Move, place: tuple[Pile, int]) -> Breach | None:
    card, target = move
    source, index = place
    grounded = _check_lift(rules, board, card, source, index)
    if grounded is not None:
        return grounded
    if source is target:
        return Breach(Reason.SAME_PILE, card, target)
    if target is Pile.FOUNDATION:
        return _check_foundation(rules, board, card, len(board[source].cards) - index)
    onto = board[target].last
    takes = _wanted_on(onto, rules.colour_matters)
    if card in takes:
        return None
    return Breach(_column_reason(rules, card, onto), card, target, onto, takes)


def lift(rules: RuleSet, board: Board, card: Card) -> tuple[Pile, ...] | Breach:
    """The piles that would take `card` with all cards on it, or why it cannot be lifted."""
    source, index = board.locate(card)
    grounded = _check_lift(rules, board, card, source, index)
    if grounded is not None:
        return grounded
    return tuple(pile for pile in Pile if check(rules, board, Move(card, pile)) is None)


def _check_lift(
    rules: RuleSet, board: Board, card: Card, source: Pile, index: int
) -> Breach | None:
    if source is Pile.FOUNDATION:
        if rules.foundations_final:
            return Breach(Reason.FOUNDATIONS_FINAL, card)
        if card.rank != board.foundations[card.suit]:
            return Breach(Reason.BURIED_ON_FOUNDATION, card)
        return None
    column = board.columns[source - 1]
    if index < column.hidden:
        return Breach(Reason.FACE_DOWN, None)
    if len(column.cards) - index > rules.largest_group:
        return Breach(Reason.GROUP_TOO_LARGE, card)
    return None


def _check_foundation(rules: RuleSet, board: Board, card: Card, group: int) -> Breach | None:
    takes = wanted(rules, board, Pile.FOUNDATION, card.suit)
    height = board.foundations[card.suit]
    onto = Card(height, card.suit) if height else None
    fits = card in takes
    if fits and group == 1:
        return None
    if group > 1:
        reason = Reason.FOUNDATION_LAST_CARD_ONLY if fits else Reason.FOUNDATION_ONE_CARD
    else:
        reason = Reason.FOUNDATION_NEEDS_NEXT_RANK if height else Reason.FOUNDATION_NEEDS_ACE
    return Breach(reason, card, Pile.FOUNDATION, onto, takes)


def _column_reason(rules: RuleSet, card: Card, onto: Card | None) -> Reason:
    """Why a column whose last card is `onto` refuses `card`, the plainest reason first."""
    if onto is None:
        return Reason.EMPTY_COLUMN_NEEDS_KING
    if card.rank == KING:
        return Reason.KING_ON_CARD
    if onto.rank == ACE:
        return Reason.NOTHING_ON_ACE
    wrong_colour = rules.colour_matters and card.suit.is_red == onto.suit.is_red
    if card.rank == onto.rank - 1:
        return Reason.WRONG_COLOUR
    return Reason.WRONG_COLOUR_AND_RANK if wrong_colour else Reason.WRONG_RANK


def apply(board: Board, move: Move) -> Board:
    """The board after a legal `move`; a card uncovered face down turns up by itself (R4)."""
    card, target = move
    source, index = board.locate(card)
    columns = list(board.columns)
    heights = board.foundations
    if source is Pile.FOUNDATION:
        heights = _with_height(heights, card.suit, card.rank - 1)
        group: tuple[Card, ...] = (card,)
    else:
        old = columns[source - 1]
        group = old.cards[index:]
        columns[source - 1] = Column(old.cards[:index], min(old.hidden, max(index - 1, 0)))
    if target is Pile.FOUNDATION:
        heights = _with_height(heights, card.suit, card.rank)
    else:
        old = columns[target - 1]
        columns[target - 1] = Column(old.cards + group, old.hidden)
    return Board(tuple(columns), heights)


def _with_height(heights: tuple[int, ...], suit: Suit, height: int) -> tuple[int, ...]:
    return (*heights[:suit], height, *heights[suit + 1 :])


def legal_moves(rules: RuleSet, board: Board) -> Iterator[Move]:
    """Exactly the moves that `check` accepts."""
    places = board.places()
    for move in _fitting_moves(rules, board):
        if _check_from(rules, board, move, places[move.card]) is None:
            yield move


def _fitting_moves(rules: RuleSet, board: Board) -> Iterator[Move]:
    """The moves that their targets would take, whether or not the card can get there."""
    for column in COLUMNS:
        for card in wanted(rules, board, column):
            yield Move(card, column)
    for suit in Suit:
        for card in wanted(rules, board, Pile.FOUNDATION, suit):
            yield Move(card, Pile.FOUNDATION)
