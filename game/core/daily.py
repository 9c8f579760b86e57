"""The deal of the day: a date names a deal, the same for everyone (docs/deal-of-the-day.md)."""

from __future__ import annotations

from datetime import date
from hashlib import sha256

from game.core.code import DEALS, GameCode
from game.core.daily_places import PLACES

__all__ = ["candidate", "daily_deal"]

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""How the table of places counts."""


def candidate(day: date, place: int) -> GameCode:
    """The deal at `place`, counted from 0, in the sequence of deals that `day` names."""
    digest = sha256(f"YU1-DAY-{day.isoformat()}-{place}".encode("ascii")).digest()
    return GameCode(int.from_bytes(digest[:8], "big") % DEALS)


def daily_deal(day: date) -> GameCode | None:
    """The first deal of that sequence that was proved winnable; None for years not proved yet."""
    places = PLACES.get(day.year)
    if places is None:
        return None
    within = day.toordinal() - date(day.year, 1, 1).toordinal()
    return candidate(day, DIGITS.index(places[within]))
