"""Notices what the keyboard has come to, and what has changed there, for those who listen."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog
from game.ui.echo import echo
from game.ui.frame import Foot
from game.ui.reading import Reading, messages, read_bar, read_dialog, read_widget
from game.ui.widgets.base import Widget
from game.ui.widgets.editing import Typed
from game.ui.widgets.field import TextField
from game.ui.widgets.search import SearchField

__all__ = ["Attention"]

PAUSE = 1000.0
"""Milliseconds without a key after which it is said what is wrong with the text typed so far."""


class Attention:
    """Compares what there is to read with what was read last."""

    def __init__(self) -> None:
        self._dialog: Dialog | None = None
        self._title = ""
        self._focus: Widget | None = None
        self._reading = Reading("")
        self._typed: Typed | None = None
        self._messages: tuple[str, ...] = ()
        self._refusals = 0
        """How often the text in the field with the keyboard was refused, as far as was said."""
        self._typing = 0.0
        """Milliseconds for which messages still wait for the next letter."""

    def tick(self, ms: float) -> None:
        """Let time pass since the last letter was typed."""
        self._typing = max(0.0, self._typing - ms)

    def news(self, tr: Catalogue, dialog: Dialog | None, bar: Foot, *, quiet: bool) -> str:
        """What is to be said now: nothing if nothing has changed.

        `quiet` is whether nothing else was said: then the end of a dialog is, too.
        """
        before, self._dialog = self._dialog, dialog
        title, self._title = self._title, "" if dialog is None else dialog.title
        if dialog is None:
            self._messages = ()
            return self._on_table(tr, bar, left=before is not None and quiet)
        if dialog is not before and dialog.title != title:
            return self._opened(tr, dialog)
        return self._inside(tr, dialog, renewed=dialog is not before)

    def _on_table(self, tr: Catalogue, bar: Foot, *, left: bool) -> str:
        reading = read_bar(tr, bar)
        before, self._reading = self._reading, reading
        self._focus = self._typed = None
        if not reading.whole(tr):
            # Translators: a dialog was closed; what follows is about the cards again.
            return tr.gettext("Back at the table.") if left else ""
        if reading == before:
            return ""
        return reading.whole(tr)

    def _opened(self, tr: Catalogue, dialog: Dialog) -> str:
        self._messages = messages(dialog)
        self._refusals, self._typing = 0, 0.0
        self._focus, self._reading = dialog.focus, _read(tr, dialog.focus)
        self._typed = _typed(dialog.focus)
        return " ".join((f"{read_dialog(dialog).rstrip('.')}.", self._reading.whole(tr)))

    def _inside(self, tr: Catalogue, dialog: Dialog, *, renewed: bool) -> str:
        focus, reading, typed = dialog.focus, _read(tr, dialog.focus), _typed(dialog.focus)
        same = (reading.name, reading.kind) == (self._reading.name, self._reading.kind)
        same = same and (renewed or focus is self._focus)
        if not same:
            said = reading.whole(tr)
        elif typed is not None and self._typed is not None:
            said = echo(tr, self._typed, typed)
            self._typing = PAUSE if typed.text != self._typed.text else self._typing
        else:
            said = reading.changed() if reading != self._reading else ""
        self._typing = self._typing if same else 0.0
        self._focus, self._reading, self._typed = focus, reading, typed
        return " ".join(part for part in (said, *self._told(dialog)) if part)

    def _told(self, dialog: Dialog) -> list[str]:
        """Messages not said before, once nobody types; all of them where a text was refused."""
        shown, refusals = messages(dialog), self._refusals
        if isinstance(dialog.focus, TextField):
            self._refusals = dialog.focus.refusals
        if self._refusals > refusals:
            self._typing, self._messages = 0.0, ()
        new = [text for text in shown if text not in self._messages and not self._typing]
        self._messages = tuple(text for text in shown if text in (*self._messages, *new))
        return new


def _read(tr: Catalogue, widget: Widget | None) -> Reading:
    return Reading("") if widget is None else read_widget(tr, widget)


def _typed(widget: Widget | None) -> Typed | None:
    return widget.typed if isinstance(widget, TextField | SearchField) else None
