"""What can be wrong with a catalogue: gaps, leftovers, placeholders, characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from string import Formatter

import pymupdf_fonts
from babel.messages.catalog import Catalog, Message
from fontTools.ttLib import TTFont

from game.ui.fonts import BOLD, REGULAR
from game.ui.runs import DIRECTIONS, SUIT_SIGNS

__all__ = ["drawable", "faults"]

Key = tuple[str | None, str]


def drawable() -> frozenset[str]:
    """The characters that both faces have, the suit signs, and those that are not drawn."""
    faces = [
        set(TTFont(BytesIO(pymupdf_fonts.myfont(face))).getBestCmap()) for face in (REGULAR, BOLD)
    ]
    codes = set.intersection(*faces) | set(DIRECTIONS) | {ord("\n")}
    return frozenset(map(chr, codes)) | frozenset(SUIT_SIGNS)


def faults(source: Catalog, catalogue: Catalog, characters: frozenset[str]) -> Iterator[str]:
    """What is wrong with `catalogue`, held against the sentences of the code."""
    wanted, present = _messages(source), _messages(catalogue)
    yield from (f"{key[1]!r} is missing; run update" for key in wanted if key not in present)
    yield from (
        f"{key[1]!r} is no longer in the code; run update" for key in present if key not in wanted
    )
    if catalogue.fuzzy:
        yield "the header is marked fuzzy"
    for message in present.values():
        yield from _message_faults(message, catalogue.num_plurals, characters)


def _messages(catalogue: Catalog) -> dict[Key, Message]:
    return {
        (message.context, _forms(message.id)[0]): message for message in catalogue if message.id
    }


def _message_faults(message: Message, plurals: int, characters: frozenset[str]) -> Iterator[str]:
    sources, translations = _forms(message.id), _forms(message.string)
    name = repr(sources[0])
    if message.fuzzy:
        yield f"{name} is marked fuzzy"
    if len(translations) != (plurals if len(sources) > 1 else 1) or not all(translations):
        yield f"{name} is not translated"
        translations = tuple(filter(None, translations))
    expected = _placeholders(sources[0])
    for text in (*sources, *translations):
        try:
            if _placeholders(text) != expected:
                yield f"{name} has other placeholders in {text!r}"
        except ValueError:
            yield f"{name} has a broken placeholder in {text!r}"
        for character in sorted(set(text) - characters):
            yield f"{name} has U+{ord(character):04X}, which the typeface lacks, in {text!r}"


def _forms(text: str | Sequence[str] | None) -> tuple[str, ...]:
    return (text or "",) if text is None or isinstance(text, str) else tuple(text)


def _placeholders(text: str) -> list[str]:
    """The names in braces, sorted, each as often as it occurs."""
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)
