"""A press under way, the tap before it, and the settings that say what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.core.cards import Card
from game.ui.gestures import Press

__all__ = ["Grasp", "Preferences", "Tap"]


class Preferences(Protocol):
    """The settings that the hand heeds."""

    @property
    def double_click(self) -> bool:
        """R14."""

    @property
    def double_click_time(self) -> str:
        """How quick the two taps have to be."""

    @property
    def drag_distance(self) -> str:
        """How far a press moves before it drags."""

    @property
    def large_zones(self) -> bool:
        """Whether drops and taps beside a pile still mean it."""

    @property
    def click_to_move(self) -> bool:
        """Whether taps also select (R13)."""

    @property
    def placement_help(self) -> bool:
        """R16."""


@dataclass(frozen=True, slots=True)
class Grasp:
    """A press under way."""

    card: Card | None
    press: Press
    at: int
    second: bool
    """Whether it is the second press of a double tap."""
    dragging: bool = False
    sliding: bool = False
    """A finger chooses among narrow strips (DESIGN §7)."""


@dataclass(frozen=True, slots=True)
class Tap:
    """The tap before."""

    card: Card | None
    press: Press
    at: int
    acted: bool
