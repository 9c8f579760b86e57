"""The aces: one large suit sign, engraved with an ornament of its own."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Card, Suit
from tools.cardart.colours import CLUBS_SHEEN, PAPER, WHITE, Hues, hues
from tools.cardart.geometry import (
    Region,
    disc,
    moved,
    placed,
    polar,
    polygon,
    rectangle,
    region,
    stroke,
    united,
)
from tools.cardart.layout import FULL, HEIGHT, WIDTH, both_ends, index
from tools.cardart.ornaments import petals
from tools.cardart.outline import Point
from tools.cardart.painting import Patch, Pen, composed
from tools.cardart.suits import emblem
from tools.cardart.svg import Layer, layer

__all__ = ["ace_face"]

_LEAF = (
    "M0 -6 C-9 -17 -25.5 -26 -25.5 -45 C-25.5 -60 -16 -68 -8 -67.4 C-4 -67 -1 -65 0 -61"
    " C1 -65 4 -67 8 -67.4 C16 -68 25.5 -60 25.5 -45 C25.5 -26 9 -17 0 -6 Z"
)
_CHEVRON = (
    "M-40 -30 C-24 -37 -10 -45 0 -55 C10 -45 24 -37 40 -30"
    " L40 -36 C24 -43 10 -51 0 -61 C-10 -51 -24 -43 -40 -36 Z"
)
_VEINS = "M0 -8 L0 -55 M0 -24 L13 -36 M0 -24 L-13 -36"
_MIDDLE = {Suit.SPADES: 178, Suit.HEARTS: 178, Suit.DIAMONDS: 175, Suit.CLUBS: 178}
_SIZES = {Suit.SPADES: 184, Suit.HEARTS: 168, Suit.DIAMONDS: 196, Suit.CLUBS: 180}


def ace_face(card: Card) -> list[Layer]:
    """An ace."""
    suit = hues(card.suit)
    patches: list[Patch] = []
    pen = Pen(patches, WIDTH / 2, _MIDDLE[card.suit])
    sign = emblem(card.suit, 0, 0, _SIZES[card.suit]).buffer(0.3)
    rim = sign.buffer(-6.5, quad_segs=16)
    field = rim.buffer(-2.4, quad_segs=16)
    for area, colour in ((sign, suit.suit), (rim, suit.accent), (field, suit.deep)):
        pen.fill(area, colour)
    _ENGRAVINGS[card.suit](pen, suit, field)
    shown = composed(patches, rectangle(0, 0, WIDTH, HEIGHT))
    engraving = [layer(patch.colour, patch.area) for patch in shown]
    return [*engraving, Layer(suit.suit, both_ends(index(card, FULL)))]


def _sunburst(pen: Pen, suit: Hues, field: Region) -> None:
    """Spades: rays from a medallion, flowers in the lobes."""
    middle = 15
    pen.fill(_rays(48, 2.5, 140, middle).intersection(field.buffer(-3)), suit.main)
    for radius, colour in ((39.2, suit.deep), (36, suit.accent), (34, suit.deep)):
        pen.fill(disc(0, middle, radius), colour)
    pen.fill(moved(petals(16, 19.8, 32.6, 4.4), 0, middle), suit.accent)
    pen.fill(disc(0, middle, 22.3), suit.accent)
    pen.fill(disc(0, middle, 20.5), PAPER)
    pen.fill(emblem(Suit.SPADES, 0, middle + 0.4, 28), suit.suit)
    for x, y in ((-49, 39), (49, 39), (0, -49)):
        pen.fill(moved(petals(8, 2.6, 11, 3.1), x, y), WHITE)
        pen.fill(disc(x, y, 2), suit.accent)


def _nested(pen: Pen, suit: Hues, field: Region) -> None:
    """Hearts: hearts within hearts, a string of pearls between them."""
    middle = -8
    pen.fill(_pearls(field.buffer(-6.5, quad_segs=16)), WHITE)
    inner = field.buffer(-15, quad_segs=16)
    pen.fill(inner.buffer(2, quad_segs=16), suit.accent)
    pen.fill(inner, suit.main)
    pen.fill(_rays(36, 3.6, 90, middle).intersection(inner.buffer(-3)), suit.deep)
    core = emblem(Suit.HEARTS, 0, middle, 52)
    for rim, colour in ((4, suit.deep), (1.8, suit.accent), (0, PAPER)):
        pen.fill(core.buffer(rim), colour)
    pen.fill(emblem(Suit.HEARTS, 0, middle - 0.6, 30), suit.suit)


def _gem(pen: Pen, suit: Hues, field: Region) -> None:
    """Diamonds: a cut stone, lit from the upper left."""
    girdle, table = _octagon(76, 100, (31, 44)), _octagon(35, 48, (14.5, 20.5))
    tones = (suit.main, *(suit.deep,) * 3, *(suit.main,) * 2, *(suit.accent,) * 2)
    for place, tone in enumerate(tones):
        after = (place + 1) % len(tones)
        facet = polygon((girdle[place], girdle[after], table[after], table[place]))
        pen.fill(facet.intersection(field), tone)
    for outer, inner in zip(girdle, table, strict=True):
        seam = stroke(f"M{outer[0]} {outer[1]} L{inner[0]} {inner[1]}", 1.8)
        pen.fill(seam.intersection(field), suit.light)
    stone = emblem(Suit.DIAMONDS, 0, 0, 95)
    pen.fill(stone, suit.light)
    pen.fill(stone.buffer(-1.8), suit.deep)
    for size, colour in ((76, suit.accent), (70, PAPER), (46, suit.suit)):
        pen.fill(emblem(Suit.DIAMONDS, 0, 0, size), colour)


def _clover(pen: Pen, suit: Hues, _field: Region) -> None:
    """Clubs: three leaves of clover with their pale chevrons."""
    middle = -3
    leaf, chevron, veins = region(_LEAF), region(_CHEVRON), stroke(_VEINS, 1.4)
    for turn in (0, 118, -118):
        for area, colour in (
            (leaf.buffer(1.5), suit.accent),
            (leaf, suit.main),
            (chevron.intersection(leaf), CLUBS_SHEEN),
            (veins, suit.deep),
        ):
            pen.fill(placed(area, 0, middle, rotation=turn), colour)
    for radius, colour in ((21, suit.deep), (19, suit.accent), (17, PAPER)):
        pen.fill(disc(0, middle, radius), colour)
    pen.fill(emblem(Suit.CLUBS, 0, middle, 25), suit.suit)


def _rays(count: int, width: float, length: float, middle: float) -> Region:
    """Rays, each `width` degrees wide, from a point on the axis."""
    turns = (360 * ray / count for ray in range(count))
    return united(
        polygon(
            (
                (0, middle),
                polar(length, turn - width / 2, 0, middle),
                polar(length, turn + width / 2, 0, middle),
            )
        )
        for turn in turns
    )


def _pearls(area: Region) -> Region:
    """Pearls along the border of an area."""
    string = area.exterior
    count = round(string.length / 9)
    places = (string.interpolate(place / count, normalized=True) for place in range(count))
    return united(place.buffer(2.3) for place in places)


def _octagon(across: float, down: float, corner: Point) -> tuple[Point, ...]:
    x, y = corner
    return ((0, -down), (x, -y), (across, 0), (x, y), (0, down), (-x, y), (-across, 0), (-x, -y))


_ENGRAVINGS: dict[Suit, Callable[[Pen, Hues, Region], None]] = {
    Suit.SPADES: _sunburst,
    Suit.HEARTS: _nested,
    Suit.DIAMONDS: _gem,
    Suit.CLUBS: _clover,
}
