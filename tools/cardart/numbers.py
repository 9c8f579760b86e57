"""Number cards and the strips of all cards that are not courts."""

from __future__ import annotations

from game.core.cards import Card
from tools.cardart.colours import hues
from tools.cardart.layout import COMPACT, FULL, both_ends, index, pips
from tools.cardart.outline import joined
from tools.cardart.svg import Layer

__all__ = ["number_face", "plain_strip"]


def number_face(card: Card) -> list[Layer]:
    """Two to ten: everything has one colour, so it is one layer."""
    return [Layer(hues(card.suit).suit, joined((both_ends(index(card, FULL)), pips(card))))]


def plain_strip(card: Card) -> list[Layer]:
    """The compact index alone."""
    return [Layer(hues(card.suit).suit, index(card, COMPACT))]
