"""Between monitors of different scale: crisp, and hit where it is seen (checks.md 27, 28).

Headless, so the events are posted; that a system sends them has not been tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Event

from game.core.cards import Card
from game.ui.app import App
from game.ui.gestures import Drag, Hover, Press, Release, Wheel
from game.ui.input import Translator
from tests.application import pass_time, press, start


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = start(tmp_path, (1000, 640))
    pass_time(app, 2000)
    yield app
    app.close()


def change_pixels(app: App, size: tuple[int, int]) -> None:
    """Let the window have other pixels without a word of the system."""
    app.window._window.size = size
    pygame.event.clear()


@pytest.mark.parametrize(
    "kind",
    [
        *(pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWSIZECHANGED, pygame.WINDOWMOVED),
        *(pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED),
    ],
)
@pytest.mark.parametrize("size", [(2000, 1280), (1500, 960)])
def test_everything_is_drawn_in_the_pixels_there_are(
    app: App, kind: int, size: tuple[int, int]
) -> None:
    change_pixels(app, size)
    app.handle(Event(kind))
    assert app._layout.size == app.window.size == size
    pass_time(app, 2000)
    width = app._layout.card[0]
    assert app.wardrobe.deck.face(Card.parse("KH")).get_width() == width
    assert not app.wardrobe.deck.busy
    assert app.wardrobe.look.unit == pytest.approx(app._layout.scale)


def test_a_dialog_that_is_open_follows(app: App) -> None:
    press(app, pygame.K_n)
    app.draw()
    change_pixels(app, (2000, 1280))
    app.handle(Event(pygame.WINDOWDISPLAYCHANGED))
    app.draw()
    dialog = app._dialogs.top
    assert dialog is not None
    assert dialog.rect.centerx == 1000


def test_a_drag_under_way_ends_with_the_cards_at_home(app: App) -> None:
    card = app.session.board.columns[6].cards[-1]
    x, y = (round(each) + 20 for each in app.play.stage.where(card))
    down = {"pos": (x, y), "button": 1, "touch": False, "clicks": 1}
    app.handle(Event(pygame.MOUSEBUTTONDOWN, down))
    drag = {"pos": (x - 90, y + 30), "buttons": (1, 0, 0), "touch": False}
    app.handle(Event(pygame.MOUSEMOTION, drag))
    assert app.play.stage.held is not None
    change_pixels(app, (2000, 1280))
    app.handle(Event(pygame.WINDOWDISPLAYCHANGED))
    assert app.play.stage.held is None
    app.handle(Event(pygame.MOUSEBUTTONUP, down))
    assert not app.session.log


class TestPointer:
    """Some systems tell the pointer's place in units of which a pixel is a part."""

    def test_every_place_is_in_pixels(self) -> None:
        translator = Translator()
        translator.density = 1.5
        down = {"pos": (100, 60), "button": 1, "touch": False, "clicks": 1}
        move = {"pos": (102, 61), "buttons": (1, 0, 0), "touch": False}
        free = {"pos": (639, 479), "buttons": (0, 0, 0), "touch": False}
        wheel = {"pos": (10, 20), "y": 1, "flipped": False}
        told = [
            gesture
            for event in (
                Event(pygame.MOUSEBUTTONDOWN, down),
                Event(pygame.MOUSEMOTION, move),
                Event(pygame.MOUSEBUTTONUP, down),
                Event(pygame.MOUSEMOTION, free),
                Event(pygame.MOUSEWHEEL, wheel),
            )
            for gesture in translator.translate(event)
        ]
        assert told == [
            Press((150, 90)),
            Drag((153, 92)),
            Release((150, 90)),
            Hover((958, 718)),
            Wheel((15, 30), 1),
        ]

    def test_the_window_knows_how_dense_it_is(self, app: App) -> None:
        assert app.window.density == 1
        assert app._translator.density == 1
