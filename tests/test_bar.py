"""The bar: commands, state, and what gives way in narrow windows (R7, R12, R21; DESIGN §6)."""

import dataclasses

import pygame
import pytest

from game.i18n.catalogue import LANGUAGES, Catalogue
from game.ui.bar import Bar, BarState, clock
from game.ui.commands import Command
from game.ui.gestures import NOWHERE, Hover, Key, Press, Release
from game.ui.widgets.base import Repeater
from game.ui.widgets.button import Button
from tests.looks import click, look_for, pixels

STATE = BarState(
    score=190,
    seconds=372,
    moves=48,
    code="YU1-C-AAAAAAB",
    rules="Classic",
    can_undo=True,
    can_restart=True,
)
SIZES = [(800, 600), (1024, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080)]


def bar_for(
    tag: str = "en", size: tuple[int, int] = (1280, 720), state: BarState = STATE
) -> tuple[Bar, list[Command]]:
    emitted: list[Command] = []
    tr = Catalogue.load(tag)
    unit = max(0.9, min(size[0] / 1280, size[1] / 720))
    bar = Bar(look_for(rtl=tr.rtl, unit=unit), tr, state, emitted.append)
    height = max(44, round(48 * unit))
    bar.place(pygame.Rect(0, size[1] - height, size[0], height))
    bar.clean()
    return bar, emitted


def buttons(bar: Bar) -> list[Button]:
    return [child for child in bar.children if isinstance(child, Button)]


def button(bar: Bar, name: str) -> Button:
    return next(each for each in buttons(bar) if each.name == name)


def code_area(bar: Bar) -> pygame.Rect:
    return bar.children[-1].rect.inflate(-40, 0)


@pytest.mark.parametrize(
    ("name", "command"),
    [("Menu", Command.MENU), ("New game", Command.NEW), ("Restart", Command.RESTART)],
)
def test_a_click_emits_its_command(name: str, command: Command) -> None:
    bar, emitted = bar_for()
    for gesture in click(button(bar, name).rect):
        assert bar.handle(gesture)
    assert emitted == [command]


def test_undo_repeats_while_held() -> None:
    bar, emitted = bar_for()
    bar.handle(Press(button(bar, "Undo").rect.center))
    bar.tick(Repeater.DELAY + Repeater.EVERY)
    bar.handle(Release(button(bar, "Undo").rect.center))
    bar.tick(2000)
    assert emitted == [Command.UNDO] * 3


def test_what_cannot_be_done_cannot_be_pressed() -> None:
    bar, emitted = bar_for()
    for gesture in click(button(bar, "Redo").rect):
        bar.handle(gesture)
    assert emitted == []
    bar.state = dataclasses.replace(STATE, can_redo=True)
    for gesture in click(button(bar, "Redo").rect):
        bar.handle(gesture)
    assert emitted == [Command.REDO]


def test_undo_stops_repeating_when_all_is_undone() -> None:
    bar, emitted = bar_for()
    bar.handle(Press(button(bar, "Undo").rect.center))
    bar.state = dataclasses.replace(STATE, can_undo=False)
    bar.tick(5000)
    assert emitted == [Command.UNDO]


def test_finish_is_there_only_when_it_wins() -> None:
    bar, emitted = bar_for()
    assert "Finish" not in [each.name for each in buttons(bar)]
    bar.state = dataclasses.replace(STATE, can_finish=True)
    for gesture in click(button(bar, "Finish").rect):
        bar.handle(gesture)
    assert emitted == [Command.FINISH]


@pytest.mark.parametrize("tag", ["en", "he"])
def test_a_click_on_the_code_copies_it(tag: str) -> None:
    bar, emitted = bar_for(tag)
    fields = bar.children[-1].rect
    at = (fields.left + 30 if tag == "he" else fields.right - 30, fields.centery)
    bar.handle(Press(at))
    bar.handle(Release(at))
    assert emitted == [Command.COPY_CODE]


def test_a_click_on_the_score_copies_nothing() -> None:
    bar, emitted = bar_for()
    at = (bar.children[-1].rect.left + 90, bar.rect.centery)
    bar.handle(Press(at))
    bar.handle(Release(at))
    assert emitted == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tag", LANGUAGES)
def test_everything_fits_and_nothing_overlaps(tag: str, size: tuple[int, int]) -> None:
    state = dataclasses.replace(
        STATE, seconds=36_000, moves=1234, house_rule=True, can_finish=True, can_redo=True
    )
    bar, _ = bar_for(tag, size, state)
    places = [child.rect for child in bar.children]
    assert all(bar.rect.contains(place) for place in places)
    assert not any(one.colliderect(two) for one in places for two in places if one is not two)


@pytest.mark.parametrize("size", SIZES)
def test_buttons_are_large_enough_to_touch(size: tuple[int, int]) -> None:
    bar, _ = bar_for(size=size)
    assert all(each.rect.w >= 44 and each.rect.h >= 44 for each in buttons(bar))


def test_narrow_windows_show_labels_below_the_signs() -> None:
    wide, _ = bar_for(size=(1280, 720))
    narrow, _ = bar_for(size=(800, 600))
    assert button(wide, "Undo").shows_label
    assert not button(wide, "Undo").stacked
    assert all(each.stacked for each in buttons(narrow))


@pytest.mark.parametrize("can_finish", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tag", LANGUAGES)
def test_only_the_menu_is_ever_without_a_word(
    tag: str, size: tuple[int, int], can_finish: bool
) -> None:
    bar, _ = bar_for(tag, size, dataclasses.replace(STATE, can_finish=can_finish))
    menu, *others = buttons(bar)
    assert all(each.shows_label for each in others)
    assert menu.shows_label is others[0].stacked


def lit(bar: Bar) -> set[tuple[int, int]]:
    """The points of the bar, as far as they are bright."""
    surface = pygame.Surface((bar.rect.right, bar.rect.bottom))
    bar.draw(surface)
    area = bar.rect
    return {
        (x, y)
        for x in range(area.left, area.right)
        for y in range(area.top, area.bottom)
        if sum(surface.get_at((x, y))[:3]) > 3 * 110
    }


@pytest.mark.parametrize("size", [(800, 600), (1024, 600)])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_ring_of_the_focus_surrounds_sign_and_label(tag: str, size: tuple[int, int]) -> None:
    bar, _ = bar_for(tag, size)
    each = buttons(bar)[1]
    if not each.stacked:
        return
    before = lit(bar)
    bar.step(1)
    bar.step(1)
    ring = lit(bar) - before
    inside = [point for point in before if each.rect.collidepoint(point)]
    assert ring
    assert inside
    assert all(each.rect.collidepoint(point) for point in ring)
    for axis in (0, 1):
        drawn = [point[axis] for point in inside]
        edge = [point[axis] for point in ring]
        assert min(edge) + 2 < min(drawn)
        assert max(drawn) < max(edge) - 2
    near = {(x + i, y + j) for x, y in inside for i in (-1, 0, 1) for j in (-1, 0, 1)}
    assert not near & ring, "it touches nothing that it surrounds"


def test_no_label_goes_when_finish_comes() -> None:
    for tag in LANGUAGES:
        before, _ = bar_for(tag, (1024, 600))
        after, _ = bar_for(tag, (1024, 600), dataclasses.replace(STATE, can_finish=True))
        labelled = {each.name for each in buttons(before) if each.shows_label}
        assert labelled <= {each.name for each in buttons(after) if each.shows_label}


def test_it_is_mirrored_in_right_to_left_languages() -> None:
    left, _ = bar_for("en")
    right, _ = bar_for("he")
    assert left.children[0].rect.left < left.children[1].rect.left < left.children[-1].rect.left
    assert right.children[0].rect.left > right.children[1].rect.left > right.children[-1].rect.left


def test_the_clock_does_not_move_what_is_beside_it() -> None:
    places = set()
    for seconds in (0, 71, 599, 48 * 60 + 8):
        bar, _ = bar_for(state=dataclasses.replace(STATE, seconds=seconds, score=0, moves=7))
        places.add(tuple(bar.children[-1].rect.topleft) if seconds < 600 else None)
    assert len(places - {None}) == 1


def test_an_unsaid_name_is_told_after_a_while() -> None:
    bar, _ = bar_for()
    bar.handle(Hover(button(bar, "Menu").rect.center))
    bar.tick(100)
    assert bar.tooltip == ""
    bar.clean()
    bar.tick(1000)
    assert bar.tooltip == "Menu"
    assert bar.dirty
    bar.handle(Hover(NOWHERE))
    assert bar.tooltip == ""


def test_pressing_takes_the_name_away() -> None:
    bar, _ = bar_for()
    bar.handle(Hover(button(bar, "Menu").rect.center))
    bar.tick(1000)
    bar.handle(Press(button(bar, "Menu").rect.center))
    assert bar.tooltip == ""


def test_a_name_that_can_be_read_is_not_told_again() -> None:
    bar, _ = bar_for()
    bar.handle(Hover(button(bar, "Restart").rect.center))
    bar.tick(1000)
    assert bar.tooltip == ""


def test_the_house_rule_is_marked_and_named() -> None:
    bar, _ = bar_for(size=(1024, 600), state=dataclasses.replace(STATE, house_rule=True))
    fields = bar.children[-1].rect
    names = set()
    for x in range(fields.left, fields.right):
        bar.handle(Hover((x, bar.rect.centery)))
        bar.tick(1000)
        names.add(bar.tooltip)
    assert names == {"", "Cards stay on the foundations", "Copy the game code"}


def test_the_focus_goes_along_the_bar_and_off_its_end() -> None:
    bar, emitted = bar_for()
    steps = 0
    while bar.step(1):
        steps += 1
        bar.handle(Key(pygame.K_RETURN))
    assert emitted == [
        Command.MENU,
        Command.NEW,
        Command.UNDO,
        Command.RESTART,
        Command.HINT,
        Command.COPY_CODE,
    ]
    assert not any(stop.focused for stop in bar.stops())
    assert bar.step(-1)
    assert bar.children[-1].focused
    bar.blur()
    assert not bar.handle(Key(pygame.K_RETURN))


def test_the_same_state_draws_nothing_new() -> None:
    bar, _ = bar_for()
    before = pixels(bar)
    bar.state = dataclasses.replace(STATE)
    assert not bar.dirty
    bar.state = dataclasses.replace(STATE, seconds=373)
    assert bar.dirty
    assert pixels(bar) != before


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (59, "0:59"), (878, "14:38"), (3600, "1:00:00"), (36_061, "10:01:01")],
)
def test_the_clock(seconds: int, text: str) -> None:
    assert clock(seconds) == text
