"""Settings of look and motion hold at once, on the table behind the dialog."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.code import GameCode
from game.core.session import Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store.settings import Settings
from game.store.store import Store
from game.ui import taste
from game.ui.app import App
from game.ui.calm import system_wants_calm
from game.ui.commands import Command
from game.ui.dialogs.keys import keys
from game.ui.dialogs.pause import pause
from game.ui.dialogs.settings import settings
from game.ui.keymap import Keymap
from game.ui.layout import Layout, ui_scale
from game.ui.window import TableWindow
from tests.looks import look_for


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    store = Store.open(tmp_path)
    window = TableWindow((1280, 720), fullscreen=False)
    app = App(window, store, Session(GameCode(3)), Catalogue.load("en"))
    app.draw()
    yield app
    app.close()


def seen(app: App) -> bytes:
    """The pixels of the window, when all cards are crisp."""
    for _ in range(400):
        app.tick(5)
        app.draw()
    return app.window.surface.get_buffer().raw


@pytest.mark.parametrize(
    "change",
    [
        {"table": "night"},
        {"deck": "four"},
        {"back": "rosette"},
        {"card_size": "small"},
        {"text_size": "largest"},
        {"left_handed": True},
        {"show_score": False},
        {"show_time": False},
    ],
    ids=str,
)
def test_a_change_is_seen_at_once_and_so_is_the_way_back(
    app: App, change: dict[str, object]
) -> None:
    before = seen(app)
    app.follow(Settings(**change))  # type: ignore[arg-type]
    assert seen(app) != before
    app.follow(Settings())
    assert seen(app) == before


def test_cards_keep_their_places_when_only_colours_change(app: App) -> None:
    seating = app.play.stage.seating
    app.follow(Settings(table="dark", deck="dark", back="rosette"))
    assert app.play.stage.seating == seating


def test_the_table_changes_behind_the_open_settings(app: App) -> None:
    app.fulfil(Command.SETTINGS)
    app.tick(1000)
    corner = (40, 600)
    before = app.window.surface.get_at(corner)
    app.follow(replace(app.store.settings, table="night"))
    app.draw()
    assert app.window.surface.get_at(corner) != before


def test_names_of_another_version_mean_the_usual() -> None:
    odd = Settings(table="x", deck="x", back="x", card_size="x", text_size="x", movement="x")
    assert taste.table(odd) == taste.table(Settings())
    assert taste.dress(odd) == taste.dress(Settings())
    assert (taste.card_size(odd), taste.text_size(odd)) == (1.0, 1.0)
    assert taste.calm(odd, system=True)


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", taste.TEXT_SIZES.values())
@pytest.mark.parametrize("cards", taste.CARD_SIZES.values())
def test_every_size_fits_every_window(size: tuple[int, int], text: float, cards: float) -> None:
    layout = Layout.fit(size, cards=cards, text=text)
    assert layout.scale == pytest.approx(ui_scale(size) * text)
    table = pygame.Rect(0, 0, size[0], layout.bar.top)
    assert all(table.contains(layout.slot(spot)) for spot in layout.spots)
    assert layout.bar.bottom == size[1]


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_dialog_fits_with_the_largest_text(tag: str, size: tuple[int, int]) -> None:
    tr, window = Catalogue.load(tag), pygame.Rect((0, 0), size)
    largest = max(taste.TEXT_SIZES.values())
    look = look_for(rtl=tr.rtl, unit=Layout.fit(size, text=largest).scale)
    for dialog in (
        settings(look, tr, Settings, print),
        keys(look, tr, Keymap({})),
        pause(look, tr),
    ):
        dialog.place(window)
        assert window.contains(dialog.rect)
        assert all(dialog.rect.contains(part.rect) for part in dialog.parts)
        stops = [stop for part in dialog.parts for stop in part.stops()]
        assert all(dialog.rect.left <= stop.rect.left for stop in stops)
        assert all(stop.rect.right <= dialog.rect.right for stop in stops)


class TestMotion:
    @pytest.mark.parametrize(
        ("movement", "system", "calm"),
        [
            ("system", True, True),
            ("system", False, False),
            ("full", True, False),
            ("reduced", False, True),
        ],
    )
    def test_the_player_is_asked_before_the_system(
        self, movement: str, system: bool, calm: bool
    ) -> None:
        assert taste.calm(Settings(movement=movement), system=system) is calm

    def test_nothing_flies_when_motion_is_reduced(self, app: App) -> None:
        app.follow(Settings(movement="reduced"))
        app.draw()
        app.deal(GameCode(5))
        assert not app.play.stage.motion

    def test_a_wish_of_the_system_is_followed_when_it_comes(self, app: App) -> None:
        app.wardrobe.system_calm.wanted = True
        app.draw()
        app.deal(GameCode(5))
        assert not app.play.stage.motion

    @pytest.mark.skipif(sys.platform != "linux", reason="the way of another system")
    @pytest.mark.parametrize(
        ("text", "calm"),
        [
            ("[KDE]\nAnimationDurationFactor=0\n", True),
            ("[KDE]\nAnimationDurationFactor=0.5\n", False),
            ("[KDE]\nNoAnimationDurationFactor=0\n", False),
            ("", False),
        ],
    )
    def test_plasma_says_it_in_a_file(
        self, text: str, calm: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", "")  # nobody else answers
        (tmp_path / ".config").mkdir()
        (tmp_path / ".config" / "kdeglobals").write_text(text)
        assert system_wants_calm("linux", tmp_path) is calm

    @pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
    @pytest.mark.parametrize(("answer", "calm"), [("false", True), ("true", False)])
    def test_gnome_answers_a_question(
        self, answer: str, calm: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        program = tmp_path / "gsettings"
        program.write_text(f"#!/bin/sh\necho {answer}\n")
        program.chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert system_wants_calm("linux", tmp_path) is calm

    @pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
    def test_a_system_that_does_not_answer_wants_nothing(
        self, platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        if platform == sys.platform == "win32":
            pytest.skip("it answers here")
        monkeypatch.setenv("PATH", "")
        assert not system_wants_calm(platform, tmp_path)


@pytest.mark.parametrize(("deck", "four"), [("classic", False), ("four", True), ("dark", True)])
def test_words_call_the_suits_what_the_deck_shows(app: App, deck: str, four: bool) -> None:
    app.follow(Settings(deck=deck))
    assert app.tr.four_colours is four
    assert taste.catalogue("hr", app.settings).four_colours is four


def test_another_deck_keeps_the_language_that_was_asked_for(tmp_path: Path) -> None:
    """As `--lang` does, without a word in the settings."""
    window = TableWindow((1280, 720), fullscreen=False)
    app = App(window, Store.open(tmp_path), Session(GameCode(3)), Catalogue.load("fa"))
    app.follow(Settings(deck="dark"))
    assert app.tr.tag == "fa"
    app.close()
