"""Colour tokens of tables, decks and controls (DESIGN §3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = [
    "DARK",
    "DECKS",
    "FELT",
    "LINE_ALPHA",
    "NIGHT",
    "TABLES",
    "UI",
    "Colour",
    "TableTheme",
    "Tokens",
]

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""


def rgb(text: str) -> Colour:
    """The colour that `#RRGGBB` names."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def css(colour: Colour) -> str:
    """The colour as `#RRGGBB`, the one form the SVG renderer reads right (DESIGN §1)."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(start: Colour, end: Colour, share: float) -> Colour:
    """The colour `share` (0 to 1) of the way from `start` to `end`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class TableTheme:
    """The colours of a table and of the bar below it."""

    name: str
    centre: Colour
    mid: Colour
    edge: Colour
    bar: Colour
    text: Colour
    muted: Colour
    line: Colour = (255, 255, 255)
    """Outlines and marks of empty piles, drawn with `LINE_ALPHA`."""


LINE_ALPHA: Final = 0.66
"""How opaque the lines of empty piles are: 3 : 1 where the cloth is lightest."""
FELT: Final = TableTheme(
    name="felt",
    centre=rgb("#277659"),
    mid=rgb("#1B5E47"),
    edge=rgb("#0C3428"),
    bar=rgb("#0A2A20"),
    text=rgb("#F5F1E4"),
    muted=rgb("#A9C3B5"),
)
NIGHT: Final = TableTheme(
    name="night",
    centre=rgb("#2A4468"),
    mid=rgb("#1B2F4D"),
    edge=rgb("#0B1526"),
    bar=rgb("#0A1322"),
    text=rgb("#F5F1E4"),
    muted=rgb("#A7B4CB"),
)
DARK: Final = TableTheme(
    name="dark",
    centre=rgb("#1A1E27"),
    mid=rgb("#12151C"),
    edge=rgb("#07080B"),
    bar=rgb("#000000"),
    text=rgb("#FFFFFF"),
    muted=rgb("#C3C9D6"),
)
TABLES: Final = {theme.name: theme for theme in (FELT, NIGHT, DARK)}
DECKS: Final = ("classic", "four", "dark")
"""Names of the deck themes; their colours stand beside the art (`sprites/themes.json`)."""
FOUR_COLOURED: Final = frozenset({"four", "dark"})
"""The decks in which each suit has a colour of its own (DESIGN §3)."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of controls, signs and dialogs, the same on every table."""

    gold: Colour
    good: Colour
    good_key: Colour
    """The dark line on both sides of a gold ring, and the tick on its badge."""
    bad: Colour
    bad_key: Colour
    focus: Colour
    focus_edge: Colour
    panel: Colour
    ink: Colour
    muted: Colour
    trim: Colour
    """Double border and rule of a panel: decoration only."""
    border: Colour
    field: Colour
    primary: Colour
    primary_ink: Colour
    error: Colour
    """`bad` as text on a panel, dark enough to read."""
    toast: Colour
    toast_ink: Colour
    toast_red: Colour
    """Of the signs ♥ and ♦ in a message."""
    scrim: Colour


UI: Final = Tokens(
    gold=rgb("#F2C14E"),
    good=rgb("#FFD75E"),
    good_key=rgb("#2A1E00"),
    bad=rgb("#FF5A4F"),
    bad_key=rgb("#2B0400"),
    focus=rgb("#FFFFFF"),
    focus_edge=rgb("#10131A"),
    panel=rgb("#FBF7EC"),
    ink=rgb("#1E2230"),
    muted=rgb("#5E6472"),
    trim=rgb("#C9A24A"),
    border=rgb("#858A96"),
    field=rgb("#FFFFFF"),
    primary=rgb("#1B6B4E"),
    primary_ink=rgb("#FFFFFF"),
    error=rgb("#B3261E"),
    toast=rgb("#12161F"),
    toast_ink=rgb("#FFFFFF"),
    toast_red=rgb("#FF8088"),
    scrim=rgb("#060C0A"),
)
