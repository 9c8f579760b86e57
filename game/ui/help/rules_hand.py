"""The pages about the two games, the hand and the aids: R10, R13–R18."""

from __future__ import annotations

from game.core.cards import Card
from game.core.moves import Move
from game.core.rules import RuleSet
from game.i18n.catalogue import Catalogue
from game.ui.help.blocks import Chapter, Grid, Picture, Plate, Plates, Points, Text, named

__all__ = ["hand_chapters"]


def hand_chapters(tr: Catalogue) -> tuple[Chapter, ...]:
    """What to choose, and what to do with a card."""
    return (_kinds(tr), _hand(tr), _aids(tr))


def _kinds(tr: Catalogue) -> Chapter:
    columns = ("<2C> 8C TH", "9S")
    classic = Picture(columns, tried=Move.parse("8C>2"))
    relaxed = Picture(columns, held=Card.parse("8C"), rules=RuleSet(colour_matters=False))
    same = tr.gettext("the same")
    return Chapter(
        "kinds",
        tr.gettext("Classic, Relaxed and the house rule"),
        (
            Text(
                tr.gettext(
                    "There are two games to choose from, and a house rule that goes with both. In "
                    "Relaxed the colour of the cards does not matter in the columns: a card goes "
                    "onto any card exactly one rank higher. This makes it much easier."
                )
            ),
            Plates(
                (
                    Plate(
                        classic,
                        named(
                            tr,
                            tr.gettext("Classic: {card} onto {onto} is refused."),
                            card="8C",
                            onto="9S",
                        ),
                    ),
                    Plate(relaxed, tr.gettext("Relaxed: an eight goes onto any nine.")),
                )
            ),
            Grid(
                (
                    ("", tr.gettext("Classic"), tr.gettext("Relaxed")),
                    (
                        tr.gettext("In the columns"),
                        tr.gettext("one rank higher, other colour"),
                        tr.gettext("one rank higher, any colour"),
                    ),
                    (
                        tr.gettext("Groups"),
                        tr.gettext("any face-up card with all on it"),
                        same,
                    ),
                    (tr.gettext("Empty column"), tr.gettext("kings only"), same),
                    (
                        tr.gettext("Foundations"),
                        tr.gettext("each suit, from ace to king"),
                        same,
                    ),
                    (
                        tr.gettext("Taking cards back"),
                        tr.gettext("allowed, if the house rule does not forbid it"),
                        same,
                    ),
                    (
                        tr.gettext("Deal and score"),
                        tr.gettext("52 cards, 625 points"),
                        same,
                    ),
                    (tr.gettext("Letter in the code"), tr.isolate("C"), tr.isolate("R")),
                )
            ),
            Text(
                tr.gettext(
                    "The house rule “Cards stay on the foundations” forbids taking cards back, "
                    "in Classic as well as in Relaxed. Without it, which is usual here, the top "
                    "card of a foundation may come back."
                )
            ),
        ),
        ("R10", "R7"),
    )


def _hand(tr: Catalogue) -> Chapter:
    double = Picture(("<4H> TD 3C", "<KS> <2D> JC", "JS"), held=Card.parse("TD"))
    return Chapter(
        "hand",
        tr.gettext("Tap, double-click and drag"),
        (
            Points(
                (
                    tr.gettext(
                        "Drag: any face-up card can be dragged to its place, always. All cards on "
                        "it come along. Over nothing, they go back where they came from."
                    ),
                    tr.gettext(
                        "Tap or click: one tap on the last card of a column sends it to its "
                        "foundation, if it fits there."
                    ),
                    tr.gettext(
                        "Double-click: two quick taps on any face-up card of a column look for a "
                        "place for it in the other columns."
                    ),
                )
            ),
            Text(
                tr.gettext(
                    "If several columns fit, a double-click takes the longest one, counting the "
                    "face-down cards too. If two are equally long, it takes the one with the lower "
                    "number. A king goes to an empty column, and stays if it already heads one."
                )
            ),
            Plates(
                (
                    Plate(
                        double,
                        tr.gettext("Both jacks fit. A double-click chooses the longer column."),
                    ),
                )
            ),
            Text(
                tr.gettext(
                    "A double-click never makes two moves: if the first tap has sent a card home, "
                    "the second does nothing. You can switch double-click off in the settings."
                )
            ),
            Text(
                tr.gettext(
                    "Where a tap can also select, tap a card and then the pile it should go to. "
                    "Tap the same card again, or the bare table, to let it go."
                )
            ),
        ),
        ("R13", "R14", "R15"),
    )


def _aids(tr: Catalogue) -> Chapter:
    lit = Picture(("<3S> 6D", "7C", "7H", "7S"), held=Card.parse("6D"))
    refused = Picture(("<3S> 6D", "7H"), tried=Move.parse("6D>2"))
    return Chapter(
        "aids",
        tr.gettext("Help while you play"),
        (
            Text(tr.gettext("Three aids can be switched on and off in the settings.")),
            Points(
                (
                    tr.gettext(
                        "Placement help (on at first): while you drag a card, every pile that "
                        "takes it lights up."
                    ),
                    tr.gettext(
                        "Explain refused moves (on at first): a short message beside the pile says "
                        "which rule refuses the move, which cards it is about, and what the pile "
                        "would take."
                    ),
                )
            ),
            Plates(
                (
                    Plate(
                        lit,
                        named(
                            tr,
                            tr.gettext("{one} and {other} take {six}."),
                            one="7C",
                            other="7S",
                            six="6D",
                        ),
                    ),
                    Plate(
                        refused,
                        named(tr, tr.gettext("{seven} refuses {six}."), seven="7H", six="6D"),
                    ),
                )
            ),
            Points(
                (
                    tr.gettext(
                        "Automatic placement (off at first): you let go of a card anywhere, and "
                        "the game chooses where it goes. If the pile below it fits, that is the "
                        "one; if not, the column a double-click would choose. It goes to a "
                        "foundation only if you let go of it there. Over its own column it goes "
                        "back."
                    ),
                )
            ),
        ),
        ("R16", "R17", "R18"),
    )
