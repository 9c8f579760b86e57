"""Moves and their text form: `8H>3`, `AS>F` (command-line.md)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.board import Pile
from game.core.cards import Card

__all__ = ["Move"]

_TARGETS = {str(pile): pile for pile in Pile}


class Move(NamedTuple):
    """The bottom card of a group, and the pile that all of it goes to (R3)."""

    card: Card
    target: Pile

    def __str__(self) -> str:
        return f"{self.card}>{self.target}"

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move that `text` names.

        Raises:
            ValueError: if `text` is not of the form `8H>3` or `AS>F`.
        """
        card, separator, target = text.partition(">")
        if not separator or target not in _TARGETS:
            raise ValueError(f"{text!r} is not a move; a move is written as in 8H>3 or AS>F")
        return cls(Card.parse(card), _TARGETS[target])
