"""The letters in the corners of court cards, as card makers print them (card-indices.md)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["INDICES", "INTERNATIONAL"]

INTERNATIONAL = "JQK"
INDICES: Mapping[str, str] = MappingProxyType(
    {"international": INTERNATIONAL, "french": "VDR", "german": "BDK", "dutch": "BVH"}
)
"""Each practice's letters for jack, queen and king; the ace is an A in all of them."""
