"""A list of headings under titles, one of them chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.ui.gestures import Gesture, Key, Text
from game.ui.paint import Fill, put
from game.ui.theme import UI
from game.ui.widgets.base import Clicker, Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Group", "HeadingList"]

SIZE, TITLE = 15, 13
PAD, LEAST = 12, 40
"""Beside a heading's text, and how high a row is at least, in u."""
ABOVE_TITLE = 10
LEADING = 1.25


@dataclass(frozen=True, slots=True)
class Group:
    """Headings, each with the name that is reported, under a title."""

    title: str
    headings: tuple[tuple[str, str], ...]


class _Row(NamedTuple):
    text: str
    name: str
    """Empty for the title of a group."""


class HeadingList(Widget):
    """One stop for the keyboard: arrow keys choose; letters are passed to whoever searches."""

    def __init__(
        self,
        look: Look,
        groups: Sequence[Group],
        nothing: str,
        on_choose: Callable[[str], None],
        on_type: Callable[[Text], None],
    ) -> None:
        super().__init__(look)
        self.chosen = ""
        self._nothing = nothing
        self._on_choose = on_choose
        self._on_type = on_type
        self._rows: tuple[_Row, ...] = ()
        self._clickers: tuple[Clicker, ...] = ()
        self.show(groups)

    @property
    def takes_focus(self) -> bool:
        """If there is anything to choose."""
        return bool(self.names)

    @property
    def titles(self) -> tuple[str, ...]:
        """What the headings say, from top to bottom."""
        return tuple(row.text for row in self._rows if row.name)

    @property
    def names(self) -> tuple[str, ...]:
        """What can be chosen, from top to bottom."""
        return tuple(row.name for row in self._rows if row.name)

    def show(self, groups: Sequence[Group]) -> None:
        """Offer other headings."""
        self._rows = tuple(
            row
            for group in groups
            for row in (_Row(group.title, ""), *(_Row(text, name) for name, text in group.headings))
        )
        self._clickers = tuple(Clicker() for _ in self._rows)
        self.touch()

    def choose(self, name: str) -> None:
        """Mark `name` as chosen without telling anybody."""
        if name != self.chosen:
            self.chosen = name
            self.touch()

    def area(self, name: str) -> pygame.Rect:
        """Where the heading `name` is."""
        areas = zip(self._rows, self._areas(), strict=True)
        return next((area for row, area in areas if row.name == name), self.rect)

    def measure(self, width: int) -> Size:
        """All rows."""
        return width, sum(self._heights(width)) or self.look.px(LEAST)

    def handle(self, gesture: Gesture) -> bool:
        """A click on a heading, or an arrow key with the focus."""
        match gesture:
            case Key():
                return self.focused and self._key(gesture.key)
            case Text():
                self._on_type(gesture)
                return True
        used = False
        for row, clicker, area in zip(self._rows, self._clickers, self._areas(), strict=True):
            before = clicker.state
            clicked = clicker.handle(gesture, area)
            if clicker.state != before:
                self.touch()
            if clicked and row.name:
                self._on_choose(row.name)
            used = used or clicked or clicker.pressed
        return used

    def draw(self, target: pygame.Surface) -> None:
        """Titles, headings, and the mark of the chosen one."""
        if not self._rows:
            self.look.block(target, self._nothing, self.rect, SIZE, UI.muted)
        for row, clicker, area in zip(self._rows, self._clickers, self._areas(), strict=True):
            if row.name:
                self._draw_heading(target, row, clicker, area)
            else:
                block = self._block(row, area.w, UI.primary)
                put(
                    target,
                    block,
                    (
                        area.x + self.look.px(PAD),
                        area.bottom - block.get_height() - self.look.px(4),
                    ),
                )

    def _draw_heading(
        self, target: pygame.Surface, row: _Row, clicker: Clicker, area: pygame.Rect
    ) -> None:
        look, unit, chosen = self.look, self.look.unit, row.name == self.chosen
        face = area.inflate(0, -look.px(3))
        if chosen:
            look.painter.rounded(target, face, 8 * unit, Fill(UI.primary))
            if self.focused:
                inner = face.inflate(-look.px(8), -look.px(8))
                look.painter.focus(target, inner, 5 * unit, 0.5 * unit)
        elif clicker.hovered or clicker.pressed:
            share = 0.16 if clicker.pressed else 0.08
            look.painter.rounded(target, face, 8 * unit, Fill(UI.primary, share))
        block = self._block(row, area.w, UI.primary_ink if chosen else UI.ink)
        top = area.y + (area.h - block.get_height()) // 2
        put(target, block, (area.x + look.px(PAD), top))

    def _block(self, row: _Row, width: int, colour: tuple[int, int, int]) -> pygame.Surface:
        look = self.look
        px = look.font(SIZE if row.name else TITLE)
        room = width - 2 * look.px(PAD)
        return look.type.block(row.text, px, colour, room, bold=not row.name, leading=LEADING)

    def _key(self, key: int) -> bool:
        names = self.names
        at = names.index(self.chosen) if self.chosen in names else -1
        match key:
            case pygame.K_DOWN if at + 1 < len(names):
                self._on_choose(names[at + 1])
            case pygame.K_UP if at > 0:
                self._on_choose(names[at - 1])
            case _:
                return False
        return True

    def _areas(self) -> list[pygame.Rect]:
        areas, top = [], self.rect.y
        for height in self._heights(self.rect.w):
            areas.append(pygame.Rect(self.rect.x, top, self.rect.w, height))
            top += height
        return areas

    def _heights(self, width: int) -> list[int]:
        look, heights = self.look, list[int]()
        for number, row in enumerate(self._rows):
            text = self._block(row, width, UI.ink).get_height() if width > 0 else 0
            if row.name:
                heights.append(max(look.px(LEAST), text + look.px(12)))
            else:
                heights.append(text + look.px(8) + (look.px(ABOVE_TITLE) if number else 0))
        return heights
