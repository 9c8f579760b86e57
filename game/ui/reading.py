"""What a voice says of dialogs and of the bars: their titles, texts, and what has the focus."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.ui.bar import Bar
from game.ui.bar_fields import Fields
from game.ui.dialog import Dialog
from game.ui.frame import Foot
from game.ui.records.game_list import GameList
from game.ui.records.month import Month
from game.ui.replay_bar import ReplayBar
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Cards, Segments, Tiles
from game.ui.widgets.field import TextField
from game.ui.widgets.headings import HeadingList
from game.ui.widgets.key_field import KeyField
from game.ui.widgets.label import Paragraph
from game.ui.widgets.pages import Pages
from game.ui.widgets.passages import passages
from game.ui.widgets.search import SearchField
from game.ui.widgets.toggle import Toggle

__all__ = ["Reading", "messages", "read_bar", "read_dialog", "read_widget"]


class Reading(NamedTuple):
    """What there is to say of a control."""

    name: str
    kind: str = ""
    """What it is, already in the player's language."""
    value: str = ""
    place: str = ""
    """Which of several it is, as “3 of 20”."""
    note: str = ""

    def whole(self, tr: Catalogue) -> str:
        """All of it, for one who comes to it."""
        # Translators: a control as a voice reads it, as “New game, button”.
        sentence = tr.gettext("{name}, {kind}")
        named = self.name and self.kind
        head = sentence.format(name=self.name, kind=self.kind) if named else self.name or self.kind
        if self.value:
            head = f"{head}: {self.value}" if head else self.value
        return _sentences(head, self.place, self.note)

    def changed(self) -> str:
        """What is new, for one who is on it already."""
        return _sentences(self.value, self.place)


def read_dialog(dialog: Dialog) -> str:
    """The title, and the sentences that are not of any control, nor the name of one."""
    named = {getattr(stop, "name", "") for part in dialog.parts for stop in part.stops()}
    texts = (text for part in dialog.parts for text in _texts(part))
    return _sentences(dialog.title, *(text for text in texts if text not in named))


def read_bar(tr: Catalogue, bar: Foot) -> Reading:
    """What the keyboard is on in the bar; in a replay, the step that is shown."""
    if isinstance(bar, ReplayBar):
        shown = bar.shown
        return Reading("", value=shown.words, place=_place(tr, shown.at, shown.last))
    if not isinstance(bar, Bar):
        return Reading("")
    focused = next((stop for stop in bar.stops() if stop.focused), None)
    if isinstance(focused, Fields):
        name = tr.gettext("Copy the game code")
        return Reading(name, _button(tr), bar.state.code)
    return Reading("") if focused is None else read_widget(tr, focused)


def read_widget(tr: Catalogue, widget: Widget) -> Reading:
    """Name, kind and value of a control."""
    match widget:
        case Cards() | Segments() | Tiles():
            return _choice(tr, widget)
        case HeadingList():
            return _heading(tr, widget)
        case GameList():
            kind, place = tr.pgettext("control", "list"), _place(tr, *widget.place_of_chosen)
            return Reading("", kind, " ".join(widget.told), place)
        case Month():
            # A day that is gone to is told by the words below the calendar.
            return Reading("", tr.pgettext("control", "calendar"), note=" ".join(widget.told))
    return _simple(tr, widget) or Reading("", value=_sentences(*widget.told))


def _simple(tr: Catalogue, widget: Widget) -> Reading | None:
    """The reading of a control without parts."""
    match widget:
        case Button():
            return Reading(widget.name, _button(tr))
        case Toggle():
            value = tr.pgettext("switch", "on") if widget.value else tr.pgettext("switch", "off")
            # Translators: what a control is, as a voice reads it.
            kind = tr.pgettext("control", "switch")
            return Reading(widget.name, kind, value, note=widget.note)
        case KeyField():
            return Reading(widget.label, tr.pgettext("control", "key"), widget.shown)
        case TextField() | SearchField():
            # Translators: an empty field for text.
            value = widget.text or tr.pgettext("field", "empty")
            return Reading(widget.name, tr.pgettext("control", "text field"), value)
    return None


def messages(dialog: Dialog) -> tuple[str, ...]:
    """The paragraphs of a dialog, some of which come and go."""
    found = (each for part in dialog.parts for each in _paragraphs(part))
    return tuple(paragraph.text for paragraph in found if paragraph.text)


def _choice(tr: Catalogue, widget: Cards[object] | Segments[object] | Tiles[object]) -> Reading:
    kind = tr.pgettext("control", "choice")
    if widget.turns_pages:
        kind = tr.pgettext("control", "tab")
    option = widget.options[widget.place_of_value - 1]
    value = _sentences(option.label, option.note)
    return Reading(widget.name, kind, value, _place(tr, widget.place_of_value, len(widget.options)))


def _heading(tr: Catalogue, widget: HeadingList) -> Reading:
    kind, names = tr.pgettext("control", "list"), widget.names
    if widget.chosen not in names:
        return Reading("", kind)
    at = names.index(widget.chosen)
    return Reading("", kind, widget.titles[at], _place(tr, at + 1, len(names)))


def _button(tr: Catalogue) -> str:
    return tr.pgettext("control", "button")


def _place(tr: Catalogue, at: int, count: int) -> str:
    # Translators: which one of several, as “3 of 20”.
    return tr.gettext("{number} of {count}").format(number=tr.number(at), count=tr.number(count))


def _texts(part: Widget) -> list[str]:
    """What is read in a part of a dialog; of settings only what the keyboard comes to."""
    if part.takes_focus or isinstance(part, Pages):
        return []
    return [passage.text for passage in passages(part)]


def _paragraphs(widget: Widget) -> list[Paragraph]:
    if isinstance(widget, Paragraph):
        return [widget]
    inner = [child for child in widget.children if not child.takes_focus]
    return [found for child in inner for found in _paragraphs(child)]


def _sentences(*parts: str) -> str:
    """The parts that say anything, each ended."""
    said = [part for part in parts if part]
    ended = [part if part[-1] in ".!?:…" else f"{part}." for part in said[:-1]]
    return " ".join([*ended, *said[-1:]])
