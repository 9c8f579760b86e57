"""Tap a card, tap a target (R13); peeks; and how patient the hand is."""

from __future__ import annotations

import random

import pytest

from game.core.board import Board, Pile
from game.core.cards import DECK, Card, Suit
from game.core.rules import Reason, legal_moves
from game.ui.gestures import Cancel, Drag, Press, Release
from game.ui.layout import Spot
from game.ui.stage import Mark
from tests.table import ACES, Preferences, Table, column

LATER = 2000
"""Milliseconds after which a second tap is no double tap, however patient the hand is."""
PLAIN = Board.parse(
    "Foundations: S-0 H-13 D-13 C-11\nKC\n8S\n<2S> 9S 5S\n<AS> 4S QC\n7S 3S\nTS JS QS\n6S KS\n"
)
PAIR = Board.parse("Foundations: S-7 H-7 D-13 C-13\n9S TS\n8H JS\n9H TH QS\nKS\nKH QH JH\n8S\n\n")


def card(text: str) -> Card:
    return Card.parse(text)


def select(table: Table, text: str) -> None:
    table.tap(table.grip(card(text)))
    table.tick(LATER)


def moves(table: Table) -> list[str]:
    return [str(change.action) for change in table.changes]


class TestSelecting:
    def test_a_card_and_then_a_card_of_the_target(self) -> None:
        table = Table(board=PAIR)
        select(table, "8H")
        assert table.hands.selection.card == card("8H")
        assert table.stage.raised == (card("8H"), card("JS"))
        assert table.taken == [card("8H")]
        table.tap(table.grip(card("9S")))
        table.rest()
        assert not moves(table)  # 9S is covered by 10S: the attempt is on the pile
        assert table.breaches[-1][0].reason is Reason.WRONG_RANK

    def test_the_whole_way(self) -> None:
        table = Table(board=ACES)
        move = next(m for m in legal_moves(table.session.rules, table.session.board) if m.target)
        select(table, str(move.card))
        table.tap(table.stage.top_rect(Spot(move.target)).center)
        assert table.changes[-1].action == move
        table.rest()
        table.assert_at_rest_on_the_model()
        assert table.hands.selection.card is None
        assert not table.stage.marks

    def test_every_opening_move_can_be_tapped_and_dragged_alike(self) -> None:
        fresh = Table()
        for move in legal_moves(fresh.session.rules, fresh.session.board):
            tapped, dragged = Table(), Table()
            spot = Spot(move.target, None if move.target else move.card.suit)
            if move.target:
                select(tapped, str(move.card))
            tapped.tap(
                tapped.stage.top_rect(spot).center if move.target else tapped.grip(move.card)
            )
            dragged.drag(move.card, spot)
            assert moves(tapped) == moves(dragged) == [str(move)]

    def test_the_targets_are_shown(self) -> None:
        """R16."""
        table = Table(board=ACES)
        select(table, "AH")  # goes home by itself (R13)
        assert moves(table) == ["AH>F"]
        table = Table(board=PAIR)
        select(table, "JH")
        assert table.stage.marks == {column(3): Mark.TAKES}

    def test_placement_help_can_be_off(self) -> None:
        table = Table(board=PAIR, preferences=Preferences(placement_help=False))
        select(table, "JH")
        assert table.stage.raised == (card("JH"),)
        assert not table.stage.marks

    @pytest.mark.parametrize("where", ["same card", "felt"])
    def test_same_card_or_felt_deselects(self, where: str) -> None:
        """R13."""
        table = Table(board=PAIR)
        select(table, "JH")
        bar = table.stage.layout.bar
        table.tap(table.grip(card("JH")) if where == "same card" else (bar.centerx, bar.top - 5))
        assert table.hands.selection.card is None
        assert not table.stage.raised
        assert not table.stage.marks
        assert not table.changes
        assert not table.breaches

    def test_a_near_miss_below_a_pile_is_meant_for_it(self) -> None:
        table = Table(board=PAIR)
        select(table, "JH")
        there = table.stage.top_rect(column(3))
        table.tap((there.centerx, there.bottom + 20))
        assert moves(table) == ["JH>3"]

    def test_an_empty_place_is_a_target(self) -> None:
        table = Table(board=PAIR)
        select(table, "KH")
        table.tap(table.stage.layout.slot(column(7)).center)
        assert table.breaches == []
        assert moves(table) == ["KH>7"]

    def test_any_foundation_takes_it_to_its_own(self) -> None:
        """R6."""
        table = Table(board=PLAIN)
        select(table, "KC")
        table.tap(table.stage.layout.slot(Spot(Pile.FOUNDATION, Suit.HEARTS)).center)
        assert table.breaches[-1][1] == Spot(Pile.FOUNDATION, Suit.CLUBS)
        assert table.hands.selection.card == card("KC")

    def test_a_foundation_card_can_be_taken_back(self) -> None:
        """R7."""
        board = Board.parse("Foundations: S-13 H-12 D-13 C-11\n\nKH\nQC\nKC\n\n\n\n")
        table = Table(board=board)
        select(table, "QH")
        table.tap(table.stage.top_rect(column(4)).center)
        assert moves(table) == ["QH>4"]

    def test_a_refused_target_explains_itself_and_leaves_it_selected(self) -> None:
        """R17."""
        table = Table(board=PAIR)
        select(table, "JH")
        table.tap(table.grip(card("8S")))
        told = [(breach.reason, spot) for breach, spot in table.breaches]
        assert told == [(Reason.WRONG_RANK, column(6))]
        assert table.stage.marks == {column(6): Mark.REFUSES}
        table.tick(LATER)
        assert table.stage.marks == {column(3): Mark.TAKES}
        table.tap(table.grip(card("QS")))
        assert moves(table) == ["JH>3"]

    def test_another_card_of_its_own_column_is_an_attempt_there(self) -> None:
        """R13: 'any tap is an attempt on that pile'."""
        table = Table(board=PAIR)
        select(table, "JH")
        table.tap(table.grip(card("QH")))
        assert [b.reason for b, _ in table.breaches] == [Reason.SAME_PILE]

    def test_a_face_down_card_says_why_it_cannot_be_selected(self) -> None:
        table = Table()
        hidden = table.session.board[Pile.COLUMN_7].cards[0]
        table.tap(table.grip(hidden))
        assert [b.reason for b, _ in table.breaches] == [Reason.FACE_DOWN]
        assert not table.stage.raised

    def test_taps_select_nothing_when_told_so(self) -> None:
        table = Table(board=PAIR, preferences=Preferences(click_to_move=False))
        select(table, "JH")
        assert not table.stage.raised
        assert not table.breaches

    def test_letting_go_of_everything(self) -> None:
        table = Table(board=PAIR)
        assert not table.hands.cancel()
        select(table, "JH")
        assert table.hands.cancel()
        assert not table.stage.raised
        assert not table.stage.marks

    def test_a_drag_deselects(self) -> None:
        table = Table(board=PAIR)
        select(table, "JH")
        table.drag(card("8S"), column(4))
        assert table.hands.selection.card is None
        table.rest()
        table.assert_at_rest_on_the_model()

    def test_a_press_broken_off_keeps_it_selected(self) -> None:
        table = Table(board=PAIR)
        select(table, "JH")
        table.hands.handle(Press(table.grip(card("8S"))))
        table.hands.handle(Cancel())
        assert table.hands.selection.card == card("JH")


class TestDoubleTap:
    def test_it_does_not_stop_at_selecting(self) -> None:
        """R14."""
        table = Table(board=PAIR)
        for _ in range(2):
            table.tap(table.grip(card("JH")))
        assert moves(table) == ["JH>3"]
        assert not table.stage.raised

    def test_it_never_makes_two_moves(self) -> None:
        """R14: the first tap puts the selected group there, the second is swallowed."""
        table = Table(board=PAIR)
        select(table, "JH")
        there = table.stage.top_rect(column(3)).center
        for _ in range(2):
            table.tap(there)
        assert moves(table) == ["JH>3"]
        assert not table.stage.raised

    def test_on_another_card_it_looks_for_a_place_for_that(self) -> None:
        table = Table(board=PAIR)
        select(table, "KS")
        for _ in range(2):
            table.tap(table.grip(card("JH")))
        assert moves(table) == ["JH>3"]

    @pytest.mark.parametrize(
        ("time", "pause", "double"),
        [
            ("usual", 350, True),
            ("usual", 450, False),
            ("short", 300, False),
            ("longest", 1000, True),
            ("of another version", 350, True),
        ],
    )
    def test_how_quick_it_has_to_be(self, time: str, pause: int, double: bool) -> None:
        table = Table(board=PAIR, preferences=Preferences(double_click_time=time))
        table.tap(table.grip(card("JH")))
        table.tick(pause)
        table.tap(table.grip(card("JH")))
        assert moves(table) == (["JH>3"] if double else [])


@pytest.mark.parametrize(
    ("distance", "touch", "moved", "drags"),
    [
        ("usual", False, 5, True),
        ("long", False, 9, False),
        ("longest", False, 22, False),
        ("longest", False, 23, True),
        ("usual", True, 9, False),
        ("longest", True, 27, False),
    ],
)
def test_how_far_a_press_moves_before_it_drags(
    distance: str, touch: bool, moved: int, drags: bool
) -> None:
    table = Table(board=PAIR, preferences=Preferences(drag_distance=distance))
    x, y = table.grip(card("JH"))
    table.hands.handle(Press((x, y), touch=touch))
    table.hands.handle(Drag((x + moved, y)))
    assert (table.stage.held is not None) is drags


class TestPeek:
    def test_the_right_button_shows_a_covered_card_until_it_is_released(self) -> None:
        table = Table(board=PAIR)
        table.hands.handle(Press(table.grip(card("KH")), button=3))
        assert table.stage.peeked == card("KH")
        table.hands.handle(Release(table.grip(card("KH"))))
        assert table.stage.peeked is None
        assert not table.changes
        assert not table.stage.raised

    @pytest.mark.parametrize("touch", [False, True])
    def test_a_long_press_does_the_same_and_is_no_tap(self, touch: bool) -> None:
        table = Table(board=PAIR)
        table.hands.handle(Press(table.grip(card("KH")), touch=touch))
        table.tick(400)
        assert table.stage.peeked is None
        assert table.hands.busy
        table.tick(200)
        assert table.stage.peeked == card("KH")
        table.hands.handle(Release(table.grip(card("KH"))))
        assert table.stage.peeked is None
        assert not table.stage.raised

    def test_sliding_shows_another_card(self) -> None:
        table = Table(board=PAIR)
        table.hands.handle(Press(table.grip(card("KH")), touch=True))
        table.tick(600)
        table.hands.handle(Drag(table.grip(card("QH"))))
        assert table.stage.peeked == card("QH")
        assert table.stage.held is None

    def test_what_is_whole_or_face_down_is_not_peeked_at(self) -> None:
        table = Table()
        for text in (
            table.session.board[Pile.COLUMN_7].cards[0],
            table.session.board[Pile.COLUMN_7].last,
        ):
            assert text is not None
            table.hands.handle(Press(table.grip(text), button=3))
            assert table.stage.peeked is None

    def test_a_long_press_on_a_last_card_is_a_tap(self) -> None:
        """R13."""
        table = Table(board=ACES)
        table.hands.handle(Press(table.grip(card("AS"))))
        table.tick(3000)
        table.hands.handle(Release(table.grip(card("AS"))))
        assert moves(table) == ["AS>F"]

    def test_a_peek_keeps_what_is_selected(self) -> None:
        table = Table(board=PAIR)
        select(table, "JH")
        table.hands.handle(Press(table.grip(card("9H")), button=3))
        table.hands.handle(Release(table.grip(card("9H"))))
        assert table.hands.selection.card == card("JH")


def test_hammering_taps_everywhere_keeps_52_cards() -> None:
    """checks.md 1, with taps that select."""
    draw = random.Random(7)
    table = Table()
    for _ in range(300):
        spot = draw.choice(list(table.stage.layout.spots))
        x, y = table.stage.top_rect(spot).center
        for _ in range(draw.randint(1, 4)):
            table.hands.handle(Press((x, y), button=draw.choice((1, 1, 1, 3))))
            table.hands.handle(Release((x, y)))
            table.tick(draw.choice((5, 30, 600)))
        assert len(table.stage.raised) == len(set(table.stage.raised))
    table.rest()
    table.hands.cancel()
    table.assert_at_rest_on_the_model()
    assert sorted(table.stage.seating) == sorted(DECK)
