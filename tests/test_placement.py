"""Where taps and automatic placement send a card, and Finish: R5, R12–R14, R16, R18."""

from game.core import placement
from game.core.board import COLUMNS, Board, Pile
from game.core.cards import DECK, Card
from game.core.code import GameCode
from game.core.moves import Move
from game.core.rules import Breach, Reason, RuleSet, apply, check, lift
from game.core.session import Session
from tests.boards import CLASSIC, HOUSE, RELAXED, WON_CLASSIC, all_moves, table, walk


def best(board: Board, card: str, rules: RuleSet = CLASSIC) -> str:
    return str(placement.best_column(rules, board, Card.parse(card)))


def automatic(board: Board, card: str, under: Pile | None, rules: RuleSet = CLASSIC) -> str:
    return str(placement.automatic(rules, board, Card.parse(card), under))


class TestR5IdleKings:
    """R5: a king that already heads a column may legally go to another empty one, but is never
    shown as a target, hinted or chosen for the player."""

    board = table("KH 4S", "", "2C KS", homes=(0, 0, 0, 13))

    def test_legal_but_not_shown(self) -> None:
        king = Card.parse("KH")
        assert Pile.COLUMN_2 in lift(CLASSIC, self.board, king)  # type: ignore[operator]
        assert placement.targets(CLASSIC, self.board, king) == ()

    def test_not_chosen(self) -> None:
        assert best(self.board, "KH") == "None"
        assert automatic(self.board, "KH", None) == "None"

    def test_a_king_on_other_cards_is_shown(self) -> None:
        empty = tuple(pile for pile in COLUMNS if not self.board[pile].cards)
        assert placement.targets(CLASSIC, self.board, Card.parse("KS")) == empty

    def test_so_is_a_king_on_its_foundation(self) -> None:
        empty = tuple(pile for pile in COLUMNS if not self.board[pile].cards)
        assert placement.targets(CLASSIC, self.board, Card.parse("KC")) == empty

    def test_a_king_that_heads_its_column_may_go_home(self) -> None:
        board = table("KH", "", homes=(0, 12, 0, 0))
        assert placement.targets(CLASSIC, board, Card.parse("KH")) == (Pile.FOUNDATION,)

    def test_on_random_boards_these_moves_are_all_that_is_held_back(self) -> None:
        for number in range(0, 30, 3):
            for board in list(walk(number, 150))[::10]:
                for card in DECK:
                    legal = lift(CLASSIC, board, card)
                    shown = placement.targets(CLASSIC, board, card)
                    if isinstance(legal, Breach):
                        assert shown == legal
                        continue
                    source, index = board.locate(card)
                    heads = card.rank == 13 and source in COLUMNS and index == 0
                    empty = {pile for pile in COLUMNS if not board[pile].cards}
                    assert isinstance(shown, tuple)
                    assert set(legal) - set(shown) == (empty if heads else set())


class TestR12Finish:
    """R12: a *Finish* button may appear once foundation moves alone win."""

    def test_moves_win(self) -> None:
        board = table("KS QS", "KH", "KC", "KD QD", homes=(11, 12, 11, 12))
        moves = placement.finish(CLASSIC, board)
        assert moves is not None
        assert len(moves) == 6
        for move in moves:
            assert check(CLASSIC, board, move) is None
            board = apply(board, move)
        assert board.is_won

    def test_a_face_down_card_that_turns_up_in_time_is_no_hindrance(self) -> None:
        board = table("<KS> QS", homes=(11, 13, 13, 13))
        assert str(placement.finish(CLASSIC, board)) == str(
            tuple(map(Move.parse, ["QS>F", "KS>F"]))
        )

    def test_not_while_a_card_lies_under_a_higher_one_of_its_suit(self) -> None:
        assert placement.finish(CLASSIC, table("QS KS", homes=(11, 13, 13, 13))) is None

    def test_nothing_is_left_to_do_on_the_won_board(self) -> None:
        assert placement.finish(CLASSIC, table(homes=(13, 13, 13, 13))) == ()

    def test_is_offered_exactly_from_where_foundation_moves_alone_win(self) -> None:
        """A won game ends with a run of foundation moves; before it, another move is needed."""
        moves = all_moves(WON_CLASSIC)
        session = Session(GameCode(3))
        offered = []
        for move in moves:
            offered.append(session.can_finish)
            session.play(move)
        first = offered.index(True)
        assert all(offered[first:])
        assert moves[first - 1].target is not Pile.FOUNDATION
        assert not session.can_finish

    def test_under_every_set_of_rules(self) -> None:
        board = table("KS QS", homes=(11, 13, 13, 13))
        for rules in (CLASSIC, RELAXED, HOUSE):
            assert placement.finish(rules, board) == tuple(map(Move.parse, ["QS>F", "KS>F"]))


class TestR13Home:
    """R13: one tap on the last card of a column sends it to its foundation if it fits."""

    def test_fits(self) -> None:
        assert str(placement.home(CLASSIC, table("3C AS"), Card.parse("AS"))) == "AS>F"

    def test_does_not_fit(self) -> None:
        assert placement.home(CLASSIC, table("3C 2S"), Card.parse("2S")) is None

    def test_not_the_last_card(self) -> None:
        assert placement.home(CLASSIC, table("AS 3C"), Card.parse("AS")) is None

    def test_already_there(self) -> None:
        board = table(homes=(1, 0, 0, 0))
        assert placement.home(CLASSIC, board, Card.parse("AS")) is None


class TestR14BestColumn:
    """R14: a place in the columns: the longest fitting column first, then, for a king, an empty
    column. Longest is most cards, face-down ones counted; a tie goes to the lowest number."""

    def test_the_longest(self) -> None:
        assert best(table("8H 2C", "9S", "2D 9C", "KH 3D 4D TS"), "8H") == "8H>3"

    def test_face_down_cards_count(self) -> None:
        assert best(table("8H", "2D 9C", "<3D> <4D> 9S"), "8H") == "8H>3"

    def test_a_tie_goes_to_the_lowest_number(self) -> None:
        assert best(table("8H", "3D 9C", "2D 9S"), "8H") == "8H>2"

    def test_its_own_column_is_not_a_place(self) -> None:
        assert best(table("2C 3C 9S 8H", "9C"), "8H") == "8H>2"
        assert best(table("2C 3C 9S 8H", "TC"), "8H") == "None"

    def test_a_king_goes_to_the_first_empty_column(self) -> None:
        assert best(table("2C KH 4S", "AD", "", ""), "KH") == "KH>3"

    def test_a_king_that_already_heads_its_column_stays(self) -> None:
        assert best(table("KH 4S", "", ""), "KH") == "None"

    def test_never_a_foundation(self) -> None:
        assert best(table("AS"), "AS") == "None"

    def test_a_face_down_card_goes_nowhere(self) -> None:
        assert best(table("<8H> 2C", "9S"), "8H") == "None"

    def test_the_rules_of_the_game_hold(self) -> None:
        board = table("8H", "9S", "2C 9H")
        assert best(board, "8H", CLASSIC) == "8H>2"
        assert best(board, "8H", RELAXED) == "8H>3"


class TestR16Targets:
    """R16: while a card is dragged, every pile that would take it is shown."""

    def test_columns_and_foundation(self) -> None:
        board = table("3C 2H", "3S", "4C 3H", homes=(0, 1, 0, 0))
        piles = placement.targets(CLASSIC, board, Card.parse("2H"))
        assert piles == (Pile.FOUNDATION, Pile.COLUMN_2)

    def test_a_card_that_cannot_be_lifted_says_why(self) -> None:
        refused = placement.targets(CLASSIC, table("<8H> 2C"), Card.parse("8H"))
        assert refused == Breach(Reason.FACE_DOWN, None)


class TestR18AutomaticPlacement:
    """R18: the pile under the card if that fits, else the column that R14 would pick; never a
    foundation unless released over one. Released on its own column, it returns."""

    board = table("3C 2H", "3S", "5D 4C 3C", "TD", homes=(0, 1, 0, 0))

    def test_the_pile_under_the_card(self) -> None:
        assert automatic(self.board, "2H", Pile.COLUMN_2) == "2H>2"

    def test_else_the_column_of_r14(self) -> None:
        assert automatic(self.board, "2H", Pile.COLUMN_4) == "2H>3"
        assert automatic(self.board, "2H", None) == "2H>3"

    def test_a_foundation_only_under_the_card(self) -> None:
        assert automatic(self.board, "2H", Pile.FOUNDATION) == "2H>F"
        assert automatic(table("2H", "TD", homes=(0, 1, 0, 0)), "2H", None) == "None"

    def test_a_foundation_that_does_not_take_it(self) -> None:
        board = table("4C 2H", "3S")
        assert automatic(board, "2H", Pile.FOUNDATION) == "2H>2"

    def test_its_own_column(self) -> None:
        assert automatic(self.board, "2H", Pile.COLUMN_1) == "None"

    def test_its_own_foundation(self) -> None:
        board = table("3S", homes=(0, 2, 0, 0))
        assert automatic(board, "2H", Pile.FOUNDATION) == "None"
        assert automatic(board, "2H", None) == "2H>1"
