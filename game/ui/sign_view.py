"""Draws what is said about cards at rest: which moved last, and which are selected."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.core.cards import Card
from game.ui.effects import Badge
from game.ui.paint import Painter
from game.ui.stage import Held, Mark, Stage

__all__ = ["SignView", "raised_group"]

CORNER = 0.06
RISE = (4, 1)
"""How far a selected group is drawn from its place, in u."""


class SignView:
    """Rings round groups; each draw returns the rectangles it covers."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    def draw_below(self, target: Surface, stage: Stage) -> list[Rect]:
        """The faint ring of the last move, below what is selected."""
        at_rest = not any(card in stage.motion for card in stage.moved)
        if not stage.moved or not at_rest or stage.held is not None:
            return []
        run, unit = stage.run_rect(stage.moved), stage.layout.scale
        self._painter.trace(target, run, CORNER * stage.layout.card[0], unit)
        return [_around(run, 8 * unit)]

    def draw_above(self, target: Surface, stage: Stage) -> list[Rect]:
        """The ring of the selected group, and that of the keyboard."""
        covered = self._draw_chosen(target, stage) if stage.raised else []
        if stage.cursor is not None and stage.held is None:
            rect, unit = stage.cursor_rect(stage.cursor), stage.layout.scale
            width = max(0.65, 0.65 * unit)
            self._painter.focus(target, rect, CORNER * stage.layout.card[0], width)
            if stage.marks.get(stage.cursor.spot) is Mark.TAKES:
                self._painter.badge(target, Badge.TICK, rect.midbottom, unit)
            covered.append(_around(rect, 16 * unit))
        return covered

    def _draw_chosen(self, target: Surface, stage: Stage) -> list[Rect]:
        held, (width, height), unit = raised_group(stage), stage.layout.card, stage.layout.scale
        run = Rect((round(held.at[0]), round(held.at[1])), (width, held.offsets[-1][1] + height))
        self._painter.chosen(target, run, CORNER * width, unit)
        return [_around(run, 10 * unit)]


def raised_group(stage: Stage) -> Held:
    """The selected group as it is drawn: as if it were held just above its place."""
    cards: Sequence[Card] = stage.raised
    x, y = stage.where(cards[0])
    left, top = stage.seating[cards[0]].at
    offsets = tuple(
        (place.at[0] - left, place.at[1] - top) for place in (stage.seating[c] for c in cards)
    )
    rise = (RISE[0] * stage.layout.scale, RISE[1] * stage.layout.scale)
    return Held(tuple(cards), rise, offsets, (x, y))


def _around(rect: Rect, margin: float) -> Rect:
    return rect.inflate(2 * round(margin), 2 * round(margin))
