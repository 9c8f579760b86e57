"""The game is won: the score, how long it took, and what next (R11, R19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.bar import clock
from game.ui.dialog import Dialog, Frame
from game.ui.icons import Icon
from game.ui.theme import UI
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.label import Label
from game.ui.widgets.look import Look

__all__ = ["Result", "Wishes", "won"]

COUNT_UP = 700.0
SCRIM = 0.38
DROP = 52
"""The panel stands below the middle: kings look over its upper edge."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    score: int
    seconds: int
    moves: int
    code: str
    hints: int = 0


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the player can ask for."""

    again: Callable[[], None]
    new: Callable[[], None]
    copy: Callable[[], None] | None
    """Copy the game code; None if that is not offered."""
    picture: Callable[[], None] | None = None
    """Save a picture of the result."""


class Score(Widget):
    """The points, counted up from nothing."""

    SIZE = 76

    def __init__(self, look: Look, tr: Catalogue, points: int) -> None:
        super().__init__(look)
        self._tr = tr
        self._points = points
        self._age = COUNT_UP if look.calm else 0.0

    @property
    def shown(self) -> int:
        """The points counted so far, by easeOutQuad."""
        left = 1 - self._age / COUNT_UP
        return round(self._points * (1 - left * left))

    @property
    def told(self) -> Sequence[str]:
        """All points, at once."""
        return (self._tr.number(self._points),)

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        return width, self.look.px(self.SIZE)

    def tick(self, ms: float) -> None:
        """Count on."""
        before = self.shown
        self._age = min(COUNT_UP, self._age + ms)
        if self.shown != before:
            self.touch()

    def draw(self, target: pygame.Surface) -> None:
        """The number."""
        text = self._tr.number(self.shown)
        look, size = self.look, self.SIZE
        look.write(target, text, self.rect, size, UI.primary, align="center", bold=True)


class Fact(Column):
    """A label with its value below, no wider than the two need."""

    def __init__(self, look: Look, label: str, value: str) -> None:
        lines = (
            Label(look, label, 14, UI.muted, align="center"),
            Label(look, value, 20, bold=True, tabular=True, align="center"),
        )
        super().__init__(look, lines, 4)
        self._told = f"{label}: {value}"

    @property
    def told(self) -> Sequence[str]:
        """Both in one sentence."""
        return (self._told,)

    def measure(self, width: int) -> Size:
        """The wider of the two lines, and both heights."""
        wide = max(child.measure(width)[0] for child in self.children)
        return wide, super().measure(width)[1]


def won(look: Look, tr: Catalogue, result: Result, wishes: Wishes) -> Dialog:
    """The dialog; both answers close it, copying the code does not."""

    def answer(wish: Callable[[], None]) -> None:
        dialog.close()
        wish()

    # Translators: stands below the number of points.
    points = tr.ngettext("point", "points", result.score)
    body = Column(
        look,
        (
            Score(look, tr, result.score),
            Label(look, points, 16, UI.muted, align="center"),
            Space(look, 18),
            _facts(look, tr, result, wishes),
            Space(look, 12),
        ),
    )
    again = Button(
        look,
        tr.gettext("Play this deal again"),
        lambda: answer(wishes.again),
        Options(sign=Icon.RESTART, height=54),
    )
    new = Button(
        look, tr.gettext("New game"), lambda: answer(wishes.new), Options(Face.PRIMARY, height=54)
    )
    frame = Frame(width=700, heading=44, scrim=SCRIM, drop=DROP, wide_buttons=True)
    dialog = Dialog(look, tr.gettext("You won!"), body, (again, new), default=new, frame=frame)
    return dialog


def _facts(look: Look, tr: Catalogue, result: Result, wishes: Wishes) -> Row:
    signs = (
        (Icon.COPY, tr.gettext("Copy the game code"), wishes.copy),
        (Icon.PICTURE, tr.gettext("Save a picture"), wishes.picture),
    )
    buttons = [
        Button(look, name, wish, Options(sign=sign, shows_label=False, height=50))
        for sign, name, wish in signs
        if wish is not None
    ]
    facts = [
        Fact(look, tr.gettext("Time"), tr.number(clock(result.seconds))),
        Fact(look, tr.gettext("Moves"), tr.number(result.moves)),
    ]
    if result.hints:
        facts.append(Fact(look, tr.gettext("Hints"), tr.number(result.hints)))
    facts.append(Fact(look, tr.gettext("Game code"), result.code))
    return Row(look, (*facts, *buttons), 12, grow=range(len(facts) - bool(buttons)))
