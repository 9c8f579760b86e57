"""Dialogs, driven by gestures alone (R7, R10, R11, R22; DESIGN §4, §8)."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store.settings import Settings
from game.ui.commands import Command
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.dialogs.menu import Entry, menu
from game.ui.dialogs.new_game import Codes, new_game
from game.ui.dialogs.notice import confirm, notice
from game.ui.dialogs.settings import settings
from game.ui.dialogs.won import Result, Score, Wishes, won
from game.ui.finder import Rating, Wish
from game.ui.gestures import Cancel, Gesture, Hover, Key, Press, Release, Text, Wheel
from game.ui.icons import Icon
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Cards, Segments
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look
from tests.looks import WINDOW, click, look_for

ENGLISH = Catalogue.load("en")
NEXT, BACK, ENTER, ESCAPE = pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE
TALL = pygame.Rect(0, 0, 1280, 1600)
"""A window in which no dialog has to scroll."""
SIZES = [(800, 600), (1024, 600), (1280, 720), (1920, 1080)]


class Desk:
    """Codes as the dialog needs them: `C1` to `C9` and `R1` to `R9`."""

    def __init__(self) -> None:
        self.drawn = 0
        self.clipboard = ""
        self.dealt: list[str] = []
        self.wanted: list[tuple[Wish, bool]] = []
        self.found: str | None = None
        self.tried = 0
        self.rated: list[str] = []
        self.rating: Rating | None = None

    @property
    def codes(self) -> Codes:
        def fresh(relaxed: bool) -> str:
            self.drawn += 1
            return f"{'R' if relaxed else 'C'}{self.drawn}"

        def fault(text: str) -> str | None:
            right = len(text) == 2 and text[0] in "CR" and text[1].isdigit()
            return None if right else f"“{text}” is no code."

        return Codes(
            fresh,
            fault,
            relaxed=lambda text: text[0] == "R",
            switched=_switched,
            want=lambda wish, relaxed: self.wanted.append((wish, relaxed)),
            take=lambda: self.found,
            tried=lambda: self.tried,
            rate=self.rated.append,
            rating=lambda: self.rating,
            give_up=lambda: self.wanted.clear(),
        )

    def dialog(self, look: Look | None = None, tr: Catalogue = ENGLISH) -> Dialog:
        board = Clipboard(lambda: self.clipboard, print)
        return new_game(look or look_for(), tr, self.codes, board, self.dealt.append)


def _switched(text: str, relaxed: bool) -> str:
    return ("R" if relaxed else "C") + text[1:]


def opened(dialog: Dialog, window: pygame.Rect = WINDOW) -> DialogStack:
    stack = DialogStack()
    stack.place(window)
    stack.open(dialog)
    stack.tick(1000)
    stack.clean()
    return stack


def send(stack: DialogStack, *gestures: Gesture) -> None:
    for gesture in gestures:
        stack.handle(gesture)


def widgets(dialog: Dialog) -> Iterator[Widget]:
    waiting = list(dialog.parts)
    while waiting:
        widget = waiting.pop(0)
        yield widget
        waiting = [*widget.children, *waiting]


def the(dialog: Dialog, name: str) -> Button:
    buttons = (widget for widget in widgets(dialog) if isinstance(widget, Button))
    return next(button for button in buttons if button.name == name)


def field_of(dialog: Dialog) -> TextField:
    return next(widget for widget in widgets(dialog) if isinstance(widget, TextField))


def cards_of(dialog: Dialog) -> Cards[bool]:
    return next(widget for widget in widgets(dialog) if isinstance(widget, Cards))


def wish_of(dialog: Dialog) -> Segments[Wish]:
    return next(widget for widget in widgets(dialog) if isinstance(widget, Segments))


def message_of(dialog: Dialog) -> str:
    return next(each.text for each in widgets(dialog) if isinstance(each, Paragraph))


class TestNewGame:
    def test_enter_deals_the_random_classic_game_offered(self) -> None:
        desk = Desk()
        stack = opened(desk.dialog())
        send(stack, Key(ENTER))
        assert desk.dealt == ["C1"]
        assert stack.top is None

    def test_a_typed_code_replaces_the_one_offered(self) -> None:
        desk = Desk()
        stack = opened(desk.dialog())
        send(stack, Text("C"), Text("7"), Key(ENTER))
        assert desk.dealt == ["C7"]

    def test_a_pasted_code_replaces_the_one_offered(self) -> None:
        desk = Desk()
        desk.clipboard = "R4"
        stack = opened(desk.dialog())
        send(stack, Key(pygame.K_v, pygame.KMOD_CTRL), Key(ENTER))
        assert desk.dealt == ["R4"]

    def test_a_code_chooses_its_rules(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        assert cards_of(dialog).value is False
        send(stack, Text("R4"))
        assert cards_of(dialog).value is True

    def test_the_rules_switch_the_letter_of_the_code(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        send(stack, *click(cards_of(dialog).area(1)))
        assert field_of(dialog).text == "R1"
        send(stack, Key(pygame.K_LEFT))
        assert field_of(dialog).text == "C1"

    def test_what_is_no_code_is_explained_and_not_dealt(self) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, Text("X"))
        messages = [each.text for each in widgets(dialog) if isinstance(each, Paragraph)]
        assert messages == ["“X” is no code."]
        assert field_of(dialog).wrong
        send(stack, *click(the(dialog, "Deal").rect))
        assert desk.dealt == []
        assert stack.top is dialog
        assert dialog.focus is field_of(dialog)
        send(stack, Key(pygame.K_BACKSPACE), Text("C2"))
        assert not field_of(dialog).wrong
        send(stack, Key(ENTER))
        assert desk.dealt == ["C2"]

    def test_switching_the_rules_leaves_alone_what_is_no_code(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        send(stack, Text("X"), *click(cards_of(dialog).area(1)))
        assert field_of(dialog).text == "X"

    def test_an_empty_field_means_any_deal_of_the_chosen_rules(self) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, Key(pygame.K_BACKSPACE), *click(cards_of(dialog).area(1)))
        send(stack, *click(the(dialog, "Deal").rect))
        assert desk.dealt == ["R2"]

    def test_the_dice_draw_another_code_and_clear_the_message(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        send(stack, Text("X"), *click(the(dialog, "Another random deal").rect))
        assert field_of(dialog).text == "C2"
        assert not field_of(dialog).wrong

    def test_a_winnable_deal_is_looked_for_and_shown_when_found(self) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, *click(wish_of(dialog).area(3)))
        assert desk.wanted == [(Wish.MEDIUM, False)]
        assert field_of(dialog).text == ""
        desk.tried = 12
        stack.tick(16)
        assert "12" in message_of(dialog)
        desk.found = "C7"
        stack.tick(16)
        assert field_of(dialog).text == "C7"
        send(stack, Key(ENTER))
        assert desk.dealt == ["C7"]

    def test_deal_waits_for_the_deal_that_is_looked_for(self) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, *click(wish_of(dialog).area(1)), *click(the(dialog, "Deal").rect))
        assert desk.dealt == []
        desk.found = "C8"
        stack.tick(16)
        assert desk.dealt == ["C8"]
        assert stack.top is None

    def test_other_rules_are_looked_for_anew(self) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, *click(wish_of(dialog).area(1)), *click(cards_of(dialog).area(1)))
        assert desk.wanted[-1] == (Wish.WINNABLE, True)

    @pytest.mark.parametrize("leave", ["type", "any", "cancel"])
    def test_the_search_can_be_given_up(self, leave: str) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, *click(wish_of(dialog).area(4)))
        assert desk.wanted
        if leave == "type":
            send(stack, *click(field_of(dialog).rect), Text("C"))
        else:
            where = wish_of(dialog).area(0) if leave == "any" else the(dialog, "Cancel").rect
            send(stack, *click(where))
        assert desk.wanted == []

    def test_how_hard_a_deal_is_is_told_on_request(self) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, *click(the(dialog, "How hard is this deal?").rect))
        assert desk.rated == ["C1"]
        stack.tick(16)
        assert message_of(dialog) == "Playing it through …"
        desk.rating = Rating.LOST
        stack.tick(16)
        assert message_of(dialog) == "This deal cannot be won."

    @pytest.mark.parametrize("name", ["Cancel", "Esc"])
    def test_it_can_be_left_without_a_deal(self, name: str) -> None:
        desk = Desk()
        dialog = desk.dialog()
        stack = opened(dialog)
        send(stack, *([Key(ESCAPE)] if name == "Esc" else click(the(dialog, name).rect)))
        assert desk.dealt == []
        assert stack.top is None

    def test_the_key_that_opens_it_is_not_typed_into_it(self) -> None:
        dialog = Desk().dialog()
        stack = DialogStack()
        stack.place(WINDOW)
        stack.open(dialog)
        send(stack, Text("n"))
        assert field_of(dialog).text == "C1"

    def test_clicks_beside_it_and_a_resize_keep_what_was_typed(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        send(stack, Text("R"), Press((5, 5)), Release((5, 5)), Press((5, 5)), Cancel())
        stack.place(pygame.Rect(0, 0, 800, 600))
        send(stack, Text("4"))
        assert field_of(dialog).text == "R4"
        assert stack.top is dialog


class TestSettings:
    def test_a_window_too_low_for_all_scrolls_to_the_focus(self) -> None:
        dialog = settings(look_for(), ENGLISH, Settings, lambda _: None)
        window = pygame.Rect(0, 0, 800, 420)
        stack = opened(dialog, window)
        assert window.contains(dialog.rect)
        tabs = next(each for each in widgets(dialog) if isinstance(each, Segments))
        send(stack, *click(tabs.area(1)))  # the aids, which are many
        before = tabs.rect.copy()
        for _ in range(6):
            send(stack, Key(NEXT))
        assert dialog.focus is not None
        assert dialog.rect.contains(dialog.focus.rect)
        places = [each.rect.y for each in widgets(dialog)]
        send(stack, Wheel((before.centerx, before.bottom + 40), 2))
        assert places != [each.rect.y for each in widgets(dialog)]
        assert tabs.rect == before


class TestMenu:
    def test_it_closes_and_then_reports_the_entry(self) -> None:
        seen: list[tuple[Command, bool]] = []
        entries = (
            Entry(Command.NEW, "New game", Icon.NEW, "N"),
            Entry(Command.RESTART, "Restart", Icon.RESTART, enabled=False),
            Entry(Command.QUIT, "Quit", Icon.QUIT),
        )
        dialog = menu(
            look_for(),
            ENGLISH,
            entries,
            lambda command: seen.append((command, stack.top is None)),
        )
        stack = opened(dialog)
        send(stack, *click(the(dialog, "Restart").rect), Key(pygame.K_DOWN), Key(ENTER))
        assert seen == [(Command.QUIT, True)]

    def test_it_can_be_left_by_a_button(self) -> None:
        seen: list[Command] = []
        dialog = menu(look_for(), ENGLISH, (), seen.append)
        stack = opened(dialog)
        send(stack, *click(the(dialog, "Back to the game").rect))
        assert (stack.top, seen) == (None, [])

    def test_the_keys_beside_the_entries_work(self) -> None:
        seen: list[Command] = []
        entries = (
            Entry(Command.NEW, "New game", Icon.NEW, "N"),
            Entry(Command.HELP, "How to play", Icon.HELP, "F1", enabled=False),
        )
        dialog = menu(look_for(), ENGLISH, entries, seen.append)
        stack = opened(dialog)
        send(stack, Key(pygame.K_F1))
        assert stack.top is dialog
        send(stack, Key(pygame.K_n))
        assert seen == [Command.NEW]
        assert stack.top is not dialog


class TestWordlessButtons:
    def test_are_named_when_the_pointer_rests_on_them(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        stack.tick(500)
        target = pygame.Surface(WINDOW.size)
        stack.draw(target)
        before = pygame.image.tobytes(target, "RGB")
        send(stack, Hover(the(dialog, "Another random deal").rect.center))
        stack.clean()
        stack.tick(600)
        assert stack.dirty
        stack.draw(target)
        assert pygame.image.tobytes(target, "RGB") != before


class TestWon:
    def dialog(self, look: Look) -> tuple[Dialog, list[str]]:
        seen: list[str] = []

        def wish(name: str) -> Callable[[], None]:
            return lambda: seen.append(name)

        wishes = Wishes(again=wish("again"), new=wish("new"), copy=wish("copy"))
        return won(look, ENGLISH, Result(625, 878, 127, "YU1-C-AAAAAAB"), wishes), seen

    def test_the_score_is_counted_up_and_then_rests(self) -> None:
        dialog, _ = self.dialog(look_for())
        score = next(each for each in widgets(dialog) if isinstance(each, Score))
        shown = [score.shown]
        for _ in range(8):
            score.tick(100)
            shown.append(score.shown)
        assert shown[0] == 0
        assert shown == sorted(shown)
        assert shown[-1] == 625
        assert 0 < shown[3] < 625
        score.clean()
        score.tick(1000)
        assert not score.dirty

    def test_reduced_motion_shows_it_at_once(self) -> None:
        dialog, _ = self.dialog(look_for(calm=True))
        score = next(each for each in widgets(dialog) if isinstance(each, Score))
        assert score.shown == 625

    @pytest.mark.parametrize(
        ("name", "wish", "stays"),
        [
            ("New game", "new", False),
            ("Play this deal again", "again", False),
            ("Copy the game code", "copy", True),
        ],
    )
    def test_what_can_be_asked_for(self, name: str, wish: str, stays: bool) -> None:
        dialog, seen = self.dialog(look_for())
        stack = opened(dialog)
        send(stack, *click(the(dialog, name).rect))
        assert seen == [wish]
        assert (stack.top is dialog) is stays


class TestNews:
    @pytest.mark.parametrize("code", [ENTER, ESCAPE, pygame.K_SPACE])
    def test_a_notice_is_read_however_it_closes(self, code: int) -> None:
        seen: list[str] = []
        dialog = notice(look_for(), ENGLISH, "News", "Text.", lambda: seen.append("read"))
        stack = opened(dialog)
        send(stack, Key(code))
        assert seen == ["read"]
        assert stack.top is None

    @pytest.mark.parametrize(("code", "answers"), [(ENTER, ["yes"]), (ESCAPE, [])])
    def test_a_question_does_something_only_when_agreed_to(
        self, code: int, answers: list[str]
    ) -> None:
        seen: list[str] = []
        dialog = confirm(
            look_for(), ENGLISH, "Quit?", "The game is kept.", "Quit", lambda: seen.append("yes")
        )
        send(opened(dialog), Key(code))
        assert seen == answers


class TestKeyboard:
    def test_tab_goes_round_and_back(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        seen = []
        for _ in range(8):
            seen.append(dialog.focus)
            send(stack, Key(NEXT))
        assert len(set(seen[:7])) == 7
        assert seen[7] is seen[0]
        send(stack, Key(BACK, pygame.KMOD_SHIFT))
        assert dialog.focus is seen[0]

    @pytest.mark.parametrize(("rtl", "on"), [(False, pygame.K_RIGHT), (True, pygame.K_LEFT)])
    def test_arrows_go_the_way_they_point(self, rtl: bool, on: int) -> None:
        dialog = confirm(look_for(rtl=rtl), ENGLISH, "Quit?", "", "Quit", lambda: None)
        stack = opened(dialog)
        the(dialog, "Cancel").focus(True)
        dialog.focus_on(the(dialog, "Cancel"))
        send(stack, Key(on))
        assert dialog.focus is the(dialog, "Quit")

    def test_enter_held_down_answers_only_one_dialog(self) -> None:
        desk = Desk()
        stack = opened(desk.dialog())
        send(stack, Key(ENTER, repeat=True), Key(ESCAPE, repeat=True))
        assert desk.dealt == []
        assert stack.top is not None

    def test_a_press_takes_the_focus_along(self) -> None:
        dialog = Desk().dialog()
        stack = opened(dialog)
        send(stack, *click(the(dialog, "Another random deal").rect))
        assert dialog.focus is the(dialog, "Another random deal")
        assert not field_of(dialog).focused


class TestStack:
    def test_only_the_topmost_hears_and_all_is_swallowed(self) -> None:
        below, above = Desk(), Desk()
        stack = opened(below.dialog())
        stack.open(above.dialog())
        stack.tick(500)
        assert stack.handle(Key(ENTER))
        assert (below.dealt, above.dealt) == ([], ["C1"])
        assert stack.handle(Hover((5, 5)))
        assert stack.handle(Key(ENTER))
        assert below.dealt == ["C1"]
        assert not stack.handle(Key(ENTER))

    def test_a_closed_dialog_fades_without_blocking_and_is_gone(self) -> None:
        stack = opened(Desk().dialog())
        send(stack, Key(ESCAPE))
        assert stack.shown
        assert stack.top is None
        stack.tick(60)
        assert stack.shown
        stack.tick(61)
        assert not stack.shown
        assert stack.dirty
        stack.clean()
        assert not stack.dirty

    def test_closing_all_leaves_nothing_to_answer(self) -> None:
        desk = Desk()
        stack = opened(desk.dialog())
        stack.close_all()
        assert not stack.handle(Key(ENTER))
        assert desk.dealt == []

    def test_it_fades_in_and_then_rests(self) -> None:
        stack = DialogStack()
        stack.place(WINDOW)
        stack.open(confirm(look_for(), ENGLISH, "Quit?", "", "Quit", lambda: None))
        pictures = []
        for ms in (0, 60, 60, 60):
            stack.tick(ms)
            surface = pygame.Surface(WINDOW.size)
            surface.fill((40, 120, 90))
            stack.draw(surface)
            pictures.append(surface.get_at(WINDOW.center)[:3])
            stack.clean()
        greens = [picture[1] for picture in pictures]
        assert greens[0] == 120
        assert greens[1] < greens[2] < greens[3]
        stack.tick(1000)
        assert not stack.dirty

    def test_drawing_changes_nothing(self) -> None:
        stack = opened(Desk().dialog())
        pictures = []
        for _ in range(2):
            surface = pygame.Surface(WINDOW.size)
            stack.draw(surface)
            pictures.append(surface.get_buffer().raw)
        assert pictures[0] == pictures[1]
        assert not stack.dirty


def _dialogs(look: Look, tr: Catalogue) -> list[Dialog]:
    entries = [Entry(Command.NEW, tr.gettext("New game"), Icon.NEW, "N")] * 6
    wishes = Wishes(lambda: None, lambda: None, lambda: None)
    return [
        Desk().dialog(look, tr),
        settings(look, tr, Settings, lambda _: None),
        menu(look, tr, entries, lambda _: None),
        won(look, tr, Result(625, 36_000, 1270, "YU1-C-AAAAAAB"), wishes),
        notice(look, tr, "A heading that is long enough for two lines " * 2, "Text. " * 400),
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_dialog_fits_its_window_in_every_language(tag: str, size: tuple[int, int]) -> None:
    tr = Catalogue.load(tag)
    unit = max(0.9, min(size[0] / 1280, size[1] / 720))
    window = pygame.Rect((0, 0), size)
    for dialog in _dialogs(look_for(rtl=tr.rtl, unit=unit), tr):
        dialog.place(window)
        assert window.contains(dialog.rect)
        stops = [stop for part in dialog.parts for stop in part.stops()]
        assert all(dialog.rect.left <= stop.rect.left for stop in stops)
        assert all(stop.rect.right <= dialog.rect.right for stop in stops)
        assert all(stop.rect.h >= round(50 * unit) for stop in stops)
        last = dialog.parts[-1].rect
        assert dialog.rect.contains(last)
