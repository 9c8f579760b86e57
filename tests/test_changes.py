"""A frame that draws only what changed inside a dialog equals one that draws everything."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.ui.app import App
from game.ui.commands import Command
from tests.application import pass_time, press, start
from tests.boards import WON_CLASSIC, all_moves
from tests.test_archive import DEAL

KEYS = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEDOWN)


def gesture(app: App, draw: random.Random) -> None:
    """Point, turn the wheel, press a key, hold the button and let it go."""
    at = (draw.randrange(1024), draw.randrange(600))
    match draw.randrange(5):
        case 0 | 1:
            move = {"pos": at, "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
            app.handle(pygame.Event(pygame.MOUSEMOTION, move))
        case 2:
            by = draw.choice((-2, -1, 1))
            turn = {"pos": (512, 300), "x": 0, "y": by, "precise_y": by, "flipped": False}
            app.handle(pygame.Event(pygame.MOUSEWHEEL, turn))
        case 3:
            press(app, draw.choice(KEYS))
        case 4:
            down = {"pos": at, "button": 1, "touch": False, "clicks": 1}
            app.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, down))
            app.draw()
            app.handle(pygame.Event(pygame.MOUSEBUTTONUP, {**down, "pos": (1, 1)}))


def shown(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.window.surface, "RGB")


@pytest.mark.parametrize(
    "command",
    [
        *(Command.STATISTICS, Command.DAILY, Command.SHARE, Command.MENU),
        *(Command.SETTINGS, Command.NEW, Command.HELP, Command.KEYS),
    ],
    ids=lambda command: command.name,
)
def test_drawing_the_changes_draws_everything(command: Command, tmp_path: Path) -> None:
    app = start(tmp_path, (1024, 600), str(DEAL))
    for number in range(30):
        app.deal(DEAL)
        for move in all_moves(WON_CLASSIC)[: number % 4]:
            app.play.act(move)
    app.fulfil(command)
    pass_time(app, 3000)
    draw = random.Random(command.name)
    for _ in range(40):
        gesture(app, draw)
        app.tick(5)
        changed = shown(app)
        app._frame.invalidate()
        assert shown(app) == changed
    app.close()


def test_the_table_behind_a_dialog_is_drawn_as_long_as_it_moves(tmp_path: Path) -> None:
    app = start(tmp_path, (1024, 600), str(DEAL))
    pass_time(app, 3000)
    app.fulfil(Command.MENU)
    pass_time(app, 400)
    app.play.act(all_moves(WON_CLASSIC)[0])
    for _ in range(40):
        app.tick(15)
        changed = shown(app)
        app._frame.invalidate()
        assert shown(app) == changed
    app.close()
