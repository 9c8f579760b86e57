"""What the records of games need of the application, and how they tell of themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.core.code import GameCode
from game.core.games import PlayedGame
from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.store.store import Store
from game.ui.dialog_stack import DialogStack
from game.ui.dialogs.notice import notice
from game.ui.records.screening import Screening
from game.ui.toast import Mood, Toast
from game.ui.venue import Venue
from game.ui.widgets.look import Look

__all__ = ["Host", "Teller"]


class Host(Protocol):
    """What the archive acts on."""

    tr: Catalogue
    store: Store
    venue: Venue

    @property
    def session(self) -> Session:
        """The game in play."""

    def deal(self, code: GameCode, *, foundations_final: bool | None = None) -> None:
        """Leave the game in play and deal another one; without house rule given, as in Settings."""

    def take_up(self, session: Session) -> None:
        """Leave the game in play and go on with another one."""

    def go_on(self, game: PlayedGame) -> bool:
        """Leave the game in play and go on with one that was left; whether that is possible."""

    def watch(self, screening: Screening, on_take: Callable[[int], None]) -> None:
        """Show a record in the place of the game; `on_take` gets the step to go on from."""

    def offer(self, code: GameCode) -> None:
        """Open New game with a code filled in."""

    def tell(self, toast: Toast) -> None:
        """Show a message."""

    def portrait(self) -> pygame.Surface:
        """The table as it lies, without the bar."""

    def kings(self, width: int) -> Sequence[pygame.Surface]:
        """The pictures of the four kings, each so wide."""


class Teller:
    """Says what came of a wish: in passing, or over a dialog that would cover that."""

    def __init__(self, host: Host, look: Look, dialogs: DialogStack) -> None:
        self._host = host
        self._look = look
        self._dialogs = dialogs

    def tell(self, text: str, mood: Mood) -> None:
        """Say that something was done, or why not."""
        if self._dialogs.top is None:
            self._host.tell(Toast(text, mood))
        else:  # which would lie over a passing message
            # Translators: a heading: game codes, records and pictures to send to others.
            title = self._host.tr.gettext("Share")
            self._dialogs.open(notice(self._look, self._host.tr, title, text))

    def refuse(self, text: str) -> None:
        """Say why a record cannot be shown."""
        # Translators: a heading above why a record cannot be shown.
        title = self._host.tr.gettext("About this record")
        self._dialogs.open(notice(self._look, self._host.tr, title, text))
