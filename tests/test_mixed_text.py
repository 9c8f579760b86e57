"""A page of mixed text, held against what Pango made of it (the picture was compared by eye).

`mixed_text.json` holds, for each line, how wide Pango set it and which share of its ink lies left
of each fortieth of that width. Rasterisers may differ by shades; a piece of text in another place,
a bracket that is not turned, or letters that are not joined move far more ink than that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.ui.text import Typesetter

PAGE = json.loads(Path(__file__).with_name("mixed_text.json").read_text("utf-8"))
PARTS = 40
TOLERANCE = 0.015
"""The largest difference found, 0.0114, comes from Pango's old-style figures in Hebrew."""
FAINT = 60


class Line(NamedTuple):
    language: str
    text: str
    width: int
    ink: list[float]


LINES = [Line(**line) for line in PAGE["lines"]]


@pytest.fixture(autouse=True, scope="module")
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def inked(line: pygame.Surface) -> tuple[int, list[float]]:
    """The width of what is inked, and the share of the ink left of each part's end."""
    width, height = line.get_size()
    alpha = pygame.image.tobytes(line, "RGBA")[3::4]
    columns = [sum(alpha[x::width]) for x in range(width)]
    assert len(alpha) == width * height
    found = [x for x, ink in enumerate(columns) if ink > FAINT]
    columns = columns[found[0] : found[-1] + 1]
    so_far = list(accumulate(columns))
    ends = [round(len(columns) * part / PARTS) - 1 for part in range(1, PARTS)]
    return len(columns), [so_far[end] / so_far[-1] for end in ends]


def difference(one: list[float], other: list[float]) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.text)
def test_the_ink_lies_where_pango_puts_it(line: Line) -> None:
    width, ink = inked(Typesetter(rtl=True).line(line.text, PAGE["px"], (0, 0, 0)))
    assert width == pytest.approx(line.width, rel=0.02)
    assert difference(ink, line.ink) < TOLERANCE


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.text)
def test_the_same_line_the_other_way_round_would_be_noticed(line: Line) -> None:
    image = Typesetter(rtl=True).line(line.text, PAGE["px"], (0, 0, 0))
    turned = pygame.transform.flip(image, flip_x=True, flip_y=False)
    assert difference(inked(turned)[1], line.ink) > 2 * TOLERANCE


def test_a_paragraph_of_the_wrong_direction_would_be_noticed() -> None:
    line = next(line for line in LINES if line.text.startswith("Yukon"))
    image = Typesetter(rtl=False).line(line.text, PAGE["px"], (0, 0, 0))
    assert difference(inked(image)[1], line.ink) > 2 * TOLERANCE


def test_an_override_to_the_left_is_obeyed() -> None:
    for rtl in (False, True):
        type_ = Typesetter(rtl=rtl)
        overridden = type_.line("\u202dשלום\u202c", 32, (0, 0, 0))
        backwards = type_.line("םולש", 32, (0, 0, 0))
        assert pygame.image.tobytes(overridden, "RGBA") == pygame.image.tobytes(backwards, "RGBA")
