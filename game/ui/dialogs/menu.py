"""The menu: what the caller offers, one entry below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.i18n.catalogue import Catalogue
from game.ui.commands import Command
from game.ui.dialog import Dialog, Frame
from game.ui.gestures import Key
from game.ui.icons import Icon
from game.ui.shortcuts import command_of
from game.ui.widgets.boxes import Column, Row
from game.ui.widgets.button import Button, Options
from game.ui.widgets.look import Look

__all__ = ["Entry", "menu"]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the menu; `keys` names the keys that do the same."""

    command: Command
    label: str
    sign: Icon
    keys: str = ""
    enabled: bool = True


def menu(
    look: Look, tr: Catalogue, entries: Sequence[Entry], on_command: Callable[[Command], None]
) -> Dialog:
    """The dialog; it closes before it reports which entry was chosen."""

    def choose(command: Command) -> None:
        dialog.close()
        on_command(command)

    def button(entry: Entry) -> Button:
        return Button(
            look,
            entry.label,
            lambda: choose(entry.command),
            Options(sign=entry.sign, hint=entry.keys, height=50, at_start=True),
            enabled=entry.enabled,
        )

    close = Button(
        look, tr.gettext("Back to the game"), lambda: dialog.close(), Options(least_width=150)
    )
    buttons = [button(entry) for entry in entries]
    if len(buttons) % 2:
        buttons.append(close)
    rows = [Row(look, pair, 10, grow=(0, 1)) for pair in zip(*[iter(buttons)] * 2, strict=True)]
    dialog = Dialog(
        look,
        tr.gettext("Menu"),
        Column(look, rows, 10),
        () if close in buttons else (close,),
        first=buttons[0] if entries else close,
        frame=Frame(width=720, wide_buttons=True),
    )
    offered = {entry.command for entry in entries if entry.enabled}

    def obey(key: Key) -> bool:
        """Do what the keys beside the entries do without the menu."""
        command = command_of(key)
        if command not in offered:
            return False
        choose(command)
        return True

    dialog.shortcut = obey
    return dialog
