"""The list of games: only the rows in view are drawn, however long it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.games import PlayedGame
from game.i18n.catalogue import Catalogue
from game.ui.gestures import Cancel, Drag, Gesture, Hover, Key, Press, Release, Wheel
from game.ui.paint import Fill
from game.ui.records.row_view import RowView
from game.ui.records.rows import HEAD, ROW, Rows
from game.ui.theme import UI, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["GameList"]

NOTCH = 3
"""Rows for a notch of the wheel."""
PAGING = frozenset((pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END))
"""Keys that mean the list wherever the keyboard is."""


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
        self.view = RowView(look, len(games), ROW)
        self._rows = Rows(look, tr)
        self._games = games
        self._on_choose = on_choose
        self._on_open = on_open
        self._at = 0
        self._hovered = -1

    @property
    def chosen(self) -> PlayedGame | None:
        """The game that the keyboard is on."""
        return self._game(self._at) if self._games else None

    @property
    def told(self) -> Sequence[str]:
        """The chosen game."""
        return (self._rows.tell(self._game(self._at)),) if self._games else ()

    @property
    def place_of_chosen(self) -> tuple[int, int]:
        """Which row is chosen, counted from one, and how many there are."""
        return self._at + 1, len(self._games)

    @property
    def takes_focus(self) -> bool:
        """If there is anything to choose."""
        return bool(self._games)

    def measure(self, width: int) -> Size:
        """It takes whatever height there is."""
        return width, self.look.px(HEAD + 4 * ROW)

    def place(self, rect: pygame.Rect) -> None:
        """Keep the view inside the list."""
        super().place(rect)
        head = self.look.px(HEAD)
        self.view.place(pygame.Rect(rect.x, rect.y + head, rect.w, rect.h - head))

    def handle(self, gesture: Gesture) -> bool:
        """Choose, open, scroll."""
        match gesture:
            case Key(key) if self.focused or key in PAGING:
                return self._key(gesture)
            case Wheel(_, dy):
                self._moved(self.view.scroll_to(self.view.top - dy * NOTCH))
                return True
            case Press(pos, 1, clicks) if self.rect.collidepoint(pos):
                self._press(pos, clicks)
                return True
            case Drag(pos):
                self._moved(self.view.drag(pos[1]))
                return True
            case Release(pos):
                if self.view.release() and (row := self.view.row_at(pos)) >= 0:
                    self._choose(row)
            case Cancel():
                self.view.release()
            case Hover(pos):
                self._hover(self.view.row_at(pos))
        return False

    def draw(self, target: pygame.Surface) -> None:
        """The heads of the columns, the rows in view, and the bar if there are more."""
        view, row = self.view, self.view.row(0)
        heads = pygame.Rect(row.x, self.rect.y, row.w, self.look.px(HEAD))
        self._rows.draw_heads(target, heads)
        before = target.get_clip()
        target.set_clip(view.rect.inflate(2 * self.look.px(8), 0).clip(before))
        for number in view.shown:
            self._draw_row(target, view.row(number), number)
        target.set_clip(before)
        view.draw_bar(target)

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, number: int) -> None:
        paint, unit = self.look.painter, self.look.unit
        inner = row.inflate(0, -2 * self.look.px(2))
        if number == self._at:
            if self.focused:
                paint.focus(target, inner, 8 * unit, 0.8 * unit)
            paint.rounded(target, inner, 8 * unit, Fill(mix(UI.panel, UI.primary, 0.16)))
        elif number == self._hovered:
            paint.rounded(target, inner, 8 * unit, Fill(UI.primary, 0.06))
        self._rows.draw(target, row, self._game(number))

    def _key(self, key: Key) -> bool:
        page, last = max(1, self.view.whole - 1), len(self._games) - 1
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
            self._moved(self.view.reveal(self._at))
            return True
        if key.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not key.repeat and self._games:
            self._on_open(self._game(self._at))
            return True
        return False

    def _press(self, pos: tuple[int, int], clicks: int) -> None:
        self.view.press(pos)
        row = self.view.row_at(pos)
        if clicks == 2 and row == self._at and not self.view.on_bar:
            self.view.release()
            self._on_open(self._game(row))

    def _hover(self, row: int) -> None:
        self._moved(row != self._hovered)
        self._hovered = row

    def _choose(self, number: int) -> None:
        if number != self._at:
            self._at = number
            self.touch()
            self._on_choose(self._game(number))

    def _moved(self, anything: bool) -> None:
        if anything:
            self.touch()

    def _game(self, number: int) -> PlayedGame:
        return self._games[-1 - number]
