"""Draws the stage: what rests is kept in one picture, what moves is drawn over it each frame."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

from pygame import BLEND_PREMULTIPLIED, Rect, Surface
from pygame.transform import smoothscale

from game.core.cards import Card
from game.ui.arrow import ends
from game.ui.count_view import CountView
from game.ui.deck import Deck
from game.ui.effects import Blur, soft
from game.ui.felt import felt
from game.ui.layout import Layout, Spot
from game.ui.paint import Painter
from game.ui.seating import Seat
from game.ui.sign_view import SignView, raised_group
from game.ui.stage import Held, Mark, Pointing, Stage
from game.ui.theme import LINE_ALPHA, TableTheme
from game.ui.vector import Stamp, canvas, put

__all__ = ["TableView"]

CORNER = 0.06
SUIT_SIZE, KING_SIZE = 0.46, (0.272, 0.34)
REACH = 44
"""How far marks and glows reach beyond a pile's zone, in u."""

_Pile = tuple[tuple[tuple[Card, Seat], ...], Mark | None]


class TableView:
    """The picture of a stage; drawing changes nothing but this picture."""

    def __init__(self, sprites: Path, deck: Deck, painter: Painter, theme: TableTheme) -> None:
        self.deck = deck
        self.theme = theme
        self.counts: CountView | None = None
        """Numbers the face-down cards of long columns; a picture for show goes without."""
        self._painter = painter
        self._signs = SignView(painter)
        self._suits = [(sprites / "suits" / f"{letter}.svg").read_text() for letter in "SHDC"]
        self._kings = {file.stem: file.read_text() for file in (sprites / "glyphs").iterdir()}
        self._cloth: tuple[tuple[int, int], TableTheme, Surface] | None = None
        self._shadow = Stamp(canvas(1, 1), 0)
        self._rest = canvas(1, 1)
        self._drawn: dict[Spot, _Pile] = {}
        self._version: tuple[Layout, TableTheme, int, CountView | None] | None = None
        self._hand: tuple[object, Stamp] | None = None
        self._moved: list[Rect] = []
        """Where the frame before differs from what rests."""
        self._seen: tuple[object, ...] | None = None
        """What the frame before shows, if nothing moved in it."""

    def render(self, target: Surface, stage: Stage, *, whole: bool) -> None:
        """Draw the table of `stage` on `target`, which holds the frame before unless `whole`."""
        table = Rect(0, 0, stage.layout.size[0], stage.layout.bar.top)
        stale = self._refresh(stage)
        target.set_clip(table)
        for area in [table] if whole else [*stale, *self._moved]:
            target.blit(self._rest, area, area)
        self._moved = [self._draw_loose(target, stage, card) for card in stage.loose()]
        if stage.pointing is not None and stage.held is None:
            self._moved += self._draw_pointing(target, stage, stage.pointing)
        self._moved += self._signs.draw_below(target, stage)
        if stage.raised:
            self._moved.append(self._draw_held(target, stage, raised_group(stage)))
        self._moved += self._signs.draw_above(target, stage)
        if stage.held is not None:
            self._moved.append(self._draw_held(target, stage, stage.held))
        if stage.peeked is not None:
            self._moved.append(self._draw_peeked(target, stage, stage.peeked))
        target.set_clip(None)
        self._seen = None if stage.motion else self._looks(stage)

    def rests(self, stage: Stage) -> bool:
        """Whether the table looks as in the frame before."""
        return not stage.motion and self._seen == self._looks(stage)

    def _looks(self, stage: Stage) -> tuple[object, ...]:
        """All that the picture of a table at rest depends on."""
        signs = (stage.pointing, stage.moved, stage.raised, stage.cursor, stage.held, stage.peeked)
        version = (stage.layout, self.theme, self.deck.version, self.counts)
        return (*version, *signs, dict(stage.marks), stage.piles())

    def _refresh(self, stage: Stage) -> list[Rect]:
        """Bring the picture of what rests up to date, pile by pile; returns what changed."""
        layout = stage.layout
        piles = {spot: (cards, stage.marks.get(spot)) for spot, cards in stage.piles().items()}
        version = (layout, self.theme, self.deck.version, self.counts)
        if version != self._version:
            self._start_anew(layout)
            stale = [Rect((0, 0), layout.size)]
        else:
            changed = (spot for spot, pile in piles.items() if self._drawn[spot] != pile)
            stale = [_reach(layout, spot) for spot in changed]
        for area in stale:
            self._draw_piles(layout, piles, area)
        self._version = (layout, self.theme, self.deck.version, self.counts)
        self._drawn = piles
        return stale

    def _start_anew(self, layout: Layout) -> None:
        if self._cloth is None or self._cloth[:2] != (layout.size, self.theme):
            self._cloth = (layout.size, self.theme, felt(layout.size, self.theme))
            self._rest = self._cloth[2].copy()
        width = layout.card[0]
        blur = Blur(max(4.0, 0.045 * width), 0.55, drop=max(1.0, 0.012 * width))
        self._shadow = soft(layout.card, CORNER * width, blur)

    def _draw_piles(self, layout: Layout, piles: Mapping[Spot, _Pile], area: Rect) -> None:
        assert self._cloth is not None
        self._rest.set_clip(area)
        self._rest.blit(self._cloth[2], area, area)
        for spot, pile in piles.items():
            if _reach(layout, spot).colliderect(area):
                self._draw_pile(layout, spot, pile)
        self._rest.set_clip(None)

    def _draw_pile(self, layout: Layout, spot: Spot, pile: _Pile) -> None:
        cards, mark = pile
        slot = layout.slot(spot)
        last = Rect(cards[-1][1].at, layout.card) if cards else slot
        if not cards:
            self._draw_slot(spot, slot)
        for index, (card, place) in enumerate(cards):
            if card == cards[-1][0]:
                self._draw_glow(last, mark, layout.scale)
            below = cards[index + 1][1].at[1] if index + 1 < len(cards) else place.at[1] + slot.h
            strip = below - place.at[1] + math.ceil(CORNER * layout.card[0])
            self._draw_shadow(self._rest, place.at, strip)
            picture = self._picture(card, face_up=place.face_up, compact=place.compact)
            put_part(self._rest, picture, place.at, strip)
        if self.counts is not None:
            self.counts.draw(self._rest, layout, (place for _, place in cards))
        if not cards:
            self._draw_glow(last, mark, layout.scale)
        self._draw_ring(last, mark, layout.scale)

    def _draw_slot(self, spot: Spot, slot: Rect) -> None:
        width = slot.w
        if spot.suit is None:
            size = (round(KING_SIZE[0] * width), round(KING_SIZE[1] * width))
            drawing = self._kings[self.deck.letters[-1]]
        else:
            size = (round(SUIT_SIZE * width), round(SUIT_SIZE * width))
            drawing = self._suits[spot.suit]
        mark = self._painter.mark(drawing, size, self.theme.line, LINE_ALPHA)
        self._painter.slot(self._rest, slot, self.theme, mark)

    def _draw_glow(self, card: Rect, mark: Mark | None, unit: float) -> None:
        if mark is Mark.TAKES:
            self._painter.good_glow(self._rest, card, CORNER * card.w, unit)
        elif mark is Mark.REFUSES:
            self._painter.bad_glow(self._rest, card, CORNER * card.w, unit)

    def _draw_ring(self, card: Rect, mark: Mark | None, unit: float) -> None:
        if mark is Mark.TAKES:
            self._painter.good_ring(self._rest, card, CORNER * card.w, unit)
        elif mark is Mark.REFUSES:
            self._painter.bad_ring(self._rest, card, CORNER * card.w, unit)

    def _draw_shadow(self, target: Surface, at: tuple[float, float], height: int) -> None:
        image, pad = self._shadow
        drop = max(1, round(0.012 * (image.get_width() - 2 * pad)))
        put_part(target, image, (at[0] - pad, at[1] - pad + drop), height + pad)

    def _draw_loose(self, target: Surface, stage: Stage, card: Card) -> Rect:
        """Draw a card in flight, turning over or shaking; returns what that covers."""
        place = stage.seating[card]
        width, old_face = stage.motion.squeeze(card)
        face_up = place.face_up is not old_face
        picture = self._picture(card, face_up=face_up, compact=place.compact)
        at = stage.where(card)
        if width < 1:
            full, height = picture.get_size()
            picture = smoothscale(picture, (max(1, round(full * width)), height))
            at = (at[0] + (full - picture.get_width()) / 2, at[1])
        else:
            self._draw_shadow(target, at, picture.get_height())
        put(target, picture, at)
        margin = 2 * self._shadow.pad + 2
        return Rect((round(at[0]), round(at[1])), picture.get_size()).inflate(margin, margin * 2)

    def _draw_pointing(self, target: Surface, stage: Stage, pointing: Pointing) -> list[Rect]:
        """Draw the ring and the arrow of a hint; returns what they cover."""
        unit, (width, height) = stage.layout.scale, stage.layout.card
        run = stage.run_rect(pointing.cards)
        self._painter.dashed(target, run, CORNER * width, unit)
        covered = [run.inflate(16 * unit, 16 * unit)]
        if pointing.onto is not None:
            goal = stage.top_rect(pointing.onto)
            self._painter.good_ring(target, goal, CORNER * width, unit)
            drawn = self._painter.arrow(target, *ends(run, height, goal, unit), unit)
            covered += [goal.inflate(60 * unit, 60 * unit), drawn]
        return covered

    def _draw_peeked(self, target: Surface, stage: Stage, card: Card) -> Rect:
        """Draw a covered card whole, over those that cover it; returns what that covers."""
        x, y = stage.peek_place(card)
        whole = Held((card,), (0, 0), ((0, 0),), (x, y))
        return self._draw_held(target, stage, whole, peeked=True)

    def _draw_held(
        self, target: Surface, stage: Stage, held: Held, *, peeked: bool = False
    ) -> Rect:
        """Draw the group in the hand, or a card shown whole; returns what that covers."""
        key = (held.cards, held.offsets, stage.layout.card, self.deck.version, peeked)
        if self._hand is None or self._hand[0] != key:
            self._hand = (key, self._compose(stage, held, peeked=peeked))
        image, pad = self._hand[1]
        at = (round(held.at[0] - pad), round(held.at[1] - pad))
        put(target, image, at)
        return Rect(at, image.get_size())

    def _compose(self, stage: Stage, held: Held, *, peeked: bool) -> Stamp:
        """The whole held group with its one shadow, drawn once a drag."""
        width, height = stage.layout.card
        pad = math.ceil(0.45 * width)
        run = Rect(pad, pad, width, held.offsets[-1][1] + height)
        image = canvas(run.w + 2 * pad, run.h + 2 * pad)
        self._painter.lift_shadow(image, run)
        for card, (dx, dy) in zip(held.cards, held.offsets, strict=True):
            place = stage.seating[card]
            compact = place.compact and not peeked
            picture = self._picture(card, face_up=place.face_up, compact=compact)
            self._draw_shadow(image, (pad + dx, pad + dy), picture.get_height())
            put(image, picture, (pad + dx, pad + dy))
        return Stamp(image, pad)

    def _picture(self, card: Card, *, face_up: bool, compact: bool) -> Surface:
        if not face_up:
            return self.deck.back
        return self.deck.strip(card) if compact else self.deck.face(card)


def put_part(target: Surface, image: Surface, at: tuple[float, float], height: int) -> None:
    """Draw the upper `height` pixels of the premultiplied `image`: the rest will be covered."""
    area = (0, 0, image.get_width(), height)
    target.blit(image, (round(at[0]), round(at[1])), area, BLEND_PREMULTIPLIED)


def _reach(layout: Layout, spot: Spot) -> Rect:
    """All that a pile's cards, shadows and marks can cover."""
    margin = round(REACH * layout.scale)
    return layout.zone(spot).inflate(2 * margin, 2 * margin)
