"""Who hears a gesture: what lies on top first, the table last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from game.i18n.catalogue import Catalogue
from game.store.settings import Settings
from game.ui.bar import Bar
from game.ui.bar_keys import enter_bar, leave_bar, steer_bar
from game.ui.commands import Command
from game.ui.dialog_stack import DialogStack
from game.ui.gestures import Cancel, Drag, Gesture, Hover, Key, Pointed, Press, Release, Text
from game.ui.keymap import Keymap
from game.ui.play import Play
from game.ui.shortcuts import command_of
from game.ui.tips import Tips

if TYPE_CHECKING:
    from game.ui.adviser import Adviser
    from game.ui.theatre import Show

__all__ = ["Dispatch", "Host"]

ANYWHERE = (Command.FULL_SCREEN, Command.QUIT)
"""What the keys do whatever is open."""


class Host(Protocol):
    """What can hear."""

    tr: Catalogue
    play: Play
    bar: Bar
    tips: Tips

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def theatre(self) -> Show | None:
        """The replay in the place of the game, if there is one."""

    @property
    def adviser(self) -> Adviser:
        """What helps on request; its offers can be clicked."""

    def fulfil(self, command: Command) -> None:
        """Let a wish of the player come true."""


class Dispatch:
    """Hands each gesture to the first that it is meant for."""

    def __init__(self, host: Host, dialogs: DialogStack) -> None:
        self._host = host
        self._dialogs = dialogs

    def hear(self, gesture: Gesture) -> None:
        """Let dialogs, a replay, tips, bar and table hear of `gesture`, in this order."""
        host = self._host
        anywhere = command_of(gesture) if isinstance(gesture, Key) else None
        if anywhere in ANYWHERE:
            host.fulfil(anywhere)
            return
        above = (self._dialogs, host.theatre, host.tips)
        if not any(part is not None and part.handle(gesture) for part in above):
            self._on_table(gesture)

    def _on_table(self, gesture: Gesture) -> None:
        match gesture:
            case Key():
                if self._host.theatre is None:
                    self._press_key(gesture)
                elif command_of(gesture) is Command.PASTE:
                    self._host.fulfil(Command.PASTE)
            case Text("?" | "؟"):
                self._host.fulfil(Command.KEYS)
            case Press() | Drag() | Release() | Cancel() | Hover():
                self._point(gesture)

    def _point(self, gesture: Pointed | Hover) -> None:
        host = self._host
        if isinstance(gesture, Press):
            host.play.stage.pointing = None
            host.bar.blur()
            if host.play.stage.pick(gesture.pos) is None:
                host.play.skip()
        if not (host.bar.handle(gesture) or host.adviser.offer.handle(gesture)):
            host.play.handle(gesture)

    def _press_key(self, pressed: Key) -> None:
        host = self._host
        key = Keymap(host.settings.keys).meant(pressed)
        if key.key == pygame.K_ESCAPE and not key.repeat:
            on_bar = leave_bar(host.bar, host.play.keyboard)
            if not (host.play.skip() or host.play.hands.cancel() or on_bar):
                host.fulfil(Command.MENU)
        elif self._steer(key):
            host.play.stage.pointing = None
        elif (command := command_of(key)) is not None:
            host.fulfil(command)

    def _steer(self, key: Key) -> bool:
        """Let the table, or else the bar, act on a key."""
        bar, play = self._host.bar, self._host.play
        if steer_bar(bar, play.keyboard, key, rtl=self._host.tr.rtl):
            return True
        return play.steer(key) or enter_bar(bar, play.keyboard, key)
