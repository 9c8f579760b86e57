"""What the last card of a column takes, one whole sentence for each kind of card (R3, R10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from game.core.cards import ACE, Card, Suit
from game.i18n.catalogue import Catalogue

__all__ = ["colour_refusal", "nothing_fits", "what_goes"]

JACK, QUEEN = 11, 12
NUMBER = 0
"""Stands for the ranks 2 to 10; a king goes on no card."""


class _Colour(Enum):
    RED = "red"
    BLACK = "black"
    ANY = "any"


def what_goes(tr: Catalogue, wanted: tuple[Card, ...]) -> str:
    """What goes on `{onto}`, the cards `wanted`: two in Classic, four in Relaxed (R10)."""
    first = wanted[0]
    colour = _Colour.ANY if len(wanted) == len(Suit) else _colour(first)
    if tr.four_colours and colour is not _Colour.ANY:
        # Translators: {onto}, {first} and {second} are cards, such as 9♠.
        return tr.gettext("On {onto} goes {first} or {second}.")
    return _with_number(tr, _GOES[colour, _kind(first)](tr), first)


def colour_refusal(tr: Catalogue, wanted: tuple[Card, ...]) -> str:
    """What goes on `{onto}`, and that `{card}`, though of that rank, has the other colour."""
    if tr.four_colours:
        # Translators: {onto}, {first}, {second} and {card} are cards, such as 9♠.
        return tr.gettext("On {onto} goes {first} or {second}, not {card}.")
    first = wanted[0]
    return _with_number(tr, _OTHER_COLOUR[_colour(first), _kind(first)](tr), first)


def nothing_fits(tr: Catalogue) -> str:
    """That `{card}` could be neither of this rank nor of this colour."""
    if tr.four_colours:
        return tr.gettext("{card} has the wrong suit and the wrong rank.")
    return tr.gettext("{card} has the wrong colour and the wrong rank.")


def _colour(card: Card) -> _Colour:
    return _Colour.RED if card.suit.is_red else _Colour.BLACK


def _kind(card: Card) -> int:
    return card.rank if card.rank in (ACE, JACK, QUEEN) else NUMBER


def _with_number(tr: Catalogue, sentence: str, card: Card) -> str:
    return sentence.replace("{number}", tr.number(card.rank))


_Sentences = Mapping[tuple[_Colour, int], Callable[[Catalogue], str]]

_GOES: _Sentences = {
    # Translators: {onto} and {card} are cards, always written as 9♠; {number} is 2 to 10.
    (_Colour.RED, NUMBER): lambda tr: tr.gettext("On {onto} goes a red {number}."),
    (_Colour.RED, ACE): lambda tr: tr.gettext("On {onto} goes a red ace."),
    (_Colour.RED, JACK): lambda tr: tr.gettext("On {onto} goes a red jack."),
    (_Colour.RED, QUEEN): lambda tr: tr.gettext("On {onto} goes a red queen."),
    (_Colour.BLACK, NUMBER): lambda tr: tr.gettext("On {onto} goes a black {number}."),
    (_Colour.BLACK, ACE): lambda tr: tr.gettext("On {onto} goes a black ace."),
    (_Colour.BLACK, JACK): lambda tr: tr.gettext("On {onto} goes a black jack."),
    (_Colour.BLACK, QUEEN): lambda tr: tr.gettext("On {onto} goes a black queen."),
    (_Colour.ANY, NUMBER): lambda tr: tr.gettext("On {onto} goes any {number}."),
    (_Colour.ANY, ACE): lambda tr: tr.gettext("On {onto} goes any ace."),
    (_Colour.ANY, JACK): lambda tr: tr.gettext("On {onto} goes any jack."),
    (_Colour.ANY, QUEEN): lambda tr: tr.gettext("On {onto} goes any queen."),
}

_OTHER_COLOUR: _Sentences = {
    (_Colour.RED, NUMBER): lambda tr: tr.gettext("On {onto} goes a red {number}; {card} is black."),
    (_Colour.RED, ACE): lambda tr: tr.gettext("On {onto} goes a red ace; {card} is black."),
    (_Colour.RED, JACK): lambda tr: tr.gettext("On {onto} goes a red jack; {card} is black."),
    (_Colour.RED, QUEEN): lambda tr: tr.gettext("On {onto} goes a red queen; {card} is black."),
    (_Colour.BLACK, NUMBER): lambda tr: tr.gettext(
        "On {onto} goes a black {number}; {card} is red."
    ),
    (_Colour.BLACK, ACE): lambda tr: tr.gettext("On {onto} goes a black ace; {card} is red."),
    (_Colour.BLACK, JACK): lambda tr: tr.gettext("On {onto} goes a black jack; {card} is red."),
    (_Colour.BLACK, QUEEN): lambda tr: tr.gettext("On {onto} goes a black queen; {card} is red."),
}
