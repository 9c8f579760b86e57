"""The spoken mode: every text of it, and a whole game by ear alone."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.board import Board, Pile
from game.core.cards import DECK, Card, Suit
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.core.record import Record
from game.core.session import Position, Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.i18n.spoken import card_words, place, spoken, targets
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.commands import Command
from game.ui.speaker import StdoutSpeaker, SystemSpeaker, service
from game.ui.window import TableWindow
from tests.boards import WON_CLASSIC
from tests.listener import ENGLISH, Ear, Player

BOARD = Board.parse(
    "Foundations: S-7 H-7 D-13 C-13\n9S TS\n8H JS\n<9H> TH QS\nKS\nKH QH JH\n8S\n\n"
)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    session = Session(GameCode(3))
    session.position = Position(BOARD)
    app = App(TableWindow((1280, 720), fullscreen=False), Store.open(tmp_path), session, ENGLISH)
    app.draw()
    app.tick(5)
    yield Player(app, Ear())
    app.close()


class TestWords:
    def test_cards_are_read_in_words(self) -> None:
        text = f"On {ENGLISH.isolate('10♠')} goes \u20688\u2069 a J♥, not A♦."
        assert spoken(ENGLISH, text) == (
            "On 10 of spades goes 8 a jack of hearts, not ace of diamonds."
        )

    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_every_card_has_words_of_its_own(self, tag: str) -> None:
        tr = Catalogue.load(tag)
        words = {card_words(tr, card) for card in DECK}
        assert len(words) == 52
        assert not any(set(each) & set("♠♥♦♣{}") for each in words)

    @pytest.mark.parametrize("letters", ["JQK", "VDR", "BDK", "BVH"])
    def test_whatever_letters_are_on_the_cards(self, letters: str) -> None:
        tr = Catalogue.load("en", letters)
        assert spoken(tr, f"{letters[2]}♣") == "king of clubs"

    def test_a_face_down_card_is_never_named(self) -> None:
        board = deal(GameCode(3))
        for pile in range(1, 8):
            column = board[Pile(pile)]
            for card in column.cards[: column.hidden]:
                told = place(ENGLISH, board, Pile(pile), None, card)
                assert card_words(ENGLISH, card) not in spoken(ENGLISH, told)
                assert "face down" in told

    def test_places(self) -> None:
        def told(pile: int, card: str | None, suit: Suit | None = None) -> str:
            parsed = None if card is None else Card.parse(card)
            return spoken(ENGLISH, place(ENGLISH, BOARD, Pile(pile), suit, parsed))

        assert told(7, None) == "Column 7 is empty."
        assert told(3, "9H") == "Column 3: 1 card is face down."
        assert told(5, "JH") == "jack of hearts, the last card of column 5."
        assert told(5, "KH") == "king of hearts in column 5, 2 cards on it."
        assert told(0, "7S", Suit.SPADES) == "7 of spades on the foundation of spades."
        assert told(0, None, Suit.CLUBS) == "The foundation of clubs is empty."

    def test_targets(self) -> None:
        piles = (Pile.COLUMN_7, Pile.FOUNDATION, Pile.COLUMN_3)
        assert spoken(ENGLISH, targets(ENGLISH, BOARD, piles)) == (
            "It may go to: its foundation; column 3, queen of spades; empty column 7."
        )
        assert targets(ENGLISH, BOARD, ()) == "No pile takes it."


class TestTable:
    def test_the_first_words_say_how_to_go_on(self, tmp_path: Path) -> None:
        window = TableWindow((1280, 720), fullscreen=False)
        app = App(window, Store.open(tmp_path), Session(GameCode(3)), ENGLISH)
        ear = Ear()
        app.ears.voice.add(ear)
        for _ in range(3):
            app.draw()
            app.tick(5)
        assert ear.heard == ["Game YU1-C-AAAAAAD. Press ? for the keys."]
        app.close()

    def test_the_keyboard_says_where_it_is(self, player: Player) -> None:
        assert player.press(pygame.K_5) == "jack of hearts, the last card of column 5."
        assert player.press(pygame.K_UP) == "queen of hearts in column 5, 1 card on it."

    def test_on_request_with_all_targets(self, player: Player) -> None:
        player.press(pygame.K_5)
        assert player.press(pygame.K_w) == (
            "jack of hearts, the last card of column 5. It may go to: column 3, queen of spades."
        )

    def test_picking_up_names_the_targets_and_putting_down_the_result(self, player: Player) -> None:
        player.press(pygame.K_5)
        assert player.press(pygame.K_RETURN) == (
            "jack of hearts is picked up. It may go to: column 3, queen of spades."
        )
        player.press(pygame.K_3)
        assert player.press(pygame.K_RETURN) == "jack of hearts goes onto queen of spades."
        assert player.press(pygame.K_u) == "Undo: the last step is taken back."

    @pytest.mark.parametrize("shown", [True, False])
    def test_a_refusal_says_the_rule_once(self, player: Player, shown: bool) -> None:
        """R17; the voice says it even where no message is shown."""
        player.app.follow(Settings(interactive_rules=shown))
        player.press(pygame.K_5)
        player.press(pygame.K_RETURN)
        player.press(pygame.K_1)
        assert player.press(pygame.K_RETURN).count("jack of hearts is not one rank lower") == 1

    def test_a_card_that_turns_up_is_named(self, player: Player) -> None:
        player.press(pygame.K_3)
        player.press(pygame.K_UP)
        player.press(pygame.K_RETURN)
        player.press(pygame.K_2)
        assert "is turned face up" in player.press(pygame.K_RETURN)

    def test_score_time_and_moves_on_request(self, player: Player) -> None:
        player.press(pygame.K_6)
        player.press(pygame.K_f)
        assert re.fullmatch(r"Score 10; Time 0:0\d; Moves 1", player.press(pygame.K_s))

    def test_nothing_to_do_is_said(self, player: Player) -> None:
        player.press(pygame.K_4)
        # A king that heads its column is not offered another empty one (R5).
        assert player.press(pygame.K_RETURN) == "king of spades is picked up. No pile takes it."
        assert player.press(pygame.K_TAB) == "No pile takes this card now."
        assert player.press(pygame.K_RETURN) == "It stays where it was."
        assert player.press(pygame.K_7) == "Column 7 is empty."
        assert player.press(pygame.K_RETURN) == "Column 7 is empty."


class TestDialogs:
    def test_title_and_focus_are_read_and_each_step(self, player: Player) -> None:
        player.app.fulfil(Command.MENU)
        player.app.draw()
        assert player.ear.heard[-1] == "Menu. New game, button"
        assert player.press(pygame.K_UP) == "Back to the game, button"

    def test_switches_tell_their_value(self, player: Player) -> None:
        player.app.fulfil(Command.SETTINGS)
        player.app.draw()
        assert player.ear.heard[-1] == "Settings. Done, button"
        assert player.press(pygame.K_TAB) == "tab: Language. 1 of 6"
        assert player.press(pygame.K_RIGHT) == "Aids. 2 of 6"
        assert player.press(pygame.K_TAB) == (
            "Placement help, switch: on. "
            "While a card is dragged, every pile that takes it lights up."
        )
        assert player.press(pygame.K_SPACE) == "off"

    def test_the_list_of_keys_is_read(self, player: Player) -> None:
        said = [player.press(pygame.K_SLASH, "?")]
        assert said == ["Keys. Left Right Up Down: Go from pile to pile and from card to card"]
        said += [player.press(pygame.K_DOWN) for _ in range(30)]
        assert sum("Pick up the card" in text for text in said) == 1
        assert said.index("?: This list of keys") < said.index("Change keys, button")

    def test_the_bar_is_read(self, player: Player) -> None:
        assert player.press(pygame.K_TAB) == "Menu, button"
        assert player.press(pygame.K_TAB) == "New game, button"
        for _ in range(9):
            if "YU1" in player.press(pygame.K_TAB):
                break
        assert player.ear.heard[-1] == "Copy the game code, button: YU1-C-AAAAAAD"

    def test_messages_are_read(self, player: Player) -> None:
        player.app.fulfil(Command.COPY_CODE)
        assert player.ear.heard[-1] == "Game code copied"


def test_a_whole_game_by_ear_alone(tmp_path: Path) -> None:
    won = Record.parse(WON_CLASSIC)
    store = Store.open(tmp_path)
    app = App(TableWindow((800, 600), fullscreen=False), store, Session(won.code), ENGLISH)
    app.draw()
    player = Player(app, Ear())
    for move in won.actions:
        assert isinstance(move, Move)
        told = player.move(move)
        assert told.startswith(card_words(ENGLISH, move.card))
        assert " goes " in told or "taken back" in told
    app.tick(3000)
    app.draw()
    said = " ".join(player.ear.heard[-4:])
    assert re.search(r"The game is won\. Score 625, moves \d+\.", said)
    app.close()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_stream_is_of_the_language(tag: str, tmp_path: Path) -> None:
    tr = Catalogue.load(tag)
    store = Store.open(tmp_path)
    app = App(TableWindow((1024, 600), fullscreen=False), store, Session(GameCode(3)), tr)
    app.draw()
    player = Player(app, Ear())
    for key in (pygame.K_7, pygame.K_UP, pygame.K_w, pygame.K_RETURN, pygame.K_1, pygame.K_RETURN):
        said = player.press(key)
        assert said
        assert not set(said) & set("\u2066\u2067\u2068\u2069♠♥♦♣{}")
    app.close()


class TestSpeakers:
    def test_stdout_gets_a_line_for_each_text(self, capsys: pytest.CaptureFixture[str]) -> None:
        StdoutSpeaker().say("One\nline")
        StdoutSpeaker().say("קלף")
        assert capsys.readouterr().out == "One line\nקלף\n"

    def test_without_a_stdout_nothing_happens(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """checks.md 43."""
        monkeypatch.setattr(sys, "stdout", None)
        StdoutSpeaker().say("text")

    @pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
    def test_harmless_where_there_is_no_service(
        self, platform: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", "")
        assert service(platform) is None
        speaker = SystemSpeaker("en", platform)
        assert not speaker.available
        speaker.say("text")
        speaker.close()

    @pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
    @pytest.mark.parametrize(("platform", "name"), [("linux", "spd-say"), ("darwin", "say")])
    def test_the_service_is_given_the_newest_text(
        self, platform: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said = tmp_path / "said"
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\nfor last; do :; done\necho "$last" >> "{said}"\n')
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
        speaker = SystemSpeaker("sr-Latn", platform)
        assert speaker.available
        speaker.say("--first")
        for number in range(50):
            speaker.say(f"text {number}")
        deadline = time.monotonic() + 20
        while "text 49" not in (said.read_text() if said.exists() else ""):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert len(said.read_text().splitlines()) < 100
        speaker.close()

    def test_the_setting_is_off_at_first_and_follows_at_once(self, player: Player) -> None:
        assert not Settings().speech
        player.app.follow(Settings(speech=True))
        player.press(pygame.K_5)
        player.app.follow(Settings(speech=False))
        assert player.press(pygame.K_5)
