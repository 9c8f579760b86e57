"""The list of games: only the rows in view are drawn, however long it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.games import FINAL, FROM_RECORD, RELAXED, PlayedGame
from game.i18n.catalogue import Catalogue
from game.ui.effects import Badge
from game.ui.gestures import Cancel, Drag, Gesture, Hover, Key, Press, Release, Wheel
from game.ui.icons import Icon
from game.ui.paint import Fill
from game.ui.records.dates import duration, moment
from game.ui.theme import UI, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Align, Look

__all__ = ["GameList"]

ROW, HEAD = 44, 34
NOTCH, THRESHOLD = 3, 10
"""Rows for a notch of the wheel, and how far a press moves before it scrolls, in u."""
BAR, PAD = 10, 12
SIZE, SMALL = 15, 13
SHARES = (20, 21, 22, 13, 12, 12)
"""How wide the columns are: date, code, rules, moves, time, points."""
SIGN = 40


class GameList(Widget):
    """Newest on top; one is chosen, by a press or by keys."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        games: Sequence[PlayedGame],
        on_choose: Callable[[PlayedGame], None],
        on_open: Callable[[PlayedGame], None],
    ) -> None:
        super().__init__(look)
        self._tr = tr
        self._games = games
        self._on_choose = on_choose
        self._on_open = on_open
        self._at = 0
        self._top = 0.0
        """How many rows are above the view."""
        self._grip: tuple[int, float, bool] | None = None
        self._drags = False
        self._hovered = -1

    @property
    def chosen(self) -> PlayedGame | None:
        """The game that the keyboard is on."""
        return self._game(self._at) if self._games else None

    @property
    def takes_focus(self) -> bool:
        """If there is anything to choose."""
        return bool(self._games)

    @property
    def first_shown(self) -> int:
        """The number of the row at the top of the view."""
        return int(self._top)

    def measure(self, width: int) -> Size:
        """It takes whatever height there is."""
        return width, self.look.px(HEAD + 4 * ROW)

    def place(self, rect: pygame.Rect) -> None:
        """Keep the view inside the list."""
        super().place(rect)
        self._scroll_to(self._top)

    def handle(self, gesture: Gesture) -> bool:
        """Choose, open, scroll."""
        match gesture:
            case Key() if self.focused:
                return self._key(gesture)
            case Wheel(_, dy):
                self._scroll_to(self._top - dy * NOTCH)
                return True
            case Press(pos, 1, clicks) if self.rect.collidepoint(pos):
                self._press(pos, clicks)
                return True
            case Drag(pos):
                return self._drag(pos[1])
            case Release(pos):
                self._release(pos)
            case Cancel():
                self._grip, self._drags = None, False
            case Hover(pos):
                self._hover(self._row_at(pos))
        return False

    def draw(self, target: pygame.Surface) -> None:
        """The heads of the columns, the rows in view, and the bar if there are more."""
        look, view = self.look, self._view
        self._draw_heads(target)
        before = target.get_clip()
        target.set_clip(view.inflate(2 * look.px(8), 0).clip(before))
        first = int(self._top)
        for number in range(first, min(len(self._games), first + self._shown + 2)):
            self._draw_row(target, self._row(number), number)
        target.set_clip(before)
        if self._range:
            thumb = self._thumb
            trough = pygame.Rect(thumb.x, view.y, thumb.w, view.h)
            look.painter.rounded(target, trough, thumb.w / 2, Fill(UI.border, 0.18))
            look.painter.rounded(target, thumb, thumb.w / 2, Fill(UI.border))

    def _draw_heads(self, target: pygame.Surface) -> None:
        tr, look = self._tr, self.look
        heads = (
            tr.gettext("Ended"),
            tr.gettext("Game code"),
            tr.gettext("Rules"),
            tr.gettext("Moves"),
            tr.gettext("Time"),
            tr.gettext("Score"),
        )
        row = self._row(0)
        top = pygame.Rect(row.x, self.rect.y, row.w, look.px(HEAD))
        for box, text, align in zip(self._cells(top), heads, ALIGNED, strict=True):
            look.write(target, text, box, SMALL, UI.muted, align=align)
        line = pygame.Rect(top.x, top.bottom - 1, top.w, max(1, look.px(1)))
        target.fill(mix(UI.panel, UI.border, 0.6), line)

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, number: int) -> None:
        look, tr, unit, game = self.look, self._tr, self.look.unit, self._game(number)
        if number == self._at:
            inner = row.inflate(0, -2 * look.px(2))
            if self.focused:
                look.painter.focus(target, inner, 8 * unit, 0.8 * unit)
            look.painter.rounded(target, inner, 8 * unit, Fill(mix(UI.panel, UI.primary, 0.16)))
        elif number == self._hovered:
            inner = row.inflate(0, -2 * look.px(2))
            look.painter.rounded(target, inner, 8 * unit, Fill(UI.primary, 0.06))
        sign = look.mirrored(pygame.Rect(row.x, row.y, look.px(SIGN), row.h), row)
        if game.won:
            look.painter.badge(target, Badge.TICK, sign.center, 0.8 * unit)
        elif not game.marks & FROM_RECORD:
            dot = pygame.Rect(0, 0, look.px(8), look.px(8))
            dot.center = sign.center
            look.painter.rounded(target, dot, dot.w / 2, Fill(UI.border))
        if game.marks & FROM_RECORD and not game.won:
            look.icon(target, Icon.PLAY, sign, 16, UI.muted)
        values = (
            moment(tr, game.when),
            tr.isolate(str(game.code)),
            tr.gettext("Relaxed") if game.marks & RELAXED else tr.gettext("Classic"),
            tr.number(game.moves),
            duration(tr, game.milliseconds),
            tr.number(game.score),
        )
        for box, text, align in zip(self._cells(row), values, ALIGNED, strict=True):
            look.write(target, text, box, SIZE, UI.ink, align=align)
        if game.marks & FINAL:
            self._draw_lock(target, self._cells(row)[2], values[2])

    def _draw_lock(self, target: pygame.Surface, cell: pygame.Rect, name: str) -> None:
        """The sign of the house rule, as in the bar, after the name of the rules."""
        look = self.look
        left = cell.x + look.width(name, SIZE) + look.px(4)
        box = pygame.Rect(left, cell.y, look.px(18), cell.h)
        look.icon(target, Icon.LOCK, look.mirrored(box, cell), 15, UI.muted)

    def _cells(self, row: pygame.Rect) -> list[pygame.Rect]:
        look = self.look
        left, gap = row.x + look.px(SIGN), look.px(PAD)
        room = row.w - look.px(SIGN + PAD)
        edges = [left + room * sum(SHARES[:count]) // sum(SHARES) for count in range(7)]
        return [
            look.mirrored(
                pygame.Rect(edges[at], row.y, edges[at + 1] - edges[at] - gap, row.h), row
            )
            for at in range(6)
        ]

    def _key(self, key: Key) -> bool:
        page = max(1, self._shown - 1)
        last = len(self._games) - 1
        there = {
            pygame.K_UP: self._at - 1,
            pygame.K_DOWN: self._at + 1,
            pygame.K_PAGEUP: self._at - page,
            pygame.K_PAGEDOWN: self._at + page,
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }
        if key.key in there:
            self._choose(max(0, min(last, there[key.key])))
            self._reveal()
            return True
        if key.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not key.repeat and self._games:
            self._on_open(self._game(self._at))
            return True
        return False

    def _press(self, pos: tuple[int, int], clicks: int) -> None:
        on_bar = bool(self._range) and self._thumb.inflate(self.look.px(16), 0).collidepoint(pos)
        self._grip = (pos[1], self._top, on_bar)
        row = self._row_at(pos)
        if not on_bar and clicks == 2 and row == self._at:
            self._grip = None
            self._on_open(self._game(row))

    def _release(self, pos: tuple[int, int]) -> None:
        grip, dragged = self._grip, self._drags
        self._grip, self._drags = None, False
        if grip is not None and not grip[2] and not dragged and (row := self._row_at(pos)) >= 0:
            self._choose(row)

    def _drag(self, y: int) -> bool:
        if self._grip is None:
            return False
        start, top, on_bar = self._grip
        if on_bar:
            free = max(1, self._view.h - self._thumb.h)
            self._scroll_to(top + (y - start) * self._range / free)
        elif self._drags or abs(y - start) > self.look.px(THRESHOLD):
            self._drags = True
            self._scroll_to(top - (y - start) / self._high)
        return True

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.touch()

    def _choose(self, number: int) -> None:
        if number != self._at:
            self._at = number
            self.touch()
            self._on_choose(self._game(number))

    def _reveal(self) -> None:
        if self._at < self._top:
            self._scroll_to(self._at)
        elif self._at + 1 > self._top + self._view.h / self._high:
            self._scroll_to(self._at + 1 - self._view.h / self._high)

    def _scroll_to(self, top: float) -> None:
        top = max(0.0, min(top, self._range))
        if top != self._top:
            self._top = top
            self.touch()

    def _game(self, number: int) -> PlayedGame:
        return self._games[-1 - number]

    def _row_at(self, pos: tuple[int, int]) -> int:
        if not self._view.collidepoint(pos):
            return -1
        row = int(self._top + (pos[1] - self._view.y) / self._high)
        return row if row < len(self._games) else -1

    def _row(self, number: int) -> pygame.Rect:
        view, room = self._view, self.look.px(BAR + 8) if self._range else 0
        top = view.y + round((number - self._top) * self._high)
        box = pygame.Rect(view.x, top, view.w - room, self._high)
        return self.look.mirrored(box, view)

    @property
    def _high(self) -> int:
        return self.look.px(ROW)

    @property
    def _view(self) -> pygame.Rect:
        head = self.look.px(HEAD)
        return pygame.Rect(self.rect.x, self.rect.y + head, self.rect.w, self.rect.h - head)

    @property
    def _shown(self) -> int:
        """How many rows there is room for."""
        return max(1, self._view.h // self._high)

    @property
    def _range(self) -> float:
        """How many rows can be above the view."""
        return max(0.0, len(self._games) - self._view.h / self._high)

    @property
    def _thumb(self) -> pygame.Rect:
        view, wide = self._view, self.look.px(BAR)
        whole = max(1, len(self._games) * self._high)
        high = max(self.look.px(40), view.h * view.h // whole)
        down = round((view.h - high) * self._top / max(1.0, self._range))
        return self.look.mirrored(pygame.Rect(view.right - wide, view.y + down, wide, high), view)


ALIGNED: tuple[Align, ...] = ("start", "start", "start", "end", "end", "end")
