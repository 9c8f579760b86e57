"""The player's hand on the table: tap, double tap and drag, each ended once (R13–R18)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

from game.core.board import Pile
from game.core.cards import Card
from game.core.rules import Breach
from game.core.session import Change
from game.ui.gestures import Cancel, Drag, Hover, Pointed, Press, Release
from game.ui.layout import Spot
from game.ui.stage import Mark, Stage
from game.ui.umpire import Umpire

__all__ = ["Dealings", "Hands", "Preferences"]

DOUBLE_TAP = 400
"""Milliseconds between the two presses of a double tap."""
MOUSE_SLACK, FINGER_SLACK = 4, 10
"""How far the pointer may move, in pixels, before a press becomes a drag (DESIGN §7)."""
TAP_SLACK = 16
"""How far apart, in u, the two presses of a double tap may be."""
REFUSED = 700
"""How long a pile shows that it refused, in milliseconds (DESIGN §4)."""


class Preferences(Protocol):
    """The settings that the hand heeds."""

    @property
    def double_click(self) -> bool:
        """R14."""

    @property
    def placement_help(self) -> bool:
        """R16."""


class Dealings(Protocol):
    """Who hears what the hand did."""

    def changed(self, change: Change) -> None:
        """A move was made."""

    def refused(self, breach: Breach, spot: Spot) -> None:
        """A rule refused a move; `spot` is the pile to explain it by (R17)."""

    def placeless(self, card: Card, spot: Spot) -> None:
        """No column takes the double-tapped `card`."""


@dataclass(frozen=True, slots=True)
class _Grasp:
    """A press under way."""

    card: Card | None
    press: Press
    second: bool
    """Whether it is the second press of a double tap."""
    dragging: bool = False


@dataclass(frozen=True, slots=True)
class _Tap:
    """The tap before."""

    card: Card | None
    press: Press
    at: int
    acted: bool


class Hands:
    """Turns pointer gestures into the umpire's verdicts, and shows them on the stage."""

    def __init__(
        self, stage: Stage, umpire: Umpire, preferences: Preferences, dealings: Dealings
    ) -> None:
        self.stage = stage
        self.umpire = umpire
        self.preferences = preferences
        self._dealings = dealings
        self._grasp: _Grasp | None = None
        self._before: _Tap | None = None
        self._time = 0
        self._mark_left = 0

    @property
    def busy(self) -> bool:
        """Whether time has to pass for a mark to fade."""
        return self._mark_left > 0

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        self._time += milliseconds
        if self._mark_left > 0:
            self._mark_left -= milliseconds
            if self._mark_left <= 0:
                self.stage.marks = {}

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
                self.cancel()
            case Hover(pos):
                self.stage.hover(pos)

    def cancel(self) -> None:
        """Break off what is under way: the cards go home."""
        grasp, self._grasp = self._grasp, None
        if grasp is not None and grasp.dragging:
            self.stage.marks = {}
            self.stage.let_go()

    def _press(self, press: Press) -> None:
        self.cancel()
        if press.button != 1:
            return
        self.stage.hover(press.pos)
        card = self.stage.pick(press.pos)
        self._grasp = _Grasp(card, press, self._is_second(press))

    def _is_second(self, press: Press) -> bool:
        before = self._before
        if before is None or not self.preferences.double_click:
            return False
        near = math.dist(before.press.pos, press.pos) <= TAP_SLACK * self.stage.layout.scale
        return near and self._time - before.at <= DOUBLE_TAP

    def _drag(self, pos: tuple[int, int]) -> None:
        grasp = self._grasp
        if grasp is None or grasp.card is None:
            return
        if grasp.dragging:
            self.stage.drag(pos)
            return
        slack = FINGER_SLACK if grasp.press.touch else MOUSE_SLACK
        if math.dist(grasp.press.pos, pos) > slack:
            self._lift(grasp, grasp.card, pos)

    def _lift(self, grasp: _Grasp, card: Card, pos: tuple[int, int]) -> None:
        targets = self.umpire.targets(card)
        self._before = None
        if isinstance(targets, Breach):
            self._grasp = None
            self._refuse(targets, card)
            return
        self._grasp = _Grasp(card, grasp.press, second=False, dragging=True)
        self.stage.lift(self.stage.group(card), grasp.press.pos)
        self.stage.drag(pos)
        self._mark_left = 0
        shown = targets if self.preferences.placement_help else ()
        self.stage.marks = {_spot(pile, card): Mark.TAKES for pile in shown}

    def _release(self) -> None:
        grasp, self._grasp = self._grasp, None
        if grasp is None:
            return
        if grasp.card is not None and grasp.dragging:
            self._drop(grasp.card)
        else:
            self._tap(grasp)

    def _drop(self, card: Card) -> None:
        spots = self.stage.layout.drop_spots(self.stage.held_rect())
        under = list(dict.fromkeys(spot.pile for spot in spots))
        self.stage.marks = {}
        result = self.umpire.drop(card, under)
        match result:
            case Change():
                self._dealings.changed(result)
            case Breach():
                self.stage.let_go()
                self._refuse(result, card)
            case None:
                self.stage.let_go()

    def _tap(self, grasp: _Grasp) -> None:
        before, self._before = self._before, None
        if grasp.second and before is not None:
            if before.acted:
                return  # it would hit a card that the first tap uncovered (R14)
            if grasp.card is not None and grasp.card == before.card:
                self._double_tap(grasp.card)
                return
        change = None if grasp.card is None else self.umpire.tap(grasp.card)
        self._before = _Tap(grasp.card, grasp.press, self._time, change is not None)
        if change is not None:
            self._dealings.changed(change)

    def _double_tap(self, card: Card) -> None:
        spot = self.stage.seating[card].spot
        result = self.umpire.double_tap(card)
        match result:
            case Change():
                self._dealings.changed(result)
            case Breach():
                self._refuse(result, card)
            case None if spot.suit is None:
                self.stage.shake(self.stage.group(card))
                self._dealings.placeless(card, spot)

    def _refuse(self, breach: Breach, card: Card) -> None:
        """Ring and shake; whoever listens may add the words (R17)."""
        home = self.stage.seating[card].spot
        spot = home if breach.target is None else _spot(breach.target, card)
        self.stage.shake(self.stage.group(card))
        if breach.target is not None:
            self.stage.marks = {spot: Mark.REFUSES}
            self._mark_left = REFUSED
        self._dealings.refused(breach, spot)


def _spot(pile: Pile, card: Card) -> Spot:
    return Spot(pile, card.suit if pile is Pile.FOUNDATION else None)
