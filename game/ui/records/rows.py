"""How a game looks in the list: a sign for its end, and its figures in columns."""

from __future__ import annotations

import pygame

from game.core.games import FINAL, FROM_RECORD, RELAXED, PlayedGame
from game.i18n.catalogue import Catalogue
from game.ui.cache import StampCache
from game.ui.effects import Badge
from game.ui.icons import Icon
from game.ui.paint import Fill, put
from game.ui.records.dates import duration, moment
from game.ui.theme import UI, mix
from game.ui.vector import Stamp, canvas
from game.ui.widgets.look import Align, Look

__all__ = ["HEAD", "ROW", "Rows"]

ROW, HEAD = 44, 34
PAD = 12
SIZE, SMALL = 15, 13
SHARES = (20, 21, 22, 13, 12, 12)
"""How wide the columns are: date, code, rules, moves, time, points."""
ALIGNED: tuple[Align, ...] = ("start", "start", "start", "end", "end", "end")
SIGN = 40
BUDGET = 24 * 2**20
"""Bytes of rows that are kept: some screens full of them."""


class Rows:
    """Draws rows, each once: a list that scrolls shows them again and again."""

    def __init__(self, look: Look, tr: Catalogue) -> None:
        self._look = look
        self._tr = tr
        self._kept = StampCache(BUDGET)

    def draw(self, target: pygame.Surface, row: pygame.Rect, game: PlayedGame) -> None:
        """One game, on whatever is drawn there already."""
        key = (game, row.size, self._look.unit)
        put(target, self._kept.get(key, lambda: self._picture(row.size, game)).image, row.topleft)

    def draw_heads(self, target: pygame.Surface, top: pygame.Rect) -> None:
        """What the columns are, and a line below."""
        tr, look = self._tr, self._look
        heads = (
            tr.gettext("Ended"),
            tr.gettext("Game code"),
            tr.gettext("Rules"),
            tr.gettext("Moves"),
            tr.gettext("Time"),
            tr.gettext("Score"),
        )
        for box, text, align in zip(self._cells(top), heads, ALIGNED, strict=True):
            look.write(target, text, box, SMALL, UI.muted, align=align)
        line = pygame.Rect(top.x, top.bottom - 1, top.w, max(1, look.px(1)))
        target.fill(mix(UI.panel, UI.border, 0.6), line)

    def tell(self, game: PlayedGame) -> str:
        """One game in a sentence, for the ear."""
        tr = self._tr
        when, code, rules, moves, time, score = self._values(game)
        figures = (
            (tr.gettext("Moves"), moves),
            (tr.gettext("Time"), time),
            (tr.gettext("Score"), score),
        )
        # Translators: how a game ended.
        end = tr.pgettext("game", "won") if game.won else tr.pgettext("game", "not won")
        return "; ".join((when, end, rules, code, *(f"{name}: {n}" for name, n in figures)))

    def _values(self, game: PlayedGame) -> tuple[str, str, str, str, str, str]:
        """What stands in the columns."""
        tr = self._tr
        return (
            moment(tr, game.when),
            tr.isolate(str(game.code)),
            tr.gettext("Relaxed") if game.marks & RELAXED else tr.gettext("Classic"),
            tr.number(game.moves),
            duration(tr, game.milliseconds),
            tr.number(game.score),
        )

    def _picture(self, size: tuple[int, int], game: PlayedGame) -> Stamp:
        picture = canvas(*size)
        row = picture.get_rect()
        self._draw_sign(picture, row, game)
        values = self._values(game)
        cells = self._cells(row)
        for box, text, align in zip(cells, values, ALIGNED, strict=True):
            self._look.write(picture, text, box, SIZE, UI.ink, align=align)
        if game.marks & FINAL:
            self._draw_lock(picture, cells[2], values[2])
        return Stamp(picture, 0)

    def _draw_sign(self, target: pygame.Surface, row: pygame.Rect, game: PlayedGame) -> None:
        """A tick for a win, a dot for a game left, an arrow for one that began with a record."""
        look, unit = self._look, self._look.unit
        sign = look.mirrored(pygame.Rect(row.x, row.y, look.px(SIGN), row.h), row)
        if game.won:
            look.painter.badge(target, Badge.TICK, sign.center, 0.8 * unit)
        elif game.marks & FROM_RECORD:
            look.icon(target, Icon.PLAY, sign, 16, UI.muted)
        else:
            dot = pygame.Rect(0, 0, look.px(8), look.px(8))
            dot.center = sign.center
            look.painter.rounded(target, dot, dot.w / 2, Fill(UI.border))

    def _draw_lock(self, target: pygame.Surface, cell: pygame.Rect, name: str) -> None:
        """The sign of the house rule, as in the bar, after the name of the rules."""
        look = self._look
        left = cell.x + look.width(name, SIZE) + look.px(4)
        box = pygame.Rect(left, cell.y, look.px(18), cell.h)
        look.icon(target, Icon.LOCK, look.mirrored(box, cell), 15, UI.muted)

    def _cells(self, row: pygame.Rect) -> list[pygame.Rect]:
        look = self._look
        left, gap = row.x + look.px(SIGN), look.px(PAD)
        room = row.w - look.px(SIGN + PAD)
        edges = [left + room * sum(SHARES[:count]) // sum(SHARES) for count in range(7)]
        return [
            look.mirrored(
                pygame.Rect(edges[at], row.y, edges[at + 1] - edges[at] - gap, row.h), row
            )
            for at in range(6)
        ]
