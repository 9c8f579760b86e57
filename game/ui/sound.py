"""The sounds of the game: silent where there is no device, and never in anybody's way."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path

import pygame

from game.core.board import COLUMNS, Pile
from game.core.moves import Move
from game.core.session import Change

__all__ = ["Cue", "Sounds", "cues"]

RATE, BUFFER = 44_100, 512
"""12 ms from the wish to the ear (stack.md)."""
CHANNELS = 12
DROPS = ("drop-1", "drop-2", "drop-3")
HIGHEST = 7


class Cue(Enum):
    """What can be heard; the sound of a knock on a foundation depends on the rank too."""

    DEAL = "deal"
    LIFT = "lift"
    DROP = "drop"
    TURN = "turn"
    REFUSE = "refuse"
    WIN = "win"
    HOME_0 = "home-0"
    HOME_1 = "home-1"
    HOME_2 = "home-2"
    HOME_3 = "home-3"
    HOME_4 = "home-4"
    HOME_5 = "home-5"
    HOME_6 = "home-6"
    HOME_7 = "home-7"


def cues(change: Change) -> tuple[Cue, ...]:
    """What a change of the position sounds like."""
    before, after = change.before.board, change.after.board
    if isinstance(change.action, Move) and change.action.target is Pile.FOUNDATION:
        first = Cue(f"home-{min(change.action.card.rank - 1, HIGHEST)}")
    else:
        first = Cue.DROP
    hidden = [sum(board[pile].hidden for pile in COLUMNS) for board in (before, after)]
    return (first, Cue.TURN) if hidden[1] < hidden[0] else (first,)


class Sounds:
    """Plays cues once the mixer has been started; every failure means silence, nothing more."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._draw = random.Random()
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._volume = 0.0
        self._started = False

    def follow(self, *, on: bool, percent: int) -> None:
        """Play as loud as that from now on."""
        self._volume = percent / 100 if on else 0.0
        for sound in self._usable().values():
            sound.set_volume(self._volume)

    def start(self) -> None:
        """Open the device, once, after the first frame; without one nothing will be heard."""
        if self._started or not self._volume:
            return
        self._started = True
        try:
            with _hushed():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            for file in self._folder.glob("*.wav"):
                self._loaded[file.stem] = pygame.mixer.Sound(file)
                self._loaded[file.stem].set_volume(self._volume)
        except (pygame.error, OSError, NotImplementedError):
            self._loaded = {}  # NotImplementedError: a pygame built without a mixer

    def play(self, cue: Cue) -> None:
        """Let `cue` be heard if sounds are on and a channel is free."""
        if not self._volume:
            return
        name = self._draw.choice(DROPS) if cue is Cue.DROP else cue.value
        sound = self._usable().get(name)
        if sound is not None:
            with suppress(pygame.error):
                sound.play()

    def _usable(self) -> dict[str, pygame.mixer.Sound]:
        """The sounds, as long as the mixer is there: without it, to touch one is a crash."""
        return self._loaded if self._loaded and pygame.mixer.get_init() else {}

    def stop(self) -> None:
        """Close the device."""
        if self._started:
            self._loaded = {}
            with suppress(pygame.error, NotImplementedError):
                pygame.mixer.quit()


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep what the sound system prints about a missing device off stderr."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no stderr
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
