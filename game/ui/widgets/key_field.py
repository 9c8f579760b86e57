"""An action and its key: pressed, it waits for another key."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.gestures import Gesture, Key
from game.ui.paint import Fill, Stroke
from game.ui.theme import UI, mix
from game.ui.widgets.base import Clicker, Size, Widget, activates
from game.ui.widgets.look import Look

__all__ = ["KeyField"]

HEIGHT, LOW_HEIGHT, SIDE = 44, 33, 14
SIZES = (16, 14, 12.5)
"""Of the action's name: as large as it fits."""


class KeyField(Widget):
    """One row; `on_key` gets the code of the key that was pressed while it waited."""

    def __init__(
        self, look: Look, label: str, key: str, asking: str, on_key: Callable[[int], None]
    ) -> None:
        super().__init__(look)
        self.label = label
        self.key = key
        self._asking = asking
        self._on_key = on_key
        self._clicker = Clicker()
        self.waiting = False

    @property
    def shown(self) -> str:
        """The key, or that one is awaited."""
        return self._asking if self.waiting else self.key

    @property
    def takes_focus(self) -> bool:
        """Always."""
        return True

    def focus(self, on: bool) -> None:
        """Without the keyboard it waits no longer."""
        self.waiting = self.waiting and on
        super().focus(on)

    def give_up(self) -> None:
        """Wait no longer, and keep the key."""
        self.waiting = False
        self.touch()

    def show(self, key: str) -> None:
        """Show another key."""
        self.key = key
        self.touch()

    def measure(self, width: int) -> Size:
        """One row."""
        return width, self.look.px(LOW_HEIGHT if self.look.tight else HEIGHT)

    def handle(self, gesture: Gesture) -> bool:
        """Begin to wait, or take the key that comes."""
        if isinstance(gesture, Key):
            return self.focused and self._key(gesture)
        before = self._clicker.state
        clicked = self._clicker.handle(gesture, self.rect)
        if clicked:
            self.waiting = True
        if clicked or self._clicker.state != before:
            self.touch()
        return clicked or self._clicker.pressed

    def _key(self, key: Key) -> bool:
        if self.waiting and not key.repeat:
            self.waiting = False
            self._on_key(key.key)
        elif activates(key):
            self.waiting = True
        else:
            return self.waiting
        self.touch()
        return True

    def draw(self, target: pygame.Surface) -> None:
        """The action at the start, the key at the end."""
        look, unit, rect = self.look, self.look.unit, self.rect
        if self.focused:
            look.painter.focus(target, rect, 10 * unit, 0.9 * unit)
        shade = 0.14 if self._clicker.pressed or self.waiting else 0.0
        fill = mix(mix(UI.panel, UI.field, 0.65), UI.primary, shade)
        look.painter.rounded(target, rect, 10 * unit, Fill(fill), Stroke(UI.border, 1.5 * unit))
        line = rect.inflate(-2 * look.px(SIDE), 0)
        text = self.shown
        room = look.width(text, 16, bold=True) + look.px(SIDE)
        name = look.mirrored(pygame.Rect(line.x, line.y, line.w - room, line.h), line)
        size = next((size for size in SIZES if look.width(self.label, size) <= name.w), SIZES[-1])
        look.write(target, self.label, name, size, UI.ink)
        look.write(target, text, line, 16, UI.primary, bold=True, align="end")
