"""What an inexact pointer means: a tap beside a pile, and a finger that slides along a column."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.board import Pile
from game.core.cards import Card
from game.ui.layout import Spot, apart
from game.ui.stage import Stage

__all__ = ["Aim"]

Point = tuple[int, int]

STEEP = 2.0
"""How much more down or up than sideways a finger has to go in order to slide."""
SIDEWAYS = 0.30
"""How far sideways, in card widths, a sliding finger takes the chosen card along."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Reads points on `stage`; a `large` aim forgives more (DESIGN §7)."""

    stage: Stage
    large: bool = False

    def card(self, point: Point) -> Card | None:
        """The card at `point`, or with a large aim the nearest one within reach."""
        card = self.stage.pick(point)
        if card is not None or not self.large:
            return card
        spot = self._nearest(point)
        if spot is None:
            return None
        near = self.stage.ends(spot)
        x, y = point
        inside = (
            max(near.left, min(x, near.right - 1)),
            max(near.top, min(y, near.bottom - 1)),
        )
        return self.stage.pick(inside)

    def spot(self, point: Point) -> Spot | None:
        """The pile that a tap at `point` means."""
        spot = self.stage.spot_at(point)
        return self._nearest(point) if spot is None and self.large else spot

    def slides(self, card: Card, start: Point, point: Point) -> bool:
        """Whether a finger that went from `start` to `point` chooses among narrow strips."""
        spot = self.stage.seating[card].spot
        across, along = abs(point[0] - start[0]), abs(point[1] - start[1])
        steep = along > STEEP * across
        return steep and self.stage.is_covered(card) and self._narrow(spot.pile)

    def chosen(self, card: Card, point: Point) -> Card:
        """The card that a finger at `point` chooses, having slid along the column of `card`."""
        column = self.stage.board[self.stage.seating[card].spot.pile]
        above = [each for each in column.cards[column.hidden :] if self._top(each) <= point[1]]
        return above[-1] if above else column.cards[column.hidden]

    def takes(self, card: Card, start: Point, point: Point) -> bool:
        """Whether a finger that slides takes `card` along: it went sideways, or off the column."""
        layout = self.stage.layout
        if abs(point[0] - start[0]) > SIDEWAYS * layout.card[0]:
            return True
        column = self.stage.ends(self.stage.seating[card].spot)
        return not column.top - layout.gap <= point[1] <= column.bottom + layout.gap

    def _top(self, card: Card) -> int:
        return self.stage.seating[card].at[1]

    def _narrow(self, pile: Pile) -> bool:
        """Whether the strips of a column gave way to its length (DESIGN §5)."""
        return any(self.stage.seating[card].compact for card in self.stage.board[pile].cards)

    def _nearest(self, point: Point) -> Spot | None:
        """The pile nearest to `point` that is within reach of it."""
        layout = self.stage.layout
        here = Rect(point, (1, 1))
        away = {spot: apart(self.stage.ends(spot), here) for spot in layout.spots}
        spot = min(away, key=lambda each: away[each])
        return spot if away[spot] <= layout.reach else None
