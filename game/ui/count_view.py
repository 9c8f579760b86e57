"""Tells how many cards of a column lie face down where their strips are too narrow to count."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from game.i18n.catalogue import Catalogue
from game.ui.layout import Layout
from game.ui.paint import Fill, Painter, Stroke, put
from game.ui.seating import Seat
from game.ui.text import Typesetter
from game.ui.theme import UI

__all__ = ["CountView"]

NARROW = 0.085
"""Strips less wide than this, in card widths, are hard to count (DESIGN §10)."""
FEWEST = 2
"""Fewer cards than this need no number."""
TEXT, SMALLEST_TEXT = 13, 12
HEIGHT, PADDING, INSET = 1.45, 0.42, 0.5
"""Of the badge: in text sizes."""


class CountView:
    """A small number on the column's upper edge, at the side where no card has its index."""

    def __init__(self, painter: Painter, typesetter: Typesetter, tr: Catalogue) -> None:
        self._painter = painter
        self._type = typesetter
        self._tr = tr

    def draw(self, target: Surface, layout: Layout, seats: Iterable[Seat]) -> Rect | None:
        """Draw the number for the cards seated in one column; returns what it covers."""
        backs = [place.at for place in seats if not place.face_up]
        if len(backs) < FEWEST or backs[1][1] - backs[0][1] >= NARROW * layout.card[0]:
            return None
        size = max(SMALLEST_TEXT, round(TEXT * layout.scale))
        number = self._type.line(self._tr.number(len(backs)), size, UI.toast_ink, bold=True)
        height = round(HEIGHT * size)
        badge = Rect(0, 0, max(height, number.get_width() + round(2 * PADDING * size)), height)
        badge.midright = (backs[0][0] + layout.card[0] - round(INSET * size), backs[0][1])
        edge = Stroke(UI.toast_ink, max(1.2, 1.2 * layout.scale), 0.85)
        self._painter.rounded(target, badge, height / 2, Fill(UI.toast), edge)
        put(target, number, number.get_rect(center=badge.center).topleft)
        return badge
