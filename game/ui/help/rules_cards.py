"""The pages about the cards: the deal, the columns and the foundations (R1–R9)."""

from __future__ import annotations

from game.core.board import Pile
from game.core.cards import Card
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.i18n.catalogue import Catalogue
from game.i18n.messages import card_name
from game.ui.help.blocks import Chapter, Picture, Plate, Plates, Points, Text

__all__ = ["cards_chapters"]

DEALT = Picture(
    tuple(str(column) for column in deal(GameCode.parse("YU1-C-AAAAAAB")).columns), (0, 0, 0, 0)
)


def cards_chapters(tr: Catalogue) -> tuple[Chapter, ...]:
    """From the first look at the table to the last card on a foundation."""
    return (
        _short(tr),
        _deal(tr),
        _groups(tr),
        _turning(tr),
        _empty(tr),
        _foundations(tr),
        _taking_back(tr),
    )


def _named(tr: Catalogue, text: str, **cards: str) -> str:
    """`text` with the names of cards in it."""
    return text.format(**{key: card_name(tr, Card.parse(card)) for key, card in cards.items()})


def _short(tr: Catalogue) -> Chapter:
    return Chapter(
        "short",
        tr.gettext("Yukon in one minute"),
        (
            Text(
                tr.gettext(
                    "Yukon is a game of patience for one player and 52 cards. The aim is to bring "
                    "every card to its foundation: each suit from the ace up to the king."
                )
            ),
            Points(
                (
                    tr.gettext(
                        "You may move any card that lies face up, with all the cards on it. "
                        "The card you move goes onto a card that is one rank higher and of "
                        "the other colour."
                    ),
                    tr.gettext("The cards that come along need not be in any order."),
                    tr.gettext("A face-down card turns up as soon as no card lies on it."),
                    tr.gettext("An empty column takes only a king."),
                    tr.gettext("When all four foundations are full, you have won."),
                )
            ),
            Plates((Plate(DEALT, tr.gettext("The table at the start, with the foundations.")),)),
            Text(
                tr.gettext(
                    "The best way to learn is to look on for a while: press “Watch a game” below."
                )
            ),
        ),
    )


def _deal(tr: Catalogue) -> Chapter:
    return Chapter(
        "deal",
        tr.gettext("The deal"),
        (
            Text(
                tr.gettext(
                    "One pack of 52 cards without jokers is dealt out completely into seven "
                    "columns. Nothing is left over: there is no stock to draw from."
                )
            ),
            Plates((Plate(Picture(DEALT.columns), tr.gettext("The seven columns.")),)),
            Points(
                (
                    tr.gettext("The first column is one card, face up."),
                    tr.gettext(
                        "The other six have 6, 7, 8, 9, 10 and 11 cards. In each of them the upper "
                        "five cards lie face up; those below, from one to six, lie face down."
                    ),
                    tr.gettext("So 31 cards can be seen at once, and 21 are still hidden."),
                    tr.gettext("The four foundations are empty."),
                )
            ),
            Text(
                tr.gettext(
                    "The dealer first lays out a triangle, row by row: one card on each of seven "
                    "columns, then on six, and so on down to one. In each column only the last "
                    "card of the triangle is face up. Then four more rows of six cards are dealt, "
                    "face up, onto all columns but the first."
                )
            ),
        ),
        ("R1", "R2"),
    )


def _groups(tr: Catalogue) -> Chapter:
    before = Picture(("<5C> 8H TC 6D", "9S"), held=Card.parse("8H"))
    after = Picture(("5C", "9S 8H TC 6D"))
    no_colour = Picture(("<2C> 8C", "9S"), tried=Move.parse("8C>2"))
    no_rank = Picture(("<2C> 7H", "9S"), tried=Move.parse("7H>2"))
    ace = Picture(("<KC> 2H", "AS"), tried=Move.parse("2H>2"))
    return Chapter(
        "groups",
        tr.gettext("Moving cards and groups"),
        (
            Text(
                tr.gettext(
                    "Any card that lies face up may be moved, together with all the cards lying on "
                    "it. It goes onto the last card of another column if that card is exactly one "
                    "rank higher and of the other colour: red onto black, black onto red."
                )
            ),
            Text(
                _named(
                    tr,
                    tr.gettext(
                        "Only the bottom card of the group has to fit. The others come along as "
                        "they are and need not be in any order. Here {eight} goes onto {nine}, "
                        "and {ten} and {six} keep their places on it."
                    ),
                    eight="8H",
                    nine="9S",
                    ten="TC",
                    six="6D",
                )
            ),
            Plates(
                (
                    Plate(
                        before,
                        tr.gettext("In the hand: the gold ring shows where it may go."),
                    ),
                    Plate(after, tr.gettext("The whole group has moved.")),
                ),
                then=True,
            ),
            Text(tr.gettext("A move is refused if colour or rank do not fit:")),
            Plates(
                (
                    Plate(no_colour, tr.gettext("Both are black.")),
                    Plate(no_rank, tr.gettext("A seven does not go onto a nine.")),
                    Plate(ace, tr.gettext("Nothing goes onto an ace.")),
                )
            ),
            Text(
                tr.gettext(
                    "No card ranks below an ace, so nothing can be put on an ace in a column. You "
                    "may leave an ace lying there as long as you like."
                )
            ),
            Text(
                tr.gettext(
                    "At most 20 cards can be moved at a time. A larger group is refused; this is "
                    "very rare."
                )
            ),
        ),
        ("R3", "R8", "R9"),
    )


def _turning(tr: Catalogue) -> Chapter:
    before = Picture(("<QD> <4S> 6H", "7S"), held=Card.parse("6H"))
    after = Picture(("<QD> 4S", "7S 6H"))
    return Chapter(
        "turning",
        tr.gettext("Turning cards up"),
        (
            Text(
                tr.gettext(
                    "When a face-down card becomes the last card of its column, it turns up by "
                    "itself and is in play from then on. You get 5 points for it."
                )
            ),
            Plates(
                (
                    Plate(before, tr.gettext("The red six leaves its column …")),
                    Plate(after, tr.gettext("… and the card below it turns up.")),
                ),
                then=True,
            ),
            Text(
                tr.gettext(
                    "There are 21 face-down cards. Turning them up early gives you more to choose "
                    "from, so a move that turns up a card is often a good one."
                )
            ),
        ),
        ("R4",),
    )


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
                    Plate(after, tr.gettext("The card below has turned up.")),
                ),
                then=True,
            ),
            Text(
                tr.gettext(
                    "No other card may go there. Not even to turn up a card: the queen must stay."
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
                        _named(
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
                        _named(
                            tr,
                            tr.gettext("{five} may come back onto {six}."),
                            five="5H",
                            six="6S",
                        ),
                    ),
                    Plate(
                        after,
                        _named(
                            tr,
                            tr.gettext("Now {four} has a place, and a card turns up."),
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
