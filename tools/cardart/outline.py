"""Outlines: closed curves read from path data, placed, and written back as compact path data."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

__all__ = ["Contour", "Outline", "Point", "circle", "contours", "handle_length", "joined"]

Point = tuple[float, float]
_TOKEN = re.compile(r"[A-Z]|-?\d*\.?\d+")
_POINTS_OF = {"M": 1, "L": 1, "C": 3, "Z": 0}


class Contour(NamedTuple):
    """A start and segments from there: a segment of one point is a line, of three a cubic curve."""

    start: Point
    segments: tuple[tuple[Point, ...], ...]
    closed: bool = True

    def mapped(self, move: Callable[[Point], Point]) -> Contour:
        """The contour with every point moved."""
        segments = tuple(tuple(move(point) for point in segment) for segment in self.segments)
        return Contour(move(self.start), segments, self.closed)

    def corners(self, steps: int) -> list[Point]:
        """The contour as a chain of points, each curve in `steps` lines."""
        chain = [self.start]
        for segment in self.segments:
            chain.extend(segment if len(segment) == 1 else _curve(chain[-1], segment, steps))
        return chain


class Outline(NamedTuple):
    """Closed contours, filled by the nonzero rule."""

    contours: tuple[Contour, ...]

    @classmethod
    def of(cls, data: str) -> Outline:
        """The outline that absolute path data of M, L, C and Z describes."""
        return cls(tuple(contours(data)))

    def placed(self, x: float, y: float, scale: float, *, turned: bool = False) -> Outline:
        """The outline scaled, turned upside down if wanted, and moved by `x`, `y`."""
        factor = -scale if turned else scale
        return self.mapped(lambda point: (x + point[0] * factor, y + point[1] * factor))

    def mapped(self, move: Callable[[Point], Point]) -> Outline:
        """The outline with every point moved."""
        return Outline(tuple(contour.mapped(move) for contour in self.contours))

    def data(self, decimals: int = 2) -> str:
        """Path data in relative coordinates; roundings do not add up."""
        return "".join(_written(contour, decimals) for contour in self.contours)


def joined(outlines: Iterable[Outline]) -> Outline:
    """All contours of `outlines` in one."""
    return Outline(tuple(contour for outline in outlines for contour in outline.contours))


def contours(data: str) -> Iterator[Contour]:
    """The contours of absolute path data made of M, L, C and Z."""
    start: Point | None = None
    segments: list[tuple[Point, ...]] = []
    for command, points in _commands(data):
        if command == "M":
            if start is not None and segments:
                yield Contour(start, tuple(segments), closed=False)
            start, segments = points[0], []
        elif command == "Z" and start is not None:
            yield Contour(start, tuple(segments))
            start, segments = None, []
        else:
            segments.append(points)
    if start is not None and segments:
        yield Contour(start, tuple(segments), closed=False)


def circle(x: float, y: float, radius: float) -> Contour:
    """A circle of four curves."""
    reach = radius * handle_length(math.pi / 2)
    quarters = []
    for turn in range(4):
        dx, dy = ((-1, 0), (0, -1), (1, 0), (0, 1))[turn]
        ex, ey = -dy, dx  # the quarter ends a right angle further
        quarters.append(
            (
                (x + dx * radius + ex * reach, y + dy * radius + ey * reach),
                (x + ex * radius + dx * reach, y + ey * radius + dy * reach),
                (x + ex * radius, y + ey * radius),
            )
        )
    return Contour((x - radius, y), tuple(quarters))


def handle_length(angle: float) -> float:
    """The length, in radii, of the handles of a curve that stands for an arc of `angle`."""
    return 4 / 3 * math.tan(angle / 4)


def _commands(data: str) -> Iterator[tuple[str, tuple[Point, ...]]]:
    tokens = _TOKEN.findall(data)
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = _POINTS_OF[command]
        numbers = [float(token) for token in tokens[at : at + 2 * count]]
        yield command, tuple(zip(numbers[::2], numbers[1::2], strict=True))
        at += 2 * count


def _curve(start: Point, segment: tuple[Point, ...], steps: int) -> Iterator[Point]:
    chain = (start, *segment)
    for step in range(1, steps + 1):
        t = step / steps
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        yield (
            sum(weight * point[0] for weight, point in zip(weights, chain, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, chain, strict=True)),
        )


def _written(contour: Contour, decimals: int) -> str:
    rounded = contour.mapped(lambda point: (round(point[0], decimals), round(point[1], decimals)))
    parts = ["M" + _numbers(rounded.start, decimals)]
    at, letter = rounded.start, ""
    run: list[float] = []
    for segment in _without_closing_line(rounded):
        wanted = "l" if len(segment) == 1 else "c"
        if wanted == "l" and segment[0] == at:
            continue
        if wanted != letter:
            parts.append(letter + _numbers(run, decimals))
            letter, run = wanted, []
        run.extend(value for x, y in segment for value in (x - at[0], y - at[1]))
        at = segment[-1]
    return "".join(parts) + letter + _numbers(run, decimals) + "z"


def _without_closing_line(contour: Contour) -> tuple[tuple[Point, ...], ...]:
    last = contour.segments[-1]
    return contour.segments[:-1] if last == (contour.start,) else contour.segments


def _numbers(values: Iterable[float], decimals: int) -> str:
    """Numbers in path data; a sign or a second point separates as well as a space."""
    texts = [_number(value, decimals) for value in values]
    glued = texts[:1]
    for before, text in pairwise(texts):
        joins = text[0] == "-" or (text[0] == "." and "." in before)
        glued.append(text if joins else " " + text)
    return "".join(glued)


def _number(value: float, decimals: int) -> str:
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    if text in ("", "-", "-0"):
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text
