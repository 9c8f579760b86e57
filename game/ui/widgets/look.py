"""What all widgets of a window draw with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.icons import Icon
from game.ui.paint import Painter, put
from game.ui.text import Typesetter
from game.ui.theme import FELT, Colour, TableTheme

__all__ = ["CAPITAL_MIDDLE", "LEADING", "TIGHT_CONTROL", "Align", "Look"]

Align = Literal["start", "center", "end"]

CAPITAL_MIDDLE = 0.345
"""Of a capital letter, in em above the baseline: what the eye takes for a line's middle."""
LEADING = 1.35
LOW = 620
"""How high a window is, in u, below which room is short."""
TIGHT_AIR, TIGHT_CONTROL = 0.5, 42
"""What is left of empty room, and how high controls are at most, in u, where it is, at home."""


@dataclass(slots=True)
class Look:
    """Painter, type and scale; the window changes `unit` on resize and places all anew."""

    painter: Painter
    type: Typesetter
    unit: float = 1.0
    """u of DESIGN: pixels per pixel of the 1280 × 720 design."""
    table: TableTheme = FELT
    calm: bool = False
    """Reduced motion: short fades and nothing that moves (DESIGN §8)."""
    spoken: bool = False
    """A voice reads: arrow keys go from passage to passage where else they would scroll."""

    low_control: float = TIGHT_CONTROL
    """How high controls are where room is short, in u."""
    high: int = 0
    """The window's height in pixels; 0 means that there is room enough."""

    @property
    def tight(self) -> bool:
        """Whether text is so large, or the window so low, that nothing may waste height."""
        return 0 < self.high < LOW * self.unit

    @property
    def rtl(self) -> bool:
        """Whether the language reads from right to left."""
        return self.type.rtl

    def px(self, length: float) -> int:
        """`length` of the design in pixels."""
        return round(length * self.unit)

    def air(self, length: float) -> int:
        """The height of something empty in pixels: less where there is little room."""
        return self.px(length * TIGHT_AIR if self.tight else length)

    def control(self, height: float) -> int:
        """The height of something to press in pixels: no more than needed where room is short."""
        return self.px(min(height, self.low_control) if self.tight else height)

    def font(self, size: float) -> int:
        """A type size of the design in pixels."""
        return max(12, round(size * self.unit))

    def width(self, text: str, size: float, *, bold: bool = False, tabular: bool = False) -> int:
        """Pixels that a line of `text` takes."""
        return self.type.size(text, self.font(size), bold, tabular=tabular)[0]

    def write(  # noqa: PLR0913 - a line of text has this many properties
        self,
        target: pygame.Surface,
        text: str,
        box: pygame.Rect,
        size: float,
        colour: Colour,
        *,
        align: Align = "start",
        bold: bool = False,
        tabular: bool = False,
    ) -> None:
        """One line, its capitals in the middle of `box`'s height, cut short if it is too long."""
        px = self.font(size)
        if not tabular:
            text = self.type.fit(text, px, box.w, bold=bold)
        line = self.type.line(text, px, colour, bold=bold, tabular=tabular)
        top = box.centery + CAPITAL_MIDDLE * px - self.type.baseline(px, bold)
        put(target, line, (self.across(box, line.get_width(), align), top))

    def block(
        self,
        target: pygame.Surface,
        text: str,
        box: pygame.Rect,
        size: float,
        colour: Colour,
        align: Align = "start",
    ) -> None:
        """Wrapped text from the top of `box`."""
        put(
            target,
            self.type.block(text, self.font(size), colour, box.w, align=align, leading=LEADING),
            box.topleft,
        )

    def block_height(self, text: str, size: float, width: int) -> int:
        """Pixels that wrapped text takes."""
        px = self.font(size)
        lines = len(self.type.wrap(text, px, width))
        return (lines - 1) * round(px * LEADING) + self.type.size("", px)[1]

    def balanced(self, text: str, size: float, width: int, *, bold: bool = False) -> int:
        """The least width at which `text` takes no more lines than at `width`."""
        px = self.font(size)
        lines = len(self.type.wrap(text, px, width, bold=bold))
        if lines == 1:
            return width
        least, most = width // 2, width
        while most - least > 2:
            middle = (least + most) // 2
            if len(self.type.wrap(text, px, middle, bold=bold)) > lines:
                least = middle
            else:
                most = middle
        return most

    def across(self, box: pygame.Rect, width: int, align: Align) -> int:
        """The left edge of something `width` wide in `box`; start is right in Hebrew."""
        if align == "center":
            return box.x + (box.w - width) // 2
        at_left = (align == "start") is not self.rtl
        return box.x if at_left else box.right - width

    def mirrored(self, rect: pygame.Rect, inside: pygame.Rect) -> pygame.Rect:
        """`rect` as it lies in `inside` in this reading direction."""
        if not self.rtl:
            return rect
        return pygame.Rect(inside.x + inside.right - rect.right, rect.y, rect.w, rect.h)

    def icon(
        self, target: pygame.Surface, sign: Icon, box: pygame.Rect, size: float, colour: Colour
    ) -> None:
        """A sign in the middle of `box`."""
        side = self.px(size)
        where = pygame.Rect(0, 0, side, side)
        where.center = box.center
        self.painter.icon(target, sign, where, colour, rtl=self.rtl)
