"""Puts games into groups that a chart can show: over time, and by how long they took."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from itertools import pairwise

from game.core.games import DAY, WON, PlayedGame
from game.core.statistics import SCORE_STEP
from game.i18n.catalogue import Catalogue
from game.ui.records.bars import Bar
from game.ui.records.dates import date_of, first_weekday, months

__all__ = ["over_time", "scores", "times"]

DAYS, WEEKS, MONTHS = 21, 26, 40
"""The most days, weeks and months that are shown one by one."""
STEPS = (1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 240)
"""Minutes from one group of times to the next."""
GROUPS = 8
MINUTE = 60_000


def over_time(tr: Catalogue, deals: Sequence[PlayedGame], today: date) -> list[Bar]:
    """Deals won and not won by day, week, month or year, whichever shows all of them."""
    if not deals:
        return []
    played = Counter([deal.when // DAY for deal in deals])
    won = Counter([deal.when // DAY for deal in deals if deal.marks & WON])
    first = min(date_of(min(played)), today)
    begin, name = _scale(tr, first, max(today, date_of(max(played))))
    starts = begin(first)
    wins, rest = [0] * len(starts), [0] * len(starts)
    for day, count in played.items():
        at = bisect_right(starts, date_of(day)) - 1
        wins[at] += won[day]
        rest[at] += count - won[day]
    return [Bar(name(start), *counts) for start, *counts in zip(starts, wins, rest, strict=True)]


def times(tr: Catalogue, wins: Sequence[PlayedGame]) -> list[Bar]:
    """How many wins took so many minutes; the last group is open."""
    if not wins:
        return []
    minutes = sorted(win.milliseconds // MINUTE for win in wins)
    usual = minutes[len(minutes) * 19 // 20]
    step = next((step for step in STEPS if usual < step * (GROUPS - 1)), STEPS[-1])
    last = min(GROUPS - 1, minutes[-1] // step)
    is_open = minutes[-1] >= (last + 1) * step
    edges = [bisect_left(minutes, group * step) for group in range(last + 1)]
    counts = [end - start for start, end in pairwise([*edges, len(minutes)])]
    return [
        Bar(_span(tr, group * step, step, is_open=is_open and group == last), count)
        for group, count in enumerate(counts)
    ]


def scores(tr: Catalogue, groups: Sequence[int], won: Sequence[int]) -> list[Bar]:
    """How many deals ended with so many points, and how many of these were won."""
    last = len(groups) - 1  # which is open
    names = [
        _span(tr, group * SCORE_STEP, SCORE_STEP, is_open=group == last)
        for group in range(len(groups))
    ]
    counts = zip(names, groups, won, strict=True)
    return [Bar(name, wins, count - wins) for name, count, wins in counts]


def _span(tr: Catalogue, start: int, step: int, *, is_open: bool) -> str:
    end = start + step - 1
    text = f"{start}+" if is_open else f"{start}–{end}" if end > start else f"{start}"
    return tr.isolate(tr.number(text))


Starts = Callable[[date], list[date]]


def _scale(tr: Catalogue, first: date, last: date) -> tuple[Starts, Callable[[date], str]]:
    """Where the groups begin, given the first day, and what they are called."""
    names, span = months(tr), (last - first).days + 1

    def day(start: date) -> str:
        name, number = names[start.month - 1], tr.number(start.day)
        if start == first:
            # Translators: the first day of a chart, with the short name of the month.
            return tr.pgettext("chart", "{day} {month}").format(day=number, month=name)
        return name if start.day == 1 else number

    def week(start: date) -> str:
        is_named = start.day <= 7 or (start <= first and start.day <= 21)  # far from the next
        return names[start.month - 1] if is_named else ""

    def month(start: date) -> str:
        if start.month == 1:
            return tr.number(start.year)
        return names[start.month - 1] if count <= 18 or start.month == 7 else ""

    def year(start: date) -> str:
        return tr.number(start.year)

    count = 12 * (last.year - first.year) + last.month - first.month + 1
    if span <= DAYS:
        return lambda at: _steps(at, last, 1), day
    if span <= 7 * WEEKS:
        before = (first.weekday() - first_weekday(tr)) % 7
        return lambda at: _steps(at - timedelta(days=before), last, 7), week
    if count <= MONTHS:
        return lambda at: [_month(at, number) for number in range(count)], month
    return lambda at: [date(number, 1, 1) for number in range(at.year, last.year + 1)], year


def _steps(first: date, last: date, days: int) -> list[date]:
    count = (last - first).days // days + 1
    return [first + timedelta(days=days * number) for number in range(count)]


def _month(first: date, later: int) -> date:
    years, month = divmod(first.month - 1 + later, 12)
    return date(first.year + years, month + 1, 1)
