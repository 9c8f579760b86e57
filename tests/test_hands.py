"""The hand on the table: R13–R18 and the faults of checks.md that live there."""

from __future__ import annotations

import random

import pytest

from game.core.board import COLUMNS, Board, Column, Pile
from game.core.cards import DECK, Card, Suit
from game.core.code import GameCode
from game.core.rules import Reason, legal_moves
from game.ui.gestures import Cancel, Drag, Hover, Press, Release
from game.ui.layout import Spot
from game.ui.stage import Mark
from tests.table import ACES, Preferences, Table, column

EMPTY = Board.parse("Foundations: S-13 H-13 D-9 C-11\n\nKD QC\nJD\nQD KC TD\n\n\n")


def card(text: str) -> Card:
    return Card.parse(text)


class TestDrag:
    def test_a_fitting_group_arrives(self) -> None:
        table = Table()
        move = next(m for m in legal_moves(table.session.rules, table.session.board) if m.target)
        table.drag(move.card, Spot(move.target))
        table.rest()
        assert [change.action for change in table.changes] == [move]
        table.assert_at_rest_on_the_model()

    def test_the_card_moves_just_as_far_as_the_pointer(self) -> None:
        """checks.md 9: no jump to the pointer on pick-up."""
        table = Table()
        last = table.session.board[Pile.COLUMN_3].cards[-1]
        start = table.grip(last)
        x, y = table.stage.where(last)
        table.hands.handle(Press(start))
        table.hands.handle(Drag((start[0] + 5, start[1])))
        assert table.stage.where(last) == (x + 5, y)

    def test_four_pixels_are_still_a_tap(self) -> None:
        table = Table(board=ACES)
        ace = card("AS")
        start = table.grip(ace)
        table.hands.handle(Press(start))
        table.hands.handle(Drag((start[0] + 4, start[1])))
        table.hands.handle(Release((start[0] + 4, start[1])))
        assert [str(change.action) for change in table.changes] == ["AS>F"]

    def test_thirty_percent_of_its_width_is_enough(self) -> None:
        """checks.md 6: the pointer may be off the pile."""
        table = Table()
        move = next(m for m in legal_moves(table.session.rules, table.session.board) if m.target)
        width = table.stage.layout.card[0]
        there = table.stage.top_rect(Spot(move.target))
        here = table.stage.where(move.card)
        start = (round(here[0]) + 2, round(here[1]) + 2)
        side = 1 if here[0] > there.x else -1
        left = there.x + side * round(0.68 * width)
        end = (start[0] + left - round(here[0]), start[1] + there.y - round(here[1]))
        table.hands.handle(Press(start))
        table.hands.handle(Drag(end))
        table.hands.handle(Release(end))
        assert [change.action for change in table.changes] == [move]

    def test_back_over_its_own_column_it_returns_in_silence(self) -> None:
        table = Table()
        last = table.session.board[Pile.COLUMN_4].cards[-1]
        start = table.grip(last)
        table.hands.handle(Press(start))
        table.hands.handle(Drag((start[0], start[1] + 120)))
        table.hands.handle(Release((start[0], start[1] + 120)))
        table.rest()
        assert not table.changes
        assert not table.breaches
        table.assert_at_rest_on_the_model()

    def test_a_drop_on_any_foundation_finds_the_right_one(self) -> None:
        """R6: 'A card dropped on any foundation goes to its own suit's.'"""
        for suit in Suit:
            table = Table(board=ACES)
            table.drag(card("AH"), Spot(Pile.FOUNDATION, suit))
            assert [str(change.action) for change in table.changes] == ["AH>F"]

    def test_legal_targets_are_marked_while_dragging(self) -> None:
        """R16."""
        table = Table(board=ACES)
        start = table.grip(card("AH"))
        table.hands.handle(Press(start))
        table.hands.handle(Drag((start[0] + 50, start[1])))
        assert table.stage.marks == {Spot(Pile.FOUNDATION, Suit.HEARTS): Mark.TAKES}
        table.cancel()
        assert not table.stage.marks

    def test_placement_help_can_be_off(self) -> None:
        table = Table(board=ACES, preferences=Preferences(placement_help=False))
        start = table.grip(card("AH"))
        table.hands.handle(Press(start))
        table.hands.handle(Drag((start[0] + 50, start[1])))
        assert not table.stage.marks

    def test_a_king_that_heads_its_column_sees_no_empty_one_as_target(self) -> None:
        """R5."""
        table = Table(board=EMPTY)
        start = table.grip(card("KD"))
        table.hands.handle(Press(start))
        table.hands.handle(Drag((start[0] + 50, start[1])))
        assert not table.stage.marks

    def test_a_refused_drop_is_explained_by_the_pile(self) -> None:
        """R17."""
        table = Table(board=EMPTY)
        table.drag(card("JD"), column(1))
        assert [(b.reason, spot) for b, spot in table.breaches] == [
            (Reason.EMPTY_COLUMN_NEEDS_KING, column(1))
        ]
        assert table.stage.marks == {column(1): Mark.REFUSES}
        table.rest()
        assert not table.stage.marks
        table.assert_at_rest_on_the_model()

    def test_a_face_down_card_explains_itself(self) -> None:
        table = Table()
        hidden = table.session.board[Pile.COLUMN_7].cards[0]
        start = table.grip(hidden)
        table.hands.handle(Press(start))
        table.hands.handle(Drag((start[0] + 20, start[1])))
        assert [(b.reason, b.card) for b, _ in table.breaches] == [(Reason.FACE_DOWN, None)]

    def test_released_over_nothing_it_goes_home_silently(self) -> None:
        table = Table()
        last = table.session.board[Pile.COLUMN_7].cards[-1]
        start = table.grip(last)
        end = (1150, 600)
        table.hands.handle(Press(start))
        table.hands.handle(Drag(end))
        table.hands.handle(Release(end))
        table.rest()
        assert not table.breaches
        table.assert_at_rest_on_the_model()

    def test_cancel_brings_the_cards_home_and_the_next_press_is_normal(self) -> None:
        """checks.md 5: focus lost, pointer gone, second button."""
        table = Table(board=ACES)
        start = table.grip(card("AS"))
        table.hands.handle(Press(start))
        table.hands.handle(Drag((600, 400)))
        table.hands.handle(Cancel())
        table.rest()
        table.assert_at_rest_on_the_model()
        table.tap(start)
        assert [str(change.action) for change in table.changes] == ["AS>F"]

    def test_a_card_may_be_taken_back_from_a_foundation(self) -> None:
        """R7."""
        table = Table(board=EMPTY)
        table.drag(card("KH"), column(1))
        assert [str(change.action) for change in table.changes] == ["KH>1"]
        table.rest()
        table.assert_at_rest_on_the_model()


class TestAutomaticPlacement:
    """R18."""

    def test_the_game_chooses_the_column(self) -> None:
        table = Table(board=EMPTY, preferences=Preferences(automatic_placement=True))
        table.drag(card("JD"), column(1))
        assert [str(change.action) for change in table.changes] == ["JD>2"]

    def test_never_a_foundation_unless_released_over_one(self) -> None:
        table = Table(board=ACES, preferences=Preferences(automatic_placement=True))
        start = table.grip(card("AS"))
        table.hands.handle(Press(start))
        table.hands.handle(Drag((1150, 620)))
        table.hands.handle(Release((1150, 620)))
        assert [str(change.action) for change in table.changes] != ["AS>F"]


class TestTap:
    def test_one_tap_sends_a_last_card_home(self) -> None:
        """R13."""
        table = Table(board=ACES)
        table.tap(table.grip(card("AS")))
        assert [str(change.action) for change in table.changes] == ["AS>F"]

    def test_a_double_tap_makes_one_move(self) -> None:
        """R14: 'never hits a card that the first tap uncovered'."""
        table = Table(board=ACES)
        point = table.grip(card("AS"))
        table.tap(point)
        table.tick(100)
        table.tap(point)
        assert [str(change.action) for change in table.changes] == ["AS>F"]

    def test_two_slow_taps_are_two(self) -> None:
        table = Table(board=ACES)
        point = table.grip(card("AS"))
        table.tap(point)
        table.tick(600)
        table.tap(point)
        assert [str(change.action) for change in table.changes] == ["AS>F", "2S>F"]

    def test_a_double_tap_finds_the_longest_column(self) -> None:
        """R14."""
        table = Table(board=EMPTY)
        point = table.grip(card("JD"))
        table.tap(point)
        table.tap(point)
        assert [str(change.action) for change in table.changes] == ["JD>2"]

    def test_a_king_that_heads_its_column_stays(self) -> None:
        """R14."""
        table = Table(board=EMPTY)
        for _ in range(2):
            table.tap(table.grip(card("KD")))
        assert not table.changes
        assert table.homeless == [card("KD")]

    def test_double_click_off(self) -> None:
        table = Table(board=EMPTY, preferences=Preferences(double_click=False))
        for _ in range(4):
            table.tap(table.grip(card("JD")))
        assert not table.changes

    @pytest.mark.parametrize("clicks", range(3, 11))
    def test_rapid_clicks_lose_no_card(self, clicks: int) -> None:
        """checks.md 1: 3–10 clicks 30 ms apart on every pile."""
        for spot in Table().stage.layout.spots:
            for button in (1, 3):
                table = Table(board=ACES)
                point = table.stage.top_rect(spot).center
                for _ in range(clicks):
                    table.hands.handle(Press(point, button))
                    table.hands.handle(Release(point))
                    table.tick(30)
                assert len(table.changes) <= (clicks + 1) // 2
                table.rest()
                table.assert_at_rest_on_the_model()


class TestInFlight:
    def test_grab_the_card_on_every_frame(self) -> None:
        """checks.md 2: a card in flight is picked up where it is."""
        for wait in range(0, 320, 10):
            table = Table()
            move = next(
                m for m in legal_moves(table.session.rules, table.session.board) if m.target
            )
            table.drag(move.card, Spot(move.target))
            table.tick(wait)
            x, y = table.stage.where(move.card)
            grip = (round(x) + 10, round(y) + 5)
            table.hands.handle(Press(grip))
            table.hands.handle(Drag((grip[0], grip[1] + 20)))
            assert table.stage.held is not None
            assert table.stage.held.cards[0] == move.card
            assert table.stage.where(move.card) == pytest.approx((x, y + 20))
            table.hands.handle(Release((grip[0], grip[1] + 20)))
            table.rest()
            table.assert_at_rest_on_the_model()

    def test_hammering_undo_and_redo(self) -> None:
        """checks.md 3: all cards come to rest on the model's places."""
        table, draw = Table(), random.Random(3)
        for _ in range(60):
            moves = list(legal_moves(table.session.rules, table.session.board))
            table.play(draw.choice(moves))
            table.rest()
        for count in range(50):
            change = table.session.redo() if count % 7 == 6 else table.session.undo()
            if change is not None:
                table.changed(change)
            table.tick(10)
        table.rest()
        table.assert_at_rest_on_the_model()

    def test_a_hundred_random_gestures(self) -> None:
        for seed in range(20):
            table, draw = Table(code=GameCode(seed)), random.Random(seed)
            for _ in range(100):
                point = (draw.randrange(1280), draw.randrange(720))
                gestures: list[Press | Drag | Release | Cancel | Hover] = [
                    Press(point),
                    Press(point, 3),
                    Drag(point),
                    Release(point),
                    Hover(point),
                    Cancel(),
                ]
                gesture = draw.choice(gestures)
                table.hands.handle(gesture)
                table.tick(draw.choice([0, 5, 50]))
            table.cancel()
            table.rest()
            table.stage.hover((-1, -1))
            table.rest()
            table.assert_at_rest_on_the_model()


LONG = [(6, 13), (6, 22), (6, 33)]


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (1366, 768), (1000, 777)])
@pytest.mark.parametrize(("hidden", "face_up"), LONG)
def test_long_columns_stay_on_screen_and_each_card_is_hit(
    size: tuple[int, int], hidden: int, face_up: int
) -> None:
    """checks.md 10 and 28: also in the last column, at odd window sizes."""
    table = Table(size, board=_one_long_column(hidden, face_up))
    for number in (1, 7):
        for card in table.session.board[Pile(number)].cards:
            x, y = table.stage.where(card)
            assert y + table.stage.layout.card[1] <= table.stage.layout.bar.top
            assert table.stage.pick((round(x) + 5, round(y) + 1)) == card


def _one_long_column(hidden: int, face_up: int) -> Board:
    cards = DECK[: hidden + face_up]
    rest = DECK[hidden + face_up :]
    columns = [Column() for _ in COLUMNS]
    columns[6] = Column(cards, hidden)
    columns[0] = Column(rest)
    return Board(tuple(columns))
