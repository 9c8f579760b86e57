"""Messages that come, can be read, and go: below the table or beside a pile (DESIGN §4, R17)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import pygame

from game.ui.effects import Badge, Blur
from game.ui.fade import Fade, Pace
from game.ui.paint import Fill, Stroke, put
from game.ui.theme import UI
from game.ui.vector import canvas
from game.ui.widgets.look import LEADING, Look

__all__ = ["Mood", "Toast", "Toaster"]

PACE = Pace(160.0, 200.0)
LEAST_HOLD = 2600.0
PER_CHARACTER = 60.0
SIZE = 17
WIDEST, WIDEST_BESIDE = 640, 380
"""Of the text, in u, also beside a pile; longer sentences wrap."""
SIGN = 24
GAP = 10
"""Between a message and its pile, and round the free area, in u."""
RISE = 8
"""How far it slides while it comes, in u."""


class Mood(Enum):
    """Whether a message says yes or no; shown by colour and by its sign."""

    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Toast:
    """A message; `beside` is the pile it is about, if it is about one."""

    text: str
    mood: Mood = Mood.BAD
    beside: pygame.Rect | None = None

    @property
    def hold(self) -> float:
        """Milliseconds it stays, long enough to be read."""
        return max(LEAST_HOLD, PER_CHARACTER * len(self.text))


class Toaster:
    """Shows one message at a time: a new one takes the place of the old."""

    def __init__(self, look: Look, on_show: Callable[[str], None] = lambda _: None) -> None:
        """`on_show` gets the text of every message, for those who cannot see it."""
        self._look = look
        self._on_show = on_show
        self._area = pygame.Rect(0, 0, 0, 0)
        self._toast: Toast | None = None
        self._fade = Fade(PACE)
        self._left = 0.0
        self._dirty = False

    @property
    def toast(self) -> Toast | None:
        """The message that can be seen."""
        return self._toast

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when `clean` was called."""
        return self._dirty

    @property
    def rect(self) -> pygame.Rect:
        """Where the message is once it has come; empty if there is none."""
        if self._toast is None:
            return pygame.Rect(0, 0, 0, 0)
        return self._placed(self._toast)

    def clean(self) -> None:
        """Note that all has been drawn."""
        self._dirty = False

    def place(self, area: pygame.Rect) -> None:
        """Keep messages inside `area`: the table without the bar."""
        self._area = area.copy()
        self._dirty = True

    def show(self, toast: Toast) -> None:
        """Show `toast` at once."""
        self._on_show(toast.text)
        self._toast = toast
        self._fade = Fade(PACE)
        self._left = toast.hold
        self._dirty = True

    def dismiss(self) -> None:
        """Let the message go, for instance because what it said is no longer so."""
        if self._toast is not None:
            self._left = 0.0
            self._fade.leave()

    def tick(self, ms: float) -> None:
        """Let time pass."""
        if self._toast is None:
            return
        if self._fade.tick(ms, calm=self._look.calm):
            self._dirty = True
        elif not self._fade.leaving:
            self._left -= ms
            if self._left <= 0:
                self._fade.leave()
        if self._fade.gone:
            self._toast = None
            self._dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the message, if there is one."""
        if self._toast is None:
            return
        rect, shown = self._placed(self._toast), self._fade.shown
        if not self._fade.moving:
            self._draw_toast(target, rect, self._toast)
            return
        margin = 2 * self._look.px(40)
        sheet = canvas(rect.w + margin, rect.h + margin)
        inner = rect.copy()
        inner.center = sheet.get_rect().center
        self._draw_toast(sheet, inner, self._toast)
        level = round(255 * shown)
        sheet.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        slide = 0.0 if self._look.calm else (1 - shown) * self._look.px(RISE)
        put(target, sheet, (rect.x - inner.x, rect.y - inner.y + slide))

    def _draw_toast(self, target: pygame.Surface, rect: pygame.Rect, toast: Toast) -> None:
        look, unit = self._look, self._look.unit
        good = toast.mood is Mood.GOOD
        radius = min(rect.h / 2, 23 * unit)
        look.painter.soft(target, rect, radius, Blur(18 * unit, 0.55, drop=6 * unit))
        edge = Stroke(UI.good if good else UI.bad, 2 * unit)
        look.painter.rounded(target, rect, radius, Fill(UI.toast, 0.97), edge)
        sign = pygame.Rect(rect.x + look.px(16), rect.y, look.px(SIGN), rect.h)
        where = look.mirrored(sign, rect).center
        look.painter.badge(target, Badge.TICK if good else Badge.ALERT, where, unit * SIGN / 26)
        width, height = self._text_size(toast)
        box = pygame.Rect(rect.x + look.px(50), rect.centery - height // 2, width, height)
        text = look.type.block(
            toast.text,
            look.font(SIZE),
            UI.toast_ink,
            width,
            bold=True,
            leading=LEADING,
            red=UI.toast_red,
        )
        put(target, text, look.mirrored(box, rect).topleft)

    def _text_size(self, toast: Toast) -> tuple[int, int]:
        look = self._look
        px = look.font(SIZE)
        room = self._area.w - look.px(50 + 26 + 2 * GAP)
        wanted = WIDEST if toast.beside is None else WIDEST_BESIDE
        widest = max(1, min(look.px(wanted), room))
        widest = look.balanced(toast.text, SIZE, widest, bold=True)
        lines = look.type.wrap(toast.text, px, widest, bold=True)
        width = max(look.type.size(line, px, True)[0] for line in lines)
        return width, (len(lines) - 1) * round(px * LEADING) + look.type.size("", px, True)[1]

    def _placed(self, toast: Toast) -> pygame.Rect:
        """The pill: over the foot of the table, or where it hides least of its pile."""
        look, area = self._look, self._area
        width, height = self._text_size(toast)
        size = (width + look.px(50 + 26), max(look.px(46), height + look.px(20)))
        rect = pygame.Rect((0, 0), size)
        free = area.inflate(-2 * look.px(GAP), -2 * look.px(GAP))
        if toast.beside is None:
            rect.midbottom = free.midbottom
            return rect
        return _beside(rect, toast.beside, free, look.px(GAP))


def _beside(rect: pygame.Rect, pile: pygame.Rect, free: pygame.Rect, gap: int) -> pygame.Rect:
    """`rect` below, above, or next to `pile`, wholly inside `free`: the place that covers least."""
    below = rect.move(pile.centerx - rect.centerx, pile.bottom + gap - rect.top)
    above = rect.move(pile.centerx - rect.centerx, pile.top - gap - rect.bottom)
    middle = pile.top + min(pile.h, 3 * rect.h) // 2 - rect.centery
    after = rect.move(pile.right + gap - rect.left, middle)
    before = rect.move(pile.left - gap - rect.right, middle)
    places = [place.clamp(free) for place in (below, above, after, before)]

    def covered(place: pygame.Rect) -> int:
        common = place.clip(pile)
        return common.w * common.h

    return min(places, key=covered)
