"""Makes audible what happens on the table, before the application hears of it."""

from __future__ import annotations

from typing import Protocol

from game.core.cards import Card
from game.core.rules import Breach
from game.core.session import Change
from game.i18n.catalogue import Catalogue
from game.i18n.messages import breach_message
from game.i18n.spoken import lifted, place, targets
from game.store.settings import Settings
from game.ui.bar import clock
from game.ui.layout import Spot
from game.ui.play import Play
from game.ui.sound import Cue, Sounds, cues
from game.ui.voice import Voice

__all__ = ["Ears", "Host"]


class Host(Protocol):
    """Who acts on what happens in the game."""

    tr: Catalogue
    play: Play

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    def moved(self, change: Change) -> None:
        """The position changed."""

    def refused(self, breach: Breach, spot: Spot) -> None:
        """A rule refused a move (R17)."""

    def placeless(self, card: Card, spot: Spot) -> None:
        """No column takes a double-tapped card (R14)."""

    def stranded(self) -> None:
        """No pile takes the selected card."""


class Ears:
    """An audience between the game and its host: sounds, and words for those who cannot see."""

    def __init__(self, host: Host, sounds: Sounds, voice: Voice) -> None:
        self._host = host
        self._sounds = sounds
        self.voice = voice
        self._greeted = False
        self.follow(host.settings)

    def follow(self, settings: Settings) -> None:
        """Be as loud as `settings` say."""
        self._sounds.follow(on=settings.sounds, percent=settings.volume)
        self.voice.follow(self._host.tr, on=settings.speech)

    def sample(self) -> None:
        """Let the player hear how loud it is."""
        self._sounds.start()
        self._sounds.play(Cue.DROP)

    def open(self, *, at_table: bool) -> None:
        """The first frame has been shown: sound may begin, and a voice says how to go on.

        What is open over the table is read first.
        """
        self._sounds.start()
        if at_table and not self._greeted:
            self._greeted = True
            tr, code = self._host.tr, str(self._host.play.session.code)
            self.voice.say(tr.gettext("Game {code}. Press ? for the keys.").format(code=code))

    def close(self) -> None:
        """The game is over."""
        self._sounds.stop()
        self.voice.close()

    def dealt(self) -> None:
        """A game begins."""
        self._sounds.play(Cue.DEAL)
        code = str(self._host.play.session.code)
        self.voice.say(self._host.tr.gettext("New game, {code}.").format(code=code))

    def won(self) -> None:
        """The game is won (R11)."""
        self._sounds.play(Cue.WIN)
        tr, session = self._host.tr, self._host.play.session
        text = tr.gettext("The game is won. Score {score}, moves {moves}.")
        score, moves = tr.number(session.position.score), tr.number(session.moves)
        self.voice.say(text.format(score=score, moves=moves))

    def moved(self, change: Change) -> None:
        """The position changed."""
        for cue in cues(change):
            self._sounds.play(cue)
        if self.voice.active:
            self._narrate(change)
        self._host.moved(change)

    def _narrate(self, change: Change) -> None:
        from game.ui.narrator import narrate  # most players never hear it
        from game.ui.replay import Cue as Shown
        from game.ui.replay import Step

        step = Step(Shown(change.action), change.before, change.after, 0)
        self.voice.say(narrate(self._host.tr, step))

    def refused(self, breach: Breach, spot: Spot) -> None:
        """A rule refused a move."""
        self._sounds.play(Cue.REFUSE)
        if not self._host.settings.interactive_rules:  # else the message on the table is read
            self.voice.say(breach_message(self._host.tr, breach))
        self._host.refused(breach, spot)

    def placeless(self, card: Card, spot: Spot) -> None:
        """No column takes a double-tapped card."""
        self._sounds.play(Cue.REFUSE)
        if not self._host.settings.interactive_rules:
            self.voice.say(targets(self._host.tr, self._host.play.session.board, ()))
        self._host.placeless(card, spot)

    def lifted(self, card: Card) -> None:
        """A card was taken up or selected."""
        self._sounds.play(Cue.LIFT)
        tr, play = self._host.tr, self._host.play
        over = len(play.stage.group(card)) - 1
        self.voice.say(f"{lifted(tr, card, over)} {self._targets(card)}")

    def focused(self, spot: Spot, card: Card | None) -> None:
        """The keyboard is on a card, or on an empty pile."""
        tr, board = self._host.tr, self._host.play.session.board
        self.voice.say(place(tr, board, spot.pile, spot.suit, card))

    def asked(self, spot: Spot, card: Card | None) -> None:
        """The player wants to hear once more where the keyboard is, and all about it."""
        tr, board = self._host.tr, self._host.play.session.board
        told = place(tr, board, spot.pile, spot.suit, card)
        self.voice.say(told if card is None else f"{told} {self._targets(card)}")

    def counted(self) -> None:
        """The player wants to hear score, time and moves (R21)."""
        tr, session = self._host.tr, self._host.play.session
        counts = (
            (tr.gettext("Score"), str(session.position.score)),
            (tr.gettext("Time"), clock(session.elapsed // 1000)),
            (tr.gettext("Moves"), str(session.moves)),
        )
        self.voice.say("; ".join(f"{name} {tr.number(value)}" for name, value in counts))

    def dropped(self) -> None:
        """The selected card was left where it is."""
        self._sounds.play(Cue.DROP)
        self.voice.say(self._host.tr.gettext("It stays where it was."))

    def stranded(self) -> None:
        """No pile takes the selected card."""
        self._sounds.play(Cue.REFUSE)
        self._host.stranded()

    def _targets(self, card: Card) -> str:
        tr, play = self._host.tr, self._host.play
        piles = play.targets(card)
        if isinstance(piles, Breach):
            return breach_message(tr, piles)
        return targets(tr, play.session.board, piles)
