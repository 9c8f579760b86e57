"""Ornaments that aces and backs share."""

from __future__ import annotations

from tools.cardart.geometry import Region, placed, region, united

__all__ = ["petals"]


def petals(
    count: int, inner: float, outer: float, half_width: float, rotation: float = 0
) -> Region:
    """A rosette of pointed petals between two radii."""
    length = outer - inner
    near, far = inner + length * 0.35, inner + length * 0.8
    petal = region(
        f"M0 {-inner} C{-half_width} {-near} {-half_width * 0.8} {-far} 0 {-outer}"
        f" C{half_width * 0.8} {-far} {half_width} {-near} 0 {-inner} Z"
    )
    return united(placed(petal, rotation=rotation + 360 * turn / count) for turn in range(count))
