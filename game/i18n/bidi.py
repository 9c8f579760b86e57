"""The bidirectional algorithm of Unicode (UAX #9): embedding levels and visual runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import bidirectional

from game.i18n.bidi_explicit import INITIATORS, REMOVED, explicit, isolate_ends, paragraph_level
from game.i18n.bidi_rules import resolve

__all__ = ["Run", "levels", "visual_runs"]

BLANK = INITIATORS | REMOVED | {"WS", "PDI"}
"""What L1 resets at the end of a line."""
LEFT_TO_RIGHT = frozenset(("L", "EN", "ES", "ET", "CS", "NSM", "BN", "B", "S", "WS", "ON"))
"""Classes that in a left-to-right paragraph all stay at level 0."""


class Run(NamedTuple):
    """`text[start:end]`, drawn from right to left if `level` is odd."""

    start: int
    end: int
    level: int


def visual_runs(text: str, base: int | None = None) -> list[Run]:
    """The runs of one line from left to right (L2); `base` is the paragraph's level."""
    found = levels(text, base)[1]
    runs = [Run(part[0], part[-1] + 1, found[part[0]]) for part in _level_runs(found)]
    for level in range(max(found, default=0), 0, -1):
        runs = _reverse_stretches(runs, level)
    return runs


def _reverse_stretches(runs: list[Run], level: int) -> list[Run]:
    """L2 for one level: every stretch of runs at `level` or above is turned round."""
    ordered: list[Run] = []
    stretch: list[Run] = []
    for run in runs:
        if run.level >= level:
            stretch.append(run)
        else:
            ordered += [*reversed(stretch), run]
            stretch = []
    return ordered + stretch[::-1]


def levels(text: str, base: int | None = None) -> tuple[int, list[int]]:
    """The paragraph's level, found by P2 and P3 if `base` is None, and that of each character."""
    classes = [bidirectional(character) or "L" for character in text]
    ends = isolate_ends(classes)
    if base is None:
        base = paragraph_level(classes, ends, 0, len(classes))
    if base == 0 and LEFT_TO_RIGHT.issuperset(classes):
        return base, [0] * len(classes)
    found, kinds = explicit(classes, ends, base)
    kept = [index for index, kind in enumerate(classes) if kind not in REMOVED]
    for level, start, end, sequence in _isolating_sequences(classes, found, ends, kept, base):
        rises = resolve(
            [text[index] for index in sequence],
            [kinds[index] for index in sequence],
            [classes[index] for index in sequence],
            level,
            (start, end),
        )
        for index, rise in zip(sequence, rises, strict=True):
            found[index] = level + rise
    _follow(classes, found, base)
    _reset_blanks(classes, found, base)
    return base, found


class _Sequence(NamedTuple):
    level: int
    start: str
    end: str
    indices: list[int]


def _isolating_sequences(
    classes: Sequence[str],
    found: Sequence[int],
    ends: dict[int, int],
    kept: Sequence[int],
    base: int,
) -> list[_Sequence]:
    """X10: level runs joined across the isolates they enclose, with what borders them."""
    around = [base, *(found[index] for index in kept), base]
    place = {index: number for number, index in enumerate(kept, start=1)}
    sequences = []
    for part in _joined_runs(classes, ends, _level_runs([found[index] for index in kept]), kept):
        level = found[part[0]]
        before = around[place[part[0]] - 1]
        unclosed = classes[part[-1]] in INITIATORS
        after = base if unclosed else around[place[part[-1]] + 1]
        start, end = "LR"[max(level, before) & 1], "LR"[max(level, after) & 1]
        sequences.append(_Sequence(level, start, end, part))
    return sequences


def _level_runs(found: Sequence[int]) -> list[list[int]]:
    """BD7: the indices of each longest stretch of one level."""
    runs: list[list[int]] = []
    for index, level in enumerate(found):
        if runs and found[index - 1] == level:
            runs[-1].append(index)
        else:
            runs.append([index])
    return runs


def _joined_runs(
    classes: Sequence[str],
    ends: dict[int, int],
    level_runs: Sequence[Sequence[int]],
    kept: Sequence[int],
) -> list[list[int]]:
    """BD13: a run that ends with an initiator goes on with the run that its PDI starts."""
    runs = [[kept[number] for number in run] for run in level_runs]
    starting = {run[0]: run for run in runs}
    matched = set(ends.values())
    sequences = []
    for run in runs:
        if classes[run[0]] == "PDI" and run[0] in matched:
            continue
        sequence = list(run)
        while sequence[-1] in ends:
            sequence += starting[ends[sequence[-1]]]
        sequences.append(sequence)
    return sequences


def _follow(classes: Sequence[str], found: list[int], base: int) -> None:
    """Characters that X9 removes take the level of the one before them."""
    for index, kind in enumerate(classes):
        if kind in REMOVED:
            found[index] = found[index - 1] if index else base


def _reset_blanks(classes: Sequence[str], found: list[int], base: int) -> None:
    """L1: separators, and blanks before them or at the end, get the paragraph's level."""
    trailing = True
    for index in range(len(classes) - 1, -1, -1):
        kind = classes[index]
        trailing = kind in ("B", "S") or (trailing and kind in BLANK)
        if trailing:
            found[index] = base
