"""Where the game is played, and what players may do there: everything at home, less in public."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.i18n.catalogue import LANGUAGES
from game.kiosk.rules import Permit
from game.store.settings import Settings
from game.ui.commands import Command
from game.ui.widgets.look import TIGHT_CONTROL

__all__ = ["Venue"]

NEEDS: Final[Mapping[Command, frozenset[Permit]]] = {
    Command.HINT: frozenset({Permit.HINTS}),
    Command.WINNABLE: frozenset({Permit.HINTS}),
    Command.HELP: frozenset({Permit.HELP}),
    Command.KEYS: frozenset({Permit.HELP}),
    Command.EXAMPLE: frozenset({Permit.HELP}),
    Command.SETTINGS: frozenset({Permit.LANGUAGE, Permit.SETTINGS}),
    Command.DAILY: frozenset({Permit.DAILY}),
    Command.STATISTICS: frozenset({Permit.STATISTICS}),
    Command.SHARE: frozenset({Permit.COPY, Permit.FILES}),
    Command.COPY_CODE: frozenset({Permit.COPY}),
    Command.PASTE: frozenset({Permit.COPY}),
    Command.PICTURE: frozenset({Permit.FILES}),
    Command.FULL_SCREEN: frozenset({Permit.LEAVE}),
    Command.QUIT: frozenset({Permit.LEAVE}),
}
"""What is not for everybody everywhere, and the permits of which one is enough."""


@dataclass(frozen=True, slots=True)
class Venue:
    """At home if nothing else is said."""

    permits: frozenset[Permit] = frozenset(Permit)
    languages: tuple[str, ...] = tuple(LANGUAGES)
    """What can be chosen."""
    usual: Settings = field(default_factory=Settings)
    """What a reset of the settings leads to."""
    low_control: float = TIGHT_CONTROL
    """How high, in u, what can be pressed is where room is short."""
    least_text: float = 1.0
    """How large text and controls are at least, of their usual size."""

    def allows(self, permit: Permit) -> bool:
        """Whether players have this permit."""
        return permit in self.permits

    def lets(self, command: Command) -> bool:
        """Whether players may ask for `command`."""
        needed = NEEDS.get(command)
        return needed is None or not needed.isdisjoint(self.permits)
