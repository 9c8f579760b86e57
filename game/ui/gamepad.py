"""Game controllers as keys: whatever the keyboard can do, they can; plugged in at any time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pygame

from game.ui.gestures import Key
from game.ui.widgets.base import Repeater

__all__ = ["Gamepad", "leans"]


def _key(code: int, mod: int = 0) -> Key:
    return Key(code, mod, certain=True)


_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: _key(pygame.K_RETURN),
    pygame.CONTROLLER_BUTTON_B: _key(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: _key(pygame.K_f),
    pygame.CONTROLLER_BUTTON_Y: _key(pygame.K_p),
    pygame.CONTROLLER_BUTTON_BACK: _key(pygame.K_u),
    pygame.CONTROLLER_BUTTON_START: _key(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: _key(pygame.K_w),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: _key(pygame.K_h),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: _key(pygame.K_TAB, pygame.KMOD_LSHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: _key(pygame.K_TAB),
    pygame.CONTROLLER_BUTTON_DPAD_UP: _key(pygame.K_UP),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: _key(pygame.K_DOWN),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: _key(pygame.K_LEFT),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: _key(pygame.K_RIGHT),
}
_STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: (_key(pygame.K_LEFT), _key(pygame.K_RIGHT)),
    pygame.CONTROLLER_AXIS_LEFTY: (_key(pygame.K_UP), _key(pygame.K_DOWN)),
}
_ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
TILTED, UPRIGHT = 20_000, 12_000
"""How far a stick leans before it counts, and how far it has to come back."""


class Gamepad:
    """Turns the events of all controllers into keys; an arrow held repeats."""

    def __init__(self, open_device: Callable[[int], object] | None = None) -> None:
        self._open = open_device or _open
        self._devices: list[object] = []
        """Kept, because only an open controller sends events."""
        self._started = False
        self._leaning: dict[int, Key] = {}
        """Where each axis of the stick leans."""
        self._held: Key | None = None
        self._repeater = Repeater()

    def start(self) -> None:
        """Listen, once, after the first frame; where controllers do not work, nothing happens."""
        if self._started:
            return
        self._started = True
        with suppress(pygame.error, ImportError):
            from pygame._sdl2 import controller

            controller.init()

    def translate(self, event: pygame.Event) -> list[Key]:
        """The keys that `event` stands for."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                with suppress(pygame.error, ImportError):
                    self._devices.append(self._open(event.device_index))
            case pygame.CONTROLLERDEVICEREMOVED | pygame.WINDOWFOCUSLOST:
                self._leaning = {}
                self._let_go()
            case pygame.CONTROLLERBUTTONDOWN if event.button in _BUTTONS:
                return self._press(_BUTTONS[event.button])
            case pygame.CONTROLLERBUTTONUP if _BUTTONS.get(event.button) == self._held:
                self._let_go()
            case pygame.CONTROLLERAXISMOTION if event.axis in _STICK:
                return self._lean(event.axis, event.value)
        return []

    def tick(self, milliseconds: int) -> list[Key]:
        """The keys that holding on repeats."""
        held = self._held
        if held is None:
            return []
        return [replace(held, repeat=True)] * self._repeater.tick(milliseconds)

    def _press(self, key: Key) -> list[Key]:
        self._let_go()
        if key.key in _ARROWS:
            self._held = key
            self._repeater.start()
        return [key]

    def _let_go(self) -> None:
        self._held = None
        self._repeater.stop()

    def _lean(self, axis: int, value: int) -> list[Key]:
        before = self._leaning.get(axis)
        if abs(value) < UPRIGHT and before is not None:
            del self._leaning[axis]
            if self._held == before:
                self._let_go()
        elif _is_tilted(value):
            key = _STICK[axis][value > 0]
            if key != before:
                self._leaning[axis] = key
                return self._press(key)
        return []


def leans(event: pygame.Event) -> bool:
    """Whether somebody pushes a stick; one that is worn trembles by itself."""
    return event.type == pygame.CONTROLLERAXISMOTION and _is_tilted(event.value)


def _is_tilted(value: int) -> bool:
    return abs(value) > TILTED


def _open(number: int) -> object:
    from pygame._sdl2 import controller

    return controller.Controller(number)
