"""A line along which a replay moves; it can be dragged to any step."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.gestures import Cancel, Drag, Gesture, Hover, Press, Release, Wheel
from game.ui.paint import Fill, Stroke
from game.ui.theme import UI
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Scrubber"]

THICK, KNOB = 5, 17
LEAST_WIDTH = 80


class Scrubber(Widget):
    """From 0 at the start of the line to `last` at its end."""

    def __init__(self, look: Look, last: int, on_change: Callable[[int], None]) -> None:
        super().__init__(look)
        self._last = last
        self._value = 0
        self._on_change = on_change
        self._held = False
        self._hovered = False

    @property
    def value(self) -> int:
        """Where the knob is."""
        return self._value

    @value.setter
    def value(self, value: int) -> None:
        if value != self._value:
            self._value = value
            self.touch()

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        return max(width, self.look.px(LEAST_WIDTH)), self.rect.h

    def handle(self, gesture: Gesture) -> bool:
        """Press, drag and wheel."""
        match gesture:
            case Press(pos, 1) if self.rect.collidepoint(pos):
                self._held = True
                self._go(pos[0])
                return True
            case Drag(pos) if self._held:
                self._go(pos[0])
                return True
            case Release() | Cancel():
                self._held = False
            case Wheel(_, dy):
                self._report(self._value + (-1 if dy > 0 else 1))
                return True
            case Hover(pos) if self._hovered is not self.rect.collidepoint(pos):
                self._hovered = not self._hovered
                self.touch()
        return False

    def draw(self, target: pygame.Surface) -> None:
        """The line, the part shown so far, and the knob."""
        look, unit, table = self.look, self.look.unit, self.look.table
        start, end = self._ends()
        high = max(3, look.px(THICK))
        line = pygame.Rect(start, self.rect.centery - high // 2, end - start, high)
        look.painter.rounded(target, line, high / 2, Fill(table.text, 0.28))
        reach = self._reach()
        done = look.mirrored(pygame.Rect(line.x, line.y, max(high, reach), high), line)
        look.painter.rounded(target, done, high / 2, Fill(UI.gold))
        side = look.px(KNOB + (3 if self._hovered or self._held else 0))
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (end - reach if look.rtl else start + reach, self.rect.centery)
        edge = Stroke(table.bar, 2 * unit)
        look.painter.rounded(target, knob, side / 2, Fill(UI.gold), edge)

    def _ends(self) -> tuple[int, int]:
        half = self.look.px(KNOB) // 2
        return self.rect.x + half, self.rect.right - half

    def _reach(self) -> int:
        start, end = self._ends()
        return round((end - start) * self._value / max(1, self._last))

    def _go(self, x: int) -> None:
        start, end = self._ends()
        along = end - x if self.look.rtl else x - start
        self._report(round(along * self._last / max(1, end - start)))

    def _report(self, value: int) -> None:
        value = max(0, min(self._last, value))
        if value != self._value:
            self.value = value
            self._on_change(value)
