"""What a public game shows while nobody plays: the example, and an invitation in each language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from game.i18n.catalogue import LANGUAGES, Catalogue
from game.ui.fade import Fade, Pace
from game.ui.gestures import Gesture, Key, Release
from game.ui.layout import Layout
from game.ui.paint import put
from game.ui.replay import Replay, Timeline
from game.ui.stage import Stage
from game.ui.text import Typesetter
from game.ui.theme import UI, mix
from game.ui.widgets.base import Router, Widget
from game.ui.widgets.button import Button, Options
from game.ui.widgets.look import Look

__all__ = ["Attract", "Banner", "Invitation", "invitations"]

HOLD = 4_000.0
"""Milliseconds that each language stays."""
PACE = Pace(500.0, 500.0)
SIZE, LINE, BUTTON, GAP, PAD = 34, 76, 52, 10, 14
"""Of the words, of their line, and of the buttons and the room about them, in u."""
REST = 6_000.0
"""Milliseconds between the end of the example and its next beginning."""
SLOWLY = 24
"""Characters that would be read at each step: the example goes by without hurry."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The words in one language."""

    tag: str
    words: str
    rtl: bool


def invitations(languages: Sequence[str]) -> tuple[Invitation, ...]:
    """*Touch to play* in each of these languages."""
    catalogues = [Catalogue.load(tag) for tag in languages]
    return tuple(
        # Translators: on the screen of a machine in a public place; big, in each language in turn.
        Invitation(tr.tag, tr.gettext("Touch to play"), tr.rtl)
        for tr in catalogues
    )


class Banner(Widget):
    """The invitation, in one language after the other, and the names of the languages."""

    def __init__(
        self, look: Look, invitations: Sequence[Invitation], languages: Sequence[str]
    ) -> None:
        """`languages` are those that can be chosen by a touch; of one alone there is no choice."""
        super().__init__(look)
        self._invitations = invitations
        self._at = 0
        self._fade = Fade(PACE)
        self._left = HOLD
        self._types = {rtl: Typesetter(rtl=rtl) for rtl in {each.rtl for each in invitations}}
        self._touched: str | None = None
        tags = languages if len(languages) > 1 else ()
        self._buttons = tuple(self._button(tag) for tag in tags)
        self._router = Router()

    def _button(self, tag: str) -> Button:
        def touch() -> None:
            self._touched = tag

        return Button(self.look, LANGUAGES[tag], touch, Options(height=BUTTON))

    @property
    def children(self) -> Sequence[Widget]:
        """The languages."""
        return self._buttons

    @property
    def tooltip(self) -> str:
        """It has none."""
        return ""

    @property
    def words(self) -> str:
        """What it says just now."""
        return self._invitations[self._at].words

    @property
    def height(self) -> int:
        """How high it has to be."""
        return self.look.px(LINE) + (self.look.px(BUTTON + PAD) if self._buttons else 0)

    def take(self) -> str | None:
        """The language that was touched, once."""
        touched, self._touched = self._touched, None
        return touched

    def place(self, rect: Rect) -> None:
        """The languages stand in the middle of the last line, as wide as their names want."""
        super().place(rect)
        gap, high = self.look.px(GAP), self.look.px(BUTTON)
        natural = [button.measure(rect.w)[0] for button in self._buttons]
        gaps = gap * max(0, len(natural) - 1)
        room = rect.w - 2 * self.look.px(PAD) - gaps
        share = min(1.0, room / max(1, sum(natural)))
        widths = [int(width * share) for width in natural]
        left = rect.centerx - (sum(widths) + gaps) // 2
        top = rect.bottom - self.look.px(PAD) - high
        for button, width in zip(self._buttons, widths, strict=True):
            button.place(Rect(left, top, width, high))
            left += width + gap

    def handle(self, gesture: Gesture) -> bool:
        """Press the languages."""
        return self._router.handle(gesture, self._buttons)

    def tick(self, ms: float) -> None:
        """Let the words come, stay and go."""
        super().tick(ms)
        if self._fade.tick(ms, calm=self.look.calm):
            self.touch()
        elif self._fade.gone:
            self._at = (self._at + 1) % len(self._invitations)
            self._fade, self._left = Fade(PACE), HOLD
        elif len(self._invitations) > 1:
            self._left -= ms
            if self._left <= 0:
                self._fade.leave()

    def draw(self, target: pygame.Surface) -> None:
        """The band, the words, and the languages."""
        look, table, rect = self.look, self.look.table, self.rect
        target.fill(mix(table.bar, (0, 0, 0), 0.25), rect)
        target.fill(UI.trim, (rect.x, rect.y, rect.w, max(1, look.px(1.5))))
        self._draw_words(target, Rect(rect.x, rect.y, rect.w, look.px(LINE)))
        super().draw(target)

    def draw_tooltip(self, target: pygame.Surface) -> None:
        """It has none."""

    def _draw_words(self, target: pygame.Surface, box: Rect) -> None:
        setter = self._types[self._invitations[self._at].rtl]
        px = self.look.font(SIZE)
        line = setter.line(self.words, px, UI.gold, bold=True).copy()
        level = round(255 * self._fade.shown)
        line.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        put(target, line, line.get_rect(center=box.center).topleft)


class Attract:
    """Plays the example on the table until somebody touches the screen."""

    def __init__(
        self,
        timeline: Timeline,
        bar: Banner,
        layout: Layout,
        on_touch: Callable[[str | None], None],
    ) -> None:
        """`on_touch` gets the language that was touched, None if the touch was anywhere else."""
        self._replay = Replay(timeline, layout)
        self._on_touch = on_touch
        self._ended = 0.0
        self.bar = bar
        self.place(layout)
        self._replay.reading = SLOWLY
        self._replay.play()

    @property
    def stage(self) -> Stage:
        """The table of the example."""
        return self._replay.stage

    @property
    def moving(self) -> bool:
        """Whether the table needs frames."""
        return self._replay.moving

    def place(self, layout: Layout) -> None:
        """Lie on the table of `layout`; the invitation takes its room from below the columns."""
        bar, high = layout.bar, self.bar.height
        whole = Rect(bar.x, bar.bottom - high, bar.w, high)
        self._replay.refit(replace(layout, bar=whole))
        self.bar.place(whole)

    def tick(self, milliseconds: int) -> None:
        """Go on; after the end, begin again."""
        self._replay.tick(milliseconds)
        if not self._replay.playing:
            self._ended += milliseconds
            if self._ended >= REST:
                self._ended = 0.0
                self._replay.play()

    def handle(self, gesture: Gesture) -> bool:
        """A key is a touch, and so is a press once it is let go; a key or stick held on is none."""
        if isinstance(gesture, Key):
            if not gesture.repeat:
                self._on_touch(None)
            return True
        self.bar.handle(gesture)
        if isinstance(gesture, Release):
            self._on_touch(self.bar.take())
        return True
