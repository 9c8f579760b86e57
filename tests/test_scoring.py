"""The score: R19."""

import pytest

from game.core.moves import Move
from game.core.record import Record, replay
from game.core.rules import apply
from game.core.scoring import points
from game.core.session import Session
from tests.boards import WON_CLASSIC, WON_RELAXED, table


class TestR19:
    """R19: +10 for each card put on a foundation, +5 for each card turned up."""

    @pytest.mark.parametrize(
        ("columns", "homes", "move", "expected"),
        [
            (["KD AH"], (0, 0, 0, 0), "AH>F", 10),
            (["<KD> AH"], (0, 0, 0, 0), "AH>F", 15),
            (["<KD> 8H 2C", "9S"], (0, 0, 0, 0), "8H>2", 5),
            (["KD 8H 2C", "9S"], (0, 0, 0, 0), "8H>2", 0),
            (["<KD> <KS> 8H 2C", "9S"], (0, 0, 0, 0), "8H>2", 5),
            (["8H", "9S"], (0, 0, 0, 0), "8H>2", 0),
            (["9S"], (0, 8, 0, 0), "8H>1", 0),
        ],
    )
    def test_one_move(
        self, columns: list[str], homes: tuple[int, int, int, int], move: str, expected: int
    ) -> None:
        board = table(*columns, homes=homes)
        assert points(board, apply(board, Move.parse(move))) == expected

    def test_taking_back_costs_nothing_and_putting_back_gives_10_again(self) -> None:
        board = table("2S AH")
        home = apply(board, Move.parse("AH>F"))
        back = apply(home, Move.parse("AH>1"))
        again = apply(back, Move.parse("AH>F"))
        assert [points(board, home), points(home, back), points(back, again)] == [10, 0, 10]

    @pytest.mark.parametrize("text", [WON_CLASSIC, WON_RELAXED])
    def test_a_game_won_without_taking_back_ends_at_625(self, text: str) -> None:
        """It always ends at 52 × 10 + 21 × 5 = 625."""
        record = Record.parse(text)
        session = replay(record).session
        assert session.board.is_won
        assert session.position.score == 625
        assert Session(record.code).position.score == 0

    def test_every_card_taken_back_on_the_way_adds_10(self) -> None:
        record = Record.parse(WON_CLASSIC + " U KC>F U R")
        assert replay(record).session.position.score == 625
        record = Record.parse(WON_CLASSIC + " KC>1 KC>F KH>7 KS>2 KH>F KS>F")
        assert replay(record).session.position.score == 625 + 30
