"""Which candidate is the deal of each day: made by `python -m tools.daily write`."""

from collections.abc import Mapping

__all__ = ["PLACES"]

PLACES: Mapping[int, str] = {}
"""For each year a sign for each day, 0 to 9 and a to z: how many candidates come before."""
