"""How the table looks: cards, cloth, type and sizes, as settings, language and window want it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.board import Board
from game.core.cards import KING, Card, Suit
from game.i18n.catalogue import Catalogue
from game.store.settings import Settings
from game.ui import taste
from game.ui.calm import SystemCalm
from game.ui.count_view import CountView
from game.ui.deck import Deck
from game.ui.layout import Layout
from game.ui.paint import Painter
from game.ui.stage import Stage
from game.ui.table_view import TableView
from game.ui.text import Typesetter
from game.ui.venue import Venue
from game.ui.widgets.look import Look

if TYPE_CHECKING:
    from game.ui.celebration import Celebration
    from game.ui.help.pictures import Illustrator

__all__ = ["SPRITES", "Wardrobe"]

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
CRISP_BUDGET = 0.004
"""Seconds of each frame for making card pictures crisp."""


class Wardrobe:
    """All that is drawn with; changed settings hold for the next frame."""

    def __init__(
        self, settings: Settings, cache: Path, tr: Catalogue, venue: Venue | None = None
    ) -> None:
        """Dress as `settings` say; finished pictures of the cards are kept in `cache`."""
        venue = venue or Venue()
        self._least_text = venue.least_text
        table = taste.table(settings)
        self.system_calm = SystemCalm()
        self.look = Look(
            Painter(), Typesetter(rtl=tr.rtl), table=table, low_control=venue.low_control
        )
        deck, back = taste.dress(settings)
        self.deck = Deck(SPRITES, deck, back, cache, perf_counter, taste.letters(settings))
        self.view = TableView(SPRITES, self.deck, self.look.painter, table)
        self.view.counts = CountView(self.look.painter, self.look.type, tr)

    def fit(
        self, size: tuple[int, int], before: Layout | None, settings: Settings, tr: Catalogue
    ) -> Layout:
        """The layout for a window of `size` pixels."""
        from_right = tr.rtl and not settings.table_left_to_right
        return Layout.fit(
            size,
            before,
            mirrored=from_right is not settings.left_handed,
            cards=taste.card_size(settings),
            text=max(taste.text_size(settings), self._least_text),
        )

    def resize(self, layout: Layout) -> None:
        """Be as large as `layout` says."""
        self.look.unit = layout.scale
        self.look.high = layout.size[1]
        self.deck.resize(layout.card[0])

    def dress(self, settings: Settings) -> None:
        """Let table and cards look as `settings` say."""
        self.look.table = self.view.theme = taste.table(settings)
        self.deck.dress(*taste.dress(settings), taste.letters(settings))

    def speak(self, tr: Catalogue) -> None:
        """Write in the direction of another language."""
        self.look.type = Typesetter(rtl=tr.rtl)
        self.view.counts = CountView(self.look.painter, self.look.type, tr)

    def heed_calm(self, settings: Settings) -> bool:
        """Whether motion is to be reduced just now."""
        self.look.calm = taste.calm(settings, system=self.system_calm.wanted)
        return self.look.calm

    def sharpen(self, first: Iterable[Card]) -> bool:
        """Make some pictures crisp, those of `first` before others; whether any changed."""
        if not self.deck.busy:
            return False
        version = self.deck.version
        self.deck.work(CRISP_BUDGET, first)
        return self.deck.version != version

    def kings(self) -> list[Surface]:
        """The pictures of the four kings."""
        return [self.deck.face(Card(KING, suit)) for suit in Suit]

    def large_kings(self, width: int) -> list[Surface]:
        """The same, drawn in a size of their own."""
        deck = self.deck.redrawn(width)
        return [deck.face(Card(KING, suit)) for suit in Suit]

    def celebration(self) -> Celebration:
        """What a win looks like."""
        from game.ui.celebration import Celebration, falling_signs  # not before a win

        signs = falling_signs(SPRITES, self.look.px(20))
        return Celebration(self.kings(), signs, calm=self.look.calm)

    def portrait(self, layout: Layout, board: Board) -> Surface:
        """`board` as it lies on the table, without the bar."""
        picture = Surface(layout.size)
        self.view.render(picture, Stage(layout, board), whole=True)
        return picture.subsurface(Rect(0, 0, layout.size[0], layout.bar.top))

    def illustrator(self, layout: Layout) -> Illustrator:
        """What draws pictures of the table as it looks now."""
        from game.ui.help.pictures import Illustrator  # not before the help opens

        return Illustrator(self.deck.smaller, SPRITES, self.look, mirrored=layout.mirrored)
