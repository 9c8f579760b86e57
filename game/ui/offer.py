"""A quiet line above the bar that says something and offers what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.effects import Blur
from game.ui.gestures import Gesture
from game.ui.paint import Fill
from game.ui.theme import UI
from game.ui.widgets.base import Router, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.look import Look

__all__ = ["HEIGHT", "Offer"]

SIZE = 15
HEIGHT, GAP, PAD = 52, 10, 18
"""Of the line, between its parts and beside its text, in u."""


class Offer(Widget):
    """Stays until it is told to go; it takes no gestures but those on its buttons."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._text = ""
        self._buttons: Sequence[Button] = ()
        self._area = pygame.Rect(0, 0, 0, 0)
        self._router = Router()

    @property
    def shown(self) -> bool:
        """Whether there is anything to see."""
        return bool(self._text)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def children(self) -> Sequence[Widget]:
        """The buttons."""
        return self._buttons

    def show(self, text: str, buttons: Sequence[Button]) -> None:
        """Say `text` and offer `buttons`."""
        self._text, self._buttons = text, tuple(buttons)
        self.fit(self._area)

    def hide(self) -> None:
        """Go."""
        if self._text:
            self._text, self._buttons = "", ()
            self.touch()

    def fit(self, area: pygame.Rect) -> None:
        """Stand in the middle of the foot of `area`, the table without the bar."""
        self._area = area.copy()
        look = self.look
        widths = [button.measure(area.w)[0] for button in self._buttons]
        gaps = look.px(GAP) * (len(widths) + 1) + look.px(PAD)
        room = area.w - 2 * look.px(GAP) - sum(widths) - gaps
        wide = min(look.width(self._text, SIZE), room)
        rect = pygame.Rect(0, 0, wide + sum(widths) + gaps, look.px(HEIGHT))
        rect.midbottom = (area.centerx, area.bottom - look.px(GAP))
        self.place(rect)
        left = rect.x + look.px(PAD) + wide + look.px(GAP)
        for button, width in zip(self._buttons, widths, strict=True):
            box = pygame.Rect(left, rect.y, width, rect.h)
            button.place(look.mirrored(box, rect))
            left += width + look.px(GAP)

    def handle(self, gesture: Gesture) -> bool:
        """Pass a gesture to the buttons."""
        return self.shown and self._router.handle(gesture, self._buttons)

    def draw(self, target: pygame.Surface) -> None:
        """Pill, text and buttons."""
        if not self.shown:
            return
        look, rect = self.look, self.rect
        radius = rect.h / 2
        look.painter.soft(target, rect, radius, Blur(18 * look.unit, 0.55, drop=6 * look.unit))
        look.painter.rounded(target, rect, radius, Fill(UI.toast, 0.97))
        first = self._buttons[0].rect if self._buttons else rect
        box = rect.inflate(-2 * look.px(PAD), 0)
        if look.rtl:
            box.left = first.right + look.px(GAP)
            box.width = rect.right - look.px(PAD) - box.left
        else:
            box.width = first.left - look.px(GAP) - box.left
        look.write(target, self._text, box, SIZE, UI.toast_ink)
        super().draw(target)
