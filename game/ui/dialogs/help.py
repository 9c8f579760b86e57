"""The help: all of its pages in one large dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.help.chapters import Part
from game.ui.help.pictures import Illustrator
from game.ui.help.reader import Reader
from game.ui.icons import Icon
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.look import Look

__all__ = ["manual"]

FRAME = Frame(width=1200, heading=28, tall=True)


def manual(
    look: Look,
    tr: Catalogue,
    parts: Sequence[Part],
    illustrator: Illustrator,
    clipboard: Clipboard,
    on_watch: Callable[[], None],
) -> Dialog:
    """The dialog; it closes before `on_watch` is called for the example."""

    def watch() -> None:
        dialog.close()
        on_watch()

    sign = Options(sign=Icon.PLAY, height=48)
    actions = (
        Button(look, tr.gettext("Watch a game"), watch, sign),
        Button(
            look,
            tr.gettext("Back to the game"),
            lambda: dialog.close(),
            Options(Face.PRIMARY, height=48),
        ),
    )
    reader = Reader(
        look, tr, parts, illustrator, clipboard, actions, lambda widget: dialog.focus_on(widget)
    )
    dialog = Dialog(look, tr.gettext("How to play"), reader, (), first=reader.list, frame=FRAME)
    return dialog
