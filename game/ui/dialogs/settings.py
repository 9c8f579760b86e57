"""Settings: the aids and the house rule (R7, R14, R16–R18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store.settings import Settings
from game.ui.dialog import Dialog, Frame
from game.ui.theme import UI
from game.ui.widgets.base import Widget
from game.ui.widgets.boxes import Column, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Option, Tiles
from game.ui.widgets.label import Label
from game.ui.widgets.look import Look
from game.ui.widgets.toggle import Toggle

__all__ = ["settings"]


class _Switch(NamedTuple):
    """A setting that is on or off."""

    label: str
    note: str
    value: Callable[[Settings], bool]
    switched: Callable[[Settings, bool], Settings]


def settings(
    look: Look, tr: Catalogue, values: Settings, on_change: Callable[[Settings], None]
) -> Dialog:
    """The dialog; every change is reported at once, with all settings as they are then."""
    current = values

    def change(switch: _Switch, on: bool) -> None:
        nonlocal current
        current = switch.switched(current, on)
        on_change(current)

    def toggle(switch: _Switch) -> Toggle:
        value = switch.value(current)
        return Toggle(look, switch.label, switch.note, value, lambda on: change(switch, on))

    def speak(tag: str) -> None:
        nonlocal current
        current = replace(current, language=tag)
        on_change(current)

    def rows() -> Iterator[Widget]:
        languages = tuple(Option(tag, name) for tag, name in LANGUAGES.items())
        yield Label(look, tr.gettext("Language"), 15, UI.primary, bold=True)
        yield Space(look, 4)
        yield Tiles(look, languages, tr.tag, speak)
        if tr.rtl:
            yield Space(look, 4)
            yield toggle(_left_to_right(tr))
        for heading, switches in _groups(tr):
            yield Space(look, 10)
            yield Label(look, heading, 15, UI.primary, bold=True)
            yield Space(look, 2)
            for switch in switches:
                yield toggle(switch)

    close = Button(
        look,
        # Translators: a button; closes the settings.
        tr.gettext("Done"),
        lambda: dialog.close(),
        Options(Face.PRIMARY, least_width=150),
    )
    dialog = Dialog(
        look,
        tr.gettext("Settings"),
        Column(look, tuple(rows()), 2),
        (close,),
        default=close,
        frame=Frame(width=620),
    )
    return dialog


def _left_to_right(tr: Catalogue) -> _Switch:
    """Offered in the languages whose table is mirrored."""
    return _Switch(
        tr.gettext("Keep the table left to right"),
        # Translators: column 1 is the one with a single card.
        tr.gettext("Column 1 stays on the left, the foundations on the right."),
        lambda settings: settings.table_left_to_right,
        lambda settings, on: replace(settings, table_left_to_right=on),
    )


def _groups(tr: Catalogue) -> tuple[tuple[str, tuple[_Switch, ...]], ...]:
    aids = (
        _Switch(
            tr.gettext("Placement help"),
            tr.gettext("While a card is dragged, every pile that takes it lights up."),
            lambda settings: settings.placement_help,
            lambda settings, on: replace(settings, placement_help=on),
        ),
        _Switch(
            tr.gettext("Interactive rules"),
            tr.gettext("A refused move shows the rule that refuses it."),
            lambda settings: settings.interactive_rules,
            lambda settings, on: replace(settings, interactive_rules=on),
        ),
        _Switch(
            tr.gettext("Double-click"),
            tr.gettext("Two quick clicks on a card move it to a column that takes it."),
            lambda settings: settings.double_click,
            lambda settings, on: replace(settings, double_click=on),
        ),
        _Switch(
            tr.gettext("Automatic placement"),
            tr.gettext("The game chooses where a released card goes."),
            lambda settings: settings.automatic_placement,
            lambda settings, on: replace(settings, automatic_placement=on),
        ),
    )
    house = (
        _Switch(
            tr.gettext("Cards stay on the foundations"),
            tr.gettext("They cannot be taken back. Takes effect with the next deal."),
            lambda settings: settings.foundations_final,
            lambda settings, on: replace(settings, foundations_final=on),
        ),
    )
    # Translators: headings in the settings; aids help the player, a house rule changes the game.
    return (tr.gettext("Aids"), aids), (tr.gettext("House rule"), house)
