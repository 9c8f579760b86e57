"""The pages about what is counted, undone and dealt again: R19–R23."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.ui.help.blocks import Chapter, Grid, Points, Text

__all__ = ["count_chapters"]


def count_chapters(tr: Catalogue) -> tuple[Chapter, ...]:
    """Score, undo, and the next game."""
    return (_score(tr), _undo(tr), _new_game(tr))


def _score(tr: Catalogue) -> Chapter:
    return Chapter(
        "score",
        tr.gettext("Score, moves and time"),
        (
            Grid(
                (
                    (tr.gettext("What happens"), tr.gettext("Points")),
                    (tr.gettext("A card goes to a foundation"), tr.number(10)),
                    (tr.gettext("A card is turned face up"), tr.number(5)),
                    (tr.gettext("A card is taken back from a foundation"), tr.number(0)),
                    (tr.gettext("The same card goes up again"), tr.number(10)),
                )
            ),
            Text(
                tr.gettext(
                    "The score starts at 0 and is never less. If you win without taking cards "
                    "back, it is always 625: 52 cards at 10 points, and 21 turned face up at 5."
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
