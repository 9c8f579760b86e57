"""The bar below the table: commands at its start, the state of the game at its end (R21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.bar_fields import Field, Fields
from game.ui.commands import Command
from game.ui.gestures import Gesture, Hover, Key, Press
from game.ui.icons import Icon
from game.ui.theme import UI, mix
from game.ui.tooltip import Tooltip
from game.ui.widgets.base import Router, Widget
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.look import Look

__all__ = ["Bar", "BarState"]

LEAST_TARGET = 44
"""Pixels that a button is wide at least."""
START, END, GAP = 12, 10, 4


class Labels(Enum):
    """Where the buttons show their names; without, they have tooltips (DESIGN §6)."""

    BESIDE = "beside"
    BELOW = "below"
    NONE = "none"


WORDLESS = {
    Labels.BESIDE: {Command.MENU},
    Labels.BELOW: set[Command](),
    Labels.NONE: {*Command},
}


@dataclass(frozen=True, slots=True)
class BarState:
    """What the bar shows; `rules` is the translated name of the variant (R10)."""

    score: int
    seconds: int
    moves: int
    code: str
    rules: str
    house_rule: bool = False
    """Cards stay on the foundations (R7)."""
    can_undo: bool = False
    can_redo: bool = False
    can_restart: bool = False
    can_finish: bool = False
    """Foundation moves alone win now (R12)."""
    can_hint: bool = True
    outlook: str | None = None
    """Whether the game can still be won, in a word; None if the player does not want to know."""
    shows_score: bool = True
    shows_time: bool = True


class Bar(Widget):
    """Emits commands; shows what it was told last."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        state: BarState,
        emit: Callable[[Command], None],
        lets: Callable[[Command], bool] = lambda _: True,
    ) -> None:
        """Show `state`; `emit` gets the commands, and `lets` says which of them there are."""
        super().__init__(look)
        self._tr = tr
        self._state = state
        self._router = Router()
        self._tooltip = Tooltip(look)
        self._buttons = {
            command: button for command, button in _buttons(look, tr, emit).items() if lets(command)
        }
        copy = tr.gettext("Copy the game code") if lets(Command.COPY_CODE) else ""
        self._fields = Fields(look, copy, emit)
        self._show()

    @property
    def state(self) -> BarState:
        """What is shown."""
        return self._state

    @state.setter
    def state(self, state: BarState) -> None:
        if state == self._state:
            return
        self._state = state
        self._show()
        if self.rect.w:
            self.place(self.rect)

    @property
    def children(self) -> Sequence[Widget]:
        """The buttons there are just now, and the fields."""
        return (*self._shown_buttons(), self._fields)

    def place(self, rect: pygame.Rect) -> None:
        """Lie along the foot of the window; drop what does not fit."""
        super().place(rect)
        level = self._fitting(rect.w)
        self._place_buttons()
        wide = self._fields.needed(level)
        box = pygame.Rect(rect.right - self.look.px(END) - wide, rect.y, wide, rect.h)
        self._fields.level = level
        self._fields.place(self.look.mirrored(box, rect))

    def handle(self, gesture: Gesture) -> bool:
        """Press buttons, copy the code, name what the pointer rests on."""
        if isinstance(gesture, Key):
            return any(child.handle(gesture) for child in self.children if child.focused)
        used = self._router.handle(gesture, self.children)
        if isinstance(gesture, Press) and self._tooltip.rest_on(self.rect, ""):
            self.touch()
        if isinstance(gesture, Hover):
            over = next((each for each in self._named() if each[0].collidepoint(gesture.pos)), None)
            rect, name = over or (self.rect, "")
            if self._tooltip.rest_on(rect, name):
                self.touch()
        return used

    def step(self, by: int) -> bool:
        """Move the focus along the bar; returns False, focusing nothing, past an end."""
        stops = list(self.stops())
        at = next((place for place, stop in enumerate(stops) if stop.focused), None)
        there = (0 if by > 0 else len(stops) - 1) if at is None else at + by
        for stop in stops:
            stop.focus(False)
        if not 0 <= there < len(stops):
            return False
        stops[there].focus(True)
        return True

    def blur(self) -> None:
        """Give the keyboard away."""
        for child in self.children:
            child.focus(False)

    def tick(self, ms: float) -> None:
        """Repeat undo while held; show the tooltip in time."""
        super().tick(ms)
        if self._tooltip.tick(ms):
            self.touch()

    def draw(self, target: pygame.Surface) -> None:
        """The bar itself; the tooltip stands above it and is drawn by `draw_tooltip`."""
        table = self.look.table
        target.fill(mix(table.edge, table.bar, 0.88), self.rect)
        edge = pygame.Rect(self.rect.x, self.rect.y, self.rect.w, max(1, self.look.px(1)))
        target.fill(mix(table.bar, table.line, 0.14), edge)
        super().draw(target)

    def draw_tooltip(self, target: pygame.Surface) -> None:
        """Draw over the table what the pointer rests on."""
        self._tooltip.draw(target)

    @property
    def tooltip(self) -> str:
        """What the tooltip says just now."""
        return self._tooltip.text

    def _show(self) -> None:
        state, tr = self._state, self._tr
        can = {
            Command.UNDO: state.can_undo,
            Command.REDO: state.can_redo,
            Command.RESTART: state.can_restart,
            Command.HINT: state.can_hint,
        }
        for command, button in self._buttons.items():
            button.enabled = can.get(command, True)
        # Translators: labels in the bar; the value follows, as in "Moves 48".
        score = Field(tr.gettext("Score"), tr.number(state.score), 3, UI.gold)
        time = Field(tr.gettext("Time"), tr.number(clock(state.seconds)), 4)
        moves = Field(tr.gettext("Moves"), tr.number(state.moves), 3)
        # Translators: label in the bar; "yes", "no" or "?" follows.
        outlook = Field(tr.gettext("Winnable"), state.outlook or "", 3)
        counts = (
            (outlook, state.outlook is not None),
            (score, state.shows_score),
            (time, state.shows_time),
            (moves, True),
        )
        self._fields.show(
            tuple(field for field, wanted in counts if wanted),
            # Translators: label in the bar; short for "Game code", a value follows.
            Field(tr.gettext("Code"), state.code, 0),
            state.rules,
            tr.gettext("Cards stay on the foundations") if state.house_rule else "",
        )
        self.touch()

    def _shown_buttons(self) -> list[Button]:
        return [
            button
            for command, button in self._buttons.items()
            if command is not Command.FINISH or self._state.can_finish
        ]

    def _fitting(self, width: int) -> int:
        """Label the buttons as far as there is room; returns the level of the fields.

        Labels go below the signs before they go altogether, and after those of the numbers: what
        can be done is harder to guess than what is counted.
        """
        tries = [(level, Labels.BESIDE) for level in range(3)]
        tries += [(level, Labels.BELOW) for level in range(1, Fields.LEVELS)]
        tries += [(level, Labels.NONE) for level in range(1, Fields.LEVELS)]
        level, labels = next((each for each in tries if self._needed(*each) <= width), tries[-1])
        self._label_buttons(level, labels)
        return level

    def _label_buttons(self, level: int, labels: Labels) -> None:
        for command, button in self._buttons.items():
            offer = command is Command.FINISH and level < Fields.LEVELS - 2
            button.shows_label = command not in WORDLESS[labels] or offer
            button.stacked = labels is Labels.BELOW

    def _needed(self, level: int, labels: Labels) -> int:
        """Pixels that this takes; words beside signs leave room for Finish, which comes last."""
        self._label_buttons(level, labels)
        spare = labels is Labels.BESIDE
        buttons = [*self._buttons.values()] if spare else self._shown_buttons()
        gaps = self.look.px(START + END) + self.look.px(GAP) * len(buttons)
        return sum(map(self._width, buttons)) + gaps + self._fields.needed(level)

    def _width(self, button: Button) -> int:
        return max(LEAST_TARGET, self.rect.h, button.measure(0)[0])

    def _place_buttons(self) -> None:
        left = self.rect.x + self.look.px(START)
        for button in self._shown_buttons():
            wide = self._width(button)
            box = pygame.Rect(left, self.rect.y, wide, self.rect.h)
            button.place(self.look.mirrored(box, self.rect))
            left += wide + self.look.px(GAP)

    def _named(self) -> list[tuple[pygame.Rect, str]]:
        """What has no label, or none that says it all."""
        buttons = [
            (button.rect, button.name) for button in self._shown_buttons() if not button.shows_label
        ]
        return buttons + self._fields.named()


def clock(seconds: int) -> str:
    """Minutes and seconds, with hours only if there are any."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _buttons(look: Look, tr: Catalogue, emit: Callable[[Command], None]) -> dict[Command, Button]:
    kinds = (
        (Command.MENU, tr.gettext("Menu"), Icon.MENU),
        (Command.NEW, tr.gettext("New game"), Icon.NEW),
        (Command.UNDO, tr.gettext("Undo"), Icon.UNDO),
        (Command.REDO, tr.gettext("Redo"), Icon.REDO),
        # Translators: a button; plays the same deal from its beginning.
        (Command.RESTART, tr.gettext("Restart"), Icon.RESTART),
        # Translators: a button; shows a move worth making.
        (Command.HINT, tr.gettext("Hint"), Icon.HINT),
        # Translators: a button; puts all the cards that are left on the foundations.
        (Command.FINISH, tr.gettext("Finish"), Icon.FINISH),
    )
    repeating = (Command.UNDO, Command.REDO)

    def button(command: Command, label: str, sign: Icon) -> Button:
        options = Options(
            Face.BAR,
            sign,
            repeats=command in repeating,
            height=0,
            strong=command is Command.FINISH,
        )
        return Button(look, label, lambda: emit(command), options)

    return {command: button(command, label, sign) for command, label, sign in kinds}
