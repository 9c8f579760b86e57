"""Court faces and strips: the panel, the portrait from both ends, the signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.cards import Card
from tools.cardart.colours import hues
from tools.cardart.courts.dress import JOIN_SLOPE
from tools.cardart.courts.jacks import jack
from tools.cardart.courts.kings import king
from tools.cardart.courts.likeness import JACK, KING, QUEEN
from tools.cardart.courts.queens import queen
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import Region, polygon, rectangle, united
from tools.cardart.layout import COMPACT, FULL, HEIGHT, WIDTH, both_ends, index, pip
from tools.cardart.painting import Patch, composed
from tools.cardart.svg import INDEX, STRIP_SIZE, Layer, layer

__all__ = ["court_face", "court_strip"]

_INSET = 12
_NOTCH_RIGHT, _NOTCH_BOTTOM = 100, 59
_TOLERANCE, _SMALL_TOLERANCE = 0.08, 0.18
_RIM = 2.2
_JOIN_OVERLAP = 0.6  # units; both halves show the same sash there
_PORTRAITS: dict[int, Callable[[Sitter], None]] = {JACK: jack, QUEEN: queen, KING: king}


def court_face(card: Card, *, small: bool = False) -> list[Layer]:
    """A jack, queen or king; `small` is the plain drawing for small cards."""
    suit = hues(card.suit)
    panel = _panel()
    half = panel.buffer(-0.5).intersection(_upper_half())
    return [
        layer(suit.tint, panel),
        *(Layer(part.colour, both_ends(part.outline)) for part in _portrait(card, half, small)),
        layer(suit.frame, _frame(panel)),
        Layer(suit.pip, both_ends(pip(card.suit, 52, 89, 46))),
        Layer(suit.suit, both_ends(index(card, FULL)), INDEX),
    ]


def court_strip(card: Card) -> list[Layer]:
    """The top of a court with the compact index: hat and crown are recognised too."""
    suit = hues(card.suit)
    strip = rectangle(0, 0, *STRIP_SIZE)
    top = _panel().intersection(strip)
    return [
        layer(suit.tint, top),
        *_portrait(card, top.buffer(-0.5), small=True),
        layer(suit.frame, _frame(_panel()).intersection(strip)),
        Layer(suit.suit, index(card, COMPACT), INDEX),
    ]


def _portrait(card: Card, clip: Region, small: bool) -> Iterator[Layer]:
    patches: list[Patch] = []
    _PORTRAITS[card.rank](Sitter(card.rank, card.suit, patches, small))
    figure = united(patch.area for patch in patches)
    rim = figure.buffer(_RIM, quad_segs=4).intersection(clip)
    tolerance = _SMALL_TOLERANCE if small else _TOLERANCE
    yield layer(hues(card.suit).rim, rim, tolerance)
    for patch in composed(patches, clip):
        yield layer(patch.colour, patch.area, tolerance)


def _panel() -> Region:
    """The panel with rounded corners and a notch for each index."""
    sheet = rectangle(_INSET, _INSET, WIDTH - _INSET, HEIGHT - _INSET)
    notches = rectangle(0, 0, _NOTCH_RIGHT, _NOTCH_BOTTOM).union(
        rectangle(WIDTH - _NOTCH_RIGHT, HEIGHT - _NOTCH_BOTTOM, WIDTH, HEIGHT)
    )
    outward = sheet.difference(notches).buffer(-5).buffer(5, quad_segs=10)
    return outward.buffer(3).buffer(-3, quad_segs=10)


def _frame(panel: Region) -> Region:
    return panel.boundary.buffer(1)


def _upper_half() -> Region:
    def join(x: float) -> float:
        return HEIGHT / 2 + (x - WIDTH / 2) * JOIN_SLOPE + _JOIN_OVERLAP

    return polygon([(-50, -50), (300, -50), (300, join(300)), (-50, join(-50))])
