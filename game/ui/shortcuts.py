"""Which keys do what."""

from __future__ import annotations

import pygame

from game.ui.commands import Command
from game.ui.gestures import Key

__all__ = ["command_of"]

_CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
_PLAIN = {
    pygame.K_u: Command.UNDO,
    pygame.K_r: Command.REDO,
    pygame.K_n: Command.NEW,
    pygame.K_h: Command.HINT,
    pygame.K_F1: Command.HELP,
    pygame.K_F11: Command.FULL_SCREEN,
    pygame.K_PAUSE: Command.PAUSE,
}
_WITH_CONTROL = {
    pygame.K_z: Command.UNDO,
    pygame.K_y: Command.REDO,
    pygame.K_n: Command.NEW,
    pygame.K_c: Command.COPY_CODE,
    pygame.K_p: Command.PAUSE,
    pygame.K_v: Command.PASTE,
    pygame.K_q: Command.QUIT,
}
_REPEATING = (Command.UNDO, Command.REDO)


def command_of(key: Key) -> Command | None:
    """The command that `key` asks for; only undo and redo repeat while a key is held."""
    if key.mod & _CONTROL and key.mod & pygame.KMOD_SHIFT and key.key == pygame.K_z:
        return Command.REDO
    if key.mod & pygame.KMOD_ALT:
        return None
    command = (_WITH_CONTROL if key.mod & _CONTROL else _PLAIN).get(key.key)
    return command if command in _REPEATING or not key.repeat else None
