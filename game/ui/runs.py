"""Lines of text cut into runs that can be drawn one after another from left to right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import partial
from itertools import groupby
from typing import NamedTuple

from game.i18n.bidi import Run, visual_runs

__all__ = ["SUIT_SIGNS", "Kind", "Piece", "Script", "pieces"]

SUIT_SIGNS = "♠♥♦♣"
DIRECTIONS = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
CONTROLS = dict.fromkeys((*range(0x20), 0x7F, *DIRECTIONS))
"""Characters that are not drawn; `DIRECTIONS` decide the order of others."""
PLAIN = re.compile(r"\u2066[ -~۰-۹]*[!-~۰-۹]\u2069")
"""A code, number or date as `Catalogue.isolate` gives it: one run, whatever is around it."""


class Script(Enum):
    """ISO 15924 names of the scripts that are shaped each in its own way."""

    LATIN = "Latn"
    HEBREW = "Hebr"
    ARABIC = "Arab"


class Kind(Enum):
    """How a piece is drawn."""

    TEXT = "text"
    SUIT = "suit"
    """One suit sign, drawn from the shapes of the cards."""
    DIGIT = "digit"
    """One digit in a cell as wide as the widest digit."""


class Piece(NamedTuple):
    """Text of one script and direction, one suit sign, or one digit."""

    text: str
    kind: Kind
    script: Script
    rtl: bool


def pieces(text: str, *, rtl: bool, tabular: bool = False) -> Iterator[Piece]:
    """The pieces of one line in the order they are drawn, left to right."""
    is_plain = PLAIN.fullmatch(text)  # long lists are full of them
    for run in [Run(1, len(text) - 1, 0)] if is_plain else visual_runs(text, int(rtl)):
        backwards = run.level % 2 == 1
        found = list(_split(text[run.start : run.end], tabular=tabular, rtl=backwards))
        yield from reversed(found) if backwards else found


def _split(text: str, *, tabular: bool, rtl: bool) -> Iterator[Piece]:
    """A run of one level cut by kind and script, in logical order."""
    drawn = text.translate(CONTROLS)
    if drawn.isascii() and drawn and not tabular:
        yield Piece(drawn, Kind.TEXT, Script.LATIN, rtl)
        return
    kinds = map(partial(_kind, tabular=tabular), drawn)
    signs = zip(drawn, kinds, _scripts(drawn), strict=True)
    for (kind, script), group in groupby(signs, key=lambda sign: sign[1:]):
        characters = "".join(character for character, _, _ in group)
        parts = [characters] if kind is Kind.TEXT else characters
        yield from (Piece(part, kind, script, rtl) for part in parts)


def _kind(character: str, *, tabular: bool) -> Kind:
    if character in SUIT_SIGNS:
        return Kind.SUIT
    return Kind.DIGIT if tabular and character.isdecimal() else Kind.TEXT


def _scripts(text: str) -> list[Script]:
    """The script of each character; what belongs to none goes with what stands before it."""
    own = [_script(character) for character in text]
    current = next((script for script in own if script is not None), Script.LATIN)
    scripts = []
    for script in own:
        current = script or current
        scripts.append(current)
    return scripts


def _script(character: str) -> Script | None:
    code = ord(character)
    if 0x0590 <= code < 0x0600 or 0xFB1D <= code < 0xFB50:
        return Script.HEBREW
    if 0x0600 <= code < 0x0700 or 0x0750 <= code < 0x0780 or 0xFB50 <= code < 0xFE00:
        return Script.ARABIC
    return Script.LATIN if character.isalpha() else None
