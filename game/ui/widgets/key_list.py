"""Keys and what they do, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.ui.theme import UI
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Look

__all__ = ["KeyList"]

GAP, BETWEEN, SIZE = 20, 9, 16


class KeyList(Widget):
    """One line for each entry; a long meaning wraps beside its keys."""

    def __init__(self, look: Look, entries: Sequence[tuple[str, str]]) -> None:
        super().__init__(look)
        self.entries = tuple(entries)

    @property
    def told(self) -> Sequence[str]:
        """Each key with what it does."""
        return tuple(f"{key}: {meaning}" for key, meaning in self.entries)

    def measure(self, width: int) -> Size:
        """As high as all lines."""
        heights = [height for height, _ in self._lines(width)]
        return width, sum(heights) + self.look.px(BETWEEN) * (len(heights) - 1)

    def draw(self, target: pygame.Surface) -> None:
        """All lines."""
        look, rect, keys = self.look, self.rect, self._keys()
        top = rect.y
        for (height, rest), (key, meaning) in zip(self._lines(rect.w), self.entries, strict=True):
            line = pygame.Rect(rect.x, top, keys, look.block_height("", SIZE, keys))
            look.write(target, key, look.mirrored(line, rect), SIZE, UI.primary, bold=True)
            box = pygame.Rect(rect.right - rest, top, rest, height)
            look.block(target, meaning, look.mirrored(box, rect), SIZE, UI.ink)
            top += height + look.px(BETWEEN)

    def _keys(self) -> int:
        return max(self.look.width(key, SIZE, bold=True) for key, _ in self.entries)

    def _lines(self, width: int) -> Iterator[tuple[int, int]]:
        """The height of each entry, and the width of its meaning."""
        rest = width - self._keys() - self.look.px(GAP)
        for _, meaning in self.entries:
            yield self.look.block_height(meaning, SIZE, rest), rest
