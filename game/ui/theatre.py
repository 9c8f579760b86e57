"""A replay in the place of the game: its table, its bar, and the keys that lead it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

import pygame
from pygame import Rect

from game.i18n.catalogue import Catalogue
from game.ui.frame import Foot
from game.ui.gestures import Gesture, Hover, Key
from game.ui.layout import Layout
from game.ui.replay import Replay, Step, Timeline
from game.ui.replay_bar import ReplayBar, Shown, Wish
from game.ui.stage import Stage
from game.ui.widgets.look import Look

__all__ = ["Show", "Theatre"]

PAGE = 10
"""Steps that Page Up and Page Down go."""


class Show(Protocol):
    """What can be seen in the place of the game."""

    @property
    def stage(self) -> Stage:
        """Its table."""

    @property
    def bar(self) -> Foot:
        """What lies along its foot."""

    @property
    def moving(self) -> bool:
        """Whether the table needs frames."""

    def place(self, layout: Layout) -> None:
        """Lie on the table of `layout`."""

    def handle(self, gesture: Gesture) -> bool:
        """React to `gesture`; returns False if it means nothing here."""

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""


class Theatre:
    """Shows a timeline until the viewer closes it; the game underneath is not touched."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        timeline: Timeline,
        say: Callable[[Step | None], str],
        layout: Layout,
        on_close: Callable[[], None],
        on_take: Callable[[int], None] | None = None,
    ) -> None:
        self._look = look
        self._say = say
        self._on_close = on_close
        self._on_take = on_take
        self.replay = Replay(timeline, layout)
        offers = on_take is not None
        shown = self._shown()
        self.bar = ReplayBar(look, tr, shown, self.fulfil, self._jump, offers_take=offers)
        self._told: tuple[int, bool, int] | None = None
        self._longest = [say(None), *(say(step) for step in timeline.steps if step.cue.note)]
        self.place(layout)

    @property
    def stage(self) -> Stage:
        """The table of the replay."""
        return self.replay.stage

    @property
    def moving(self) -> bool:
        """Whether the table needs frames."""
        return self.replay.moving

    def place(self, layout: Layout) -> None:
        """Lie on the table of `layout`; the words take their room from below the columns."""
        foot, bar = layout.bar.h, layout.bar
        words = self.bar.room_for(self._longest, bar.w)
        whole = Rect(bar.x, bar.y - words, bar.w, bar.h + words)
        self.replay.refit(replace(layout, bar=whole))
        self.bar.lay(whole, foot)
        self._tell()

    def fulfil(self, wish: Wish) -> None:
        """Do what the viewer asks for."""
        replay = self.replay
        match wish:
            case Wish.RESTART:
                replay.restart()
            case Wish.BACK:
                replay.back()
            case Wish.PLAY:
                replay.play()
            case Wish.PAUSE:
                replay.pause()
            case Wish.STEP:
                replay.pause()
                replay.forward()
            case Wish.SPEED:
                replay.faster()
            case Wish.TAKE:
                self._take()
            case Wish.CLOSE:
                self._on_close()
        self._tell()

    def _take(self) -> None:
        at = self.replay.at
        self._on_close()
        if self._on_take is not None:
            self._on_take(at)

    def handle(self, gesture: Gesture) -> bool:
        """Keys and the bar; returns False for a key that means nothing here."""
        match gesture:
            case Key():
                return self._key(gesture)
            case Hover(pos):
                self.stage.hover(pos)
        self.bar.handle(gesture)
        return True

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        self.replay.tick(milliseconds)
        self._tell()

    def _key(self, key: Key) -> bool:
        on, back = pygame.K_RIGHT, pygame.K_LEFT
        if self._look.rtl:
            on, back = back, on
        at, last = self.replay.at, len(self.replay.timeline.steps)
        jumps = {
            pygame.K_PAGEUP: at - PAGE,
            pygame.K_PAGEDOWN: at + PAGE,
            pygame.K_END: last,
        }
        toggle = Wish.PAUSE if self.replay.playing else Wish.PLAY
        wishes = {
            on: Wish.STEP,
            back: Wish.BACK,
            pygame.K_HOME: Wish.RESTART,
            pygame.K_SPACE: toggle,
            pygame.K_RETURN: toggle,
            pygame.K_ESCAPE: Wish.CLOSE,
        }
        if key.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        if key.key in jumps:
            self._jump(jumps[key.key])
            return True
        wish = wishes.get(key.key)
        if wish is not None and (wish in (Wish.STEP, Wish.BACK) or not key.repeat):
            self.fulfil(wish)
        return wish is not None

    def _jump(self, at: int) -> None:
        self.replay.jump(at)
        self._tell()

    def _tell(self) -> None:
        replay = self.replay
        now = (replay.at, replay.playing, replay.speed)
        if now == self._told:
            return
        self._told = now
        shown = self._shown()
        self.replay.reading = len(shown.words)
        self.bar.shown = shown

    def _shown(self) -> Shown:
        replay, step = self.replay, self.replay.step
        return Shown(
            words=self._say(step),
            at=replay.at,
            last=len(replay.timeline.steps),
            score=replay.position.score,
            playing=replay.playing,
            speed=replay.speed,
            refused=step is not None and step.breach is not None,
            can_take=not replay.position.board.is_won,
        )
