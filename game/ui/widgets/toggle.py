"""A setting that is on or off, with a line that says what it does."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.gestures import Gesture, Key
from game.ui.icons import Icon
from game.ui.paint import Fill, Stroke
from game.ui.theme import UI, mix
from game.ui.widgets.base import Clicker, Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Toggle"]

LEAST_HEIGHT = 50
TRACK = (52, 28)
SLIDE = 120.0
"""Milliseconds the knob takes from end to end."""


class Toggle(Widget):
    """A row with a label, an explanation and a switch; the whole row can be clicked."""

    def __init__(
        self, look: Look, label: str, note: str, value: bool, on_change: Callable[[bool], None]
    ) -> None:
        super().__init__(look)
        self.label = label
        self.note = note
        self._value = value
        self._on_change = on_change
        self._knob = 1.0 if value else 0.0
        """Where the knob is drawn: 0 off, 1 on."""
        self._clicker = Clicker()

    @property
    def name(self) -> str:
        """What is switched."""
        return self.label

    @property
    def value(self) -> bool:
        """Whether it is on."""
        return self._value

    @property
    def takes_focus(self) -> bool:
        """Always."""
        return True

    def switch(self) -> None:
        """Turn it on if it is off, and off if it is on."""
        self._value = not self._value
        self.touch()
        self._on_change(self._value)

    def measure(self, width: int) -> Size:
        """Label and note, at least 50u."""
        look = self.look
        height = look.px(30)
        if self.note:
            height += look.block_height(self.note, 14, self._text_width(width))
        return width, max(look.px(LEAST_HEIGHT), height + look.px(12))

    def handle(self, gesture: Gesture) -> bool:
        """A click anywhere on the row; with the focus the space bar, or a controller's button."""
        match gesture:
            case Key(pygame.K_SPACE, repeat=False) if self.focused:
                self.switch()
                return True
            case Key(pygame.K_RETURN, repeat=False, certain=True) if self.focused:
                self.switch()
                return True
        before = self._clicker.state
        clicked = self._clicker.handle(gesture, self.rect)
        if self._clicker.state != before:
            self.touch()
        if clicked:
            self.switch()
        return clicked or self._clicker.pressed

    def tick(self, ms: float) -> None:
        """Slide the knob."""
        goal = 1.0 if self._value else 0.0
        if self._knob == goal:
            return
        step = 1.0 if self.look.calm else ms / SLIDE
        self._knob = min(goal, self._knob + step) if goal else max(goal, self._knob - step)
        self.touch()

    def draw(self, target: pygame.Surface) -> None:
        """Label, note, switch and focus ring."""
        look, unit, rect = self.look, self.look.unit, self.rect
        face = rect.inflate(0, -look.px(8))
        if self._clicker.hovered or self._clicker.pressed:
            shade = Fill(UI.primary, 0.12 if self._clicker.pressed else 0.06)
            look.painter.rounded(target, face, 10 * unit, shade)
        if self.focused:
            look.painter.focus(target, face, 10 * unit, 0.9 * unit)
        width = self._text_width(rect.w)
        left, top = rect.x + look.px(12), rect.y + look.px(6)
        note = look.block_height(self.note, 14, width) if self.note else 0
        top += max(0, (rect.h - look.px(12) - look.px(30) - note) // 2)
        line = pygame.Rect(left, top, width, look.px(30))
        look.write(target, self.label, look.mirrored(line, rect), 17, UI.ink, bold=True)
        if self.note:
            width = look.balanced(self.note, 14, width)
            below = pygame.Rect(left, top + look.px(28), width, note)
            look.block(target, self.note, look.mirrored(below, rect), 14, UI.muted)
        self._draw_switch(target)

    def _text_width(self, width: int) -> int:
        return width - self.look.px(TRACK[0] + 44)

    def _draw_switch(self, target: pygame.Surface) -> None:
        look, unit = self.look, self.look.unit
        wide, high = look.px(TRACK[0]), look.px(TRACK[1])
        right = self.rect.right - look.px(12)
        track = pygame.Rect(right - wide, self.rect.centery - high // 2, wide, high)
        track = look.mirrored(track, self.rect)
        colour = mix(mix(UI.panel, UI.border, 0.35), UI.primary, self._knob)
        edge = Stroke(mix(UI.border, UI.primary, self._knob), 1.5 * unit)
        look.painter.rounded(target, track, high / 2, Fill(colour), edge)
        inset = look.px(3)
        side = high - 2 * inset
        travel = round((wide - side - 2 * inset) * self._knob)
        knob = pygame.Rect(track.x + inset + travel, track.y + inset, side, side)
        knob = look.mirrored(knob, track)
        look.painter.rounded(
            target, knob, side / 2, Fill(UI.field), Stroke(edge.colour, 1.2 * unit)
        )
        if self._value and self._knob == 1.0:
            look.icon(target, Icon.CHECK, knob, 14, UI.primary)
