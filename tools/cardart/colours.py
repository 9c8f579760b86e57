"""Colours of the drawings: tokens of `sprites/themes.json`, and the few that no theme changes."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import Suit

__all__ = [
    "BORDER",
    "CLUBS_SHEEN",
    "EDGE",
    "GOLD",
    "INK",
    "PAPER",
    "SHADED_STEEL",
    "STEEL",
    "WHITE",
    "WOOD",
    "Hues",
    "hues",
]

PAPER = "paper"
EDGE = "edge"
BORDER = "border"
CLUBS_SHEEN = "clubs-sheen"
WHITE = "linen"

INK = "#1A1D2B"
GOLD = "#E5B04A"
STEEL = "#DCE1EA"
SHADED_STEEL = "#B4BCCB"
WOOD = "#8A5A33"


class Hues(NamedTuple):
    """The tokens of one suit's cards."""

    suit: str
    main: str
    deep: str
    accent: str
    light: str
    tint: str
    """The ground of the court panel."""
    pip: str
    """Pips on that ground."""
    frame: str
    """The line round it."""
    rim: str
    """The line of light round a figure on it."""


def hues(suit: Suit) -> Hues:
    """The tokens of the cards of `suit`."""
    name = suit.name.lower()
    return Hues(name, *(f"{name}-{part}" for part in Hues._fields[1:]))
