"""What the dialogs about played games need of the rest of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum

from game.core.games import PlayedGame, RuleKind

__all__ = ["Export", "Shelf"]


class Export(Enum):
    """The forms in which statistics and games can be taken elsewhere; the value ends the name."""

    CSV = "csv"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Shelf:
    """The games, and what can be done with them; `None` for rules means all of them."""

    today: date
    games: Sequence[PlayedGame]
    """Every game once, the one that ended last at the end."""
    damaged: int
    """Lines of the history that could not be read."""
    counted: Callable[[RuleKind | None], Sequence[PlayedGame]]
    """The games that the statistics count."""
    can_undo_reset: Callable[[RuleKind | None], bool]
    reset: Callable[[RuleKind | None], None] | None
    """None if that is not for players."""
    undo_reset: Callable[[RuleKind | None], None]
    export: Callable[[Export, RuleKind | None], None] | None
    """None if files are not for players."""
    replay: Callable[[PlayedGame], None]
    """Shows a game move by move."""
    go_on: Callable[[PlayedGame], None]
    """Goes on with a game that was left."""
    again: Callable[[PlayedGame], None]
    """Deals it once more, by its own rules."""
