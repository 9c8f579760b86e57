"""The spoken mode: one stream of texts for standard output and for the speech service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n.catalogue import Catalogue
from game.i18n.spoken import spoken
from game.ui.dialog import Dialog
from game.ui.frame import Foot

if TYPE_CHECKING:
    from game.ui.attention import Attention
    from game.ui.speaker import Speaker, SystemSpeaker

__all__ = ["Voice"]


class Voice:
    """Says what it is told in words, and by itself what the keyboard comes to."""

    def __init__(self, tr: Catalogue) -> None:
        self._tr = tr
        self._always: list[Speaker] = []
        self._system: SystemSpeaker | None = None
        self._attention: Attention | None = None
        """What the keyboard is on, as far as it was said; made for the first who listens."""
        self._said = False
        """Whether anything was said since the keyboard was looked at."""

    @property
    def active(self) -> bool:
        """Whether anybody listens."""
        return bool(self._always) or self._system is not None

    def add(self, speaker: Speaker) -> None:
        """Let `speaker` say everything, whatever the settings are."""
        self._always.append(speaker)

    def follow(self, tr: Catalogue, *, on: bool) -> None:
        """Speak this language, through the system's service if it is `on`."""
        if self._system is not None and (not on or tr.tag != self._tr.tag):
            self._system.close()
            self._system = None
        self._tr = tr
        if on and self._system is None:
            from game.ui.speaker import SystemSpeaker  # a start without it need not wait for it

            self._system = SystemSpeaker(tr.tag)

    def say(self, text: str) -> None:
        """Say `text`, with its cards in words."""
        if text and self.active:
            self._said = True
            words = spoken(self._tr, text)
            for speaker in (*self._always, *([self._system] if self._system else [])):
                speaker.say(words)

    def tick(self, ms: float) -> None:
        """Let time pass: what waits until nobody types comes nearer."""
        if self._attention is not None:
            self._attention.tick(ms)

    def watch(self, dialog: Dialog | None, bar: Foot) -> None:
        """Say what the keyboard has come to in `dialog`, or else in the bar."""
        if not self.active:
            return
        if self._attention is None:
            from game.ui.attention import Attention  # a game without a voice does without it

            self._attention = Attention()
        news = self._attention.news(self._tr, dialog, bar, quiet=not self._said)
        self.say(news)
        self._said = False

    def close(self) -> None:
        """Fall silent."""
        for speaker in (*self._always, *([self._system] if self._system else [])):
            speaker.close()
