"""The largest text in the lowest window: nothing is out of reach, little has to scroll."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.i18n.catalogue import LANGUAGES
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.dialog import Dialog
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import Scroll
from tests.application import pass_time, press, start, widgets

DIALOGS = (
    *(Command.MENU, Command.NEW, Command.SETTINGS, Command.HELP, Command.KEYS),
    *(Command.PAUSE, Command.DAILY, Command.STATISTICS, Command.SHARE),
)
WHOLE = (Command.MENU, Command.NEW, Command.SHARE, Command.PAUSE, Command.DAILY)
"""What is seen at a glance, without scrolling."""


def opened(folder: Path, tag: str, size: tuple[int, int], text: str = "largest") -> App:
    with Store(folder) as store:
        store.save_settings(replace(Settings(), language=tag, text_size=text))
    return start(folder, size, language=tag)


def top(app: App) -> Dialog:
    dialog = app._dialogs.top
    assert dialog is not None
    return dialog


def views(dialog: Dialog, widget: Widget) -> list[pygame.Rect]:
    """The windows that `widget` is seen through."""
    scrolls = [w for part in dialog.parts for w in widgets(part) if isinstance(w, Scroll)]
    return [scroll.rect for scroll in scrolls if widget in widgets(scroll)]


@pytest.mark.parametrize("tag", ["en", "hr", "fa"])
@pytest.mark.parametrize("command", DIALOGS)
def test_all_that_has_the_keyboard_can_be_seen(tag: str, command: Command, tmp_path: Path) -> None:
    size = (800, 600)
    app = opened(tmp_path, tag, size)
    app.fulfil(command)
    app.draw()
    dialog = top(app)
    assert pygame.Rect((0, 0), size).contains(dialog.rect)
    if command in WHOLE:
        scrolls = [w for part in dialog.parts for w in widgets(part) if isinstance(w, Scroll)]
        assert all(scroll.at_end for scroll in scrolls)
    for _ in range(40):
        focus = dialog.focus
        assert focus is not None
        assert dialog.rect.contains(focus.rect.clip(dialog.rect))
        for view in views(dialog, focus):
            if focus.rect.h <= view.h:
                assert view.top <= focus.rect.top <= focus.rect.bottom <= view.bottom
        press(app, pygame.K_TAB)
        app.draw()
    app.close()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_all_other_keys_are_seen_at_once(tag: str, tmp_path: Path) -> None:
    app = opened(tmp_path, tag, (800, 600))
    app._screens.remap()
    app.draw()
    scrolls = [w for part in top(app).parts for w in widgets(part) if isinstance(w, Scroll)]
    assert all(scroll.at_end for scroll in scrolls)
    app.close()


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_the_row_that_is_changed_stays_in_view(size: tuple[int, int], tmp_path: Path) -> None:
    app = opened(tmp_path, "en", size, "usual")
    app.fulfil(Command.SETTINGS)
    app.draw()
    press(app, pygame.K_TAB)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RIGHT)
    while getattr(top(app).focus, "name", "") != "Text size":
        press(app, pygame.K_TAB)
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT):
        press(app, key)
        pass_time(app, 50)
        focus = top(app).focus
        assert focus is not None
        assert getattr(focus, "name", "") == "Text size"
        (view,) = views(top(app), focus)
        assert view.contains(focus.rect)
    app.close()


class TestBar:
    @pytest.mark.parametrize("tag", LANGUAGES)
    @pytest.mark.parametrize("text", ["large", "largest"])
    @pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720)])
    def test_nothing_overlaps_and_words_stay_where_there_is_room(
        self, tag: str, text: str, size: tuple[int, int], tmp_path: Path
    ) -> None:
        app = opened(tmp_path, tag, size, text)
        places = [child.rect for child in app.bar.children]
        assert all(app.bar.rect.contains(place) for place in places)
        assert not any(one.colliderect(two) for one in places for two in places if one is not two)
        shown = [child for child in app.bar.children if isinstance(child, Button)]
        if size[0] >= 1280:
            assert all(button.shows_label for button in shown)
        for button in shown:
            assert not button.stacked or button.rect.w >= button.look.width(button.label, 12)
        app.close()
