"""Forgiving aim, and a finger that slides along a column of narrow strips (DESIGN §7)."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.core.board import COLUMNS, Board, Column, Pile
from game.core.cards import DECK, Card
from game.ui.gestures import Drag, Hover, Press, Release
from game.ui.input import Translator
from game.ui.layout import Spot
from tests.table import ACES, Preferences, Table, column

LARGE = Preferences(large_zones=True)


def long_board(hidden: int, face_up: int) -> Board:
    """One long column at the end of the table, the rest of the cards in the first one."""
    columns = [Column() for _ in COLUMNS]
    columns[6] = Column(DECK[: hidden + face_up], hidden)
    columns[0] = Column(DECK[hidden + face_up :])
    return Board(tuple(columns))


class Finger:
    """Touches a table as SDL reports it: a finger, and the mouse events made of it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._translator = Translator()
        self._at = (0, 0)

    def down(self, at: tuple[int, int]) -> None:
        self._at = at
        self._post(pygame.FINGERDOWN, touch_id=1, finger_id=0)
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True, clicks=1)

    def move(self, at: tuple[int, int], steps: int = 12) -> None:
        """Go straight to `at`, as far in each step as fingers go."""
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(self._at, at, strict=True))
            self._post(pygame.MOUSEMOTION, pos=(x, y), buttons=(1, 0, 0), touch=True)
            self._table.tick(16)
        self._at = at

    def up(self) -> None:
        self._post(pygame.FINGERUP, touch_id=1, finger_id=0)
        self._post(pygame.MOUSEBUTTONUP, pos=self._at, button=1, touch=True)

    def _post(self, kind: int, **values: object) -> None:
        for gesture in self._translator.translate(pygame.Event(kind, values)):
            assert isinstance(gesture, Press | Drag | Release | Hover)
            self._table.hands.handle(gesture)


@pytest.fixture
def table() -> Table:
    table = Table(board=long_board(6, 22), size=(1024, 600))
    cards = table.session.board[Pile.COLUMN_7].cards
    assert any(table.stage.seating[card].compact for card in cards)
    return table


def strip(table: Table, index: int) -> tuple[Card, tuple[int, int]]:
    """A card of the long column, and the middle of what can be seen of it."""
    cards = table.session.board[Pile.COLUMN_7].cards
    x, y = table.stage.seating[cards[index]].at
    return cards[index], (x + table.stage.layout.card[0] // 2, y + 3)


class TestSlide:
    def test_up_or_down_a_column_of_narrow_strips_chooses_another_card(self, table: Table) -> None:
        finger = Finger(table)
        finger.down(strip(table, 12)[1])
        for index in (18, 9, 22):
            wanted, at = strip(table, index)
            finger.move(at)
            assert table.stage.peeked == wanted
            assert table.stage.held is None
        finger.up()
        assert table.stage.peeked is None
        assert table.hands.selection.card == strip(table, 22)[0]

    def test_the_chosen_card_is_shown_where_no_finger_lies_on_it(self, table: Table) -> None:
        finger = Finger(table)
        finger.down(strip(table, 12)[1])
        wanted, (x, y) = strip(table, 18)
        finger.move((x, y))
        shown = Rect(table.stage.peek_place(wanted), table.stage.layout.card)
        assert not shown.collidepoint(x, y)
        assert Rect((0, 0), table.stage.layout.size).contains(shown)
        table.hands.handle(Press((x, y), button=3))
        assert table.stage.peek_place(wanted) == table.stage.where(wanted)

    def test_sideways_takes_the_chosen_card_along_from_where_it_is(self, table: Table) -> None:
        finger = Finger(table)
        finger.down(strip(table, 12)[1])
        wanted, (x, y) = strip(table, 20)
        finger.move((x, y))
        before = table.stage.where(wanted)
        finger.move((x - 40, y))
        held = table.stage.held
        assert held is not None
        assert held.cards[0] == wanted
        moved = [a - b for a, b in zip(table.stage.where(wanted), before, strict=True)]
        assert -40 <= moved[0] <= 0  # it follows the finger; it does not jump to it
        assert moved[1] == 0
        here = table.stage.where(wanted)
        finger.move((x - 140, y + 20))
        assert table.stage.where(wanted) == (here[0] - 100, here[1] + 20)
        finger.up()
        table.rest()
        table.assert_at_rest_on_the_model()

    def test_below_the_column_the_last_card_comes_along(self, table: Table) -> None:
        finger = Finger(table)
        _, (x, y) = strip(table, 12)
        finger.down((x, y))
        finger.move((x, table.stage.layout.bar.bottom), steps=60)
        assert table.stage.held is not None
        assert table.stage.held.cards == (strip(table, 27)[0],)

    def test_face_down_cards_are_not_chosen(self, table: Table) -> None:
        finger = Finger(table)
        finger.down(strip(table, 12)[1])
        finger.move(strip(table, 1)[1])
        assert table.stage.peeked == strip(table, 6)[0]

    def test_the_last_card_can_be_chosen_and_shows_no_bubble(self, table: Table) -> None:
        finger = Finger(table)
        finger.down(strip(table, 12)[1])
        _, (x, y) = strip(table, 27)
        finger.move((x, y + 40))
        assert table.stage.peeked is None
        assert table.stage.held is None
        finger.move(strip(table, 24)[1])
        assert table.stage.peeked == strip(table, 24)[0]
        finger.up()
        assert table.hands.selection.card == strip(table, 24)[0]

    def test_a_slanting_pull_drags_at_once(self, table: Table) -> None:
        finger = Finger(table)
        wanted, (x, y) = strip(table, 12)
        finger.down((x, y))
        finger.move((x - 60, y + 60))
        assert table.stage.held is not None
        assert table.stage.held.cards[0] == wanted

    def test_the_mouse_drags_as_ever(self, table: Table) -> None:
        wanted, (x, y) = strip(table, 12)
        table.hands.handle(Press((x, y)))
        table.hands.handle(Drag((x, y + 30)))
        assert table.stage.held is not None
        assert table.stage.held.cards[0] == wanted

    def test_strips_with_room_are_dragged_up_and_down_as_ever(self) -> None:
        table = Table(board=long_board(6, 6))
        wanted, (x, y) = strip(table, 8)
        finger = Finger(table)
        finger.down((x, y))
        finger.move((x, y + 60))
        assert table.stage.held is not None
        assert table.stage.held.cards[0] == wanted

    def test_where_strips_open_each_can_be_reached(self) -> None:
        """Also in a column too long even for narrow strips."""
        table = Table(board=long_board(6, 40), size=(800, 600))
        finger = Finger(table)
        finger.down(strip(table, 12)[1])
        seen = set()
        for index in range(12, 45):
            finger.move(strip(table, index)[1], steps=3)
            if table.stage.peeked is not None:
                seen.add(table.stage.peeked)
        assert len(seen) > 28
        finger.up()

    def test_a_long_press_that_only_looks_selects_nothing(self, table: Table) -> None:
        finger = Finger(table)
        wanted, at = strip(table, 12)
        finger.down(at)
        table.tick(600)
        assert table.stage.peeked == wanted
        finger.up()
        assert table.hands.selection.card is None


class TestLargeZones:
    def test_a_drop_that_hardly_touches_the_pile_counts(self) -> None:
        for preferences, moves in ((Preferences(), 0), (LARGE, 1)):
            table = Table(board=ACES, preferences=preferences)
            start, ace = table.grip(Card.parse("AS")), table.stage.where(Card.parse("AS"))
            home = table.stage.layout.foundations[0]
            across, down = home[0] - round(ace[0]), home[1] - round(ace[1])
            down -= round(0.95 * table.stage.layout.card[1])
            end = (start[0] + across, start[1] + down)
            table.hands.handle(Press(start))
            table.hands.handle(Drag(end))
            table.hands.handle(Release(end))
            assert len(table.changes) == moves

    def test_a_tap_beside_a_card_selects_it_and_one_beside_a_pile_moves_there(self) -> None:
        plain, large = Table(board=ACES), Table(board=ACES, preferences=LARGE)
        for table in (plain, large):
            card = table.stage.top_rect(column(1))
            table.tap((card.left - 8, card.centery))
        assert plain.hands.selection.card is None
        assert large.hands.selection.card == Card.parse("QH")
        pile = large.stage.top_rect(column(2))
        large.tap((pile.centerx, pile.bottom + large.stage.layout.reach - 2))
        assert [breach.target for breach, _ in large.breaches] == [Pile.COLUMN_2]

    def test_far_from_everything_a_tap_still_means_nothing(self) -> None:
        table = Table(preferences=LARGE)
        x, y = table.stage.layout.slot(Spot(Pile.COLUMN_1)).midbottom
        table.tap((x, y + 250))
        assert table.hands.selection.card is None
