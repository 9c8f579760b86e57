"""Draws the pictures of the help with what draws the real table: stage, view and deck."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from pygame import BLEND_RGBA_MULT, Rect, Surface

from game.core import placement
from game.core.board import COLUMNS, Board, Pile
from game.core.cards import Card, Suit
from game.core.rules import Breach
from game.ui.cache import StampCache
from game.ui.deck import Deck
from game.ui.fan import Fan
from game.ui.help.blocks import Picture
from game.ui.layout import RATIO, Arrangement, Layout, Spot
from game.ui.stage import Mark, Stage
from game.ui.table_view import TableView
from game.ui.vector import Fill, Stamp, canvas, put, rounded
from game.ui.widgets.look import Look

__all__ = ["Illustrator"]

GAP, WIDE_GAP, MARGIN, SEPARATION = 0.2, 0.5, 0.24, 0.3
"""Between columns, also if they are few, round the table, and before the foundations."""
FEW = 3
"""So few columns lie apart: a hand goes from one to the other."""
ROOMY = 100_000
"""No column of a picture is squeezed."""
DESIGN_CARD = 119
"""The width of a card where u is 1: rings and badges are made to measure."""
ROUND = 0.16
"""The corners of a picture, in card widths."""
CARRIED = (0.32, 0.1)
"""How far a held group has come on its way, and how high it is held, in card widths."""
BUDGET = 24 << 20

Size = tuple[int, int]


class Illustrator:
    """Makes pictures at any card width, and keeps them."""

    def __init__(
        self,
        deck: Callable[[int], Deck],
        sprites: Path,
        look: Look,
        *,
        mirrored: bool,
    ) -> None:
        self._deck = deck
        self._sprites = sprites
        self._look = look
        self._mirrored = mirrored
        self._views: dict[int, TableView] = {}
        self._kept = StampCache(BUDGET)

    def size(self, picture: Picture, card: int) -> Size:
        """Width and height of `picture` with cards `card` pixels wide."""
        return _layout(picture, card, mirrored=self._mirrored).size

    def draw(self, picture: Picture, card: int) -> Surface:
        """The picture; it is shared and must not be drawn on."""
        return self._kept.get((picture, card), lambda: Stamp(self._draw(picture, card), 0)).image

    def _draw(self, picture: Picture, card: int) -> Surface:
        layout = _layout(picture, card, mirrored=self._mirrored)
        stage = Stage(layout, picture.board)
        _show_rules(stage, picture)
        view = self._view(card)
        whole = Surface(layout.size)
        view.render(whole, stage, whole=True)
        image = canvas(*layout.size)
        image.blit(whole, (0, 0))
        mask = rounded(layout.size, ROUND * card, Fill((255, 255, 255)), None)
        inner = Rect((mask.pad, mask.pad), layout.size)
        image.blit(mask.image.subsurface(inner), (0, 0), special_flags=BLEND_RGBA_MULT)
        ready = canvas(*layout.size)
        put(ready, image, (0, 0))
        return ready

    def _view(self, card: int) -> TableView:
        if card not in self._views:
            look, deck = self._look, self._deck(card)
            self._views[card] = TableView(self._sprites, deck, look.painter, look.table)
        return self._views[card]


@lru_cache(maxsize=64)
def _layout(picture: Picture, card: int, *, mirrored: bool) -> Layout:
    """A table just large enough for the picture; columns it does not have lie far outside."""
    count, height = len(picture.columns), round(card * RATIO)
    gap, margin = round((WIDE_GAP if count <= FEW else GAP) * card), round(MARGIN * card)
    columns = [margin + number * (card + gap) for number in range(count)]
    wide = margin + count * (card + gap) - gap + margin
    foundations = [(-10 * card, margin)] * len(Suit)
    high = max(_height(picture.board, pile, (card, height)) for pile in COLUMNS[:count])
    if picture.foundations is not None:
        side, near = wide - margin + round(SEPARATION * card) + gap, round(GAP * card)
        foundations = [
            (side + suit % 2 * (card + near), margin + suit // 2 * (height + near)) for suit in Suit
        ]
        wide = side + 2 * card + near + margin
        high = max(high, 2 * height + near)
    size = (wide, high + 2 * margin)
    columns += [-10 * card] * (len(COLUMNS) - count)
    if mirrored:
        columns = [wide - x - card for x in columns]
        foundations = [(wide - x - card, y) for x, y in foundations]
    bar = Rect(0, size[1], wide, 0)
    return Layout(
        size,
        card / DESIGN_CARD,
        Arrangement.SIDE_2,
        (card, height),
        margin,
        gap,
        tuple(columns),
        margin,
        tuple(foundations),
        bar,
        mirrored,
    )


def _height(board: Board, pile: Pile, card: Size) -> int:
    column = board[pile]
    fan = Fan.spread(column.hidden, len(column.cards), card, ROOMY)
    return (fan.offsets[-1] if fan.offsets else 0) + card[1]


def _show_rules(stage: Stage, picture: Picture) -> None:
    """Light the piles that take the held card, or mark the one that refuses it."""
    board = picture.board
    if picture.held is not None:
        card = picture.held
        takes = placement.targets(picture.rules, board, card)
        assert not isinstance(takes, Breach)
        shown = [pile for pile in takes if pile <= len(picture.columns)]
        spots = [_spot(pile, card) for pile in shown]
        stage.marks = dict.fromkeys(spots, Mark.TAKES)
        _carry(stage, card, spots[0])
    if picture.tried is not None:
        card, target = picture.tried
        stage.marks = {_spot(target, card): Mark.REFUSES}
        _carry(stage, card, _spot(target, card))


def _carry(stage: Stage, card: Card, spot: Spot) -> None:
    """Hold `card` with all cards on it, on its way to `spot`."""
    share, rise = CARRIED
    home, there = stage.seating[card].at, stage.top_rect(spot)
    stage.lift(stage.group(card), (0, 0))
    across = max(-1, min(1, there.x - home[0])) * share * (stage.layout.card[0] + stage.layout.gap)
    stage.drag((across, -rise * stage.layout.card[0]))


def _spot(pile: Pile, card: Card) -> Spot:
    return Spot(pile, card.suit if pile is Pile.FOUNDATION else None)
