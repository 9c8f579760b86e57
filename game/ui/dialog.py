"""A dialog: a panel with a heading, a body that scrolls if it must, and buttons (DESIGN §8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.fade import Fade
from game.ui.focus import Focus, direction
from game.ui.gestures import Gesture, Hover, Key, Press, Text
from game.ui.panel import Frame, Panel
from game.ui.tooltip import Tooltip
from game.ui.widgets.base import Router, Widget
from game.ui.widgets.boxes import Column, Row
from game.ui.widgets.button import Button
from game.ui.widgets.look import Look
from game.ui.widgets.pages import Pages
from game.ui.widgets.scroll import Scroll

__all__ = ["Dialog", "Frame"]

GAP = 16
"""Between the buttons, in u."""


def _in_pairs(look: Look, buttons: Sequence[Button]) -> Sequence[Widget]:
    """Lines of two buttons each, if there are more than two."""
    if len(buttons) <= 2:
        return buttons
    pairs = (buttons[at : at + 2] for at in range(0, len(buttons), 2))
    return [Row(look, pair, GAP, grow=range(len(pair))) for pair in pairs]


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
        frame = frame or Frame()
        self.panel = Panel(look, title, frame)
        self.shortcut: Callable[[Key], bool] = lambda _: False
        """What a key does wherever the focus is; it says whether the key was meant for it."""
        self._scroll = Scroll(look, body)
        self._body: Widget = body if frame.tall or frame.paged else self._scroll
        self._buttons = tuple(buttons)
        grow = range(len(self._buttons)) if frame.wide_buttons else ()
        self._beside = Row(look, self._buttons, GAP, grow=grow, pack="end")
        self._below = Column(look, _in_pairs(look, self._buttons), GAP / 2)
        self._wanted = 0
        """How high the body would like to be."""
        self._default = default
        self._on_cancel = on_cancel
        self._router = Router()
        self._focus = Focus()
        self._fade = Fade()
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

    @property
    def rect(self) -> pygame.Rect:
        """The panel's place in the window."""
        return self.panel.rect

    def place(self, window: pygame.Rect) -> None:
        """Stand in `window`; what has the keyboard stays in view."""
        self._stand(window)
        if self.focus is not None:
            self._reveal(self.focus)

    def _stand(self, window: pygame.Rect) -> None:
        inner = self.panel.width(window)
        self._wanted = self._body.measure(inner)[1]
        self.panel.place(window, self._body, self._actions(inner))
        self._dirty = True

    def _actions(self, inner: int) -> Widget:
        """The buttons side by side if there is room, else one below the other."""
        needed = sum(button.measure(inner)[0] + self.look.px(GAP) for button in self._buttons)
        return self._beside if needed - self.look.px(GAP) <= inner else self._below

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
        self.panel.draw(target, self.parts, self._fade)
        if not self._fade.moving:
            self._tooltip.draw(target)

    @property
    def settled(self) -> bool:
        """Whether it looks as it did but for what is inside."""
        return not (self._dirty or self._fade.moving or self._tooltip.text)

    def draw_changes(self, target: pygame.Surface) -> None:
        """Draw anew what looks different, on the last frame."""
        for parts in ([self._body], self._buttons):
            if any(part.dirty for part in parts):
                self.panel.draw_changes(target, parts)

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
            self._stand(self.panel.window)

    def _stops(self) -> list[Widget]:
        return [stop for part in self.parts for stop in part.stops()]

    @property
    def parts(self) -> list[Widget]:
        """The body, and the buttons below it."""
        return [self._body, *self._buttons]
