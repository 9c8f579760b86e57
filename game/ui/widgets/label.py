"""Text that does nothing but be read."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.theme import UI, Colour
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.look import Align, Look

__all__ = ["Label", "Paragraph"]


class Label(Widget):
    """One line of text."""

    def __init__(
        self,
        look: Look,
        text: str,
        size: float = 15,
        colour: Colour = UI.ink,
        *,
        bold: bool = False,
        tabular: bool = False,
        align: Align = "start",
    ) -> None:
        super().__init__(look)
        self._text = text
        self._size = size
        self._colour = colour
        self._bold = bold
        self._tabular = tabular
        self._align: Align = align

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.touch()

    @property
    def told(self) -> Sequence[str]:
        """The line."""
        return (self._text,) if self._text else ()

    def measure(self, width: int) -> Size:
        """The line's own width, if there is room for it."""
        own = self.look.width(self._text, self._size, bold=self._bold, tabular=self._tabular)
        return min(own, width), self.look.px(self._size * 1.45)

    def draw(self, target: pygame.Surface) -> None:
        """Write the line."""
        self.look.write(
            target,
            self._text,
            self.rect,
            self._size,
            self._colour,
            align=self._align,
            bold=self._bold,
            tabular=self._tabular,
        )


class Paragraph(Widget):
    """Text in as many lines as it needs."""

    def __init__(
        self,
        look: Look,
        text: str,
        size: float = 15,
        colour: Colour = UI.ink,
        align: Align = "start",
    ) -> None:
        super().__init__(look)
        self._text = text
        self._size = size
        self._colour = colour
        self._align: Align = align

    @property
    def text(self) -> str:
        """What it says; without any text it still takes one line."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.touch()

    @property
    def told(self) -> Sequence[str]:
        """The text."""
        return (self._text,) if self._text else ()

    def say(self, text: str, colour: Colour) -> None:
        """Say `text` in another colour than before."""
        if colour != self._colour:
            self._colour = colour
            self.touch()
        self.text = text

    def measure(self, width: int) -> Size:
        """All of `width`, and as high as that makes it."""
        return width, self.look.block_height(self._text, self._size, width)

    def draw(self, target: pygame.Surface) -> None:
        """Write the lines."""
        self.look.block(target, self._text, self.rect, self._size, self._colour, align=self._align)
