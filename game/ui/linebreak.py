"""Where long text goes on to the next line; all in logical order."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from unicodedata import category

__all__ = ["cut", "fill"]

WORD = re.compile(r"[^ \u200b]*[ \u200b]*")
NEAR = 0.95
"""From this share of the width on the line is measured whole, not word by word."""
ISOLATE_STARTS, ISOLATE_END = "\u2066\u2067\u2068", "\u2069"
JOINERS = "\u200c\u200d"
Measure = Callable[[str], int]


def fill(text: str, width: int, measure: Measure) -> list[str]:
    """`text` in lines no wider than `width`; a word that is wider by itself is broken.

    Isolates that a line leaves open are closed at its end and opened again on the next.
    """
    lines: list[str] = []
    still_open = ""
    for paragraph in text.split("\n"):
        filled = _fill_paragraph(still_open, paragraph, width, measure)
        still_open = _unclosed(filled[-1])
        lines += (line + ISOLATE_END * len(_unclosed(line)) for line in filled)
    return lines


def _fill_paragraph(still_open: str, text: str, width: int, measure: Measure) -> list[str]:
    """The lines of one paragraph, each from the isolates that are open where it begins."""
    lines: list[str] = []
    start = line = still_open
    used = 0
    for word in WORD.findall(text):
        used += measure(word)
        if line != start and used > width * NEAR and measure((line + word).rstrip()) > width:
            lines.append(line.rstrip())
            start = line = _unclosed(line)
        if line == start:
            # Letters join otherwise within an isolate: they are measured as they will stand.
            *full, line = _broken(start + word, width, measure)
            lines += full
            start = _unclosed(full[-1]) if full else start
            used = measure(line)
        else:
            line += word
    return [*lines, line.rstrip()]


def _broken(word: str, width: int, measure: Measure) -> Iterator[str]:
    """The parts of a word, each of which fits a line of its own."""
    while measure(word.rstrip()) > width:
        stops = _stops(word)
        end = stops[max(1, _fitting(word, stops, width, measure)) - 1]
        if end == len(word):
            break
        yield word[:end]
        word = _unclosed(word[:end]) + word[end:]
    yield word


def cut(text: str, width: int, measure: Measure, ending: str = "…") -> str:
    """As much of `text` as fits together with `ending`; all of it if it fits alone."""
    if measure(text) <= width:
        return text
    stops = [0, *_stops(text)]

    def shortened(end: int) -> str:
        kept = text[:end].rstrip()
        return kept + ISOLATE_END * len(_unclosed(kept)) + ending

    fitting = bisect_right(stops, width, key=lambda end: measure(shortened(end)))
    return shortened(stops[max(1, fitting) - 1])


def _fitting(word: str, stops: list[int], width: int, measure: Measure) -> int:
    """How many of the places to break leave a beginning that fits; after a hyphen if it can be."""
    fitting = bisect_right(stops, width, key=lambda end: measure(word[:end]))
    for count in range(fitting, fitting // 2, -1):
        if word[stops[count - 1] - 1] in "-/":
            return count
    return fitting


def _stops(word: str) -> list[int]:
    """The ends of the characters as a reader sees them, with their marks, joiners and isolates."""
    inner = (index for index in range(1, len(word)) if not _clings(word[index - 1], word[index]))
    return [*inner, len(word)]


def _clings(before: str, character: str) -> bool:
    joined = category(character)[0] == "M" or character in JOINERS or character == ISOLATE_END
    return joined or before in ISOLATE_STARTS


def _unclosed(text: str) -> str:
    """The isolates that `text` starts and does not end."""
    starts = ""
    for character in text:
        if character in ISOLATE_STARTS:
            starts += character
        elif character == ISOLATE_END:
            starts = starts[:-1]
    return starts
