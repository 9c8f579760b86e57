"""SVG documents: a base and flat layers, colour tokens written with the classic theme's value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tools.cardart.colours import BORDER, EDGE, PAPER
from tools.cardart.geometry import Region, outline
from tools.cardart.outline import Outline, Point

__all__ = ["CARD_SIZE", "INDEX", "STRIP_SIZE", "Layer", "Writer", "layer"]

CARD_SIZE = (250, 350)
STRIP_SIZE = (250, 64)
INDEX = "index"
"""The name of the layer that has a court's letter and suit."""
_STRIP = "M.75 64V15A15 15 0 0 1 15.75 .75H234.25A15 15 0 0 1 249.25 15V64"
_STRIP_BORDER = "M2.25 64V15A12.75 12.75 0 0 1 15 2.25H235A12.75 12.75 0 0 1 247.75 15V64"
_BORDER_RECTANGLE = '<rect x="2.25" y="2.25" width="245.5" height="345.5" rx="13.5"'


class Layer(NamedTuple):
    """Shapes of one colour."""

    colour: str
    outline: Outline
    name: str = ""
    """Where the game puts something else in its place (sprites/README.md)."""


def layer(colour: str, area: Region, tolerance: float = 0.06) -> Layer:
    """A layer of this area, exact to a tenth of a unit: less is not seen at 400 pixels."""
    return Layer(colour, outline(area, tolerance).mapped(_tenths))


def _tenths(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes documents; `fallbacks` are the values that viewers without a theme show."""

    fallbacks: Mapping[str, str]

    def card(self, layers: Iterable[Layer], paper: str = PAPER) -> str:
        """A face or a back on `paper`."""
        rectangle = '<rect x=".75" y=".75" width="248.5" height="348.5" rx="15"'
        base = f'{rectangle} fill="{self._value(paper)}" {self._edge(EDGE)}/>'
        border = f'{_BORDER_RECTANGLE} fill="none" {self._edge(BORDER)}/>'
        return self._document("0 0", CARD_SIZE, [base, *map(self._path, layers), border])

    def strip(self, layers: Iterable[Layer]) -> str:
        """The top of a face; its lower edge is always covered by the next card."""
        base = f'<path d="{_STRIP}" fill="{self._value(PAPER)}" {self._edge(EDGE)}/>'
        border = f'<path d="{_STRIP_BORDER}" fill="none" {self._edge(BORDER)}/>'
        return self._document("0 0", STRIP_SIZE, [base, *map(self._path, layers), border])

    def mark(self, mark: Layer, corner: tuple[int, int], size: tuple[int, int]) -> str:
        """A single shape without a ground; the box begins at `corner`."""
        return self._document(f"{corner[0]} {corner[1]}", size, [self._path(mark)])

    def _document(self, corner: str, size: tuple[int, int], elements: Iterable[str]) -> str:
        width, height = size
        box = f'width="{width}" height="{height}" viewBox="{corner} {width} {height}"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>', *elements, "</svg>"]
        return "\n".join(lines) + "\n"

    def _path(self, shapes: Layer) -> str:
        name = f'class="{shapes.name}" ' if shapes.name else ""
        return f'<path {name}d="{shapes.outline.data()}" fill="{self._value(shapes.colour)}"/>'

    def _edge(self, colour: str) -> str:
        return f'stroke="{self._value(colour)}" stroke-width="1.5"'

    def _value(self, colour: str) -> str:
        return colour if colour.startswith("#") else f"var(--{colour},{self.fallbacks[colour]})"
