"""The dialogs that open over the table, filled with what the game knows.

Each is imported when it opens: a start that shows none does not wait for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import pygame

from game.core.code import GameCode
from game.core.mention import mentioned_code
from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.kiosk.rules import Permit
from game.store.settings import Settings
from game.store.store import Store
from game.ui.commands import Command
from game.ui.deals import codes, fresh_code
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.dialogs.menu import Entry
from game.ui.icons import Icon
from game.ui.keymap import Keymap
from game.ui.venue import Venue
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.look import Look

if TYPE_CHECKING:
    from game.ui.celebration import Celebration
    from game.ui.finder import Finder
    from game.ui.help.pictures import Illustrator

__all__ = ["SCREENS", "Host", "Screens", "clipboard"]


SCREENS: frozenset[Command] = frozenset(
    {
        *(Command.MENU, Command.NEW, Command.SETTINGS),
        *(Command.HELP, Command.KEYS, Command.PAUSE),
    }
)
"""The commands that open a dialog."""


class Host(Protocol):
    """What the dialogs act on."""

    tr: Catalogue
    store: Store
    venue: Venue

    @property
    def session(self) -> Session:
        """The game in play."""

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""

    def fulfil(self, command: Command) -> None:
        """Let a wish of the player come true."""

    @property
    def finder(self) -> Finder:
        """What finds deals that can be won."""

    def deal(self, code: GameCode, *, foundations_final: bool | None = None) -> None:
        """Leave the game in play and deal another one; without house rule given, as in Settings."""

    def follow(self, changed: Settings) -> None:
        """Let changed settings hold at once."""

    def illustrator(self) -> Illustrator:
        """What draws pictures of the table as it looks now."""


class Screens:
    """Opens one dialog after the other."""

    def __init__(self, host: Host, look: Look, dialogs: DialogStack) -> None:
        self._host = host
        self._look = look
        self._dialogs = dialogs

    def open(self, command: Command) -> None:
        """Open the dialog that `command` asks for."""
        {
            Command.MENU: self.menu,
            Command.NEW: self.new_game,
            Command.SETTINGS: self.settings,
            Command.HELP: self.help,
            Command.KEYS: self.keys,
            Command.PAUSE: self.pause,
        }[command]()

    def menu(self) -> None:
        """Open the menu."""
        from game.ui.dialogs.menu import menu

        self._dialogs.open(menu(self._look, self._host.tr, self._entries(), self._host.fulfil))

    def keys(self) -> None:
        """Open the list of keys."""
        from game.ui.dialogs.keys import keys

        host = self._host
        keymap, listed = Keymap(host.store.settings.keys), host.venue.lets
        change = self.remap if host.venue.allows(Permit.LEAVE) else None
        self._dialogs.open(keys(self._look, host.tr, keymap, change, listed))

    def remap(self) -> None:
        """Open the choice of other keys."""
        from game.ui.dialogs.remap import remap

        host = self._host

        def follow(chosen: Mapping[str, int]) -> None:
            host.follow(replace(host.store.settings, keys=dict(chosen)))

        self._dialogs.open(remap(self._look, host.tr, host.store.settings.keys, follow))

    def pause(self) -> None:
        """Cover the table."""
        from game.ui.dialogs.pause import pause

        self._dialogs.open(pause(self._look, self._host.tr))

    def new_game(self, code: GameCode | None = None) -> None:
        """Open New game (R22), perhaps with `code` filled in; where none may choose, deal."""
        from game.ui.dialogs.new_game import new_game

        host, board = self._host, clipboard(self._host.venue)
        if not host.venue.allows(Permit.NEW_GAME):
            host.deal(fresh_code(relaxed=host.session.code.relaxed))
            return
        dialog = new_game(
            self._look,
            host.tr,
            codes(host.tr, host.finder, final=host.store.settings.foundations_final),
            Clipboard(lambda: _code_in(board.get()), board.put),
            lambda text: host.deal(GameCode.parse(text)),
            None if code is None else str(code),
        )
        self._dialogs.open(dialog)

    def settings(self) -> None:
        """Open Settings; they stay open while the language changes."""
        from game.ui.dialogs.settings import Visit, settings

        host, visit = self._host, Visit(renew=self._dialogs.renew)

        def build() -> Dialog:
            return settings(self._look, host.tr, self._settings_now, host.follow, visit, host.venue)

        self._dialogs.open(build(), build)

    def first_start(self, *, asks_language: bool) -> None:
        """Ask for language and card size, over the table that shows them."""
        from game.ui.dialogs.first_start import first_start

        host, look = self._host, self._look

        def build() -> Dialog:
            return first_start(
                look, host.tr, self._settings_now, host.follow, asks_language=asks_language
            )

        self._dialogs.open(build(), build)

    def _settings_now(self) -> Settings:
        """The settings that hold; F11 changes them while a dialog is open."""
        return self._host.store.settings

    def won(self, celebration: Celebration) -> None:
        """Open what says that the game is won (R11)."""
        from game.ui.dialogs.won import Result, Wishes, won

        host, session = self._host, self._host.session
        result = Result(
            session.position.score,
            session.elapsed // 1000,
            session.moves,
            str(session.code),
            session.hints,
        )
        wishes = Wishes(
            again=lambda: host.deal(
                session.code, foundations_final=session.rules.foundations_final
            ),
            new=lambda: host.fulfil(Command.NEW),
            copy=self._wish(Command.COPY_CODE),
            picture=self._wish(Command.PICTURE),
        )
        dialog = won(self._look, host.tr, result, wishes)
        dialog.panel.backdrop = celebration.draw
        self._dialogs.open(dialog)

    def _wish(self, command: Command) -> Callable[[], None] | None:
        """What asks for `command`, if players may."""
        if not self._host.venue.lets(command):
            return None
        return lambda: self._host.fulfil(command)

    def lost(self, on_back: Callable[[], None]) -> None:
        """Say, because the player asked, that no win is left, and offer the way back."""
        from game.ui.dialogs.notice import confirm

        tr = self._host.tr
        text = tr.gettext(
            "No: from here the cards cannot all be brought home. You can go back to the last "
            "position from which they can; Undo takes that back."
        )
        title, answer = tr.gettext("Can it still be won?"), tr.gettext("Go back")
        self._dialogs.open(confirm(self._look, tr, title, text, answer, on_back))

    def notice(self, text: str) -> None:
        """Open a piece of news about the player's files."""
        from game.ui.dialogs.notice import notice

        title = self._host.tr.gettext("About your files")
        self._dialogs.open(notice(self._look, self._host.tr, title, text))

    def help(self) -> None:
        """Open the help: the rules, and questions with their answers."""
        from game.ui.dialogs.help import manual
        from game.ui.help.chapters import parts

        host = self._host
        folder = host.store.folder if host.venue.allows(Permit.FILES) else None

        def build() -> Dialog:
            return manual(
                self._look,
                host.tr,
                parts(host.tr, folder),
                host.illustrator(),
                clipboard(host.venue),
                lambda: host.fulfil(Command.EXAMPLE),
            )

        self._dialogs.open(build(), build)

    def _entries(self) -> list[Entry]:
        tr, session = self._host.tr, self._host.session
        entries = [
            Entry(Command.NEW, tr.gettext("New game"), Icon.NEW, "N"),
            Entry(
                Command.RESTART,
                tr.gettext("Restart this deal"),
                Icon.RESTART,
                enabled=bool(session.position.trail),
            ),
            Entry(
                Command.PREVIOUS,
                tr.gettext("Previous game"),
                Icon.BACK,
                enabled=bool(self._host.store.left_games()),
            ),
        ]
        full, sign = tr.gettext("Full screen"), Icon.FULL_SCREEN
        if self._host.fullscreen:
            full, sign = tr.gettext("Leave full screen"), Icon.WINDOW
        entries += [
            Entry(Command.DAILY, tr.gettext("Deal of the day"), Icon.CALENDAR),
            Entry(Command.STATISTICS, tr.gettext("Your games"), Icon.CHART),
            Entry(Command.SHARE, tr.gettext("Share"), Icon.SHARE),
            Entry(Command.WINNABLE, tr.gettext("Can it still be won?"), Icon.HINT),
            Entry(Command.HELP, tr.gettext("How to play"), Icon.HELP, "F1"),
            Entry(Command.PAUSE, tr.gettext("Pause"), Icon.PAUSE, "Ctrl+P"),
            Entry(Command.KEYS, tr.gettext("Keys"), Icon.KEYS, "?"),
            Entry(Command.SETTINGS, tr.gettext("Settings"), Icon.SETTINGS),
            Entry(Command.FULL_SCREEN, full, sign, "F11"),
            Entry(Command.QUIT, tr.gettext("Quit"), Icon.QUIT, "Ctrl+Q"),
        ]
        return [entry for entry in entries if self._host.venue.lets(entry.command)]


def _code_in(text: str) -> str:
    """The one code that a pasted text names, or else the text as it is."""
    code = mentioned_code(text)
    return text if code is None else str(code)


def clipboard(venue: Venue) -> Clipboard:
    """The system's clipboard; where there is none, or it is closed, nothing is copied or pasted."""
    if not venue.allows(Permit.COPY):
        return Clipboard(get=lambda: "", put=lambda _: None)
    return Clipboard(get=pygame.scrap.get_text, put=pygame.scrap.put_text)
