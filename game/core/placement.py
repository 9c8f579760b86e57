"""Where a tap, a double tap or automatic placement sends a card (R13, R14, R18), and R5's king."""

from __future__ import annotations

from game.core.board import COLUMNS, Board, Pile
from game.core.cards import KING, Card
from game.core.moves import Move
from game.core.rules import Breach, RuleSet, apply, check, lift

__all__ = ["automatic", "best_column", "finish", "home", "is_idle", "targets"]


def is_idle(board: Board, move: Move) -> bool:
    """Whether a king that heads its column goes to another empty one: legal, never offered (R5)."""
    if move.card.rank != KING or move.target is Pile.FOUNDATION:
        return False
    source, index = board.locate(move.card)
    return source is not Pile.FOUNDATION and index == 0 and not board[move.target].cards


def targets(rules: RuleSet, board: Board, card: Card) -> tuple[Pile, ...] | Breach:
    """The piles to show for a held `card`: all that take it, except for idle kings (R5, R16)."""
    piles = lift(rules, board, card)
    if isinstance(piles, Breach):
        return piles
    return tuple(pile for pile in piles if not is_idle(board, Move(card, pile)))


def home(rules: RuleSet, board: Board, card: Card) -> Move | None:
    """The move of a tapped last card to its foundation, if it fits (R13)."""
    move = Move(card, Pile.FOUNDATION)
    return move if check(rules, board, move) is None else None


def best_column(rules: RuleSet, board: Board, card: Card) -> Move | None:
    """The move to the longest fitting column, then to an empty one; ties to the lowest (R14)."""
    piles = targets(rules, board, card)
    if isinstance(piles, Breach):
        return None
    columns = [pile for pile in piles if pile in COLUMNS]
    longest = max(columns, key=lambda pile: len(board[pile].cards), default=None)
    return None if longest is None else Move(card, longest)


def automatic(rules: RuleSet, board: Board, card: Card, under: Pile | None) -> Move | None:
    """Where automatic placement puts `card` when it is released over pile `under` (R18)."""
    if under is board.locate(card)[0]:
        return None
    if under is not None and check(rules, board, Move(card, under)) is None:
        return Move(card, under)
    return best_column(rules, board, card)


def finish(rules: RuleSet, board: Board) -> tuple[Move, ...] | None:
    """The foundation moves that win from `board` on their own, None if they do not (R12).

    Foundation moves never block each other, so taking any that is legal is enough.
    """
    moves: list[Move] = []
    while not board.is_won:
        lasts = (board[pile].last for pile in COLUMNS)
        move = next((m for card in lasts if card and (m := home(rules, board, card))), None)
        if move is None:
            return None
        moves.append(move)
        board = apply(board, move)
    return tuple(moves)
