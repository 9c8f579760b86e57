"""The whole application headless: started on a folder, driven by events, looked at."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.core.code import GameCode
from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.store.store import Store
from game.ui.app import App
from game.ui.dialog import Dialog
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.window import TableWindow

__all__ = ["button", "click", "pass_time", "press", "start", "type_text", "widgets"]


def start(
    folder: Path,
    size: tuple[int, int] = (1280, 720),
    code: str = "YU1-C-TRGRMSJ",
    language: str = "en",
) -> App:
    """The application with a game, or with the one that the folder holds."""
    store = Store.open(folder)
    session = store.game or Session(GameCode.parse(code))
    app = App(TableWindow(size, fullscreen=False), store, session, Catalogue.load(language))
    app.draw()
    return app


def pass_time(app: App, milliseconds: int) -> None:
    """Let time pass with frames as often as the loop shows them."""
    for _ in range(milliseconds // 15 + 1):
        for _ in range(3):
            app.tick(5)
        app.draw()


def press(app: App, key: int, mod: int = 0) -> None:
    """Press a key and let it go."""
    app.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    app.handle(pygame.Event(pygame.KEYUP, key=key, mod=mod))


def type_text(app: App, text: str) -> None:
    """Type text, as the system reports it."""
    app.handle(pygame.Event(pygame.TEXTINPUT, text=text))


def click(app: App, at: tuple[int, int]) -> None:
    """Press the left button and let it go."""
    down = {"pos": at, "button": 1, "touch": False, "clicks": 1}
    app.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, down))
    app.handle(pygame.Event(pygame.MOUSEBUTTONUP, down))


def widgets(root: Widget) -> list[Widget]:
    """`root` and all inside it."""
    return [root, *(widget for child in root.children for widget in widgets(child))]


def button(dialog: Dialog, label: str) -> Button:
    """The button with this label."""
    found = (widget for part in dialog.parts for widget in widgets(part))
    return next(each for each in found if isinstance(each, Button) and each.label == label)
