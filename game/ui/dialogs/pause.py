"""A pause: time stands still, and nothing of the table can be seen (R21)."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.theme import UI
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look

__all__ = ["pause"]


def pause(look: Look, tr: Catalogue) -> Dialog:
    """The dialog."""
    go_on = Button(
        # Translators: a button; ends the pause.
        look,
        tr.gettext("Go on"),
        lambda: dialog.close(),
        Options(Face.PRIMARY, least_width=150),
    )
    text = tr.gettext("Time stands still, and the cards are covered.")
    dialog = Dialog(
        look,
        tr.gettext("Pause"),
        Paragraph(look, text, 17, UI.ink, align="center"),
        (go_on,),
        default=go_on,
        frame=Frame(width=440, scrim=1.0, wide_buttons=True),
    )
    return dialog
