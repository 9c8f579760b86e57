"""A dialog: a panel with a heading, a body that scrolls if it must, and buttons (DESIGN §8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.fade import Fade
from game.ui.focus import Focus, direction
from game.ui.gestures import Gesture, Hover, Key, Press, Text
from game.ui.paint import put, scrim
from game.ui.theme import UI
from game.ui.tooltip import Tooltip
from game.ui.vector import canvas
from game.ui.widgets.base import Router, Widget
from game.ui.widgets.boxes import Column, Row
from game.ui.widgets.button import Button
from game.ui.widgets.look import Look
from game.ui.widgets.pages import Pages
from game.ui.widgets.scroll import Scroll

__all__ = ["Dialog", "Frame"]

PADDING = 40
TOP = 28
RULE = (300, 8, 24)
"""Width of the line below the heading, and the room above and below it, in u."""
GAP = 16
BUTTONS_TOP = 24
BOTTOM = 30
SHADOW = 110
"""How far a panel's shadow reaches, in u."""
SMALLEST_SCALE = 0.97
LARGEST_SCALED = 2_500_000
"""Pixels of a panel beyond which it only fades: growing would stutter."""
EDGE = 12
"""What stays free between a panel and the window's edge, in u."""


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


class Dialog:
    """Takes the gestures and the keyboard until it closes; a click beside it does nothing."""

    def __init__(  # noqa: PLR0913 - the parts of a dialog
        self,
        look: Look,
        title: str,
        body: Widget,
        buttons: Sequence[Button],
        *,
        default: Button | None = None,
        first: Widget | None = None,
        on_cancel: Callable[[], None] = lambda: None,
        frame: Frame | None = None,
    ) -> None:
        """Put a dialog together.

        Args:
            look: what it is drawn with.
            title: its heading.
            body: what is between heading and buttons.
            buttons: from the start of the line to its end.
            default: what Enter presses where no button has the focus.
            first: what has the focus when it opens; the default button if left out.
            on_cancel: called when Esc closes it.
            frame: size and place of the panel.
        """
        self.look = look
        self.title = title
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.backdrop: Callable[[pygame.Surface, pygame.Rect], None] | None = None
        """Draws between the darkened window and the panel, given the panel's place."""
        self.shortcut: Callable[[Key], bool] = lambda _: False
        """What a key does wherever the focus is; it says whether the key was meant for it."""
        self._frame = frame or Frame()
        self._window = pygame.Rect(0, 0, 0, 0)
        self._scroll = Scroll(look, body)
        whole = self._frame.tall or self._frame.paged
        self._body: Widget = body if whole else self._scroll
        self._buttons = tuple(buttons)
        grow = range(len(self._buttons)) if self._frame.wide_buttons else ()
        self._beside = Row(look, self._buttons, GAP, grow=grow, pack="end")
        self._below = Column(look, self._buttons, GAP / 2)
        self._wanted = 0
        """How high the body would like to be."""
        self._default = default
        self._on_cancel = on_cancel
        self._router = Router()
        self._focus = Focus()
        self._fade = Fade()
        self._picture: pygame.Surface | None = None
        self._tooltip = Tooltip(look)
        self._dirty = True
        self._focus.take(first or default or next(iter(self._stops()), None))

    @property
    def closing(self) -> bool:
        """Whether it has been answered and only fades out."""
        return self._fade.leaving

    @property
    def closed(self) -> bool:
        """Whether it has faded out."""
        return self._fade.gone

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when `clean` was called."""
        return self._dirty or any(part.dirty for part in self.parts)

    @property
    def focus(self) -> Widget | None:
        """What the keyboard acts on."""
        return self._focus.widget

    def focus_on(self, widget: Widget) -> None:
        """Give the keyboard to `widget`."""
        self._focus.take(widget)

    def resume(self, before: Dialog) -> None:
        """Stand in for `before`, shown as far, with the keyboard and the view where they were."""
        self._fade = before._fade
        former, stops = before._stops(), self._stops()
        if before.focus in former:
            self._focus.take(stops[min(former.index(before.focus), len(stops) - 1)])
        self._scroll.scroll_to(before._scroll.offset)
        if self.focus is not None:
            self._reveal(self.focus)

    def close(self) -> None:
        """Fade out; from now on it takes no gestures."""
        self._fade.leave()
        self._dirty = True

    def clean(self) -> None:
        """Note that all has been drawn."""
        self._dirty = False
        for part in self.parts:
            part.clean()

    def place(self, window: pygame.Rect) -> None:
        """Stand in the middle of `window`, as high as the content wants and the window allows."""
        look, frame = self.look, self._frame
        self._window = window.copy()
        edge = look.px(EDGE)
        wide = min(look.px(frame.width), window.w - 2 * edge)
        inner = wide - 2 * look.px(PADDING)
        actions = self._actions(inner)
        row = actions.measure(inner)[1]
        head = self._head(inner)
        foot = look.px(BOTTOM) + (row + look.px(BUTTONS_TOP) if row else 0)
        self._wanted = self._body.measure(inner)[1]
        room = window.h - 2 * edge - head - foot
        body = room if frame.tall else min(self._wanted, room)
        self.rect = pygame.Rect(0, 0, wide, head + body + foot)
        self.rect.center = (window.centerx, window.centery + look.px(frame.drop))
        if frame.aside:
            start = pygame.Rect(window.right - edge - wide, self.rect.y, *self.rect.size)
            self.rect = look.mirrored(start, window)
        self.rect.bottom = min(self.rect.bottom, window.bottom - edge)
        self.rect.top = max(self.rect.top, window.top + edge)
        left = self.rect.x + look.px(PADDING)
        self._body.place(pygame.Rect(left, self.rect.y + head, inner, body))
        actions.place(pygame.Rect(left, self.rect.bottom - look.px(BOTTOM) - row, inner, row))
        self._dirty = True

    def _actions(self, inner: int) -> Widget:
        """The buttons side by side if there is room, else one below the other."""
        needed = sum(button.measure(inner)[0] + self.look.px(GAP) for button in self._buttons)
        return self._beside if needed - self.look.px(GAP) <= inner else self._below

    def _heading(self, inner: int) -> pygame.Surface:
        px = self.look.font(self._frame.heading)
        return self.look.type.block(self.title, px, UI.ink, inner, bold=True, align="center")

    def _head(self, inner: int) -> int:
        """Height of what is above the body."""
        _, above, below = RULE
        heading = self._heading(inner).get_height()
        return self.look.px(TOP) + heading + self.look.px(above) + self.look.px(below)

    def tick(self, ms: float) -> None:
        """Let time pass for the fade and for what moves inside."""
        if self._fade.tick(ms, calm=self.look.calm):
            self._dirty = True
        if self._tooltip.tick(ms):
            self._dirty = True
        for part in self.parts:
            part.tick(ms)

    def draw(self, target: pygame.Surface) -> None:
        """Darken the window and draw the panel over it."""
        shown = self._fade.shown
        scrim(target, self._frame.scrim * shown)
        if self.backdrop is not None and not self.closing:
            self.backdrop(target, self.rect)
        if not self._fade.moving:
            self._picture = None
            self._draw_panel(target)
            self._tooltip.draw(target)
            return
        margin = 2 * self.look.px(SHADOW)
        box = self.rect.inflate(margin, margin).clip(target.get_rect())
        panel = self._sheet(target.get_size()).subsurface(box).copy()
        if not self.look.calm and box.w * box.h <= LARGEST_SCALED:
            scale = SMALLEST_SCALE + (1 - SMALLEST_SCALE) * shown
            size = (round(box.w * scale), round(box.h * scale))
            panel = pygame.transform.smoothscale(panel, size)
        level = round(255 * shown)
        panel.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        put(target, panel, panel.get_rect(center=box.center).topleft)

    def _sheet(self, size: tuple[int, int]) -> pygame.Surface:
        """The panel on nothing, kept for the next frame of the fade."""
        kept = self._picture
        if kept is None or kept.get_size() != size or any(part.dirty for part in self.parts):
            kept = self._picture = canvas(*size)
            self._draw_panel(kept)
        return kept

    def _draw_panel(self, target: pygame.Surface) -> None:
        look, rect = self.look, self.rect
        look.painter.panel(target, rect, look.unit)
        heading = self._heading(self._body.rect.w)
        top = rect.y + look.px(TOP)
        put(target, heading, (self._body.rect.x, top))
        width, above, _ = RULE
        middle = (rect.centerx, top + heading.get_height() + look.px(above))
        look.painter.rule(target, middle, look.px(width), look.unit)
        for part in self.parts:
            part.draw(target)

    def handle(self, gesture: Gesture) -> None:
        """React to `gesture`; nothing that happens while it is open goes past it."""
        match gesture:
            case Key():
                self._key(gesture)
            case Text():
                # The key that opened the dialog also types its letter: nothing was shown then.
                if self.focus is not None and self._fade.shown > 0:
                    self.focus.handle(gesture)
            case _:
                self._point(gesture)
        if not self.closing:
            self._follow()

    def _point(self, gesture: Gesture) -> None:
        self._router.handle(gesture, self.parts)
        if isinstance(gesture, Hover):
            self._name_wordless(gesture.pos)
        if isinstance(gesture, Press) and gesture.button == 1:
            for part in self.parts:
                if part.rect.collidepoint(gesture.pos):
                    self._focus_at(part, gesture.pos)

    def _name_wordless(self, pos: tuple[int, int]) -> None:
        """Name the button under the pointer that shows a sign only."""
        buttons = (stop for stop in self._stops() if isinstance(stop, Button))
        signs = (each for each in buttons if not each.shows_label and each.rect.collidepoint(pos))
        over = next(signs, None)
        rect, name = (self.rect, "") if over is None else (over.rect, over.name)
        if self._tooltip.rest_on(rect, name):
            self._dirty = True

    def _focus_at(self, part: Widget, pos: tuple[int, int]) -> None:
        under = next((stop for stop in part.stops() if stop.rect.collidepoint(pos)), None)
        if under is not None:
            self._focus.take(under)

    def _key(self, key: Key) -> None:
        if self.shortcut(key):
            return
        if key.key == pygame.K_ESCAPE:
            if not key.repeat:
                self.close()
                self._on_cancel()
        elif key.key != pygame.K_TAB and self.focus is not None and self.focus.handle(key):
            return
        elif key.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self._default is not None and not key.repeat:
                self._default.press()
        elif (by := direction(key, rtl=self.look.rtl)) != 0:
            self._step(by)
        else:
            self._body.handle(key)

    def _step(self, by: int) -> None:
        self._focus.step(self._stops(), by)
        if self.focus is not None:
            self._reveal(self.focus)

    def _reveal(self, widget: Widget) -> None:
        view = self._body if isinstance(self._body, Pages) else self._scroll
        if any(stop is widget for stop in view.stops()):
            view.reveal(widget.rect)

    def _follow(self) -> None:
        """Keep the focus on something that can be used, and the panel as high as its content."""
        self._focus.settle(self._stops())
        if self.dirty and self._body.measure(self._body.rect.w)[1] != self._wanted:
            self.place(self._window)

    def _stops(self) -> list[Widget]:
        return [stop for part in self.parts for stop in part.stops()]

    @property
    def parts(self) -> list[Widget]:
        """The body, and the buttons below it."""
        return [self._body, *self._buttons]
