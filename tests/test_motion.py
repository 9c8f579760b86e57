"""Flights, turns and shakes, and the stage that they happen on (DESIGN §8)."""

from __future__ import annotations

from itertools import pairwise

from game.core.board import COLUMNS, Pile
from game.core.cards import DECK, Card, Suit
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.ui.layout import Layout, Spot
from game.ui.loop import STEP, FixedStep
from game.ui.motion import SETTLE, UNDO, Motion
from game.ui.seating import seat
from game.ui.stage import Stage
from tests.table import ACES, Table

CARD = Card(1, Suit.SPADES)
LAYOUT = Layout.fit((1280, 720))


class TestMotion:
    def test_a_flight_starts_where_it_is_and_ends_where_it_should(self) -> None:
        motion = Motion()
        motion.launch(CARD, (0, 0), (100, 50), SETTLE)
        assert motion.position(CARD, (100, 50), 1) == (0, 0)
        motion.tick(60)
        x, y = motion.position(CARD, (100, 50), 1)
        assert 0 < x < 100
        assert y == x / 2
        motion.tick(500)
        assert not motion
        assert motion.position(CARD, (100, 50), 1) == (100, 50)

    def test_a_turning_card_swaps_its_face_halfway(self) -> None:
        motion = Motion()
        motion.turn(CARD)
        widths = []
        for elapsed in range(0, 180, 10):
            width, old_face = motion.squeeze(CARD)
            assert old_face == (elapsed < 90)
            widths.append(width)
            motion.tick(10)
        assert min(widths) < 0.01
        assert CARD not in motion

    def test_a_refused_card_shakes_and_comes_to_rest(self) -> None:
        motion = Motion()
        motion.shake(CARD)
        swings = []
        while motion:
            swings.append(motion.position(CARD, (0, 0), 1)[0])
            motion.tick(STEP)
        assert max(swings) > 5
        assert min(swings) < -3
        assert motion.position(CARD, (0, 0), 1) == (0, 0)

    def test_reduced_motion_arrives_at_once(self) -> None:
        motion = Motion(calm=True)
        motion.launch(CARD, (0, 0), (100, 50), SETTLE)
        motion.turn(CARD)
        motion.shake(CARD)
        assert not motion


class TestStage:
    def test_dealing_shows_all_cards_in_their_places_in_the_end(self) -> None:
        board = deal(GameCode(1))
        stage = Stage(LAYOUT, board)
        stage.deal(board, DECK)
        assert len(stage.loose()) == len(DECK)
        stage.motion.tick(2000)
        assert stage.loose() == []
        assert sum(len(cards) for cards in stage.piles().values()) == len(DECK)

    def test_flip_while_landing_ends_on_a_fresh_layout(self) -> None:
        """checks.md 11."""
        table = Table(code=GameCode(1))
        table.play(Move(Card.parse("TC"), Pile.COLUMN_1))
        assert Card.parse("8S") in table.stage.motion
        table.tick(40)
        change = table.session.undo()
        assert change is not None
        table.stage.show(change.after.board, UNDO)
        table.rest()
        table.assert_at_rest_on_the_model()

    def test_no_card_is_drawn_below_one_that_it_lies_on(self) -> None:
        table = Table()
        table.play(Move(Card.parse("QC"), Pile.COLUMN_6))
        for _ in range(60):
            order = {card: index for index, card in enumerate(table.stage.loose())}
            for pile in COLUMNS:
                cards = table.session.board[pile].cards
                for below, above in pairwise(cards):
                    if below in order:
                        assert order[below] < order[above]
            table.tick(5)

    def test_a_resize_brings_everything_to_rest(self) -> None:
        table = Table()
        table.play(Move(Card.parse("4S"), Pile.COLUMN_1))
        layout = Layout.fit((1000, 777))
        table.stage.refit(layout)
        assert table.stage.seating == seat(layout, table.session.board)
        assert table.stage.loose() == []

    def test_a_foundation_shows_the_card_below_one_in_the_hand(self) -> None:
        table = Table(board=ACES)
        table.tap(table.grip(Card.parse("AS")))
        table.rest()
        table.tap(table.grip(Card.parse("2S")))
        spot = Spot(Pile.FOUNDATION, Suit.SPADES)
        assert [str(card) for card, _ in table.stage.piles()[spot]] == ["AS"]
        table.rest()
        assert [str(card) for card, _ in table.stage.piles()[spot]] == ["2S"]


class TestFixedStep:
    def test_time_is_cut_into_whole_ticks_and_nothing_is_lost(self) -> None:
        step = FixedStep()
        assert sum(step.due(16.6) for _ in range(100)) == 1660 // STEP

    def test_a_machine_that_slept_does_not_catch_up(self) -> None:
        assert FixedStep().due(3_600_000) * STEP <= 250
