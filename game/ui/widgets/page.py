"""A page that scrolls, and what turns to the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.ui.gestures import Gesture, Key
from game.ui.icons import Icon
from game.ui.paint import Fill, Stroke, put
from game.ui.theme import UI, mix
from game.ui.widgets.base import Clicker, Size, Widget
from game.ui.widgets.look import LEADING, Look
from game.ui.widgets.passages import Passage, passages
from game.ui.widgets.scroll import Scroll

__all__ = ["Page", "TurnPage"]

ARROW = 56
"""How far an arrow key scrolls, in u."""
PAD, SIGN = 16, 22
"""Inside of what turns the page, in u."""


class TurnPage(Widget):
    """Names the next page in as many lines as it takes; a click anywhere on it goes there."""

    def __init__(self, look: Look, label: str, title: str, on_press: Callable[[], None]) -> None:
        super().__init__(look)
        self.title = title
        self._label = label
        self._on_press = on_press
        self._clicker = Clicker()

    @property
    def told(self) -> Sequence[str]:
        """Label and title."""
        return (f"{self._label}: {self.title}",)

    def measure(self, width: int) -> Size:
        """All of `width`, and as high as label and title."""
        look = self.look
        title = self._title(width).get_height()
        return width, title + look.px(20 + 2 * PAD)

    def handle(self, gesture: Gesture) -> bool:
        """A click."""
        before = self._clicker.state
        clicked = self._clicker.handle(gesture, self.rect)
        if self._clicker.state != before:
            self.touch()
        if clicked:
            self._on_press()
        return clicked or self._clicker.pressed

    def draw(self, target: pygame.Surface) -> None:
        """A frame, the label, the title and a sign that leads on."""
        look, unit, rect = self.look, self.look.unit, self.rect
        share = 0.14 if self._clicker.pressed else 0.07 if self._clicker.hovered else 0.0
        fill = mix(mix(UI.panel, UI.field, 0.65), UI.primary, share)
        edge = Stroke(UI.border, 1.5 * unit)
        look.painter.rounded(target, rect, 10 * unit, Fill(fill), edge)
        pad = look.px(PAD)
        label = pygame.Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, look.px(18))
        look.write(target, self._label, label, 13, UI.muted)
        title = self._title(rect.w)
        box = pygame.Rect(rect.x + pad, label.bottom + look.px(2), *title.get_size())
        put(target, title, look.mirrored(box, rect).topleft)
        sign = pygame.Rect(rect.right - pad - look.px(SIGN), rect.y, look.px(SIGN), rect.h)
        look.icon(target, Icon.FORWARD, look.mirrored(sign, rect), SIGN, UI.primary)

    def _title(self, width: int) -> pygame.Surface:
        look = self.look
        room = width - look.px(3 * PAD + SIGN)
        return look.type.block(
            self.title, look.font(17), UI.primary, room, bold=True, leading=LEADING
        )


class Page(Widget):
    """Something long to read; with the keyboard, arrow keys scroll it."""

    def __init__(self, look: Look, content: Widget) -> None:
        super().__init__(look)
        self._scroll = Scroll(look, content)
        self._at = 0
        """The passage that a voice has come to."""

    @property
    def told(self) -> Sequence[str]:
        """The passage that a voice has come to."""
        passages = self._passages()
        return (passages[min(self._at, len(passages) - 1)].text,) if passages else ()

    @property
    def children(self) -> Sequence[Widget]:
        """The view."""
        return (self._scroll,)

    @property
    def takes_focus(self) -> bool:
        """As one stop, whatever is on the page."""
        return True

    @property
    def at_end(self) -> bool:
        """Whether the end of the page can be seen."""
        return self._scroll.at_end

    @property
    def offset(self) -> int:
        """How many pixels of the page are above the view."""
        return self._scroll.offset

    def stops(self) -> Iterator[Widget]:
        """Itself only."""
        yield self

    def read(self, content: Widget) -> None:
        """Show something else from its top."""
        self._scroll = Scroll(self.look, content)
        self._at = 0
        if self.rect.w:
            self._scroll.place(self.rect)
        self.touch()

    def place(self, rect: pygame.Rect) -> None:
        """Fill `rect`."""
        super().place(rect)
        self._scroll.place(rect)

    def handle(self, gesture: Gesture) -> bool:
        """Arrow keys with the focus; the pointer at any time."""
        if not isinstance(gesture, Key):
            return self._scroll.handle(gesture)
        step = self.look.px(ARROW)
        match gesture.key:
            case pygame.K_DOWN | pygame.K_UP if self.focused and self.look.spoken:
                return self._turn(1 if gesture.key == pygame.K_DOWN else -1)
            case pygame.K_DOWN if self.focused and not self.at_end:
                self._scroll.scroll_to(self.offset + step)
            case pygame.K_UP if self.focused and self.offset:
                self._scroll.scroll_to(self.offset - step)
            case pygame.K_SPACE:
                return self._scroll.handle(Key(pygame.K_PAGEDOWN))
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN | pygame.K_HOME | pygame.K_END:
                return self._scroll.handle(gesture)
            case _:
                return False
        return True

    def _passages(self) -> list[Passage]:
        return list(passages(self._scroll))

    def _turn(self, by: int) -> bool:
        """Go to the passage before or after; returns False past the ends."""
        there, all_of_them = self._at + by, self._passages()
        if not 0 <= there < len(all_of_them):
            return False
        self._at = there
        self._scroll.reveal(all_of_them[there].area)
        self.touch()
        return True

    def draw(self, target: pygame.Surface) -> None:
        """The part in view, and a thin line below it while it has the keyboard."""
        super().draw(target)
        if self.focused:
            unit = self.look.unit
            margin = self.look.px(10)
            ring = self.rect.inflate(2 * margin, 0)
            edge = Stroke(UI.primary, 2 * unit)
            self.look.painter.rounded(target, ring, 8 * unit, None, edge)
