"""Sentences for what the core refuses: moves, game codes and records (R17, R22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.board import Pile
from game.core.cards import Card
from game.core.code import LENGTH, CodeError, CodeFault
from game.core.record import RecordError, Refusal
from game.core.rules import Breach, Reason
from game.core.session import Command
from game.i18n.catalogue import Catalogue
from game.i18n.takes import colour_refusal, nothing_fits, what_goes

__all__ = ["breach_message", "card_name", "code_message", "record_message", "refusal_message"]

NUMBERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
SIGNS = "♠♥♦♣"
LONGEST_TOKEN = 24
"""How much is shown of a token that cannot be read."""

Sentence = Callable[[Catalogue, Breach], str]


def card_name(tr: Catalogue, card: Card) -> str:
    """The card as its corner shows it, `10♥`, isolated from the sentence around it."""
    return tr.isolate((*NUMBERS, *tr.letters)[card.rank - 1] + SIGNS[card.suit])


def breach_message(tr: Catalogue, breach: Breach) -> str:
    """The rule that refuses a move, with the cards, and what the pile would take (R17)."""
    sentences = [_RULES[breach.reason](tr, breach)]
    if breach.reason in _TAKES_TOLD and breach.wanted:
        sentences.append(what_goes(tr, breach.wanted))
    names = {"card": breach.card, "onto": breach.onto, "next": next(iter(breach.wanted), None)}
    if breach.wanted:
        names |= {"first": breach.wanted[0], "second": breach.wanted[-1]}
    shown = {key: card_name(tr, card) for key, card in names.items() if card is not None}
    return " ".join(sentences).format(**shown)


def code_message(tr: Catalogue, error: CodeError) -> str:
    """What is wrong with a game code that somebody typed, and where (R22)."""
    return _CODE_FAULTS[error.fault](tr, error.count).format(
        character=_shown(tr, error.character),
        position=tr.number(error.position),
        count=tr.number(error.count),
        length=tr.number(LENGTH),
        example=tr.isolate("YU1-C-AAAAAAB"),
        start=tr.isolate("YU1"),
    )


def record_message(tr: Catalogue, error: RecordError) -> str:
    """Why a text is no record of a game: the line, and what cannot be read there."""
    line = tr.number(error.line)
    if error.fault is not None:
        return tr.gettext("Line {line} is not a game code. {fault}").format(
            line=line, fault=code_message(tr, error.fault)
        )
    return tr.gettext("Line {line}: “{token}” is not a move.").format(
        line=line, token=_shown(tr, error.token)
    )


def refusal_message(tr: Catalogue, refusal: Refusal) -> str:
    """The first step of a record that breaks a rule, and the rule."""
    if refusal.breach is not None:
        rule = breach_message(tr, refusal.breach)
    elif refusal.action is Command.UNDO:
        rule = tr.gettext("There is nothing to undo.")
    else:
        rule = tr.gettext("There is nothing to redo.")
    token = refusal.action.value if isinstance(refusal.action, Command) else str(refusal.action)
    return tr.gettext("Step {number}, {token}: {rule}").format(
        number=tr.number(refusal.index + 1), token=tr.isolate(token), rule=rule
    )


def _shown(tr: Catalogue, typed: str) -> str:
    """What somebody typed, short, and with a number for each sign that the typeface may lack."""
    if len(typed) > LONGEST_TOKEN:
        typed = typed[: LONGEST_TOKEN - 1] + "…"
    signs = (
        sign if sign == "…" or (sign.isprintable() and sign < "\u0700") else f"U+{ord(sign):04X}"
        for sign in typed
    )
    return tr.isolate("".join(signs))


def _same_pile(tr: Catalogue, breach: Breach) -> str:
    if breach.target is Pile.FOUNDATION:
        return tr.gettext("{card} is already on its foundation.")
    return tr.gettext("{card} is already in this column.")


_TAKES_TOLD = frozenset((Reason.KING_ON_CARD, Reason.WRONG_RANK, Reason.WRONG_COLOUR_AND_RANK))
"""The refusals after which it is said what the column would take."""

_RULES: Mapping[Reason, Sentence] = {
    # Translators: a rule that refuses a move; {card}, {onto} and {next} are cards such as 8♥.
    Reason.FACE_DOWN: lambda tr, _: tr.gettext(
        "This card is face down. It is turned face up as soon as no card lies on it."
    ),
    Reason.GROUP_TOO_LARGE: lambda tr, _: tr.gettext(
        "At most 20 cards may move together; {card} has more than 19 on it."
    ),
    Reason.FOUNDATIONS_FINAL: lambda tr, _: tr.gettext(
        "In this game cards stay on the foundations, so {card} cannot come back."
    ),
    Reason.BURIED_ON_FOUNDATION: lambda tr, _: tr.gettext(
        "Only the top card of a foundation can be taken back; {card} lies deeper."
    ),
    Reason.SAME_PILE: _same_pile,
    Reason.EMPTY_COLUMN_NEEDS_KING: lambda tr, _: tr.gettext(
        "Only a king may go on an empty column. {card} is not a king."
    ),
    Reason.KING_ON_CARD: lambda tr, _: tr.gettext(
        "{card} is a king and goes only on an empty column."
    ),
    Reason.NOTHING_ON_ACE: lambda tr, _: tr.gettext(
        "Nothing goes on an ace in a column, so {card} cannot go on {onto}."
    ),
    Reason.WRONG_COLOUR: lambda tr, breach: colour_refusal(tr, breach.wanted),
    Reason.WRONG_RANK: lambda tr, _: tr.gettext("{card} is not one rank lower than {onto}."),
    Reason.WRONG_COLOUR_AND_RANK: lambda tr, _: nothing_fits(tr),
    Reason.FOUNDATION_ONE_CARD: lambda tr, _: tr.gettext(
        "A foundation takes one card at a time, and {next} comes before {card}."
    ),
    Reason.FOUNDATION_LAST_CARD_ONLY: lambda tr, _: tr.gettext(
        "Only the last card of a column may go to a foundation; first move the cards on {card}."
    ),
    Reason.FOUNDATION_NEEDS_ACE: lambda tr, _: tr.gettext(
        "A foundation begins with its ace: {next} comes before {card}."
    ),
    Reason.FOUNDATION_NEEDS_NEXT_RANK: lambda tr, _: tr.gettext(
        "On the foundation {next} comes after {onto}, not {card}."
    ),
}

_CODE_FAULTS: Mapping[CodeFault, Callable[[Catalogue, int], str]] = {
    CodeFault.OTHER_GAME: lambda tr, _: tr.gettext(
        "A game code begins with {start}; “{character}” at position {position} does not fit."
    ),
    CodeFault.OTHER_VERSION: lambda tr, _: tr.gettext(
        "This game reads codes that begin with {start}, not version “{character}” "
        "(position {position})."
    ),
    CodeFault.UNKNOWN_RULES: lambda tr, _: tr.gettext(
        "The rules are C for Classic or R for Relaxed, not “{character}” (position {position})."
    ),
    CodeFault.NOT_A_LETTER: lambda tr, _: tr.gettext(
        "Seven letters from A to Z name the deal; “{character}” at position {position} is not one."
    ),
    CodeFault.TOO_SHORT: lambda tr, _: tr.gettext(
        "The code ends too early, at position {position}: {count} of {length} letters. "
        "A whole code reads {example}."
    ),
    CodeFault.TOO_LONG: lambda tr, count: tr.ngettext(
        "The code has {count} letter for the deal instead of {length}; "
        "the first too many is at position {position}.",
        "The code has {count} letters for the deal instead of {length}; "
        "the first too many is at position {position}.",
        count,
    ),
}
