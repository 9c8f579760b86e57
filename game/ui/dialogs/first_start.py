"""The first start: language and card size are asked for over the dealt table, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store.settings import Settings
from game.ui.dialog import Dialog
from game.ui.dialogs.settings_rows import card_sizes
from game.ui.panel import Frame
from game.ui.theme import UI
from game.ui.widgets.base import Widget
from game.ui.widgets.boxes import Column, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Option, Segments, Tiles
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.look import Look

__all__ = ["first_start"]

THIN = 0.22
"""How dark the table becomes behind the dialog: it is the preview of what is chosen."""


@dataclass(frozen=True, slots=True)
class _Answers:
    """Every change is reported at once; others may have been made elsewhere before it."""

    values: Callable[[], Settings]
    on_change: Callable[[Settings], None]

    def set(self, field: str, value: Any) -> None:  # noqa: ANN401 - of whatever type it has
        self.on_change(replace(self.values(), **{field: value}))


def first_start(
    look: Look,
    tr: Catalogue,
    values: Callable[[], Settings],
    on_change: Callable[[Settings], None],
    *,
    asks_language: bool = True,
) -> Dialog:
    """The dialog; what is chosen holds at once, and Esc leaves all as it is."""
    answers = _Answers(values, on_change)
    label, sizes = card_sizes(tr)
    languages = Tiles(
        look,
        tuple(Option(tag, name) for tag, name in LANGUAGES.items()),
        tr.tag,
        lambda tag: answers.set("language", tag),
    )
    languages.name = tr.gettext("Language")
    choice = Segments(
        look,
        tuple(Option(value, name) for value, name in sizes),
        values().card_size,
        lambda size: answers.set("card_size", size),
    )
    choice.name = label
    asked: tuple[Widget, ...] = (Label(look, label, 17, bold=True), Space(look, 8), choice)
    if asks_language:
        heading = Label(look, languages.name, 17, bold=True)
        asked = (heading, Space(look, 8), languages, Space(look, 20), *asked)
    note = Paragraph(
        look, tr.gettext("You can change this in the settings at any time."), 15, UI.muted
    )
    play = Button(
        look,
        # Translators: a button; the first game begins.
        tr.pgettext("start", "Play"),
        lambda: dialog.close(),
        Options(Face.PRIMARY, least_width=150),
    )
    dialog = Dialog(
        look,
        # Translators: the heading of what is shown at the very first start.
        tr.gettext("Welcome"),
        Column(look, (*asked, Space(look, 14), note)),
        (play,),
        default=play,
        first=languages if asks_language else choice,
        frame=Frame(width=560, scrim=THIN, aside=True, wide_buttons=True),
    )
    return dialog
