"""How the keyboard goes from the table to the bar, along it, and back."""

from __future__ import annotations

import pygame

from game.ui.bar import Bar
from game.ui.gestures import Key
from game.ui.keyboard import Keyboard

__all__ = ["enter_bar", "leave_bar", "steer_bar"]


def steer_bar(bar: Bar, keyboard: Keyboard, key: Key, *, rtl: bool) -> bool:
    """Let `key` act on the bar; returns False if the keyboard is not there, or it means nothing."""
    if not _is_on(bar):
        return False
    by = _step(key, rtl=rtl)
    if by:
        if not bar.step(by):
            keyboard.show()
        return True
    if key.key in (pygame.K_UP, pygame.K_DOWN):
        return leave_bar(bar, keyboard)
    return bar.handle(key)


def enter_bar(bar: Bar, keyboard: Keyboard, key: Key) -> bool:
    """Let Tab lead from the table to the nearer end of the bar."""
    if key.key != pygame.K_TAB or _is_on(bar):
        return False
    keyboard.hide()
    bar.step(-1 if key.mod & pygame.KMOD_SHIFT else 1)
    return True


def leave_bar(bar: Bar, keyboard: Keyboard) -> bool:
    """Go back to the table; returns whether the keyboard was on the bar."""
    if not _is_on(bar):
        return False
    bar.blur()
    keyboard.show()
    return True


def _is_on(bar: Bar) -> bool:
    return any(stop.focused for stop in bar.stops())


def _step(key: Key, *, rtl: bool) -> int:
    if key.key == pygame.K_TAB:
        return -1 if key.mod & pygame.KMOD_SHIFT else 1
    ahead = {pygame.K_RIGHT: 1, pygame.K_LEFT: -1}.get(key.key, 0)
    return -ahead if rtl else ahead
