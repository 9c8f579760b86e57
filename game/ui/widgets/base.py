"""What every widget can do, and the parts that widgets are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.ui.gestures import NOWHERE, Cancel, Drag, Gesture, Hover, Key, Press, Release, Wheel
from game.ui.widgets.look import Look

__all__ = ["Clicker", "Repeater", "Router", "Size", "Widget"]

Size = tuple[int, int]


class Widget:
    """Measured, placed, drawn and told of gestures; only `tick` advances its time."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.focused = False
        self._dirty = True

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside this one, in reading order."""
        return ()

    @property
    def takes_focus(self) -> bool:
        """Whether the keyboard can act on it."""
        return False

    @property
    def told(self) -> Sequence[str]:
        """What a voice reads in it, sentence by sentence; nothing if that is up to the children."""
        return ()

    @property
    def dirty(self) -> bool:
        """Whether this widget or one inside looks different from when `clean` was called."""
        return self._dirty or any(child.dirty for child in self.children)

    def clean(self) -> None:
        """Note that all has been drawn."""
        self._dirty = False
        for child in self.children:
            child.clean()

    def touch(self) -> None:
        """Note that this widget has to be drawn again."""
        self._dirty = True

    def focus(self, on: bool) -> None:
        """Give or take the keyboard."""
        if on != self.focused:
            self.focused = on
            self.touch()

    def stops(self) -> Iterator[Widget]:
        """The widgets that take the keyboard, in reading order."""
        if self.takes_focus:
            yield self
        for child in self.children:
            yield from child.stops()

    def measure(self, width: int) -> Size:
        """The size wanted where at most `width` pixels are free."""
        return width, 0

    def place(self, rect: pygame.Rect) -> None:
        """Take up `rect`."""
        self.rect = rect
        self.touch()

    def draw(self, target: pygame.Surface) -> None:
        """Draw this widget and those inside."""
        for child in self.children:
            child.draw(target)

    def handle(self, gesture: Gesture) -> bool:
        """React to `gesture`; returns whether it was meant for this widget."""
        del gesture
        return False

    def tick(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        for child in self.children:
            child.tick(ms)


class Router:
    """Leads each gesture to the widget it belongs to: who got the press gets its end."""

    def __init__(self) -> None:
        self._held: Widget | None = None

    def handle(self, gesture: Gesture, widgets: Sequence[Widget]) -> bool:
        """Pass `gesture` on; returns whether a widget took it."""
        match gesture:
            case Press(pos):
                under = (each for each in widgets if each.rect.collidepoint(pos))
                self._held = next((each for each in under if each.handle(gesture)), None)
                return self._held is not None
            case Drag():
                return self._end(self._held, gesture)
            case Release() | Cancel():
                held, self._held = self._held, None
                return self._end(held, gesture)
            case Wheel(pos):
                under = (each for each in widgets if each.rect.collidepoint(pos))
                return any(each.handle(gesture) for each in under)
            case Hover():
                over = [each.handle(gesture) for each in widgets]  # all have to hear of it
                return any(over)
            case _:
                return any(each.handle(gesture) for each in widgets if not each.takes_focus)

    @staticmethod
    def _end(held: Widget | None, gesture: Gesture) -> bool:
        if held is None:
            return False
        held.handle(gesture)
        return True


class Clicker:
    """Whether the pointer is over an area, pressed on it, and has clicked it."""

    def __init__(self) -> None:
        self.hovered = False
        self.pressed = False
        """Pressed and still over the area: letting go now clicks."""
        self._down = False

    def handle(self, gesture: Gesture, area: pygame.Rect) -> bool:
        """Follow `gesture`; returns whether it completed a click on `area`."""
        match gesture:
            case Press(pos, button):
                self._down = self.pressed = button == 1 and area.collidepoint(pos)
            case Drag(pos):
                self.pressed = self._down and area.collidepoint(pos)
            case Release(pos):
                clicked = self._down and area.collidepoint(pos)
                self._down = self.pressed = False
                return clicked
            case Cancel():
                self._down = self.pressed = False
            case Hover(pos):
                self.hovered = pos != NOWHERE and area.collidepoint(pos)
        return False

    @property
    def state(self) -> tuple[bool, bool]:
        """What can be seen of it."""
        return self.hovered, self.pressed


class Repeater:
    """Counts how often something held down has fired."""

    DELAY = 400.0
    EVERY = 110.0

    def __init__(self) -> None:
        self._left: float | None = None

    def start(self) -> None:
        """Begin to hold."""
        self._left = self.DELAY

    def stop(self) -> None:
        """Let go."""
        self._left = None

    def tick(self, ms: float) -> int:
        """How often it fires in the next `ms` milliseconds."""
        if self._left is None:
            return 0
        self._left -= ms
        fired = 0
        while self._left <= 0:
            self._left += self.EVERY
            fired += 1
        return fired


def activates(gesture: Gesture) -> bool:
    """Whether `gesture` presses the focused button."""
    keys = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
    return isinstance(gesture, Key) and not gesture.repeat and gesture.key in keys
