"""Sounds: made by the script, heard where there is a device, harmless where there is none."""

from __future__ import annotations

import subprocess
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import pygame
import pytest

from game.core.board import Board
from game.core.code import GameCode
from game.core.moves import Move
from game.core.session import Change, Command, Position, Session
from game.i18n.catalogue import Catalogue
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import SOUNDS, App
from game.ui.sound import Cue, Sounds, cues
from game.ui.window import TableWindow

SPADES = [f"{rank}S" for rank in "KQJT98765432A"]
OTHERS = "Foundations: S-0 H-13 D-13 C-13\n"
OPEN = Board.parse(OTHERS + " ".join(SPADES) + "\n" * 7)
BURIED = Board.parse(OTHERS + " ".join(f"<{card}>" for card in SPADES[:-1]) + " AS" + "\n" * 7)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def change(session: Session, action: Move | Command) -> Change:
    made = session.act(action)
    assert isinstance(made, Change)
    return made


def playing(volume: int = 75) -> Sounds:
    sounds = Sounds(SOUNDS)
    sounds.follow(on=True, percent=volume)
    sounds.start()
    return sounds


class TestFiles:
    def test_the_script_still_makes_the_same_bytes(self) -> None:
        done = subprocess.run(
            [sys.executable, SOUNDS / "make.py", "--check"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")

    def test_a_file_that_differs_is_told(self, tmp_path: Path) -> None:
        for file in SOUNDS.iterdir():
            if file.is_file():
                (tmp_path / file.name).write_bytes(file.read_bytes())
        (tmp_path / "lift.wav").write_bytes(b"")
        (tmp_path / "other.wav").write_bytes(b"")
        done = subprocess.run(
            [sys.executable, tmp_path / "make.py", "--check"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert [line.split()[0] for line in done.stderr.splitlines()] == ["lift.wav", "other.wav"]

    def test_every_cue_has_its_file(self) -> None:
        names = {file.stem for file in SOUNDS.glob("*.wav")}
        cue_names = {cue.value for cue in Cue} - {"drop"} | {"drop-1", "drop-2", "drop-3"}
        assert names == cue_names

    def test_they_are_short_and_never_clipped(self) -> None:
        for file in SOUNDS.glob("*.wav"):
            with wave.open(str(file)) as sound:
                assert sound.getnframes() / sound.getframerate() < 2.5
                frames = sound.readframes(sound.getnframes())
            levels = memoryview(frames).cast("h")
            assert 0 < max(map(abs, levels)) < 8000
            assert abs(levels[-1]) < 100


class TestCues:
    def test_a_knock_rises_with_the_rank_up_to_seven_semitones(self) -> None:
        session = Session(GameCode(0))
        session.position = Position(OPEN)
        heard = [
            cues(change(session, Move.parse(f"{rank}S>F")))[0].value for rank in "A23456789TJQK"
        ]
        assert heard == [f"home-{min(step, 7)}" for step in range(13)]

    def test_a_card_that_turns_up_is_heard(self) -> None:
        session = Session(GameCode(3))
        turning = change(session, Move.parse("AS>F"))
        assert Cue.TURN not in cues(turning)
        assert cues(change(session, Command.UNDO)) == (Cue.DROP,)
        session.position = Position(BURIED)
        assert cues(change(session, Move.parse("AS>F"))) == (Cue.HOME_0, Cue.TURN)

    def test_a_move_between_columns_is_a_card_on_felt(self) -> None:
        assert cues(change(Session(GameCode(3)), Move.parse("QS>1"))) == (Cue.DROP,)


class TestPlaying:
    def test_a_cue_is_played(self) -> None:
        sounds = playing()
        sounds.play(Cue.WIN)
        assert pygame.mixer.get_busy()
        sounds.stop()
        assert not pygame.mixer.get_init()

    def test_nothing_is_opened_before_the_start_or_while_it_is_off(self) -> None:
        sounds = Sounds(SOUNDS)
        sounds.follow(on=False, percent=100)
        sounds.start()
        sounds.play(Cue.WIN)
        assert not pygame.mixer.get_init()
        sounds.follow(on=True, percent=100)
        sounds.play(Cue.WIN)
        assert not pygame.mixer.get_init()
        sounds.start()
        sounds.play(Cue.WIN)
        assert pygame.mixer.get_busy()

    def test_muted_while_it_runs(self) -> None:
        sounds = playing()
        sounds.follow(on=False, percent=100)
        sounds.play(Cue.WIN)
        assert not pygame.mixer.get_busy()

    def test_no_device(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """checks.md 30: it plays silently."""
        monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")
        sounds = playing()
        for cue in Cue:
            sounds.play(cue)
        sounds.stop()
        assert not pygame.mixer.get_init()

    def test_a_device_lost_in_play(self) -> None:
        """checks.md 30."""
        sounds = playing()
        pygame.mixer.quit()
        for cue in Cue:
            sounds.play(cue)
        sounds.follow(on=True, percent=10)
        sounds.stop()

    def test_no_files(self, tmp_path: Path) -> None:
        sounds = Sounds(tmp_path / "gone")
        sounds.follow(on=True, percent=50)
        sounds.start()
        sounds.play(Cue.LIFT)

    def test_a_broken_file(self, tmp_path: Path) -> None:
        (tmp_path / "lift.wav").write_bytes(b"RIFF")
        sounds = Sounds(tmp_path)
        sounds.follow(on=True, percent=50)
        sounds.start()
        sounds.play(Cue.LIFT)

    def test_many_sounds_never_hold_anything_up(self) -> None:
        """checks.md 31: no channel free is no reason to wait."""
        sounds = playing()
        start = perf_counter()
        for _ in range(200):
            for cue in Cue:
                sounds.play(cue)
        assert pygame.mixer.get_busy()
        assert perf_counter() - start < 60


class TestGame:
    def app(self, folder: Path, settings: Settings) -> App:
        store = Store.open(folder)
        store.save_settings(settings)
        window = TableWindow((1280, 720), fullscreen=False)
        return App(window, store, Session(GameCode(3)), Catalogue.load("en"))

    def test_the_device_is_opened_after_the_first_frame(self, tmp_path: Path) -> None:
        app = self.app(tmp_path, Settings())
        app.tick(5)
        assert not pygame.mixer.get_init()
        app.draw()
        app.tick(5)
        assert pygame.mixer.get_init()
        app.close()
        assert not pygame.mixer.get_init()

    def test_a_deal_a_move_and_an_undo_are_heard(self, tmp_path: Path) -> None:
        app = self.app(tmp_path, Settings())
        app.draw()
        app.tick(5)
        acts: list[Callable[[], None]] = [
            lambda: app.deal(GameCode(4)),
            lambda: app.play.act(Move.parse("9S>7")),
            lambda: app.play.act(Command.UNDO),
        ]
        for act in acts:
            pygame.mixer.stop()
            act()
            assert pygame.mixer.get_busy()
        app.close()

    def test_the_settings_reach_it_at_once(self, tmp_path: Path) -> None:
        app = self.app(tmp_path, Settings(sounds=False))
        app.draw()
        app.tick(5)
        assert not pygame.mixer.get_init()
        app.follow(Settings(sounds=True))
        assert pygame.mixer.get_busy()
        app.close()
