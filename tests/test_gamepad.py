"""Controllers as keys, plugged in at any time."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Event

from game.core.board import Board
from game.core.code import GameCode
from game.core.session import Position, Session
from game.i18n.catalogue import Catalogue
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.gamepad import Gamepad
from game.ui.gestures import Key
from game.ui.window import TableWindow

BOARD = Board.parse(
    "Foundations: S-7 H-7 D-13 C-13\n9S TS\n8H JS\n<9H> TH QS\nKS\nKH QH JH\n8S\n\n"
)
A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
RIGHT, DOWN = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_DOWN
NEXT, HOME = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_X


def down(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def up(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)


def leans(axis: int, value: int) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)


class TestKeys:
    def test_buttons_are_keys(self) -> None:
        pad = Gamepad()
        assert pad.translate(down(A)) == [Key(pygame.K_RETURN)]
        assert pad.translate(down(B)) == [Key(pygame.K_ESCAPE)]
        assert pad.translate(down(99)) == []
        assert pad.tick(5000) == []

    def test_an_arrow_held_repeats_until_it_is_let_go(self) -> None:
        pad = Gamepad()
        assert pad.translate(down(RIGHT)) == [Key(pygame.K_RIGHT)]
        assert pad.tick(390) == []
        assert pad.tick(20) == [Key(pygame.K_RIGHT, repeat=True)]
        pad.translate(up(RIGHT))
        assert pad.tick(5000) == []

    def test_the_stick_counts_once_when_it_leans_far_enough(self) -> None:
        pad, axis = Gamepad(), pygame.CONTROLLER_AXIS_LEFTX
        assert pad.translate(leans(axis, 15_000)) == []
        assert pad.translate(leans(axis, -25_000)) == [Key(pygame.K_LEFT)]
        assert pad.translate(leans(axis, -30_000)) == []
        assert pad.translate(leans(axis, -15_000)) == []
        assert pad.translate(leans(axis, -25_000)) == []
        assert pad.translate(leans(axis, 0)) == []
        assert pad.tick(5000) == []
        assert pad.translate(leans(axis, -25_000)) == [Key(pygame.K_LEFT)]

    @pytest.mark.parametrize("end", [pygame.CONTROLLERDEVICEREMOVED, pygame.WINDOWFOCUSLOST])
    def test_pulled_out_or_left_while_held_it_lets_go(self, end: int) -> None:
        """checks.md 5: the release never arrives."""
        pad = Gamepad()
        pad.translate(down(RIGHT))
        pad.translate(Event(end))
        assert pad.tick(5000) == []

    def test_what_is_plugged_in_later_is_opened(self) -> None:
        opened: list[int] = []
        pad = Gamepad(opened.append)
        pad.translate(Event(pygame.CONTROLLERDEVICEADDED, device_index=1))
        pad.translate(Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
        assert opened == [1, 0]

    def test_what_cannot_be_opened_is_left_alone(self) -> None:
        pad = Gamepad()
        pad.start()
        pad.start()
        assert pad.translate(Event(pygame.CONTROLLERDEVICEADDED, device_index=77)) == []


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    session = Session(GameCode(3))
    session.position = Position(BOARD)
    window = TableWindow((1280, 720), fullscreen=False)
    app = App(window, Store.open(tmp_path), session, Catalogue.load("en"))
    app.draw()
    yield app
    app.close()


def press(app: App, *buttons: int) -> None:
    for button in buttons:
        app.handle(down(button))
        app.handle(up(button))
        app.tick(5)
        app.draw()


def test_a_move_with_a_controller(app: App) -> None:
    press(app, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, A, NEXT, A)
    assert [str(action) for action in app.session.log] == ["JH>3"]


def test_a_controller_keeps_its_buttons_whatever_keys_are_chosen(app: App) -> None:
    app.follow(Settings(keys={"home": pygame.K_g, "right": pygame.K_d}))
    press(app, *[RIGHT] * 6, HOME)
    assert [str(action) for action in app.session.log] == ["8S>F"]


def test_home_undo_and_the_menu(app: App) -> None:
    press(app, *[RIGHT] * 6, HOME)
    assert [str(action) for action in app.session.log] == ["8S>F"]
    press(app, pygame.CONTROLLER_BUTTON_BACK)
    assert str(app.session.board) == str(BOARD)
    press(app, pygame.CONTROLLER_BUTTON_START)
    menu = app._dialogs.top
    assert menu is not None
    first = menu.focus
    press(app, DOWN)
    assert menu.focus is not first
    press(app, B)
    assert app._dialogs.top is None


def test_a_switch_of_the_settings_by_controller(app: App) -> None:
    app.fulfil(Command.SETTINGS)
    app.draw()
    for button in (NEXT, RIGHT, NEXT, A):
        app.handle(down(button))
        app.handle(up(button))
    assert not app.settings.placement_help
    assert app._dialogs.top is not None
