"""The example: a whole game from a file in the record format, and what is said on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import parse_action
from game.i18n.catalogue import Catalogue
from game.ui.narrator import cards_of, narrate
from game.ui.replay import Cue, Step, Timeline

__all__ = ["EXAMPLE", "WORDS", "cues", "example", "say"]

EXAMPLE = Path(__file__).with_name("example.txt")
NOTE, REFUSED = ":", "!"
"""What follows `#` in a comment that names a note, or that holds a move to be refused."""


def example(path: Path = EXAMPLE) -> Timeline:
    """The example game, played by the rules."""
    text = path.read_text("utf-8")
    return Timeline.of(GameCode.parse(text.split("\n", 1)[0]), cues(text))


def cues(text: str) -> Iterator[Cue]:
    """The steps of an annotated record; the record alone is what its comments leave over."""
    note = ""
    for line in text.split("\n")[1:]:
        content, _, comment = line.partition("#")
        for token in content.split():
            yield Cue(parse_action(token), note)
            note = ""
        if comment.startswith(NOTE):
            note = comment[1:].strip()
        elif comment.startswith(REFUSED):
            yield Cue(Move.parse(comment[1:].strip()), note, refused=True)
            note = ""


def say(tr: Catalogue, step: Step | None) -> str:
    """What is said at `step`; None is the deal."""
    if step is None:
        return tr.gettext(
            "A whole game, from the deal to the last card. Nothing moves until you ask: "
            "press Play, or go step by step."
        )
    words = WORDS.get(step.cue.note)
    if words is None:
        return narrate(tr, step)
    return words(tr).format(**cards_of(tr, step))


WORDS: Mapping[str, Callable[[Catalogue], str]] = {
    # Translators: {card}, {onto} and {turned} are cards such as 8♥.
    "ace": lambda tr: tr.gettext(
        "A foundation begins with its ace. {card} lies free, so it goes there: 10 points. "
        "Its column is empty now."
    ),
    "refused": lambda tr: tr.gettext(
        "May {card} go to the empty column? A face-down card would be turned face up! But no: "
        "an empty column takes only a king."
    ),
    "next-rank": lambda tr: tr.gettext(
        "After the ace comes the two. {card} is the last card of its column, so it may go."
    ),
    "turn-up": lambda tr: tr.gettext(
        "{card} goes onto {onto} with all cards on it. {turned} lay face down; now no card lies "
        "on it, and it is turned face up: 5 points."
    ),
    "king": lambda tr: tr.gettext(
        "Here is a king for the empty column. {card} moves there and takes along the cards on it."
    ),
    "group": lambda tr: tr.gettext(
        "{card} and {onto} are of different colours, and {onto} is one rank higher: it fits. All "
        "cards on {card} come along."
    ),
    "tap": lambda tr: tr.gettext(
        "{card} goes to its foundation. In your own game one tap on the last card of a column "
        "does this."
    ),
    "column": lambda tr: tr.gettext(
        "{card} goes onto {onto}, and {turned} is turned face up. Turning cards face up is the "
        "heart of the game."
    ),
    "own-place": lambda tr: tr.gettext(
        "{card} goes onto {onto}. The cards on it keep their places, whatever they are."
    ),
    "four": lambda tr: tr.gettext(
        "Four cards in no order at all! Only the one that is dragged has to fit: {card} is one "
        "rank lower than {onto} and of the other colour."
    ),
    "take-back": lambda tr: tr.gettext(
        "{card} comes back from its foundation, onto {onto}. You may take back the top card if it "
        "helps. It costs no points."
    ),
    "undo": lambda tr: tr.gettext(
        "It does not help here, so we undo it. Undo puts back cards and score exactly as they were."
    ),
    "go-on": lambda tr: tr.gettext("{card} goes onto {onto} instead. On we go."),
    "two-gains": lambda tr: tr.gettext(
        "{card} goes to its foundation, and {turned} below it is turned face up: 10 points "
        "and 5 more."
    ),
    "second-king": lambda tr: tr.gettext(
        "Another empty column, another king. {card} brings all its cards, and {turned} is turned "
        "face up."
    ),
    "home": lambda tr: tr.gettext(
        "From here on every card finds its way to the foundations. The game never does this by "
        "itself, but now it offers the button Finish."
    ),
    "won": lambda tr: tr.gettext(
        "The last king is home, and the game is won. 52 cards at 10 points and 21 turned face up "
        "at 5: 625."
    ),
}
