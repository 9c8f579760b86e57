"""The score (R19)."""

from game.core.board import Board

__all__ = ["PER_CARD_HOME", "PER_CARD_TURNED_UP", "points"]

PER_CARD_HOME = 10
PER_CARD_TURNED_UP = 5


def points(before: Board, after: Board) -> int:
    """The points that one move earns: 10 for a card home, 5 for a card turned up (R19).

    Taking a card back costs nothing, so this is never negative.
    """
    home = max(0, sum(after.foundations) - sum(before.foundations))
    turned_up = sum(column.hidden for column in before.columns) - sum(
        column.hidden for column in after.columns
    )
    return PER_CARD_HOME * home + PER_CARD_TURNED_UP * turned_up
