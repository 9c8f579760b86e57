"""What may move, where, and why not: R3–R11 and the reasons of refusal."""

from dataclasses import replace

import pytest

from game.core.board import COLUMNS, Board, Pile
from game.core.cards import DECK, Card, Suit
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.core.rules import Breach, Reason, RuleSet, apply, check, legal_moves, lift, wanted
from tests import oracle
from tests.boards import CLASSIC, HOUSE, RELAXED, table, walk


def reason(rules: RuleSet, board: Board, move: str) -> Reason | None:
    breach = check(rules, board, Move.parse(move))
    return None if breach is None else breach.reason


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


class TestR3Groups:
    """R3: a face-up card, with every card lying on it, may go onto a column whose last card is
    exactly one rank higher and of the other colour."""

    board = table("KC 8H TC 6D", "<2S> 9S", "9D", "TS", "7H")

    def test_the_example_of_the_rules(self) -> None:
        """8♥ with 10♣ and 6♦ on it goes onto 9♠, and the 10♣ and 6♦ keep their places on it."""
        assert reason(CLASSIC, self.board, "8H>2") is None
        after = apply(self.board, Move.parse("8H>2"))
        assert str(after[Pile.COLUMN_2]) == "<2S> 9S 8H TC 6D"
        assert str(after[Pile.COLUMN_1]) == "KC"

    def test_same_colour(self) -> None:
        assert reason(CLASSIC, self.board, "8H>3") is Reason.WRONG_COLOUR

    def test_not_exactly_one_rank_higher(self) -> None:
        assert reason(CLASSIC, self.board, "8H>4") is Reason.WRONG_RANK

    def test_one_rank_lower_is_no_better(self) -> None:
        assert reason(CLASSIC, table("8H", "7S"), "8H>2") is Reason.WRONG_RANK

    def test_same_colour_and_another_rank(self) -> None:
        assert reason(CLASSIC, self.board, "8H>5") is Reason.WRONG_COLOUR_AND_RANK

    def test_only_the_last_card_of_the_target_counts(self) -> None:
        assert reason(CLASSIC, table("8H", "9S 2D"), "8H>2") is Reason.WRONG_COLOUR_AND_RANK

    def test_its_own_column_is_no_target(self) -> None:
        assert reason(CLASSIC, table("9S 8H"), "8H>1") is Reason.SAME_PILE

    @pytest.mark.parametrize("last", DECK, ids=str)
    def test_every_pair_of_cards(self, last: Card) -> None:
        for card in DECK:
            if card != last:
                fits = card.rank == last.rank - 1 and card.suit.is_red != last.suit.is_red
                board = table(str(card), str(last))
                assert (reason(CLASSIC, board, f"{card}>2") is None) == fits


class TestR4TurningUp:
    """R4: a face-down card that becomes the last card of its column turns up by itself."""

    def test_uncovered_by_a_group(self) -> None:
        after = apply(table("<KD> <QS> 8H TC", "9S"), Move.parse("8H>2"))
        assert str(after[Pile.COLUMN_1]) == "<KD> QS"

    def test_uncovered_by_a_card_that_goes_home(self) -> None:
        after = apply(table("<KD> <QS> AH"), Move.parse("AH>F"))
        assert str(after[Pile.COLUMN_1]) == "<KD> QS"

    def test_a_card_that_is_still_covered_stays_down(self) -> None:
        after = apply(table("<KD> <QS> 3C 8H", "9S"), Move.parse("8H>2"))
        assert str(after[Pile.COLUMN_1]) == "<KD> <QS> 3C"

    def test_the_only_card_leaves_an_empty_column(self) -> None:
        after = apply(table("8H", "9S"), Move.parse("8H>2"))
        assert after[Pile.COLUMN_1].cards == ()
        assert after[Pile.COLUMN_1].hidden == 0

    def test_the_cards_of_the_target_keep_their_faces(self) -> None:
        after = apply(table("8H", "<KD> <QS> 9S"), Move.parse("8H>2"))
        assert str(after[Pile.COLUMN_2]) == "<KD> <QS> 9S 8H"


class TestR5EmptyColumns:
    """R5: an empty column takes only a king, alone or with the cards on it — nothing else, not
    even to turn a card up."""

    board = table("<2C> QH", "<3C> KS 5D 9C", "KH 4S", "")

    def test_a_king_with_the_cards_on_it(self) -> None:
        assert reason(CLASSIC, self.board, "KS>4") is None

    def test_a_king_that_heads_a_column_is_legal_too(self) -> None:
        assert reason(CLASSIC, self.board, "KH>4") is None

    @pytest.mark.parametrize("rules", [CLASSIC, RELAXED, HOUSE])
    def test_no_other_card(self, rules: RuleSet) -> None:
        for card in DECK:
            if card.rank != 13:
                board = table(str(card), "")
                assert reason(rules, board, f"{card}>2") is Reason.EMPTY_COLUMN_NEEDS_KING

    def test_says_which_cards_it_would_take(self) -> None:
        breach = check(CLASSIC, self.board, Move.parse("QH>4"))
        assert breach == Breach(
            Reason.EMPTY_COLUMN_NEEDS_KING,
            Card.parse("QH"),
            Pile.COLUMN_4,
            None,
            cards("KS KH KD KC"),
        )


class TestR6Foundations:
    """R6: one per suit. Ace first, then 2, 3 … king, one card at a time, and only the last card
    of a column."""

    board = table("AS", "2S 3H AH", "7C 4D", "5D 6S", "QD", homes=(0, 0, 4, 0))

    def test_an_ace_begins_it(self) -> None:
        assert reason(CLASSIC, self.board, "AS>F") is None
        assert apply(self.board, Move.parse("AS>F")).foundations == (1, 0, 4, 0)

    def test_nothing_else_does(self) -> None:
        assert reason(CLASSIC, table("2S"), "2S>F") is Reason.FOUNDATION_NEEDS_ACE

    def test_the_next_rank_follows(self) -> None:
        assert reason(CLASSIC, table("5D", homes=(0, 0, 4, 0)), "5D>F") is None

    def test_another_rank_does_not(self) -> None:
        breach = check(CLASSIC, self.board, Move.parse("QD>F"))
        assert breach == Breach(
            Reason.FOUNDATION_NEEDS_NEXT_RANK,
            Card.parse("QD"),
            Pile.FOUNDATION,
            Card.parse("4D"),
            cards("5D"),
        )

    def test_only_the_last_card_of_a_column(self) -> None:
        assert reason(CLASSIC, self.board, "5D>F") is Reason.FOUNDATION_LAST_CARD_ONLY

    def test_one_card_at_a_time(self) -> None:
        assert reason(CLASSIC, self.board, "3H>F") is Reason.FOUNDATION_ONE_CARD

    def test_a_card_goes_to_its_own_suit(self) -> None:
        """A card dropped on any foundation goes to its own suit's."""
        board = table("2H", homes=(1, 1, 1, 1))
        assert apply(board, Move.parse("2H>F")).foundations == (1, 2, 1, 1)

    def test_all_of_a_suit_in_order(self) -> None:
        board = table(" ".join(str(Card(rank, Suit.CLUBS)) for rank in range(13, 0, -1)))
        for rank in range(1, 14):
            move = Move(Card(rank, Suit.CLUBS), Pile.FOUNDATION)
            assert check(CLASSIC, board, move) is None
            board = apply(board, move)
        assert board == table(homes=(0, 0, 0, 13))
        assert wanted(CLASSIC, board, Pile.FOUNDATION, Suit.CLUBS) == ()


class TestR7TakingBack:
    """R7: the top card of a foundation may be taken back onto a column (R3 holds; an empty
    column still wants a king)."""

    board = table("<AC> 5C", "4C", "", homes=(0, 4, 0, 0))

    def test_onto_a_fitting_column(self) -> None:
        assert reason(CLASSIC, self.board, "4H>1") is None
        after = apply(self.board, Move.parse("4H>1"))
        assert after.foundations == (0, 3, 0, 0)
        assert str(after[Pile.COLUMN_1]) == "<AC> 5C 4H"

    def test_not_onto_another(self) -> None:
        assert reason(CLASSIC, self.board, "4H>2") is Reason.WRONG_RANK
        assert reason(CLASSIC, self.board, "4H>3") is Reason.EMPTY_COLUMN_NEEDS_KING

    def test_a_king_may_go_to_an_empty_column(self) -> None:
        assert reason(CLASSIC, table("", homes=(0, 13, 0, 0)), "KH>1") is None

    def test_only_the_top_card(self) -> None:
        assert reason(CLASSIC, self.board, "3H>2") is Reason.BURIED_ON_FOUNDATION

    def test_from_a_foundation_to_a_foundation_is_no_move(self) -> None:
        assert reason(CLASSIC, self.board, "4H>F") is Reason.SAME_PILE

    def test_the_house_rule_forbids_it(self) -> None:
        """House rule *Cards stay on the foundations*."""
        for move in ("4H>1", "4H>2", "4H>F", "3H>2"):
            assert reason(HOUSE, self.board, move) is Reason.FOUNDATIONS_FINAL

    def test_the_house_rule_forbids_nothing_else(self) -> None:
        for board in walk(3, 150, HOUSE):
            homes = [Card(rank, suit) for suit, rank in zip(Suit, board.foundations, strict=True)]
            free = set(legal_moves(CLASSIC, board))
            assert set(legal_moves(HOUSE, board)) == {m for m in free if m.card not in homes}


class TestR8LargeGroups:
    """R8: a group of more than 20 cards is refused."""

    pile = tuple(card for card in map(str, DECK) if card not in ("8H", "9S"))

    @pytest.mark.parametrize(("size", "expected"), [(20, None), (21, Reason.GROUP_TOO_LARGE)])
    def test_onto_a_column(self, size: int, expected: Reason | None) -> None:
        board = table("8H " + " ".join(self.pile[: size - 1]), "9S")
        assert reason(CLASSIC, board, "8H>2") is expected

    def test_the_card_on_it_can_still_go(self) -> None:
        board = table("2C 8H " + " ".join(self.pile[:19]), "9S")
        assert reason(CLASSIC, board, "8H>2") is None
        assert reason(CLASSIC, board, "2C>2") is Reason.GROUP_TOO_LARGE


class TestR9Aces:
    """R9: no card can be put on an ace in a column; nothing ranks below it."""

    @pytest.mark.parametrize("rules", [CLASSIC, RELAXED])
    def test_takes_no_card(self, rules: RuleSet) -> None:
        for card in DECK:
            if card.rank != 13 and str(card) != "AS":
                assert reason(rules, table(str(card), "AS"), f"{card}>2") is Reason.NOTHING_ON_ACE
        assert wanted(rules, table("", "AS"), Pile.COLUMN_2) == ()

    def test_a_king_goes_on_no_card_at_all(self) -> None:
        for card in DECK:
            if str(card) != "KS":
                assert reason(CLASSIC, table("KS", str(card)), "KS>2") is Reason.KING_ON_CARD

    def test_an_uncovered_ace_may_be_moved_instead(self) -> None:
        """An uncovered ace need not go up at once."""
        assert reason(CLASSIC, table("AS", "2H"), "AS>2") is None


class TestR10Relaxed:
    """R10: in the columns colour does not matter, only "exactly one rank higher"."""

    def test_same_colour_and_same_suit(self) -> None:
        board = table("8H", "9S", "9D", "9H")
        assert [reason(RELAXED, board, f"8H>{column}") for column in (2, 3, 4)] == [None] * 3

    def test_the_rank_still_counts(self) -> None:
        assert reason(RELAXED, table("8H", "TS"), "8H>2") is Reason.WRONG_RANK
        assert reason(RELAXED, table("8H", "TH"), "8H>2") is Reason.WRONG_RANK

    def test_foundations_are_the_same_as_in_classic(self) -> None:
        for board in walk(4, 100):
            for card in DECK:
                move = Move(card, Pile.FOUNDATION)
                assert check(RELAXED, board, move) == check(CLASSIC, board, move)

    def test_takes_four_cards_where_classic_takes_two(self) -> None:
        board = table("9S")
        assert wanted(CLASSIC, board, Pile.COLUMN_1) == cards("8H 8D")
        assert wanted(RELAXED, board, Pile.COLUMN_1) == cards("8S 8H 8D 8C")


class TestR11Won:
    """R11: won when all 52 cards are on the foundations."""

    def test_the_last_card_wins(self) -> None:
        board = table("KC", homes=(13, 13, 13, 12))
        assert not board.is_won
        assert apply(board, Move.parse("KC>F")).is_won


REFUSALS = [
    (Reason.FACE_DOWN, CLASSIC, table("<8H> 2C", "9S"), "8H>2"),
    (Reason.GROUP_TOO_LARGE, replace(CLASSIC, largest_group=2), table("8H 2C 3C", "9S"), "8H>2"),
    (Reason.FOUNDATIONS_FINAL, HOUSE, table("9S", homes=(0, 8, 0, 0)), "8H>1"),
    (Reason.BURIED_ON_FOUNDATION, CLASSIC, table("8S", homes=(0, 8, 0, 0)), "7H>1"),
    (Reason.SAME_PILE, CLASSIC, table("9S 8H"), "8H>1"),
    (Reason.EMPTY_COLUMN_NEEDS_KING, CLASSIC, table("8H", ""), "8H>2"),
    (Reason.KING_ON_CARD, CLASSIC, table("KH", "9S"), "KH>2"),
    (Reason.NOTHING_ON_ACE, CLASSIC, table("8H", "AS"), "8H>2"),
    (Reason.WRONG_COLOUR, CLASSIC, table("8H", "9D"), "8H>2"),
    (Reason.WRONG_RANK, CLASSIC, table("8H", "TS"), "8H>2"),
    (Reason.WRONG_COLOUR_AND_RANK, CLASSIC, table("8H", "TD"), "8H>2"),
    (Reason.FOUNDATION_ONE_CARD, CLASSIC, table("8H 2C"), "8H>F"),
    (Reason.FOUNDATION_LAST_CARD_ONLY, CLASSIC, table("AH 2C"), "AH>F"),
    (Reason.FOUNDATION_NEEDS_ACE, CLASSIC, table("8H"), "8H>F"),
    (Reason.FOUNDATION_NEEDS_NEXT_RANK, CLASSIC, table("8H", homes=(0, 2, 0, 0)), "8H>F"),
]


class TestReasons:
    """The reasons of refusal. No message ever names a face-down card."""

    @pytest.mark.parametrize(("expected", "rules", "board", "move"), REFUSALS)
    def test_is_given(self, expected: Reason, rules: RuleSet, board: Board, move: str) -> None:
        assert reason(rules, board, move) is expected

    def test_every_reason_is_among_them(self) -> None:
        assert {expected for expected, *_ in REFUSALS} == set(Reason)

    def test_names_are_stable(self) -> None:
        """command-line.md: the reason's stable name in kebab-case."""
        assert [expected.value for expected in Reason] == [
            "face-down",
            "group-too-large",
            "foundations-final",
            "buried-on-foundation",
            "same-pile",
            "empty-column-needs-king",
            "king-on-card",
            "nothing-on-ace",
            "wrong-colour",
            "wrong-rank",
            "wrong-colour-and-rank",
            "foundation-one-card",
            "foundation-last-card-only",
            "foundation-needs-ace",
            "foundation-needs-next-rank",
        ]

    @pytest.mark.parametrize("rules", [CLASSIC, RELAXED, HOUSE])
    def test_none_names_a_face_down_card(self, rules: RuleSet) -> None:
        for number in range(12):
            for board in list(walk(number, 40, rules))[::8]:
                hidden = {
                    card for column in board.columns for card in column.cards[: column.hidden]
                }
                for card in DECK:
                    for pile in Pile:
                        breach = check(rules, board, Move(card, pile))
                        if breach is None:
                            assert card not in hidden
                        elif card in hidden:
                            assert breach == Breach(Reason.FACE_DOWN, None)
                        else:
                            assert breach.card == card
                            assert breach.onto not in hidden

    def test_what_a_pile_would_take_follows_from_its_top_card_alone(self) -> None:
        """So it can tell nothing about the cards that lie face down."""
        for board in walk(5, 60):
            bare = Board(tuple(replace(c, cards=c.cards[-1:], hidden=0) for c in board.columns))
            for pile in COLUMNS:
                assert wanted(CLASSIC, board, pile) == wanted(CLASSIC, bare, pile)


class TestCompleteness:
    """`legal_moves` yields exactly what `check` accepts, and both what the rules say."""

    @pytest.mark.parametrize("rules", [CLASSIC, RELAXED, HOUSE])
    def test_on_random_positions(self, rules: RuleSet) -> None:
        for number in range(100, 115):
            for board in list(walk(number, 80, rules))[::7]:
                found = [str(move) for move in legal_moves(rules, board)]
                tried = {
                    str(Move(card, pile))
                    for card in DECK
                    for pile in Pile
                    if check(rules, board, Move(card, pile)) is None
                }
                naive = oracle.legal(
                    str(board), relaxed=not rules.colour_matters, final=rules.foundations_final
                )
                assert len(found) == len(set(found))
                assert set(found) == tried == naive

    def test_apply_does_what_the_rules_say(self) -> None:
        for board in walk(6, 120):
            for move in legal_moves(CLASSIC, board):
                assert str(apply(board, move)) == oracle.play(str(board), str(move))[0]

    def test_lift_names_the_piles_that_check_accepts(self) -> None:
        for board in list(walk(8, 120))[::10]:
            for card in DECK:
                accepted = tuple(
                    pile for pile in Pile if check(CLASSIC, board, Move(card, pile)) is None
                )
                piles = lift(CLASSIC, board, card)
                if isinstance(piles, Breach):
                    assert accepted == ()
                    assert all(check(CLASSIC, board, Move(card, pile)) == piles for pile in Pile)
                else:
                    assert piles == accepted

    def test_the_won_board_of_the_house_rule_has_no_move(self) -> None:
        won = table(homes=(13, 13, 13, 13))
        assert list(legal_moves(HOUSE, won)) == []
        assert len(list(legal_moves(CLASSIC, won))) == 4 * 7

    def test_boards_are_never_changed(self) -> None:
        board = deal(GameCode(9))
        text = str(board)
        for move in legal_moves(CLASSIC, board):
            assert apply(board, move) != board
        assert str(board) == text


class TestMoveText:
    """command-line.md: a move names the bottom card of the group and where it goes."""

    def test_every_move_reads_as_it_is_written(self) -> None:
        for card in DECK:
            for pile in Pile:
                assert Move.parse(str(Move(card, pile))) == Move(card, pile)

    @pytest.mark.parametrize(
        "text",
        [
            *["8H", "8H>", ">3", "8H>9", "8H>0", "8H>8", "ZZ>1", "8h>3", "8H>f", "8H>33", "8H>FF"],
            *["8H>3>4", "8H-3", "8H>³", "8H>٣", "U", "<8H>>3", "", " ", "8H > 3", " 8H>3", "8H>3 "],
        ],
    )
    def test_anything_else_is_refused(self, text: str) -> None:
        with pytest.raises(ValueError, match="is not a"):
            Move.parse(text)
