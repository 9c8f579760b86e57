"""Figures that are looked at: numbers with what they are, and a ring for a share."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.paint import Fill, Stroke, put
from game.ui.records.bars import REST
from game.ui.theme import UI, css, mix
from game.ui.vector import document, raster
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["NONE", "Fact", "Facts", "Ring"]

HEIGHT, VALUE, LABEL = 78, 26, 14
RING = 172
THICK = 0.115
GAP = 10
NONE = "–"
"""Stands where there is no number yet."""


class Fact(Widget):
    """A number, and below it what it is."""

    def __init__(self, look: Look, label: str, value: str) -> None:
        super().__init__(look)
        self.label = label
        self.value = value

    @property
    def told(self) -> Sequence[str]:
        """Label and number; nothing without a number."""
        return (f"{self.label}: {self.value}",) if self.value != NONE else ()

    def measure(self, width: int) -> Size:
        """As high as number and label; a long label takes two lines."""
        lines = self._label_height(width)
        return width, self.look.px(HEIGHT - 20) + lines

    def draw(self, target: pygame.Surface) -> None:
        """A light box with the number."""
        look, rect = self.look, self.rect
        edge = Stroke(mix(UI.panel, UI.trim, 0.55), 1.2 * look.unit)
        look.painter.rounded(target, rect, 10 * look.unit, Fill(UI.field), edge)
        top = pygame.Rect(rect.x, rect.y + look.px(8), rect.w, look.px(36))
        look.write(target, self.value, top, VALUE, UI.primary, align="center", bold=True)
        below = rect.inflate(-2 * look.px(8), 0)
        below.y = rect.y + look.px(46)
        look.block(target, self.label, below, LABEL, UI.muted, align="center")

    def _label_height(self, width: int) -> int:
        return self.look.block_height(self.label, LABEL, max(1, width - 2 * self.look.px(8)))


class Facts(Widget):
    """Facts in rows of as many as have room."""

    LEAST = 132

    def __init__(self, look: Look, facts: tuple[Fact, ...]) -> None:
        super().__init__(look)
        self._facts = facts

    @property
    def children(self) -> tuple[Fact, ...]:
        """In reading order."""
        return self._facts

    def measure(self, width: int) -> Size:
        """All rows, each as high as its highest fact."""
        rows = self._rows(width)
        return width, sum(self._heights(width)) + self.look.px(GAP) * (len(rows) - 1)

    def place(self, rect: pygame.Rect) -> None:
        """Spread the facts of each row over the width."""
        super().place(rect)
        gap, top = self.look.px(GAP), rect.y
        for row, high in zip(self._rows(rect.w), self._heights(rect.w), strict=True):
            wide = self._width(rect.w)
            for number, fact in enumerate(row):
                box = pygame.Rect(rect.x + number * (wide + gap), top, wide, high)
                fact.place(self.look.mirrored(box, rect))
            top += high + gap

    def _rows(self, width: int) -> list[tuple[Fact, ...]]:
        columns = self._columns(width)
        starts = range(0, len(self._facts), columns)
        return [self._facts[start : start + columns] for start in starts]

    def _heights(self, width: int) -> list[int]:
        wide = self._width(width)
        return [max(fact.measure(wide)[1] for fact in row) for row in self._rows(width)]

    def _columns(self, width: int) -> int:
        look, gap = self.look, self.look.px(GAP)
        words = (word for fact in self._facts for word in fact.label.split())
        widest = max(look.width(word, LABEL) for word in words) + 2 * look.px(8)
        fit = max(1, (width + gap) // (max(look.px(self.LEAST), widest) + gap))
        rows = -(-len(self._facts) // min(fit, len(self._facts)))
        return -(-len(self._facts) // rows)

    def _width(self, width: int) -> int:
        columns, gap = self._columns(width), self.look.px(GAP)
        return (width - gap * (columns - 1)) // columns


class Ring(Widget):
    """The share of deals that were won, as a part of a ring."""

    def __init__(self, look: Look, tr: Catalogue, share: int | None, words: str) -> None:
        super().__init__(look)
        self._tr = tr
        self._share = share
        self._words = words

    @property
    def told(self) -> Sequence[str]:
        """The share in words; nothing without one."""
        return () if self._share is None else (f"{self._percent} {self._words}",)

    @property
    def _percent(self) -> str:
        share = NONE if self._share is None else f"{self._tr.number(self._share)}%"
        return self._tr.isolate(share)

    def measure(self, width: int) -> Size:
        """A square."""
        side = min(width, self.look.px(RING))
        return side, side

    def draw(self, target: pygame.Surface) -> None:
        """The ring, and in it the share in figures."""
        look, side = self.look, min(self.rect.size)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        put(target, _ring(side, self._share or 0, mirrored=look.rtl), box.topleft)
        middle = pygame.Rect(box.x, box.centery - look.px(34), box.w, look.px(44))
        look.write(target, self._percent, middle, 36, UI.primary, align="center", bold=True)
        below = pygame.Rect(box.x, middle.bottom - look.px(4), box.w, look.px(24))
        look.write(target, self._words, below, LABEL, UI.muted, align="center")


def _ring(side: int, share: int, *, mirrored: bool) -> pygame.Surface:
    thick = side * THICK
    radius, middle = (side - thick) / 2 - 1, side / 2
    style = f'fill="none" stroke-width="{thick:.2f}"'
    body = f'<circle cx="{middle}" cy="{middle}" r="{radius:.2f}" {style} stroke="{css(REST)}"/>'
    if share >= 100:
        body = body.replace(css(REST), css(UI.primary))
    elif share:
        angle = math.tau * share / 100
        x = middle + radius * math.sin(angle) * (-1 if mirrored else 1)
        y = middle - radius * math.cos(angle)
        arc = f"A{radius:.2f} {radius:.2f} 0 {int(share > 50)} {int(not mirrored)} {x:.2f} {y:.2f}"
        start = f"M{middle} {middle - radius:.2f}"
        body += f'<path d="{start}{arc}" {style} stroke="{css(UI.primary)}"/>'
    return raster(document(side, side, body), side, side)
