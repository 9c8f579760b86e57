"""Other keys: each action with its key, and what a key means already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.gestures import Key
from game.ui.keymap import ACTIONS, FIXED, Keymap, key_name
from game.ui.theme import UI
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.key_field import KeyField
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look

__all__ = ["action_names", "remap"]


class _Form:
    """The rows, and the keys as they are now."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        chosen: Mapping[str, int],
        on_change: Callable[[Mapping[str, int]], None],
    ) -> None:
        self._tr = tr
        self._chosen = dict(chosen)
        self._on_change = on_change
        self._names = action_names(tr)
        self._instruction = tr.gettext(
            "Choose an action with a click or with Enter, then press its new key. "
            "Esc leaves it as it is."
        )
        self.message = Paragraph(look, self._instruction, 15, UI.muted)
        keymap = Keymap(chosen)
        self.fields = {
            action: KeyField(
                look,
                self._names[action],
                key_name(keymap.code(action)),
                tr.gettext("Press a key"),
                partial(self._take, action),
            )
            for action in ACTIONS
        }

    def give_up(self, key: Key) -> bool:
        """Esc leaves an action that waits for a key as it is; returns whether one did."""
        waiting = [field for field in self.fields.values() if field.waiting]
        if key.key != pygame.K_ESCAPE or not waiting:
            return False
        for field in waiting:
            field.give_up()
        return True

    def reset(self) -> None:
        """All keys as at first."""
        self._chosen = {}
        self._follow("")

    def _take(self, action: str, code: int) -> None:
        tr, key = self._tr, key_name(code)
        other = Keymap(self._chosen).taken(action, code)
        if code in FIXED or not key:
            text = tr.gettext("This key cannot be given another meaning.")
        elif other is not None:
            sentence = tr.gettext("{key} already means “{action}”; give that another key first.")
            text = sentence.format(key=tr.isolate(key), action=self._names[other])
        else:
            text = ""
            self._chosen[action] = code
        self._follow(text)

    def _follow(self, message: str) -> None:
        keymap = Keymap(self._chosen)
        for action, field in self.fields.items():
            field.show(key_name(keymap.code(action)))
        if message:
            self.message.say(message, UI.error)
        else:
            self.message.say(self._instruction, UI.muted)
        self._on_change(self._chosen)


def remap(
    look: Look,
    tr: Catalogue,
    chosen: Mapping[str, int],
    on_change: Callable[[Mapping[str, int]], None],
) -> Dialog:
    """The dialog; `on_change` gets the codes of the chosen keys by action, at once."""
    form = _Form(look, tr, chosen, on_change)
    fields = tuple(form.fields.values())
    half = (len(fields) + 1) // 2
    halves = (Column(look, fields[:half], 6), Column(look, fields[half:], 6))
    # All rows at once and the message above them: it is never scrolled out of view.
    body = Column(look, (form.message, Space(look, 8), Row(look, halves, 16, grow=(0, 1))))
    reset = Button(look, tr.gettext("Reset"), form.reset, Options(least_width=150))
    done = Button(
        look, tr.gettext("Done"), lambda: dialog.close(), Options(Face.PRIMARY, least_width=150)
    )
    dialog = Dialog(
        look,
        tr.gettext("Change keys"),
        body,
        (reset, done),
        default=done,
        first=fields[0],
        frame=Frame(width=780),
    )
    dialog.shortcut = form.give_up
    return dialog


def action_names(tr: Catalogue) -> Mapping[str, str]:
    """What each action is called."""
    return {
        "left": tr.pgettext("key", "Left"),
        "right": tr.pgettext("key", "Right"),
        "up": tr.pgettext("key", "Up"),
        "down": tr.pgettext("key", "Down"),
        "act": tr.gettext("Pick up, put down"),
        "next-target": tr.gettext("Next pile that takes it"),
        "home": tr.gettext("To the foundation"),
        "place": tr.gettext("To a column that takes it"),
        "where": tr.gettext("Say this card again, and where it may go"),
        "status": tr.gettext("Say score, time and moves"),
        "undo": tr.gettext("Undo"),
        "redo": tr.gettext("Redo"),
        "hint": tr.gettext("Hint"),
        "new": tr.gettext("New game"),
    }
