"""A piece of news, or a question with two answers."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.theme import UI
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look

__all__ = ["confirm", "notice"]

FRAME = Frame(width=520, heading=28)
LEAST = 150


def notice(
    look: Look, tr: Catalogue, title: str, text: str, on_read: Callable[[], None] = lambda: None
) -> Dialog:
    """News such as “The saved game was set aside”; `on_read` is called however it closes."""

    def read() -> None:
        dialog.close()
        on_read()

    button = Button(look, tr.gettext("OK"), read, Options(Face.PRIMARY, least_width=LEAST))
    body = Paragraph(look, text, 17, UI.ink)
    dialog = Dialog(look, title, body, (button,), default=button, on_cancel=on_read, frame=FRAME)
    return dialog


def confirm(
    look: Look,
    tr: Catalogue,
    title: str,
    text: str,
    answer: str,
    on_answer: Callable[[], None],
) -> Dialog:
    """A question; `answer` says what will be done, Cancel and Esc do nothing."""

    def agree() -> None:
        dialog.close()
        on_answer()

    cancel = Button(look, tr.gettext("Cancel"), lambda: dialog.close(), Options(least_width=LEAST))
    yes = Button(look, answer, agree, Options(Face.PRIMARY, least_width=LEAST))
    body = Paragraph(look, text, 17, UI.ink)
    dialog = Dialog(look, title, body, (cancel, yes), default=yes, frame=FRAME)
    return dialog
