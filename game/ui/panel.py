"""The panel of a dialog: where it stands, its heading, and how it fades in (DESIGN §8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Rect, Surface, transform

from game.ui.fade import Fade
from game.ui.paint import put, scrim
from game.ui.theme import UI
from game.ui.vector import canvas
from game.ui.widgets.base import Widget
from game.ui.widgets.look import Look

__all__ = ["Frame", "Panel"]

RULE = 300
"""Width of the line below the heading, in u."""
SHADOW = 110
"""How far a panel's shadow reaches, in u."""
SMALLEST_SCALE = 0.97
LARGEST_SCALED = 2_500_000
"""Pixels of a panel beyond which it only fades: growing would stutter."""
EDGE = 12
"""What stays free between a panel and the window's edge, in u."""
AROUND = (12, 7)
"""How far body and buttons may be drawn beyond their place, across and up or down, in u."""


class Spacing(NamedTuple):
    """The room round the parts of a panel, in u."""

    padding: float
    top: float
    above_rule: float
    below_rule: float
    above_buttons: float
    bottom: float
    largest_heading: float


ROOMY = Spacing(40, 28, 8, 24, 24, 30, 100)
CLOSE = Spacing(24, 14, 5, 14, 14, 18, 26)
"""Where text is large or the window low, so that as little as possible has to scroll."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What is not the same for every panel; lengths in u."""

    width: float = 560
    heading: float = 34
    scrim: float = 0.59
    drop: float = 0
    """How far below the middle of the window the panel is."""
    tall: bool = False
    """As high as the window allows; the body scrolls by itself where it wants to."""
    paged: bool = False
    """The body keeps to the room there is and scrolls a part of itself."""
    aside: bool = False
    """At the end of the window instead of its middle: the table beside it can be seen."""
    wide_buttons: bool = False
    """The buttons share the whole width instead of standing at its end."""


class Panel:
    """Holds a body and a row of actions below it."""

    def __init__(self, look: Look, title: str, frame: Frame) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.window = Rect(0, 0, 0, 0)
        self.backdrop: Callable[[Surface, Rect], None] | None = None
        """Draws between the darkened window and the panel, given the panel's place."""
        self._look = look
        self._title = title
        self._frame = frame
        self._kept: Surface | None = None
        """The whole panel on nothing, while it fades."""

    def width(self, window: Rect) -> int:
        """How wide its content is in `window`, in pixels."""
        return self._wide(window) - 2 * self._look.px(self._spacing.padding)

    def place(self, window: Rect, body: Widget, actions: Widget) -> None:
        """Stand in the middle of `window`, as high as the content wants and the window allows."""
        look, frame = self._look, self._frame
        self.window = window.copy()
        edge, inner, space = look.px(EDGE), self.width(window), self._spacing
        row = actions.measure(inner)[1]
        head = self._head(inner)
        foot = look.px(space.bottom) + (row + look.px(space.above_buttons) if row else 0)
        room = window.h - 2 * edge - head - foot
        high = room if frame.tall else min(body.measure(inner)[1], room)
        self.rect = self._stand(Rect(0, 0, self._wide(window), head + high + foot))
        left = self.rect.x + look.px(space.padding)
        body.place(Rect(left, self.rect.y + head, inner, high))
        actions.place(Rect(left, self.rect.bottom - look.px(space.bottom) - row, inner, row))

    def draw(self, target: Surface, parts: Sequence[Widget], fade: Fade) -> None:
        """Darken the window and draw the panel over it, as far as it has come in."""
        scrim(target, self._frame.scrim * fade.shown)
        if self.backdrop is not None and not fade.leaving:
            self.backdrop(target, self.rect)
        if fade.moving:
            self._draw_fading(target, parts, fade.shown)
        else:
            self._kept = None
            self._draw_whole(target, parts)

    def draw_changes(self, target: Surface, parts: Sequence[Widget]) -> None:
        """Draw the body or the buttons anew on what is there."""
        across, along = (2 * self._look.px(length) for length in AROUND)
        area = parts[0].rect.unionall([part.rect for part in parts]).inflate(across, along)
        target.fill(UI.panel, area)
        target.set_clip(area)
        for part in parts:
            part.draw(target)
        target.set_clip(None)

    def _wide(self, window: Rect) -> int:
        look = self._look
        return min(look.px(self._frame.width), window.w - 2 * look.px(EDGE))

    def _stand(self, rect: Rect) -> Rect:
        """`rect` where the panel belongs in the window."""
        look, frame, window, edge = self._look, self._frame, self.window, self._look.px(EDGE)
        rect.center = (window.centerx, window.centery + look.px(frame.drop))
        if frame.aside:
            rect = look.mirrored(rect.move(window.right - edge - rect.right, 0), window)
        rect.bottom = min(rect.bottom, window.bottom - edge)
        rect.top = max(rect.top, window.top + edge)
        return rect

    @property
    def _spacing(self) -> Spacing:
        return CLOSE if self._look.tight else ROOMY

    def _heading(self, inner: int) -> Surface:
        largest = self._spacing.largest_heading
        px = self._look.font(min(self._frame.heading, largest))
        return self._look.type.block(self._title, px, UI.ink, inner, bold=True, align="center")

    def _head(self, inner: int) -> int:
        """Height of what is above the body."""
        space, heading = self._spacing, self._heading(inner).get_height()
        round_it = (space.top, space.above_rule, space.below_rule)
        return heading + sum(self._look.px(length) for length in round_it)

    def _draw_fading(self, target: Surface, parts: Sequence[Widget], shown: float) -> None:
        margin = 2 * self._look.px(SHADOW)
        box = self.rect.inflate(margin, margin).clip(target.get_rect())
        picture = self._sheet(target.get_size(), parts).subsurface(box).copy()
        if not self._look.calm and box.w * box.h <= LARGEST_SCALED:
            scale = SMALLEST_SCALE + (1 - SMALLEST_SCALE) * shown
            picture = transform.smoothscale(picture, (round(box.w * scale), round(box.h * scale)))
        level = round(255 * shown)
        picture.fill((level, level, level, level), special_flags=BLEND_RGBA_MULT)
        put(target, picture, picture.get_rect(center=box.center).topleft)

    def _sheet(self, size: tuple[int, int], parts: Sequence[Widget]) -> Surface:
        """The panel on nothing, kept for the next frame of the fade."""
        kept = self._kept
        if kept is None or kept.get_size() != size or any(part.dirty for part in parts):
            kept = self._kept = canvas(*size)
            self._draw_whole(kept, parts)
        return kept

    def _draw_whole(self, target: Surface, parts: Sequence[Widget]) -> None:
        look, rect, space = self._look, self.rect, self._spacing
        look.painter.panel(target, rect, look.unit)
        inner = self.width(self.window)
        heading = self._heading(inner)
        top = rect.y + look.px(space.top)
        put(target, heading, (rect.x + look.px(space.padding), top))
        middle = (rect.centerx, top + heading.get_height() + look.px(space.above_rule))
        look.painter.rule(target, middle, look.px(RULE), look.unit)
        for part in parts:
            part.draw(target)
