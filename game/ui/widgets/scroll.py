"""A view of something that may be higher than there is room for."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.gestures import NOWHERE, Cancel, Drag, Gesture, Hover, Key, Press, Release, Wheel
from game.ui.paint import Fill
from game.ui.theme import UI
from game.ui.widgets.base import Router, Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Scroll"]

NOTCH = 56
"""How far one notch of the wheel scrolls, in u."""
THRESHOLD = 10
"""How far a press moves before it scrolls, in u (DESIGN §7)."""
BAR = 8
MARGIN = 8
"""Room around the content for focus rings, in u."""


class Scroll(Widget):
    """Shows as much of `content` as fits; scrolls by wheel, by dragging, by keys, to the focus."""

    def __init__(self, look: Look, content: Widget) -> None:
        super().__init__(look)
        self._content = content
        self._offset = 0
        self._height = 0
        self._router = Router()
        self._grip: tuple[int, int, bool] | None = None
        """Height and offset at the press, and whether it is on the bar."""
        self._drags = False

    @property
    def children(self) -> Sequence[Widget]:
        """The content."""
        return (self._content,)

    @property
    def offset(self) -> int:
        """How many pixels of the content are above the view."""
        return self._offset

    @property
    def at_end(self) -> bool:
        """Whether nothing of the content is below the view."""
        return self._offset >= self._range()

    def measure(self, width: int) -> Size:
        """What the content wants."""
        return self._content.measure(width)

    def place(self, rect: pygame.Rect) -> None:
        """Place the content behind the view."""
        super().place(rect)
        self._height = self._content.measure(rect.w)[1]
        if self._range():
            room = self.look.px(BAR + 10)
            self._height = self._content.measure(rect.w - room)[1]
        self._settle()

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll so that `rect` can be seen."""
        margin = self.look.px(MARGIN)
        if rect.top - margin < self.rect.top:
            self.scroll_to(self._offset - (self.rect.top - rect.top + margin))
        elif rect.bottom + margin > self.rect.bottom:
            self.scroll_to(self._offset + rect.bottom + margin - self.rect.bottom)

    def scroll_to(self, offset: float) -> None:
        """Show the content from `offset` on, as far as that is possible."""
        wanted = max(0, min(round(offset), self._range()))
        if wanted != self._offset:
            self._offset = wanted
            self._settle()

    def handle(self, gesture: Gesture) -> bool:
        """Scroll, or pass the gesture on."""
        if self._range() and self._scrolls(gesture):
            return True
        match gesture:
            case Press(pos):
                return self._press(gesture, pos)
            case Release() | Cancel():
                dragged = self._drags
                self._grip, self._drags = None, False
                gesture = Cancel() if dragged else gesture
            case Hover(pos) if not self.rect.collidepoint(pos):
                gesture = Hover(NOWHERE)
        return self._router.handle(gesture, self.children)

    def _scrolls(self, gesture: Gesture) -> bool:
        match gesture:
            case Wheel(_, dy):
                self.scroll_to(self._offset - dy * self.look.px(NOTCH))
                return True
            case Key(key):
                return self._key(key)
            case Drag(pos):
                return self._drag(pos[1])
        return False

    def draw(self, target: pygame.Surface) -> None:
        """The part of the content that is in view, and the bar if there is more."""
        if not self._range():
            self._content.draw(target)
            return
        before = target.get_clip()
        margin = self.look.px(MARGIN)
        target.set_clip(self.rect.inflate(2 * margin, 0).clip(before))
        self._content.draw(target)
        target.set_clip(before)
        thumb = self._thumb()
        trough = pygame.Rect(thumb.x, self.rect.y, thumb.w, self.rect.h)
        self.look.painter.rounded(target, trough, thumb.w / 2, Fill(UI.border, 0.18))
        self.look.painter.rounded(target, thumb, thumb.w / 2, Fill(UI.border))

    def _press(self, gesture: Gesture, pos: tuple[int, int]) -> bool:
        on_bar = bool(self._range()) and self._thumb().inflate(self.look.px(16), 0).collidepoint(
            pos
        )
        self._grip = (pos[1], self._offset, on_bar) if self._range() else None
        if on_bar:
            return True
        return self._router.handle(gesture, self.children) or self._grip is not None

    def _drag(self, y: int) -> bool:
        if self._grip is None:
            return False
        start, offset, on_bar = self._grip
        if on_bar:
            free = self.rect.h - self._thumb().h
            self.scroll_to(offset + (y - start) * self._range() / max(1, free))
            return True
        if not self._drags and abs(y - start) > self.look.px(THRESHOLD):
            self._drags = True
            self._router.handle(Cancel(), self.children)
        if self._drags:
            self.scroll_to(offset - (y - start))
        return self._drags

    def _key(self, key: int) -> bool:
        page = self.rect.h - self.look.px(NOTCH)
        match key:
            case pygame.K_PAGEUP:
                self.scroll_to(self._offset - page)
            case pygame.K_PAGEDOWN:
                self.scroll_to(self._offset + page)
            case pygame.K_HOME:
                self.scroll_to(0)
            case pygame.K_END:
                self.scroll_to(self._range())
            case _:
                return False
        return True

    def _range(self) -> int:
        return max(0, self._height - self.rect.h)

    def _settle(self) -> None:
        self._offset = max(0, min(self._offset, self._range()))
        width = self.rect.w - (self.look.px(BAR + 10) if self._range() else 0)
        box = pygame.Rect(self.rect.x, self.rect.y - self._offset, width, self._height)
        mirrored = self.look.mirrored(box, self.rect)
        self._content.place(pygame.Rect(mirrored.x, box.y, width, self._height))
        self.touch()

    def _thumb(self) -> pygame.Rect:
        wide = self.look.px(BAR)
        high = max(self.look.px(40), self.rect.h * self.rect.h // max(1, self._height))
        down = (self.rect.h - high) * self._offset // max(1, self._range())
        box = pygame.Rect(self.rect.right - wide, self.rect.y + down, wide, high)
        return self.look.mirrored(box, self.rect)
