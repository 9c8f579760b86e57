"""Widgets, driven by gestures alone (DESIGN §4, §6, §7)."""

from collections.abc import Callable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.gestures import NOWHERE, Cancel, Drag, Hover, Key, Press, Release, Text, Wheel
from game.ui.widgets.base import Repeater, Widget
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Cards, Option, Segments
from game.ui.widgets.editing import Clipboard, Editing
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.toggle import Toggle
from tests.looks import click, look_for, pixels, placed

SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


class TestButton:
    def test_a_click_presses_it_on_release(self) -> None:
        pressed: list[str] = []
        button = placed(Button(look_for(), "Deal", lambda: pressed.append("deal")))
        press, release = click(button.rect)
        assert button.handle(press)
        assert pressed == []
        button.handle(release)
        assert pressed == ["deal"]

    @pytest.mark.parametrize(
        "end", [Release((5, 5)), Cancel()], ids=["released outside", "cancelled"]
    )
    def test_a_press_that_ends_elsewhere_does_nothing(self, end: Release | Cancel) -> None:
        pressed: list[str] = []
        button = placed(Button(look_for(), "Deal", lambda: pressed.append("deal")))
        button.handle(Press(button.rect.center))
        button.handle(Drag((5, 5)))
        button.handle(end)
        button.handle(Release(button.rect.center))
        assert pressed == []

    def test_the_right_button_does_nothing(self) -> None:
        pressed: list[str] = []
        button = placed(Button(look_for(), "Deal", lambda: pressed.append("deal")))
        assert not button.handle(Press(button.rect.center, button=3))
        button.handle(Release(button.rect.center))
        assert pressed == []

    @pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
    def test_keys_press_it_only_with_the_focus(self, code: int) -> None:
        pressed: list[str] = []
        button = placed(Button(look_for(), "Deal", lambda: pressed.append("deal")))
        assert not button.handle(Key(code))
        button.focus(True)
        assert button.handle(Key(code))
        assert not button.handle(Key(code, repeat=True))
        assert pressed == ["deal"]

    def test_disabled_it_takes_neither_clicks_nor_the_focus(self) -> None:
        pressed: list[str] = []
        button = placed(Button(look_for(), "Deal", lambda: pressed.append("deal"), enabled=False))
        for gesture in click(button.rect):
            button.handle(gesture)
        button.press()
        assert pressed == []
        assert not button.takes_focus

    def test_a_repeating_one_acts_at_once_and_again_while_held(self) -> None:
        pressed: list[int] = []
        options = Options(Face.BAR, repeats=True)
        button = placed(Button(look_for(), "Undo", lambda: pressed.append(1), options))
        button.handle(Press(button.rect.center))
        assert len(pressed) == 1
        button.tick(Repeater.DELAY - 1)
        assert len(pressed) == 1
        button.tick(1 + 2 * Repeater.EVERY)
        assert len(pressed) == 4
        button.handle(Release(button.rect.center))
        button.tick(5000)
        assert len(pressed) == 4

    def test_repeating_stops_when_there_is_nothing_left_to_do(self) -> None:
        pressed: list[int] = []

        def undo() -> None:
            pressed.append(1)
            button.enabled = len(pressed) < 3

        button = placed(Button(look_for(), "Undo", undo, Options(repeats=True)))
        button.handle(Press(button.rect.center))
        button.tick(10_000)
        assert len(pressed) == 3

    def test_hovering_shows_and_ends(self) -> None:
        button = placed(Button(look_for(), "Deal", lambda: None))
        still = pixels(button)
        button.handle(Hover(button.rect.center))
        assert button.dirty
        assert pixels(button) != still
        button.handle(Hover(NOWHERE))
        assert pixels(button) == still

    def test_drawing_changes_nothing(self) -> None:
        button = placed(Button(look_for(), "Deal", lambda: None))
        assert pixels(button) == pixels(button)
        assert not button.dirty

    def test_targets_are_large_enough(self) -> None:
        look = look_for(unit=0.9)
        _, height = Button(look, "OK", lambda: None).measure(500)
        assert height >= round(50 * 0.9)


class TestToggle:
    def toggle(self) -> tuple[Toggle, list[bool]]:
        seen: list[bool] = []
        return placed(Toggle(look_for(), "Help", "What it does", False, seen.append)), seen

    def test_a_click_anywhere_on_the_row_switches_it(self) -> None:
        toggle, seen = self.toggle()
        for at in (toggle.rect.topleft, (toggle.rect.right - 1, toggle.rect.bottom - 1)):
            toggle.handle(Press(at))
            toggle.handle(Release(at))
        assert seen == [True, False]

    def test_the_space_bar_switches_it_with_the_focus(self) -> None:
        toggle, seen = self.toggle()
        assert not toggle.handle(Key(pygame.K_SPACE))
        toggle.focus(True)
        assert toggle.handle(Key(pygame.K_SPACE))
        assert seen == [True]
        assert toggle.value

    def test_its_knob_slides_and_then_rests(self) -> None:
        toggle, _ = self.toggle()
        off = pixels(toggle)
        toggle.switch()
        toggle.tick(60)
        halfway = pixels(toggle)
        toggle.tick(1000)
        on = pixels(toggle)
        assert len({off, halfway, on}) == 3
        toggle.clean()
        toggle.tick(1000)
        assert not toggle.dirty

    def test_a_long_note_makes_it_higher(self) -> None:
        look = look_for()
        short = Toggle(look, "Help", "Short.", False, lambda _: None).measure(300)[1]
        long = Toggle(look, "Help", "A long sentence. " * 9, False, lambda _: None).measure(300)[1]
        assert 50 <= short < long


COLOURS = (Option("felt", "Felt"), Option("night", "Night"), Option("dark", "Dark"))
Kind = type[Cards[str]] | type[Segments[str]]


@pytest.mark.parametrize("kind", [Cards[str], Segments[str]])
class TestChoice:
    def test_a_click_chooses(self, kind: Kind) -> None:
        seen: list[str] = []
        choice = placed(kind(look_for(), COLOURS, "felt", seen.append), (50, 50, 600, 60))
        for number in (2, 2, 1):
            for gesture in click(choice.area(number)):
                choice.handle(gesture)
        assert seen == ["dark", "night"]
        assert choice.value == "night"

    @pytest.mark.parametrize(("rtl", "ahead"), [(False, pygame.K_RIGHT), (True, pygame.K_LEFT)])
    def test_arrow_keys_choose_in_the_direction_they_point(
        self, kind: Kind, rtl: bool, ahead: int
    ) -> None:
        seen: list[str] = []
        choice = placed(kind(look_for(rtl=rtl), COLOURS, "felt", seen.append), (50, 50, 600, 60))
        assert not choice.handle(Key(ahead))
        choice.focus(True)
        for _ in range(4):
            assert choice.handle(Key(ahead))
        assert seen == ["night", "dark"]

    def test_options_start_at_the_right_in_right_to_left_text(self, kind: Kind) -> None:
        for rtl in (False, True):
            choice = placed(kind(look_for(rtl=rtl), COLOURS, "felt", print), (50, 50, 600, 60))
            lefts = [choice.area(number).x for number in range(3)]
            assert lefts == sorted(lefts, reverse=rtl)
            assert all(choice.rect.contains(choice.area(number)) for number in range(3))

    def test_choosing_for_the_player_tells_nobody(self, kind: Kind) -> None:
        seen: list[str] = []
        choice = placed(kind(look_for(), COLOURS, "felt", seen.append))
        choice.choose("dark")
        assert choice.value == "dark"
        assert choice.dirty
        assert seen == []


class Board:
    """A clipboard of our own."""

    def __init__(self) -> None:
        self.text = ""

    def get(self) -> str:
        return self.text

    def put(self, text: str) -> None:
        self.text = text


class TestEditing:
    def editing(self, text: str = "", longest: int = 40) -> tuple[Editing, Board]:
        board = Board()
        editing = Editing(Clipboard(board.get, board.put), longest)
        editing.replace_all(text)
        return editing, board

    @pytest.mark.parametrize(
        ("keys", "text", "caret"),
        [
            ([(pygame.K_BACKSPACE, 0)], "YU1-C-A", 7),
            ([(pygame.K_HOME, 0), (pygame.K_DELETE, 0)], "U1-C-AB", 0),
            ([(pygame.K_LEFT, 0), (pygame.K_LEFT, 0), (pygame.K_BACKSPACE, 0)], "YU1-CAB", 5),
            ([(pygame.K_LEFT, CTRL)], "YU1-C-AB", 6),
            ([(pygame.K_LEFT, CTRL), (pygame.K_LEFT, CTRL)], "YU1-C-AB", 4),
            ([(pygame.K_HOME, 0), (pygame.K_RIGHT, CTRL)], "YU1-C-AB", 4),
            ([(pygame.K_BACKSPACE, CTRL)], "YU1-C-", 6),
            ([(pygame.K_HOME, 0), (pygame.K_DELETE, CTRL)], "C-AB", 0),
            ([(pygame.K_HOME, SHIFT), (pygame.K_DELETE, 0)], "", 0),
            ([(pygame.K_a, CTRL), (pygame.K_BACKSPACE, 0)], "", 0),
            ([(pygame.K_a, CTRL), (pygame.K_LEFT, 0)], "YU1-C-AB", 0),
            ([(pygame.K_a, CTRL), (pygame.K_RIGHT, 0)], "YU1-C-AB", 8),
            ([(pygame.K_END, 0), (pygame.K_RIGHT, 0)], "YU1-C-AB", 8),
            ([(pygame.K_HOME, 0), (pygame.K_LEFT, 0), (pygame.K_BACKSPACE, 0)], "YU1-C-AB", 0),
        ],
    )
    def test_keys(self, keys: list[tuple[int, int]], text: str, caret: int) -> None:
        editing, _ = self.editing("YU1-C-AB")
        for code, mod in keys:
            assert editing.key(Key(code, mod))
        assert (editing.text, editing.caret) == (text, caret)

    def test_copy_cut_and_paste(self) -> None:
        editing, board = self.editing("YU1-C-AB")
        editing.key(Key(pygame.K_c, CTRL))
        assert board.text == ""
        editing.key(Key(pygame.K_a, CTRL))
        editing.key(Key(pygame.K_c, CTRL))
        assert (board.text, editing.text) == ("YU1-C-AB", "YU1-C-AB")
        editing.key(Key(pygame.K_x, CTRL))
        assert editing.text == ""
        editing.key(Key(pygame.K_v, pygame.KMOD_META))
        editing.key(Key(pygame.K_INSERT, SHIFT))
        assert editing.text == "YU1-C-AB" * 2

    def test_a_pasted_text_loses_line_breaks_and_invisible_marks(self) -> None:
        editing, board = self.editing()
        board.text = "\u200fYU1\tC\r\nAB\x00\u2069"
        editing.key(Key(pygame.K_v, CTRL))
        assert editing.text == "YU1 C  AB"

    def test_letters_are_not_taken_for_keys(self) -> None:
        editing, _ = self.editing("AB")
        assert not editing.key(Key(pygame.K_c))
        assert not editing.key(Key(pygame.K_RETURN))

    def test_no_more_than_fits_goes_in(self) -> None:
        editing, _ = self.editing("ABCD", longest=6)
        editing.insert("EFGHIJ")
        assert editing.text == "ABCDEF"
        editing.move_to(2, extend=False)
        editing.insert("X")
        assert editing.text == "ABCDEF"
        editing.select_all()
        editing.insert("0123456789")
        assert editing.text == "012345"

    @given(
        st.lists(
            st.one_of(
                st.text(max_size=6),
                st.tuples(
                    st.sampled_from(
                        [
                            pygame.K_LEFT,
                            pygame.K_RIGHT,
                            pygame.K_HOME,
                            pygame.K_END,
                            pygame.K_BACKSPACE,
                            pygame.K_DELETE,
                            pygame.K_a,
                            pygame.K_c,
                            pygame.K_v,
                            pygame.K_x,
                        ]
                    ),
                    st.sampled_from([0, SHIFT, CTRL, CTRL | SHIFT]),
                ),
            ),
            max_size=30,
        )
    )
    def test_whatever_is_done_the_caret_stays_in_the_text(
        self, acts: list[str | tuple[int, int]]
    ) -> None:
        editing, _ = self.editing("YU1", longest=12)
        for act in acts:
            if isinstance(act, str):
                editing.insert(act)
            else:
                editing.key(Key(*act))
            start, end = editing.selection
            assert 0 <= start <= end <= len(editing.text) <= 12
            assert editing.caret in (start, end)


class TestTextField:
    def field(self, *, rtl: bool = False, text: str = "YU1-C-AB") -> tuple[TextField, list[str]]:
        seen: list[str] = []
        board = Board()
        clipboard = Clipboard(board.get, board.put)
        field = TextField(look_for(rtl=rtl), "Game code", seen.append, clipboard, 48)
        field.fill(text)
        return placed(field, (100, 100, 400, 50)), seen

    def test_without_the_focus_it_hears_no_keys(self) -> None:
        field, seen = self.field()
        assert not field.handle(Text("X"))
        assert not field.handle(Key(pygame.K_BACKSPACE))
        assert (field.text, seen) == ("YU1-C-AB", [])

    def test_typing_replaces_the_text_that_was_filled_in(self) -> None:
        field, seen = self.field()
        field.focus(True)
        field.handle(Text("y"))
        field.handle(Text("u"))
        assert field.text == "yu"
        assert seen == ["y", "yu"]

    def test_moving_the_caret_is_no_change_of_the_text(self) -> None:
        field, seen = self.field()
        field.focus(True)
        assert field.handle(Key(pygame.K_LEFT))
        assert not field.handle(Key(pygame.K_UP))
        assert seen == []

    @pytest.mark.parametrize("rtl", [False, True])
    def test_a_press_puts_the_caret_where_it_is_and_a_drag_selects(self, rtl: bool) -> None:
        field, _ = self.field(rtl=rtl)
        left, middle = field.rect.x + 4, field.rect.centery
        field.handle(Press((left, middle)))
        assert field.selection == (0, 0)
        field.handle(Drag((field.rect.right, middle)))
        assert field.selection == (0, 8)
        field.handle(Release((field.rect.right, middle)))
        field.handle(Drag((left, middle)))
        assert field.selection == (0, 8)

    def test_every_place_between_letters_can_be_pressed(self) -> None:
        field, _ = self.field()
        places = []
        for x in range(field.rect.x, field.rect.right):
            field.handle(Press((x, field.rect.centery)))
            places.append(field.selection[0])
        assert sorted(set(places)) == list(range(9))
        assert places == sorted(places)

    def test_a_double_click_selects_all(self) -> None:
        field, _ = self.field()
        field.handle(Press(field.rect.center))
        field.handle(Press(field.rect.center, clicks=2))
        assert field.selection == (0, 8)

    def test_a_long_text_moves_so_that_the_caret_is_seen(self) -> None:
        field, _ = self.field(text="W" * 48)
        field.focus(True)
        field.handle(Key(pygame.K_END))
        surface = pygame.Surface((700, 200))
        field.draw(surface)
        assert surface.get_at((field.rect.right + 30, field.rect.centery))[:3] == (0, 0, 0)
        field.handle(Press((field.rect.right - 18, field.rect.centery)))
        assert field.selection == (48, 48)

    def test_its_caret_blinks_and_in_the_end_stays(self) -> None:
        field, _ = self.field()
        field.focus(True)
        shown = []
        for _ in range(12):
            shown.append(field.caret_shown)
            field.tick(265)
        assert set(shown) == {True, False}
        field.tick(10_000)
        field.clean()
        field.tick(60_000)
        assert field.caret_shown
        assert not field.dirty

    def test_hebrew_letters_in_it_are_drawn_from_left_to_right(self) -> None:
        one, two = (placed(self.field(text=text)[0]) for text in ("א", "אב"))
        first = pygame.Rect(one.rect.x, one.rect.y, 30, one.rect.h)
        pictures = []
        for field in (one, two):
            surface = pygame.Surface((700, 200))
            field.draw(surface)
            pictures.append(surface.subsurface(first).copy().get_buffer().raw)
        assert pictures[0] == pictures[1]


class TestBoxes:
    def test_a_column_stacks_and_a_row_mirrors(self) -> None:
        for rtl in (False, True):
            look = look_for(rtl=rtl)
            buttons = [Button(look, name, lambda: None) for name in ("One", "Two", "Three")]
            column = placed(Column(look, buttons, 8), (0, 0, 400, 300))
            tops = [button.rect.y for button in buttons]
            assert tops == [0, 60, 120]
            assert {button.rect.w for button in buttons} == {400}
            assert column.measure(400) == (400, 172)
            placed(Row(look, buttons, 8), (0, 0, 600, 60))
            lefts = [button.rect.x for button in buttons]
            assert lefts == sorted(lefts, reverse=rtl)
            assert buttons[0].rect.x == 0 or buttons[0].rect.right == 600

    @pytest.mark.parametrize("pack", ["start", "center", "end"])
    def test_a_row_stands_where_it_is_told_to(self, pack: str) -> None:
        look = look_for()
        buttons = [Button(look, "One", lambda: None), Button(look, "Two", lambda: None)]
        row = Row(
            look,
            buttons,
            8,
            pack="start" if pack == "start" else "center" if pack == "center" else "end",
        )
        row.place(pygame.Rect(0, 0, 1000, 60))
        before, after = buttons[0].rect.x, 1000 - buttons[1].rect.right
        assert {"start": before == 0, "end": after == 0, "center": abs(before - after) <= 1}[pack]

    def test_what_grows_fills_the_row(self) -> None:
        look = look_for()
        field, button = Space(look, 50), Button(look, "", lambda: None, Options(height=50))
        placed(Row(look, (field, button), 14, grow=(0,)), (0, 0, 400, 50))
        assert tuple(field.rect) == (0, 0, 336, 50)
        assert tuple(button.rect) == (350, 0, 50, 50)

    def test_the_end_of_a_gesture_goes_where_its_press_went(self) -> None:
        look, pressed = look_for(), list[str]()

        def press(name: str) -> Callable[[], None]:
            return lambda: pressed.append(name)

        one, two = (Button(look, name, press(name)) for name in ("One", "Two"))
        column = placed(Column(look, (one, two)), (0, 0, 200, 120))
        column.handle(Press(one.rect.center))
        column.handle(Release(two.rect.center))
        assert pressed == []
        for gesture in click(two.rect):
            column.handle(gesture)
        assert pressed == ["Two"]

    def test_text_asks_for_the_room_it_needs(self) -> None:
        look = look_for()
        assert Label(look, "Time").measure(400)[0] < Label(look, "Game code").measure(400)[0]
        text = Paragraph(look, "A sentence that is too long for one line. " * 3)
        assert text.measure(200)[1] > text.measure(800)[1] > 0
        line = text.measure(800)[1]
        text.text = ""
        assert 0 < text.measure(800)[1] <= line

    def test_a_label_tells_that_it_changed(self) -> None:
        label = placed(Label(look_for(), "0"))
        label.text = "0"
        assert not label.dirty
        label.text = "5"
        assert label.dirty


class TestScroll:
    def scroll(self, *, rtl: bool = False) -> tuple[Scroll, list[Button], list[str]]:
        look, pressed = look_for(rtl=rtl), list[str]()

        def press(name: str) -> Callable[[], None]:
            return lambda: pressed.append(name)

        buttons = [Button(look, str(n), press(str(n)), Options(height=50)) for n in range(10)]
        scroll = placed(Scroll(look, Column(look, buttons)), (100, 100, 300, 200))
        return scroll, buttons, pressed

    def test_the_wheel_scrolls_as_far_as_there_is_something(self) -> None:
        scroll, _, _ = self.scroll()
        scroll.handle(Wheel(scroll.rect.center, -1))
        assert 0 < scroll.offset < 300
        scroll.handle(Wheel(scroll.rect.center, -50))
        assert scroll.offset == 300
        scroll.handle(Wheel(scroll.rect.center, 50))
        assert scroll.offset == 0

    def test_what_is_scrolled_to_can_be_pressed_there(self) -> None:
        scroll, buttons, pressed = self.scroll()
        scroll.scroll_to(300)
        assert scroll.rect.contains(buttons[9].rect)
        for gesture in click(buttons[9].rect):
            scroll.handle(gesture)
        assert pressed == ["9"]

    def test_dragging_scrolls_instead_of_pressing(self) -> None:
        scroll, buttons, pressed = self.scroll()
        x, y = buttons[3].rect.center
        scroll.handle(Press((x, y), touch=True))
        scroll.handle(Drag((x, y - 5)))
        assert scroll.offset == 0
        scroll.handle(Drag((x, y - 40)))
        scroll.handle(Release((x, y - 40)))
        assert scroll.offset == 40
        assert pressed == []
        for gesture in click(buttons[3].rect):
            scroll.handle(gesture)
        assert pressed == ["3"]

    @pytest.mark.parametrize("rtl", [False, True])
    def test_the_bar_can_be_dragged(self, rtl: bool) -> None:
        scroll, _, pressed = self.scroll(rtl=rtl)
        x = scroll.rect.left + 4 if rtl else scroll.rect.right - 4
        scroll.handle(Press((x, scroll.rect.top + 10)))
        scroll.handle(Drag((x, scroll.rect.bottom + 100)))
        assert scroll.offset == 300
        scroll.handle(Release((x, scroll.rect.bottom + 100)))
        assert pressed == []

    @pytest.mark.parametrize(
        ("code", "offset"), [(pygame.K_END, 300), (pygame.K_PAGEDOWN, 144), (pygame.K_HOME, 0)]
    )
    def test_keys_scroll(self, code: int, offset: int) -> None:
        scroll, _, _ = self.scroll()
        assert scroll.handle(Key(code))
        assert scroll.offset == offset

    def test_it_reveals_what_gets_the_focus(self) -> None:
        scroll, buttons, _ = self.scroll()
        for button in (buttons[9], buttons[0], buttons[5]):
            scroll.reveal(button.rect)
            assert scroll.rect.contains(button.rect)

    def test_with_room_for_all_it_leaves_keys_and_wheel_alone(self) -> None:
        look = look_for()
        scroll = placed(Scroll(look, Space(look, 50)), (0, 0, 200, 60))
        assert not scroll.handle(Wheel((10, 10), -1))
        assert not scroll.handle(Key(pygame.K_END))

    def test_nothing_is_drawn_outside_the_view(self) -> None:
        scroll, _, _ = self.scroll()
        scroll.scroll_to(130)
        surface = pygame.Surface((500, 500))
        scroll.draw(surface)
        for y in (95, 304):
            assert all(surface.get_at((x, y))[:3] == (0, 0, 0) for x in range(500))


def test_focus_goes_through_what_can_be_used_in_reading_order() -> None:
    look = look_for()
    one = Button(look, "One", lambda: None)
    off = Button(look, "Off", lambda: None, enabled=False)
    two = Toggle(look, "Two", "", False, lambda _: None)
    column = Column(look, (Row(look, (one, off)), Label(look, "Text"), two))
    assert list[Widget](column.stops()) == [one, two]
