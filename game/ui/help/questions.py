"""Questions that players ask, each with its answer."""

from __future__ import annotations

from pathlib import Path

from game.core.moves import Move
from game.i18n.catalogue import Catalogue
from game.ui.help.blocks import Chapter, Picture, Plate, Plates, Points, Text, Verbatim

__all__ = ["question_chapters"]


def question_chapters(tr: Catalogue, folder: Path | None) -> tuple[Chapter, ...]:
    """The questions; `folder` is where the data lies, None to say nothing of it."""
    return (
        _why_not(tr),
        _hints(tr),
        _code(tr),
        _lost(tr),
        _undo(tr),
        _score(tr),
        *(() if folder is None else (_data(tr, folder),)),
    )


def _why_not(tr: Catalogue) -> Chapter:
    refused = Picture(("<5S> 9D", "<3C> 6H TD"), tried=Move.parse("9D>2"))
    return Chapter(
        "why-not",
        tr.gettext("Why can’t this card go there?"),
        (
            Text(tr.gettext("Check these points, one after the other:")),
            Points(
                (
                    tr.gettext("Is it one rank lower than the card it should go onto?"),
                    tr.gettext("Is it of the other colour? In Relaxed this does not matter."),
                    tr.gettext("Is the column empty? Then only a king may go there."),
                    tr.gettext(
                        "Is it for a foundation? It must be the next card of its suit and the "
                        "last card of its column."
                    ),
                    tr.gettext("Is it an ace you want to put it on? Nothing goes onto an ace."),
                )
            ),
            Plates(
                (
                    Plate(
                        refused, tr.gettext("The rank fits, but both cards are of the same colour.")
                    ),
                )
            ),
            Text(
                tr.gettext(
                    "The easiest way is to try: the game tells you beside the pile what is wrong "
                    "and which card would fit. If it does not, switch on “Explain refused moves” "
                    "in the settings."
                )
            ),
        ),
    )


def _hints(tr: Catalogue) -> Chapter:
    return Chapter(
        "hints",
        tr.gettext("Can the game give me a hint?"),
        (
            Points(
                (
                    tr.gettext(
                        "Press “Hint” in the bar, or the key {key}: you see which card to move. "
                        "Press it again to see where it goes, and once more to read why."
                    ).format(key=tr.isolate("H")),
                    tr.gettext(
                        "A hint may know the face-down cards. If you would rather not have it so, "
                        "switch on “Hints do not peek” in the settings."
                    ),
                    tr.gettext(
                        "“Can it still be won?” in the menu tells you whether there is a way to "
                        "win from here."
                    ),
                    tr.gettext(
                        "If you want to be sure of a way from the start, choose “Winnable” under "
                        "“New game”."
                    ),
                )
            ),
            Text(tr.gettext("None of this happens unless you ask for it.")),
        ),
    )


def _code(tr: Catalogue) -> Chapter:
    return Chapter(
        "code",
        tr.gettext("What is the game code, and how do I share it?"),
        (
            Text(
                tr.gettext(
                    "The code in the bar is the name of your deal. Whoever enters it under “New "
                    "game” gets the same cards. So two people can play the same deal and compare."
                )
            ),
            Points(
                (
                    tr.gettext("Click the code in the bar, or press {keys}: it is copied.").format(
                        keys=tr.isolate("Ctrl+C")
                    ),
                    tr.gettext("Paste it into a message, or read it out on the telephone."),
                    tr.gettext(
                        "Your friend opens “New game”, pastes or types the code, and presses Deal. "
                        "Small letters, spaces and missing dashes do no harm."
                    ),
                )
            ),
            Text(tr.gettext("The code holds only the deal, nothing about you or your moves.")),
        ),
    )


def _lost(tr: Catalogue) -> Chapter:
    return Chapter(
        "lost",
        tr.gettext("Why does the game never say that I have lost?"),
        (
            Text(
                tr.gettext(
                    "Because you have not: there is always something left to do. You can undo up "
                    "to a hundred steps, start the same deal again, or take a new one."
                )
            ),
            Text(
                tr.gettext(
                    "Not every deal can be won, and it is often hard to see where the good way "
                    "was. When you have had enough of a deal, deal anew. The statistics then count "
                    "it among the deals not won, as every player has them, and nothing else comes "
                    "of it."
                )
            ),
        ),
    )


def _undo(tr: Catalogue) -> Chapter:
    return Chapter(
        "undo-what",
        tr.gettext("What does undo put back?"),
        (
            Points(
                (
                    tr.gettext("The cards, each in its old place."),
                    tr.gettext("Cards that had been turned face up lie face down again."),
                    tr.gettext("The score, to the point."),
                )
            ),
            Text(
                tr.gettext(
                    "The time and the number of moves run on. A restart or a Finish can be undone "
                    "as well, in one step."
                )
            ),
        ),
    )


def _score(tr: Catalogue) -> Chapter:
    return Chapter(
        "score-how",
        tr.gettext("How is the score counted?"),
        (
            Text(
                tr.gettext(
                    "A card that goes to its foundation gives 10 points. A card that is turned "
                    "face up gives 5. Nothing is ever taken away, and neither time nor the number "
                    "of moves changes the score."
                )
            ),
            Text(
                tr.gettext(
                    "A won game ends at 625 points. It can be more if you take cards back from the "
                    "foundations and put them there again, because each time gives 10 points."
                )
            ),
        ),
    )


def _data(tr: Catalogue, folder: Path) -> Chapter:
    return Chapter(
        "data",
        tr.gettext("Where is my data kept?"),
        (
            Text(
                tr.gettext(
                    "Only on this computer. The game sends nothing anywhere. Your settings and "
                    "your games are in this folder:"
                )
            ),
            Verbatim(str(folder)),
            Text(
                tr.gettext(
                    "Every move is saved at once. You can close the window at any time; next time "
                    "the game goes on where you left it. To keep a copy, copy the whole folder."
                )
            ),
        ),
    )
