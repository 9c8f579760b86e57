"""A public game: what leads out and what does not, who is forgotten, and what is offered."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.moves import Move
from game.core.record import Record
from game.core.session import Session
from game.kiosk.handover import Start
from game.kiosk.rules import Permit
from game.store.notices import Saving
from game.store.settings import Settings
from game.store.store import Store
from game.ui.commands import Command
from game.ui.kiosk_attract import Attract
from game.ui.kiosk_gestures import HOLD
from game.ui.widgets.button import Button
from game.ui.window import TableWindow
from tests.application import button, widgets
from tests.boards import WON_CLASSIC
from tests.public import PIN, Public, open_game

RECORD = Record.parse(WON_CLASSIC)
MOVES = [action for action in RECORD.actions if isinstance(action, Move)]
COMBINATION = pygame.KMOD_LCTRL | pygame.KMOD_LALT | pygame.KMOD_LSHIFT
EVERYTHING = (
    f"allow = [{', '.join(repr(each.value) for each in Permit if each is not Permit.LEAVE)}]\n"
)
HOUSE = 'statistics = "house"\n'
CORNER = (20, 20)


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Public]:
    game = open_game(prepared(tmp_path))
    yield game
    game.app.close()


def prepared(folder: Path, moves: int = 3) -> Path:
    """A data folder with a game that somebody has begun."""
    session = Session(RECORD.code)
    for move in MOVES[:moves]:
        session.play(move)
    with Store(folder, background=False) as store:
        store.save_settings(Settings(language="hr", sounds=False))
        store.save_game(session)
    return folder


class TestTheWayOut:
    @pytest.mark.parametrize(
        "kind", [pygame.QUIT, pygame.WINDOWCLOSE, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN]
    )
    def test_the_window_cannot_be_sent_away(self, public: Public, kind: int) -> None:
        public.send(kind)
        public.wait(100)
        assert public.attendant.running

    @pytest.mark.parametrize(
        ("key", "mod"),
        [
            (pygame.K_q, pygame.KMOD_LCTRL),
            (pygame.K_q, pygame.KMOD_LMETA),
            (pygame.K_F4, pygame.KMOD_LALT),
            (pygame.K_F11, 0),
            (pygame.K_ESCAPE, 0),
            (pygame.K_k, 0),
            (pygame.K_k, pygame.KMOD_LCTRL | pygame.KMOD_LALT),
        ],
    )
    def test_no_other_keys_lead_out(self, public: Public, key: int, mod: int) -> None:
        for _ in range(3):
            public.key(key, mod)
            public.wait(200)
        assert public.attendant.running
        assert public.dialog is None or public.dialog.title == "Menu"

    def test_nothing_comes_in(self, public: Public, tmp_path: Path) -> None:
        record = tmp_path / "record.txt"
        record.write_text(WON_CLASSIC)
        public.send(pygame.DROPFILE, file=str(record))
        public.send(pygame.DROPTEXT, text=WON_CLASSIC)
        public.wait(100)
        assert public.app.theatre is None
        assert public.dialog is None

    @pytest.mark.parametrize("scancode", [0, pygame.KSCAN_K])
    def test_the_combination_and_the_pin(self, public: Public, scancode: int) -> None:
        key = 0x05DC if scancode else pygame.K_k  # on a Hebrew layout the key has another name
        public.send(pygame.KEYDOWN, key=key, mod=COMBINATION, unicode="", scancode=scancode)
        public.wait(300)
        for digit in "4711":
            public.key(getattr(pygame, f"K_{digit}"))
        assert public.attendant.running
        public.key(pygame.K_RETURN)
        assert not public.attendant.running

    def test_the_corner_and_the_pin_by_touch(self, public: Public) -> None:
        public.down(CORNER)
        public.wait(int(HOLD) - 100)
        assert public.dialog is None
        public.wait(300)
        public.up(CORNER)
        for digit in ("4", "7", "1", "8", "Delete", "1", "OK"):
            self.press(public, digit)
        assert not public.attendant.running

    def test_a_corner_that_is_let_go_or_left_does_nothing(self, public: Public) -> None:
        public.down(CORNER)
        public.wait(2000)
        public.up(CORNER)
        public.wait(3000)
        public.down(CORNER)
        public.move((400, 400))
        public.wait(5000)
        public.up((400, 400))
        assert public.dialog is None

    def test_a_wrong_pin_waits_longer_each_time(self, public: Public) -> None:
        public.key(pygame.K_k, COMBINATION)
        public.wait(300)
        for wait in (2, 4, 8):
            self.type(public, "0000")
            self.type(public, "4711")
            assert public.attendant.running
            public.wait(wait * 1000 + 15)
        self.type(public, "4711")
        assert not public.attendant.running

    def test_the_wait_goes_on_while_the_pad_is_closed(self, public: Public) -> None:
        public.key(pygame.K_k, COMBINATION)
        public.wait(300)
        self.type(public, "0000")
        public.key(pygame.K_ESCAPE)
        public.wait(500)
        public.key(pygame.K_k, COMBINATION)
        public.wait(300)
        self.type(public, "4711")
        assert public.attendant.running
        public.wait(2000)
        self.type(public, "4711")
        assert not public.attendant.running

    def test_a_forgotten_pad_goes_away(self, public: Public) -> None:
        public.key(pygame.K_k, COMBINATION)
        public.wait(19_000)
        assert public.dialog is not None
        public.wait(2_000)
        assert public.dialog is None

    def test_a_pad_that_waits_after_wrong_pins_goes_away_from_the_invitation(
        self, public: Public
    ) -> None:
        public.wait(180_100, 250)
        public.key(pygame.K_k, COMBINATION)
        public.wait(300)
        for wait in (2, 4, 8, 16):
            self.type(public, "0000")
            public.wait(wait * 1000 + 15)
        self.type(public, "0000")
        public.wait(19_000)
        assert public.dialog is not None
        public.wait(2_000)
        assert public.dialog is None
        assert isinstance(public.app.theatre, Attract)

    def test_without_a_pin_nobody_leaves(self, tmp_path: Path) -> None:
        log = io.StringIO()
        public = open_game(tmp_path, "", log=log)
        public.key(pygame.K_k, COMBINATION)
        public.wait(300)
        assert public.dialog is None
        assert "there is no PIN" in log.getvalue()
        public.app.close()

    @staticmethod
    def type(public: Public, digits: str) -> None:
        for digit in digits:
            public.key(getattr(pygame, f"K_{digit}"))
        public.key(pygame.K_RETURN)

    @staticmethod
    def press(public: Public, label: str) -> None:
        assert public.dialog is not None
        public.tap(button(public.dialog, label).rect.center)


class TestTheNextPlayer:
    def test_nobody_is_forgotten_who_plays(self, public: Public) -> None:
        for _ in range(6):
            public.wait(60_000, 250)
            public.move((300, 300), touch=False, held=False)
        assert public.app.theatre is None
        assert public.app.session.code == RECORD.code

    def test_after_idle_minutes_nothing_is_left(self, tmp_path: Path) -> None:
        rules = PIN + EVERYTHING.replace("'statistics', ", "") + '[settings]\nlanguage = "en"'
        public = open_game(prepared(tmp_path), rules, Start.RESUME)
        assert public.app.tr.tag == "hr"
        public.key(pygame.K_n)  # a dialog is open, and a code in it
        public.wait(180_100, 250)
        assert isinstance(public.app.theatre, Attract)
        assert public.dialog is None
        assert public.app.tr.tag == "en"
        assert public.app.session.code != RECORD.code
        assert public.app.store.left_games() == ()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert str(RECORD.code).encode() not in kept
        assert b'"hr"' not in kept
        public.app.close()

    def test_the_invitation_says_nothing_about_the_disk(
        self, public: Public, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        public.wait(179_000, 250)

        def no_space(_: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(os, "fsync", no_space)
        public.wait(2_000, 250)
        assert isinstance(public.app.theatre, Attract)
        assert public.app.store.saving is Saving.FULL
        public.wait(500)
        assert public.app._toaster.toast is None
        public.tap((300, 200))
        public.wait(500)
        assert public.app._toaster.toast is not None  # whoever plays is told

    def test_the_ring_of_the_keyboard_goes_with_the_player(self, public: Public) -> None:
        public.key(pygame.K_RIGHT)
        assert public.app.play.stage.cursor is not None
        public.wait(180_100, 250)
        public.tap((640, 300))
        public.wait(300)
        assert public.app.theatre is None
        assert public.app.play.stage.cursor is None

    def test_the_focus_on_the_bar_goes_with_the_player(self, public: Public) -> None:
        public.key(pygame.K_RIGHT)
        public.key(pygame.K_TAB)
        assert any(stop.focused for stop in public.app.bar.stops())
        public.wait(180_100, 250)
        assert not any(stop.focused for stop in public.app.bar.stops())

    def test_the_example_plays_and_invites_in_each_language(self, public: Public) -> None:
        public.wait(180_100, 250)
        show = public.app.theatre
        assert isinstance(show, Attract)
        before, words = show.stage.board, set()
        for _ in range(40):
            public.wait(1000, 50)
            words.add(show.bar.words)
        assert show.stage.board != before
        assert {"Touch to play", "Dodirnite za igru", "געו כדי לשחק"} <= words
        assert len(words) == 5  # Croatian and Serbian say the same

    def test_the_example_begins_again(self, public: Public) -> None:
        public.wait(180_100, 250)
        show = public.app.theatre
        assert isinstance(show, Attract)
        boards = []
        for _ in range(60):
            public.wait(5_000, 50)
            boards.append(show.stage.board)
        won = next(at for at, board in enumerate(boards) if board.is_won)
        assert not boards[won + 4].is_won

    def test_a_touch_deals_a_fresh_game(self, public: Public) -> None:
        public.wait(180_100, 250)
        public.tap((300, 200))
        public.settle()
        assert public.app.theatre is None
        assert public.app.session.moves == 0
        assert public.app.session.elapsed < 10_000
        assert public.app.tr.tag == "en"
        assert public.app.store.current is not None
        assert public.app.store.current.code == public.app.session.code

    def test_a_touched_language_is_spoken_until_the_next_player(self, public: Public) -> None:
        public.wait(180_100, 250)
        show = public.app.theatre
        assert isinstance(show, Attract)
        persian = next(
            each for each in show.bar.children if isinstance(each, Button) and each.label == "فارسی"
        )
        public.tap(persian.rect.center)
        public.settle()
        assert public.app.tr.tag == "fa"
        public.wait(180_100, 250)
        assert isinstance(public.app.theatre, Attract)
        assert public.app.tr.tag == "en"

    def test_where_the_language_is_fixed_none_is_offered(self, tmp_path: Path) -> None:
        public = open_game(tmp_path, "allow = []\nidle_minutes = 1")
        public.wait(60_100, 250)
        assert isinstance(public.app.theatre, Attract)
        assert public.app.theatre.bar.children == ()
        public.app.close()

    def test_a_key_wakes_it_too(self, public: Public) -> None:
        public.wait(180_100, 250)
        public.key(pygame.K_SPACE)
        assert public.app.theatre is None

    def test_who_came_by_a_controller_is_forgotten_too(self, public: Public) -> None:
        public.wait(180_100, 250)
        self.lean(public, 30_000)
        assert public.app.theatre is None
        public.wait(179_000, 250)
        assert public.app.theatre is None
        public.wait(2_000, 250)
        assert isinstance(public.app.theatre, Attract)

    def test_a_stick_is_a_sign_of_life_and_its_trembling_is_none(self, public: Public) -> None:
        for _ in range(3):
            public.wait(90_000, 250)
            self.lean(public, 30_000)
            self.lean(public, 0)
        assert public.app.theatre is None
        for _ in range(3):
            public.wait(90_000, 250)
            self.lean(public, 900)
        assert isinstance(public.app.theatre, Attract)

    @staticmethod
    def lean(public: Public, value: int) -> None:
        public.send(
            pygame.CONTROLLERAXISMOTION,
            axis=pygame.CONTROLLER_AXIS_LEFTX,
            value=value,
            instance_id=0,
        )

    def test_the_operator_can_leave_while_nobody_plays(self, public: Public) -> None:
        public.wait(180_100, 250)
        public.key(pygame.K_k, COMBINATION)
        public.wait(300)
        TestTheWayOut.type(public, "4711")
        assert not public.attendant.running

    def test_a_game_won_is_over_when_the_next_player_comes(self, tmp_path: Path) -> None:
        public = open_game(prepared(tmp_path, len(MOVES)), PIN)
        assert public.app.session.moves == 0
        assert public.dialog is None
        public.app.close()
        public = open_game(prepared(tmp_path, len(MOVES)), PIN, Start.RESUME)
        assert public.dialog is not None  # its own player is still there
        public.wait(180_100, 250)
        assert isinstance(public.app.theatre, Attract)
        assert public.dialog is None
        public.app.close()


class TestStatistics:
    def finish(self, folder: Path, rules: str) -> int:
        public = open_game(prepared(folder, len(MOVES) - 1), rules)
        public.play(MOVES[-1])
        public.wait(180_100, 250)
        public.tap((300, 200))
        public.app.play.act(next(move for move in legal(public)))
        public.wait(180_100, 250)
        games = len(public.app.store.played_games().games)
        public.app.close()
        return games

    def test_off_none_is_counted(self, tmp_path: Path) -> None:
        assert self.finish(tmp_path, PIN) == 0

    def test_per_house_all_are(self, tmp_path: Path) -> None:
        assert self.finish(tmp_path, PIN + HOUSE) == 2


def legal(public: Public) -> Iterator[Move]:
    from game.core.rules import legal_moves

    return legal_moves(public.app.session.rules, public.app.session.board)


class TestTheStart:
    def test_after_a_power_cut_the_game_goes_on_in_the_language_of_the_house(
        self, public: Public
    ) -> None:
        assert public.app.session.code == RECORD.code
        assert public.app.session.moves == 3
        assert public.dialog is None
        assert public.app.tr.tag == "en"
        assert public.app.settings.sounds

    def test_after_a_crash_all_is_as_it_was(self, tmp_path: Path) -> None:
        (prepared(tmp_path) / "crash-news").write_text("crash-1.txt")
        (tmp_path / "crash-1.txt").touch()
        log = io.StringIO()
        public = open_game(tmp_path, start=Start.RESUME, log=log)
        assert public.app.tr.tag == "hr"
        assert not public.app.settings.sounds
        assert public.app.session.moves == 3
        assert public.dialog is None
        assert "crash-1.txt" in log.getvalue()
        public.app.close()

    def test_a_deal_that_nobody_has_touched_comes_back_after_a_crash(self, tmp_path: Path) -> None:
        public = open_game(tmp_path)
        code = public.app.session.code
        public.app.store.close()  # and nothing else is closed
        again = open_game(tmp_path, start=Start.RESUME)
        assert again.app.session.code == code
        again.app.close()

    def test_of_damaged_files_the_log_tells_and_no_dialog(self, tmp_path: Path) -> None:
        (tmp_path / "games.json").write_text("nonsense")
        log = io.StringIO()
        public = open_game(tmp_path, log=log)
        assert public.dialog is None
        assert "games.json is broken; kept as games.json.broken-1" in log.getvalue()
        public.app.close()


class TestTheWindow:
    def test_keeps_the_screen_on(self) -> None:
        window = TableWindow(None, fullscreen=True, screen=1)
        window.keep()
        assert not pygame.display.get_allow_screensaver()
        window.come_back()
        window.close()
        pygame.display.set_allow_screensaver(True)

    def test_opens_on_the_first_monitor_where_the_chosen_one_is_missing(self) -> None:
        window = TableWindow((800, 600), fullscreen=False, screen=9)
        assert window.place is not None
        width, height = pygame.display.get_desktop_sizes()[0]
        assert pygame.Rect(0, 0, width, height).contains(pygame.Rect(window.place[2:], (800, 600)))
        window.close()


class TestThePointer:
    def test_is_hidden_from_a_touch_until_a_mouse_moves(self, public: Public) -> None:
        assert not pygame.mouse.get_visible()
        public.move((300, 300), touch=False, held=False)
        assert pygame.mouse.get_visible()
        public.tap((640, 600))
        assert not pygame.mouse.get_visible()

    @pytest.mark.parametrize(("rule", "seen"), [("always", False), ("never", True)])
    def test_as_the_operator_wants(self, tmp_path: Path, rule: str, seen: bool) -> None:
        public = open_game(tmp_path, f'pointer = "{rule}"')
        public.move((300, 300), touch=False, held=False)
        public.tap((640, 600))
        assert pygame.mouse.get_visible() is seen
        public.app.close()


class TestWhatIsOffered:
    def labels(self, public: Public) -> set[str]:
        dialog = public.dialog
        assert dialog is not None
        found = (each for part in dialog.parts for each in widgets(part))
        return {each.label for each in found if isinstance(each, Button)}

    def menu(self, folder: Path, rules: str) -> set[str]:
        public = open_game(folder, rules)
        public.key(pygame.K_ESCAPE)
        public.wait(300)
        labels = self.labels(public)
        public.app.close()
        return labels

    def test_by_default(self, tmp_path: Path) -> None:
        assert self.menu(tmp_path, PIN) == {
            *("New game", "Restart this deal", "Previous game", "Can it still be won?"),
            *("How to play", "Pause", "Keys", "Settings", "Back to the game"),
        }

    def test_at_least(self, tmp_path: Path) -> None:
        least = {"New game", "Restart this deal", "Previous game", "Pause", "Back to the game"}
        assert self.menu(tmp_path, "allow = []") == least

    def test_at_most(self, tmp_path: Path) -> None:
        labels = self.menu(tmp_path, EVERYTHING + HOUSE)
        assert not labels & {"Quit", "Full screen", "Leave full screen"}
        assert {"Share", "Your games", "Deal of the day", "Settings"} <= labels

    def test_what_is_not_allowed_cannot_be_had_by_keys_either(self, tmp_path: Path) -> None:
        public = open_game(tmp_path, "allow = []")
        code = public.app.session.code
        for command in Command:
            if command not in (Command.MENU, Command.PAUSE, Command.NEW):
                public.app.fulfil(command)
        for key, mod in ((pygame.K_h, 0), (pygame.K_F1, 0), (pygame.K_c, pygame.KMOD_LCTRL)):
            public.key(key, mod)
        public.send(pygame.TEXTINPUT, text="?")
        public.wait(300)
        assert public.dialog is None
        assert public.app._toaster.toast is None
        public.app.fulfil(Command.NEW)
        assert public.dialog is None
        assert public.app.session.code != code
        public.app.close()

    def test_only_the_languages_offered(self, tmp_path: Path) -> None:
        public = open_game(tmp_path, 'languages = ["hr", "fa"]')
        assert public.app.tr.tag == "hr"
        public.app.fulfil(Command.SETTINGS)
        assert public.dialog is not None
        names = {
            option.label
            for part in public.dialog.parts
            for each in widgets(part)
            for option in getattr(each, "options", ())
        }
        assert {"Hrvatski", "فارسی"} <= names
        assert "English" not in names
        assert "Svijetla" not in names
        assert "Jezik" not in names, "a single page needs no tab"
        public.app.close()

    def test_shares_and_records_keep_to_the_permits(self, tmp_path: Path) -> None:
        public = open_game(tmp_path, 'statistics = "house"\nallow = ["copy", "statistics"]')
        public.app.fulfil(Command.SHARE)
        assert self.labels(public) == {
            *("Copy the game code", "Copy the record", "Open what was copied", "Back to the game"),
        }
        public.app._dialogs.close_all()
        public.app.fulfil(Command.STATISTICS)
        assert self.labels(public) == {"Back to the game"}
        public.app.close()

    def test_the_help_names_no_folder(self, public: Public) -> None:
        from game.ui.help.chapters import parts, texts

        public.app.fulfil(Command.HELP)
        assert public.dialog is not None
        shown = [
            text
            for part in parts(public.app.tr, None)
            for chapter in part.chapters
            for text in texts(chapter.blocks)
        ]
        assert not any("games are in this folder" in text for text in shown)

    def test_a_reset_of_the_settings_leads_to_those_of_the_house(self, tmp_path: Path) -> None:
        rules = 'allow = ["settings"]\n[settings]\ndeck = "four"'
        public = open_game(tmp_path, rules)
        public.app.fulfil(Command.SETTINGS)
        assert public.dialog is not None
        button(public.dialog, "Reset").press()
        assert public.app.settings.deck == "four"
        public.app.close()
