"""The keys of the game, for looking up."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n.catalogue import Catalogue
from game.ui.commands import Command
from game.ui.dialog import Dialog, Frame
from game.ui.keymap import Keymap, key_name
from game.ui.widgets.boxes import Column, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.key_list import KeyList
from game.ui.widgets.look import Look
from game.ui.widgets.page import Page

__all__ = ["entries", "keys"]


def keys(
    look: Look,
    tr: Catalogue,
    keymap: Keymap,
    on_change: Callable[[], None] | None = None,
    lets: Callable[[Command], bool] = lambda _: True,
) -> Dialog:
    """The dialog; `on_change` is called if the player wants other keys, and may have them.

    Of the commands only those are listed that `lets` lets.
    """

    def change() -> None:
        dialog.close()
        if on_change is not None:
            on_change()

    # Translators: a button, and the title of what it opens: which key does what.
    other = Button(look, tr.gettext("Change keys"), change, Options(least_width=150))
    close = Button(
        look, tr.gettext("OK"), lambda: dialog.close(), Options(Face.PRIMARY, least_width=150)
    )
    room = 8  # for the ring of the focus
    listed = (Space(look, room), KeyList(look, entries(tr, keymap, lets)), Space(look, room))
    page = Page(look, Column(look, listed))
    dialog = Dialog(
        look,
        tr.gettext("Keys"),
        page,
        (close,) if on_change is None else (other, close),
        default=close,
        first=page,
        frame=Frame(width=680, tall=True),
    )
    return dialog


def entries(
    tr: Catalogue, keymap: Keymap, lets: Callable[[Command], bool] = lambda _: True
) -> tuple[tuple[str, str], ...]:
    """Each key, and what it does, if that is allowed."""
    # Translators: names of keys on the keyboard.
    enter, space = tr.pgettext("key", "Enter"), tr.pgettext("key", "Space")
    escape, control = tr.pgettext("key", "Esc"), tr.pgettext("key", "Ctrl")

    def key(action: str) -> str:
        name = key_name(keymap.code(action))
        return enter if name == "Enter" else name

    commands = (
        (Command.HINT, key("hint"), tr.gettext("Hint")),
        (Command.NEW, f"{key('new')}, {control}+N", tr.gettext("New game")),
        (Command.COPY_CODE, f"{control}+C", tr.gettext("Copy the game code")),
        (Command.PAUSE, f"{control}+P", tr.gettext("Pause")),
        (Command.HELP, "F1", tr.gettext("How to play")),
        (Command.FULL_SCREEN, "F11", tr.gettext("Full screen")),
        (Command.QUIT, f"{control}+Q", tr.gettext("Quit")),
        (Command.KEYS, "?", tr.gettext("This list of keys")),
    )
    arrows = " ".join(key(way) for way in ("left", "right", "up", "down"))
    listed = (
        (arrows, tr.gettext("Go from pile to pile and from card to card")),
        ("1 – 7", tr.gettext("Go to a column")),
        ("0", tr.gettext("Go to the foundations")),
        ("Home, End", tr.gettext("The first card that is face up, the last card")),
        (
            f"{key('act')}, {space}",
            tr.gettext("Pick up the card and those on it, or put them down"),
        ),
        (
            key("next-target"),
            tr.gettext("The next pile that takes what is picked up; else to the bar"),
        ),
        (key("home"), tr.gettext("To the foundation")),
        (key("place"), tr.gettext("To a column that takes it")),
        (key("where"), tr.gettext("Say this card again, and where it may go")),
        (key("status"), tr.gettext("Say score, time and moves")),
        (escape, tr.gettext("Leave what is picked up where it was, or open the menu")),
        (f"{key('undo')}, {control}+Z", tr.gettext("Undo")),
        (f"{key('redo')}, {control}+Y", tr.gettext("Redo")),
        *((names, meaning) for command, names, meaning in commands if lets(command)),
    )
    return tuple((tr.isolate(names), meaning) for names, meaning in listed)
