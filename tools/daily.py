"""Proves the deals of the day ahead: game/core/daily_places.py is made with it.

    python -m tools.daily prove places.txt 2026 2045
    python -m tools.daily write places.txt

`prove` appends one line per day and skips the days that the file has: it can be stopped at any
time and go on later.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import count, groupby
from pathlib import Path

from game.core.code import deal
from game.core.daily import DIGITS, candidate
from game.solver.verdict import Outcome, solve

LIMIT = 20_000
"""Nodes: with a limit of nodes and not of time, every machine comes to the same answer."""
MODULE = Path(__file__).parent.parent / "game" / "core" / "daily_places.py"
HEAD = '''"""Which candidate is the deal of each day: made by `python -m tools.daily write`."""

from collections.abc import Mapping

__all__ = ["PLACES"]

PLACES: Mapping[int, str] = {'''
FOOT = '''}
"""For each year a sign for each day, 0 to 9 and a to z: how many candidates come before."""
'''
WIDTH = 80
"""How many days stand on a line of the table."""


def winnable(day: date, place: int) -> bool:
    """Whether a candidate is proved winnable even if cards stay on the foundations (R7)."""
    code = candidate(day, place)
    verdict = solve(code.rules(foundations_final=True), deal(code), limit=LIMIT)
    return verdict.outcome is Outcome.WON


def first_winnable(day: date) -> int:
    """The place of the first candidate of `day` that is proved winnable."""
    return next(place for place in count() if winnable(day, place))


def prove(path: Path, first: int, last: int) -> None:
    """Add the days of the years `first` to `last` that the file has not got."""
    known = _read(path)
    with path.open("a", encoding="ascii") as file:
        for day in _days(first, last):
            if day not in known:
                file.write(f"{day.isoformat()} {first_winnable(day)}\n")
                file.flush()


def write(path: Path) -> None:
    """Make the module of what the file knows of whole years."""
    known = _read(path)
    years = {year: list(days) for year, days in groupby(sorted(known), lambda day: day.year)}
    lines = [HEAD]
    for year, days in years.items():
        if days != list(_days(year, year)):
            continue
        places = "".join(DIGITS[known[day]] for day in days)
        lines.append(f"    {year}: (")
        lines += [f'        "{places[at : at + WIDTH]}"' for at in range(0, len(places), WIDTH)]
        lines.append("    ),")
    MODULE.write_text("\n".join([*lines, FOOT]), "utf-8")


def _days(first: int, last: int) -> Iterator[date]:
    day = date(first, 1, 1)
    while day.year <= last:
        yield day
        day += timedelta(days=1)


def _read(path: Path) -> dict[date, int]:
    if not path.exists():
        return {}
    lines = (line.split() for line in path.read_text("ascii").splitlines())
    return {date.fromisoformat(day): int(place) for day, place in lines}


def main() -> None:
    """Prove or write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=["prove", "write"])
    parser.add_argument("file", type=Path)
    parser.add_argument("first", type=int, nargs="?", default=2026)
    parser.add_argument("last", type=int, nargs="?", default=2045)
    call = parser.parse_args()
    if call.what == "prove":
        prove(call.file, call.first, call.last)
    else:
        write(call.file)


if __name__ == "__main__":
    main()
