"""What the pages of the help are made of: data, without a word about how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.board import Board, Column
from game.core.cards import Card, Suit
from game.core.moves import Move
from game.core.rules import RuleSet
from game.i18n.catalogue import Catalogue
from game.i18n.messages import card_name

__all__ = [
    "Block",
    "Chapter",
    "Grid",
    "Picture",
    "Plate",
    "Plates",
    "Points",
    "Text",
    "Verbatim",
    "named",
]


@dataclass(frozen=True, slots=True)
class Picture:
    """A part of a real table: some columns, and the foundations if their heights are given."""

    columns: tuple[str, ...]
    """Each from its bottom card to its last, as in a text board."""
    foundations: tuple[int, int, int, int] | None = None
    held: Card | None = None
    """A card in the hand, with all cards on it; the piles that take it are lit (R16)."""
    tried: Move | None = None
    """A move that the rules refuse; its pile shows it (R17)."""
    rules: RuleSet = field(default_factory=RuleSet)

    @property
    def board(self) -> Board:
        """The table; of 52 cards it has only those that matter."""
        columns = [Column.parse(text) for text in self.columns]
        columns += [Column()] * (7 - len(columns))
        return Board(tuple(columns), self.foundations or (0,) * len(Suit))


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture and the words below it."""

    picture: Picture
    words: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Something to be copied letter by letter, such as the name of a folder."""

    text: str


@dataclass(frozen=True, slots=True)
class Points:
    """Short sentences, one below the other, each with a mark before it."""

    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plates:
    """Pictures side by side; `then` says that the second comes of the first."""

    plates: tuple[Plate, ...]
    then: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: the first row and the first column are headings."""

    rows: tuple[tuple[str, ...], ...]


Block = Text | Verbatim | Points | Plates | Grid


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the help; `clauses` are the rules it tells (R1–R23)."""

    name: str
    title: str
    blocks: tuple[Block, ...]
    clauses: tuple[str, ...] = ()


def named(tr: Catalogue, text: str, **cards: str) -> str:
    """`text` with the names of cards in it."""
    return text.format(**{key: card_name(tr, Card.parse(card)) for key, card in cards.items()})
