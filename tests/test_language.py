"""The language: from the system at first, then as chosen, at once and everywhere."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.cards import Card
from game.core.code import GameCode
from game.core.session import Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.i18n.messages import card_name
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.dialogs.settings import settings
from game.ui.gestures import Key
from game.ui.language import language_to_speak
from game.ui.text import Typesetter
from game.ui.widgets.choice import Option, Tiles
from game.ui.widgets.look import Look
from game.ui.widgets.toggle import Toggle
from game.ui.window import TableWindow
from tests.looks import WINDOW, click, look_for
from tests.test_dialogs import TALL, the, widgets


class TestTheFirstStart:
    @pytest.mark.parametrize(
        ("system", "tag"),
        [
            ("hr_HR.UTF-8", "hr"),
            ("bs_BA.UTF-8", "sr-Latn"),
            ("sr_RS.UTF-8", "sr-Latn"),
            ("sr_RS@latin", "sr-Latn"),
            ("iw_IL", "he"),
            ("fa_IR.UTF-8", "fa"),
            ("su_ID", "su"),
            ("de_DE.UTF-8", "en"),
            ("C", "en"),
        ],
    )
    def test_the_system_says_which(
        self, system: str, tag: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", system)
        assert language_to_speak(None, None) == tag

    def test_what_was_chosen_comes_before_the_system(self) -> None:
        assert language_to_speak(None, "fa") == "fa"

    def test_what_is_asked_for_comes_first(self) -> None:
        assert language_to_speak("su", "fa") == "su"

    def test_a_language_of_a_newer_version_counts_as_none(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("LANG", "hr_HR")
        monkeypatch.delenv("LANGUAGE", raising=False)
        assert language_to_speak(None, "xx") == "hr"


def tiles_of(dialog: Dialog) -> Tiles[str]:
    return next(each for each in widgets(dialog) if isinstance(each, Tiles))


class TestTheChoice:
    def test_every_language_is_named_in_itself(self) -> None:
        dialog = settings(look_for(), Catalogue.load("en"), Settings, lambda _: None)
        names = [option.label for option in tiles_of(dialog).options]
        assert names == ["English", "Hrvatski", "Srpski", "Basa Sunda", "עברית", "فارسی"]

    @pytest.mark.parametrize("rtl", [False, True])
    def test_the_languages_keep_their_places(self, rtl: bool) -> None:
        tiles = Tiles(look_for(rtl=rtl), dialog_options(), "he", lambda _: None)
        tiles.place(pygame.Rect(100, 100, 540, 102))
        lefts = [tiles.area(number).x for number in range(3)]
        assert lefts == sorted(lefts)
        assert tiles.area(3).x == tiles.area(0).x
        tiles.focus(True)
        tiles.handle(Key(pygame.K_RIGHT))
        assert tiles.value == "fa"

    def test_tiles_share_the_width_and_do_not_touch(self) -> None:
        tiles = Tiles(look_for(), dialog_options(), "en", lambda _: None)
        tiles.place(pygame.Rect(100, 100, 541, tiles.measure(541)[1]))
        areas = [tiles.area(number) for number in range(6)]
        assert areas[0].unionall(areas[1:]) == tiles.rect
        assert all(area.collidelist(areas[:number]) < 0 for number, area in enumerate(areas))

    def test_a_click_chooses(self) -> None:
        seen: list[Settings] = []
        dialog = settings(look_for(), Catalogue.load("en"), Settings, seen.append)
        stack = DialogStack()
        stack.place(TALL)
        stack.open(dialog)
        for gesture in click(tiles_of(dialog).area(4)):
            stack.handle(gesture)
        assert seen == [Settings(language="he")]

    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_keeping_the_table_is_offered_where_it_would_be_mirrored(self, tag: str) -> None:
        tr = Catalogue.load(tag)
        seen: list[Settings] = []
        dialog = settings(look_for(rtl=tr.rtl), tr, Settings, seen.append)
        label = tr.gettext("Keep the table left to right")
        found = [
            each for each in widgets(dialog) if isinstance(each, Toggle) and each.label == label
        ]
        assert bool(found) is tr.rtl
        for toggle in found:
            toggle.switch()
            assert seen == [Settings(table_left_to_right=True)]


def dialog_options() -> tuple[Option[str], ...]:
    return tuple(Option(tag, name) for tag, name in LANGUAGES.items())


class TestRenewal:
    def speaking(self) -> tuple[DialogStack, Look]:
        """Settings that speak what was chosen in them, as the window has them."""
        look, stack = look_for(), DialogStack()
        stack.place(WINDOW)
        values = Settings(language="en")

        def build() -> Dialog:
            return settings(look, Catalogue.load(values.language or "en"), lambda: values, follow)

        def follow(changed: Settings) -> None:
            nonlocal values
            values = changed
            look.type = Typesetter(rtl=changed.language in ("he", "fa"))
            stack.renew()

        stack.open(build(), build)
        stack.tick(1000)
        return stack, look

    def top(self, stack: DialogStack) -> Dialog:
        assert stack.top is not None
        return stack.top

    def test_the_open_settings_speak_the_language_chosen_in_them(self) -> None:
        stack, _ = self.speaking()
        for gesture in click(tiles_of(self.top(stack)).area(1)):
            stack.handle(gesture)
        assert self.top(stack).title == "Postavke"
        assert the(self.top(stack), "Gotovo")

    def test_the_focus_stays_on_the_languages(self) -> None:
        stack, _ = self.speaking()
        for _ in range(2):  # past the tabs
            stack.handle(Key(pygame.K_TAB))
        for tag in list(LANGUAGES)[1:]:
            stack.handle(Key(pygame.K_RIGHT))
            focused = self.top(stack).focus
            assert isinstance(focused, Tiles)
            assert focused.value == tag
            assert focused.focused

    def test_it_does_not_fade_in_once_more(self) -> None:
        stack, _ = self.speaking()
        stack.clean()
        before = pygame.Surface(WINDOW.size)
        stack.draw(before)
        for key in (pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT):
            stack.handle(Key(key))
        after = pygame.Surface(WINDOW.size)
        stack.draw(after)
        assert after.get_at((5, 5)) == before.get_at((5, 5))
        assert after.get_at(self.top(stack).rect.move(60, 60).topleft) == before.get_at(
            self.top(stack).rect.move(60, 60).topleft
        )

    def test_the_view_stays_where_it_was(self) -> None:
        stack, _ = self.speaking()
        stack.place(pygame.Rect(0, 0, 800, 600))
        for _ in range(2):
            stack.handle(Key(pygame.K_TAB))
        stack.handle(Key(pygame.K_RIGHT))
        tiles = tiles_of(self.top(stack))
        assert self.top(stack).rect.contains(tiles.rect)

    def test_what_cannot_be_made_anew_stays(self) -> None:
        stack, look = self.speaking()
        notice = settings(look, Catalogue.load("en"), Settings, lambda _: None)
        stack.open(notice)
        stack.renew()
        assert stack.top is notice


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    store = Store.open(tmp_path)
    window = TableWindow((1280, 720), fullscreen=False)
    app = App(window, store, Session(GameCode(3)), Catalogue.load("en"))
    yield app
    app.close()


class TestTheWindow:
    def choose(self, app: App, tag: str) -> None:
        """Click on the language in Settings, where a dialog of this look and window has it."""
        app.fulfil(Command.SETTINGS)
        app.tick(500)
        twin = settings(
            look_for(rtl=app.tr.rtl), app.tr, lambda: app.store.settings, lambda _: None
        )
        twin.place(pygame.Rect(0, 0, 1280, 720))
        spot = tiles_of(twin).area(list(LANGUAGES).index(tag)).center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.handle(pygame.Event(kind, pos=spot, button=1, clicks=1, touch=False))
        app.tick(500)
        app.draw()

    @pytest.mark.parametrize("tag", list(LANGUAGES)[1:])
    def test_a_choice_holds_at_once_and_at_the_next_start(self, app: App, tag: str) -> None:
        self.choose(app, tag)
        assert app.tr.tag == tag
        assert app.store.settings.language == tag
        assert app.play.stage.layout.mirrored is (tag in ("he", "fa"))

    def test_one_after_the_other_without_closing_the_settings(self, app: App) -> None:
        self.choose(app, "fa")
        self.choose(app, "en")
        assert app.tr.tag == "en"
        assert not app.play.stage.layout.mirrored

    def test_the_table_can_be_kept_from_left_to_right(self, app: App) -> None:
        self.choose(app, "he")
        app.follow(Settings(language="he", table_left_to_right=True))
        layout = app.play.stage.layout
        assert not layout.mirrored
        assert layout.columns == tuple(sorted(layout.columns))
        assert app.tr.rtl

    def test_a_new_language_leaves_the_game_as_it_is(self, app: App) -> None:
        session, board = app.session, app.session.board
        self.choose(app, "he")
        assert app.session is session
        assert app.session.board == board

    def test_the_letters_on_the_cards_are_those_in_the_sentences(self, app: App) -> None:
        app.follow(replace(app.store.settings, indices="french"))
        assert app.tr.letters == "VDR"
        queen = card_name(app.tr, Card.parse("QH"))
        assert queen == app.tr.isolate("D♥")
        self.choose(app, "fa")
        assert app.tr.letters == "VDR"
        app.follow(replace(app.store.settings, indices="international"))
        assert (app.tr.tag, app.tr.letters) == ("fa", "JQK")
