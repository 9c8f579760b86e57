"""While a long history is read: how far it is, and a way back to the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.paint import Fill
from game.ui.theme import UI
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.boxes import Column, Space
from game.ui.widgets.button import Button, Options
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look

__all__ = ["Task", "wait"]

HEIGHT = 12


class Task(Protocol):
    """Something that takes a while and is done in small parts."""

    @property
    def share_read(self) -> float:
        """How much of it is done, 1 at the end."""

    def read_on(self) -> None:
        """Do one part."""


class Progress(Widget):
    """A bar that fills; each frame does a part of the task, so that the window stays awake."""

    def __init__(self, look: Look, task: Task, on_done: Callable[[], None]) -> None:
        super().__init__(look)
        self._task = task
        self._on_done = on_done
        self._share = task.share_read

    @property
    def dirty(self) -> bool:
        """Until the end: the loop must not doze, each of its frames does a part."""
        return self._share < 1 or super().dirty

    def measure(self, width: int) -> Size:
        """A thin line."""
        return width, self.look.px(HEIGHT)

    def tick(self, ms: float) -> None:
        """Do a part of the task."""
        if not ms or self._share == 1:
            return
        self._task.read_on()
        self._share = self._task.share_read
        self.touch()
        if self._share == 1:
            self._on_done()

    def draw(self, target: pygame.Surface) -> None:
        """The bar, filled from the start of the line."""
        paint, rect = self.look.painter, self.rect
        radius = rect.h / 2
        paint.rounded(target, rect, radius, Fill(UI.border, 0.22))
        done = pygame.Rect(rect.x, rect.y, max(rect.h, round(rect.w * self._share)), rect.h)
        before = target.get_clip()
        target.set_clip(self.look.mirrored(done, rect).clip(before))
        paint.rounded(target, rect, radius, Fill(UI.primary))
        target.set_clip(before)


def wait(look: Look, tr: Catalogue, task: Task, then: Callable[[], None]) -> Dialog:
    """The dialog; it closes and calls `then` once the task is done, unless it is closed before."""

    def done() -> None:
        if not dialog.closing:
            dialog.close()
            then()

    back = Button(
        look, tr.gettext("Back to the game"), lambda: dialog.close(), Options(least_width=150)
    )
    words = tr.gettext("Your games are being read. There are many; this is needed only once.")
    body = Column(
        look,
        (Paragraph(look, words, 17), Space(look, 18), Progress(look, task, done), Space(look, 4)),
    )
    title = tr.gettext("Your games")
    dialog = Dialog(look, title, body, (back,), default=back, frame=Frame(width=520, heading=28))
    return dialog
