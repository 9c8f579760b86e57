"""Help on request: hints, whether the game can still be won, and what to do when nothing is left.

All of it is optional and calm: it speaks when asked, or in one quiet line when no move is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from game.core.board import Pile
from game.core.session import Change, GoBack, Session
from game.i18n.catalogue import Catalogue
from game.i18n.reasons import hint_reason
from game.solver.hints import Advice, Hint
from game.solver.stalemate import Left, left_to_do
from game.solver.verdict import Outcome
from game.store.settings import Settings
from game.ui.coach import Coach, Told
from game.ui.commands import Command
from game.ui.layout import Spot
from game.ui.offer import HEIGHT as OFFER_HEIGHT
from game.ui.offer import Offer
from game.ui.play import Play
from game.ui.stage import Pointing
from game.ui.toast import Mood, Toast, Toaster
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.look import Look

__all__ = ["Adviser"]

PATIENCE = 400
"""Milliseconds of thinking after which it says that it thinks."""
STEPS_PER_FRAME = 8
"""Positions looked at for a frame, a tenth of a millisecond each."""


class Host(Protocol):
    """Whom the adviser helps."""

    tr: Catalogue
    play: Play

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    def fulfil(self, command: Command) -> None:
        """Let a wish of the player come true."""

    def ask_to_go_back(self) -> None:
        """Say that the game cannot be won from here, and offer the way back."""


class Adviser:
    """Shows what the coach knows, when the player wants to know it."""

    def __init__(self, host: Host, look: Look, toaster: Toaster, coach: Coach) -> None:
        self.offer = Offer(look)
        self._host = host
        self._look = look
        self._toaster = toaster
        self._coach = coach
        self._looking: Iterator[Left | None] = iter(())
        self._asked = False
        """Whether the player waits to hear if the game can be won."""
        self._waited: int | None = None
        """Milliseconds since the player asked for something not known yet."""

    @property
    def outlook(self) -> str:
        """For the mark in the bar: whether the game can still be won, in a word."""
        tr = self._host.tr
        match self._coach.outcome:
            case Outcome.WON:
                # Translators: the game can still be won.
                return tr.pgettext("outlook", "yes")
            case Outcome.LOST:
                # Translators: the game can no longer be won.
                return tr.pgettext("outlook", "no")
            case Outcome.UNDECIDED:
                return "?"
        return "…"

    def heed(self) -> None:
        """Do what changed settings ask for."""
        session = self._host.play.session
        if self._host.settings.winnable_mark and not session.board.is_won:
            self._coach.ask_outcome(session)

    def begin(self, session: Session, change: Change | None = None) -> None:
        """The position is another one: forget the last, and see whether anything is left to do."""
        self._coach.follow(session, change)
        self._host.play.stage.pointing = None
        self._asked, self._waited = False, None
        self.offer.hide()
        won = session.board.is_won
        self._looking = iter(()) if won else left_to_do(session.rules, session.board)
        self.heed()

    def hint(self) -> None:
        """Which card; asked again, where to; asked a third time, why."""
        session = self._host.play.session
        if session.board.is_won:
            return
        self._coach.ask_hint(session, honest=self._host.settings.honest_hints)
        self._waited = 0 if self._coach.hint is None else None
        if self._coach.hint is not None:
            self._show_hint(self._coach.hint)

    def ask_outcome(self) -> None:
        """Can it still be won?"""
        session = self._host.play.session
        if session.board.is_won:
            return
        self._coach.ask_outcome(session)
        self._asked, self._waited = True, 0
        if self._coach.outcome is not None:
            self._tell_outcome(self._coach.outcome)

    def go_back(self) -> None:
        """Back to the last position that could be won, once it is found."""
        self._coach.ask_way_back(self._host.play.session)
        self._waited = 0

    def tick(self, milliseconds: int) -> None:
        """Let time pass; the first time the player has to wait, say so."""
        self.offer.tick(milliseconds)
        if self._waited is None:
            return
        before, self._waited = self._waited, self._waited + milliseconds
        if before < PATIENCE <= self._waited:
            self._say(self._host.tr.gettext("Thinking …"), Mood.GOOD)

    def keep_up(self) -> bool:
        """Hear what the solver has found out; whether the table looks different for it."""
        told = self._coach.poll()
        changed = self._look_on()
        if told is None:
            return changed
        if self._waited is not None and self._waited >= PATIENCE:
            self._toaster.dismiss()  # that it is thinking
        if told is Told.HINT and self._coach.hint is not None and self._coach.level:
            self._waited = None
            self._show_hint(self._coach.hint)
        elif told is Told.OUTCOME and self._coach.outcome is not None and self._asked:
            self._tell_outcome(self._coach.outcome)
        elif told is Told.WAY_BACK:
            self._take_way_back()
        return True

    def close(self) -> None:
        """End the solver's process."""
        self._coach.close()

    def _look_on(self) -> bool:
        """A few more positions; True if it turned out that nothing is left to do."""
        for _, left in zip(range(STEPS_PER_FRAME), self._looking, strict=False):
            if left is not None:
                self._looking = iter(())
                return self._offer_help(left)
        return False

    def _offer_help(self, left: Left) -> bool:
        tr, host = self._host.tr, self._host
        if left is Left.PROGRESS:
            return False
        text = tr.gettext("There is no move left.")
        if left is Left.SHUFFLING:
            text = tr.gettext("Only moves back and forth are left.")
        commands = [(Command.UNDO, tr.gettext("Undo"))] if host.play.session.can_undo else []
        commands.append((Command.NEW, tr.gettext("New game")))
        self.offer.show(text, [self._button(command, label) for command, label in commands])
        return True

    def _button(self, command: Command, label: str) -> Button:
        options = Options(Face.BAR, height=OFFER_HEIGHT)
        return Button(self._look, label, lambda: self._host.fulfil(command), options)

    def _show_hint(self, hint: Hint) -> None:
        tr, play = self._host.tr, self._host.play
        if hint.move is None:
            text = tr.gettext("No move leads to anything new.")
            if hint.advice is Advice.UNDO:
                text = tr.gettext("Every win that is known begins with taking back a move.")
            self._say(text, Mood.BAD)
            return
        card, target = hint.move
        suit = card.suit if target is Pile.FOUNDATION else None
        onto = Spot(target, suit) if self._coach.level > 1 else None
        play.stage.pointing = Pointing(play.stage.group(card), onto)
        if self._coach.level > 2:
            reason = hint_reason(tr, play.session.board, hint.move)
            self._say(f"{reason} {_worth(tr, hint.advice)}", Mood.GOOD, beside=Spot(target, suit))
        elif hint.advice is Advice.GUESS and self._coach.level == 1:
            self._say(_worth(tr, hint.advice), Mood.GOOD)

    def _tell_outcome(self, outcome: Outcome) -> None:
        tr = self._host.tr
        self._asked, self._waited = False, None
        match outcome:
            case Outcome.WON:
                self._say(tr.gettext("Yes, this game can still be won."), Mood.GOOD)
            case Outcome.UNDECIDED:
                text = tr.gettext(
                    "Not known: neither a win was found nor a proof that there is none."
                )
                self._say(text, Mood.GOOD)
            case Outcome.LOST:
                self._toaster.dismiss()
                self._host.ask_to_go_back()

    def _take_way_back(self) -> None:
        self._waited = None
        moves = self._coach.way_back
        if moves is None:
            text = self._host.tr.gettext("No earlier position is known to be winnable.")
            self._say(text, Mood.BAD)
        else:
            self._host.play.act(GoBack(moves))

    def _say(self, text: str, mood: Mood, beside: Spot | None = None) -> None:
        rect = None if beside is None else self._host.play.stage.top_rect(beside)
        self._toaster.show(Toast(text, mood, rect))


def _worth(tr: Catalogue, advice: Advice) -> str:
    if advice is Advice.WINS:
        return tr.gettext("It is part of a way to win.")
    return tr.gettext("This is only a guess.")
