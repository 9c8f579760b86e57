"""What the window should show, drawn here from what the model says."""

from __future__ import annotations

from functools import cache
from time import perf_counter

from pygame import Surface

from game.i18n.catalogue import Catalogue
from game.ui.count_view import CountView
from game.ui.deck import Deck
from game.ui.paint import Painter
from game.ui.stage import Stage
from game.ui.table_view import TableView
from game.ui.text import Typesetter
from game.ui.theme import FELT
from game.ui.wardrobe import SPRITES
from tests.window.screen import RealGame, table_of, wait_until

__all__ = ["expected", "wait_for_model"]


@cache
def _view(width: int) -> TableView:
    deck = Deck(SPRITES, "classic", "lattice", None, perf_counter)
    deck.resize(width)
    painter = Painter()
    view = TableView(SPRITES, deck, painter, FELT)
    view.counts = CountView(painter, Typesetter(), Catalogue.load("en"))
    return view


def expected(stage: Stage) -> bytes:
    """The table at rest, drawn crisp and in one go."""
    target, drawn = Surface(stage.layout.size), _view(stage.layout.card[0])
    drawn.render(target, stage, whole=True)  # what it shows is known now, and made crisp
    while drawn.deck.work(1.0):
        pass
    drawn.render(target, stage, whole=True)
    return table_of(target, stage.layout)


def wait_for_model(game: RealGame) -> None:
    """Wait until the window shows just what the model says, to the pixel."""
    wanted = expected(game.stage)
    wait_until(lambda: table_of(game.picture(), game.stage.layout) == wanted)
