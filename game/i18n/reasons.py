"""Why a hint is worth following, in a sentence."""

from __future__ import annotations

from game.core.board import Board, Pile
from game.core.moves import Move
from game.core.rules import apply
from game.i18n.catalogue import Catalogue
from game.i18n.messages import card_name

__all__ = ["hint_reason"]


def hint_reason(tr: Catalogue, board: Board, move: Move) -> str:
    """What `move` is good for on `board`: the first of its effects that counts most."""
    source, index = board.locate(move.card)
    card = card_name(tr, move.card)
    if source is Pile.FOUNDATION:
        return tr.gettext("{card} comes back so that a card can lie on it.").format(card=card)
    column, after = board[source], apply(board, move)
    number = tr.number(source.value)
    if after[source].hidden < column.hidden:
        return tr.gettext("This turns a card in column {number} face up.").format(number=number)
    if move.target is Pile.FOUNDATION:
        return tr.gettext("{card} goes home to its foundation.").format(card=card)
    if index == 0:
        return tr.gettext("This empties column {number} for a king.").format(number=number)
    below = card_name(tr, column.cards[index - 1])
    return tr.gettext("This uncovers {below}.").format(below=below)
