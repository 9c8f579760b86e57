"""What is said aloud: cards in words, places, and where a card may go."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.core.board import Board, Pile
from game.core.cards import ACE, DECK, KING, Card, Suit
from game.i18n.catalogue import Catalogue
from game.i18n.messages import SIGNS, card_name

__all__ = ["card_words", "lifted", "place", "spoken", "targets"]

JACK, QUEEN = 11, 12
_ISOLATES = re.compile("[\u2066-\u2069]")


def spoken(tr: Catalogue, text: str) -> str:
    """`text` as a voice should read it: every `8♥`, `♥` and `↑` in words, no marks of direction."""
    plain = _ISOLATES.sub("", text)
    words = {_ISOLATES.sub("", card_name(tr, card)): card_words(tr, card) for card in DECK}
    words |= {SIGNS[suit]: _suit_words(tr, suit) for suit in Suit}
    words |= {
        "←": tr.pgettext("key", "Left"),
        "→": tr.pgettext("key", "Right"),
        "↑": tr.pgettext("key", "Up"),
        "↓": tr.pgettext("key", "Down"),
    }
    names = "|".join(re.escape(name) for name in sorted(words, key=len, reverse=True))
    return re.sub(names, lambda found: words[found[0]], plain)


def card_words(tr: Catalogue, card: Card) -> str:
    """The card in words, as “eight of hearts”."""
    ranks = {
        ACE: tr.pgettext("spoken rank", "ace"),
        JACK: tr.pgettext("spoken rank", "jack"),
        QUEEN: tr.pgettext("spoken rank", "queen"),
        KING: tr.pgettext("spoken rank", "king"),
    }
    # Translators: a card as a voice reads it; {rank} is “ace” or a number, {suit} is “hearts”.
    return tr.pgettext("spoken card", "{rank} of {suit}").format(
        rank=ranks.get(card.rank) or tr.number(card.rank), suit=_suit_words(tr, card.suit)
    )


def _suit_words(tr: Catalogue, suit: Suit) -> str:
    return {
        Suit.SPADES: tr.pgettext("spoken suit", "spades"),
        Suit.HEARTS: tr.pgettext("spoken suit", "hearts"),
        Suit.DIAMONDS: tr.pgettext("spoken suit", "diamonds"),
        Suit.CLUBS: tr.pgettext("spoken suit", "clubs"),
    }[suit]


def place(tr: Catalogue, board: Board, pile: Pile, suit: Suit | None, card: Card | None) -> str:
    """What the keyboard is on, and where; a face-down card is never named."""
    if suit is not None:
        return _foundation(tr, suit, card)
    column, number = board[pile], tr.number(pile.value)
    if card is None:
        return tr.gettext("Column {number} is empty.").format(number=number)
    index = column.cards.index(card)
    if index < column.hidden:
        return tr.ngettext(
            "Column {number}: {count} card is face down.",
            "Column {number}: {count} cards are face down.",
            column.hidden,
        ).format(number=number, count=tr.number(column.hidden))
    over = len(column.cards) - 1 - index
    if not over:
        sentence = tr.gettext("{card}, the last card of column {number}.")
    else:
        sentence = tr.ngettext(
            "{card} in column {number}, {count} card on it.",
            "{card} in column {number}, {count} cards on it.",
            over,
        )
    return sentence.format(card=card_name(tr, card), number=number, count=tr.number(over))


def _foundation(tr: Catalogue, suit: Suit, card: Card | None) -> str:
    name = _suit_words(tr, suit)
    if card is None:
        return tr.gettext("The foundation of {suit} is empty.").format(suit=name)
    sentence = tr.gettext("{card} on the foundation of {suit}.")
    return sentence.format(card=card_name(tr, card), suit=name)


def lifted(tr: Catalogue, card: Card, over: int) -> str:
    """That a card was picked up, and how many come along."""
    sentence = tr.ngettext(
        "{card} is picked up with {count} card on it.",
        "{card} is picked up with {count} cards on it.",
        over,
    )
    if not over:
        sentence = tr.gettext("{card} is picked up.")
    return sentence.format(card=card_name(tr, card), count=tr.number(over))


def targets(tr: Catalogue, board: Board, piles: Sequence[Pile]) -> str:
    """Where a card may go."""
    if not piles:
        return tr.gettext("No pile takes it.")
    # Translators: a list of places follows, such as “column 3, 9♠; its foundation”.
    return tr.gettext("It may go to: {places}.").format(
        places="; ".join(_target(tr, board, pile) for pile in sorted(piles))
    )


def _target(tr: Catalogue, board: Board, pile: Pile) -> str:
    if pile is Pile.FOUNDATION:
        return tr.gettext("its foundation")
    last = board[pile].last
    if last is None:
        return tr.gettext("empty column {number}").format(number=tr.number(pile.value))
    sentence = tr.gettext("column {number}, {card}")
    return sentence.format(number=tr.number(pile.value), card=card_name(tr, last))
