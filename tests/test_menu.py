"""The entries of the menu stand where they stood, whatever can be chosen just now."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.core.rules import legal_moves
from game.ui.app import App
from game.ui.commands import Command
from game.ui.deals import fresh_code
from game.ui.widgets.button import Button
from tests.application import button, pass_time, press, start, widgets


def places(app: App) -> dict[str, pygame.Rect]:
    """Where each entry is; the menu is closed again."""
    app.fulfil(Command.MENU)
    pass_time(app, 400)
    dialog = app._dialogs.top
    assert dialog is not None
    found = (widget for part in dialog.parts for widget in widgets(part))
    where = {each.label: each.rect.copy() for each in found if isinstance(each, Button)}
    press(app, pygame.K_ESCAPE)
    pass_time(app, 400)
    return where


def test_a_game_that_was_left_moves_no_entry(tmp_path: Path) -> None:
    app = start(tmp_path)
    before = places(app)
    app.play.act(next(legal_moves(app.session.rules, app.session.board)))
    app.deal(fresh_code())
    assert app.store.left_games()
    assert places(app) == before
    app.close()


def test_without_a_game_that_was_left_there_is_no_way_back(tmp_path: Path) -> None:
    app = start(tmp_path)
    for left in (False, True):
        app.fulfil(Command.MENU)
        dialog = app._dialogs.top
        assert dialog is not None
        assert button(dialog, "Previous game").enabled is left
        press(app, pygame.K_ESCAPE)
        pass_time(app, 400)
        app.play.act(next(legal_moves(app.session.rules, app.session.board)))
        app.deal(fresh_code())
    app.close()
