"""The first window: whole on every screen, with whatever frame the system puts around it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.code import GameCode
from game.core.session import Session
from tests.window.screen import RealGame, desktop, furnish, wait_until

pytestmark = pytest.mark.window

CODE = "YU1-C-AAAAAAD"


@pytest.mark.parametrize(
    ("screen_size", "window_size"),
    [((1600, 900), (1280, 720)), ((1300, 760), (1300, 760)), ((1024, 600), (1024, 600))],
)
def test_it_is_maximised_where_the_usual_size_leaves_no_room_for_a_frame(
    screen_size: tuple[int, int], window_size: tuple[int, int], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    furnish(data)
    session = Session(GameCode.parse(CODE))
    with desktop(screen_size) as screen, RealGame(screen, data, session, CODE) as game:
        wait_until(lambda: game.picture().get_size() == window_size)
        assert game.quit() == 0


@pytest.mark.parametrize("screen_size", [(1280, 720), (1024, 600)])
def test_with_its_frame_it_is_whole_on_a_low_screen(
    screen_size: tuple[int, int], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    furnish(data)
    session = Session(GameCode.parse(CODE))
    width, height = screen_size
    with (
        desktop(screen_size, framed=True) as screen,
        RealGame(screen, data, session, CODE) as game,
    ):
        # Some room is left above, and that for the title of the window.
        wait_until(lambda: game.size[0] == width and height - 40 < game.size[1] < height - 10)
        assert game.quit() == 0
