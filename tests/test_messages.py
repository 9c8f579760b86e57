import re
from collections.abc import Iterator

import pytest

from game.core.board import COLUMNS, Board, Pile
from game.core.cards import DECK, Card, Suit
from game.core.code import CodeError, GameCode, deal
from game.core.moves import Move
from game.core.record import Record, RecordError, replay
from game.core.rules import Breach, Reason, RuleSet, check, lift
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.i18n.messages import (
    breach_message,
    card_name,
    code_message,
    record_message,
    refusal_message,
)

EN = Catalogue.load("en")
COLUMN = Pile.COLUMN_3


COLOURS = {
    "en": ("red", "black"),
    "hr": ("crven", "crn"),
    "sr-Latn": ("crven", "crn"),
    "su": ("beureum", "hideung"),
    "he": ("אדומ", "אדום", "שחור"),
    "fa": ("قرمز", "سیاه"),
}
"""How the words for red and black begin."""
FOUR = Catalogue.load("en", four_colours=True)


def plain(text: str) -> str:
    return re.sub("[\u2066\u2069]", "", text)


def said(
    reason: Reason,
    card: str,
    target: Pile | None = None,
    onto: str = "",
    wanted: str = "",
    *,
    tr: Catalogue = EN,
) -> str:
    breach = Breach(
        reason,
        Card.parse(card) if card else None,
        target,
        Card.parse(onto) if onto else None,
        tuple(map(Card.parse, wanted.split())),
    )
    return plain(breach_message(tr, breach))


class TestBreach:
    @pytest.mark.parametrize(
        ("sentence", "expected"),
        [
            (
                said(Reason.FACE_DOWN, ""),
                "This card is face down. It is turned face up as soon as no card lies on it.",
            ),
            (
                said(Reason.EMPTY_COLUMN_NEEDS_KING, "QH", COLUMN, "", "KS KH KD KC"),
                "Only a king may go on an empty column. Q♥ is not a king.",
            ),
            (
                said(Reason.KING_ON_CARD, "KS", COLUMN, "TD", "9S 9C"),
                "K♠ is a king and goes only on an empty column. On 10♦ goes a black 9.",
            ),
            (
                said(Reason.KING_ON_CARD, "KS", COLUMN, "AD"),
                "K♠ is a king and goes only on an empty column.",
            ),
            (
                said(Reason.WRONG_COLOUR, "8C", COLUMN, "9S", "8H 8D"),
                "On 9♠ goes a red 8; 8♣ is black.",
            ),
            (
                said(Reason.WRONG_COLOUR, "QD", COLUMN, "KH", "QS QC"),
                "On K♥ goes a black queen; Q♦ is red.",
            ),
            (
                said(Reason.WRONG_RANK, "7H", COLUMN, "QS", "JS JH JD JC"),
                "7♥ is not one rank lower than Q♠. On Q♠ goes any jack.",
            ),
            (
                said(Reason.WRONG_COLOUR_AND_RANK, "7C", COLUMN, "2S", "AH AD"),
                "7♣ has the wrong colour and the wrong rank. On 2♠ goes a red ace.",
            ),
            (
                said(Reason.NOTHING_ON_ACE, "2H", COLUMN, "AS"),
                "Nothing goes on an ace in a column, so 2♥ cannot go on A♠.",
            ),
            (said(Reason.SAME_PILE, "2H", COLUMN), "2♥ is already in this column."),
            (said(Reason.SAME_PILE, "2H", Pile.FOUNDATION), "2♥ is already on its foundation."),
            (
                said(Reason.FOUNDATION_NEEDS_ACE, "3H", Pile.FOUNDATION, "", "AH"),
                "A foundation begins with its ace: A♥ comes before 3♥.",
            ),
            (
                said(Reason.FOUNDATION_NEEDS_NEXT_RANK, "7H", Pile.FOUNDATION, "2H", "3H"),
                "On the foundation 3♥ comes after 2♥, not 7♥.",
            ),
            (
                said(Reason.FOUNDATION_ONE_CARD, "7H", Pile.FOUNDATION, "2H", "3H"),
                "A foundation takes one card at a time, and 3♥ comes before 7♥.",
            ),
        ],
    )
    def test_the_rule_and_the_cards_are_named(self, sentence: str, expected: str) -> None:
        assert sentence == expected

    @pytest.mark.parametrize(
        ("sentence", "expected"),
        [
            (
                said(Reason.WRONG_COLOUR_AND_RANK, "6S", COLUMN, "9C", "8H 8D", tr=FOUR),
                "6♠ has the wrong suit and the wrong rank. On 9♣ goes 8♥ or 8♦.",
            ),
            (
                said(Reason.WRONG_COLOUR, "QD", COLUMN, "KH", "QS QC", tr=FOUR),
                "On K♥ goes Q♠ or Q♣, not Q♦.",
            ),
            (
                said(Reason.WRONG_RANK, "7H", COLUMN, "QS", "JS JH JD JC", tr=FOUR),
                "7♥ is not one rank lower than Q♠. On Q♠ goes any jack.",
            ),
        ],
    )
    def test_with_four_colours_the_suits_are_named(self, sentence: str, expected: str) -> None:
        assert sentence == expected

    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_with_four_colours_nothing_is_called_red_or_black(self, tag: str) -> None:
        def colours(*, four: bool) -> set[str]:
            tr = Catalogue.load(tag, four_colours=four)
            words = (word for _, each in refusals() for word in breach_message(tr, each).split())
            return {word for word in words if word.startswith(COLOURS[tag])}

        assert colours(four=False)
        assert not colours(four=True)

    def test_the_largest_group_is_the_one_of_r8(self) -> None:
        largest = RuleSet().largest_group
        sentence = said(Reason.GROUP_TOO_LARGE, "8H")
        assert re.findall(r"\d+", sentence) == [str(largest), "8", str(largest - 1)]

    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_no_refusal_names_a_face_down_card(self, tag: str) -> None:
        tr = Catalogue.load(tag)
        reasons = set()
        for board, breach in refusals():
            reasons.add(breach.reason)
            sentence = breach_message(tr, breach)
            assert "{" not in sentence
            hidden = {card_name(tr, card) for card in face_down(board)}
            # What a pile would take is named whether or not that card is face down somewhere.
            named = set(re.findall("\u2066.*?\u2069", sentence))
            assert named & hidden <= {card_name(tr, card) for card in breach.wanted}
        assert len(reasons) > 8

    @pytest.mark.parametrize("tag", LANGUAGES)
    @pytest.mark.parametrize("reason", Reason)
    def test_every_reason_has_a_sentence_in_every_language(self, tag: str, reason: Reason) -> None:
        breach = Breach(reason, DECK[5], COLUMN, DECK[20], (DECK[30],))
        sentence = breach_message(Catalogue.load(tag), breach)
        assert sentence
        assert "{" not in sentence


class TestLetters:
    @pytest.mark.parametrize(
        ("letters", "names"),
        [("JQK", "A♠ 10♠ J♠ Q♠ K♠"), ("VDR", "A♠ 10♠ V♠ D♠ R♠"), ("BVH", "A♠ 10♠ B♠ V♠ H♠")],
    )
    def test_cards_are_named_as_their_corners_show_them(self, letters: str, names: str) -> None:
        tr = Catalogue.load("hr", letters)
        cards = [Card(rank, Suit.SPADES) for rank in (1, 10, 11, 12, 13)]
        assert " ".join(plain(card_name(tr, card)) for card in cards) == names


def face_down(board: Board) -> set[Card]:
    return {card for column in board.columns for card in column.cards[: column.hidden]}


def refusals() -> Iterator[tuple[Board, Breach]]:
    boards = [
        deal(GameCode(7)),
        Board.parse(
            "Foundations: S-2 H-0 D-0 C-13\n"
            "<3H> AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AH 4S 5S 6S 7S 8S 9S TS JS QS KS\n"
            "2H 4H 5H 6H 7H 8H 9H TH JH QH KH\n3S\n\n\n\n\n"
        ),
    ]
    for board in boards:
        for relaxed, final in ((False, False), (True, True)):
            rules = RuleSet(colour_matters=not relaxed, foundations_final=final)
            for card in DECK:
                lifted = lift(rules, board, card)
                if isinstance(lifted, Breach):
                    yield board, lifted
                for target in (Pile.FOUNDATION, *COLUMNS):
                    breach = check(rules, board, Move(card, target))
                    if breach is not None:
                        yield board, breach


def code_error(text: str) -> CodeError:
    with pytest.raises(CodeError) as caught:
        GameCode.parse(text)
    return caught.value


class TestCode:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            (
                "",
                (
                    "The code ends too early, at position 1: 0 of 7 letters. "
                    "A whole code reads YU1-C-AAAAAAB."
                ),
            ),
            (
                "YU1-C-AAA",
                (
                    "The code ends too early, at position 10: 3 of 7 letters. "
                    "A whole code reads YU1-C-AAAAAAB."
                ),
            ),
            ("XU1", "A game code begins with YU1; “X” at position 1 does not fit."),
            (
                "YU2-C-AAAAAAB",
                "This game reads codes that begin with YU1, not version “2” (position 3).",
            ),
            (
                "YU1-X-AAAAAAB",
                "The rules are C for Classic or R for Relaxed, not “X” (position 5).",
            ),
            (
                "YU1-C-AA3AAAB",
                "Seven letters from A to Z name the deal; “3” at position 9 is not one.",
            ),
            (
                "YU1-C-AAAAAAAAB",
                (
                    "The code has 9 letters for the deal instead of 7; "
                    "the first too many is at position 14."
                ),
            ),
        ],
    )
    def test_the_fault_and_its_place_are_named(self, text: str, expected: str) -> None:
        assert plain(code_message(EN, code_error(text))) == expected

    def test_a_sign_that_the_typeface_may_lack_is_given_by_its_number(self) -> None:
        assert "“U+1F600”" in plain(code_message(EN, code_error("YU1-C-AA😀")))

    def test_numbers_are_in_the_digits_of_the_language(self) -> None:
        assert "۱۴" in code_message(Catalogue.load("fa"), code_error("YU1-C-AAAAAAAAB"))


class TestRecord:
    def error(self, text: str) -> RecordError:
        with pytest.raises(RecordError) as caught:
            Record.parse(text)
        return caught.value

    def test_a_token_that_is_no_move_is_quoted_with_its_line(self) -> None:
        error = self.error("YU1-C-AAAAAAB\n\n8H>9")
        assert plain(record_message(EN, error)) == "Line 3: “8H>9” is not a move."

    def test_a_long_token_is_cut(self) -> None:
        error = self.error("YU1-C-AAAAAAB\n" + "x" * 5000)
        assert plain(record_message(EN, error)) == f"Line 2: “{'x' * 23}…” is not a move."

    def test_a_bad_code_says_why(self) -> None:
        error = self.error("# a comment\nXU1-C-AAAAAAB")
        assert plain(record_message(EN, error)) == (
            "Line 2 is not a game code. "
            "A game code begins with YU1; “X” at position 1 does not fit."
        )

    @pytest.mark.parametrize(
        ("actions", "expected"),
        [
            ("U", "Step 1, U: There is nothing to undo."),
            ("R", "Step 1, R: There is nothing to redo."),
        ],
    )
    def test_a_refused_step_is_numbered_from_one(self, actions: str, expected: str) -> None:
        refusal = replay(Record.parse(f"YU1-C-AAAAAAB\n{actions}")).error
        assert refusal is not None
        assert plain(refusal_message(EN, refusal)) == expected

    def test_a_refused_move_says_which_rule(self) -> None:
        king = next(card for card in DECK if card.rank == 13 and card.suit is Suit.SPADES)
        refusal = replay(Record.parse(f"YU1-C-AAAAAAB\n{king}>F")).error
        assert refusal is not None
        assert refusal.breach is not None
        rule = breach_message(EN, refusal.breach)
        assert plain(refusal_message(EN, refusal)) == f"Step 1, KS>F: {plain(rule)}"
