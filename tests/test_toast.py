"""Messages: how long they stay and where they stand (R17; DESIGN §4, §8)."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.toast import Mood, Toast, Toaster
from tests.looks import look_for

TABLE = pygame.Rect(0, 0, 1280, 672)
SENTENCE = "A group of more than 20 cards may not be moved. "


def toaster_for(area: pygame.Rect = TABLE, *, rtl: bool = False, unit: float = 1.0) -> Toaster:
    toaster = Toaster(look_for(rtl=rtl, unit=unit))
    toaster.place(area)
    return toaster


def test_it_stays_long_enough_to_be_read() -> None:
    assert Toast("Short.").hold == 2600
    assert Toast("x" * 100).hold == 6000


def test_it_comes_stays_and_goes() -> None:
    toaster = toaster_for()
    toaster.show(Toast("Game code copied", Mood.GOOD))
    toaster.tick(160)
    toaster.clean()
    toaster.tick(2500)
    assert toaster.toast is not None
    assert not toaster.dirty
    toaster.tick(101)
    toaster.tick(199)
    assert toaster.toast is not None
    toaster.tick(2)
    assert toaster.toast is None
    assert toaster.dirty
    toaster.clean()
    toaster.tick(1000)
    assert not toaster.dirty


def test_a_new_message_takes_the_place_of_the_old() -> None:
    toaster = toaster_for()
    toaster.show(Toast("One"))
    toaster.tick(2000)
    toaster.show(Toast("Two"))
    toaster.tick(160)
    toaster.tick(2500)
    assert toaster.toast == Toast("Two")


def test_a_message_that_is_no_longer_so_goes() -> None:
    toaster = toaster_for()
    toaster.dismiss()
    toaster.show(Toast("One"))
    toaster.tick(160)
    toaster.dismiss()
    toaster.tick(200)
    assert toaster.toast is None


def test_without_a_pile_it_stands_over_the_foot_of_the_table() -> None:
    toaster = toaster_for()
    toaster.show(Toast("Game code copied"))
    assert abs(toaster.rect.centerx - TABLE.centerx) <= 1
    assert TABLE.bottom - 20 < toaster.rect.bottom < TABLE.bottom


@pytest.mark.parametrize("rtl", [False, True])
def test_beside_a_pile_it_does_not_hide_it(rtl: bool) -> None:
    toaster = toaster_for(rtl=rtl)
    for pile in (pygame.Rect(19, 16, 119, 167), pygame.Rect(829, 16, 119, 640)):
        toaster.show(Toast(SENTENCE, beside=pile))
        assert not toaster.rect.colliderect(pile)
        near = pile.inflate(60, 60)
        assert toaster.rect.colliderect(near)


@given(
    width=st.integers(800, 2000),
    height=st.integers(500, 1100),
    across=st.floats(0, 1),
    down=st.floats(0, 1),
    tall=st.integers(125, 900),
    sentences=st.integers(1, 5),
)
def test_it_is_always_wholly_on_the_table(
    width: int, height: int, across: float, down: float, tall: int, sentences: int
) -> None:
    area = pygame.Rect(0, 0, width, height)
    pile = pygame.Rect(round(across * (width - 90)), round(down * (height - 125)), 90, tall)
    toaster = TOASTER
    toaster.place(area)
    for beside in (pile, None):
        toaster.show(Toast(SENTENCE * sentences, beside=beside))
        assert area.contains(toaster.rect)


TOASTER = Toaster(look_for(unit=0.9))


def test_a_long_message_wraps_in_a_narrow_window() -> None:
    narrow, wide = toaster_for(pygame.Rect(0, 0, 400, 500)), toaster_for()
    for toaster in (narrow, wide):
        toaster.show(Toast(SENTENCE))
    assert narrow.rect.h > wide.rect.h
    assert narrow.rect.w <= 400


def test_drawing_changes_nothing() -> None:
    toaster = toaster_for()
    toaster.show(Toast(SENTENCE))
    for ms in (80, 500):
        toaster.tick(ms)
        pictures = []
        for _ in range(2):
            surface = pygame.Surface(TABLE.size)
            toaster.draw(surface)
            pictures.append(surface.get_buffer().raw)
        assert pictures[0] == pictures[1]
