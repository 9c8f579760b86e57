"""The whole game by keyboard: arrows, picking up and putting down, the bar, every dialog."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.board import COLUMNS, Board, Pile
from game.core.cards import Card, Suit
from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import Record
from game.core.session import Position, Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.dialogs.keys import entries, keys
from game.ui.gestures import Key
from game.ui.keymap import Keymap
from game.ui.layout import Arrangement, Layout, Spot
from game.ui.screens import SCREENS
from game.ui.shortcuts import command_of
from game.ui.stage import Cursor, Mark
from game.ui.steering import Way, beside
from game.ui.table_keys import Steer, steer_of
from game.ui.window import TableWindow
from tests.boards import WON_CLASSIC
from tests.looks import look_for
from tests.table import column

BOARD = Board.parse(
    "Foundations: S-7 H-7 D-13 C-13\n9S TS\n8H JS\n<9H> TH QS\nKS\nKH QH JH\n8S\n\n"
)
SIZES = [(1280, 720), (1024, 768), (1300, 1300), (800, 600)]


def place(suit: Suit) -> Spot:
    return Spot(Pile.FOUNDATION, suit)


class TestWays:
    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("mirrored", [False, True])
    def test_left_is_left_wherever_the_columns_begin(
        self, size: tuple[int, int], mirrored: bool
    ) -> None:
        layout = Layout.fit(size, mirrored=mirrored)
        for spot in layout.spots:
            for way in (Way.LEFT, Way.RIGHT):
                other = beside(layout, spot, way)
                if other is not None:
                    moved = layout.slot(other).x - layout.slot(spot).x
                    assert moved * way.value[0] > 0

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("mirrored", [False, True])
    def test_every_pile_can_be_reached_and_left(
        self, size: tuple[int, int], mirrored: bool
    ) -> None:
        layout = Layout.fit(size, mirrored=mirrored)
        for start in layout.spots:
            reached, waiting = {start}, [start]
            while waiting:
                here = waiting.pop()
                near = {beside(layout, here, way) for way in Way} - {None} - reached
                reached |= {spot for spot in near if spot is not None}
                waiting += [spot for spot in near if spot is not None]
            assert reached == set(layout.spots)

    def test_columns_follow_one_another(self) -> None:
        layout = Layout.fit((1280, 720))
        spot: Spot | None = column(1)
        passed = []
        while spot is not None and spot.suit is None:
            passed.append(spot.pile)
            spot = beside(layout, spot, Way.RIGHT)
        assert passed == list(COLUMNS)
        assert spot == place(Suit.SPADES)

    def test_foundations_above_the_columns(self) -> None:
        layout = Layout.fit((1024, 768))
        assert layout.arrangement is Arrangement.TOP
        assert beside(layout, column(4), Way.UP) == place(Suit.SPADES)
        assert beside(layout, place(Suit.SPADES), Way.DOWN) == column(4)
        assert beside(layout, place(Suit.SPADES), Way.RIGHT) == place(Suit.HEARTS)
        assert beside(layout, column(1), Way.UP) is None


class TestKeys:
    def test_no_key_means_two_things(self) -> None:
        for number in range(pygame.K_SPACE, pygame.K_DELETE):
            key = Key(number)
            assert steer_of(key) is None or command_of(key) is None

    @pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA])
    def test_with_control_they_are_no_table_keys(self, mod: int) -> None:
        assert steer_of(Key(pygame.K_f, mod)) is None

    def test_what_moves_about_repeats_and_what_acts_does_not(self) -> None:
        assert steer_of(Key(pygame.K_LEFT, repeat=True)) is Steer.LEFT
        assert steer_of(Key(pygame.K_RETURN, repeat=True)) is None
        assert steer_of(Key(pygame.K_f, repeat=True)) is None

    def test_the_list_names_every_key(self) -> None:
        listed = " ".join(key for key, _ in entries(Catalogue.load("en"), Keymap({})))
        for name in ("←", "1 – 7", "0", "Home", "End", "Enter", "Space", "Tab", "Esc", "?"):
            assert name in listed
        letters = [chr(n) for n in range(ord("a"), ord("z") + 1)]
        used = {each for each in letters if steer_of(Key(ord(each))) or command_of(Key(ord(each)))}
        assert all(letter.upper() in listed for letter in used)

    @pytest.mark.parametrize("tag", LANGUAGES)
    @pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
    def test_the_list_fits_and_scrolls_by_arrow_keys(self, tag: str, size: tuple[int, int]) -> None:
        tr = Catalogue.load(tag)
        window = pygame.Rect((0, 0), size)
        dialog = keys(look_for(rtl=tr.rtl), tr, Keymap({}))
        dialog.place(window)
        assert window.contains(dialog.rect)
        pictures = set()
        for _ in range(3):
            target = pygame.Surface(size)
            dialog.tick(500)
            dialog.draw(target)
            pictures.add(target.get_buffer().raw)
            dialog.handle(Key(pygame.K_DOWN))
        assert len(pictures) > 1


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    yield from opened(tmp_path, "en", BOARD)


@pytest.fixture
def hebrew(tmp_path: Path) -> Iterator[App]:
    yield from opened(tmp_path, "he", BOARD)


def opened(folder: Path, tag: str, board: Board | None) -> Iterator[App]:
    session = Session(GameCode(3))
    if board is not None:
        session.position = Position(board)
    app = App(
        TableWindow((1280, 720), fullscreen=False), Store.open(folder), session, Catalogue.load(tag)
    )
    app.draw()
    yield app
    app.close()


def press(app: App, *numbers: int, mod: int = 0) -> None:
    for number in numbers:
        app.handle(pygame.Event(pygame.KEYDOWN, key=number, mod=mod))
        app.handle(pygame.Event(pygame.KEYUP, key=number, mod=mod))
        app.tick(5)
        app.draw()


def at(app: App) -> str:
    """What the ring of the focus is on."""
    cursor = app.play.stage.cursor
    assert cursor is not None
    card = app.play.stage.card_at(cursor)
    return str(card) if card is not None else f"pile {cursor.spot.pile.value}"


def log(app: App) -> list[str]:
    return [str(action) for action in app.session.log]


class TestTable:
    def test_nothing_is_ringed_until_a_key_is_pressed(self, app: App) -> None:
        assert app.play.stage.cursor is None
        press(app, pygame.K_RIGHT)
        assert at(app) == "TS"

    def test_arrows_digits_home_and_end(self, app: App) -> None:
        press(app, pygame.K_5)
        assert at(app) == "JH"
        press(app, pygame.K_UP)
        assert at(app) == "QH"
        press(app, pygame.K_LEFT)
        assert at(app) == "KS"
        press(app, pygame.K_3, pygame.K_HOME)
        assert at(app) == "TH"
        press(app, pygame.K_UP)
        assert at(app) == "9H"
        press(app, pygame.K_UP)
        assert at(app) == "9H"
        press(app, pygame.K_END)
        assert at(app) == "QS"
        press(app, pygame.K_7)
        assert at(app) == "pile 7"
        press(app, pygame.K_0)
        assert at(app) == "7S"
        press(app, pygame.K_RIGHT, pygame.K_DOWN)
        assert at(app) == "KC"

    def test_left_is_left_on_the_mirrored_table(self, hebrew: App) -> None:
        press(hebrew, pygame.K_2, pygame.K_LEFT)
        assert at(hebrew) == "QS"
        press(hebrew, pygame.K_RIGHT, pygame.K_RIGHT)
        assert at(hebrew) == "TS"

    def test_pick_up_go_there_put_down(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_RETURN)
        assert app.play.stage.raised == (Card.parse("JH"),)
        press(app, pygame.K_3, pygame.K_SPACE)
        assert log(app) == ["JH>3"]
        assert at(app) == "JH"
        assert not app.play.stage.raised

    def test_put_down_where_it_was(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN)
        assert not app.play.stage.raised
        assert not log(app)

    def test_tab_goes_round_the_targets_both_ways(self, app: App) -> None:
        app.session.position = Position(
            Board.parse(
                "Foundations: S-7 H-7 D-13 C-13\n9S TS\n8H JS\nTH QS\nKS\nKH QH JH\n8S\n9H\n"
            )
        )
        app.play.resume(app.session)
        press(app, pygame.K_6, pygame.K_RETURN)
        seen = []
        for _ in range(3):
            press(app, pygame.K_TAB)
            seen.append(at(app))
        assert seen == ["7S", "9H", "7S"]
        press(app, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
        assert at(app) == "9H"
        press(app, pygame.K_RETURN)
        assert log(app) == ["8S>7"]

    def test_a_refused_target_explains_itself_and_it_stays_picked_up(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_RETURN, pygame.K_1, pygame.K_RETURN)
        assert app.play.stage.marks == {column(1): Mark.REFUSES}
        assert app.play.stage.raised == (Card.parse("JH"),)
        press(app, pygame.K_3, pygame.K_RETURN)
        assert log(app) == ["JH>3"]

    def test_escape_puts_back_and_only_then_opens_the_menu(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_RETURN, pygame.K_ESCAPE)
        assert not app.play.stage.raised
        assert app._dialogs.top is None
        press(app, pygame.K_ESCAPE)
        assert app._dialogs.top is not None

    def test_f_sends_home_and_stays_with_the_column(self, app: App) -> None:
        press(app, pygame.K_6, pygame.K_f)
        assert log(app) == ["8S>F"]
        assert at(app) == "pile 6"

    def test_f_says_why_not(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_f)
        assert not log(app)
        assert app.play.stage.marks == {place(Suit.HEARTS): Mark.REFUSES}

    def test_p_finds_a_place(self, app: App) -> None:
        """R14."""
        press(app, pygame.K_5, pygame.K_p)
        assert log(app) == ["JH>3"]

    def test_a_foundation_card_comes_back(self, app: App) -> None:
        """R7."""
        app.session.position = Position(
            Board.parse("Foundations: S-13 H-12 D-13 C-11\n\nKH\nQC\nKC\n\n\n\n")
        )
        app.play.resume(app.session)
        press(app, pygame.K_0, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_4, pygame.K_RETURN)
        assert log(app) == ["QH>4"]

    def test_a_press_of_the_mouse_hides_the_ring(self, app: App) -> None:
        press(app, pygame.K_5)
        app.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 600), button=1, touch=False))
        assert app.play.stage.cursor is None

    def test_undo_leaves_the_ring_on_a_card_that_is_there(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_p, pygame.K_5, pygame.K_u)
        assert at(app) in ("QH", "JH")
        press(app, pygame.K_RETURN)
        assert app.play.stage.raised

    def test_the_ring_follows_the_cards_to_another_window_size(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_UP)
        cursor = app.play.stage.cursor
        app.play.stage.refit(Layout.fit((1920, 1080)))
        assert app.play.stage.cursor == cursor == Cursor(column(5), 1)


class TestBar:
    def test_tab_leads_along_the_bar_and_back_to_the_table(self, app: App) -> None:
        press(app, pygame.K_5, pygame.K_TAB)
        assert app.play.stage.cursor is None
        for _ in range(12):
            press(app, pygame.K_TAB)
            if app.play.stage.cursor is not None:
                break
        assert at(app) == "JH"

    def test_enter_presses_a_button_there(self, app: App) -> None:
        press(app, pygame.K_TAB, pygame.K_RETURN)
        assert app._dialogs.top is not None
        assert app._dialogs.top.title == "Menu"

    def test_escape_leaves_it(self, app: App) -> None:
        press(app, pygame.K_TAB, pygame.K_ESCAPE)
        assert app._dialogs.top is None
        assert at(app) == "TS"

    def test_question_mark_lists_the_keys(self, app: App) -> None:
        app.handle(pygame.Event(pygame.TEXTINPUT, text="?"))
        assert app._dialogs.top is not None
        assert app._dialogs.top.title == "Keys"


@pytest.mark.parametrize(
    "command",
    [command for command in Command if command in SCREENS],
)
def test_every_stop_of_every_dialog_is_reached_and_left_by_keys(app: App, command: Command) -> None:
    app.fulfil(command)
    app.tick(500)
    dialog = app._dialogs.top
    assert dialog is not None
    stops = [stop for part in dialog.parts for stop in part.stops()]
    reached = set()
    for _ in range(len(stops) + 1):
        press(app, pygame.K_TAB)
        reached.add(dialog.focus)
    assert reached >= set(stops)
    press(app, pygame.K_ESCAPE)
    assert app._dialogs.top is None


def test_a_pause_covers_the_table_and_time_stands_still(app: App) -> None:
    """R21."""
    app.session.act(Move.parse("8S>F"))
    elapsed = app.session.elapsed
    app.fulfil(Command.PAUSE)
    for _ in range(100):
        app.tick(10)
    app.draw()
    assert app.session.elapsed == elapsed
    window = app.window.surface
    corners = {tuple(window.get_at(at)) for at in ((5, 5), (60, 60), (1200, 700), (640, 60))}
    assert len(corners) == 1
    press(app, pygame.K_RETURN)
    app.tick(1000)
    assert app.session.elapsed > elapsed


def test_a_whole_game_is_won_by_keyboard(tmp_path: Path) -> None:
    won = Record.parse(WON_CLASSIC)
    session = Session(won.code)
    app = App(
        TableWindow((1024, 600), fullscreen=False),
        Store.open(tmp_path),
        session,
        Catalogue.load("he"),
    )
    for action in won.actions:
        assert isinstance(action, Move)
        pile, _ = app.session.board.locate(action.card)
        press(app, pygame.K_0 + pile.value)
        while pile is Pile.FOUNDATION and at(app) != str(action.card):
            press(app, pygame.K_LEFT if at(app)[1] == "S" else pygame.K_DOWN)
        while at(app) != str(action.card):
            press(app, pygame.K_UP)
        press(app, pygame.K_RETURN)
        while app.play.stage.cursor is None or app.play.stage.cursor.spot.pile is not action.target:
            press(app, pygame.K_TAB)
        press(app, pygame.K_RETURN)
    assert app.session.board.is_won
    app.close()
