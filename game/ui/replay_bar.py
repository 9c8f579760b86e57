"""The bar of a replay: what is said about the step, and the keys of the player below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.effects import Badge
from game.ui.gestures import Gesture, Hover, Press
from game.ui.icons import Icon
from game.ui.paint import put
from game.ui.theme import UI, mix
from game.ui.tooltip import Tooltip
from game.ui.widgets.base import Router, Widget
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.look import LEADING, Look
from game.ui.widgets.scrubber import Scrubber

__all__ = ["ReplayBar", "Shown", "Wish"]

SIZE = 18
"""Of what is said, in u."""
WIDEST = 980
PAD, ABOVE = 24, 12
"""Beside what is said, and above and below it, in u."""
START, GAP, LEAST_TARGET = 12, 4, 44
LABELLED = 900
"""Narrower windows (in u) show signs without words."""
BADGE, LABEL_GAP = 34, 7


class Wish(Enum):
    """What a viewer can ask for."""

    RESTART = "restart"
    BACK = "back"
    PLAY = "play"
    PAUSE = "pause"
    STEP = "step"
    SPEED = "speed"
    TAKE = "take"
    """Go on playing from here."""
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class Shown:
    """What the bar shows; `words` are about step `at` of `last`."""

    words: str
    at: int = 0
    last: int = 0
    score: int = 0
    playing: bool = False
    speed: int = 1
    refused: bool = False
    can_take: bool = False
    """Whether there is something left to play from here."""


class ReplayBar(Widget):
    """In the place of the usual bar, with a line or two above it for words."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        shown: Shown,
        on_wish: Callable[[Wish], None],
        on_jump: Callable[[int], None],
        *,
        offers_take: bool = False,
    ) -> None:
        super().__init__(look)
        self._offers_take = offers_take
        self._tr = tr
        self._shown = shown
        self._foot = 0
        self._buttons = _buttons(look, tr, on_wish)
        self._scrubber = Scrubber(look, shown.last, on_jump)
        self._tooltip = Tooltip(look)
        self._router = Router()

    @property
    def shown(self) -> Shown:
        """What it shows."""
        return self._shown

    @shown.setter
    def shown(self, shown: Shown) -> None:
        if shown == self._shown:
            return
        self._shown = shown
        self._scrubber.value = shown.at
        self._buttons[Wish.BACK].enabled = shown.at > 0
        self._buttons[Wish.RESTART].enabled = shown.at > 0
        self._buttons[Wish.STEP].enabled = shown.at < shown.last
        self._buttons[Wish.SPEED].label = self._speed()
        self._buttons[Wish.TAKE].enabled = shown.can_take
        self.touch()

    @property
    def tooltip(self) -> str:
        """What the tooltip says just now."""
        return self._tooltip.text

    @property
    def children(self) -> Sequence[Widget]:
        """The buttons there are just now, and the line."""
        return (*(self._buttons[wish] for wish in self._wishes()), self._scrubber)

    def button(self, wish: Wish) -> Button:
        """The button of `wish`."""
        return self._buttons[wish]

    def room_for(self, texts: Sequence[str], width: int, least: int = 2) -> int:
        """How high the words have to be so that each of `texts` fits, and `least` lines do."""
        px, room = self.look.font(SIZE), self._room(width)
        lines = max([least, *(len(self.look.type.wrap(text, px, room)) for text in texts)])
        return lines * round(px * LEADING) + 2 * self.look.px(ABOVE)

    def lay(self, rect: pygame.Rect, foot: int) -> None:
        """Lie in `rect`, the keys in its lowest `foot` pixels."""
        self._foot = foot
        super().place(rect)
        look = self.look
        line = pygame.Rect(rect.x, rect.bottom - foot, rect.w, foot)
        labelled = self._labelled
        for wish in (Wish.PLAY, Wish.PAUSE, Wish.CLOSE, Wish.TAKE):
            self._buttons[wish].shows_label = labelled
        widths = {wish: self._width(wish) for wish in Wish}
        widths[Wish.PLAY] = widths[Wish.PAUSE] = max(widths[Wish.PLAY], widths[Wish.PAUSE])
        left, right = line.x + look.px(START), line.right - look.px(START)
        for wish in (Wish.RESTART, Wish.BACK, Wish.PLAY, Wish.STEP):
            box = look.mirrored(pygame.Rect(left, line.y, widths[wish], foot), line)
            for each in (Wish.PLAY, Wish.PAUSE) if wish is Wish.PLAY else (wish,):
                self._buttons[each].place(box)
            left += widths[wish] + look.px(GAP)
        for wish in self._at_end():
            right -= widths[wish]
            box = pygame.Rect(right, line.y, widths[wish], foot)
            self._buttons[wish].place(look.mirrored(box, line))
            right -= look.px(GAP)
        right -= self._count_width()
        scrub = pygame.Rect(left + look.px(12), line.y, right - left - look.px(24), foot)
        self._scrubber.place(look.mirrored(scrub, line))

    def handle(self, gesture: Gesture) -> bool:
        """Press buttons, drag the line, name what the pointer rests on."""
        used = self._router.handle(gesture, self.children)
        if isinstance(gesture, Press) and self._tooltip.rest_on(self.rect, ""):
            self.touch()
        if isinstance(gesture, Hover):
            silent = (b for b in self.children if isinstance(b, Button) and not b.shows_label)
            over = next((b for b in silent if b.rect.collidepoint(gesture.pos)), None)
            rect, name = (over.rect, over.name) if over else (self.rect, "")
            if self._tooltip.rest_on(rect, name):
                self.touch()
        return used

    def tick(self, ms: float) -> None:
        """Show the tooltip in time."""
        super().tick(ms)
        if self._tooltip.tick(ms):
            self.touch()

    def draw(self, target: pygame.Surface) -> None:
        """Words and keys; the tooltip is drawn by `draw_tooltip`."""
        look, table, rect = self.look, self.look.table, self.rect
        bar = mix(table.edge, table.bar, 0.88)
        line = pygame.Rect(rect.x, rect.bottom - self._foot, rect.w, self._foot)
        target.fill(mix(table.bar, (0, 0, 0), 0.25), rect)
        target.fill(bar, line)
        target.fill(UI.trim, (rect.x, rect.y, rect.w, max(1, look.px(1.5))))
        self._draw_words(target, pygame.Rect(rect.x, rect.y, rect.w, rect.h - self._foot))
        super().draw(target)
        self._draw_counts(target, line)

    def draw_tooltip(self, target: pygame.Surface) -> None:
        """Draw over the table what the pointer rests on."""
        self._tooltip.draw(target)

    def _draw_words(self, target: pygame.Surface, box: pygame.Rect) -> None:
        look, shown = self.look, self._shown
        px, width = look.font(SIZE), look.balanced(shown.words, SIZE, self._room(box.w))
        lines = look.type.wrap(shown.words, px, width)
        width = max(look.type.size(line, px)[0] for line in lines)
        block = look.type.block(
            shown.words, px, look.table.text, width, align="center", red=UI.toast_red
        )
        where = block.get_rect(center=box.center)
        put(target, block, where.topleft)
        if shown.refused:
            badge = pygame.Rect(where.x - look.px(BADGE), box.y, look.px(20), box.h)
            centre = look.mirrored(badge, where).center
            look.painter.badge(target, Badge.CROSS, centre, look.unit)

    def _draw_counts(self, target: pygame.Surface, line: pygame.Rect) -> None:
        look, shown, tr = self.look, self._shown, self._tr
        wide = self._count_width()
        speed = self._buttons[Wish.SPEED].rect
        left = speed.right if look.rtl else speed.x - wide
        box = pygame.Rect(left, line.y, wide, line.h).inflate(-2 * look.px(8), 0)
        steps = f"{tr.number(shown.at)} / {tr.number(shown.last)}"
        text = tr.isolate(steps)
        look.write(target, text, box, 15, look.table.muted, tabular=True)
        score = tr.number(shown.score)
        look.write(target, score, box, 17, UI.gold, bold=True, align="end", tabular=True)
        if self._labelled:
            room = look.width(score, 17, bold=True, tabular=True) + look.px(LABEL_GAP)
            label = look.mirrored(pygame.Rect(box.x, box.y, box.w - room, box.h), box)
            look.write(target, tr.gettext("Score"), label, 13, look.table.muted, align="end")

    def _count_width(self) -> int:
        look, last = self.look, self._tr.number(self._shown.last)
        steps = look.width(f"{last} / {last}", 15, tabular=True)
        score = look.width(self._tr.number(625), 17, bold=True, tabular=True)
        wide = steps + score + look.px(16 + 22)
        if self._labelled:
            wide += look.width(self._tr.gettext("Score"), 13) + look.px(LABEL_GAP)
        return wide

    @property
    def _labelled(self) -> bool:
        """Whether there is room for words beside the signs."""
        return self.rect.w >= self.look.px(LABELLED)

    def _room(self, width: int) -> int:
        look = self.look
        return min(look.px(WIDEST), width - 2 * look.px(PAD + BADGE))

    def _wishes(self) -> tuple[Wish, ...]:
        play = Wish.PAUSE if self._shown.playing else Wish.PLAY
        return Wish.RESTART, Wish.BACK, play, Wish.STEP, *reversed(self._at_end())

    def _at_end(self) -> tuple[Wish, ...]:
        """The buttons at the end of the line, from there on."""
        take = (Wish.TAKE,) if self._offers_take else ()
        return (Wish.CLOSE, *take, Wish.SPEED)

    def _width(self, wish: Wish) -> int:
        return max(LEAST_TARGET, self._foot, self._buttons[wish].measure(0)[0])

    def _speed(self) -> str:
        return self._tr.isolate(f"{self._tr.number(self._shown.speed)}×")


def _buttons(look: Look, tr: Catalogue, on_wish: Callable[[Wish], None]) -> Mapping[Wish, Button]:
    kinds = (
        (Wish.RESTART, tr.gettext("From the start"), Icon.RESTART),
        (Wish.BACK, tr.gettext("One step back"), Icon.STEP_BACK),
        (Wish.PLAY, tr.gettext("Play"), Icon.PLAY),
        (Wish.PAUSE, tr.gettext("Pause"), Icon.PAUSE),
        (Wish.STEP, tr.gettext("One step on"), Icon.STEP),
        (Wish.SPEED, tr.isolate(f"{tr.number(1)}×"), None),
        # Translators: a button of a replay: to go on playing oneself, short.
        (Wish.TAKE, tr.gettext("Play on from here"), Icon.FORWARD),
        (Wish.CLOSE, tr.gettext("Close"), Icon.CLOSE),
    )

    def button(wish: Wish, label: str, sign: Icon | None) -> Button:
        held = wish in (Wish.BACK, Wish.STEP)
        options = Options(Face.BAR, sign, repeats=held, height=0, shows_label=sign is None)
        return Button(
            look,
            label,
            lambda: on_wish(wish),
            options,
            enabled=wish not in (Wish.BACK, Wish.RESTART),
        )

    return {wish: button(wish, label, sign) for wish, label, sign in kinds}
