"""What the operator of a public game decides; docs/kiosk.md explains each rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from game.i18n.catalogue import LANGUAGES
from game.kiosk.house import HOUSE
from game.store.settings import Settings

__all__ = ["Combination", "Corner", "Permit", "Pointer", "Rules"]


class Permit(Enum):
    """What a player may do besides playing; the value is its name in the operator's file."""

    NEW_GAME = "new-game"
    """Choose rules, difficulty and deal; without it New game deals at once."""
    HINTS = "hints"
    HELP = "help"
    LANGUAGE = "language"
    SETTINGS = "settings"
    DAILY = "daily"
    STATISTICS = "statistics"
    COPY = "copy"
    """Copy codes and records, and open copied ones."""
    FILES = "files"
    """Save records, pictures and tables, and see the names of folders."""
    LEAVE = "leave"
    """Leave the full screen or the program, open files, change what is kept; never in public."""


class Pointer(Enum):
    """When the pointer of the mouse is hidden."""

    TOUCH = "touch"
    """From a touch until a mouse is moved."""
    ALWAYS = "always"
    NEVER = "never"


class Corner(Enum):
    """The corner of the screen that, held, asks for the PIN: as seen, in every language."""

    TOP_LEFT = "top-left"
    TOP_RIGHT = "top-right"
    BOTTOM_LEFT = "bottom-left"
    BOTTOM_RIGHT = "bottom-right"
    NONE = "none"


class Combination(NamedTuple):
    """Keys pressed together: `ctrl`, `alt`, `shift`, and one other."""

    modifiers: frozenset[str]
    key: str
    """A letter, a digit, or f1 to f12."""


KEYS = Combination(frozenset({"ctrl", "alt", "shift"}), "k")


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a public game; without a file these hold."""

    pin: str | None = None
    """Digits; without them there is no way out from within."""
    keys: Combination = KEYS
    corner: Corner = Corner.TOP_LEFT
    screen: int = 1
    """The number of the monitor, from 1."""
    idle_minutes: float = 3.0
    pointer: Pointer = Pointer.TOUCH
    languages: tuple[str, ...] = tuple(LANGUAGES)
    """What is offered, in this order."""
    allow: frozenset[Permit] = frozenset(
        {Permit.NEW_GAME, Permit.HINTS, Permit.HELP, Permit.LANGUAGE}
    )
    keeps_history: bool = False
    """Whether games are counted for the house; no game is counted for a person."""
    settings: Settings = HOUSE
    """What every player begins with."""

    def language(self, system: str) -> str:
        """What a player is first spoken to in, where the system speaks `system`."""
        wanted = self.settings.language or system
        return wanted if wanted in self.languages else self.languages[0]
