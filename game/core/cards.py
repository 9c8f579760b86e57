"""Cards and their text form: rank letter and suit letter, `TH` is the ten of hearts."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

__all__ = ["ACE", "DECK", "KING", "RANK_LETTERS", "SUIT_LETTERS", "Card", "Suit"]

ACE, KING = 1, 13
RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "SHDC"


class Suit(IntEnum):
    """The four suits in the order of the foundations (R6)."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """`S`, `H`, `D` or `C`."""
        return SUIT_LETTERS[self]

    @property
    def is_red(self) -> bool:
        """Whether the suit is red: hearts and diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Card(NamedTuple):
    """A card; a named tuple because boards compare thousands of them a second."""

    rank: int
    """1 (ace) to 13 (king)."""
    suit: Suit

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 1] + SUIT_LETTERS[self.suit]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that `text` names.

        >>> Card.parse("TH")
        Card(rank=10, suit=<Suit.HEARTS: 1>)

        Raises:
            ValueError: if `text` is not a rank letter and a suit letter.
        """
        card = _BY_TEXT.get(text)
        if card is None:
            raise ValueError(f"{text!r} is not a card; a card is written as in TH or AS")
        return card


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in range(ACE, KING + 1))
"""All 52 cards: spades A…K, hearts A…K, diamonds A…K, clubs A…K (game-code.md)."""

_BY_TEXT = {str(card): card for card in DECK}
