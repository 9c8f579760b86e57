"""Score, time, moves and code at the end of the bar; they do not wobble as they change (R21)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.commands import Command
from game.ui.gestures import Gesture
from game.ui.icons import Icon
from game.ui.paint import Fill, put
from game.ui.theme import Colour
from game.ui.widgets.base import Clicker, Widget, activates
from game.ui.widgets.look import CAPITAL_MIDDLE, Look

__all__ = ["Field", "Fields"]

LABEL, VALUE = 13, 17
INNER = 7
"""Between label and value, in u."""
PAD = 10
"""What the code's face reaches beyond its text, in u."""


@dataclass(frozen=True, slots=True)
class Field:
    """A label and its value; room is kept for at least `digits` characters."""

    label: str
    value: str
    digits: int
    colour: Colour | None = None
    """Of the value, if it is not the bar's text colour."""


class Fields(Widget):
    """Drawn as a whole; a click on the code copies it, if that has a name."""

    LEVELS = 5
    """Of shortening: 0 all, 1 without the rules' name, 2 closer, 3 no code label, 4 no labels."""

    def __init__(self, look: Look, copy_name: str, emit: Callable[[Command], None]) -> None:
        super().__init__(look)
        self.level = 0
        self._copy_name = copy_name
        self._emit = emit
        self._clicker = Clicker()
        self._counts: tuple[Field, ...] = ()
        self._code = Field("", "", 0)
        self._rules = ""
        self._house_rule = ""

    @property
    def takes_focus(self) -> bool:
        """For copying the code."""
        return bool(self._copy_name)

    def show(self, counts: tuple[Field, ...], code: Field, rules: str, house_rule: str) -> None:
        """Show these; `house_rule` is its name or nothing (R7)."""
        self._counts, self._code = counts, code
        self._rules, self._house_rule = rules, house_rule
        self.touch()

    def needed(self, level: int) -> int:
        """Pixels that level `level` takes."""
        widths = [self._width(field, level) for field in (*self._counts, self._code)]
        if self._house_rule:
            widths.append(self.look.px(18))
        if level == 0:
            widths.append(self.look.width(self._rules, LABEL))
        return sum(widths) + self._gap(level) * (len(widths) - 1) + 2 * self.look.px(PAD)

    @property
    def _line(self) -> pygame.Rect:
        """Where the text is."""
        return self.rect.inflate(-2 * self.look.px(PAD), 0)

    @property
    def code_area(self) -> pygame.Rect:
        """Where a click copies the code."""
        return self._code_text().inflate(2 * self.look.px(PAD), 0)

    def named(self) -> list[tuple[pygame.Rect, str]]:
        """Areas that a tooltip names."""
        named = [(self.code_area, self._copy_name)] if self._copy_name else []
        if self._house_rule:
            named.append((self._mark_area(), self._house_rule))
        if self.level == self.LEVELS - 1:
            named += [(area, field.label) for field, area in self._areas()]
        return named

    def handle(self, gesture: Gesture) -> bool:
        """Copy on a click, or on Enter with the focus."""
        if not self._copy_name:
            return False
        if activates(gesture) and self.focused:
            self._emit(Command.COPY_CODE)
            return True
        before = self._clicker.state
        clicked = self._clicker.handle(gesture, self.code_area)
        if self._clicker.state != before:
            self.touch()
        if clicked:
            self._emit(Command.COPY_CODE)
        return clicked or self._clicker.pressed

    def draw(self, target: pygame.Surface) -> None:
        """Everything from the start to the end."""
        look, table = self.look, self.look.table
        self._draw_code_face(target)
        for field, area in self._areas():
            self._draw_field(target, field, area)
        self._draw_field(target, self._code, self._code_text())
        if self._house_rule:
            look.icon(target, Icon.LOCK, self._mark_area(), 18, table.muted)
        if self.level == 0:
            self._text(target, self._rules, self._rules_area(), LABEL, table.muted)

    def _draw_code_face(self, target: pygame.Surface) -> None:
        look, unit = self.look, self.look.unit
        face = self.code_area.inflate(0, -look.px(12))
        if self._clicker.hovered or self._clicker.pressed:
            share = 0.22 if self._clicker.pressed else 0.12
            look.painter.rounded(target, face, 8 * unit, Fill(look.table.text, share))
        if self.focused:
            inner = face.inflate(-look.px(6), -look.px(6))
            look.painter.focus(target, inner, 6 * unit, 0.8 * unit)

    def _draw_field(self, target: pygame.Surface, field: Field, area: pygame.Rect) -> None:
        look, table = self.look, self.look.table
        label = self._label_width(field, self.level)
        if label:
            self._text(target, field.label, area, LABEL, table.muted)
            label += look.px(INNER)
        rest = pygame.Rect(area.x + label, area.y, area.w - label, area.h)
        value = look.mirrored(rest, area)
        self._text(target, field.value, value, VALUE, field.colour or table.text, bold=True)

    def _text(
        self,
        target: pygame.Surface,
        text: str,
        area: pygame.Rect,
        size: float,
        colour: Colour,
        *,
        bold: bool = False,
    ) -> None:
        """`text` at the start of `area`, on the line that all fields stand on."""
        look = self.look
        px = look.font(size)
        line = look.type.line(text, px, colour, bold=bold, tabular=True)
        foot = area.centery + CAPITAL_MIDDLE * look.font(VALUE)
        top = foot - look.type.baseline(px, bold)
        put(target, line, (look.across(area, line.get_width(), "start"), top))

    def _areas(self) -> list[tuple[Field, pygame.Rect]]:
        """The counts with their places, the one at the end of the line first."""
        line = self._line
        right = line.right - self._width(self._code, self.level) - self._gap(self.level)
        areas = []
        for field in reversed(self._counts):
            wide = self._width(field, self.level)
            box = pygame.Rect(right - wide, line.y, wide, line.h)
            areas.append((field, self.look.mirrored(box, line)))
            right -= wide + self._gap(self.level)
        return areas

    def _code_text(self) -> pygame.Rect:
        line, wide = self._line, self._width(self._code, self.level)
        return self.look.mirrored(pygame.Rect(line.right - wide, line.y, wide, line.h), line)

    def _mark_area(self) -> pygame.Rect:
        before = self.look.width(self._rules, LABEL) + self.look.px(8) if self.level == 0 else 0
        line = self._line
        box = pygame.Rect(line.x + before, line.y, self.look.px(18), line.h)
        return self.look.mirrored(box, line)

    def _rules_area(self) -> pygame.Rect:
        line = self._line
        box = pygame.Rect(line.x, line.y, self.look.width(self._rules, LABEL), line.h)
        return self.look.mirrored(box, line)

    def _gap(self, level: int) -> int:
        return self.look.px(26 if level < 2 else 16)

    def _label_width(self, field: Field, level: int) -> int:
        shown = level < 3 or (level == 3 and field is not self._code)
        return self.look.width(field.label, LABEL, tabular=True) if shown else 0

    def _width(self, field: Field, level: int) -> int:
        label = self._label_width(field, level)
        sample = "0" * (field.digits - len(field.value)) + field.value
        value = self.look.width(sample, VALUE, bold=True, tabular=True)
        return value + (label + self.look.px(INNER) if label else 0)
