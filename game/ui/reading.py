"""What a voice says of dialogs and of the bar: their titles, texts, and what has the focus."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.catalogue import Catalogue
from game.ui.bar import Bar
from game.ui.bar_fields import Fields
from game.ui.dialog import Dialog
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Cards, Segments, Tiles
from game.ui.widgets.field import TextField
from game.ui.widgets.key_field import KeyField
from game.ui.widgets.key_list import KeyList
from game.ui.widgets.label import Paragraph
from game.ui.widgets.toggle import Toggle

__all__ = ["read_bar", "read_dialog", "read_widget"]


def read_dialog(dialog: Dialog) -> str:
    """The title, and the sentences that are not of any control."""
    others = (part for part in dialog.parts if part is not dialog.focus)  # that is read anyway
    texts = (text for part in others for text in _texts(part))
    return ". ".join((dialog.title, *texts))


def read_bar(tr: Catalogue, bar: Bar) -> str:
    """What the keyboard is on in the bar; nothing if it is elsewhere."""
    focused = next((stop for stop in bar.stops() if stop.focused), None)
    if isinstance(focused, Fields):
        name = tr.gettext("Copy the game code")
        return f"{name}: {bar.state.code}"
    return "" if focused is None else read_widget(tr, focused)


def read_widget(tr: Catalogue, widget: Widget) -> str:
    """The name of a control, and its value."""
    match widget:
        case Button():
            return widget.name
        case Toggle():
            value = tr.pgettext("switch", "on") if widget.value else tr.pgettext("switch", "off")
            return f"{widget.name}: {value}"
        case Cards() | Segments() | Tiles():
            option = next(each for each in widget.options if each.value == widget.value)
            return ": ".join(part for part in (widget.name, option.label, option.note) if part)
        case KeyField():
            return widget.name
        case TextField():
            return widget.text
    return ". ".join(_texts(widget))


def _texts(widget: Widget) -> Iterator[str]:
    match widget:
        case Paragraph():
            if widget.text:
                yield widget.text
        case KeyList():
            yield from (f"{key}: {meaning}" for key, meaning in widget.entries)
    for child in widget.children:
        yield from _texts(child)
