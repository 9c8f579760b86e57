"""What is said about a step of a replay when nobody wrote anything special about it."""

from __future__ import annotations

from game.core.board import COLUMNS, Pile
from game.core.cards import Card
from game.core.moves import Move
from game.core.session import Command, GoBack
from game.i18n.catalogue import Catalogue
from game.i18n.messages import breach_message, card_name
from game.ui.replay import Step

__all__ = ["cards_of", "narrate"]


def narrate(tr: Catalogue, step: Step) -> str:
    """What happens at `step`, with the cards and the points."""
    action = step.cue.action
    if step.breach is not None:
        return breach_message(tr, step.breach)
    if isinstance(action, GoBack):
        return tr.gettext("Back to an earlier position.")
    if isinstance(action, Command):
        return _command(tr, action)
    sentences = [_move(tr, step, action)]
    turned = _turned_up(step)
    if turned is not None:
        sentence = tr.gettext("{card} is turned face up: 5 points.")
        sentences.append(sentence.format(card=card_name(tr, turned)))
    return " ".join(sentences)


def cards_of(tr: Catalogue, step: Step) -> dict[str, str]:
    """The names of the cards of `step`: the card moved, the one below it, the one turned up."""
    action = step.cue.action
    if not isinstance(action, Move):
        return {}
    last = None if action.target is Pile.FOUNDATION else step.before.board[action.target].last
    cards = {"card": action.card, "onto": last, "turned": _turned_up(step)}
    return {key: card_name(tr, card) for key, card in cards.items() if card is not None}


def _command(tr: Catalogue, command: Command) -> str:
    match command:
        case Command.UNDO:
            return tr.gettext("Undo: the last step is taken back.")
        case Command.REDO:
            return tr.gettext("Redo: the step is put back.")
        case Command.RESTART:
            return tr.gettext("The deal begins again.")
        case Command.FINISH:
            return tr.gettext("All other cards go to their foundations.")


def _move(tr: Catalogue, step: Step, move: Move) -> str:
    board = step.before.board
    source, index = board.locate(move.card)
    names = cards_of(tr, step)
    if move.target is Pile.FOUNDATION:
        return tr.gettext("{card} goes to its foundation: 10 points.").format(**names)
    if source is Pile.FOUNDATION:
        return tr.gettext("{card} is taken back from its foundation.").format(**names)
    count = len(board[source].cards) - index
    match "onto" in names, count:
        case False, 1:
            sentence = tr.gettext("{card} goes to an empty column.")
        case False, _:
            sentence = tr.ngettext(
                "{card} goes to an empty column, {count} card in all.",
                "{card} goes to an empty column, {count} cards in all.",
                count,
            )
        case True, 1:
            sentence = tr.gettext("{card} goes onto {onto}.")
        case _:
            sentence = tr.ngettext(
                "{card} goes onto {onto}, {count} card in all.",
                "{card} goes onto {onto}, {count} cards in all.",
                count,
            )
    return sentence.format(count=tr.number(count), **names)


def _turned_up(step: Step) -> Card | None:
    """The card that `step` turned up (R4)."""
    for pile in COLUMNS:
        before, after = step.before.board[pile], step.after.board[pile]
        if after.hidden < before.hidden and after.last is not None:
            return after.last
    return None
