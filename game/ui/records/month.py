"""A month of the deals of the day: which were won, which were tried, and one that is chosen."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable, Sequence
from datetime import date, timedelta

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.effects import Badge
from game.ui.gestures import Gesture, Hover, Key, Press
from game.ui.paint import Fill, Stroke
from game.ui.records.dates import first_weekday, weekdays, written_day
from game.ui.theme import UI, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Deal", "Month"]

ROW, LOW_ROW, HEAD = 47, 34, 26
ROWS = 6
GAP = 6


class Deal:
    """How far the deal of a day has come."""

    WON, TRIED, NEW, NONE = range(4)


class Month(Widget):
    """One stop for the keyboard; arrow keys go from day to day, also into other months."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        today: date,
        state: Callable[[date], int],
        on_choose: Callable[[], None],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__(look)
        self._tr = tr
        self._today = today
        self._state = state
        self._on_choose = on_choose
        self._on_open = on_open
        self.chosen = today
        self._hovered: date | None = None

    @property
    def told(self) -> Sequence[str]:
        """The chosen day."""
        return (written_day(self._tr, self.chosen),)

    @property
    def takes_focus(self) -> bool:
        """Always."""
        return True

    @property
    def can_turn_on(self) -> bool:
        """Whether there is a later month with a day that has come."""
        return (self.chosen.year, self.chosen.month) < (self._today.year, self._today.month)

    @property
    def can_turn_back(self) -> bool:
        """Whether the month before has a deal."""
        before = self.chosen.replace(day=1) - timedelta(days=1)
        return self._state(before) != Deal.NONE

    def turn(self, months: int) -> None:
        """Go to the month before or after."""
        if months > 0:
            there = (self.chosen.replace(day=1) + timedelta(days=32)).replace(day=1)
        else:
            there = self.chosen.replace(day=1) - timedelta(days=1)
        last = monthrange(there.year, there.month)[1]
        self.choose(there.replace(day=min(self.chosen.day, last)))

    def choose(self, day: date) -> None:
        """Choose a day that has come and that has a deal; today in place of a later one."""
        day = min(day, self._today)
        if day != self.chosen and self._state(day) != Deal.NONE:
            self.chosen = day
            self.touch()
            self._on_choose()

    def measure(self, width: int) -> Size:
        """Six weeks, whatever the month."""
        return width, self.look.px(HEAD) + ROWS * self._row

    def handle(self, gesture: Gesture) -> bool:
        """Press a day, or step to it."""
        match gesture:
            case Key() if self.focused:
                return self._key(gesture)
            case Press(pos, 1, clicks) if (day := self._day_at(pos)) is not None:
                self.choose(day)
                if clicks == 2 and day == self.chosen:
                    self._on_open()
                return True
            case Hover(pos) if (day := self._day_at(pos)) != self._hovered:
                self._hovered = day
                self.touch()
        return False

    def draw(self, target: pygame.Surface) -> None:
        """The days of the week, and a square for each day of the month."""
        look, rect, tr = self.look, self.rect, self._tr
        names = weekdays(tr)
        for column in range(7):
            box = self._cell(column, 0)
            head = pygame.Rect(box.x, rect.y, box.w, look.px(HEAD))
            name = names[(first_weekday(tr) + column) % 7]
            look.write(target, name, head, 13, UI.muted, align="center")
        first = self.chosen.replace(day=1)
        for number in range(monthrange(first.year, first.month)[1]):
            day = first + timedelta(days=number)
            self._draw_day(target, self._place(day), day)

    def _draw_day(self, target: pygame.Surface, box: pygame.Rect, day: date) -> None:
        look, unit, state = self.look, self.look.unit, self._state(day)
        has_come = day <= self._today and state != Deal.NONE
        radius = 9 * unit
        if day == self.chosen and self.focused:
            look.painter.focus(target, box, radius, 0.8 * unit)
        fill = {Deal.WON: 0.30, Deal.TRIED: 0.10}.get(state, 0.0) if has_come else 0.0
        if day == self._hovered and has_come:
            fill += 0.07
        colour = mix(UI.field if has_come else UI.panel, UI.primary, fill)
        line = UI.primary if day == self.chosen else mix(UI.panel, UI.border, 0.55)
        edge = Stroke(line, (3 if day == self.chosen else 1.2) * unit) if has_come else None
        look.painter.rounded(target, box, radius, Fill(colour), edge)
        ink = UI.ink if has_come else mix(UI.panel, UI.muted, 0.6)
        text = self._tr.number(day.day)
        start = pygame.Rect(box.x + look.px(10), box.y, box.w - look.px(14), box.h)
        look.write(target, text, start, 16, ink, bold=day == self._today)
        mark = pygame.Rect(box.right - look.px(28), box.y, look.px(20), box.h)
        centre = look.mirrored(mark, box).center
        if has_come and state == Deal.WON:
            look.painter.badge(target, Badge.TICK, centre, 0.75 * unit)
        elif has_come and state == Deal.TRIED:
            dot = pygame.Rect(0, 0, look.px(8), look.px(8))
            dot.center = centre
            look.painter.rounded(target, dot, dot.w / 2, Fill(UI.border))

    def _key(self, key: Key) -> bool:
        on = -1 if self.look.rtl else 1
        steps = {
            pygame.K_RIGHT: on,
            pygame.K_LEFT: -on,
            pygame.K_UP: -7,
            pygame.K_DOWN: 7,
        }
        if key.key in steps:
            self.choose(self.chosen + timedelta(days=steps[key.key]))
        elif key.key == pygame.K_PAGEUP:
            self.turn(-1)
        elif key.key == pygame.K_PAGEDOWN:
            self.turn(1)
        elif key.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not key.repeat:
            self._on_open()
        else:
            return False
        return True

    def _day_at(self, pos: tuple[int, int]) -> date | None:
        first = self.chosen.replace(day=1)
        days = range(monthrange(first.year, first.month)[1])
        places = (first + timedelta(days=number) for number in days)
        return next((day for day in places if self._place(day).collidepoint(pos)), None)

    def _place(self, day: date) -> pygame.Rect:
        first = day.replace(day=1)
        before = (first.weekday() - first_weekday(self._tr)) % 7
        row, column = divmod(before + day.day - 1, 7)
        return self._cell(column, row)

    @property
    def _row(self) -> int:
        return self.look.px(LOW_ROW if self.look.tight else ROW)

    def _cell(self, column: int, row: int) -> pygame.Rect:
        look, rect, gap = self.look, self.rect, self.look.px(GAP)
        left, right = (round((rect.w + gap) * at / 7) for at in (column, column + 1))
        top = rect.y + look.px(HEAD) + row * self._row
        box = pygame.Rect(rect.x + left, top, right - left - gap, self._row - gap)
        return look.mirrored(box, rect)
