"""A chart of bars: each as high as its number, which stands above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.paint import Fill
from game.ui.theme import UI, Colour, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["REST", "Bar", "BarChart", "legend"]

REST: Colour = mix(UI.panel, UI.muted, 0.38)
"""The colour of what was not won."""
TITLE, HEIGHT, FOOT, NUMBER = 30, 132, 24, 20
"""Heights in u: of the title, of the highest bar, of the labels, of the number above a bar."""
WIDEST, SHARE = 54, 0.74
SMALL = 13


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: how many were won, and on top of these how many were not."""

    label: str
    won: int
    rest: int = 0

    @property
    def total(self) -> int:
        """Both together."""
        return self.won + self.rest


class BarChart(Widget):
    """Bars in reading order over one line."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        title: str,
        count: Callable[[], Sequence[Bar]],
        *,
        legend: bool = False,
    ) -> None:
        super().__init__(look)
        self._tr = tr
        self._title = title
        self._count = count
        self._legend = legend

    @cached_property
    def _bars(self) -> tuple[Bar, ...]:
        """Counted only when they are seen: that takes a while in a long history."""
        return tuple(self._count())

    @property
    def told(self) -> Sequence[str]:
        """The bars in one sentence."""
        parts = "; ".join(f"{bar.label}: {self._tell(bar)}" for bar in self._bars if bar.total)
        return (f"{self._title}. {parts}",)

    def _tell(self, bar: Bar) -> str:
        tr, number = self._tr, self._tr.number(bar.total)
        if not self._legend:
            return number
        # Translators: how many deals of a day, month or year were won; {number} were played.
        return tr.gettext("{won} of {number} won").format(won=tr.number(bar.won), number=number)

    @property
    def _numbered(self) -> Sequence[Bar]:
        """The bars whose number stands above them: all, or if that is too close the highest."""
        look, slot = self.look, self.rect.w // max(1, len(self._bars))
        widths = (look.width(self._tr.number(bar.total), SMALL) for bar in self._bars)
        if max(widths, default=0) + look.px(5) <= slot:
            return self._bars
        return [max(self._bars, key=lambda bar: bar.total)]

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        return width, self.look.px(TITLE + NUMBER + HEIGHT + FOOT)

    def draw(self, target: pygame.Surface) -> None:
        """Title, bars, numbers and labels."""
        look, rect = self.look, self.rect
        if not rect.colliderect(target.get_clip()):
            return
        head = pygame.Rect(rect.x, rect.y, rect.w, look.px(TITLE))
        if self._legend:
            head = self._draw_legend(target, head)
        look.write(target, self._title, head, 16, UI.ink, bold=True)
        base = rect.bottom - look.px(FOOT)
        line = pygame.Rect(rect.x, base, rect.w, max(1, look.px(1)))
        most = max((bar.total for bar in self._bars), default=0)
        every, numbered = self._every(), self._numbered
        for number, bar in enumerate(self._bars):
            slot = look.mirrored(self._slot(number), rect)
            if bar.total:
                high = max(2, round(look.px(HEIGHT) * bar.total / most))
                self._draw_bar(target, slot, bar, high, base)
                if bar in numbered:
                    self._write_number(target, slot, bar, base - high)
            if number % every == 0 and bar.label:
                below = pygame.Rect(0, base, look.width(bar.label, SMALL), look.px(FOOT))
                below.centerx = slot.centerx
                look.write(target, bar.label, below.clamp(rect), SMALL, UI.muted, align="center")
        target.fill(mix(UI.panel, UI.border, 0.8), line)

    def _draw_bar(
        self, target: pygame.Surface, slot: pygame.Rect, bar: Bar, high: int, base: int
    ) -> None:
        look = self.look
        wide = max(3, min(look.px(WIDEST), round(slot.w * SHARE)))
        box = pygame.Rect(slot.centerx - wide // 2, base - high, wide, high)
        self._fill(target, box, REST if bar.rest else UI.primary)
        if bar.rest and bar.won:
            part = round(high * bar.won / bar.total)
            target.fill(UI.primary, pygame.Rect(box.x, base - part, wide, part))

    def _write_number(self, target: pygame.Surface, slot: pygame.Rect, bar: Bar, foot: int) -> None:
        reach = self.look.px(NUMBER)
        above = pygame.Rect(slot.x - 2 * reach, foot - reach, slot.w + 4 * reach, reach)
        number = self._tr.number(bar.total)
        self.look.write(target, number, above, SMALL, UI.ink, align="center")

    def _fill(self, target: pygame.Surface, box: pygame.Rect, colour: Colour) -> None:
        """A bar with round shoulders that stands on the line."""
        radius = min(4 * self.look.unit, box.w / 2)
        before = target.get_clip()
        target.set_clip(box.clip(before))
        tall = pygame.Rect(box.x, box.y, box.w, box.h + round(radius) + 1)
        self.look.painter.rounded(target, tall, radius, Fill(colour))
        target.set_clip(before)

    def _draw_legend(self, target: pygame.Surface, head: pygame.Rect) -> pygame.Rect:
        """What the colours mean, at the end of the line; returns what is left of it."""
        look, right = self.look, head.right
        for colour, name in reversed(legend(self._tr)):
            wide = look.width(name, SMALL)
            right -= wide
            box = pygame.Rect(right, head.y, wide + 1, head.h)
            look.write(target, name, look.mirrored(box, head), SMALL, UI.muted)
            side = look.px(12)
            right -= side + look.px(6)
            mark = pygame.Rect(right, head.centery - side // 2, side, side)
            look.painter.rounded(target, look.mirrored(mark, head), 3 * look.unit, Fill(colour))
            right -= look.px(16)
        left = pygame.Rect(head.x, head.y, right - head.x, head.h)
        return look.mirrored(left, head)

    def _slot(self, number: int) -> pygame.Rect:
        edges = [round(self.rect.w * at / len(self._bars)) for at in (number, number + 1)]
        return pygame.Rect(self.rect.x + edges[0], self.rect.y, edges[1] - edges[0], self.rect.h)

    def _every(self) -> int:
        """Each so many-th label is written: as many as have room."""
        widest = max((self.look.width(bar.label, SMALL) for bar in self._bars), default=0)
        slot = max(1, self.rect.w // max(1, len(self._bars)))
        if sum(bool(bar.label) for bar in self._bars) < len(self._bars):
            return 1  # only some of them have a label, far from each other
        return -(-(widest + self.look.px(6)) // slot)


def legend(tr: Catalogue) -> list[tuple[Colour, str]]:
    """The two colours of the charts, and what they mean."""
    # Translators: beside a colour of a chart: games that were won, and games that were not.
    return [(UI.primary, tr.gettext("won")), (REST, tr.gettext("not won"))]
