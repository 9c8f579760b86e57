"""Pictures to send to others: the table, or the result of a game, with the game code."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.felt import felt
from game.ui.paint import put
from game.ui.records.dates import duration
from game.ui.theme import UI, mix
from game.ui.widgets.look import Look

__all__ = ["KING", "Caption", "png", "result_picture", "with_caption"]

RESULT = (1200, 630)
"""As messengers show it without cutting it."""
STRIP = 64
TURN, SPREAD = 12, 0.62
KING = 230
"""How wide a king is on it."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands on a picture."""

    code: str
    rules: str
    score: int
    moves: int
    milliseconds: int


def with_caption(
    look: Look, tr: Catalogue, table: pygame.Surface, caption: Caption
) -> pygame.Surface:
    """The table, and below it the code and the figures."""
    wide, high = table.get_size()
    strip = max(40, look.px(STRIP))
    picture = pygame.Surface((wide, high + strip))
    picture.blit(table, (0, 0))
    box = pygame.Rect(0, high, wide, strip)
    picture.fill(look.table.bar, box)
    inner = box.inflate(-2 * look.px(24), 0)
    code = tr.isolate(caption.code)
    look.write(picture, code, inner, 22, UI.gold, bold=True)
    look.write(picture, _figures(tr, caption), inner, 18, look.table.text, align="end")
    return picture


def result_picture(
    look: Look, tr: Catalogue, kings: Sequence[pygame.Surface], caption: Caption
) -> pygame.Surface:
    """The four kings, the points, the figures and the code."""
    picture = pygame.Surface(RESULT)
    picture.blit(felt(RESULT, look.table), (0, 0))
    wide, high = RESULT
    middle = len(kings) / 2 - 0.5
    for number, king in enumerate(kings):
        card = pygame.transform.rotozoom(king, -TURN * (number - middle), KING / king.get_width())
        x = wide / 2 + (number - middle) * KING * SPREAD
        y = 190 + 14 * (number - middle) ** 2
        put(picture, card, (x - card.get_width() / 2, y - card.get_height() / 2))
    band = pygame.Rect(0, 372, wide, high - 372)
    picture.fill(mix(look.table.edge, look.table.bar, 0.6), band)
    picture.fill(UI.trim, pygame.Rect(0, band.y, wide, 3))
    lines = (
        (tr.gettext("You won!"), 54, 44, UI.gold, True),
        (_figures(tr, caption), 116, 28, look.table.text, False),
        (f"{tr.isolate(caption.code)} · {caption.rules}", 176, 30, look.table.text, True),
    )
    drawn = Look(look.painter, look.type, 1.0, look.table)
    for text, down, size, colour, bold in lines:
        box = pygame.Rect(40, band.y + down - 30, wide - 80, 60)
        drawn.write(picture, text, box, size, colour, align="center", bold=bold)
    return picture


def png(picture: pygame.Surface) -> bytes:
    """The picture as a file."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "picture.png")
    return file.getvalue()


def _figures(tr: Catalogue, caption: Caption) -> str:
    # Translators: the figures of a game on a picture of it, separated by dots.
    text = tr.gettext("Score {score} · Time {time} · Moves {moves}")
    return text.format(
        score=tr.number(caption.score),
        time=duration(tr, caption.milliseconds),
        moves=tr.number(caption.moves),
    )
