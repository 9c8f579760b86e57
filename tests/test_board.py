"""The board and its text form."""

import re

import pytest

from game.core.board import COLUMNS, Board, Column, Pile
from game.core.cards import DECK, Card
from game.core.code import GameCode, deal
from tests.boards import walk


class TestDeal:
    """R1, R2: 7 columns of 1, 6, 7, 8, 9, 10, 11 cards; 21 face down, 31 face up."""

    board = deal(GameCode(123_456_789))

    def test_columns(self) -> None:
        assert [len(column.cards) for column in self.board.columns] == [1, 6, 7, 8, 9, 10, 11]
        assert [column.hidden for column in self.board.columns] == [0, 1, 2, 3, 4, 5, 6]

    def test_whole_deck(self) -> None:
        assert sorted(self.board.cards()) == sorted(DECK)

    def test_foundations_are_empty(self) -> None:
        assert self.board.foundations == (0, 0, 0, 0)
        assert not self.board.is_won


class TestText:
    """command-line.md: the foundations, then a line per column; face-down cards in brackets."""

    def test_every_board_reads_as_it_is_written(self) -> None:
        for number in range(20):
            for board in walk(number, 60):
                assert Board.parse(str(board)) == board

    def test_won_board(self) -> None:
        text = "Foundations: S-13 H-13 D-13 C-13" + "\n" * 7
        board = Board.parse(text)
        assert board.is_won
        assert str(board) == text

    def test_an_empty_column_is_an_empty_line(self) -> None:
        board = next(b for n in range(99) for b in walk(n, 90) if not b[Pile.COLUMN_1].cards)
        assert str(board).split("\n")[1] == ""

    def test_four_of_spades_on_top(self) -> None:
        """`S-4` means that the four of spades is on top."""
        board = Board(Board.parse("Foundations: S-13 H-13 D-13 C-13").columns, (4, 0, 0, 0))
        assert list(map(str, board.cards())) == ["AS", "2S", "3S", "4S"]

    def test_windows_line_ends_and_blanks(self) -> None:
        board = deal(GameCode(7))
        assert Board.parse(str(board).replace("\n", " \r\n")) == board


class TestMalformedText:
    good = str(deal(GameCode(1)))

    @pytest.mark.parametrize(
        ("old", "new", "message"),
        [
            ("Foundations:", "Foundation:", "first line"),
            ("S-0 H-0", "H-0 S-0", "first line"),
            ("C-0", "C-0 X-0", "first line"),
            ("C-0", "", "first line"),
            ("S-0", "S-14", "0 to 13"),
            ("S-0", "S-", "0 to 13"),
            ("S-0", "S--1", "0 to 13"),
            ("S-0", "S-²", "0 to 13"),
            ("S-0", "S-1", "52 cards"),
            ("JD", "", "52 cards"),
            ("JD", "QD", "52 cards"),
            ("JD", "JD JD", "52 cards"),
            ("JD", "J♦", "is not a card"),
            ("JD", "<JD>", "must be face up"),
            ("<8S> TC", "8S <TC>", "out of place"),
            ("<8S>", "<8S", "out of place"),
            ("<8S>", "8S>", "is not a card"),
            ("TC 9D", "TC\n9D", "7 columns"),
        ],
    )
    def test_is_a_value_error(self, old: str, new: str, message: str) -> None:
        text = self.good.replace(old, new, 1)
        assert text != self.good
        with pytest.raises(ValueError, match=message):
            Board.parse(text)

    @pytest.mark.parametrize("text", ["", "\n", "\n\n\n\n\n\n\n\n\n", "Foundations:"])
    def test_without_a_first_line(self, text: str) -> None:
        with pytest.raises(ValueError, match="first line"):
            Board.parse(text)

    def test_face_down_cards_lie_at_the_bottom_and_never_last(self) -> None:
        """R4: a face-down card that becomes the last card of its column turns up by itself."""
        with pytest.raises(ValueError, match=re.escape("<QS> is the last card")):
            Column.parse("<KD> <QS>")


class TestPlaces:
    """`locate` and `places` agree with the board itself."""

    def test_every_card_is_where_it_lies(self) -> None:
        for board in walk(12, 200):
            places = board.places()
            assert set(places) == set(DECK)
            for card in DECK:
                pile, index = board.locate(card)
                assert places[card] == (pile, index)
                if pile is Pile.FOUNDATION:
                    assert index == card.rank - 1 < board.foundations[card.suit]
                else:
                    assert board[pile].cards[index] == card

    def test_names_of_the_piles(self) -> None:
        assert "".join(map(str, Pile)) == "F1234567"
        assert tuple(Pile)[1:] == COLUMNS

    def test_last_card_of_a_column(self) -> None:
        assert Column.parse("<QS> 3D 9C").last == Card.parse("9C")
        assert Column().last is None
