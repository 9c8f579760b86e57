"""The painter: every primitive of the design, drawn once for a size and kept (DESIGN §4)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.ui import effects
from game.ui.arrow import Point, arrow, box
from game.ui.cache import StampCache
from game.ui.effects import Badge, Blur
from game.ui.icons import Icon, icon
from game.ui.theme import UI, Colour, TableTheme
from game.ui.vector import (
    Fill,
    Stamp,
    Stroke,
    grown,
    patch,
    patches,
    put,
    raster,
    rounded_tile,
    tinted,
)

__all__ = ["Fill", "Painter", "Stroke", "put", "raster", "scrim"]

BUDGET = 64 * 1024 * 1024
BADGE = 26
LARGE = 400_000
"""Pixels beyond which a shape is not kept whole: a panel on a 4K screen would fill the cache."""

Size = tuple[int, int]


class Painter:
    """Draws primitives on any surface; rectangles are in pixels, `unit` is the UI scale u."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._cache = StampCache(budget)

    def rounded(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        radius: float,
        fill: Fill | None = None,
        stroke: Stroke | None = None,
    ) -> None:
        """A rounded rectangle; an unshifted stroke runs along its edge."""
        key = ("rounded", rect.size, radius, fill, stroke)
        self._grow(target, rect, key, lambda: rounded_tile(rect.size, radius, fill, stroke))

    def soft(self, target: pygame.Surface, rect: pygame.Rect, radius: float, blur: Blur) -> None:
        """A shadow or glow of `rect`."""
        key, below = ("soft", rect.size, radius, blur), rect.move(0, round(blur.drop))
        self._grow(target, below, key, lambda: effects.soft_tile(rect.size, radius, blur))

    def _grow(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        key: Hashable,
        make: Callable[[], Stamp],
    ) -> None:
        """Draw the shape that grows from a tile: whole, or part by part if it is large."""
        if rect.w * rect.h <= LARGE:
            _stamp(target, self._cache.get(key, lambda: grown(make(), rect.size)), rect)
            return
        tile = self._cache.get((key, "tile"), make)
        whole = rect.inflate(2 * tile.pad, 2 * tile.pad)
        for source, wanted in patches(tile.image.get_size(), whole.size):
            where = wanted.move(whole.topleft)
            if source.size != (1, 1):
                part = partial(_patch, tile, source, wanted.size)
                put(target, self._cache.get((key, *source.topleft), part).image, where.topleft)
            elif (colour := tile.image.get_at(source.topleft)).a == 255:
                target.fill(colour, where)
            elif colour.a:
                put(target, _patch(tile, source, wanted.size).image, where.topleft)

    def rest_shadow(self, target: pygame.Surface, card: pygame.Rect) -> None:
        """The thin shadow that gives every resting card an edge."""
        blur = Blur(max(4.0, 0.045 * card.w), 0.55, drop=max(1.0, 0.012 * card.w))
        self.soft(target, card, 0.06 * card.w, blur)

    def lift_shadow(self, target: pygame.Surface, run: pygame.Rect) -> None:
        """The one shadow below a lifted run of cards."""
        self.soft(target, run, 0.06 * run.w, Blur(0.16 * run.w, 0.62, drop=0.10 * run.w))

    def hover(self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float) -> None:
        """The thin white ring of the card or control under the pointer."""
        self.rounded(target, rect, radius, None, Stroke(UI.focus, 2 * unit, 0.85, offset=unit))

    def hover_shadow(self, target: pygame.Surface, card: pygame.Rect, unit: float) -> None:
        """The shadow below the card under the pointer."""
        self.soft(target, card, 0.06 * card.w, Blur(12 * unit, 0.5, drop=6 * unit))

    def good_glow(
        self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float
    ) -> None:
        """The light below a pile that would take the held card (R16)."""
        self.soft(target, rect, radius, Blur(20 * unit, 0.85, UI.good, grow=3 * unit))

    def good_ring(
        self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float
    ) -> None:
        """The ring and tick above a pile that would take the held card (R16)."""
        self._ring(target, rect, radius, (UI.good, UI.good_key), unit)
        self.badge(target, Badge.TICK, rect.midbottom, unit)

    def bad_glow(
        self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float
    ) -> None:
        """The light below a pile that refused a card (R17)."""
        self.soft(target, rect, radius, Blur(14 * unit, 0.6, UI.bad, grow=3 * unit))

    def bad_ring(
        self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float
    ) -> None:
        """The ring and cross above a pile that refused a card (R17)."""
        self._ring(target, rect, radius, (UI.bad, UI.bad_key), unit)
        self.badge(target, Badge.CROSS, rect.midtop, unit)

    def _ring(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        radius: float,
        colours: tuple[Colour, Colour],
        unit: float,
    ) -> None:
        width = max(3.0, 3 * unit)
        key = ("keyed", rect.size, radius, colours, width)
        stamp = self._cache.get(key, lambda: effects.keyed_ring(rect.size, radius, *colours, width))
        _stamp(target, stamp, rect)

    def badge(
        self, target: pygame.Surface, sign: Badge, centre: tuple[int, int], unit: float
    ) -> None:
        """A round sign, 26u wide, about `centre`."""
        size = round(BADGE * unit)
        stamp = self._cache.get(("badge", sign, size), lambda: Stamp(effects.badge(sign, size), 0))
        put(target, stamp.image, (centre[0] - size / 2, centre[1] - size / 2))

    def focus(self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float) -> None:
        """The double ring round what the keyboard acts on."""
        key = ("focus", rect.size, radius, unit)
        stamp = self._cache.get(key, lambda: effects.focus_ring(rect.size, radius, unit))
        _stamp(target, stamp, rect)

    def chosen(self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float) -> None:
        """The plain gold ring of the selected group."""
        self._ring(target, rect, radius, (UI.gold, UI.good_key), unit)

    def trace(self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float) -> None:
        """The thin line round the cards that moved last: seen when looked for."""
        width = max(2.0, 2 * unit)
        self.rounded(target, rect, radius, None, Stroke(UI.focus, width, 0.85, offset=2 * unit))

    def dashed(self, target: pygame.Surface, rect: pygame.Rect, radius: float, unit: float) -> None:
        """The dashed ring round the cards of a hint."""
        key = ("dashed", rect.size, radius, unit)
        stamp = self._cache.get(key, lambda: effects.dashed_ring(rect.size, radius, unit))
        _stamp(target, stamp, rect)

    def arrow(self, target: pygame.Surface, start: Point, end: Point, unit: float) -> pygame.Rect:
        """The arrow of a hint; returns what it covers."""
        key = ("arrow", start, end, unit)
        stamp = self._cache.get(key, lambda: Stamp(arrow(start, end, unit), 0))
        place = box(start, end, unit)
        put(target, stamp.image, place.topleft)
        return place

    def slot(
        self, target: pygame.Surface, rect: pygame.Rect, theme: TableTheme, mark: Stamp | None
    ) -> None:
        """An empty pile with its mark (from `Painter.mark`) in the middle."""
        key = ("slot", rect.size, theme)
        stamp = self._cache.get(key, lambda: effects.slot(rect.size, 0.06 * rect.w, theme))
        _stamp(target, stamp, rect)
        if mark is not None:
            put(target, mark.image, mark.image.get_rect(center=rect.center).topleft)

    def mark(self, svg: str, size: Size, colour: Colour, alpha: float) -> Stamp:
        """The drawing `svg` in one colour, as for a suit or king on a slot."""
        key = ("mark", svg, size, colour, alpha)
        return self._cache.get(key, lambda: Stamp(raster(tinted(svg, colour, alpha), *size), 0))

    def icon(
        self,
        target: pygame.Surface,
        sign: Icon,
        box: pygame.Rect,
        colour: Colour,
        *,
        rtl: bool = False,
    ) -> None:
        """A sign filling the square `box`."""
        key = ("icon", sign, box.w, colour, rtl)
        stamp = self._cache.get(key, lambda: Stamp(icon(sign, box.w, colour, rtl=rtl), 0))
        put(target, stamp.image, box.topleft)

    def rule(
        self, target: pygame.Surface, centre: tuple[int, int], width: int, unit: float
    ) -> None:
        """The gold line below a heading."""
        stamp = self._cache.get(("rule", width, unit), lambda: Stamp(effects.rule(width, unit), 0))
        put(target, stamp.image, stamp.image.get_rect(center=centre).topleft)

    def panel(self, target: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
        """A cream panel with its shadow and double border."""
        self.soft(target, rect, 18 * unit, Blur(40 * unit, 0.6, drop=14 * unit, hollow=True))
        self.rounded(target, rect, 18 * unit, Fill(UI.panel))
        inner = rect.inflate(-round(14 * unit), -round(14 * unit))
        self.rounded(target, inner, 12 * unit, None, Stroke(UI.trim, 1.4 * unit, 0.75))


def scrim(target: pygame.Surface, alpha: float) -> None:
    """Darken what is drawn so far, in place: cheaper than laying a surface over it."""
    level = round(255 * (1 - alpha))
    target.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    red, green, blue = (round(part * alpha) for part in UI.scrim)
    target.fill((red, green, blue), special_flags=pygame.BLEND_RGB_ADD)


def _patch(tile: Stamp, source: pygame.Rect, size: Size) -> Stamp:
    return Stamp(patch(tile.image, source, size), 0)


def _stamp(target: pygame.Surface, stamp: Stamp, rect: pygame.Rect) -> None:
    put(target, stamp.image, (rect.x - stamp.pad, rect.y - stamp.pad))
