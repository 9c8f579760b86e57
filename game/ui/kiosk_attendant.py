"""Looks after a public game: the way out, idle time, the next player, the pointer."""

from __future__ import annotations

from dataclasses import replace
from logging import Logger

import pygame
from pygame import Rect

from game.kiosk.gate import Gate
from game.kiosk.idle import IdleClock
from game.kiosk.rules import Permit, Pointer, Rules
from game.store.settings import Settings
from game.ui.app import App
from game.ui.deals import fresh_code
from game.ui.dialog import Dialog
from game.ui.dialogs.pin_pad import Lock, pin_pad
from game.ui.gamepad import leans
from game.ui.help.example import example
from game.ui.kiosk_attract import Attract, Banner, invitations
from game.ui.kiosk_gestures import CornerHold, is_pressed, pointer_seen
from game.ui.replay import Timeline
from game.ui.venue import Venue

__all__ = ["Attendant", "venue"]

SHUT = frozenset({pygame.QUIT, pygame.WINDOWCLOSE, pygame.DROPFILE, pygame.DROPTEXT})
"""What would lead out of the game, or into it from outside."""
SENT_AWAY = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
"""The window is to be seen, always."""
SIGNS_OF_LIFE = frozenset(
    {
        *(pygame.KEYDOWN, pygame.TEXTINPUT),
        *(pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL),
        *(pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP),
        *(pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION),
    }
)
LARGE, TARGET = 1.3, 60.5
"""Text and controls in public, of their usual size, and how high in u a button is at least."""


def venue(rules: Rules, house: Settings) -> Venue:
    """What players may do where `rules` hold."""
    permits = rules.allow - {Permit.LEAVE}
    return Venue(permits, rules.languages, house, TARGET / LARGE, LARGE)


class Attendant:
    """The loop's scene in public: everything passes here before the application hears of it."""

    def __init__(self, app: App, rules: Rules, house: Settings, log: Logger) -> None:
        """`house` are the settings that every player begins with."""
        self._app = app
        self._rules = rules
        self._house = house
        self._log = log
        self._gate = Gate(rules.pin)
        self._idle = IdleClock(rules.idle_minutes)
        self._corner = CornerHold(rules.corner)
        self._pad: Dialog | None = None
        self._show_pointer(seen=rules.pointer is Pointer.NEVER)

    @property
    def running(self) -> bool:
        """Whether to go on."""
        return self._app.running

    @property
    def lively(self) -> bool:
        """Whether something moves."""
        return self._app.lively

    def handle(self, event: pygame.Event) -> None:
        """Keep away what leads out; everything else is for the application."""
        if event.type in SHUT:
            return
        if event.type in SENT_AWAY:
            self._app.window.come_back()
            return
        if event.type in SIGNS_OF_LIFE or leans(event):
            self._idle.touched()
        self._heed_pointer(event)
        window = self._app.window
        self._corner.density = window.density
        self._corner.follow(event, Rect((0, 0), window.size), self._app.wardrobe.look)
        if event.type == pygame.KEYDOWN and is_pressed(self._rules.keys, event):
            self._ask_for_pin()
            return
        self._app.handle(event)

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        self._gate.tick(milliseconds)
        if self._corner.tick(milliseconds):
            self._ask_for_pin()
        if self._idle.tick(milliseconds) and not isinstance(self._app.theatre, Attract):
            self._rest()
        self._app.tick(milliseconds)

    def draw(self) -> None:
        """Show a frame if anything looks different."""
        self._app.draw()

    def _rest(self) -> None:
        """Forget the player, and invite the next one."""
        self._log.info("nobody plays; the game is forgotten")
        app = self._app
        app.forget(self._house)
        look = app.wardrobe.look
        free = self._rules.languages if app.venue.allows(Permit.LANGUAGE) else ()
        banner = Banner(look, invitations(self._rules.languages), free)
        app.perform(Attract(_calm_example(), banner, app.play.stage.layout, self._greet))

    def _greet(self, language: str | None) -> None:
        """Deal for a new player, who may have touched a language."""
        app = self._app
        self._idle.touched()  # whatever it was that woke the screen: this player is forgotten, too
        app.resume()
        if language is not None:
            app.follow(replace(self._house, language=language))
        app.deal(fresh_code())
        self._log.info("a game begins, in %s", app.tr.tag)

    def _ask_for_pin(self) -> None:
        if not self._gate.exists:
            self._log.warning("the way out was asked for, and there is no PIN")
        elif self._pad is None or self._pad.closing:
            app = self._app
            app.play.hands.cancel()
            lock = Lock(self._opens, lambda: self._gate.seconds)
            self._pad = pin_pad(app.wardrobe.look, app.tr, lock)
            app.open_dialog(self._pad)

    def _opens(self, typed: str) -> bool:
        if self._gate.opens(typed):
            self._log.info("left with the PIN")
            self._app.running = False
            return True
        self._log.warning("a wrong PIN; the next try in %d s", self._gate.seconds)
        return False

    def _heed_pointer(self, event: pygame.Event) -> None:
        if self._rules.pointer is Pointer.TOUCH and (seen := pointer_seen(event)) is not None:
            self._show_pointer(seen=seen)

    @staticmethod
    def _show_pointer(*, seen: bool) -> None:
        if pygame.mouse.get_visible() is not seen:
            pygame.mouse.set_visible(seen)


def _calm_example() -> Timeline:
    """The example, without what it shows to be refused."""
    whole = example()
    return Timeline.of(whole.code, [step.cue for step in whole.steps if not step.cue.refused])
