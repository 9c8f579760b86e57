"""The deal of the day follows the published rule and can be won (docs/deal-of-the-day.md)."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.code import DEALS, GameCode
from game.core.daily import DIGITS, candidate, daily_deal
from game.core.daily_places import PLACES
from tools.daily import winnable

DAYS = st.dates(date(min(PLACES), 1, 1), date(max(PLACES), 12, 31))
SAMPLE = [date(2026, 1, 1) + timedelta(days=step * 263) for step in range(13)]


def place_of(day: date) -> int:
    code = daily_deal(day)
    return next(place for place in range(len(DIGITS)) if candidate(day, place) == code)


def test_the_example_of_the_document() -> None:
    assert str(daily_deal(date(2026, 11, 30))) == "YU1-C-WAJAGGT"


@given(DAYS)
def test_the_candidates_are_those_of_the_published_rule(day: date) -> None:
    for place in (0, 1, 12):
        text = f"YU1-DAY-{day.year:04}-{day.month:02}-{day.day:02}-{place}"
        first = sha256(text.encode("ascii")).digest()[:8]
        assert candidate(day, place) == GameCode(int.from_bytes(first, "big") % DEALS)


@given(DAYS)
def test_every_day_of_the_table_has_a_deal_and_always_the_same(day: date) -> None:
    code = daily_deal(day)
    assert code is not None
    assert not code.relaxed
    assert daily_deal(day) == code


def test_the_table_has_ten_whole_years() -> None:
    assert list(PLACES) == list(range(2026, 2036))
    for year, places in PLACES.items():
        assert len(places) == (date(year + 1, 1, 1) - date(year, 1, 1)).days
        assert set(places) <= set(DIGITS)


@pytest.mark.parametrize("day", [date(2025, 12, 31), date(2036, 1, 1), date.min, date.max])
def test_other_years_have_none(day: date) -> None:
    assert daily_deal(day) is None


def test_no_two_days_have_the_same_deal() -> None:
    days = [
        date(year, 1, 1) + timedelta(days=day)
        for year, places in PLACES.items()
        for day in range(len(places))
    ]
    assert len({daily_deal(day) for day in days}) == len(days)


@pytest.mark.parametrize("day", SAMPLE, ids=str)
def test_a_sample_is_proved_winnable_anew(day: date) -> None:
    assert winnable(day, place_of(day))
