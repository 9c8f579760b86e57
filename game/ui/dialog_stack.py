"""The dialogs that are open, the newest on top."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.dialog import Dialog
from game.ui.gestures import Gesture

__all__ = ["DialogStack"]


class DialogStack:
    """Only the topmost dialog that has not been answered hears anything."""

    def __init__(self) -> None:
        self._dialogs: list[Dialog] = []
        self._anew: dict[Dialog, Callable[[], Dialog]] = {}
        """What makes a dialog once more, for those that may outlive a change of language."""
        self._window = pygame.Rect(0, 0, 0, 0)
        self._dirty = False

    @property
    def top(self) -> Dialog | None:
        """The dialog that gestures go to."""
        waiting = (dialog for dialog in reversed(self._dialogs) if not dialog.closing)
        return next(waiting, None)

    @property
    def shown(self) -> bool:
        """Whether anything has to be drawn, be it only a dialog that fades out."""
        return bool(self._dialogs)

    @property
    def dirty(self) -> bool:
        """Whether anything looks different from when `clean` was called."""
        return self._dirty or any(dialog.dirty for dialog in self._dialogs)

    def open(self, dialog: Dialog, anew: Callable[[], Dialog] | None = None) -> None:
        """Put `dialog` on top; `anew` makes it once more when `renew` is called."""
        dialog.place(self._window)
        self._dialogs.append(dialog)
        if anew is not None:
            self._anew[dialog] = anew
        self._dirty = True

    def renew(self) -> None:
        """Make the open dialogs once more: the language has changed."""
        self._dialogs = [self._renewed(dialog) for dialog in self._dialogs]
        self._dirty = True

    def _renewed(self, dialog: Dialog) -> Dialog:
        anew = self._anew.pop(dialog, None)
        if anew is None or dialog.closing:
            return dialog
        fresh = anew()
        fresh.place(self._window)
        fresh.resume(dialog)
        self._anew[fresh] = anew
        return fresh

    def close_all(self) -> None:
        """Let all dialogs fade out unanswered."""
        for dialog in self._dialogs:
            dialog.close()

    def place(self, window: pygame.Rect) -> None:
        """Fit into `window`; what was typed and chosen stays."""
        self._window = window.copy()
        for dialog in self._dialogs:
            dialog.place(window)

    def handle(self, gesture: Gesture) -> bool:
        """Pass `gesture` to the topmost dialog; returns False if none is waiting."""
        top = self.top
        if top is None:
            return False
        top.handle(gesture)
        return True

    def tick(self, ms: float) -> None:
        """Let time pass; dialogs that have faded out are gone."""
        for dialog in self._dialogs:
            dialog.tick(ms)
        left = [dialog for dialog in self._dialogs if not dialog.closed]
        self._dirty = self._dirty or len(left) != len(self._dialogs)
        self._dialogs = left
        self._anew = {dialog: anew for dialog, anew in self._anew.items() if dialog in left}

    def draw(self, target: pygame.Surface) -> None:
        """Draw all, the newest last."""
        for dialog in self._dialogs:
            dialog.draw(target)

    @property
    def settled(self) -> bool:
        """Whether nothing changes but what is inside the topmost dialog."""
        return (
            not self._dirty
            and bool(self._dialogs)
            and self._dialogs[-1].settled
            and not any(dialog.dirty for dialog in self._dialogs[:-1])
        )

    def draw_changes(self, target: pygame.Surface) -> None:
        """Draw what changed inside the topmost dialog on the last frame."""
        self._dialogs[-1].draw_changes(target)

    def clean(self) -> None:
        """Note that all has been drawn."""
        self._dirty = False
        for dialog in self._dialogs:
            dialog.clean()
