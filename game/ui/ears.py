"""Makes audible what happens on the table, before the application hears of it."""

from __future__ import annotations

from game.core.cards import Card
from game.core.rules import Breach
from game.core.session import Change
from game.store.settings import Settings
from game.ui.layout import Spot
from game.ui.play import Audience
from game.ui.sound import Cue, Sounds, cues

__all__ = ["Ears"]


class Ears:
    """An audience between the game and the one that acts on what happens there."""

    def __init__(self, audience: Audience, sounds: Sounds, settings: Settings) -> None:
        self._audience = audience
        self._sounds = sounds
        self._settings = settings
        self._sounds.follow(on=settings.sounds, percent=settings.volume)

    def follow(self, settings: Settings) -> None:
        """Be as loud as `settings` say; whoever changes that hears how loud it is."""
        before, self._settings = self._settings, settings
        if (settings.sounds, settings.volume) != (before.sounds, before.volume):
            self._sounds.follow(on=settings.sounds, percent=settings.volume)
            self._sounds.start()
            self._sounds.play(Cue.DROP)

    def open(self) -> None:
        """The first frame has been shown: sound may begin."""
        self._sounds.start()

    def close(self) -> None:
        """The game is over."""
        self._sounds.stop()

    def dealt(self) -> None:
        """A game begins."""
        self._sounds.play(Cue.DEAL)

    def won(self) -> None:
        """The game is won (R11)."""
        self._sounds.play(Cue.WIN)

    def moved(self, change: Change) -> None:
        """The position changed."""
        for cue in cues(change):
            self._sounds.play(cue)
        self._audience.moved(change)

    def refused(self, breach: Breach, spot: Spot) -> None:
        """A rule refused a move."""
        self._sounds.play(Cue.REFUSE)
        self._audience.refused(breach, spot)

    def placeless(self, card: Card, spot: Spot) -> None:
        """No column takes a double-tapped card."""
        self._sounds.play(Cue.REFUSE)
        self._audience.placeless(card, spot)

    def lifted(self, card: Card) -> None:
        """A card was taken up or selected."""
        self._sounds.play(Cue.LIFT)
        self._audience.lifted(card)

    def focused(self, spot: Spot, card: Card | None) -> None:
        """The keyboard is on a card, or on an empty pile."""
        self._audience.focused(spot, card)

    def dropped(self, card: Card) -> None:
        """The selected card was left where it is."""
        self._sounds.play(Cue.DROP)
        self._audience.dropped(card)

    def stranded(self) -> None:
        """No pile takes the selected card."""
        self._sounds.play(Cue.REFUSE)
        self._audience.stranded()
