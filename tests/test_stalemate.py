"""Nothing left to do: said exactly when it is so (checks.md 21)."""

from __future__ import annotations

from random import Random

from game.core.board import Board
from game.core.cards import DECK, Card
from game.core.rules import RuleSet, apply, legal_moves
from game.solver.stalemate import Left, left_to_do
from tests.boards import CLASSIC, RELAXED, walk


def answer(rules: RuleSet, board: Board) -> Left:
    return next(left for left in left_to_do(rules, board) if left is not None)


def three(*columns: str, homes: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Board:
    """These three columns, three kings, and all other cards face down below the fourth."""
    shown = [card.strip("<>") for column in columns for card in column.split()]
    kings = ["KH", "KD", "KC"]
    rest = [
        f"<{card}>"
        for card in map(str, DECK)
        if card not in [*shown, *kings, "KS"]
        and Card.parse(card).rank > homes[Card.parse(card).suit]
    ]
    lines = [*columns, *kings, " ".join([*rest, "KS"])]
    heights = " ".join(f"{s}-{h}" for s, h in zip("SHDC", homes, strict=True))
    return Board.parse("\n".join([f"Foundations: {heights}", *lines]))


def test_no_legal_move() -> None:
    assert answer(CLASSIC, three("2S", "4S", "6S")) is Left.NOTHING


def test_only_moves_back_and_forth() -> None:
    board = three("9S 8H", "9C", "6S")
    assert [str(move) for move in legal_moves(CLASSIC, board)] == ["8H>2"]
    assert answer(CLASSIC, board) is Left.SHUFFLING


def test_a_card_that_can_go_home() -> None:
    assert answer(CLASSIC, three("9S 8H", "9C", "AS")) is Left.PROGRESS


def test_a_card_that_can_be_turned_up() -> None:
    assert answer(CLASSIC, three("<3C> 8H 7S", "9S", "2D")) is Left.PROGRESS


def test_a_card_that_can_be_turned_up_after_moves_that_uncover_nothing() -> None:
    """The nine leaves its column empty for the king that lies on all the others."""
    assert answer(CLASSIC, three("9S", "TH", "2D")) is Left.PROGRESS


def test_a_card_that_only_comes_from_its_foundation_and_goes_back_is_no_progress() -> None:
    board = three("3S", "6S", "8S", homes=(0, 2, 0, 0))
    assert answer(CLASSIC, board) is Left.SHUFFLING
    assert answer(RuleSet(foundations_final=True), board) is Left.NOTHING


def test_in_relaxed_colours_do_not_matter() -> None:
    board = three("2S", "3S", "6S")
    assert answer(CLASSIC, board) is Left.NOTHING
    assert answer(RELAXED, board) is Left.PROGRESS


def test_nothing_is_left_exactly_when_no_move_is() -> None:
    for number in range(40):
        for board in walk(number, 40):
            moves = list(legal_moves(CLASSIC, board))
            assert (answer(CLASSIC, board) is Left.NOTHING) == (not moves)


def test_a_player_who_tries_finds_no_way_out_of_shuffling() -> None:
    ends = [board for number in range(60) for *_, board in [walk(number, 120)]]
    stuck = [board for board in ends if answer(CLASSIC, board) is Left.SHUFFLING]
    assert stuck
    for board in stuck:
        random, here = Random(board.foundations[0]), board
        for _ in range(300):
            here = apply(here, random.choice(list(legal_moves(CLASSIC, here))))
            assert [column.hidden for column in here.columns if column.hidden] == [
                column.hidden for column in board.columns if column.hidden
            ]
            assert all(h <= b for h, b in zip(here.foundations, board.foundations, strict=True))
