"""Statistics, games, records, sharing and the deal of the day in the whole application."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pygame
import pytest

from game.core.code import GameCode
from game.core.daily import daily_deal
from game.core.games import WON, PlayedGame
from game.core.record import Record, write
from game.core.rules import legal_moves
from game.core.session import Session
from game.core.statistics import statistics
from game.store.history_lines import HEAD, game_line
from game.ui.app import App
from game.ui.archive import Archive
from game.ui.commands import Command
from game.ui.dialog_stack import DialogStack
from game.ui.records.game_list import GameList
from game.ui.records.month import Deal, Month
from game.ui.replay_bar import Wish
from game.ui.theatre import Theatre
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Segments
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.field import TextField
from tests.application import button, pass_time, press, start, widgets
from tests.boards import WON_CLASSIC, all_moves

DEAL = GameCode(3)
RECORD = write(DEAL, all_moves(WON_CLASSIC))


class Desk:
    """The application, and the clipboard it uses."""

    def __init__(self, folder: Path) -> None:
        self.app = start(folder, code=str(DEAL))
        self.clipboard = ""
        board = Clipboard(lambda: self.clipboard, self._put)
        app = self.app
        app.archive = Archive(app, app._look, app._dialogs, board)

    def _put(self, text: str) -> None:
        self.clipboard = text

    @property
    def dialogs(self) -> DialogStack:
        return self.app._dialogs

    @property
    def theatre(self) -> Theatre:
        assert isinstance(self.app.theatre, Theatre)
        return self.app.theatre

    @property
    def message(self) -> str:
        toast = self.app._toaster.toast
        return "" if toast is None else toast.text

    def open(self, command: Command) -> None:
        self.app.fulfil(command)
        pass_time(self.app, 400)

    def push(self, label: str) -> None:
        assert self.dialogs.top is not None
        button(self.dialogs.top, label).press()
        pass_time(self.app, 400)

    def find(self, kind: type[Widget]) -> Widget:
        assert self.dialogs.top is not None
        parts = (each for part in self.dialogs.top.parts for each in widgets(part))
        return next(each for each in parts if isinstance(each, kind))

    def win(self) -> None:
        for move in all_moves(WON_CLASSIC)[len(self.app.session.position.line) :]:
            self.app.play.act(move)
        assert self.app.session.board.is_won
        pass_time(self.app, 4000)

    def leave_dialogs(self) -> None:
        while self.dialogs.top is not None:
            press(self.app, pygame.K_ESCAPE)
            pass_time(self.app, 400)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "data")
    yield desk
    desk.app.close()


def played(app: App) -> list[bool]:
    return [game.won for game in app.store.played_games().games]


class TestGames:
    def test_a_win_shows_up_at_once_and_once(self, desk: Desk) -> None:
        desk.win()
        assert played(desk.app) == [True]
        desk.leave_dialogs()
        desk.open(Command.STATISTICS)
        assert desk.dialogs.top is not None
        assert desk.dialogs.top.title == "Your games"

    def test_a_game_left_for_another_one_is_kept(self, desk: Desk) -> None:
        desk.app.play.act(all_moves(WON_CLASSIC)[0])
        desk.app.deal(GameCode(9))
        desk.app.deal(GameCode(10))
        assert played(desk.app) == [False]

    def test_twenty_restarts_and_new_games_never_win_more_than_is_played(self, desk: Desk) -> None:
        for number in range(20):
            desk.app.deal(GameCode(3))
            for move in all_moves(WON_CLASSIC)[: 5 if number % 4 else None]:
                desk.app.play.act(move)
            desk.app.fulfil(Command.RESTART)
        desk.app.deal(GameCode(4))
        found = statistics(desk.app.store.played_games().counted(None))
        assert len(played(desk.app)) == 20
        assert (found.played, found.won) == (1, 1)

    def test_a_game_of_the_list_is_replayed_to_its_win(self, desk: Desk) -> None:
        desk.win()
        desk.leave_dialogs()
        desk.open(Command.STATISTICS)
        self.turn_to_games(desk)
        desk.push("Replay")
        theatre = desk.theatre
        assert theatre.replay.timeline.code == DEAL
        press(desk.app, pygame.K_END)
        assert theatre.replay.position.board.is_won
        assert "the game is won" in theatre.bar.shown.words

    def test_a_game_of_the_list_is_played_again_and_does_not_count_twice(self, desk: Desk) -> None:
        desk.win()
        desk.leave_dialogs()
        desk.open(Command.STATISTICS)
        self.turn_to_games(desk)
        desk.push("Play this deal again")
        assert desk.app.session.code == DEAL
        assert not desk.app.session.moves
        desk.win()
        assert played(desk.app) == [True, True]
        desk.leave_dialogs()
        desk.open(Command.STATISTICS)
        desk.push("Save as \u2066JSON\u2069")
        (file,) = (desk.app.store.folder / "exports").glob("*.json")
        body = json.loads(file.read_text("ascii"))
        assert (body["statistics"]["played"], body["statistics"]["won"]) == (1, 1)
        assert len(body["games"]) == 2

    def test_a_game_that_was_left_goes_on_and_counts_once(self, desk: Desk) -> None:
        moves = all_moves(WON_CLASSIC)
        for move in moves[:3]:
            desk.app.play.act(move)
        desk.app.fulfil(Command.UNDO)
        desk.app.play.act(moves[2])
        desk.app.deal(GameCode(9))
        desk.open(Command.STATISTICS)
        self.turn_to_games(desk)
        desk.push("Go on with this game")
        session = desk.app.session
        assert (session.code, session.position.line) == (DEAL, tuple(moves[:3]))
        assert (session.moves, session.can_undo) == (4, True)
        desk.win()
        desk.leave_dialogs()
        (game,) = desk.app.store.played_games().games
        assert (game.won, game.moves, game.undos) == (True, len(moves) + 1, 1)
        desk.open(Command.STATISTICS)
        self.turn_to_games(desk)
        assert desk.dialogs.top is not None
        assert not button(desk.dialogs.top, "Go on with this game").enabled

    def test_the_game_on_the_table_stays_there(self, desk: Desk) -> None:
        desk.app.play.act(all_moves(WON_CLASSIC)[0])
        desk.app.deal(GameCode(9))
        for _ in range(2):
            desk.open(Command.STATISTICS)
            self.turn_to_games(desk)
            desk.push("Go on with this game")
            assert desk.app.session.code == DEAL
        assert len(played(desk.app)) == 1

    def test_a_deal_is_played_again_by_its_own_rules(self, desk: Desk) -> None:
        desk.app.deal(DEAL, foundations_final=True)
        for move in all_moves(WON_CLASSIC)[:2]:
            desk.app.play.act(move)
        desk.app.deal(GameCode(9))
        assert not desk.app.session.rules.foundations_final
        desk.open(Command.STATISTICS)
        self.turn_to_games(desk)
        desk.push("Play this deal again")
        assert desk.app.session.code == DEAL
        assert desk.app.session.rules.foundations_final

    def test_a_long_history_without_index_is_read_while_the_window_stays_awake(
        self, desk: Desk
    ) -> None:
        entry = desk.app.store.folder / "history.jsonl"
        game = PlayedGame(1, 1, 0, 2, 3, 4, 5, 6, WON)
        record = " ".join(["8H>3"] * 1000)
        lines = (game_line(game._replace(key=key, number=key), record) for key in range(1, 1000))
        entry.write_bytes(HEAD + b"".join(lines))
        desk.app.fulfil(Command.STATISTICS)
        desk.app.tick(5)
        assert desk.dialogs.top is not None
        assert 0 < desk.app.store.history.share_read < 1
        desk.app.draw()
        assert desk.app.lively, "no part may wait for the player"
        press(desk.app, pygame.K_ESCAPE)
        pass_time(desk.app, 400)
        assert desk.dialogs.top is None, "the player does not want to wait"
        desk.open(Command.STATISTICS)
        pass_time(desk.app, 800)
        assert isinstance(desk.find(Segments), Segments)
        assert len(desk.app.store.played_games().games) == 999

    @pytest.mark.parametrize("length", [2**18, 1_200_000])
    def test_a_history_that_a_power_cut_filled_with_zeros_opens(
        self, desk: Desk, length: int
    ) -> None:
        game = PlayedGame(1, 1, 0, 2, 3, 4, 5, 6, WON)
        entry = desk.app.store.folder / "history.jsonl"
        entry.write_bytes(HEAD + game_line(game, "8H>3") + bytes(length))
        desk.open(Command.STATISTICS)
        pass_time(desk.app, 800)
        assert isinstance(desk.find(Segments), Segments)
        assert [each.key for each in desk.app.store.played_games().games] == [1]

    def test_a_reset_and_its_undo(self, desk: Desk) -> None:
        desk.win()
        desk.leave_dialogs()
        desk.open(Command.STATISTICS)
        desk.push("Reset")
        assert desk.app.store.played_games().counted(None) == []
        desk.push("Undo the reset")
        assert len(desk.app.store.played_games().counted(None)) == 1

    def turn_to_games(self, desk: Desk) -> None:
        tabs = desk.find(Segments)
        assert isinstance(tabs, Segments)
        tabs._pick(1)
        pass_time(desk.app, 100)
        assert isinstance(desk.find(GameList), GameList)


class TestRecords:
    def test_a_pasted_record_is_shown(self, desk: Desk) -> None:
        desk.clipboard = RECORD
        press(desk.app, pygame.K_v, pygame.KMOD_CTRL)
        pass_time(desk.app, 100)
        assert len(desk.theatre.replay.timeline.steps) == len(all_moves(WON_CLASSIC))

    def test_a_dropped_file_is_shown(self, desk: Desk, tmp_path: Path) -> None:
        path = tmp_path / "game.txt"
        path.write_text(RECORD)
        desk.app.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
        pass_time(desk.app, 100)
        assert desk.theatre.replay.timeline.code == DEAL

    def test_play_on_from_here(self, desk: Desk) -> None:
        desk.app.play.act(all_moves(WON_CLASSIC)[0])
        desk.app.archive.inbox.open_text(RECORD)
        for _ in range(7):
            press(desk.app, pygame.K_RIGHT)
        theatre = desk.theatre
        theatre.bar.button(Wish.TAKE).press()
        pass_time(desk.app, 400)
        session = desk.app.session
        assert session.position.line == tuple(all_moves(WON_CLASSIC)[:7])
        assert played(desk.app) == [False], "the game in play was left"
        desk.win()
        assert desk.app.store.played_games().games[-1].won
        (left,) = desk.app.store.played_games().games[:-1]
        assert not left.won

    def test_a_game_that_goes_on_from_a_record_stays_one_after_a_restart(
        self, desk: Desk, tmp_path: Path
    ) -> None:
        desk.app.archive.inbox.open_text(RECORD)
        press(desk.app, pygame.K_RIGHT)
        desk.theatre.bar.button(Wish.TAKE).press()
        desk.app.store.flush()
        desk.app.close()
        again = Desk(tmp_path / "data")
        assert again.app.session.from_record
        assert again.app.session.moves == 1

    @pytest.mark.parametrize(
        ("moves", "words"),
        [
            ("TS>1 TS>2", "is already in this column"),
            ("U", "There is nothing to undo."),
            ("TS>1 U R R", "There is nothing to redo."),
        ],
    )
    def test_an_invalid_record_stops_at_the_fault_with_the_rule(
        self, desk: Desk, moves: str, words: str
    ) -> None:
        record = Record.parse(f"YU1-C-AAAAAAB\n{moves}")
        fault = Session(record.code)
        sound = 0
        for action in record.actions:
            if not hasattr(fault.act(action), "after"):
                break
            sound += 1
        desk.app.archive.inbox.open_text(f"YU1-C-AAAAAAB\n{moves}")
        press(desk.app, pygame.K_END)
        pass_time(desk.app, 100)
        said = desk.theatre.bar.shown.words
        assert said.startswith("The record ends here.")
        assert f"Step {sound + 1}" in said
        if "already" not in words:
            assert words in said

    @pytest.mark.parametrize("text", ["YU1-C-AAAAAAB\n8H>9", "YU1-C-AAAAAAB\nZZ>1 AS>F"])
    def test_an_unreadable_record_is_refused_with_line_and_token(
        self, desk: Desk, text: str
    ) -> None:
        desk.app.archive.inbox.open_text(text)
        assert desk.dialogs.top is not None
        assert desk.dialogs.top.title == "About this record"
        assert desk.app.theatre is None

    def test_what_is_no_record_is_told(self, desk: Desk, tmp_path: Path) -> None:
        for content in (b"", b"\xff\xfe", b"nothing of ours"):
            path = tmp_path / "file"
            path.write_bytes(content)
            desk.app.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
            assert desk.message != ""
            assert desk.app.theatre is None
        desk.app.handle(pygame.Event(pygame.DROPFILE, file=str(tmp_path)))
        assert "is not the record of a game" in desk.message


class TestSharing:
    def test_a_pasted_code_with_words_around_it_is_offered(self, desk: Desk) -> None:
        desk.clipboard = "Try this one: YU1-R-AAAAAAK, it is nice."
        press(desk.app, pygame.K_v, pygame.KMOD_CTRL)
        pass_time(desk.app, 400)
        field = desk.find(TextField)
        assert isinstance(field, TextField)
        assert field.text == "YU1-R-AAAAAAK"
        press(desk.app, pygame.K_RETURN)
        pass_time(desk.app, 100)
        assert desk.app.session.code == GameCode(10, relaxed=True)

    def test_a_code_pasted_during_a_replay_is_dealt_in_its_place(self, desk: Desk) -> None:
        desk.app.archive.inbox.open_text(RECORD)
        desk.clipboard = "and now YU1-C-AAAAAAK"
        press(desk.app, pygame.K_v, pygame.KMOD_CTRL)
        pass_time(desk.app, 400)
        press(desk.app, pygame.K_RETURN)
        pass_time(desk.app, 400)
        assert desk.app.theatre is None
        assert desk.app.session.code == GameCode(10)

    @pytest.mark.parametrize("text", ["", "words", "YU1-C-AAAAAAB or YU1-C-AAAAAAC"])
    def test_nothing_is_guessed(self, desk: Desk, text: str) -> None:
        desk.clipboard = text
        press(desk.app, pygame.K_v, pygame.KMOD_CTRL)
        pass_time(desk.app, 100)
        assert desk.message != ""
        assert desk.dialogs.top is None

    def test_code_and_record_are_copied(self, desk: Desk) -> None:
        for move in all_moves(WON_CLASSIC)[:4]:
            desk.app.play.act(move)
        desk.open(Command.SHARE)
        desk.push("Copy the game code")
        assert desk.clipboard == str(DEAL)
        desk.open(Command.SHARE)
        desk.push("Copy the record")
        assert Record.parse(desk.clipboard) == Record(DEAL, tuple(all_moves(WON_CLASSIC)[:4]))

    def test_the_record_is_saved_and_nothing_is_overwritten(self, desk: Desk) -> None:
        for _ in range(2):
            desk.open(Command.SHARE)
            desk.push("Save the record")
        folder = desk.app.store.folder / "exports"
        names = sorted(path.name for path in folder.iterdir())
        assert names == [f"{DEAL}-2.txt", f"{DEAL}.txt"]
        assert Record.parse((folder / names[0]).read_text()).code == DEAL

    def test_pictures_of_table_and_result(self, desk: Desk) -> None:
        desk.open(Command.SHARE)
        desk.push("Save a picture")
        desk.win()
        desk.push("Save a picture")
        folder = desk.app.store.folder / "exports"
        table = pygame.image.load(folder / f"{DEAL}.png")
        result = pygame.image.load(folder / f"{DEAL}-2.png")
        assert table.get_width() == 1280
        assert result.get_size() == (1200, 630)


class TestDealOfTheDay:
    DAY = date(2026, 11, 30)

    def open(self, desk: Desk, today: date = DAY) -> Month:
        desk.app.archive.today = lambda: today
        desk.open(Command.DAILY)
        month = desk.find(Month)
        assert isinstance(month, Month)
        return month

    def test_it_is_dealt(self, desk: Desk) -> None:
        self.open(desk)
        press(desk.app, pygame.K_RETURN)
        pass_time(desk.app, 100)
        assert desk.app.session.code == daily_deal(self.DAY)

    def test_a_day_that_has_passed_is_dealt(self, desk: Desk) -> None:
        month = self.open(desk)
        press(desk.app, pygame.K_UP)
        assert month.chosen == self.DAY - timedelta(days=7)
        desk.push("Deal")
        assert desk.app.session.code == daily_deal(self.DAY - timedelta(days=7))

    def test_a_deal_that_was_left_goes_on(self, desk: Desk) -> None:
        desk.app.archive.today = lambda: self.DAY
        desk.open(Command.DAILY)
        desk.push("Deal")
        desk.app.play.act(next(iter(legal_moves(desk.app.session.rules, desk.app.session.board))))
        line = desk.app.session.position.line
        desk.app.deal(GameCode(3))
        desk.open(Command.DAILY)
        desk.push("Go on with this game")
        assert desk.app.session.code == daily_deal(self.DAY)
        assert desk.app.session.position.line == line
        desk.open(Command.DAILY)
        desk.push("Go on with this game")
        assert desk.app.session.position.line == line
        assert len(played(desk.app)) == 1

    def test_the_day_is_that_of_the_clock_when_the_calendar_is_opened(self, desk: Desk) -> None:
        for days in (1, -40, 0):  # past midnight, set back, put right
            today = self.DAY + timedelta(days=days)
            month = self.open(desk, today)
            assert month.chosen == today
            month.choose(today + timedelta(days=1))
            assert month.chosen == today, "no day that has not come"
            desk.push("Deal")
            assert desk.app.session.code == daily_deal(today)

    def test_the_calendar_shows_what_was_tried(self, desk: Desk) -> None:
        code = daily_deal(self.DAY)
        assert code is not None
        desk.app.deal(code)
        desk.app.play.act(next(iter(legal_moves(desk.app.session.rules, desk.app.session.board))))
        desk.app.deal(GameCode(3))
        month = self.open(desk)
        assert month._state(self.DAY) == Deal.TRIED
        assert month._state(self.DAY - timedelta(days=1)) == Deal.NEW
        assert month._state(date(2025, 12, 31)) == Deal.NONE
