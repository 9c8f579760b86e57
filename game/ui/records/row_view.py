"""Which rows of a long list are in view: where each lies, and the bar that shows how far it is."""

from __future__ import annotations

import pygame

from game.ui.paint import Fill
from game.ui.theme import UI
from game.ui.widgets.look import Look

__all__ = ["RowView"]

THRESHOLD = 10
"""How far a press moves before it scrolls, in u (DESIGN §7)."""
BAR = 10


class RowView:
    """Rows of one height, numbered from 0; knows nothing of what they say."""

    def __init__(self, look: Look, count: int, row: float) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.top = 0.0
        """How many rows are above the view."""
        self._look = look
        self._count = count
        self._row = row
        self._grip: tuple[int, float, bool] | None = None
        """Height and `top` at the press, and whether it is on the bar."""
        self._drags = False

    @property
    def high(self) -> int:
        """The height of a row."""
        return self._look.px(self._row)

    @property
    def whole(self) -> int:
        """How many rows fit in at once."""
        return max(1, self.rect.h // self.high)

    @property
    def shown(self) -> range:
        """The rows of which something can be seen."""
        first = int(self.top)
        return range(first, min(self._count, first + self.whole + 2))

    def place(self, rect: pygame.Rect) -> None:
        """Fill `rect`, with as much above it as before."""
        self.rect = rect
        self.scroll_to(self.top)

    def scroll_to(self, top: float) -> bool:
        """Show the rows from `top` on, as far as there are any; whether that is something new."""
        before, self.top = self.top, max(0.0, min(top, self._range))
        return self.top != before

    def reveal(self, number: int) -> bool:
        """Scroll no more than it takes to see a row whole; whether anything moved."""
        last = number + 1 - self.rect.h / self.high
        return self.scroll_to(max(min(self.top, number), last))

    def press(self, pos: tuple[int, int]) -> None:
        """Take hold of the bar, or of the list itself."""
        on_bar = bool(self._range) and self._thumb.inflate(self._look.px(16), 0).collidepoint(pos)
        self._grip = (pos[1], self.top, on_bar)

    def drag(self, y: int) -> bool:
        """Scroll with the pointer; whether anything moved."""
        if self._grip is None:
            return False
        start, top, on_bar = self._grip
        if on_bar:
            return self.scroll_to(top + (y - start) * self._range / self._free)
        self._drags = self._drags or abs(y - start) > self._look.px(THRESHOLD)
        return self._drags and self.scroll_to(top - (y - start) / self.high)

    def release(self) -> bool:
        """Let go; whether it was a press on the list that moved nothing."""
        still = self._grip is not None and not self._grip[2] and not self._drags
        self._grip, self._drags = None, False
        return still

    @property
    def on_bar(self) -> bool:
        """Whether the bar is held."""
        return self._grip is not None and self._grip[2]

    def row_at(self, pos: tuple[int, int]) -> int:
        """The row at a point, -1 if there is none."""
        if not self.rect.collidepoint(pos):
            return -1
        row = int(self.top + (pos[1] - self.rect.y) / self.high)
        return row if row < self._count else -1

    def row(self, number: int) -> pygame.Rect:
        """Where a row lies; it leaves the bar its room."""
        room = self._look.px(BAR + 8) if self._range else 0
        top = self.rect.y + round((number - self.top) * self.high)
        box = pygame.Rect(self.rect.x, top, self.rect.w - room, self.high)
        return self._look.mirrored(box, self.rect)

    def draw_bar(self, target: pygame.Surface) -> None:
        """The bar, if there is more than fits."""
        if not self._range:
            return
        paint, thumb = self._look.painter, self._thumb
        trough = pygame.Rect(thumb.x, self.rect.y, thumb.w, self.rect.h)
        paint.rounded(target, trough, thumb.w / 2, Fill(UI.border, 0.18))
        paint.rounded(target, thumb, thumb.w / 2, Fill(UI.border))

    @property
    def _range(self) -> float:
        """How many rows can be above the view."""
        return max(0.0, self._count - self.rect.h / self.high)

    @property
    def _thumb_height(self) -> int:
        whole = max(1, self._count * self.high)
        return max(self._look.px(40), self.rect.h * self.rect.h // whole)

    @property
    def _free(self) -> int:
        """How far the thumb can go."""
        return max(1, self.rect.h - self._thumb_height)

    @property
    def _thumb(self) -> pygame.Rect:
        wide = self._look.px(BAR)
        down = round(self._free * self.top / max(1.0, self._range))
        box = pygame.Rect(self.rect.right - wide, self.rect.y + down, wide, self._thumb_height)
        return self._look.mirrored(box, self.rect)
