"""The index figures, own outlines, 100 units high, from x = 0 (DESIGN §2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tools.cardart.geometry import (
    Region,
    moved,
    outline,
    placed,
    polygon,
    rectangle,
    stroke,
    united,
)
from tools.cardart.outline import Outline

__all__ = ["FIGURES", "LETTERS", "Figure"]

WEIGHT = 18.0
_BAR = WEIGHT * 0.92  # horizontals look heavier than they are


class Figure(NamedTuple):
    """An index figure and how wide it is set."""

    outline: Outline
    width: float


def _capped(area: Region) -> Region:
    """The part between baseline and cap height."""
    return area.intersection(rectangle(-50, 0, 250, 100))


def _pen(data: str) -> Region:
    return stroke(data, WEIGHT, flat=True)


def _ace() -> Region:
    right = polygon([(30.5, 0), (49.5, 0), (80, 100), (61, 100)])
    left = polygon([(49.5, 0), (30.5, 0), (0, 100), (19, 100)])
    inside = polygon([(40, -10), (-6, 100), (86, 100)])
    return united((right, left, rectangle(20, 61, 60, 76.5).intersection(inside)))


def _two() -> Region:
    neck = "M10 33 C10 17 19 9 33 9 C47 9 56 17 56 30 C56 44 46 54 36 65 C26 76 15 84 12.5 100"
    return _capped(united((_pen(neck), rectangle(2.6, 100 - _BAR, 66, 100))))


def _three() -> Region:
    upper = "M9 27 C11 16 20 9 32 9 C46 9 55 16 55 27.5 C55 40 46 46.5 33 46.5 L25 46.5"
    lower = "M25 46.5 L33 46.5 C48 46.5 57 56 57 68 C57 82 47 91 32 91 C19 91 9.5 83.5 8 71"
    return _capped(united((_pen(upper), _pen(lower))))


def _four() -> Region:
    diagonal = polygon([(42, 0), (60, 0), (20, 64), (20, 70), (0, 70), (0, 64)])
    bar = WEIGHT * 0.9
    return united(
        (
            rectangle(42, 0, 42 + WEIGHT, 100),
            rectangle(4, 62, 73, 62 + bar),
            diagonal,
            rectangle(0, 62, 20, 62 + bar),
        )
    )


def _five() -> Region:
    stem = polygon([(12, 0), (29.5, 0), (26.5, 44), (24, 52), (7.5, 52)])
    bowl = (
        "M16 47 C21 42 26 40.5 33 40.5 C47.5 40.5 57 51 57 65.5"
        " C57 81 47 91 32 91 C19.5 91 10.5 84 8 72.5"
    )
    return _capped(united((rectangle(12, 0, 61, _BAR), stem, _pen(bowl))))


def _six() -> Region:
    bowl = (
        "M34 39.5 C48.5 39.5 58.5 50 58.5 65 C58.5 80.5 48.5 91 34 91"
        " C19.5 91 9.5 80.5 9.5 65 C9.5 50 19.5 39.5 34 39.5 Z"
    )
    return _capped(united((_pen(bowl), _pen("M9.5 65 C9.5 40 22 14 45 -4"))))


def _seven() -> Region:
    leg = polygon([(43, 0), (63, 0), (63, 14), (33, 100), (13, 100)])
    return united((rectangle(2, 0, 63, _BAR), leg))


def _eight() -> Region:
    upper = (
        "M34 9 C47 9 55 16.5 55 27 C55 38 47 46.5 34 46.5 C21 46.5 13 38 13 27 C13 16.5 21 9 34 9 Z"
    )
    lower = (
        "M34 46.5 C49 46.5 59 56 59 68.5 C59 82 49 91 34 91"
        " C19 91 9 82 9 68.5 C9 56 19 46.5 34 46.5 Z"
    )
    return united((_pen(upper), _pen(lower)))


def _nine() -> Region:
    return placed(moved(_six(), -34, -50), 34, 50, rotation=180)


def _ten() -> Region:
    flag = polygon([(15 + WEIGHT, 0), (18, 0), (0, 15), (0, 33), (20, 18)])
    zero = "M0 35 C0 18 8 9 20.5 9 C33 9 41 18 41 35 L41 65 C41 82 33 91 20.5 91 C8 91 0 82 0 65 Z"
    one = united((rectangle(15, 0, 15 + WEIGHT, 100), flag))
    return united((one, moved(_pen(zero), 15 + WEIGHT + 10 + WEIGHT / 2, 0)))


def _jack() -> Region:
    hook = "M44 -2 L44 66 C44 82 37 91 25.5 91 C14.5 91 8.5 83 8.5 70"
    return _capped(united((_pen(hook), rectangle(22, 0, 53, 14))))


def _queen() -> Region:
    bowl = (
        "M9 40 C9 21 20.5 9 38 9 C55.5 9 67 21 67 40 L67 60"
        " C67 79 55.5 91 38 91 C20.5 91 9 79 9 60 Z"
    )
    return united((_pen(bowl), polygon([(37, 62), (55, 62), (83, 100), (62, 100)])))


def _king() -> Region:
    arm = polygon([(55, 0), (77, 0), (34, 48), (18, 66), (14, 66), (14, 45)])
    leg = polygon([(29.5, 43), (45, 34), (80, 100), (58.5, 100)])
    return united((rectangle(0, 0, WEIGHT, 100), arm, leg))


def _valet() -> Region:
    left = polygon([(0, 0), (19, 0), (49.5, 100), (30.5, 100)])
    return united((left, polygon([(61, 0), (80, 0), (49.5, 100), (30.5, 100)])))


def _dame() -> Region:
    bowl = "M9 9 L29 9 C53 9 66 24 66 50 C66 76 53 91 29 91 L9 91"
    return united((_pen(bowl), rectangle(0, 0, WEIGHT, 100)))


def _roi() -> Region:
    bowl = "M9 9 L36 9 C50 9 58.5 17 58.5 29.5 C58.5 42 50 50.5 36 50.5 L9 50.5"
    leg = polygon([(27, 54), (47, 50), (77, 100), (55.5, 100)])
    return united((_pen(bowl), leg, rectangle(0, 0, WEIGHT, 100)))


def _bube() -> Region:
    upper = "M9 9 L35 9 C47 9 54.5 16 54.5 27.5 C54.5 39 47 46.5 35 46.5 L9 46.5"
    lower = "M9 46.5 L37 46.5 C51 46.5 60 55 60 68.5 C60 82 51 91 37 91 L9 91"
    return united((_pen(upper), _pen(lower), rectangle(0, 0, WEIGHT, 100)))


def _heer() -> Region:
    stems = (rectangle(0, 0, WEIGHT, 100), rectangle(56, 0, 56 + WEIGHT, 100))
    return united((*stems, rectangle(0, 41, 74, 41 + _BAR)))


_DRAWN: tuple[tuple[Callable[[], Region], float], ...] = (
    (_ace, 80),
    (_two, 66),
    (_three, 66),
    (_four, 73),
    (_five, 66),
    (_six, 68),
    (_seven, 65),
    (_eight, 68),
    (_nine, 68),
    (_ten, 102),
    (_jack, 55),
    (_queen, 80),
    (_king, 80),
)

FIGURES = {
    rank: Figure(outline(draw(), 0.05), width) for rank, (draw, width) in enumerate(_DRAWN, start=1)
}
"""By rank, 1 to 13."""

_LOCAL: dict[str, tuple[Callable[[], Region], float]] = {
    "V": (_valet, 80),
    "D": (_dame, 77),
    "R": (_roi, 78),
    "B": (_bube, 71),
    "H": (_heer, 74),
}

LETTERS = {
    **{letter: FIGURES[rank] for rank, letter in ((11, "J"), (12, "Q"), (13, "K"))},
    **{letter: Figure(outline(draw(), 0.05), width) for letter, (draw, width) in _LOCAL.items()},
}
"""By what court cards have in their corners (game/i18n/indices.py)."""
