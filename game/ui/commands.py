"""What a player can ask for by a button or a key."""

from __future__ import annotations

from enum import Enum

__all__ = ["Command"]


class Command(Enum):
    """A wish of the player; the application fulfils it."""

    MENU = "menu"
    NEW = "new"
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    HINT = "hint"
    WINNABLE = "winnable"
    FINISH = "finish"
    COPY_CODE = "copy-code"
    PREVIOUS = "previous"
    SETTINGS = "settings"
    HELP = "help"
    KEYS = "keys"
    PAUSE = "pause"
    EXAMPLE = "example"
    STATISTICS = "statistics"
    DAILY = "daily"
    SHARE = "share"
    PASTE = "paste"
    PICTURE = "picture"
    FULL_SCREEN = "full-screen"
    QUIT = "quit"
