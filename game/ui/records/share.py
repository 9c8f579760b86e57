"""What can be done to show a game to others, or to see theirs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.icons import Icon
from game.ui.theme import UI
from game.ui.widgets.boxes import Column, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.look import Look

__all__ = ["Sharing", "share"]


@dataclass(frozen=True, slots=True)
class Sharing:
    """What each button does."""

    code: str
    copy_code: Callable[[], None]
    copy_record: Callable[[], None]
    save_record: Callable[[], None]
    save_picture: Callable[[], None]
    open_copied: Callable[[], None]
    copies: bool = True
    """Whether the clipboard is for players."""
    saves: bool = True
    """Whether files are."""
    takes_files: bool = True
    """Whether files can be dropped on the window."""


def share(look: Look, tr: Catalogue, sharing: Sharing) -> Dialog:
    """The dialog; it closes before it acts, so that the answer can be read."""

    def act(wish: Callable[[], None]) -> Callable[[], None]:
        def press() -> None:
            dialog.close()
            wish()

        return press

    copies, saves = sharing.copies, sharing.saves
    entries = (
        (tr.gettext("Copy the game code"), sharing.copy_code, Icon.COPY, "Ctrl+C", copies),
        # Translators: the record of a game is the list of its moves as text.
        (tr.gettext("Copy the record"), sharing.copy_record, Icon.COPY, "", copies),
        (tr.gettext("Save the record"), sharing.save_record, Icon.SAVE, "", saves),
        (tr.gettext("Save a picture"), sharing.save_picture, Icon.PICTURE, "", saves),
        # Translators: opens the game code or record that was copied elsewhere.
        (tr.gettext("Open what was copied"), sharing.open_copied, Icon.PLAY, "Ctrl+V", copies),
    )
    buttons = tuple(
        Button(
            look,
            label,
            act(wish),
            Options(sign=sign, hint=hint, height=50, at_start=True),
        )
        for label, wish, sign, hint, offered in entries
        if offered
    )
    note = tr.gettext("A record can also be dropped on the window as a file.")
    body = Column(
        look,
        (
            Label(look, sharing.code, 22, UI.primary, bold=True, tabular=True, align="center"),
            Space(look, 14),
            Column(look, buttons, 10),
            Space(look, 12),
            *((Paragraph(look, note, 14, UI.muted, "center"),) if sharing.takes_files else ()),
        ),
    )
    close = Button(
        look, tr.gettext("Back to the game"), lambda: dialog.close(), Options(Face.PRIMARY)
    )
    dialog = Dialog(
        look,
        # Translators: a heading: game codes, records and pictures to send to others.
        tr.gettext("Share"),
        body,
        (close,),
        first=buttons[0],
        frame=Frame(width=480, heading=30, wide_buttons=True),
    )
    return dialog
