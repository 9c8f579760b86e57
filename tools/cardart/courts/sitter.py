"""The sitter: who is portrayed, and the pens that draw at the places of a figure."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import Suit
from tools.cardart.colours import Hues, hues
from tools.cardart.courts.likeness import JACK, KING, QUEEN, Likeness, likeness
from tools.cardart.painting import Patch, Pen

__all__ = ["GRIP", "Sitter"]

GRIP = 147
"""How far down the hand holds the emblem."""


class _Pose(NamedTuple):
    """Where head, shoulders and emblem of a figure are."""

    brow: float
    head: float
    shoulders: float
    axis: float = 140
    emblem: float = 209
    reach: float = 1
    """The emblem's scale; it grows upwards from the grip."""


_POSES = {
    KING: _Pose(60, 0.99, -5),
    QUEEN: _Pose(58, 1.0, -7),
    JACK: _Pose(64, 1.0, -4),
}
_SMALL_POSES = {
    KING: _Pose(69, 1.25, 15, 140, 212, 1.05),
    QUEEN: _Pose(64, 1.27, 10, 140, 212, 1.05),
    JACK: _Pose(72, 1.2, 14, 142, 212, 1.05),
}


class Sitter(NamedTuple):
    """One of the twelve, and the painting so far; `small` is the plain drawing for small cards."""

    rank: int
    suit: Suit
    patches: list[Patch]
    small: bool = False

    @property
    def hues(self) -> Hues:
        """The colour tokens of the suit."""
        return hues(self.suit)

    @property
    def likeness(self) -> Likeness:
        """The face."""
        return likeness(self.rank, self.suit)

    @property
    def skin(self) -> str:
        """The lit side of the face."""
        return self.likeness.skin

    @property
    def shade(self) -> str:
        """The shaded side of the face."""
        return self.likeness.shade

    @property
    def hair(self) -> str:
        """Hair and beard."""
        return self.likeness.hair

    def head(self, rise: float = 0, aside: float = 0) -> Pen:
        """A pen whose origin is the middle of the brow band, `rise` above and `aside` of it."""
        pose = self._pose
        place = (pose.axis + aside, pose.brow - rise, pose.head, self.likeness.tilt)
        return Pen(self.patches, *place, plain=self.small)

    def body(self) -> Pen:
        """A pen on the figure's axis in card units down the page."""
        return Pen(self.patches, self._pose.axis, self._pose.shoulders, plain=self.small)

    def emblem(self, x: float = 0, lean: float = 0) -> Pen:
        """A pen for what the hand holds, whose origin is the hand, `x` aside."""
        pose = self._pose
        place = (pose.emblem + x, GRIP, pose.reach, lean)
        return Pen(self.patches, *place, plain=self.small)

    @property
    def _pose(self) -> _Pose:
        return (_SMALL_POSES if self.small else _POSES)[self.rank]
