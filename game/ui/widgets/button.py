"""Buttons: of dialogs, of the bar, with a sign, repeating while held (DESIGN §4, §7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import pygame

from game.ui.gestures import Gesture, Press
from game.ui.icons import Icon
from game.ui.paint import Fill, Stroke
from game.ui.theme import UI, Colour, mix
from game.ui.widgets.base import Clicker, Repeater, Size, Widget, activates
from game.ui.widgets.look import CAPITAL_MIDDLE, Look

__all__ = ["Button", "Face", "Options"]

SMALL = 13
"""The type size of a label below its sign."""
SIGN = 20
HEIGHT = 0.94
"""How high such a label is, in em: a capital, and what reaches below the line."""
RING = 9
"""What the ring of the focus takes of a button with such a label, in u."""
WHITE: Colour = (255, 255, 255)


class Face(Enum):
    """How a button looks: the one to press, another one, or a part of the bar."""

    PRIMARY = "primary"
    PLAIN = "plain"
    BAR = "bar"


@dataclass(frozen=True, slots=True)
class Options:
    """What is not the same for every button; lengths in u."""

    face: Face = Face.PLAIN
    sign: Icon | None = None
    repeats: bool = False
    """Acts when pressed and again while held, as undo does."""
    hint: str = ""
    """A short text at the far end, such as the key that does the same."""
    shows_label: bool = True
    """If not, the label is only the name for tooltips and for those who cannot see it."""
    least_width: float = 0
    height: float = 52
    at_start: bool = False
    """Sign and label stand at the start of the line, as in a menu."""
    strong: bool = False
    """On the bar: gold, because it is an offer that comes and goes."""


class Button(Widget):
    """Something to press."""

    def __init__(
        self,
        look: Look,
        label: str,
        on_press: Callable[[], None],
        options: Options | None = None,
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(look)
        self.label = label
        self._on_press = on_press
        self._options = options or Options()
        self._enabled = enabled
        self._shows_label = self._options.shows_label
        self._stacked = False
        self._clicker = Clicker()
        self._repeater = Repeater()

    @property
    def name(self) -> str:
        """What the button does, also where its label is not shown."""
        return self.label

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over it."""
        return self._clicker.hovered

    @property
    def enabled(self) -> bool:
        """Whether it can be pressed."""
        return self._enabled

    @enabled.setter
    def enabled(self, enabled: bool) -> None:
        if enabled != self._enabled:
            self._enabled = enabled
            self._repeater.stop()
            self.touch()

    @property
    def shows_label(self) -> bool:
        """Whether the label is drawn beside the sign."""
        return self._shows_label

    @shows_label.setter
    def shows_label(self, shown: bool) -> None:
        if shown != self._shows_label:
            self._shows_label = shown
            self.touch()

    @property
    def stacked(self) -> bool:
        """Whether the label, if it is shown, stands small below the sign."""
        return self._stacked and self._shows_label

    @stacked.setter
    def stacked(self, stacked: bool) -> None:
        if stacked != self._stacked:
            self._stacked = stacked
            self.touch()

    @property
    def takes_focus(self) -> bool:
        """Only while it can be pressed."""
        return self._enabled

    def press(self) -> None:
        """Do what the button does."""
        if self._enabled:
            self._on_press()

    def measure(self, width: int) -> Size:
        """Wide enough for sign and label, never narrower than `least_width`."""
        del width
        options, look = self._options, self.look
        margin = 22 if options.face is Face.BAR else 44
        wanted = look.px(margin if self._shows_label and self.label else 14) + self._inside()
        if self.stacked:
            wanted = look.px(16) + look.width(self.label, SMALL)
        if options.hint:
            wanted += look.px(24) + look.width(options.hint, 14)
        height = look.control(options.height)
        return max(wanted, look.px(options.least_width), height), height

    def handle(self, gesture: Gesture) -> bool:
        """A click or, with the focus, Enter or the space bar."""
        if activates(gesture) and self.focused:
            self.press()
            return True
        before = self._clicker.state
        clicked = self._clicker.handle(gesture, self.rect)
        if self._clicker.state != before:
            self.touch()
        started = isinstance(gesture, Press) and self._clicker.pressed
        if self._options.repeats:
            self._hold(started=started)
        elif clicked:
            self.press()
        return started or clicked or self._clicker.pressed

    def _hold(self, *, started: bool) -> None:
        if started and self._enabled:
            self.press()
            self._repeater.start()
        elif not self._clicker.pressed:
            self._repeater.stop()

    def tick(self, ms: float) -> None:
        """Repeat while held."""
        for _ in range(self._repeater.tick(ms)):
            self.press()

    def draw(self, target: pygame.Surface) -> None:
        """Face, sign, label and focus ring."""
        if self._options.face is Face.BAR:
            self._draw_on_bar(target)
        else:
            self._draw_on_panel(target)

    def _draw_on_panel(self, target: pygame.Surface) -> None:
        look, unit = self.look, self.look.unit
        if self.focused:
            look.painter.focus(target, self.rect, 10 * unit, 0.9 * unit)
        if self._options.face is Face.PRIMARY:
            fill = self._toned(UI.primary, WHITE, UI.ink)
            if not self._enabled:
                fill = mix(UI.panel, UI.muted, 0.45)
            look.painter.rounded(target, self.rect, 10 * unit, Fill(fill))
            ink = UI.primary_ink
        else:
            fill = self._toned(mix(UI.panel, WHITE, 0.65), UI.primary, UI.ink)
            line = UI.border if self._enabled else mix(UI.panel, UI.border, 0.5)
            edge = Stroke(line, 1.5 * unit)
            look.painter.rounded(target, self.rect, 10 * unit, Fill(fill), edge)
            ink = UI.ink if self._enabled else mix(UI.panel, UI.muted, 0.6)
        self._draw_inside(target, ink, 17, bold=True)

    def _draw_on_bar(self, target: pygame.Surface) -> None:
        look, unit, table = self.look, self.look.unit, self.look.table
        box = self.rect.inflate(0, -look.px(8))
        if self._enabled and (self.hovered or self._clicker.pressed or self._options.strong):
            tint = UI.gold if self._options.strong else table.text
            share = 0.22 if self._clicker.pressed else 0.16 if self.hovered else 0.10
            edge = Stroke(UI.gold, 1.5 * unit) if self._options.strong else None
            look.painter.rounded(target, box, 8 * unit, Fill(tint, share), edge)
        if self.focused and self.stacked:
            inner = self.rect.inflate(-look.px(RING), -look.px(RING))
            look.painter.focus(target, inner, 6 * unit, 0.6 * unit)
        elif self.focused:
            inner = box.inflate(-look.px(10), -look.px(10))
            look.painter.focus(target, inner, 6 * unit, 0.8 * unit)
        ink = UI.gold if self._options.strong else table.text
        self._draw_inside(target, ink if self._enabled else mix(table.bar, ink, 0.38), 15)

    def _toned(self, colour: Colour, lighter: Colour, darker: Colour) -> Colour:
        """`colour` as it looks under the pointer."""
        if not self._enabled:
            return colour
        if self._clicker.pressed:
            return mix(colour, darker, 0.18)
        return mix(colour, lighter, 0.08) if self.hovered else colour

    def _draw_inside(
        self, target: pygame.Surface, ink: Colour, size: float, *, bold: bool = False
    ) -> None:
        look, options = self.look, self._options
        if self.stacked and options.sign is not None:
            self._draw_stacked(target, options.sign, ink)
            return
        wide = self._inside()
        pad = look.px(18) if options.at_start else (self.rect.w - wide) // 2
        left = self.rect.x + max(pad, look.px(8))
        if options.sign is not None:
            side = look.px(22)
            box = pygame.Rect(left, self.rect.y, side, self.rect.h)
            look.icon(target, options.sign, look.mirrored(box, self.rect), 22, ink)
            left += side + look.px(12 if options.at_start else 8)
        if self._shows_label:
            room = self.rect.right - look.px(8) - left
            box = look.mirrored(pygame.Rect(left, self.rect.y, room, self.rect.h), self.rect)
            look.write(target, self.label, box, size, ink, bold=bold)
        if options.hint:
            box = self.rect.inflate(-2 * look.px(18), 0)
            look.write(target, options.hint, box, 14, UI.muted, align="end")

    def _draw_stacked(self, target: pygame.Surface, sign: Icon, ink: Colour) -> None:
        """The sign, and the label below it."""
        look = self.look
        upper, lower = self._stacked_parts()
        look.icon(target, sign, upper, SIGN, ink)
        look.write(target, self.label, lower, SMALL, ink, align="center")

    def _stacked_parts(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the sign is, and where the label's capitals are; both in the middle together."""
        look, rect = self.look, self.rect
        side, gap, high = look.px(SIGN), look.px(3), round(HEIGHT * look.font(SMALL))
        top = rect.y + (rect.h - side - gap - high) // 2
        capitals = round(2 * CAPITAL_MIDDLE * look.font(SMALL))
        upper = pygame.Rect(rect.x, top, rect.w, side)
        return upper, pygame.Rect(rect.x, upper.bottom + gap, rect.w, capitals)

    def _inside(self) -> int:
        look, options = self.look, self._options
        shown = self._shows_label and bool(self.label)
        size, bold = (15, False) if options.face is Face.BAR else (17, True)
        label = look.width(self.label, size, bold=bold) if shown else 0
        sign = look.px(22) if options.sign is not None else 0
        return label + sign + (look.px(12 if options.at_start else 8) if label and sign else 0)
