"""What a player does, free of the toolkit: a press, drags, then one release or cancel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

__all__ = [
    "NOWHERE",
    "Cancel",
    "Drag",
    "Gesture",
    "Hover",
    "Key",
    "Pointed",
    "Press",
    "Release",
    "Text",
    "Wheel",
]

Point = tuple[int, int]

NOWHERE: Final[Point] = (-1, -1)
"""Where the pointer hovers while it is outside the window or lifted off a touch screen."""


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button (1 left, 2 middle, 3 right) or a finger went down."""

    pos: Point
    button: int = 1
    clicks: int = 1
    """1 for a first press, 2 for the second of a double click, and so on."""
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved while pressed."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Release:
    """The pointer was lifted: the gesture counts."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Cancel:
    """The gesture was broken off: nothing of it counts."""


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved without being pressed, or left (`NOWHERE`)."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; `dy` is in notches, positive away from the player."""

    pos: Point
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down, or repeats while held; `key` and `mod` are pygame's constants."""

    key: int
    mod: int = 0
    repeat: bool = False
    certain: bool = field(default=False, compare=False)
    """It stands for a button of a controller: no choice of keys changes what it means."""


@dataclass(frozen=True, slots=True)
class Text:
    """Text was typed."""

    text: str


Pointed = Press | Drag | Release | Cancel
Gesture = Press | Drag | Release | Cancel | Hover | Wheel | Key | Text
