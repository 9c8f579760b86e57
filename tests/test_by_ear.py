"""All that a blind player does, by keyboard and from the text on standard output alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import Record
from game.core.rules import legal_moves
from game.core.session import Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.i18n.spoken import card_words
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.echo import echo
from game.ui.widgets.editing import Typed
from game.ui.window import TableWindow
from tests.boards import WON_CLASSIC
from tests.listener import ENGLISH, Player, StdoutEar


@pytest.fixture
def player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Player]:
    window = TableWindow((1024, 600), fullscreen=False)
    app = App(window, Store.open(tmp_path), Session(GameCode(9)), ENGLISH)
    player = Player(app, StdoutEar(capsys))
    app.draw()
    app.tick(5)
    yield player
    app.close()


def test_settings_a_new_deal_a_whole_game_and_its_result(player: Player) -> None:
    # A setting is found, changed, and heard to have changed.
    assert player.press(pygame.K_ESCAPE) == "Menu. New game, button"
    player.go_on_to("Settings, button")
    assert player.press(pygame.K_RETURN) == "Settings. Done, button"
    player.go_on_to("tab: ")
    assert "Look. " in player.go_on_to("Look", pygame.K_RIGHT)
    assert player.go_on_to("Card size") == "Card size, choice: Large. 3 of 3"
    assert player.press(pygame.K_LEFT) == "Medium. 2 of 3"
    assert player.press(pygame.K_ESCAPE) == "Back at the table."
    # A deal is asked for by its code, which is heard as it is typed.
    player.press(pygame.K_ESCAPE)
    said = player.press(pygame.K_RETURN)
    assert said.startswith("New game. ")
    assert "Game code, text field: YU1-" in said
    code = "YU1-C-AAAAAAD"
    echoed = [player.type(letter).split()[0] for letter in code[:6]]
    assert echoed == ["Y", "U", "1", "hyphen", "C", "hyphen"]
    assert player.type("B").startswith("B")
    assert player.press(pygame.K_BACKSPACE).startswith("Deleted: B")
    player.type(code[6:])
    assert player.press(pygame.K_RETURN) == f"New game, {code}."
    player.wait(2000)
    # The whole game.
    for move in Record.parse(WON_CLASSIC).actions:
        assert isinstance(move, Move)
        told = player.move(move)
        assert told.startswith(card_words(ENGLISH, move.card))
    # The result, and where to go from there.
    said = player.wait(3000)
    assert re.search(r"The game is won\. Score 625, moves \d+\.", said)
    assert re.search(
        r"You won!.* 625\. points\. Time: \d+:\d\d\. Moves: \d+\. Game code: YU1-C-AAAAAAD\. "
        r"New game, button",
        said,
    )
    player.press(pygame.K_ESCAPE)
    # And the statistics know of it.
    player.press(pygame.K_ESCAPE)
    player.go_on_to("Your games, button")
    assert "Your games" in player.press(pygame.K_RETURN)
    said = " ".join(player.press(pygame.K_TAB) for _ in range(6))
    assert "100% of the deals won" in said


class TestEveryDialog:
    @pytest.mark.parametrize("tag", LANGUAGES)
    @pytest.mark.parametrize(
        "command",
        [
            *(Command.MENU, Command.NEW, Command.SETTINGS, Command.HELP, Command.KEYS),
            *(Command.PAUSE, Command.DAILY, Command.STATISTICS, Command.SHARE),
        ],
    )
    def test_says_its_title_and_each_stop_of_the_keyboard(
        self, tag: str, command: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        window = TableWindow((800, 600), fullscreen=False)
        tr = Catalogue.load(tag)
        app = App(window, Store.open(tmp_path), Session(GameCode(9)), tr)
        player = Player(app, StdoutEar(capsys))
        app.draw()
        app.tick(5)
        app.fulfil(command)
        before = len(player.ear.heard)
        app.draw()
        (said,) = player.ear.heard[before:]
        dialog = app._dialogs.top
        assert dialog is not None
        assert said.startswith(dialog.title)
        stops = len({id(stop) for part in dialog.parts for stop in part.stops()})
        for _ in range(stops):
            said = player.press(pygame.K_TAB)
            assert said or stops == 1
            assert not set(said) & set("\u2066\u2067\u2068\u2069{}↑↓")
        app.close()


def test_a_list_of_headings_says_the_place_of_each(player: Player) -> None:
    player.app.fulfil(Command.HELP)
    player.app.draw()
    assert re.search(r"\w.*\. 2 of \d+", player.press(pygame.K_DOWN))


def test_help_is_read_by_paragraph(player: Player) -> None:
    player.app.fulfil(Command.HELP)
    player.app.draw()
    title = player.press(pygame.K_DOWN).split(".")[0]
    first = player.press(pygame.K_TAB)
    assert first == title
    read = []
    while not (said := player.press(pygame.K_DOWN)).endswith(", button"):
        read.append(said)
    assert len(read) > 3
    assert len(set(read)) == len(read)
    assert read[-1].startswith("Next: ")
    assert player.press(pygame.K_UP) == read[-1]
    assert player.press(pygame.K_UP) == read[-2]


class TestEcho:
    @pytest.mark.parametrize(
        ("before", "now", "said"),
        [
            (Typed("AB", 2, 2, 2), Typed("ABC", 3, 3, 3), "C"),
            (Typed("", 0, 0, 0), Typed("YU1-C", 5, 5, 5), "YU1-C"),
            (Typed("AB", 2, 2, 2), Typed("A", 1, 1, 1), "Deleted: B"),
            (Typed("A-B", 2, 2, 2), Typed("AB", 1, 1, 1), "Deleted: hyphen"),
            (Typed("AA", 2, 2, 2), Typed("AAA", 3, 3, 3), "A"),
            (Typed("AB", 2, 2, 2), Typed("AB", 1, 1, 1), "B"),
            (Typed("AB", 1, 1, 1), Typed("AB", 2, 2, 2), "end of the line"),
            (Typed("AB", 2, 2, 2), Typed("AB", 2, 0, 2), "Selected: AB"),
            (Typed("AB", 2, 0, 2), Typed("X", 1, 1, 1), "X"),
            (Typed("AB", 2, 0, 2), Typed("A", 1, 1, 1), "A"),
            (Typed("AB", 2, 0, 2), Typed("", 0, 0, 0), "Deleted: AB"),
            (Typed("AB", 1, 1, 1), Typed("XYZ", 3, 0, 3), "XYZ"),
            (Typed("AB", 2, 2, 2), Typed("AB", 2, 2, 2), ""),
        ],
    )
    def test_says_what_changed(self, before: Typed, now: Typed, said: str) -> None:
        assert echo(ENGLISH, before, now) == said


class TestAFaultyCode:
    def begin(self, player: Player) -> None:
        player.app.fulfil(Command.NEW)
        player.wait(300)

    def test_only_the_letters_are_heard_until_there_is_a_pause(self, player: Player) -> None:
        self.begin(player)
        assert [player.type(letter) for letter in "YU2-C"] == ["Y", "U", "2", "hyphen", "C"]
        assert player.wait(500) == ""
        assert player.wait(1000).startswith("This game reads codes that begin with YU1")
        assert player.wait(3000) == ""

    def test_enter_says_at_once_and_every_time_what_is_wrong(self, player: Player) -> None:
        self.begin(player)
        player.type("X")
        fault = "A game code begins with YU1; “X” at position 1 does not fit."
        assert player.press(pygame.K_RETURN) == fault
        assert player.press(pygame.K_RETURN) == fault

    def test_a_fault_that_is_mended_in_time_is_not_told(self, player: Player) -> None:
        self.begin(player)
        player.type("X")
        player.press(pygame.K_BACKSPACE)
        assert player.wait(3000) == ""

    def test_the_same_fault_is_told_again_if_it_comes_again(self, player: Player) -> None:
        self.begin(player)
        for _ in range(2):
            player.type("X")
            assert "position 1" in player.wait(1500)
            assert player.press(pygame.K_BACKSPACE) == "Deleted: X"
            assert player.wait(1500) == ""

    def test_leaving_the_field_tells_it(self, player: Player) -> None:
        self.begin(player)
        player.type("X")
        assert "position 1 does not fit." in player.press(pygame.K_TAB)


def test_charts_lists_and_calendars_are_told_in_sentences(player: Player) -> None:
    for number in range(3):
        move = next(legal_moves(player.app.session.rules, player.app.session.board))
        player.app.play.act(move)
        player.app.deal(GameCode(number))
        player.wait(1500)
    player.app.store.flush()
    player.app.fulfil(Command.STATISTICS)
    assert player.wait(600).startswith("Your games. ")
    assert player.press(pygame.K_TAB) == "0% of the deals won"
    told = [player.press(pygame.K_DOWN) for _ in range(12)]
    assert "Deals played: 3" in told
    assert any(re.fullmatch(r"Deals over time\. .+: 0 of 3 won", text) for text in told)
    assert any(re.fullmatch(r"Points at the end\. 0–99: 3", text) for text in told)
    year = "Days on which you played: 1 day in the last year; with a win: 0"
    assert year in told
    player.go_on_to("tab: Statistics. 1 of 2")
    assert player.press(pygame.K_RIGHT) == "Games. 2 of 2"
    row = (
        r"\d{4}-\d\d-\d\d \d\d:\d\d; not won; Classic; YU1-C-\w+; "
        r"Moves: 1; Time: 0:0\d; Score: \d+\. "
    )
    assert re.fullmatch("list: " + row + "1 of 3", player.press(pygame.K_TAB))
    assert re.fullmatch(row + "2 of 3", player.press(pygame.K_DOWN))
    assert re.fullmatch(row + "3 of 3", player.press(pygame.K_END))
    player.press(pygame.K_ESCAPE)
    player.app.fulfil(Command.DAILY)
    player.wait(100)
    assert re.fullmatch(r"\d+ [A-Z][a-z]+ \d{4}: this deal waits.*", player.press(pygame.K_LEFT))


def test_a_replay_tells_its_steps(player: Player) -> None:
    player.app.fulfil(Command.EXAMPLE)
    assert player.wait(50).startswith("A whole game")
    assert player.press(pygame.K_RIGHT).endswith("1 of 90")
    assert player.press(pygame.K_LEFT).endswith("0 of 90")
