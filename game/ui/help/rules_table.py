"""The pages about the table and the hand: gestures, aids, score, undo, codes (R10–R23)."""

from __future__ import annotations

from game.core.cards import Card
from game.core.moves import Move
from game.core.rules import RuleSet
from game.i18n.catalogue import Catalogue
from game.ui.help.blocks import Chapter, Grid, Picture, Plate, Plates, Points, Text

__all__ = ["table_chapters"]


def table_chapters(tr: Catalogue) -> tuple[Chapter, ...]:
    """From the first tap to the next game."""
    return (
        _winning(tr),
        _kinds(tr),
        _hand(tr),
        _aids(tr),
        _score(tr),
        _undo(tr),
        _new_game(tr),
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
                    Plate(classic, tr.gettext("Classic: black onto black is refused.")),
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
                        "Interactive rules (on at first): if a move is refused, a short message "
                        "beside the pile says which rule refuses it, which cards it is about, and "
                        "what the pile would take."
                    ),
                )
            ),
            Plates(
                (
                    Plate(lit, tr.gettext("Both black sevens take the red six.")),
                    Plate(refused, tr.gettext("The red seven refuses it.")),
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


def _score(tr: Catalogue) -> Chapter:
    return Chapter(
        "score",
        tr.gettext("Score, moves and time"),
        (
            Grid(
                (
                    (tr.gettext("What happens"), tr.gettext("Points")),
                    (tr.gettext("A card goes to a foundation"), tr.number(10)),
                    (tr.gettext("A card turns up"), tr.number(5)),
                    (tr.gettext("A card is taken back from a foundation"), tr.number(0)),
                    (tr.gettext("The same card goes up again"), tr.number(10)),
                )
            ),
            Text(
                tr.gettext(
                    "The score starts at 0 and is never less. If you win without taking cards "
                    "back, it is always 625: 52 cards at 10 points, and 21 turned up at 5."
                )
            ),
            Text(
                tr.gettext(
                    "The bar shows the score, the time, the number of moves and the game code. "
                    "The time starts with your first move. It stands still while the game is "
                    "paused, behind a window such as this one, while the game is minimised, and "
                    "once you have won."
                )
            ),
        ),
        ("R19", "R21"),
    )


def _undo(tr: Catalogue) -> Chapter:
    return Chapter(
        "undo",
        tr.gettext("Undo and redo"),
        (
            Points(
                (
                    tr.gettext(
                        "Undo takes back your last step, and up to a hundred steps one after the "
                        "other. Cards, faces and score are exactly as they were."
                    ),
                    tr.gettext("Redo puts back a step that was undone."),
                    tr.gettext(
                        "Starting the deal again, Finish, and a jump back are one step each. They "
                        "can be undone too."
                    ),
                    tr.gettext(
                        "The number of moves counts the moves you have made. Undo does not lower "
                        "it, and redo does not raise it."
                    ),
                )
            ),
            Text(tr.gettext("So you can try things out without any risk.")),
        ),
        ("R20",),
    )


def _new_game(tr: Catalogue) -> Chapter:
    code = tr.isolate("YU1-C-AAAAAAB")
    relaxed = tr.isolate("YU1-R-AAAAAAB")
    return Chapter(
        "new",
        tr.gettext("New game and game code"),
        (
            Text(
                tr.gettext(
                    "“New game” lets you choose between Classic, which is preselected, and "
                    "Relaxed. You get a random deal, or you type or paste the code of a deal."
                )
            ),
            Text(
                tr.gettext(
                    "Every deal has a code, such as {code}. It stands in the bar. The same code "
                    "gives exactly the same cards under the same rules, on any computer and at "
                    "any time."
                ).format(code=code)
            ),
            Text(
                tr.gettext(
                    "The letter in the middle stands for the rules: C for Classic, R for Relaxed. "
                    "{code} and {relaxed} have the same cards."
                ).format(code=code, relaxed=relaxed)
            ),
        ),
        ("R22", "R23"),
    )
