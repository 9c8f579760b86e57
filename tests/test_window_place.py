"""The window opens where it was, as long as there is a screen for it."""

from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.store.settings import Settings, Window
from game.store.store import Store
from game.ui.app import App
from game.ui.window import TableWindow
from game.ui.window_place import fitting, smallest

ONE, TWO = [(1920, 1080)], [(1920, 1080), (1280, 1024)]


@pytest.mark.parametrize(
    ("place", "desktops", "where"),
    [
        (Window(1000, 700, 50, 60), ONE, (50, 60, 1000, 700)),
        (Window(1000, 700, 1800, 900), ONE, (920, 380, 1000, 700)),
        (Window(1000, 700, -300, -40), ONE, (0, 0, 1000, 700)),
        (Window(3840, 2160, 0, 0), ONE, (0, 0, 1920, 1080)),
        (Window(10, 10, 5, 5), ONE, (5, 5, 800, 600)),
        (Window(1000, 700, 2100, 100), TWO, (2100, 100, 1000, 700)),
        (Window(1000, 700, -1200, 100), TWO, (-1200, 100, 1000, 700)),
        (Window(1000, 700, 9000, 100), TWO, None),
        (None, ONE, None),
        (Window(1000, 700, 0, 0), [], None),
    ],
)
def test_where_it_fits(
    place: Window | None, desktops: list[tuple[int, int]], where: tuple[int, int, int, int] | None
) -> None:
    found = fitting(place, desktops)
    assert (None if found is None else tuple(found)) == where


@pytest.mark.parametrize(
    ("desktops", "least"),
    [(ONE, 600), ([(1280, 720)], 600), ([(1024, 600)], 520), ([*TWO, (1366, 650)], 570), ([], 600)],
)
def test_it_is_lower_where_a_screen_is_too_low_for_its_frame(
    desktops: list[tuple[int, int]], least: int
) -> None:
    assert smallest(desktops) == (800, least)


def test_it_comes_back_as_low_as_it_was() -> None:
    found = fitting(Window(1024, 560, 0, 20), [(1024, 600)])
    assert found is not None
    assert tuple(found) == (0, 20, 1024, 560)


def play(folder: Path, *, fullscreen: bool = False) -> App:
    store = Store.open(folder)
    window = TableWindow(None, fullscreen=fullscreen, place=store.settings.window)
    return App(window, store, Session(GameCode(3)), Catalogue.load("en"))


def test_size_and_place_are_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.save_settings(Settings(window=Window(900, 650, 30, 40)))
    app = play(tmp_path)
    assert app.window.place == Window(900, 650, 30, 40)
    app.close()
    with Store.open(tmp_path) as store:
        assert store.settings.window == Window(900, 650, 30, 40)


def test_a_full_screen_leaves_the_remembered_place_alone(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.save_settings(Settings(window=Window(900, 650, 30, 40)))
    app = play(tmp_path, fullscreen=True)
    app.close()
    with Store.open(tmp_path) as store:
        assert store.settings.window == Window(900, 650, 30, 40)
