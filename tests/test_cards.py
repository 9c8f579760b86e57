"""Cards and their text form."""

import pytest

from game.core.cards import DECK, Card, Suit


class TestSuits:
    """R6: one per suit, always in the same place: spades, hearts, diamonds, clubs."""

    def test_order_and_letters(self) -> None:
        assert "".join(suit.letter for suit in Suit) == "SHDC"
        assert [suit.value for suit in Suit] == [0, 1, 2, 3]

    def test_hearts_and_diamonds_are_red(self) -> None:
        assert [suit.is_red for suit in Suit] == [False, True, True, False]


class TestDeck:
    """game-code.md: the start deck is spades A…K, hearts A…K, diamonds A…K, clubs A…K."""

    def test_order(self) -> None:
        expected = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
        assert [str(card) for card in DECK] == expected

    def test_ranks(self) -> None:
        assert [card.rank for card in DECK] == [*range(1, 14)] * 4


class TestText:
    """command-line.md: cards as rank letter and suit letter (`A 2–9 T J Q K`, `S H D C`)."""

    def test_every_card_reads_as_it_is_written(self) -> None:
        assert [Card.parse(str(card)) for card in DECK] == list(DECK)

    def test_example(self) -> None:
        assert Card.parse("TH") == Card(10, Suit.HEARTS)

    @pytest.mark.parametrize(
        "text",
        ["", "T", "H", "HT", "th", "1H", "10H", "TX", " TH", "TH ", "THH", "<TH>", "ТН", "0S"],
    )
    def test_anything_else_is_refused(self, text: str) -> None:
        with pytest.raises(ValueError, match="is not a card"):
            Card.parse(text)
