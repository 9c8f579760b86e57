"""The sitter: who is portrayed, and the pens that draw at the places of a figure."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import Suit
from tools.cardart.colours import Hues, hues
from tools.cardart.painting import Patch, Pen

__all__ = ["GRIP", "JACK", "KING", "QUEEN", "Sitter"]

JACK, QUEEN, KING = 11, 12, 13
GRIP = 147
"""How far down the fist holds the emblem."""

_AXIS = 142
_EMBLEM_AXIS = 212
_HEAD_SCALE = 1.1
_BROWS = {JACK: 69, QUEEN: 63, KING: 67}
_SHOULDERS = {JACK: 7, QUEEN: 1, KING: 5}
_SKINS = {
    Suit.SPADES: ("#F3D6B8", "#DDB38E"),
    Suit.HEARTS: ("#F6DCC6", "#E3B79A"),
    Suit.DIAMONDS: ("#E3B588", "#C79362"),
    Suit.CLUBS: ("#B98258", "#996440"),
}
_HAIR = {
    (KING, Suit.SPADES): "#3A3F52",
    (KING, Suit.HEARTS): "#8A3B22",
    (KING, Suit.DIAMONDS): "#D9D5CC",
    (KING, Suit.CLUBS): "#2B2326",
    (QUEEN, Suit.SPADES): "#2B2A3A",
    (QUEEN, Suit.HEARTS): "#C4622C",
    (QUEEN, Suit.DIAMONDS): "#5B2F1E",
    (QUEEN, Suit.CLUBS): "#2B2326",
    (JACK, Suit.SPADES): "#5A4030",
    (JACK, Suit.HEARTS): "#D9A441",
    (JACK, Suit.DIAMONDS): "#3A2620",
    (JACK, Suit.CLUBS): "#2B2326",
}


class Sitter(NamedTuple):
    """One of the twelve, and the painting so far."""

    rank: int
    suit: Suit
    patches: list[Patch]

    @property
    def hues(self) -> Hues:
        """The colour tokens of the suit."""
        return hues(self.suit)

    @property
    def skin(self) -> str:
        """The lit side of the face."""
        return _SKINS[self.suit][0]

    @property
    def shade(self) -> str:
        """The shaded side of the face."""
        return _SKINS[self.suit][1]

    @property
    def hair(self) -> str:
        """Hair and beard."""
        return _HAIR[self.rank, self.suit]

    def head(self, rise: float = 0) -> Pen:
        """A pen whose origin is the middle of the brow band, `rise` units above it."""
        return Pen(self.patches, _AXIS, _BROWS[self.rank] - rise, _HEAD_SCALE)

    def body(self) -> Pen:
        """A pen on the figure's axis in card units down the page."""
        return Pen(self.patches, _AXIS, _SHOULDERS[self.rank])

    def emblem(self) -> Pen:
        """A pen on the axis of what the fist holds."""
        return Pen(self.patches, _EMBLEM_AXIS, 0)

    def fist(self) -> Pen:
        """A pen in the middle of the fist."""
        return Pen(self.patches, _EMBLEM_AXIS, GRIP)
