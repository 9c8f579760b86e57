"""A player who sees nothing: presses keys and knows only what is said."""

from __future__ import annotations

import pygame
import pytest

from game.core.cards import Card
from game.core.moves import Move
from game.i18n.catalogue import Catalogue
from game.i18n.spoken import card_words
from game.ui.app import App
from game.ui.speaker import StdoutSpeaker

__all__ = ["ENGLISH", "Ear", "Player", "StdoutEar"]

ENGLISH = Catalogue.load("en")


class Ear:
    """A listener that keeps what it heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def say(self, text: str) -> None:
        self.heard.append(text)

    def close(self) -> None:
        self.heard.append("")


class StdoutEar:
    """A listener that hears the program's standard output and nothing else."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._speaker = StdoutSpeaker()
        self._heard: list[str] = []

    @property
    def heard(self) -> list[str]:
        """The lines so far."""
        self._heard += self._capsys.readouterr().out.splitlines()
        return self._heard

    def say(self, text: str) -> None:
        self._speaker.say(text)

    def close(self) -> None:
        self._speaker.close()


class Player:
    """Plays by keyboard and knows nothing but what it hears."""

    def __init__(self, app: App, ear: Ear | StdoutEar) -> None:
        self.app = app
        self.ear = ear
        app.ears.voice.add(ear)

    def press(self, key: int, text: str = "") -> str:
        """Press a key; returns what was said."""
        before = len(self.ear.heard)
        self.app.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0))
        self.app.handle(pygame.Event(pygame.KEYUP, key=key, mod=0))
        if text:
            self.app.handle(pygame.Event(pygame.TEXTINPUT, text=text))
        self.app.tick(200)
        self.app.draw()
        return " / ".join(self.ear.heard[before:])

    def type(self, text: str) -> str:
        """Type text; returns what was said."""
        before = len(self.ear.heard)
        self.app.handle(pygame.Event(pygame.TEXTINPUT, text=text))
        self.app.draw()
        return " / ".join(self.ear.heard[before:])

    def wait(self, milliseconds: int) -> str:
        """Do nothing for a while; returns what was said."""
        before = len(self.ear.heard)
        for _ in range(milliseconds // 50):
            self.app.tick(50)
            self.app.draw()
        return " / ".join(self.ear.heard[before:])

    def go_on_to(self, words: str, key: int = pygame.K_TAB, tries: int = 40) -> str:
        """Press `key` until something that begins with `words` is heard."""
        for _ in range(tries):
            if (said := self.press(key)).startswith(words):
                return said
        raise AssertionError(f"{words} is not heard: {self.ear.heard[-tries:]}")

    def find(self, card: Card) -> None:
        """Go through the columns, and then the foundations, until the card is heard."""
        words = card_words(ENGLISH, card)
        for number in range(1, 8):
            heard, before = self.press(pygame.K_0 + number), ""
            while heard != before and "face down" not in heard:
                if heard.startswith(words):
                    return
                heard, before = self.press(pygame.K_UP), heard
        heard = self.press(pygame.K_0)
        for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT):
            if heard.startswith(words):
                return
            heard = self.press(key)
        assert heard.startswith(words)

    def move(self, move: Move) -> str:
        self.find(move.card)
        assert "is picked up" in self.press(pygame.K_RETURN)
        number = move.target.value
        goal = f"column {number}" if number else "the foundation of"
        for _ in range(12):
            if goal in self.press(pygame.K_TAB).lower():
                return self.press(pygame.K_RETURN)
        raise AssertionError(f"{move} is not offered: {self.ear.heard[-12:]}")
