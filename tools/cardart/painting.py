"""Painting: flat shapes over one another, composed into one region for each colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tools.cardart.colours import INK
from tools.cardart.geometry import (
    Region,
    blank,
    filled,
    mirrored,
    parts,
    placed,
    region,
    stroke,
    united,
)

__all__ = ["Patch", "Pen", "Shape", "composed"]

Shape: TypeAlias = str | Region
"""Path data or a region."""

_OVERLAP = 0.9  # units by which a colour goes on below its neighbour, so that no gap shows
_SPECK = 0.03  # square units too small to be seen at any size
_THIN, _SMALL = 1.45, 20  # a line's width and an area that a plain drawing leaves out
_BOLDER = 1.35


class Patch(NamedTuple):
    """A shape as it lies on the card."""

    area: Region
    colour: str


@dataclass(frozen=True, slots=True)
class Pen:
    """Adds shapes to a painting, from a place of its own; `both` adds the mirror image too.

    A `plain` pen draws what is to be seen small: bolder outlines, no thin lines, no small shapes.
    """

    patches: list[Patch]
    x: float = 0
    y: float = 0
    scale: float = 1
    rotation: float = 0
    plain: bool = False

    def fill(self, shape: Shape, colour: str, *, both: bool = False) -> None:
        """A flat shape."""
        area = _area(shape, both)
        if not (self.plain and area.area < _SMALL):
            self._add(area, colour)

    def line(self, data: str, width: float, colour: str = INK, *, both: bool = False) -> None:
        """A line with round ends."""
        if self.plain:
            if width < _THIN:
                return
            width *= _BOLDER
        line = stroke(data, width)
        self._add(mirrored(line) if both else line, colour)

    def outlined(
        self, shape: Shape, colour: str, width: float = 2.0, *, both: bool = False
    ) -> None:
        """A flat shape with an ink line along its border."""
        area = _area(shape, both)
        if self.plain:
            width *= _BOLDER
        self._add(area.buffer(width / 2, quad_segs=8), INK)
        self._add(area.buffer(-width / 2, quad_segs=8), colour)

    def _add(self, area: Region, colour: str) -> None:
        if not area.is_empty:
            on_card = placed(area, self.x, self.y, self.scale, self.rotation)
            self.patches.append(Patch(on_card, colour))


def composed(patches: Sequence[Patch], clip: Region) -> list[Patch]:
    """What is seen of `patches` inside `clip`: one patch for each colour, to be painted in turn."""
    seen = _seen(patches, clip)
    order = sorted(seen, key=lambda colour: (colour != INK, -seen[colour].area))
    return [
        Patch(_underlaid([seen[colour] for colour in order[at:]]), colour)
        for at, colour in enumerate(order)
    ]


def _area(shape: Shape, both: bool) -> Region:
    area = region(shape) if isinstance(shape, str) else shape
    return mirrored(area) if both else area


def _seen(patches: Sequence[Patch], clip: Region) -> dict[str, Region]:
    """The visible part of each colour."""
    seen: dict[str, list[Region]] = {}
    covered = blank()
    for patch in reversed(patches):
        inside = patch.area.intersection(clip)
        if inside.is_empty:
            continue
        seen.setdefault(patch.colour, []).append(inside.difference(covered))
        covered = united((covered, inside))
    areas = {colour: united(found) for colour, found in seen.items()}
    return {colour: area for colour, area in areas.items() if area.area > _SPECK}


def _underlaid(seen: Sequence[Region]) -> Region:
    """The first of `seen` extended a little below the others, its holes below them closed.

    So each border is drawn once, by the colour that is painted later, and no gap shows.
    """
    everything = united(seen)
    below = seen[0].buffer(_OVERLAP, quad_segs=1).simplify(_OVERLAP / 3)  # hidden: coarse will do
    grown = united((seen[0], below.intersection(everything)))
    cover = everything.buffer(0.01)
    return united(filled(part, cover) for part in parts(grown) if part.area > _SPECK)
