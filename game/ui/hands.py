"""The player's hand on the table: tap, double tap and drag, each ended once (R13–R18)."""

from __future__ import annotations

import math
from dataclasses import replace

from game.core.cards import Card
from game.core.rules import Breach
from game.core.session import Change
from game.ui.aim import Aim
from game.ui.answers import Answers, Dealings
from game.ui.gestures import Cancel, Drag, Hover, Pointed, Press, Release
from game.ui.grasp import Grasp, Preferences, Tap
from game.ui.selection import Selection
from game.ui.stage import Stage
from game.ui.taste import DOUBLE_TAPS, SLACKS, named
from game.ui.umpire import Umpire

__all__ = ["Dealings", "Hands", "Preferences"]

TAP_SLACK = 16
"""How far apart, in u, the two presses of a double tap may be."""
LONG_PRESS = 500
"""Milliseconds after which a press on a covered card shows the whole of it."""


class Hands:
    """Turns pointer gestures into the umpire's verdicts, and shows them on the stage."""

    def __init__(
        self, stage: Stage, umpire: Umpire, preferences: Preferences, dealings: Dealings
    ) -> None:
        self.stage = stage
        self.umpire = umpire
        self._preferences = preferences
        self.answers = Answers(stage, dealings)
        self.selection = Selection(stage, umpire, self.answers, preferences)
        self._grasp: Grasp | None = None
        self._before: Tap | None = None
        self._time = 0

    @property
    def preferences(self) -> Preferences:
        """The settings in force."""
        return self._preferences

    @preferences.setter
    def preferences(self, preferences: Preferences) -> None:
        self._preferences = self.selection.preferences = preferences
        if not preferences.click_to_move:
            self.selection.drop()

    @property
    def busy(self) -> bool:
        """Whether time has to pass for something to be seen."""
        return self.answers.busy or self._peeks_soon

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        self._time += milliseconds
        self.answers.tick(milliseconds)
        grasp = self._grasp
        if grasp is not None and self._peeks_soon and self._time - grasp.at >= LONG_PRESS:
            self.stage.peek(grasp.card, beside=grasp.press.touch)

    def handle(self, gesture: Pointed | Hover) -> None:
        """Act on one gesture of the pointer."""
        match gesture:
            case Press():
                self._press(gesture)
            case Drag(pos):
                self._drag(pos)
            case Release():
                self._release()
            case Cancel():
                self._break_off()
            case Hover(pos):
                self.stage.hover(pos)

    def cancel(self) -> bool:
        """Let go of everything, held or selected; returns whether there was anything."""
        held = self.stage.held is not None
        self._break_off()
        return self.selection.drop() or held

    def _break_off(self) -> None:
        """End the press under way without its effect: the cards go home."""
        grasp, self._grasp = self._grasp, None
        self.stage.peek(None)
        if grasp is not None and grasp.dragging:
            self.answers.lowered()
            self.stage.let_go()

    @property
    def _peeks_soon(self) -> bool:
        """Whether a press rests on a covered card and may last long enough to show it."""
        grasp = self._grasp
        if grasp is None or grasp.card is None or grasp.dragging or self.stage.peeked is not None:
            return False
        return self.stage.is_covered(grasp.card)

    def _press(self, press: Press) -> None:
        self._break_off()
        card = self._aim.card(press.pos)
        if press.button == 1:
            self.stage.hover(press.pos)
            card = self._aim.card(press.pos)
            self._grasp = Grasp(card, press, self._time, self._is_second(press))
        elif press.button == 3:
            self.stage.peek(card)

    def _is_second(self, press: Press) -> bool:
        before = self._before
        if before is None or not self._preferences.double_click:
            return False
        near = math.dist(before.press.pos, press.pos) <= TAP_SLACK * self.stage.layout.scale
        longest = named(self._preferences.double_click_time, DOUBLE_TAPS, "usual")
        return near and self._time - before.at <= longest

    @property
    def _aim(self) -> Aim:
        return Aim(self.stage, large=self._preferences.large_zones)

    def _drag(self, pos: tuple[int, int]) -> None:
        grasp = self._grasp
        if grasp is not None and grasp.card is not None and self._slides(grasp, grasp.card, pos):
            self._slide(grasp, grasp.card, pos)
        elif self.stage.peeked is not None:
            self.stage.peek(self.stage.pick(pos) or self.stage.peeked)  # sliding shows another
        elif grasp is None or grasp.card is None:
            return
        elif grasp.dragging:
            self.stage.drag(pos)
        elif math.dist(grasp.press.pos, pos) > self._slack(grasp.press):
            self._lift(grasp, grasp.card, pos)

    def _slides(self, grasp: Grasp, card: Card, pos: tuple[int, int]) -> bool:
        """Whether a finger chooses another card, because strips are narrow or one is peeked at."""
        if grasp.sliding or grasp.dragging or not grasp.press.touch:
            return grasp.sliding
        if math.dist(grasp.press.pos, pos) <= self._slack(grasp.press):
            return False
        return self.stage.peeked is not None or self._aim.slides(card, grasp.press.pos, pos)

    def _slide(self, grasp: Grasp, card: Card, pos: tuple[int, int]) -> None:
        """Choose the card at the finger's height, or take the chosen one along sideways."""
        if self._aim.takes(card, grasp.press.pos, pos):
            self.stage.peek(None)
            self._lift(replace(grasp, press=replace(grasp.press, pos=pos)), card, pos)
            return
        self.selection.drop()
        self.stage.hover((grasp.press.pos[0], pos[1]))
        chosen = self._aim.chosen(card, pos)
        self._grasp = replace(grasp, card=chosen, second=False, sliding=True)
        self.stage.peek(chosen, beside=True)

    def _slack(self, press: Press) -> int:
        mouse, finger = named(self._preferences.drag_distance, SLACKS, "usual")
        return finger if press.touch else mouse

    def _lift(self, grasp: Grasp, card: Card, pos: tuple[int, int]) -> None:
        self.selection.drop()
        targets = self.umpire.targets(card)
        self._before = None
        if isinstance(targets, Breach):
            self._grasp = None
            self.answers.refused(targets, card)
            return
        self._grasp = replace(grasp, second=False, dragging=True, sliding=False)
        self.stage.lift(self.stage.group(card), grasp.press.pos)
        self.stage.drag(pos)
        self.answers.lifted(card, targets if self._preferences.placement_help else ())

    def _release(self) -> None:
        grasp, self._grasp = self._grasp, None
        sliding = grasp is not None and grasp.sliding
        peeked = self.stage.peeked is not None
        self.stage.peek(None)
        if grasp is None or (peeked and not sliding):
            return
        if grasp.card is not None and grasp.dragging:
            self._drop(grasp.card)
        else:
            self._tap(grasp)

    def _drop(self, card: Card) -> None:
        spots = self.stage.layout.drop_spots(
            self.stage.held_rect(), large=self._preferences.large_zones
        )
        under = list(dict.fromkeys(spot.pile for spot in spots))
        self.answers.lowered()
        result = self.umpire.drop(card, under)
        match result:
            case Change():
                self.answers.changed(result)
            case Breach():
                self.stage.let_go()
                self.answers.refused(result, card)
            case None:
                self.stage.let_go()

    def _tap(self, grasp: Grasp) -> None:
        before, self._before = self._before, None
        if grasp.second and before is not None:
            if before.acted:
                return  # it would hit a card that the first tap uncovered (R14)
            if grasp.card is not None and grasp.card == before.card:
                self.selection.drop()
                self.place(grasp.card)
                return
        acted = self._single_tap(grasp)
        self._before = Tap(grasp.card, grasp.press, self._time, acted)

    def _single_tap(self, grasp: Grasp) -> bool:
        """R13; returns whether a move was made."""
        card, selected = grasp.card, self.selection.card
        if selected is not None:
            spot = self._aim.spot(grasp.press.pos)
            if spot is None or card == selected:
                self.selection.drop()
                return False
            return self.selection.put(spot.pile)
        change = None if card is None else self.umpire.tap(card)
        if change is not None:
            self.answers.changed(change)
        elif card is not None and self._preferences.click_to_move:
            self.selection.take(card)
        return change is not None

    def place(self, card: Card) -> None:
        """Find a place in the columns for `card` and those on it (R14)."""
        result = self.umpire.double_tap(card)
        match result:
            case Change():
                self.answers.changed(result)
            case Breach():
                self.answers.refused(result, card)
            case None if self.stage.seating[card].spot.suit is None:
                self.answers.placeless(card)
