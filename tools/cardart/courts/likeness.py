"""The likenesses: what makes each of the twelve a person and not a type."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.core.cards import Suit

__all__ = ["JACK", "KING", "QUEEN", "Brow", "Eyes", "Likeness", "Mouth", "Nose", "likeness"]

JACK, QUEEN, KING = 11, 12, 13


class Eyes(Enum):
    """How the eyes are open."""

    OPEN = auto()
    WIDE = auto()
    NARROW = auto()
    HOODED = auto()
    LOWERED = auto()


class Brow(Enum):
    """The eyebrows."""

    ARCHED = auto()
    THIN = auto()
    HIGH = auto()
    STRAIGHT = auto()
    FROWNING = auto()
    ASKANCE = auto()


class Nose(Enum):
    """The nose, seen from the front."""

    STRAIGHT = auto()
    EAGLE = auto()
    BROAD = auto()
    ROUND = auto()
    SNUB = auto()
    LONG = auto()


class Mouth(Enum):
    """The mouth."""

    BEARDED = auto()
    FULL = auto()
    SMALL = auto()
    WRY = auto()
    SMILE = auto()
    CALM = auto()


class Likeness(NamedTuple):
    """A face: its shape, where it looks, and its features."""

    width: float
    """Half of it, at the temples."""
    chin: float
    jaw: float
    turn: float
    """Where the face looks: -1 half to the left, 0 ahead, 1 half to the right."""
    tilt: float
    """How far the head leans to the right, in degrees."""
    eyes: Eyes
    gaze: float
    brow: Brow
    nose: Nose
    mouth: Mouth
    skin: str
    shade: str
    hair: str
    lip: str = "#B3202E"
    cheeks: str = ""
    """The colour of red cheeks."""
    old: bool = False
    """Whether years have drawn lines."""
    profile: bool = False
    """Whether only one side is seen."""


_FAIR, _ROSY, _TAN, _BROWN = (
    ("#F3D6B8", "#DDB38E"),
    ("#F6DCC6", "#E3B79A"),
    ("#E3B588", "#C79362"),
    ("#B98258", "#996440"),
)


def likeness(rank: int, suit: Suit) -> Likeness:
    """The likeness of the court of this rank and suit."""
    return _LIKENESSES[rank, suit]


_LIKENESSES = {
    (KING, Suit.SPADES): Likeness(
        20, 56, 15, 0, 0, Eyes.NARROW, 0, Brow.FROWNING, Nose.EAGLE, Mouth.BEARDED,
        *_FAIR, "#4A5166", old=True,
    ),
    (KING, Suit.HEARTS): Likeness(
        22.5, 53, 18.5, -0.55, -3, Eyes.OPEN, -0.8, Brow.ARCHED, Nose.ROUND, Mouth.BEARDED,
        *_ROSY, "#A34A26", cheeks="#EBA48F",
    ),
    (KING, Suit.DIAMONDS): Likeness(
        20, 54, 16, 1, 0, Eyes.HOODED, 0, Brow.STRAIGHT, Nose.EAGLE, Mouth.BEARDED,
        *_TAN, "#E4E1DA", old=True, profile=True,
    ),
    (KING, Suit.CLUBS): Likeness(
        20.5, 54, 17.5, 0.75, -3, Eyes.OPEN, 1.2, Brow.STRAIGHT, Nose.BROAD, Mouth.BEARDED,
        *_BROWN, "#2B2326", "#8C3A38",
    ),
    (QUEEN, Suit.SPADES): Likeness(
        18.5, 53, 13.6, 0.6, 2, Eyes.HOODED, 1.4, Brow.HIGH, Nose.LONG, Mouth.SMALL,
        *_FAIR, "#2B2A3A", "#A8283A", old=True,
    ),
    (QUEEN, Suit.HEARTS): Likeness(
        19.5, 51, 15.4, 0.85, 8, Eyes.LOWERED, 0, Brow.THIN, Nose.SNUB, Mouth.FULL,
        *_ROSY, "#C4622C", "#C2303C", "#F0B09C",
    ),
    (QUEEN, Suit.DIAMONDS): Likeness(
        19, 53.5, 14, -0.6, -4, Eyes.OPEN, 2.2, Brow.ASKANCE, Nose.EAGLE, Mouth.WRY,
        *_TAN, "#5B2F1E", "#A32430",
    ),
    (QUEEN, Suit.CLUBS): Likeness(
        20, 53, 16, 0, 0, Eyes.WIDE, 0, Brow.ARCHED, Nose.BROAD, Mouth.FULL,
        *_BROWN, "#2B2326", "#8E2430",
    ),
    (JACK, Suit.SPADES): Likeness(
        19.5, 54, 15, 1, -2, Eyes.OPEN, 0, Brow.STRAIGHT, Nose.STRAIGHT, Mouth.CALM,
        *_FAIR, "#5A4030", "#B4695A", profile=True,
    ),
    (JACK, Suit.HEARTS): Likeness(
        20.5, 51.5, 17, 0.8, 7, Eyes.LOWERED, 0, Brow.ARCHED, Nose.SNUB, Mouth.SMILE,
        *_ROSY, "#E0AC48", "#C0604F", "#F2B5A0",
    ),
    (JACK, Suit.DIAMONDS): Likeness(
        19, 55, 14, 0.7, -5, Eyes.NARROW, 1.6, Brow.ASKANCE, Nose.LONG, Mouth.CALM,
        *_TAN, "#3A2620", "#A5523F",
    ),
    (JACK, Suit.CLUBS): Likeness(
        21, 53.5, 18, -0.7, 3, Eyes.WIDE, -1.4, Brow.HIGH, Nose.BROAD, Mouth.SMILE,
        *_BROWN, "#2B2326", "#6E2E2C",
    ),
}  # fmt: skip
