"""Where everything lies on the table: the one source of geometry (DESIGN §5).

What is drawn is what is hit, so drawing, picking and dropping all ask this module. Lengths
marked *w* in the design are multiples of the card width.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from pygame import Rect

from game.core.board import COLUMNS, Pile
from game.core.cards import Suit

__all__ = ["Arrangement", "Layout", "Spot", "apart", "ui_scale"]

RATIO = 1.4
GAP, WIDEST_GAP, SEPARATION = 0.14, 0.30, 0.36
LONGEST = max(6 * 0.05 + 12 * 0.22, 6 * 0.05 + 21 * 0.145)
"""The fan that always fits: 6 + 13 cards in plain strips, 6 + 22 in compact ones (fan.py)."""
FOUNDATIONS_ABOVE = 0.14
"""From a row of foundations to the columns below it."""
HYSTERESIS = 1.05
SMALLEST = (800, 600)
LOWEST = 520
"""How low a window still is that has to leave room for its frame on a low screen."""
DROP_WIDTH, DROP_HEIGHT = 0.30, 0.20
"""How much of the held card must lie over a pile for a drop there."""
LARGE_WIDTH, LARGE_HEIGHT = 0.10, 0.08
"""The same with large drop zones."""
REACH = 0.5
"""How far beside every pile, in w, a large zone still means the nearest one."""


class Arrangement(Enum):
    """Where the foundations lie, chosen by the shape of the window."""

    SIDE_2 = "side2"
    SIDE_4 = "side4"
    TOP = "top"


@dataclass(frozen=True, slots=True)
class Spot:
    """A pile's place: a column, or the foundation of one suit."""

    pile: Pile
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """The table at one window size, in pixels."""

    size: tuple[int, int]
    scale: float
    """u, the UI scale."""
    arrangement: Arrangement
    card: tuple[int, int]
    margin: int
    gap: int
    columns: tuple[int, ...]
    """The left edge of each column."""
    top: int
    """The upper edge of the columns."""
    foundations: tuple[tuple[int, int], ...]
    """The upper left corner of each suit's foundation, in the order of R6."""
    bar: Rect
    mirrored: bool = False

    @classmethod
    def fit(
        cls,
        size: tuple[int, int],
        before: Layout | None = None,
        *,
        mirrored: bool = False,
        cards: float = 1.0,
        text: float = 1.0,
    ) -> Layout:
        """The arrangement with the widest cards; `before` stays unless another gains 5 %.

        `cards` is the share of that width that is wanted, and `text` enlarges the UI scale.
        """
        size = (max(size[0], SMALLEST[0]), max(size[1], LOWEST))
        scale = ui_scale(size)
        margin = max(10, round(16 * scale))
        scale *= text
        bar_height = max(44, round(48 * scale))
        widths = _card_widths(size[0] - 2 * margin, size[1] - bar_height - 2 * margin)
        best = max(widths, key=lambda arrangement: widths[arrangement])
        if before is not None and widths[best] < HYSTERESIS * widths[before.arrangement]:
            best = before.arrangement
        width = int(widths[best] * cards)
        card = (width, round(width * RATIO))
        bar = Rect(0, size[1] - bar_height, size[0], bar_height)
        place = _place_on_top if best is Arrangement.TOP else _place_beside
        gap, columns, top, foundations = place(size[0], margin, card, best)
        if mirrored:
            columns = tuple(size[0] - x - width for x in columns)
            foundations = tuple((size[0] - x - width, y) for x, y in foundations)
        return cls(size, scale, best, card, margin, gap, columns, top, foundations, bar, mirrored)

    @property
    def room(self) -> int:
        """The height that a column may take."""
        return self.bar.top - self.margin - self.top

    @property
    def spots(self) -> Iterator[Spot]:
        """Every pile's spot."""
        yield from (Spot(pile) for pile in COLUMNS)
        yield from (Spot(Pile.FOUNDATION, suit) for suit in Suit)

    def slot(self, spot: Spot) -> Rect:
        """The rectangle of an empty pile, which is that of its bottom card."""
        if spot.suit is not None:
            return Rect(self.foundations[spot.suit], self.card)
        return Rect((self.columns[spot.pile - 1], self.top), self.card)

    def zone(self, spot: Spot) -> Rect:
        """Where a card released belongs to a pile: for a column, from its top to the bar (§7)."""
        zone = self.slot(spot).inflate(self.gap, self.gap)
        if spot.suit is None:
            zone.height = self.bar.top - zone.top
        return zone

    @property
    def reach(self) -> int:
        """How far beside a pile a large zone goes, where no other pile is nearer."""
        return round(REACH * self.card[0])

    def drop_spots(self, held: Rect, *, large: bool = False) -> list[Spot]:
        """The piles under the bottom card of a held group, the largest overlap first.

        With `large` zones a touch is enough, and beside all piles the nearest one is meant.
        """
        width, height = (LARGE_WIDTH, LARGE_HEIGHT) if large else (DROP_WIDTH, DROP_HEIGHT)
        overlaps = []
        for spot in self.spots:
            shared = self.zone(spot).clip(held)
            if shared.w >= width * held.w and shared.h >= height * held.h:
                overlaps.append((shared.w * shared.h, spot))
        if not overlaps and large:
            away = ((apart(self.zone(spot), held), spot) for spot in self.spots)
            overlaps = [(-gap, spot) for gap, spot in away if gap <= self.reach]
        return [spot for _, spot in sorted(overlaps, key=lambda pair: pair[0], reverse=True)]


def apart(one: Rect, other: Rect) -> int:
    """How far two rectangles are from one another, along the axis on which that is more."""
    across = max(one.left - other.right, other.left - one.right)
    return max(0, across, one.top - other.bottom, other.top - one.bottom)


def ui_scale(size: tuple[int, int]) -> float:
    """u: 1 at 1280×720, between 0.9 and 3 (DESIGN)."""
    return max(0.9, min(3.0, size[0] / 1280, size[1] / 720))


def _card_widths(width: int, height: int) -> dict[Arrangement, float]:
    fan = height / (RATIO + LONGEST)
    return {
        Arrangement.SIDE_2: min(width / (9 + 8 * GAP + SEPARATION), fan),
        Arrangement.SIDE_4: min(width / (8 + 7 * GAP + SEPARATION), fan, height / 5.9),
        Arrangement.TOP: min(
            width / (7 + 6 * GAP), height / (2 * RATIO + FOUNDATIONS_ABOVE + LONGEST)
        ),
    }


_Places = tuple[int, tuple[int, ...], int, tuple[tuple[int, int], ...]]


def _place_on_top(width: int, margin: int, card: tuple[int, int], _: Arrangement) -> _Places:
    """Four foundations in a row over columns 4–7."""
    w, h = card
    gap = min(round(WIDEST_GAP * w), (width - 2 * margin - 7 * w) // 6)
    left = (width - 7 * w - 6 * gap) // 2
    columns = tuple(left + index * (w + gap) for index in range(7))
    return (
        gap,
        columns,
        margin + h + round(FOUNDATIONS_ABOVE * w),
        tuple((x, margin) for x in columns[3:]),
    )


def _place_beside(
    width: int, margin: int, card: tuple[int, int], arrangement: Arrangement
) -> _Places:
    """Foundations at the trailing side, two by two or one below the other."""
    w, h = card
    across = 2 if arrangement is Arrangement.SIDE_2 else 1
    separation = int(SEPARATION * w)
    spare = width - 2 * margin - (7 + across) * w - separation
    gap = min(int(WIDEST_GAP * w), spare // (6 + across))
    left = (width - (7 + across) * w - (6 + across) * gap - separation) // 2
    columns = tuple(left + index * (w + gap) for index in range(7))
    side = columns[-1] + w + gap + separation
    below = gap if across == 2 else round(0.1 * h)
    foundations = tuple(
        (side + index % across * (w + gap), margin + index // across * (h + below))
        for index in range(4)
    )
    return gap, columns, margin, foundations
