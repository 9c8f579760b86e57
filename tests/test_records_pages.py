"""The pages about played games: what their charts add up to, and how their lists are led."""

from __future__ import annotations

from datetime import date, timedelta

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.games import DAY, WON, PlayedGame
from game.i18n.catalogue import Catalogue
from game.ui.gestures import Key, Press, Release, Wheel
from game.ui.paint import Painter
from game.ui.records.dates import EPOCH, date_of, duration, month_of, written_day
from game.ui.records.game_list import GameList
from game.ui.records.month import Deal, Month
from game.ui.records.periods import over_time, scores, times
from game.ui.text import Typesetter
from game.ui.theme import Colour
from game.ui.widgets.look import Look
from tests.looks import look_for, placed

ENGLISH = Catalogue.load("en")
TODAY = date(2026, 11, 30)


def game(day: date, *, won: bool = True, minutes: int = 5, key: int = 1) -> PlayedGame:
    when = (day - EPOCH).days * DAY + 70_000
    return PlayedGame(key, key, when, minutes * 60_000, 90, 0, 0, 625, WON if won else 0)


DAYS = st.integers(0, 6000).map(lambda back: TODAY - timedelta(days=back))
GAMES = st.lists(st.builds(game, DAYS, won=st.booleans(), minutes=st.integers(0, 900)), max_size=40)


class TestCharts:
    @given(GAMES)
    def test_over_time_no_deal_is_lost_whatever_the_scale(self, games: list[PlayedGame]) -> None:
        bars = over_time(ENGLISH, games, TODAY)
        assert sum(bar.total for bar in bars) == len(games)
        assert sum(bar.won for bar in bars) == sum(each.won for each in games)
        assert len(bars) <= 40

    @given(st.lists(st.integers(0, 2000), max_size=60))
    def test_the_groups_of_times_hold_all_wins(self, minutes: list[int]) -> None:
        bars = times(ENGLISH, [game(TODAY, minutes=each) for each in minutes])
        assert sum(bar.won for bar in bars) == len(minutes)
        assert len(bars) <= 8

    @pytest.mark.parametrize(
        ("first", "count", "labels"),
        [
            (TODAY - timedelta(days=3), 4, ["27 Nov", "28", "29", "30"]),
            (TODAY, 1, ["30 Nov"]),
            (date(2026, 11, 9), 4, ["Nov"]),
            (date(2026, 10, 26), 6, ["Nov"]),
            (date(2026, 8, 5), 18, ["Aug", "Sep", "Oct", "Nov"]),
            (date(2025, 11, 1), 13, ["Nov", "Dec", "2026", "Feb"]),
            (date(2021, 11, 1), 6, ["2021", "2022", "2023", "2024"]),
        ],
    )
    def test_the_scale_shows_all_that_there_is(
        self, first: date, count: int, labels: list[str]
    ) -> None:
        bars = over_time(ENGLISH, [game(first), game(TODAY)], TODAY)
        assert len(bars) == count
        assert bars[0].total
        assert bars[-1].total
        assert [bar.label for bar in bars if bar.label][:4] == labels

    def test_a_clock_that_was_set_back_loses_nothing(self) -> None:
        games = [game(TODAY + timedelta(days=400)), game(TODAY)]
        assert sum(bar.total for bar in over_time(ENGLISH, games, TODAY)) == 2

    def test_groups_of_points(self) -> None:
        bars = scores(ENGLISH, (1, 0, 0, 0, 0, 2, 9), (0, 0, 0, 0, 0, 1, 9))
        assert [bar.total for bar in bars] == [1, 0, 0, 0, 0, 2, 9]
        assert [bar.won for bar in bars] == [0, 0, 0, 0, 0, 1, 9]
        assert bars[0].label == "\u20660–99\u2069"
        assert bars[-1].label == "\u2066600+\u2069"

    def test_groups_of_times_are_named_by_their_minutes(self) -> None:
        minutes = [1, 2, 3, 4, 5, 6, 13]
        bars = times(ENGLISH, [game(TODAY, minutes=each) for each in minutes])
        assert [bar.label.strip("\u2066\u2069") for bar in bars][:2] == ["0–1", "2–3"]


class Counting(Typesetter):
    """Counts the lines of text that are drawn."""

    def __init__(self) -> None:
        super().__init__(rtl=False)
        self.lines = 0

    def line(
        self,
        text: str,
        px: int,
        colour: Colour,
        *,
        bold: bool = False,
        tabular: bool = False,
        red: Colour | None = None,
    ) -> pygame.Surface:
        self.lines += 1
        return super().line(text, px, colour, bold=bold, tabular=tabular, red=red)


class TestGameList:
    def long_list(self, look: Look, count: int = 100_000) -> tuple[GameList, list[int]]:
        games = [game(TODAY, key=key) for key in range(count)]
        opened: list[int] = []
        rows = GameList(look, ENGLISH, games, lambda _: None, lambda each: opened.append(each.key))
        placed(rows, (20, 20, 900, 400))
        rows.focus(True)
        return rows, opened

    def key_of(self, rows: GameList) -> int:
        assert rows.chosen is not None
        return rows.chosen.key

    def test_only_the_rows_in_view_are_drawn(self) -> None:
        typesetter = Counting()
        rows, _ = self.long_list(Look(Painter(), typesetter))
        for top in (0, 500, 99_000):
            rows.view.scroll_to(top)
            typesetter.lines = 0
            rows.draw(pygame.Surface((1280, 720)))
            assert 40 < typesetter.lines < 100

    def test_the_newest_is_on_top_and_keys_reach_the_oldest(self) -> None:
        rows, opened = self.long_list(look_for())
        assert self.key_of(rows) == 99_999
        rows.handle(Key(pygame.K_DOWN))
        assert self.key_of(rows) == 99_998
        rows.handle(Key(pygame.K_END))
        assert self.key_of(rows) == 0
        assert int(rows.view.top) > 99_980
        rows.handle(Key(pygame.K_PAGEUP))
        assert 0 < self.key_of(rows) < 20
        rows.handle(Key(pygame.K_RETURN))
        assert opened == [self.key_of(rows)]
        rows.handle(Key(pygame.K_HOME))
        assert self.key_of(rows) == 99_999
        rows.focus(False)
        assert not rows.handle(Key(pygame.K_DOWN))
        assert rows.handle(Key(pygame.K_PAGEDOWN))
        assert self.key_of(rows) < 99_999

    def test_a_press_chooses_and_a_double_press_opens(self) -> None:
        rows, opened = self.long_list(look_for())
        third = rows.view.row(2).center
        rows.handle(Press(third))
        rows.handle(Release(third))
        assert self.key_of(rows) == 99_997
        rows.handle(Press(third, clicks=2))
        assert opened == [99_997]

    def test_the_wheel_scrolls_no_further_than_the_ends(self) -> None:
        rows, _ = self.long_list(look_for(), 30)
        rows.handle(Wheel((100, 100), 5))
        assert int(rows.view.top) == 0
        for _ in range(40):
            rows.handle(Wheel((100, 100), -1))
        assert int(rows.view.top) == 21, "eight rows and a part of one have room"
        rows.handle(Key(pygame.K_UP))
        assert int(rows.view.top) == 0, "what the keyboard is on can be seen"


class TestMonth:
    def month(self, *, rtl: bool = False) -> tuple[Month, list[str]]:
        told: list[str] = []
        month = Month(
            look_for(rtl=rtl),
            Catalogue.load("he" if rtl else "en"),
            TODAY,
            lambda day: Deal.NEW if day.year == 2026 else Deal.NONE,
            lambda: told.append("chosen"),
            lambda: told.append("opened"),
        )
        placed(month, (100, 100, 500, 320))
        month.focus(True)
        return month, told

    def test_arrow_keys_go_from_day_to_day_and_not_into_the_future(self) -> None:
        month, told = self.month()
        month.handle(Key(pygame.K_RIGHT))
        assert month.chosen == TODAY
        month.handle(Key(pygame.K_LEFT))
        month.handle(Key(pygame.K_UP))
        assert month.chosen == TODAY - timedelta(days=8)
        assert told == ["chosen", "chosen"]

    def test_in_hebrew_left_is_later(self) -> None:
        month, _ = self.month(rtl=True)
        month.handle(Key(pygame.K_RIGHT))
        assert month.chosen == TODAY - timedelta(days=1)

    def test_months_are_turned_as_far_as_there_are_deals(self) -> None:
        month, _ = self.month()
        assert not month.can_turn_on
        for _ in range(12):
            month.handle(Key(pygame.K_PAGEUP))
        assert month.chosen.month == 1
        assert not month.can_turn_back
        month.turn(1)
        assert (month.chosen.month, month.can_turn_on) == (2, True)

    @pytest.mark.parametrize("rtl", [False, True])
    def test_a_press_chooses_the_day_it_is_on(self, rtl: bool) -> None:
        month, told = self.month(rtl=rtl)
        for number in (1, 9, 22):
            day = TODAY.replace(day=number)
            month.handle(Press(month._place(day).center))
            assert month.chosen == day
        month.handle(Press(month._place(TODAY.replace(day=22)).center, clicks=2))
        assert told[-1] == "opened"


def test_days_and_durations() -> None:
    assert date_of((TODAY - EPOCH).days) == TODAY
    assert written_day(ENGLISH, TODAY) == "30 November 2026"
    assert written_day(Catalogue.load("hr"), TODAY) == "30. studenoga 2026."
    assert written_day(Catalogue.load("fa"), TODAY) == "۳۰ نوامبر ۲۰۲۶"
    assert month_of(Catalogue.load("hr"), TODAY) == "studeni 2026."
    assert duration(ENGLISH, 61_900) == "\u20661:01\u2069"
    assert duration(Catalogue.load("fa"), 3_725_000) == "\u2066۱:۰۲:۰۵\u2069"
