"""What the chosen look and feel mean: a name in the settings, and what it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from game.i18n.catalogue import Catalogue
from game.i18n.indices import INDICES
from game.store.settings import Settings
from game.ui.theme import DECKS, FOUR_COLOURED, TABLES, TableTheme

__all__ = [
    "BACKS",
    "CARD_SIZES",
    "DOUBLE_TAPS",
    "MOVEMENTS",
    "SLACKS",
    "TEXT_SIZES",
    "calm",
    "card_size",
    "catalogue",
    "dress",
    "letters",
    "named",
    "table",
    "text_size",
    "wording",
]

T = TypeVar("T")

BACKS: Final = ("lattice", "rosette")
CARD_SIZES: Final[Mapping[str, float]] = {"small": 0.74, "medium": 0.87, "large": 1.0}
"""Of the widest cards that the window has room for."""
TEXT_SIZES: Final[Mapping[str, float]] = {"usual": 1.0, "large": 1.2, "largest": 1.4}
MOVEMENTS: Final = ("system", "full", "reduced")
DOUBLE_TAPS: Final[Mapping[str, int]] = {"short": 250, "usual": 400, "long": 700, "longest": 1100}
"""Milliseconds between the two presses of a double tap."""
SLACKS: Final[Mapping[str, tuple[int, int]]] = {
    "usual": (4, 10),
    "long": (10, 16),
    "longest": (22, 28),
}
"""How far mouse and finger may move, in pixels, before a press becomes a drag (DESIGN §7)."""


def named(name: str, meanings: Mapping[str, T], usual: str) -> T:
    """What `name` stands for; a name that this version does not know is the usual one."""
    return meanings[name if name in meanings else usual]


def table(settings: Settings) -> TableTheme:
    """The table's colours."""
    return named(settings.table, TABLES, "felt")


def dress(settings: Settings) -> tuple[str, str]:
    """Deck and back that there are drawings of."""
    deck = settings.deck if settings.deck in DECKS else DECKS[0]
    return deck, settings.back if settings.back in BACKS else BACKS[0]


def letters(settings: Settings) -> str:
    """What is in the corners of jack, queen and king."""
    return named(settings.indices, INDICES, "international")


def catalogue(tag: str, settings: Settings) -> Catalogue:
    """The sentences in a language, which call the cards what they look like."""
    return Catalogue.load(tag, letters(settings), four_colours=_four_colours(settings))


def wording(settings: Settings) -> tuple[object, ...]:
    """What decides which sentences are said."""
    return settings.language, letters(settings), _four_colours(settings)


def _four_colours(settings: Settings) -> bool:
    return dress(settings)[0] in FOUR_COLOURED


def card_size(settings: Settings) -> float:
    """The share of the widest cards that is wanted."""
    return named(settings.card_size, CARD_SIZES, "large")


def text_size(settings: Settings) -> float:
    """How much larger than usual text and controls are."""
    return named(settings.text_size, TEXT_SIZES, "usual")


def calm(settings: Settings, *, system: bool) -> bool:
    """Whether motion is reduced; `system` is what the desktop asks for."""
    return {"full": False, "reduced": True}.get(settings.movement, system)
