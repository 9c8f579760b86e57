"""Events to gestures: one pointer, one end to every press (architecture.md, checks 1, 5)."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.gestures import (
    NOWHERE,
    Cancel,
    Drag,
    Gesture,
    Hover,
    Key,
    Press,
    Release,
    Text,
    Wheel,
)
from game.ui.input import Translator

Event = pygame.event.Event


def down(pos: tuple[int, int], button: int = 1, *, touch: bool = False, clicks: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=touch, clicks=clicks)


def up(pos: tuple[int, int], button: int = 1, *, touch: bool = False) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=touch, clicks=1)


def motion(
    pos: tuple[int, int], buttons: tuple[int, int, int] = (0, 0, 0), *, touch: bool = False
) -> Event:
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons, touch=touch)


def finger(kind: int, finger_id: int) -> Event:
    return Event(kind, touch_id=1, finger_id=finger_id, x=0.5, y=0.5, dx=0.0, dy=0.0)


def wheel(y: float, *, flipped: bool = False) -> Event:
    return Event(
        pygame.MOUSEWHEEL, x=0, y=round(y), precise_y=y, flipped=flipped, touch=False, pos=(7, 8)
    )


def translated(*events: Event) -> list[Gesture]:
    translator = Translator()
    return [gesture for event in events for gesture in translator.translate(event)]


def test_press_drag_release() -> None:
    assert translated(down((1, 2)), motion((5, 6), (1, 0, 0)), up((5, 6))) == [
        Press((1, 2)),
        Drag((5, 6)),
        Release((5, 6)),
    ]


def test_clicks_of_a_double_click_are_counted() -> None:
    gestures = translated(down((1, 2)), up((1, 2)), down((1, 2), clicks=2))
    assert gestures[-1] == Press((1, 2), clicks=2)


def test_a_second_button_cancels_and_is_swallowed() -> None:
    assert translated(down((1, 1)), down((1, 1), 3), up((1, 1), 3), up((1, 1))) == [
        Press((1, 1)),
        Cancel(),
    ]


def test_the_right_button_alone_is_a_press() -> None:
    assert translated(down((1, 1), 3), up((1, 1), 3)) == [Press((1, 1), 3), Release((1, 1))]


@pytest.mark.parametrize(
    "kind",
    [
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWRESIZED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWHIDDEN,
    ],
)
def test_losing_the_window_cancels(kind: int) -> None:
    assert translated(down((1, 1)), Event(kind), up((1, 1))) == [Press((1, 1)), Cancel()]
    assert translated(Event(kind)) == []


def test_a_press_whose_end_never_came_is_cancelled_by_the_next() -> None:
    assert translated(down((1, 1)), down((9, 9)), up((9, 9))) == [
        Press((1, 1)),
        Cancel(),
        Press((9, 9)),
        Release((9, 9)),
    ]


def test_moving_without_the_button_cancels_a_press_whose_end_never_came() -> None:
    assert translated(down((1, 1)), motion((4, 4))) == [Press((1, 1)), Cancel(), Hover((4, 4))]


def test_leaving_the_window_while_dragging_does_not_end_the_drag() -> None:
    assert translated(
        down((1, 1)), Event(pygame.WINDOWLEAVE), motion((-5, 3), (1, 0, 0)), up((-5, 3))
    ) == [Press((1, 1)), Drag((-5, 3)), Release((-5, 3))]


def test_leaving_the_window_ends_hovering_once() -> None:
    leave = Event(pygame.WINDOWLEAVE)
    assert translated(motion((4, 4)), leave, leave) == [Hover((4, 4)), Hover(NOWHERE)]


def test_a_finger_is_one_press_although_it_is_reported_twice() -> None:
    assert translated(
        motion((3, 3), touch=True),
        down((3, 3), touch=True),
        finger(pygame.FINGERDOWN, 1),
        motion((4, 9), (1, 0, 0), touch=True),
        Event(pygame.FINGERMOTION, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0.1, dy=0.1),
        up((4, 9), touch=True),
        finger(pygame.FINGERUP, 1),
    ) == [Press((3, 3), touch=True), Drag((4, 9)), Release((4, 9))]


def test_a_finger_ends_hovering() -> None:
    assert translated(motion((4, 4)), down((3, 3), touch=True)) == [
        Hover((4, 4)),
        Hover(NOWHERE),
        Press((3, 3), touch=True),
    ]


def test_a_second_finger_cancels() -> None:
    assert translated(
        down((3, 3), touch=True),
        finger(pygame.FINGERDOWN, 1),
        finger(pygame.FINGERDOWN, 2),
        up((3, 3), touch=True),
        finger(pygame.FINGERUP, 1),
        finger(pygame.FINGERUP, 2),
        down((8, 8), touch=True),
        finger(pygame.FINGERDOWN, 3),
    ) == [Press((3, 3), touch=True), Cancel(), Press((8, 8), touch=True)]


def test_a_mouse_beside_a_finger_neither_moves_nor_ends_its_gesture() -> None:
    assert translated(
        down((3, 3), touch=True), motion((90, 90)), up((90, 90)), up((3, 3), touch=True)
    ) == [Press((3, 3), touch=True), Release((3, 3))]


def test_the_wheel_is_heard_once() -> None:
    assert translated(down((7, 8), 4), up((7, 8), 4), wheel(1.0)) == [Wheel((7, 8), 1.0)]
    assert translated(wheel(0.5, flipped=True)) == [Wheel((7, 8), -0.5)]
    assert translated(wheel(0.0)) == []


def test_the_wheel_does_not_end_a_drag() -> None:
    assert translated(down((1, 1)), down((1, 1), 5), up((1, 1), 5), up((1, 1))) == [
        Press((1, 1)),
        Release((1, 1)),
    ]


def test_a_held_key_repeats() -> None:
    press = Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL)
    lift = Event(pygame.KEYUP, key=pygame.K_z, mod=0)
    assert translated(press, press, lift, press) == [
        Key(pygame.K_z, pygame.KMOD_CTRL),
        Key(pygame.K_z, pygame.KMOD_CTRL, repeat=True),
        Key(pygame.K_z, pygame.KMOD_CTRL),
    ]


def test_a_key_held_while_the_focus_was_lost_does_not_stay_held() -> None:
    press = Event(pygame.KEYDOWN, key=pygame.K_z, mod=0)
    assert translated(press, Event(pygame.WINDOWFOCUSLOST), press)[-1] == Key(pygame.K_z)


def test_typed_text() -> None:
    assert translated(Event(pygame.TEXTINPUT, text="ק"), Event(pygame.TEXTINPUT, text="")) == [
        Text("ק")
    ]


EVENTS = st.sampled_from(
    [
        down((1, 1)),
        down((2, 2), 3),
        down((3, 3), touch=True),
        up((1, 1)),
        up((2, 2), 3),
        up((3, 3), touch=True),
        motion((4, 4)),
        motion((5, 5), (1, 0, 0)),
        motion((6, 6), (1, 0, 0), touch=True),
        finger(pygame.FINGERDOWN, 1),
        finger(pygame.FINGERDOWN, 2),
        finger(pygame.FINGERUP, 1),
        Event(pygame.WINDOWFOCUSLOST),
        Event(pygame.WINDOWLEAVE),
        wheel(1.0),
    ]
)


@given(st.lists(EVENTS, max_size=40))
def test_every_press_ends_exactly_once_before_the_next(events: list[Event]) -> None:
    pressed = False
    for gesture in translated(*events):
        match gesture:
            case Press():
                assert not pressed
                pressed = True
            case Release() | Cancel():
                assert pressed
                pressed = False
            case Drag():
                assert pressed
            case Hover(pos):
                assert not pressed or pos == NOWHERE
