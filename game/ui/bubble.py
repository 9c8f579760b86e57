"""A calm piece of advice beside a pile; a click closes it, and nothing waits for that."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.effects import Blur
from game.ui.fade import Fade, Pace
from game.ui.gestures import Cancel, Drag, Gesture, Press, Release
from game.ui.icons import Icon
from game.ui.paint import Fill, Stroke, put
from game.ui.theme import UI
from game.ui.vector import canvas
from game.ui.widgets.base import Clicker
from game.ui.widgets.look import LEADING, Look

__all__ = ["Bubble"]

PACE = Pace(240.0, 160.0)
SIZE, WIDEST = 16, 250
"""Of the text, in u."""
PAD, SIGN, CROSS = 14, 24, 30
"""Inside, before and after the text, in u."""
POINTER = 11
"""How high the corner is that points at the pile, in u."""
GAP, EDGE = 6, 12
ROUND = 12


class Bubble:
    """Shows one text by one rectangle."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._area = pygame.Rect(0, 0, 0, 0)
        self._said: tuple[str, pygame.Rect] | None = None
        self._others: tuple[pygame.Rect, ...] = ()
        """What it should not cover."""
        self._fade = Fade(PACE)
        self._hidden = False
        self._clicker = Clicker()
        self._dirty = False

    @property
    def wanted(self) -> bool:
        """Whether it is there and has not been closed."""
        return self._said is not None and not self._fade.leaving

    @property
    def shown(self) -> bool:
        """Whether there is anything to draw."""
        return self._said is not None and not self._hidden

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when `clean` was called."""
        return self._dirty

    @property
    def rect(self) -> pygame.Rect:
        """The bubble without its corner; empty if there is none."""
        return self._placed()[0]

    def clean(self) -> None:
        """Note that all has been drawn."""
        self._dirty = False

    def place(self, area: pygame.Rect) -> None:
        """Stay inside `area`."""
        self._area = area.copy()
        self._dirty = True

    def show(self, text: str, beside: pygame.Rect, others: Sequence[pygame.Rect] = ()) -> None:
        """Say `text` about what lies at `beside`, below `others`; again, it changes nothing."""
        same = self._said == (text, beside) and self._others == tuple(others)
        if self.wanted and not self._hidden and same:
            return
        self._others = tuple(others)
        if not self.wanted:
            self._fade = Fade(PACE)
        self._said, self._hidden = (text, beside.copy()), False
        self._dirty = True

    def hide(self) -> None:
        """Be gone for a while."""
        self._dirty = self._dirty or self.shown
        self._hidden = True

    def leave(self) -> None:
        """Go for good."""
        if self.wanted:
            self._fade.leave()
            self._dirty = True

    def tick(self, ms: float) -> None:
        """Let time pass."""
        if self._said is None:
            return
        if self._fade.tick(ms, calm=self._look.calm):
            self._dirty = True
        if self._fade.gone or (self._fade.leaving and self._hidden):
            self._said = None
            self._dirty = True

    def handle(self, gesture: Gesture) -> bool:
        """A click anywhere on it closes it."""
        if not self.wanted or self._hidden:
            return False
        before = self._clicker.state
        clicked = self._clicker.handle(gesture, self.rect)
        self._dirty = self._dirty or self._clicker.state != before
        if clicked:
            self.leave()
        match gesture:
            case Press():
                return self._clicker.pressed
            case Drag() | Release() | Cancel():
                return clicked or any(before[1:])
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Draw it, as far as it has come."""
        if not self.shown:
            return
        rect, above = self._placed()
        if not self._fade.moving:
            self._draw(target, rect, above)
            return
        sheet = canvas(*target.get_size())
        self._draw(sheet, rect, above)
        level = round(255 * self._fade.shown)
        shadow = 4 * self._look.px(24)
        area = rect.union(self._said[1] if self._said else rect).inflate(shadow, shadow)
        area = area.clip(target.get_rect())
        part = sheet.subsurface(area)
        part.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        put(target, part, area.topleft)

    def _draw(self, target: pygame.Surface, rect: pygame.Rect, below: bool) -> None:
        look, unit = self._look, self._look.unit
        assert self._said is not None
        text, beside = self._said
        radius = ROUND * unit
        look.painter.soft(target, rect, radius, Blur(18 * unit, 0.5, drop=5 * unit))
        self._draw_corner(target, rect, beside, below=below)
        edge = Stroke(UI.trim, 1.6 * unit)
        look.painter.rounded(target, rect, radius, Fill(UI.panel), edge)
        self._draw_corner(target, rect, beside, below=below, inner=True)
        pad = look.px(PAD)
        sign = pygame.Rect(rect.x + pad, rect.y, look.px(SIGN), rect.h)
        look.icon(target, Icon.HINT, look.mirrored(sign, rect), SIGN, UI.primary)
        width, height = self._text_size()
        words = pygame.Rect(sign.right + look.px(10), 0, width, height)
        words.centery = rect.centery
        look.block(target, text, look.mirrored(words, rect), SIZE, UI.ink)
        side = look.px(CROSS)
        cross = pygame.Rect(rect.right - side - look.px(3), rect.y + look.px(3), side, side)
        cross = look.mirrored(cross, rect)
        if self._clicker.hovered:
            look.painter.rounded(target, cross, side / 2, Fill(UI.primary, 0.14))
        look.icon(target, Icon.CLOSE, cross, 15, UI.muted)

    def _draw_corner(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        beside: pygame.Rect,
        *,
        below: bool,
        inner: bool = False,
    ) -> None:
        """The corner that points at the pile; `inner` covers the line between it and the rest."""
        if not below:
            return
        high, stem = self._look.px(POINTER), max(2, self._look.px(2))
        least, most = rect.x + 2 * high, rect.right - 2 * high
        x = max(least, min(beside.centerx, most))
        sink = max(2, self._look.px(2)) if inner else 0
        corners = ((x, rect.y - high + sink), (x + high, rect.y + sink), (x - high, rect.y + sink))
        top = beside.bottom + self._look.px(GAP)
        if not inner and top < rect.y - high:
            target.fill(UI.trim, (x - stem // 2, top, stem, rect.y - high - top))
        pygame.draw.polygon(target, UI.panel if inner else UI.trim, corners)

    def _text_size(self) -> tuple[int, int]:
        look = self._look
        text = self._said[0] if self._said is not None else ""
        width = look.balanced(text, SIZE, look.px(WIDEST))
        px = look.font(SIZE)
        lines = look.type.wrap(text, px, width)
        width = max(look.type.size(line, px)[0] for line in lines)
        return width, (len(lines) - 1) * round(px * LEADING) + look.type.size("", px)[1]

    def _placed(self) -> tuple[pygame.Rect, bool]:
        """Where it is, and whether that is below its pile, where it hides no card."""
        if self._said is None:
            return pygame.Rect(0, 0, 0, 0), False
        look, beside = self._look, self._said[1]
        width, height = self._text_size()
        wide = width + look.px(PAD + SIGN + 10 + CROSS + 6)
        rect = pygame.Rect(0, 0, wide, max(look.px(58), height + look.px(26)))
        free = self._area.inflate(-2 * look.px(EDGE), -2 * look.px(EDGE))
        rect.x = max(free.x, min(beside.centerx - wide // 2, free.right - wide))
        across = (other for other in self._others if rect.x < other.right and other.x < rect.right)
        lowest = max([beside.bottom, *(other.bottom for other in across)])
        rect.y = lowest + look.px(POINTER + GAP)
        if rect.bottom <= free.bottom:
            return rect, True
        after, before = beside.right + look.px(GAP), beside.x - look.px(GAP) - rect.w
        rect.topleft = (after if after + rect.w <= free.right else before, beside.y)
        return rect.clamp(free), False
