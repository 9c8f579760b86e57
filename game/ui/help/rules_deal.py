"""The pages about the deal and the columns: R1–R4, R8, R9."""

from __future__ import annotations

from game.core.cards import Card
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.i18n.catalogue import Catalogue
from game.ui.help.blocks import Chapter, Picture, Plate, Plates, Points, Text, named

__all__ = ["deal_chapters"]

DEALT = Picture(
    tuple(str(column) for column in deal(GameCode.parse("YU1-C-AAAAAAB")).columns), (0, 0, 0, 0)
)


def deal_chapters(tr: Catalogue) -> tuple[Chapter, ...]:
    """From the first look at the table to the first card that turns up."""
    return (_short(tr), _deal(tr), _groups(tr), _turning(tr))


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
                    tr.gettext("A face-down card is turned face up as soon as no card lies on it."),
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
            *_four_colours(tr),
            Text(
                named(
                    tr,
                    tr.gettext(
                        "Only the card that you drag has to fit. The cards on it come along as "
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
                    Plate(no_colour, _both_black(tr)),
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


def _four_colours(tr: Catalogue) -> tuple[Text, ...]:
    """What red and black mean where the player sees other colours."""
    if not tr.four_colours:
        return ()
    text = tr.gettext(
        "Your cards show each suit in a colour of its own. All the same ♥ and ♦ count as red, ♠ "
        "and ♣ as black."
    )
    return (Text(text),)


def _both_black(tr: Catalogue) -> str:
    if tr.four_colours:
        return tr.gettext("♣ and ♠ both count as black.")
    return tr.gettext("Both are black.")


def _turning(tr: Catalogue) -> Chapter:
    before = Picture(("<QD> <4S> 6H", "7S"), held=Card.parse("6H"))
    after = Picture(("<QD> 4S", "7S 6H"))
    return Chapter(
        "turning",
        tr.gettext("Turning cards face up"),
        (
            Text(
                tr.gettext(
                    "When a face-down card becomes the last card of its column, it is turned face "
                    "up by itself and is in play from then on. You get 5 points for it."
                )
            ),
            Plates(
                (
                    Plate(before, tr.gettext("The six leaves its column …")),
                    Plate(after, tr.gettext("… and the card below it is turned face up.")),
                ),
                then=True,
            ),
            Text(
                tr.gettext(
                    "There are 21 face-down cards. Turning them face up early gives you more to "
                    "choose from, so a move that does so is often a good one."
                )
            ),
        ),
        ("R4",),
    )
