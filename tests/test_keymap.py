"""Keys of the player's own choice; what a key means already is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pygame
import pytest

from game.core.board import Board
from game.core.code import GameCode
from game.core.session import Position, Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.dialogs.keys import entries
from game.ui.dialogs.remap import action_names, remap
from game.ui.gestures import Key
from game.ui.keymap import ACTIONS, FIXED, Keymap, key_name
from game.ui.widgets.key_field import KeyField
from game.ui.widgets.label import Paragraph
from game.ui.window import TableWindow
from tests.looks import click, look_for
from tests.test_dialogs import opened, send, the, widgets

ENGLISH = Catalogue.load("en")
BOARD = Board.parse(
    "Foundations: S-7 H-7 D-13 C-13\n9S TS\n8H JS\n<9H> TH QS\nKS\nKH QH JH\n8S\n\n"
)


class TestKeymap:
    def test_nothing_chosen_changes_nothing(self) -> None:
        keymap = Keymap({})
        for code in (*ACTIONS.values(), *FIXED, pygame.K_g):
            assert keymap.meant(Key(code)) == Key(code)

    def test_a_chosen_key_takes_over_and_the_usual_one_means_nothing(self) -> None:
        keymap = Keymap({"home": pygame.K_g})
        assert keymap.meant(Key(pygame.K_g)) == Key(pygame.K_f)
        assert keymap.meant(Key(pygame.K_f)).key == pygame.K_UNKNOWN
        assert keymap.meant(Key(pygame.K_p)) == Key(pygame.K_p)

    def test_two_actions_can_change_places(self) -> None:
        keymap = Keymap({"home": pygame.K_p, "place": pygame.K_f})
        assert keymap.meant(Key(pygame.K_p)) == Key(pygame.K_f)
        assert keymap.meant(Key(pygame.K_f)) == Key(pygame.K_p)

    def test_repeats_and_shift_are_kept_and_control_is_left_alone(self) -> None:
        keymap = Keymap({"next-target": pygame.K_t, "undo": pygame.K_z})
        there = Key(pygame.K_t, pygame.KMOD_LSHIFT, repeat=True)
        assert keymap.meant(there) == Key(pygame.K_TAB, pygame.KMOD_LSHIFT, repeat=True)
        undo = Key(pygame.K_z, pygame.KMOD_LCTRL)
        assert keymap.meant(undo) == undo

    @pytest.mark.parametrize(
        "chosen", [{"fly": 103}, {"home": pygame.K_ESCAPE}, {"home": pygame.K_1}]
    )
    def test_what_makes_no_sense_is_left_out(self, chosen: Mapping[str, int]) -> None:
        assert Keymap(chosen).code("home") == pygame.K_f

    def test_who_has_a_key(self) -> None:
        keymap = Keymap({"home": pygame.K_g})
        assert keymap.taken("place", pygame.K_g) == "home"
        assert keymap.taken("home", pygame.K_g) is None
        assert keymap.taken("place", pygame.K_f) is None

    def test_every_usual_key_may_be_chosen_and_has_a_name(self) -> None:
        assert not FIXED & set(ACTIONS.values())
        assert all(key_name(code) for code in ACTIONS.values())


class Choice:
    """The dialog, and what it reported."""

    def __init__(self, chosen: Mapping[str, int], tr: Catalogue = ENGLISH) -> None:
        self.chosen: list[Mapping[str, int]] = []
        self.dialog: Dialog = remap(look_for(rtl=tr.rtl), tr, chosen, self._follow)
        self.stack: DialogStack = opened(self.dialog, pygame.Rect(0, 0, 1280, 1600))

    def _follow(self, chosen: Mapping[str, int]) -> None:
        self.chosen.append(dict(chosen))

    def field(self, label: str) -> KeyField:
        fields = (each for each in widgets(self.dialog) if isinstance(each, KeyField))
        return next(field for field in fields if field.label == label)

    def set(self, label: str, code: int) -> None:
        send(self.stack, *click(self.field(label).rect), Key(code))

    @property
    def message(self) -> str:
        return next(each for each in widgets(self.dialog) if isinstance(each, Paragraph)).text


class TestDialog:
    def test_a_row_waits_for_a_key_and_takes_it(self) -> None:
        choice = Choice({})
        choice.set("To the foundation", pygame.K_g)
        assert choice.chosen == [{"home": pygame.K_g}]
        assert choice.field("To the foundation").key == "G"
        assert choice.message.startswith("Choose an action")

    def test_by_keyboard_alone(self) -> None:
        choice = Choice({})
        send(choice.stack, Key(pygame.K_RETURN), Key(pygame.K_a))
        assert choice.chosen == [{"left": pygame.K_a}]

    def test_what_a_key_means_already_is_told(self) -> None:
        choice = Choice({})
        choice.set("To the foundation", pygame.K_u)
        assert choice.chosen == [{}]
        assert "already means “Undo”" in choice.message
        choice.set("Undo", pygame.K_BACKSPACE)
        choice.set("To the foundation", pygame.K_u)
        assert choice.chosen[-1] == {"home": pygame.K_u, "undo": pygame.K_BACKSPACE}
        assert choice.message.startswith("Choose an action")

    @pytest.mark.parametrize("code", [pygame.K_1, pygame.K_SPACE, pygame.K_F1, pygame.K_LSHIFT])
    def test_a_fixed_key_is_refused(self, code: int) -> None:
        choice = Choice({})
        choice.set("Undo", code)
        assert choice.chosen == [{}]
        assert choice.message == "This key cannot be given another meaning."

    def test_esc_leaves_the_key_as_it_is_and_the_dialog_open(self) -> None:
        choice = Choice({})
        send(choice.stack, *click(choice.field("Undo").rect), Key(pygame.K_ESCAPE))
        assert not choice.field("Undo").waiting
        assert choice.stack.top is choice.dialog
        assert choice.chosen == []
        send(choice.stack, Key(pygame.K_ESCAPE))
        assert choice.stack.top is None

    def test_going_elsewhere_ends_the_waiting(self) -> None:
        choice = Choice({})
        send(choice.stack, *click(choice.field("Undo").rect))
        assert choice.field("Undo").waiting
        send(choice.stack, *click(choice.field("Redo").rect), Key(pygame.K_b))
        assert not choice.field("Undo").waiting
        assert choice.chosen == [{"redo": pygame.K_b}]

    def test_reset_gives_all_keys_back(self) -> None:
        choice = Choice({"home": pygame.K_g, "undo": pygame.K_b})
        send(choice.stack, *click(the(choice.dialog, "Reset").rect))
        assert choice.chosen == [{}]
        assert choice.field("Undo").key == "U"

    @pytest.mark.parametrize("tag", LANGUAGES)
    @pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
    def test_it_fits(self, tag: str, size: tuple[int, int]) -> None:
        tr, window = Catalogue.load(tag), pygame.Rect((0, 0), size)
        dialog = remap(look_for(rtl=tr.rtl), tr, {}, print)
        dialog.place(window)
        assert window.contains(dialog.rect)
        assert set(action_names(tr)) == set(ACTIONS)

    def test_the_list_of_keys_names_the_chosen_ones(self) -> None:
        listed = dict(entries(ENGLISH, Keymap({"home": pygame.K_g})))
        assert listed[ENGLISH.isolate("G")] == "To the foundation"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    session = Session(GameCode(3))
    session.position = Position(BOARD)
    app = App(TableWindow((1280, 720), fullscreen=False), Store.open(tmp_path), session, ENGLISH)
    app.draw()
    yield app
    app.close()


def test_the_table_and_the_commands_listen_to_the_chosen_keys(app: App) -> None:
    def press(code: int) -> None:
        app.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0))
        app.handle(pygame.Event(pygame.KEYUP, key=code, mod=0))
        app.tick(5)

    app.follow(Settings(keys={"home": pygame.K_g, "undo": pygame.K_BACKSPACE}))
    press(pygame.K_6)
    press(pygame.K_f)
    assert not app.session.log
    press(pygame.K_g)
    assert [str(action) for action in app.session.log] == ["8S>F"]
    press(pygame.K_BACKSPACE)
    assert str(app.session.board) == str(BOARD)
