"""The board: seven columns and four foundations, and its text form (command-line.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from game.core.cards import DECK, SUIT_LETTERS, Card, Suit

__all__ = ["COLUMNS", "Board", "Column", "Pile"]


class Pile(IntEnum):
    """Where a card can go: the foundation of its suit (R6) or one of the seven columns."""

    FOUNDATION = 0
    COLUMN_1 = 1
    COLUMN_2 = 2
    COLUMN_3 = 3
    COLUMN_4 = 4
    COLUMN_5 = 5
    COLUMN_6 = 6
    COLUMN_7 = 7

    def __str__(self) -> str:
        return "F" if self is Pile.FOUNDATION else str(self.value)


COLUMNS: tuple[Pile, ...] = tuple(pile for pile in Pile if pile is not Pile.FOUNDATION)


@dataclass(frozen=True, slots=True)
class Column:
    """A tableau column from its bottom card to its last; the bottom `hidden` are face down."""

    cards: tuple[Card, ...] = ()
    hidden: int = 0

    def __str__(self) -> str:
        return " ".join(
            f"<{card}>" if index < self.hidden else str(card)
            for index, card in enumerate(self.cards)
        )

    @property
    def last(self) -> Card | None:
        """The fully uncovered card, None if the column is empty."""
        return self.cards[-1] if self.cards else None

    @classmethod
    def parse(cls, text: str) -> Column:
        """The column that `text` describes.

        Raises:
            ValueError: for an unknown card, or a face-down card on a face-up one or last (R4).
        """
        tokens = text.split()
        hidden = sum(token.startswith("<") for token in tokens)
        cards = []
        for index, token in enumerate(tokens):
            face_down = token.startswith("<") and token.endswith(">")
            if face_down != (index < hidden):
                raise ValueError(f"{token} is out of place: face-down cards lie at the bottom")
            cards.append(Card.parse(token[1:-1] if face_down else token))
        if cards and hidden == len(cards):
            raise ValueError(f"{tokens[-1]} is the last card of its column and must be face up")
        return cls(tuple(cards), hidden)


@dataclass(frozen=True, slots=True)
class Board:
    """All 52 cards: seven columns, and the height of each suit's foundation (R1, R6)."""

    columns: tuple[Column, ...]
    foundations: tuple[int, ...] = (0, 0, 0, 0)

    def __getitem__(self, pile: Pile) -> Column:
        assert pile, "a foundation is not a column"
        return self.columns[pile - 1]

    def __str__(self) -> str:
        homes = " ".join(f"{suit.letter}-{self.foundations[suit]}" for suit in Suit)
        return "\n".join([f"Foundations: {homes}", *map(str, self.columns)])

    @property
    def is_won(self) -> bool:
        """Whether all 52 cards are on the foundations (R11)."""
        return sum(self.foundations) == len(DECK)

    def locate(self, card: Card) -> tuple[Pile, int]:
        """The pile that holds `card`, and its index there counted from the bottom."""
        if card.rank <= self.foundations[card.suit]:
            return Pile.FOUNDATION, card.rank - 1
        for pile in COLUMNS:
            cards = self.columns[pile - 1].cards
            if card in cards:
                return pile, cards.index(card)
        raise AssertionError(f"{card} is missing from the board")

    def places(self) -> dict[Card, tuple[Pile, int]]:
        """What `locate` says of every card, in one pass."""
        places = {
            card: (pile, index)
            for pile in COLUMNS
            for index, card in enumerate(self.columns[pile - 1].cards)
        }
        for suit in Suit:
            for index in range(self.foundations[suit]):
                places[Card(index + 1, suit)] = (Pile.FOUNDATION, index)
        return places

    def cards(self) -> Iterator[Card]:
        """Every card on the board, foundations first."""
        for suit in Suit:
            for rank in range(1, self.foundations[suit] + 1):
                yield Card(rank, suit)
        for column in self.columns:
            yield from column.cards

    @classmethod
    def parse(cls, text: str) -> Board:
        """The board that `text` describes; `Board.parse(str(board)) == board`.

        Raises:
            ValueError: for a wrong first line, too many columns, or cards missing or doubled.
        """
        first, *lines = text.strip("\n").split("\n")
        lines += [""] * (len(COLUMNS) - len(lines))
        if len(lines) != len(COLUMNS):
            raise ValueError(f"a board has {len(COLUMNS)} columns, not {len(lines)}")
        board = cls(tuple(map(Column.parse, lines)), _parse_foundations(first))
        if sorted(board.cards()) != sorted(DECK):
            raise ValueError("a board has each of the 52 cards exactly once")
        return board


def _parse_foundations(line: str) -> tuple[int, ...]:
    label, *homes = line.split() or [""]
    names = [home.partition("-")[0] for home in homes]
    heights = [home.partition("-")[2] for home in homes]
    if label != "Foundations:" or names != list(SUIT_LETTERS):
        raise ValueError("the first line of a board reads as in Foundations: S-0 H-0 D-0 C-0")
    if not all(height.isascii() and height.isdigit() and int(height) <= 13 for height in heights):
        raise ValueError("the height of a foundation is a number from 0 to 13")
    return tuple(map(int, heights))
