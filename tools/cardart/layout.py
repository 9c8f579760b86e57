"""Where things stand on a card, in units of a 250 × 350 card (DESIGN §2)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import Card, Suit
from tools.cardart.figures import FIGURES, Figure
from tools.cardart.outline import Outline, Point, joined
from tools.cardart.suits import SUITS
from tools.cardart.svg import CARD_SIZE

__all__ = [
    "COMPACT",
    "FULL",
    "HEIGHT",
    "WIDTH",
    "both_ends",
    "index",
    "lettered",
    "pip",
    "pips",
    "turned",
]

WIDTH, HEIGHT = CARD_SIZE
_LEFT, _MIDDLE, _RIGHT = 77, 125, 173
_TOP, _CENTRE, _BOTTOM = 93, HEIGHT / 2, HEIGHT - 93
_FOUR_ROWS = tuple(87 + (HEIGHT - 2 * 87) * row / 3 for row in range(4))
_PIP_SIZES = {2: 60, 3: 60, 4: 60, 5: 58, 6: 56, 7: 53, 8: 53, 9: 48, 10: 48}


class IndexSize(NamedTuple):
    """The measures of an index: rank and suit side by side, so that a narrow strip shows both."""

    cap_height: float
    top: float
    gap: float
    pip: float
    left: float = 13


FULL = IndexSize(cap_height=41, top=11, gap=6, pip=37)
COMPACT = IndexSize(cap_height=28, top=8, gap=5, pip=27)


def pip(suit: Suit, x: float, y: float, size: float, *, upside_down: bool = False) -> Outline:
    """A suit sign that looks `size` units high."""
    shape = SUITS[suit]
    scale = round(size / 100 * shape.optical_scale, 4)
    return shape.outline.placed(x, y, scale, turned=upside_down)


def index(card: Card, size: IndexSize) -> Outline:
    """The rank and suit in the top left corner."""
    return lettered(FIGURES[card.rank], card.suit, size)


def lettered(figure: Figure, sign: Suit, size: IndexSize) -> Outline:
    """Any figure and a suit in the top left corner."""
    suit = SUITS[sign]
    scale = size.cap_height / 100
    half = suit.half_width / 100 * size.pip * suit.optical_scale
    x = round(size.left + figure.width * scale + size.gap + half, 2)
    rank = figure.outline.placed(size.left, size.top, scale)
    return joined((rank, pip(sign, x, size.top + size.cap_height / 2, size.pip)))


def pips(card: Card) -> Outline:
    """The pips of a number card, the lower half upside down."""
    size = _PIP_SIZES[card.rank]
    return joined(
        pip(card.suit, x, round(y, 2), size, upside_down=y > _CENTRE + 1)
        for x, y in _places(card.rank)
    )


def turned(outline: Outline) -> Outline:
    """The same seen from the card's other end."""
    return outline.mapped(lambda point: (WIDTH - point[0], HEIGHT - point[1]))


def both_ends(outline: Outline) -> Outline:
    """The outline on its end of the card and on the other."""
    return joined((outline, turned(outline)))


def _places(rank: int) -> list[Point]:
    sides = {2: (), 3: (), 4: (_TOP, _BOTTOM), 5: (_TOP, _BOTTOM), 9: _FOUR_ROWS, 10: _FOUR_ROWS}
    rows = sides.get(rank, (_TOP, _CENTRE, _BOTTOM))
    between = (_TOP + _CENTRE) / 2, (_BOTTOM + _CENTRE) / 2
    middle = {
        2: (_TOP, _BOTTOM),
        3: (_TOP, _CENTRE, _BOTTOM),
        5: (_CENTRE,),
        7: between[:1],
        8: between,
        9: (_CENTRE,),
        10: (sum(_FOUR_ROWS[:2]) / 2, sum(_FOUR_ROWS[2:]) / 2),
    }.get(rank, ())
    columns = ((_LEFT, rows), (_RIGHT, rows), (_MIDDLE, middle))
    return [(x, y) for x, ys in columns for y in ys]
