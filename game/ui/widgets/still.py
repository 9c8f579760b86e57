"""Something that looks always the same: drawn once, and then shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.paint import put
from game.ui.vector import canvas
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["Still"]


class Still(Widget):
    """Keeps the picture of what nobody can point at, such as a chart: it scrolls for nothing."""

    def __init__(self, look: Look, content: Widget) -> None:
        super().__init__(look)
        self._content = content
        self._measured: dict[tuple[int, float, bool], Size] = {}
        self._picture: pygame.Surface | None = None
        self._unit = 0.0

    @property
    def children(self) -> Sequence[Widget]:
        """The content."""
        return (self._content,)

    def measure(self, width: int) -> Size:
        """What the content wants."""
        key = (width, self.look.unit, self.look.tight)
        if key not in self._measured:
            self._measured[key] = self._content.measure(width)
        return self._measured[key]

    def place(self, rect: pygame.Rect) -> None:
        """Go to `rect`; the content is placed and drawn anew only if its size changes."""
        is_new = rect.size != self.rect.size or self.look.unit != self._unit
        super().place(rect)
        if is_new:
            self._unit = self.look.unit
            self._picture = None
            self._content.place(rect)

    def draw(self, target: pygame.Surface) -> None:
        """The picture, made when it is seen first."""
        if not self.rect.colliderect(target.get_clip()):
            return
        if self._picture is None:
            self._picture = self._drawn()
        put(target, self._picture, self.rect.topleft)

    def _drawn(self) -> pygame.Surface:
        picture = canvas(*self.rect.size)
        self._content.place(picture.get_rect())
        self._content.draw(picture)
        self._content.place(self.rect)
        return picture
