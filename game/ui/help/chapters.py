"""All pages of the help in the order of reading, and how headings are found."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.i18n.catalogue import Catalogue
from game.ui.help.blocks import Block, Chapter, Grid, Plates, Points, Text, Verbatim
from game.ui.help.questions import question_chapters
from game.ui.help.rules_count import count_chapters
from game.ui.help.rules_deal import deal_chapters
from game.ui.help.rules_hand import hand_chapters
from game.ui.help.rules_piles import pile_chapters

__all__ = ["Part", "find", "parts"]


@dataclass(frozen=True, slots=True)
class Part:
    """Chapters under one heading of the list."""

    title: str
    chapters: tuple[Chapter, ...]


def parts(tr: Catalogue, folder: Path | None) -> tuple[Part, ...]:
    """The rules, and the questions; `folder` is where the data lies, None to say nothing of it."""
    rules = deal_chapters(tr) + pile_chapters(tr) + hand_chapters(tr) + count_chapters(tr)
    return (
        Part(tr.gettext("The rules"), rules),
        Part(tr.gettext("Questions and answers"), question_chapters(tr, folder)),
    )


def find(parts: Sequence[Part], words: str) -> tuple[Part, ...]:
    """The chapters whose title has `words`; where there are none, those whose text has them."""
    sought = _plain(words)
    by_title = _select(parts, lambda chapter: sought in _plain(chapter.title))
    return by_title or _select(
        parts, lambda chapter: any(sought in _plain(text) for text in texts(chapter.blocks))
    )


def texts(blocks: Sequence[Block]) -> Iterator[str]:
    """Everything that is to be read."""
    for block in blocks:
        match block:
            case Text(text) | Verbatim(text):
                yield text
            case Points(points):
                yield from points
            case Plates(plates):
                yield from (plate.words for plate in plates)
            case Grid(rows):
                yield from (cell for row in rows for cell in row)


def _select(parts: Sequence[Part], wanted: Callable[[Chapter], bool]) -> tuple[Part, ...]:
    chosen = (Part(part.title, tuple(filter(wanted, part.chapters))) for part in parts)
    return tuple(part for part in chosen if part.chapters)


def _plain(text: str) -> str:
    """`text` without case, accents, points and marks of direction: how people type it."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    kept = (sign for sign in apart if unicodedata.category(sign) not in ("Mn", "Cf"))
    return " ".join("".join(kept).split())
