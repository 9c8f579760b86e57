"""A field for one line of text that reads from left to right, such as a game code (R22)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from itertools import islice

import pygame

from game.ui.gestures import Cancel, Drag, Gesture, Hover, Key, Press, Release, Text
from game.ui.paint import Fill, Stroke, put
from game.ui.theme import UI, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.editing import Clipboard, Editing, Typed
from game.ui.widgets.look import CAPITAL_MIDDLE, Look

__all__ = ["TextField"]

HEIGHT = 50
PADDING = 18
SIZE = 20
BLINK = 530.0
BLINKS_FOR = 10_000.0
"""Milliseconds after the last key at which the caret stays on: an idle window draws nothing."""


class TextField(Widget):
    """A code is typed or pasted here."""

    def __init__(
        self,
        look: Look,
        name: str,
        on_change: Callable[[str], None],
        clipboard: Clipboard,
        longest: int,
    ) -> None:
        super().__init__(look)
        self.name = name
        self._on_change = on_change
        self._editing = Editing(clipboard, longest)
        self._wrong = False
        self._still = 0.0
        self._selects = False
        self._hovered = False
        self.refusals = 0
        """How often what is in it was to be used and could not be."""

    @property
    def text(self) -> str:
        """What is in it."""
        return self._editing.text

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of the selected part."""
        return self._editing.selection

    @property
    def caret_shown(self) -> bool:
        """Whether the blinking caret is on just now."""
        return self._still >= BLINKS_FOR or self._still % (2 * BLINK) < BLINK

    @property
    def typed(self) -> Typed:
        """Text, caret and selection."""
        editing = self._editing
        return Typed(editing.text, editing.caret, *editing.selection)

    @property
    def takes_focus(self) -> bool:
        """Always."""
        return True

    @property
    def wrong(self) -> bool:
        """Whether it is marked as holding something that cannot be used."""
        return self._wrong

    @wrong.setter
    def wrong(self, wrong: bool) -> None:
        if wrong is not self._wrong:
            self._wrong = wrong
            self.touch()

    def refuse(self) -> None:
        """Note that what is in it cannot be used: a voice says once more why."""
        self.refusals += 1

    def fill(self, text: str) -> None:
        """Hold `text`, all of it selected, without telling anybody."""
        self._editing.replace_all(text)
        self._editing.select_all()
        self._wake()

    def focus(self, on: bool) -> None:
        """The caret starts to blink afresh."""
        super().focus(on)
        self._still = 0.0

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        return width, self.look.px(HEIGHT)

    def handle(self, gesture: Gesture) -> bool:
        """Keys and text with the focus; the pointer places the caret and selects."""
        match gesture:
            case Text(text) if self.focused:
                return self._change(lambda: self._editing.insert(text))
            case Key() if self.focused:
                return self._change(lambda: self._editing.key(gesture))
            case Press(pos, 1, clicks) if self.rect.collidepoint(pos):
                self._selects = clicks == 1
                if clicks > 1:
                    self._editing.select_all()
                else:
                    self._editing.move_to(self._place(pos[0]), extend=False)
                self._wake()
                return True
            case Drag(pos) if self._selects:
                self._editing.move_to(self._place(pos[0]), extend=True)
                self._wake()
                return True
            case Release() | Cancel():
                self._selects = False
            case Hover(pos) if self._hovered is not self.rect.collidepoint(pos):
                self._hovered = not self._hovered
                self.touch()
        return False

    def tick(self, ms: float) -> None:
        """Blink."""
        if not self.focused or self._still >= BLINKS_FOR:
            return
        before = self.caret_shown
        self._still += ms
        if self.caret_shown is not before:
            self.touch()

    def draw(self, target: pygame.Surface) -> None:
        """Box, selection, text, caret and focus ring."""
        look, unit, box = self.look, self.look.unit, self.rect
        if self.focused:
            look.painter.focus(target, box, 10 * unit, 0.9 * unit)
        line = UI.ink if self._hovered else UI.border
        edge = Stroke(UI.error, 2 * unit) if self._wrong else Stroke(line, 1.5 * unit)
        look.painter.rounded(target, box, 10 * unit, Fill(UI.field), edge)
        before = target.get_clip()
        target.set_clip(box.inflate(-look.px(8), 0).clip(before))
        self._draw_text(target)
        target.set_clip(before)

    def _draw_text(self, target: pygame.Surface) -> None:
        look, box, px = self.look, self.rect, self.look.font(SIZE)
        left = self._left()
        tall = pygame.Rect(0, 0, 0, box.h - look.px(22))
        tall.centery = box.centery
        start, end = (left + self._stop(place) for place in self._editing.selection)
        if start != end and self.focused:
            tint = mix(UI.field, UI.primary, 0.28)
            target.fill(tint, pygame.Rect(start, tall.y, end - start, tall.h))
        top = box.centery + CAPITAL_MIDDLE * px - look.type.baseline(px, True)
        for place, letter in enumerate(self.text):
            image = look.type.line(letter, px, UI.ink, bold=True, tabular=True)
            put(target, image, (left + self._stop(place), top))
        if self.focused and self.caret_shown:
            caret = left + self._stop(self._editing.caret)
            target.fill(UI.primary, pygame.Rect(caret, tall.y, max(2, look.px(2)), tall.h))

    def _change(self, edit: Callable[[], object]) -> bool:
        """Do `edit`; returns False only if it was a key that means nothing here."""
        before = self.text
        known = edit() is not False
        if known:
            self._wake()
        if self.text != before:
            self._on_change(self.text)
        return known

    def _wake(self) -> None:
        self._still = 0.0
        self.touch()

    def _stop(self, place: int) -> int:
        """How far from the text's left edge the letter at `place` begins.

        Letter by letter, so that whatever is pasted in stays in order and the caret beside it.
        """
        widths = (self.look.width(each, SIZE, bold=True, tabular=True) for each in self.text)
        return sum(islice(widths, place))

    def _left(self) -> int:
        """The text's left edge: out of the box where the caret would otherwise be."""
        room = self.rect.w - 2 * self.look.px(PADDING)
        over = max(0, self._stop(self._editing.caret) - room)
        return self.rect.x + self.look.px(PADDING) - over

    def _place(self, x: int) -> int:
        """The caret's place nearest to `x`."""
        stops = [self._left() + self._stop(place) for place in range(len(self.text) + 1)]
        after = min(bisect_left(stops, x), len(stops) - 1)
        if after and x - stops[after - 1] < stops[after] - x:
            return after - 1
        return after
