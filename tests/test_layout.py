"""Where things lie (DESIGN §5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.core.board import Pile
from game.core.cards import Suit
from game.ui.fan import Fan
from game.ui.layout import Arrangement, Layout, Spot

SIZES = st.tuples(st.integers(800, 4000), st.integers(600, 2400))


class TestArrangement:
    @pytest.mark.parametrize(
        ("size", "arrangement", "width"),
        [
            ((1280, 720), Arrangement.SIDE_2, 119),
            ((1920, 1080), Arrangement.SIDE_2, 178),
            ((1024, 600), Arrangement.SIDE_2, 95),
            ((1024, 768), Arrangement.TOP, 110),
            ((800, 600), Arrangement.TOP, 84),
            ((1080, 1920), Arrangement.TOP, 134),
        ],
    )
    def test_the_widest_cards_win(
        self, size: tuple[int, int], arrangement: Arrangement, width: int
    ) -> None:
        layout = Layout.fit(size)
        assert (layout.arrangement, layout.card[0]) == (arrangement, width)

    def test_a_small_change_of_the_window_keeps_the_arrangement(self) -> None:
        wide = Layout.fit((1120, 720))
        narrower = next(
            size
            for size in ((width, 720) for width in range(1119, 800, -1))
            if Layout.fit(size).arrangement is not wide.arrangement
        )
        assert Layout.fit(narrower, wide).arrangement is wide.arrangement
        assert Layout.fit((800, 720), wide).arrangement is not wide.arrangement

    @given(SIZES, st.booleans())
    def test_nothing_overlaps_or_leaves_the_window(
        self, size: tuple[int, int], mirrored: bool
    ) -> None:
        layout = Layout.fit(size, mirrored=mirrored)
        slots = [layout.slot(spot) for spot in layout.spots]
        table = Rect(0, 0, size[0], layout.bar.top)
        assert all(table.contains(slot) for slot in slots)
        assert all(len(slot.collidelistall(slots)) == 1 for slot in slots)

    @given(SIZES)
    def test_right_to_left_is_the_mirror_image(self, size: tuple[int, int]) -> None:
        plain, mirrored = Layout.fit(size), Layout.fit(size, mirrored=True)
        for spot in plain.spots:
            left, right = plain.slot(spot), mirrored.slot(spot)
            assert (right.x, right.y) == (size[0] - left.right, left.y)

    def test_below_the_smallest_window_nothing_shrinks(self) -> None:
        assert Layout.fit((300, 200)) == Layout.fit((800, 520))

    @pytest.mark.parametrize("size", [(800, 520), (1024, 540), (1024, 580)])
    def test_a_window_on_a_low_screen_shows_its_bar(self, size: tuple[int, int]) -> None:
        assert Layout.fit(size).bar.bottom == size[1]


class TestDrops:
    def test_the_largest_overlap_comes_first(self) -> None:
        layout = Layout.fit((1280, 720))
        held = layout.slot(Spot(Pile.COLUMN_3)).move(round(0.6 * layout.card[0]), 200)
        spots = layout.drop_spots(held)
        assert [spot.pile for spot in spots] == [Pile.COLUMN_4, Pile.COLUMN_3]

    def test_a_column_takes_drops_down_to_the_bar(self) -> None:
        layout = Layout.fit((1280, 720))
        held = Rect((layout.columns[6], 480), layout.card)
        assert [spot.pile for spot in layout.drop_spots(held)] == [Pile.COLUMN_7]

    def test_the_felt_beside_the_piles_takes_nothing(self) -> None:
        layout = Layout.fit((1280, 720))
        x, y = layout.foundations[Suit.DIAMONDS]
        assert layout.drop_spots(Rect((x, y + 220), layout.card)) == []

    def test_large_zones_need_a_touch_only(self) -> None:
        layout = Layout.fit((1280, 720))
        held = layout.slot(Spot(Pile.COLUMN_3)).move(round(0.3 * layout.card[0]), 200)
        assert [spot.pile for spot in layout.drop_spots(held)] == [Pile.COLUMN_3]
        large = [spot.pile for spot in layout.drop_spots(held, large=True)]
        assert large == [Pile.COLUMN_3, Pile.COLUMN_4]

    def test_large_zones_mean_the_nearest_pile_from_beside_it(self) -> None:
        layout = Layout.fit((1280, 720))
        home = Spot(Pile.FOUNDATION, Suit.DIAMONDS)
        held = layout.slot(home).move(0, round(1.3 * layout.card[1]))
        assert layout.drop_spots(held) == []
        assert layout.drop_spots(held, large=True)[:1] == [home]
        far = layout.slot(home).move(layout.card[0] // 2, 2 * layout.card[1])
        assert layout.drop_spots(far, large=True) == []

    @given(SIZES)
    def test_large_zones_leave_a_card_where_it_was_hardly_moved(
        self, size: tuple[int, int]
    ) -> None:
        layout = Layout.fit(size)
        for spot in layout.spots:
            held = layout.slot(spot).move(round(0.1 * layout.card[0]), 2)
            assert layout.drop_spots(held, large=True) == [spot]


class TestFan:
    @given(st.integers(0, 6), st.integers(1, 33), SIZES)
    def test_every_card_stays_on_the_table(
        self, hidden: int, face_up: int, size: tuple[int, int]
    ) -> None:
        layout = Layout.fit(size)
        fan = Fan.spread(hidden, hidden + face_up, layout.card, layout.room)
        assert fan.offsets[-1] + layout.card[1] <= layout.room + 1
        assert list(fan.offsets) == sorted(set(fan.offsets))

    @given(SIZES)
    def test_thirteen_on_six_are_readable_at_every_size(self, size: tuple[int, int]) -> None:
        layout = Layout.fit(size)
        fan = Fan.spread(6, 19, layout.card, layout.room)
        assert not fan.compact
        assert fan.offsets[-1] - fan.offsets[-2] >= round(0.21 * layout.card[0])

    @given(SIZES)
    def test_twenty_two_on_six_are_readable_in_compact_strips(self, size: tuple[int, int]) -> None:
        layout = Layout.fit(size)
        fan = Fan.spread(6, 28, layout.card, layout.room)
        assert not fan.squeezed
        assert fan.offsets[-1] - fan.offsets[-2] >= round(0.14 * layout.card[0])

    @given(st.integers(0, 6), st.integers(20, 33), st.integers(0, 30))
    def test_an_opened_strip_covers_its_former_place(
        self, hidden: int, face_up: int, opened: int
    ) -> None:
        layout = Layout.fit((800, 600))
        count = hidden + face_up
        closed = Fan.spread(hidden, count, layout.card, layout.room)
        opened = hidden + opened % (face_up - 1)
        fan = Fan.spread(hidden, count, layout.card, layout.room, opened)
        assert fan.offsets[-1] + layout.card[1] <= layout.room + 1
        if closed.squeezed:
            assert fan.offsets[opened] <= closed.offsets[opened] + 1
            assert fan.offsets[opened + 1] >= closed.offsets[opened + 1] - 1
            assert fan.offsets[opened + 1] - fan.offsets[opened] >= round(0.23 * layout.card[0])
