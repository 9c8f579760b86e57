"""Game codes and the deals they name, version 1 (game-code.md, R2, R23)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256

from game.core.board import COLUMNS, Board, Column, Pile
from game.core.cards import DECK, Card
from game.core.rules import RuleSet

__all__ = ["DEALING_ORDER", "DEALS", "CodeError", "CodeFault", "GameCode", "deal"]

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LENGTH = 7
DEALS = len(LETTERS) ** LENGTH
"""How many deals there are."""
WRITTEN = re.compile(f"YU1-([CR])-([A-Z]{{{LENGTH}}})")
"""A code as it is written here; a long history is full of them."""
DIGITS = str.maketrans(LETTERS, "0123456789abcdefghijklmnop")
"""The letters as `int` reads digits of base 26."""


class CodeFault(Enum):
    """What is wrong with a code that somebody typed."""

    OTHER_GAME = "other-game"
    OTHER_VERSION = "other-version"
    UNKNOWN_RULES = "unknown-rules"
    NOT_A_LETTER = "not-a-letter"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"


class CodeError(ValueError):
    """A code that cannot be read: the fault, and its 1-based position in the text."""

    def __init__(self, fault: CodeFault, position: int, character: str, count: int = 0) -> None:
        super().__init__(f"{fault.value} at position {position}")
        self.fault = fault
        self.position = position
        self.character = character
        """The offending character, empty at the end of the text."""
        self.count = count
        """How many letters of the deal number were found."""


@dataclass(frozen=True, slots=True)
class GameCode:
    """The name of a game: `YU1-C-AAAAAAB` is deal 1 under the Classic rules (R23)."""

    number: int
    relaxed: bool = False

    def __post_init__(self) -> None:
        assert 0 <= self.number < DEALS

    def __str__(self) -> str:
        letters = ""
        rest = self.number
        for _ in range(LENGTH):
            rest, digit = divmod(rest, len(LETTERS))
            letters = LETTERS[digit] + letters
        return f"YU1-{'R' if self.relaxed else 'C'}-{letters}"

    def rules(self, *, foundations_final: bool = False) -> RuleSet:
        """The rules that the code's letter names, with or without the house rule (R7, R10)."""
        return RuleSet(colour_matters=not self.relaxed, foundations_final=foundations_final)

    @classmethod
    def parse(cls, text: str) -> GameCode:
        """The code that a person typed or pasted.

        >>> str(GameCode.parse(" yu1 c aaaaaab"))
        'YU1-C-AAAAAAB'

        Raises:
            CodeError: with the position of the first fault; never a guess.
        """
        if (written := WRITTEN.fullmatch(text)) is not None:
            return cls(int(written[2].translate(DIGITS), len(LETTERS)), relaxed=written[1] == "R")
        signs = _significant(text)  # no further than needed: somebody may paste a book
        end = len(text) + 1
        sign = ""
        for expected, fault in _PREFIX:
            position, sign = next(signs, (end, ""))
            if not sign:
                raise CodeError(CodeFault.TOO_SHORT, end, "")
            if sign not in expected:
                raise CodeError(_prefix_fault(fault, sign), position, sign)
        rules, letters = sign, list(signs)
        for position, sign in letters:
            if sign not in LETTERS:
                raise CodeError(CodeFault.NOT_A_LETTER, position, sign, len(letters))
        if len(letters) < LENGTH:
            raise CodeError(CodeFault.TOO_SHORT, end, "", len(letters))
        if len(letters) > LENGTH:
            raise CodeError(CodeFault.TOO_LONG, *letters[LENGTH], len(letters))
        _check_unbroken(text, letters)
        number = 0
        for _, sign in letters:
            number = number * len(LETTERS) + LETTERS.index(sign)
        return cls(number, relaxed=rules == "R")


_PREFIX = (
    ("Y", CodeFault.OTHER_GAME),
    ("U", CodeFault.OTHER_GAME),
    ("1", CodeFault.OTHER_VERSION),
    ("CR", CodeFault.UNKNOWN_RULES),
)

_DASHES = "⁃⁓⁻₋−"
"""The dashes and minus signs that Unicode does not count as dash punctuation."""


def _prefix_fault(fault: CodeFault, sign: str) -> CodeFault:
    """The fault of `sign` in the prefix; in YU12 the 2 belongs to the version."""
    if fault is CodeFault.UNKNOWN_RULES and sign.isdecimal():
        return CodeFault.OTHER_VERSION
    return fault


def _check_unbroken(text: str, letters: Sequence[tuple[int, str]]) -> None:
    """Refuse spaces and dashes within the deal number: they separate parts, not letters."""
    for position in range(letters[0][0], letters[-1][0]):
        sign = text[position - 1]
        if _separates(sign):
            raise CodeError(CodeFault.NOT_A_LETTER, position, sign, len(letters))


def _separates(sign: str) -> bool:
    return sign.isspace() or sign in _DASHES or unicodedata.category(sign) == "Pd"


def _significant(text: str) -> Iterator[tuple[int, str]]:
    """The letters and digits of a typed code with their positions, upper case and half width."""
    for position, raw in enumerate(text, start=1):
        if _separates(raw) or unicodedata.category(raw) == "Cf":
            continue
        sign = unicodedata.normalize("NFKC", raw) if _is_full_width(raw) else raw
        # Only A–Z have another case here: the capital of a dotless ı would be a guess.
        yield position, sign.upper() if sign.isascii() else sign


def _is_full_width(sign: str) -> bool:
    return "\N{FULLWIDTH EXCLAMATION MARK}" <= sign <= "\N{FULLWIDTH TILDE}"


DEALING_ORDER: tuple[Pile, ...] = (
    *(pile for row in range(7) for pile in COLUMNS[row:]),
    *(pile for _ in range(4) for pile in COLUMNS[1:]),
)
"""The column that each of the 52 cards goes to: the triangle, then four rows of six (R2)."""


def deal(code: GameCode) -> Board:
    """The board that `code` names, dealt in the order of R2; the rule letter changes nothing."""
    columns: list[list[Card]] = [[] for _ in COLUMNS]
    for pile, card in zip(DEALING_ORDER, _shuffled(code.number), strict=True):
        columns[pile - 1].append(card)
    return Board(tuple(Column(tuple(column), hidden) for hidden, column in enumerate(columns)))


def _shuffled(number: int) -> list[Card]:
    """The deck in dealing order: Fisher–Yates over a SHA-256 byte stream (game-code.md)."""
    cards = list(DECK)
    stream = _byte_stream(number)
    for last in range(len(cards) - 1, 0, -1):
        size = last + 1
        limit = 256 - 256 % size
        chosen = next(byte for byte in stream if byte < limit) % size
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def _byte_stream(number: int) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(b"YU1" + number.to_bytes(8, "big") + block.to_bytes(4, "big")).digest()
        block += 1
