"""From pygame's events to gestures: one pointer, and one end to every press."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.gestures import (
    NOWHERE,
    Cancel,
    Drag,
    Gesture,
    Hover,
    Key,
    Press,
    Release,
    Text,
    Wheel,
)

__all__ = ["Translator", "in_pixels"]

BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)
"""The others are the wheel, which reports itself a second time, and extra buttons."""
BREAKS = frozenset(
    {
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWHIDDEN,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWRESIZED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWDISPLAYCHANGED,
    }
)


class Translator:
    """Turns events into gestures; a finger is heard through the mouse events SDL makes of it."""

    def __init__(self) -> None:
        self._held: tuple[int, bool] | None = None
        """Button of the gesture under way, and whether it is a finger."""
        self._fingers: set[tuple[int, int]] = set()
        self._keys: set[int] = set()
        self._hovers = False
        self.density = 1.0
        """Pixels per unit in which the system tells where the pointer is."""

    def translate(self, event: pygame.Event) -> list[Gesture]:
        """The gestures that `event` means, in order; most events mean none."""
        return list(self._gestures(event))

    def _gestures(self, event: pygame.Event) -> Iterator[Gesture]:
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                yield from self._press(event)
            case pygame.MOUSEBUTTONUP:
                yield from self._release(event)
            case pygame.MOUSEMOTION:
                yield from self._motion(event)
            case pygame.MOUSEWHEEL:
                yield from self._wheel(event)
            case pygame.FINGERDOWN | pygame.FINGERUP:
                yield from self._finger(event)
            case pygame.KEYDOWN | pygame.KEYUP:
                yield from self._key(event)
            case pygame.TEXTINPUT if event.text:
                yield Text(event.text)
            case pygame.WINDOWLEAVE if self._held is None:
                yield from self._leave()
            case kind if kind in BREAKS:
                self._keys.clear()
                self._fingers.clear()
                yield from self._break()

    def _press(self, event: pygame.Event) -> Iterator[Gesture]:
        if event.button not in BUTTONS:
            return
        pointer = (event.button, event.touch)
        second = self._held not in (None, pointer)
        yield from self._break()
        if second:
            return
        if event.touch:
            yield from self._leave()
        self._held = pointer
        yield Press(self._at(event), event.button, event.dict.get("clicks", 1), event.touch)

    def _release(self, event: pygame.Event) -> Iterator[Gesture]:
        if self._held == (event.button, event.touch):
            self._held = None
            yield Release(self._at(event))

    def _motion(self, event: pygame.Event) -> Iterator[Gesture]:
        if self._held is not None:
            if event.touch != self._held[1]:
                return
            if event.touch or any(event.buttons):
                yield Drag(self._at(event))
                return
            yield from self._break()  # the button went up where nobody told us
        if not event.touch:
            self._hovers = True
            yield Hover(self._at(event))

    def _wheel(self, event: pygame.Event) -> Iterator[Gesture]:
        turned = event.dict.get("precise_y", event.y)
        if turned:
            yield Wheel(self._at(event), -turned if event.flipped else turned)

    def _at(self, event: pygame.Event) -> tuple[int, int]:
        return in_pixels(event.pos, self.density)

    def _finger(self, event: pygame.Event) -> Iterator[Gesture]:
        finger = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERUP:
            self._fingers.discard(finger)
            return
        self._fingers.add(finger)
        if len(self._fingers) > 1:
            yield from self._break()

    def _key(self, event: pygame.Event) -> Iterator[Gesture]:
        if event.type == pygame.KEYUP:
            self._keys.discard(event.key)
            return
        held = event.key in self._keys
        self._keys.add(event.key)
        yield Key(event.key, event.mod, held)

    def _break(self) -> Iterator[Gesture]:
        if self._held is not None:
            self._held = None
            yield Cancel()

    def _leave(self) -> Iterator[Gesture]:
        if self._hovers:
            self._hovers = False
            yield Hover(NOWHERE)


def in_pixels(place: tuple[int, int], density: float) -> tuple[int, int]:
    """A `place` of the pointer in pixels of the surface, `density` of them to the system's unit."""
    if density == 1:
        return place
    x, y = place
    return round(x * density), round(y * density)
