"""A recorded game shown on a table of its own, step by step and only when asked (R12)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from game.core.board import Pile
from game.core.cards import Card
from game.core.code import GameCode
from game.core.moves import Move
from game.core.rules import Breach
from game.core.session import Action, Command, Position, Session
from game.ui.layout import Layout, Spot
from game.ui.motion import HOME_RUN, REACH, RETURN, SHOWN, UNDO
from game.ui.stage import Mark, Stage

__all__ = ["Cue", "Replay", "Step", "Timeline"]

REFUSED = 1600
"""How long a pile shows that it refused, in milliseconds."""
LEAST_REST, PER_CHARACTER = 1200, 55
"""Milliseconds from one step to the next: long enough to read what is said about it."""
SPEEDS = (1, 2, 4)


@dataclass(frozen=True, slots=True)
class Cue:
    """An action to show; `note` names what is said about it, if there is more than the usual."""

    action: Action
    note: str = ""
    refused: bool = False
    """A move that the rules must refuse, shown as refused."""


@dataclass(frozen=True, slots=True)
class Step:
    """A cue as the rules took it."""

    cue: Cue
    before: Position
    after: Position
    moves: int
    """The move counter after it (R20)."""
    breach: Breach | None = None


@dataclass(frozen=True, slots=True)
class Timeline:
    """A game with the position after every step, so that any step can be shown."""

    code: GameCode
    start: Position
    steps: tuple[Step, ...]
    fault: Step | None = None
    """The first step that cannot be taken; the timeline ends before it."""

    @classmethod
    def of(cls, code: GameCode, cues: Iterable[Cue], *, foundations_final: bool = False) -> Self:
        """The game that `cues` play from the deal of `code`, each by the rules of a session.

        Raises:
            ValueError: if a move that must be refused is legal.
        """
        session = Session(code, foundations_final=foundations_final)
        start, steps = session.position, list[Step]()
        for cue in cues:
            before = session.position
            result = session.act(cue.action)
            breach = result if isinstance(result, Breach) else None
            step = Step(cue, before, session.position, session.moves, breach)
            if cue.refused and breach is None:
                raise ValueError(f"step {len(steps) + 1}, {cue.action}, is not refused")
            if result is None or (breach is not None and not cue.refused):
                return cls(code, start, tuple(steps), step)
            steps.append(step)
        return cls(code, start, tuple(steps))

    def position(self, at: int) -> Position:
        """The position after `at` steps."""
        return self.steps[at - 1].after if at else self.start

    def moves(self, at: int) -> int:
        """The move counter after `at` steps."""
        return self.steps[at - 1].moves if at else 0


class Replay:
    """Shows a timeline on its own stage: play, pause, step, back, restart, jump."""

    def __init__(self, timeline: Timeline, layout: Layout) -> None:
        self.timeline = timeline
        self.stage = Stage(layout, timeline.start.board)
        self.at = 0
        """How many steps have been shown."""
        self.playing = False
        self.speed = SPEEDS[0]
        self.reading = 0
        """Characters that are read at this step; whoever says them sets it."""
        self._rested = 0.0
        self._reaching: tuple[tuple[Card, ...], Spot] | None = None
        """The group on its way to a pile that will refuse it."""
        self._mark_left = 0

    @property
    def step(self) -> Step | None:
        """The step shown last; None at the deal."""
        return self.timeline.steps[self.at - 1] if self.at else None

    @property
    def position(self) -> Position:
        """The position shown."""
        return self.timeline.position(self.at)

    @property
    def at_end(self) -> bool:
        """Whether nothing is left to show."""
        return self.at == len(self.timeline.steps)

    @property
    def moving(self) -> bool:
        """Whether the table needs frames."""
        return bool(self.stage.motion) or self._mark_left > 0

    def play(self) -> None:
        """Show step after step from here on; after the end, from the deal."""
        if self.at_end:
            self.jump(0)
        self.playing = True
        self._rested = math.inf  # what stands here has been read

    def pause(self) -> None:
        """Stay here."""
        self.playing = False

    def forward(self) -> None:
        """Show the next step."""
        if self.at_end:
            return
        self._call_off()
        self.at += 1
        self._rested = 0.0
        step = self.timeline.steps[self.at - 1]
        if step.breach is not None and isinstance(step.cue.action, Move):
            self._reach(step.cue.action)
        else:
            added = step.after.line[len(step.before.line) :]
            home_run = step.cue.action is Command.FINISH
            order = [move.card for move in added] if home_run else []
            self.stage.show(step.after.board, HOME_RUN if home_run else SHOWN, order)

    def back(self) -> None:
        """Take the last step back, and wait there."""
        self.jump(self.at - 1)

    def restart(self) -> None:
        """Go back to the deal, and wait there."""
        self.jump(0)

    def jump(self, at: int) -> None:
        """Show the position after `at` steps, and wait there."""
        self.playing = False
        self._call_off()
        self.at = max(0, min(at, len(self.timeline.steps)))
        self._rested = 0.0
        self.stage.show(self.position.board, UNDO)

    def faster(self) -> None:
        """Play at the next speed; after the fastest, at the usual one again."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def refit(self, layout: Layout) -> None:
        """Lay everything out anew: the window has another size."""
        self._call_off()
        self.stage.refit(layout)

    def tick(self, milliseconds: int) -> None:
        """Let time pass; only while it plays does it go on by itself."""
        self.stage.motion.tick(milliseconds)
        self._turn_round()
        if self._mark_left > 0:
            self._mark_left -= milliseconds
            if self._mark_left <= 0:
                self.stage.marks = {}
        if self.playing and not self.stage.motion:
            self._rested += milliseconds * self.speed
            if self._rested >= max(LEAST_REST, PER_CHARACTER * self.reading):
                self.forward()
        if self.at_end and not self.moving:
            self.playing = False

    def _reach(self, move: Move) -> None:
        """Bring a group to the pile that refuses it."""
        stage, group = self.stage, self.stage.group(move.card)
        suit = move.card.suit if move.target is Pile.FOUNDATION else None
        spot = Spot(move.target, suit)
        home, there = stage.seating[move.card].at, stage.top_rect(spot)
        shift = (there.x - home[0], there.y - home[1] + there.h // 5)
        for card in group:
            x, y = stage.seating[card].at
            stage.motion.launch(card, stage.where(card), (x + shift[0], y + shift[1]), REACH)
        self._reaching = (group, spot)
        self._turn_round()

    def _turn_round(self) -> None:
        """A group that has reached the pile is refused and goes home."""
        if self._reaching is None:
            return
        group, spot = self._reaching
        motion, home = self.stage.motion, self.stage.seating[group[0]].at
        if group[0] in motion:
            return
        there = self.stage.top_rect(spot)
        for card in group:
            x, y = self.stage.seating[card].at
            start = (x + there.x - home[0], y + there.y - home[1] + there.h // 5)
            motion.launch(card, start, (x, y), RETURN)
        self._reaching = None
        self.stage.marks = {spot: Mark.REFUSES}
        self._mark_left = REFUSED

    def _call_off(self) -> None:
        """Let go of whatever a refused move left under way."""
        if self._reaching is not None:
            for card in self._reaching[0]:
                self.stage.motion.stop(card)
        self._reaching = None
        self._mark_left = 0
        self.stage.marks = {}
