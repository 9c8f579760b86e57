"""The very first start: language and card size, once, by any device, in every language."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.i18n.catalogue import LANGUAGES
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Segments, Tiles
from game.ui.widgets.scroll import Scroll
from tests.application import click, pass_time, press, start, widgets

ROOT = Path(__file__).parents[1]
SIZES = [(800, 600), (1024, 600), (1280, 720), (1920, 1080)]
STARTS = """
import sys, pygame
from game.cli import main
pygame.display.init()
pygame.time.set_timer(pygame.QUIT, 700, 1)
sys.exit(main(["yukon", "--speak-to-stdout", "--data", *sys.argv[1:]]))
"""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = start(tmp_path)
    app.welcome(asks_language=True)
    pass_time(app, 400)
    yield app
    app.close()


def parts(app: App) -> tuple[Tiles[str], Segments[str], Button]:
    """The languages, the sizes and the button."""
    dialog = app._dialogs.top
    assert dialog is not None
    found = [each for part in dialog.parts for each in widgets(part)]
    languages = next(each for each in found if isinstance(each, Tiles))
    sizes = next(each for each in found if isinstance(each, Segments))
    return languages, sizes, next(each for each in found if isinstance(each, Button))


def is_open(app: App) -> bool:
    return app._dialogs.top is not None


class TestAnswers:
    def test_by_mouse_each_answer_holds_at_once(self, app: App) -> None:
        before = app.play.stage.layout.card
        _, sizes, _ = parts(app)
        click(app, sizes.area(0).center)
        assert app.settings.card_size == "small"
        assert app.play.stage.layout.card < before
        languages, _, _ = parts(app)
        click(app, languages.area(4).center)
        assert app.tr.tag == app.settings.language == "he"
        pass_time(app, 100)
        languages, sizes, play = parts(app)
        assert languages.value == "he"
        assert sizes.value == "small"
        click(app, play.rect.center)
        assert not is_open(app)

    def test_by_finger(self, app: App) -> None:
        _, sizes, _ = parts(app)
        at = {"pos": sizes.area(1).center, "button": 1, "touch": True, "clicks": 1}
        app.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, at))
        app.handle(pygame.Event(pygame.MOUSEBUTTONUP, at))
        assert app.settings.card_size == "medium"

    def test_by_keyboard(self, app: App) -> None:
        press(app, pygame.K_RIGHT)
        assert app.tr.tag == "hr"
        press(app, pygame.K_DOWN)
        press(app, pygame.K_LEFT)
        assert app.settings.card_size == "medium"
        press(app, pygame.K_RETURN)
        assert not is_open(app)

    def test_by_controller(self, app: App) -> None:
        for button in (
            *(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_LEFT),
            pygame.CONTROLLER_BUTTON_A,
        ):
            app.handle(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
            app.handle(pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))
        assert app.settings.card_size == "medium"
        assert not is_open(app)

    def test_f11_meanwhile_outlasts_the_next_answer(self, app: App) -> None:
        press(app, pygame.K_F11)
        pass_time(app, 100)
        _, sizes, _ = parts(app)
        click(app, sizes.area(0).center)
        assert app.settings == Settings(fullscreen=True, card_size="small")

    def test_esc_leaves_all_as_it_was(self, app: App) -> None:
        before = app.settings
        press(app, pygame.K_ESCAPE)
        assert not is_open(app)
        assert app.settings == before

    def test_the_clock_does_not_run_meanwhile(self, app: App) -> None:
        before = app.session.elapsed
        pass_time(app, 1000)
        assert app.session.elapsed == before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("text", ["usual", "largest"])
def test_all_of_it_can_be_seen(tag: str, size: tuple[int, int], text: str, tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.save_settings(replace(Settings(), language=tag, text_size=text))
    app = start(tmp_path, size, language=tag)
    app.welcome(asks_language=True)
    app.draw()
    dialog = app._dialogs.top
    assert dialog is not None
    assert pygame.Rect((0, 0), size).contains(dialog.rect)
    views = [each for part in dialog.parts for each in widgets(part) if isinstance(each, Scroll)]
    assert all(view.at_end for view in views)
    app.close()


def said(folder: Path, *arguments: str) -> str:
    """What a start with these arguments says before the window is closed."""
    return subprocess.run(
        [sys.executable, "-c", STARTS, str(folder), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LANG": "en_GB.UTF-8"},
    ).stdout


class TestWhen:
    def test_at_the_first_start_only_with_the_language_of_the_system(self, tmp_path: Path) -> None:
        folder = tmp_path / "data"
        first = said(folder)
        assert "Welcome. " in first
        assert "Language, choice: English. 1 of 6" in first
        assert "Welcome" not in said(folder)

    def test_a_language_that_was_named_is_not_asked_for(self, tmp_path: Path) -> None:
        first = said(tmp_path / "data", "--lang", "hr")
        assert "Dobro došli. " in first
        assert "English" not in first
        assert "Jezik" not in first

    @pytest.mark.parametrize("code", ["YU1-C-AAAAAAD"])
    def test_who_brings_a_deal_is_not_asked(self, tmp_path: Path, code: str) -> None:
        assert "Welcome" not in said(tmp_path / "data", code)

    def test_who_has_played_is_not_asked(self, tmp_path: Path) -> None:
        with Store(tmp_path) as store:
            assert store.is_new
            store.save_settings(Settings())
        with Store(tmp_path) as store:
            assert not store.is_new

    def test_nor_who_has_lost_the_settings(self, tmp_path: Path) -> None:
        (tmp_path / "settings.json").write_bytes(bytes(40))
        with Store(tmp_path) as store:
            assert not store.is_new
