"""The pages about empty columns, the foundations and the win: R5–R7, R11, R12."""

from __future__ import annotations

from game.core.board import Pile
from game.core.cards import Card
from game.core.moves import Move
from game.i18n.catalogue import Catalogue
from game.ui.help.blocks import Chapter, Picture, Plate, Plates, Points, Text, named

__all__ = ["pile_chapters"]


def pile_chapters(tr: Catalogue) -> tuple[Chapter, ...]:
    """Where kings go, and where all cards go in the end."""
    return (_empty(tr), _foundations(tr), _taking_back(tr), _winning(tr))


def _empty(tr: Catalogue) -> Chapter:
    before = Picture(("<3D> KS 4H 9C", ""), held=Card.parse("KS"))
    after = Picture(("3D", "KS 4H 9C"))
    refused = Picture(("<3D> QH", ""), tried=Move(Card.parse("QH"), Pile.COLUMN_2))
    return Chapter(
        "empty",
        tr.gettext("Empty columns"),
        (
            Text(
                tr.gettext(
                    "Only a king may go to an empty column, alone or with all the cards on it."
                )
            ),
            Plates(
                (
                    Plate(before, tr.gettext("The king may go, and takes two cards along.")),
                    Plate(after, tr.gettext("The card below was turned face up.")),
                ),
                then=True,
            ),
            Text(
                tr.gettext(
                    "No other card may go there. Not even to turn a card face up: the queen must "
                    "stay."
                )
            ),
            Plates((Plate(refused, tr.gettext("A queen is refused.")),)),
            Text(
                tr.gettext(
                    "A king that already lies at the head of a column gains nothing in another "
                    "empty one. You may carry it there, but the game will never suggest it, show "
                    "it or do it for you."
                )
            ),
        ),
        ("R5",),
    )


def _foundations(tr: Catalogue) -> Chapter:
    picture = Picture(("<JC> 4S", "<8D> 3H 2C"), (3, 1, 0, 1), held=Card.parse("4S"))
    return Chapter(
        "foundations",
        tr.gettext("The foundations"),
        (
            Text(
                tr.gettext(
                    "There are four foundations, one for each suit, always in the same order: "
                    "spades, hearts, diamonds, clubs. Each begins with the ace; then come the 2, "
                    "the 3 and so on, up to the king."
                )
            ),
            Plates(
                (
                    Plate(
                        picture,
                        named(
                            tr,
                            tr.gettext("After {three} comes {four}: it may go up."),
                            three="3S",
                            four="4S",
                        ),
                    ),
                )
            ),
            Points(
                (
                    tr.gettext("One card goes up at a time."),
                    tr.gettext("It must be the last card of its column."),
                    tr.gettext(
                        "You need not aim: dropped on any foundation, a card goes to that of its "
                        "own suit."
                    ),
                )
            ),
        ),
        ("R6",),
    )


def _taking_back(tr: Catalogue) -> Chapter:
    before = Picture(("<KD> 6S", "<9C> 4C"), (2, 5, 0, 1), held=Card.parse("5H"))
    after = Picture(("<KD> 6S 5H 4C", "9C"), (2, 4, 0, 1))
    return Chapter(
        "back",
        tr.gettext("Taking cards back"),
        (
            Text(
                tr.gettext(
                    "The top card of a foundation may come back to a column, if it fits there as "
                    "any other card does. An empty column still wants a king."
                )
            ),
            Plates(
                (
                    Plate(
                        before,
                        named(
                            tr,
                            tr.gettext("{five} may come back onto {six}."),
                            five="5H",
                            six="6S",
                        ),
                    ),
                    Plate(
                        after,
                        named(
                            tr,
                            tr.gettext("Now {four} has a place, and a card is turned face up."),
                            four="4C",
                        ),
                    ),
                ),
                then=True,
            ),
            Text(
                tr.gettext(
                    "It costs no points. With the house rule “Cards stay on the foundations” it is "
                    "forbidden. You find this rule in the settings; it takes effect with the next "
                    "deal, stays as it is for the whole game, and the bar then shows a lock."
                )
            ),
        ),
        ("R7",),
    )


def _winning(tr: Catalogue) -> Chapter:
    nearly = Picture(("QS", "KS", "KH"), (11, 12, 13, 13))
    return Chapter(
        "winning",
        tr.gettext("Winning"),
        (
            Text(tr.gettext("You have won when all 52 cards are on the foundations.")),
            Plates((Plate(nearly, tr.gettext("Three cards to go.")),)),
            Text(
                tr.gettext(
                    "Nothing moves by itself. No card goes to a foundation unless you send it "
                    "there, and the game never finishes on its own. When the rest can simply be "
                    "put away, the bar offers the button “Finish”. It acts only if you press it."
                )
            ),
            Text(
                tr.gettext(
                    "The game never tells you that you have lost. If you are stuck, undo some "
                    "steps and try another way, begin the same deal again, or deal anew."
                )
            ),
        ),
        ("R11", "R12"),
    )
