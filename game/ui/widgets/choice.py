"""One of several: as cards with a description, or as segments of one bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, TypeVar

import pygame

from game.ui.gestures import Gesture, Key
from game.ui.paint import Fill, Stroke
from game.ui.theme import UI, mix
from game.ui.widgets.base import Clicker, Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Cards", "Option", "Segments", "Tiles"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """A value to choose, what it is called and what it means."""

    value: T
    label: str
    note: str = ""


class _Choice(Widget, Generic[T]):
    """What both kinds share: which option is chosen, by pointer and by arrow keys."""

    def __init__(
        self, look: Look, options: Sequence[Option[T]], value: T, on_change: Callable[[T], None]
    ) -> None:
        super().__init__(look)
        self.name = ""
        """What is chosen between, for those who cannot see it."""
        self.turns_pages = False
        """Whether the options are the tabs of pages."""
        self.options = tuple(options)
        self._at = [option.value for option in self.options].index(value)
        self._on_change = on_change
        self._clickers = tuple(Clicker() for _ in self.options)

    @property
    def value(self) -> T:
        """What is chosen."""
        return self.options[self._at].value

    @property
    def place_of_value(self) -> int:
        """Which of the options is chosen, counted from one."""
        return self._at + 1

    @property
    def takes_focus(self) -> bool:
        """As one stop: the arrow keys choose."""
        return True

    def choose(self, value: T) -> None:
        """Choose `value` without telling anybody."""
        at = [option.value for option in self.options].index(value)
        if at != self._at:
            self._at = at
            self.touch()

    def area(self, number: int) -> pygame.Rect:
        """Where option `number` is."""
        raise NotImplementedError

    def handle(self, gesture: Gesture) -> bool:
        """A click on an option, or an arrow key with the focus."""
        if isinstance(gesture, Key):
            return self.focused and self._key(gesture)
        used = False
        for number, clicker in enumerate(self._clickers):
            before = clicker.state
            clicked = clicker.handle(gesture, self.area(number))
            if clicker.state != before:
                self.touch()
            if clicked:
                self._pick(number)
            used = used or clicked or clicker.pressed
        return used

    @property
    def _backwards(self) -> bool:
        """Whether the options run from right to left."""
        return self.look.rtl

    def _key(self, key: Key) -> bool:
        ahead = pygame.K_LEFT if self._backwards else pygame.K_RIGHT
        back = pygame.K_RIGHT if self._backwards else pygame.K_LEFT
        if key.key == ahead:
            self._pick(min(self._at + 1, len(self.options) - 1))
        elif key.key == back:
            self._pick(max(self._at - 1, 0))
        else:
            return False
        return True

    def _pick(self, number: int) -> None:
        if number != self._at:
            self._at = number
            self.touch()
            self._on_change(self.value)

    def _split(self, gap: int) -> list[pygame.Rect]:
        """The row cut into equal parts, in reading order."""
        count = len(self.options)
        edges = [round((self.rect.w + gap) * number / count) for number in range(count + 1)]
        parts = (
            pygame.Rect(self.rect.x + start, self.rect.y, end - start - gap, self.rect.h)
            for start, end in pairwise(edges)
        )
        return [self.look.mirrored(part, self.rect) for part in parts]


class Cards(_Choice[T]):
    """Options as cards side by side, each with a radio mark, a title and a description."""

    GAP = 16

    def measure(self, width: int) -> Size:
        """As high as the longest description makes it."""
        look = self.look
        text = self._text_width((width - look.px(self.GAP) * (len(self.options) - 1)) // 2)
        notes = [look.block_height(option.note, 15, text) for option in self.options]
        return width, look.px(68) + max(notes)

    def area(self, number: int) -> pygame.Rect:
        """The card of option `number`."""
        return self._split(self.look.px(self.GAP))[number]

    def draw(self, target: pygame.Surface) -> None:
        """All cards; the chosen one has a thick border and a filled mark."""
        for number, option in enumerate(self.options):
            self._draw_card(target, self.area(number), option, self._clickers[number], number)

    def _draw_card(
        self,
        target: pygame.Surface,
        card: pygame.Rect,
        option: Option[T],
        clicker: Clicker,
        number: int,
    ) -> None:
        look, unit = self.look, self.look.unit
        chosen = number == self._at
        if chosen and self.focused:
            look.painter.focus(target, card.inflate(look.px(3), look.px(3)), 13 * unit, 0.9 * unit)
        fill = mix(UI.panel, UI.field, 0.95 if chosen else 0.55)
        if clicker.pressed or clicker.hovered:
            fill = mix(fill, UI.primary, 0.12 if clicker.pressed else 0.05)
        edge = Stroke(UI.primary, 3 * unit) if chosen else Stroke(UI.border, 1.5 * unit)
        look.painter.rounded(target, card, 12 * unit, Fill(fill), edge)
        left = card.x + look.px(18)
        side = look.px(20)
        mark = pygame.Rect(left, card.y + look.px(31) - side // 2, side, side)
        self._draw_mark(target, look.mirrored(mark, card), chosen)
        left = card.x + look.px(50)
        width = self._text_width(card.w)
        title = look.mirrored(pygame.Rect(left, card.y + look.px(16), width, look.px(30)), card)
        look.write(target, option.label, title, 20, UI.ink, bold=True)
        width = look.balanced(option.note, 15, width)
        note = look.mirrored(pygame.Rect(left, card.y + look.px(50), width, card.h), card)
        look.block(target, option.note, note, 15, UI.muted)

    def _draw_mark(self, target: pygame.Surface, mark: pygame.Rect, chosen: bool) -> None:
        paint, unit = self.look.painter, self.look.unit
        line = UI.primary if chosen else UI.border
        paint.rounded(target, mark, mark.w / 2, Fill(UI.field), Stroke(line, 2 * unit))
        if chosen:
            dot = mark.inflate(-2 * (mark.w // 4), -2 * (mark.h // 4))
            paint.rounded(target, dot, dot.w / 2, Fill(UI.primary))

    def _text_width(self, card: int) -> int:
        return card - self.look.px(50 + 16)


class Segments(_Choice[T]):
    """Options as equal parts of one bar, in several rows where one is too narrow."""

    def measure(self, width: int) -> Size:
        """Wide enough for the longest label in every part."""
        across = self._across(width)
        rows = -(-len(self.options) // across)
        return min(width, self._widest * across), rows * self.look.px(50)

    def area(self, number: int) -> pygame.Rect:
        """The part of option `number`."""
        across = self._across(self.rect.w)
        row, column = divmod(number, across)
        count = min(across, len(self.options) - row * across)
        left, right = (round(self.rect.w * edge / count) for edge in (column, column + 1))
        high = self.rect.h // -(-len(self.options) // across)
        part = pygame.Rect(self.rect.x + left, self.rect.y + row * high, right - left, high)
        return self.look.mirrored(part, self.rect)

    @property
    def _widest(self) -> int:
        look = self.look
        widest = max(look.width(option.label, 15, bold=True) for option in self.options)
        return widest + look.px(28)

    def _across(self, width: int) -> int:
        """How many options stand side by side, the rows as even as can be."""
        count = len(self.options)
        rows = -(-count // max(1, min(count, width // self._widest)))
        return -(-count // rows)

    def draw(self, target: pygame.Surface) -> None:
        """The bar, and the chosen part filled."""
        look, unit = self.look, self.look.unit
        if self.focused:
            look.painter.focus(target, self.rect, 10 * unit, 0.9 * unit)
        trough = Fill(mix(UI.panel, UI.field, 0.65))
        look.painter.rounded(target, self.rect, 10 * unit, trough, Stroke(UI.border, 1.5 * unit))
        inset = look.px(4)
        for number, option in enumerate(self.options):
            part = self.area(number).inflate(-2 * inset, -2 * inset)
            clicker, chosen = self._clickers[number], number == self._at
            if chosen:
                look.painter.rounded(target, part, 7 * unit, Fill(UI.primary))
            elif clicker.hovered or clicker.pressed:
                share = 0.14 if clicker.pressed else 0.07
                look.painter.rounded(target, part, 7 * unit, Fill(UI.primary, share))
            ink = UI.primary_ink if chosen else UI.ink
            look.write(target, option.label, part, 15, ink, align="center", bold=chosen)


class Tiles(_Choice[T]):
    """Options in rows; they keep their places whatever the direction of the language.

    So none of them moves away from under the pointer, or turns an arrow key round, while the
    language itself is chosen.
    """

    COLUMNS, HEIGHT, GAP = 3, 46, 10

    @property
    def _backwards(self) -> bool:
        return False

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        rows = -(-len(self.options) // self.COLUMNS)
        look = self.look
        return width, rows * look.px(self.HEIGHT) + (rows - 1) * look.px(self.GAP)

    def area(self, number: int) -> pygame.Rect:
        """The tile of option `number`."""
        row, column = divmod(number, self.COLUMNS)
        gap, high = self.look.px(self.GAP), self.look.px(self.HEIGHT)
        wide = self.rect.w + gap
        left, right = (round(wide * edge / self.COLUMNS) for edge in (column, column + 1))
        top = self.rect.y + row * (high + gap)
        return pygame.Rect(self.rect.x + left, top, right - left - gap, high)

    def draw(self, target: pygame.Surface) -> None:
        """All tiles; the chosen one is filled, and has the ring of the focus."""
        look, unit = self.look, self.look.unit
        for number, option in enumerate(self.options):
            tile, clicker, chosen = self.area(number), self._clickers[number], number == self._at
            if chosen and self.focused:
                look.painter.focus(target, tile, 10 * unit, 0.9 * unit)
            fill = UI.primary if chosen else mix(UI.panel, UI.field, 0.65)
            if not chosen and (clicker.hovered or clicker.pressed):
                fill = mix(fill, UI.primary, 0.14 if clicker.pressed else 0.07)
            edge = Stroke(UI.primary if chosen else UI.border, 1.5 * unit)
            look.painter.rounded(target, tile, 10 * unit, Fill(fill), edge)
            ink = UI.primary_ink if chosen else UI.ink
            look.write(target, option.label, tile, 16, ink, align="center", bold=chosen)
