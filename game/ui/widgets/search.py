"""A field for words to look for, in any language and direction."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.gestures import Gesture, Hover, Key, Press, Text
from game.ui.icons import Icon
from game.ui.paint import Fill, Stroke, put
from game.ui.theme import UI, mix
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.editing import Clipboard, Editing, Typed
from game.ui.widgets.look import CAPITAL_MIDDLE, Look

__all__ = ["SearchField"]

HEIGHT = 46
SIZE = 16
PADDING, SIGN = 12, 20
LONGEST = 40


class SearchField(Widget):
    """Tells every change; Enter asks for the first thing found."""

    def __init__(
        self,
        look: Look,
        name: str,
        clipboard: Clipboard,
        on_change: Callable[[str], None],
        on_enter: Callable[[], None],
    ) -> None:
        super().__init__(look)
        self.name = name
        self._on_change = on_change
        self._on_enter = on_enter
        self._editing = Editing(clipboard, LONGEST)
        self._hovered = False

    @property
    def text(self) -> str:
        """What is in it."""
        return self._editing.text

    @property
    def typed(self) -> Typed:
        """Text, caret and selection."""
        editing = self._editing
        return Typed(editing.text, editing.caret, *editing.selection)

    @property
    def takes_focus(self) -> bool:
        """Always."""
        return True

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        return width, self.look.px(HEIGHT)

    def handle(self, gesture: Gesture) -> bool:
        """Keys and text with the focus; a click selects all that is there."""
        match gesture:
            case Text(text) if self.focused:
                return self._change(lambda: self._editing.insert(text))
            case Key(pygame.K_RETURN | pygame.K_KP_ENTER) if self.focused:
                self._on_enter()
                return True
            case Key() if self.focused:
                return self._change(lambda: self._editing.key(self._logical(gesture)))
            case Press(pos, 1) if self.rect.collidepoint(pos):
                self._editing.select_all()
                self.touch()
                return True
            case Hover(pos) if self._hovered is not self.rect.collidepoint(pos):
                self._hovered = not self._hovered
                self.touch()
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Box, sign, text or the field's name, caret and focus ring."""
        look, unit, box = self.look, self.look.unit, self.rect
        if self.focused:
            look.painter.focus(target, box, 10 * unit, 0.8 * unit)
        edge = Stroke(UI.ink if self._hovered else UI.border, 1.5 * unit)
        look.painter.rounded(target, box, 10 * unit, Fill(UI.field), edge)
        sign = pygame.Rect(box.x + look.px(PADDING), box.y, look.px(SIGN), box.h)
        look.icon(target, Icon.SEARCH, look.mirrored(sign, box), SIGN, UI.muted)
        before = target.get_clip()
        inner = self._inner()
        target.set_clip(inner.inflate(look.px(6), 0).clip(before))
        if self.text:
            self._draw_text(target, inner)
        else:
            look.write(target, self.name, inner, SIZE, UI.muted)
            self._draw_caret(target, inner, 0)
        target.set_clip(before)

    def _draw_text(self, target: pygame.Surface, inner: pygame.Rect) -> None:
        look, px = self.look, self.look.font(SIZE)
        start, end = (self._reach(place) for place in self._editing.selection)
        over = max(0, self._reach(self._editing.caret) - inner.w)
        if start != end and self.focused:
            tint = mix(UI.field, UI.primary, 0.28)
            shade = pygame.Rect(inner.x + start - over, inner.y, end - start, inner.h)
            target.fill(tint, look.mirrored(shade, inner).inflate(0, -look.px(22)))
        line = look.type.line(self.text, px, UI.ink)
        box = pygame.Rect(inner.x - over, inner.y, line.get_width(), inner.h)
        top = inner.centery + CAPITAL_MIDDLE * px - look.type.baseline(px)
        put(target, line, (look.mirrored(box, inner).x, top))
        self._draw_caret(target, inner, self._reach(self._editing.caret) - over)

    def _draw_caret(self, target: pygame.Surface, inner: pygame.Rect, at: int) -> None:
        if self.focused:
            caret = pygame.Rect(inner.x + at, inner.y, max(2, self.look.px(2)), inner.h)
            caret = self.look.mirrored(caret, inner).inflate(0, -self.look.px(22))
            target.fill(UI.primary, caret)

    def _reach(self, place: int) -> int:
        """How far from the start of the line the letter at `place` begins."""
        return self.look.width(self.text[:place], SIZE)

    def _inner(self) -> pygame.Rect:
        look, box = self.look, self.rect
        left = box.x + look.px(PADDING + SIGN + 8)
        inner = pygame.Rect(left, box.y, box.right - look.px(PADDING) - left, box.h)
        return look.mirrored(inner, box)

    def _logical(self, key: Key) -> Key:
        """The key as it moves in the text: left is on where lines begin at the right."""
        turned = {pygame.K_LEFT: pygame.K_RIGHT, pygame.K_RIGHT: pygame.K_LEFT}
        if not self.look.rtl or key.key not in turned:
            return key
        return Key(turned[key.key], key.mod, key.repeat)

    def _change(self, edit: Callable[[], object]) -> bool:
        """Do `edit`; returns False only if it was a key that means nothing here."""
        before = self.text
        known = edit() is not False
        if known:
            self.touch()
        if self.text != before:
            self._on_change(self.text)
        return known
