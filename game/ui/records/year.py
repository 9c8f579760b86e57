"""The days of the last year as a sheet of squares, the darker the more was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from functools import cached_property

import pygame

from game.core.games import DAY, PlayedGame
from game.i18n.catalogue import Catalogue
from game.ui.paint import Fill
from game.ui.records.bars import legend
from game.ui.records.dates import EPOCH, first_weekday, months, weekdays
from game.ui.theme import UI, Colour, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["YearView"]

WEEKS = 53
TITLE, MONTHS, SIDE = 30, 22, 34
"""Room above for the title and the months, and beside for the days of the week, in u."""
LARGEST = 18
GAP = 0.18
SMALL = 13
LEVELS: Sequence[tuple[int, float]] = ((5, 1.0), (3, 0.74), (2, 0.54), (1, 0.34))
"""From so many games on, how dark a day is."""


class YearView(Widget):
    """A column for each week up to this one; a day with a win has a light in its middle."""

    def __init__(
        self, look: Look, tr: Catalogue, title: str, games: Sequence[PlayedGame], today: date
    ) -> None:
        super().__init__(look)
        self._tr = tr
        self._title = title
        self._today = today
        self._games = games

    @cached_property
    def _recent(self) -> list[PlayedGame]:
        since = ((self._today - EPOCH).days - 7 * WEEKS) * DAY
        return [game for game in self._games if game.when >= since]

    @cached_property
    def _played(self) -> Counter[int]:
        return Counter(game.day for game in self._recent)

    @cached_property
    def _won(self) -> set[int]:
        return {game.day for game in self._recent if game.won}

    @cached_property
    def first(self) -> date:
        """The first day shown: that of a week."""
        into_week = (self._today.weekday() - first_weekday(self._tr)) % 7
        return self._today - timedelta(days=into_week + 7 * (WEEKS - 1))

    @property
    def told(self) -> Sequence[str]:
        """The sheet in one sentence."""
        tr, since = self._tr, (self.first - EPOCH).days
        played = sum(1 for day in self._played if day >= since)
        # Translators: follows “Days on which you played:”; {won} is a number of days, too.
        text = tr.ngettext(
            "{number} day in the last year; with a win: {won}",
            "{number} days in the last year; with a win: {won}",
            played,
        ).format(number=tr.number(played), won=tr.number(sum(1 for d in self._won if d >= since)))
        return (f"{self._title}: {text}",)

    def measure(self, width: int) -> Size:
        """As high as seven squares with what stands above them."""
        return width, self.look.px(TITLE + MONTHS) + 7 * self._step(width)

    def draw(self, target: pygame.Surface) -> None:
        """Title, names, and a square for each day."""
        look, rect, step = self.look, self.rect, self._step(self.rect.w)
        if not rect.colliderect(target.get_clip()):
            return
        head = pygame.Rect(rect.x, rect.y, rect.w, look.px(TITLE))
        look.write(target, self._title, head, 16, UI.ink, bold=True)
        self._draw_legend(target, head)
        sheet = pygame.Rect(rect.x + look.px(SIDE), head.bottom + look.px(MONTHS), WEEKS * step, 0)
        self._draw_names(target, sheet, step)
        day = self.first
        while day <= self._today:
            week, row = divmod((day - self.first).days, 7)
            side = round(step * (1 - GAP))
            box = pygame.Rect(sheet.x + week * step, sheet.y + row * step, side, side)
            self._draw_day(target, look.mirrored(box, rect), (day - EPOCH).days)
            day += timedelta(days=1)

    def _draw_legend(self, target: pygame.Surface, head: pygame.Rect) -> None:
        """What the light means, at the end of the line."""
        look, (_, name) = self.look, legend(self._tr)[0]
        wide, side = look.width(name, SMALL), look.px(LARGEST * (1 - GAP))
        words = pygame.Rect(head.right - wide - 1, head.y, wide + 1, head.h)
        look.write(target, name, look.mirrored(words, head), SMALL, UI.muted)
        box = pygame.Rect(words.x - look.px(6) - side, head.centery - side // 2, side, side)
        self._draw_square(target, look.mirrored(box, head), LEVELS[-1][1], is_won=True)

    def _draw_day(self, target: pygame.Surface, box: pygame.Rect, day: int) -> None:
        played = self._played[day]
        share = next((share for least, share in LEVELS if played >= least), 0.0)
        self._draw_square(target, box, share, is_won=day in self._won)

    def _draw_square(
        self, target: pygame.Surface, box: pygame.Rect, share: float, *, is_won: bool
    ) -> None:
        paint = self.look.painter
        colour: Colour = mix(UI.panel, UI.primary, share) if share else mix(UI.panel, UI.ink, 0.08)
        paint.rounded(target, box, 0.2 * box.w, Fill(colour))
        if is_won:
            side = max(3, round(box.w * 0.4))
            light = pygame.Rect(0, 0, side, side)
            light.center = box.center
            paint.rounded(target, light, side / 2, Fill(UI.gold))

    def _draw_names(self, target: pygame.Surface, sheet: pygame.Rect, step: int) -> None:
        look, rect, tr = self.look, self.rect, self._tr
        names, days = months(tr), weekdays(tr)
        free = 0
        for week in range(WEEKS):
            start = self.first + timedelta(days=7 * week)
            if week and start.day > 7:
                continue
            name = names[start.month - 1]
            left, wide = sheet.x + week * step, look.width(name, SMALL)
            if left >= free and left + wide <= rect.right and (start.day <= 7 or week == 0):
                box = pygame.Rect(left, sheet.y - look.px(MONTHS), wide + 1, look.px(MONTHS))
                look.write(target, name, look.mirrored(box, rect), SMALL, UI.muted)
                free = left + wide + look.px(6)
        for row in (0, 2, 4, 6):
            name = days[(first_weekday(tr) + row) % 7]
            box = pygame.Rect(rect.x, sheet.y + row * step, look.px(SIDE - 4), step)
            look.write(target, name, look.mirrored(box, rect), SMALL, UI.muted)

    def _step(self, width: int) -> int:
        return max(5, min(self.look.px(LARGEST), (width - self.look.px(SIDE)) // WEEKS))
