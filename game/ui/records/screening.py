"""A record as something to watch: its timeline, and what is said about each step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from game.core.board import Pile
from game.core.moves import Move
from game.core.record import Record, Refusal
from game.core.session import Action, Command
from game.i18n.catalogue import Catalogue
from game.i18n.messages import card_name, refusal_message
from game.ui.replay import Cue, Step, Timeline

__all__ = ["Screening"]

FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Screening:
    """A record up to its end, or to the step that a rule refuses: that is shown as refused."""

    record: Record
    foundations_final: bool
    timeline: Timeline
    refusal: Refusal | None = None

    @classmethod
    def of(cls, record: Record, *, foundations_final: bool = False) -> Self:
        """Play `record` with the rules."""
        cues = [Cue(action) for action in record.actions]
        timeline = Timeline.of(record.code, cues, foundations_final=foundations_final)
        fault = timeline.fault
        if fault is None:
            return cls(record, foundations_final, timeline)
        at = len(timeline.steps)
        refusal = Refusal(at, fault.cue.action, fault.breach)
        if fault.breach is not None:
            shown = Cue(fault.cue.action, FAULT, refused=True)
            timeline = Timeline.of(
                record.code, [*cues[:at], shown], foundations_final=foundations_final
            )
        return cls(record, foundations_final, timeline, refusal)

    def actions(self, steps: int) -> tuple[Action, ...]:
        """The actions of the first `steps` steps that a session takes."""
        return self.record.actions[: min(steps, self._sound)]

    def say(self, tr: Catalogue, step: Step | None) -> str:
        """What is said about a step, None is the deal; at the fault the rule that it breaks."""
        if step is None and self.timeline.steps:
            return self._opening(tr)
        at_end = step is None or step is self.timeline.steps[-1]
        if at_end and self.refusal is not None:
            # Translators: a record of a game stops where a rule is broken; {fault} says which.
            text = tr.gettext("The record ends here. {fault}")
            return text.format(fault=refusal_message(tr, self.refusal))
        if step is None:
            return self._opening(tr)
        words = _words(tr, step)
        if at_end and step.after.board.is_won:
            return f"{words} {tr.gettext('All cards are home: the game is won.')}"
        return words

    @property
    def _sound(self) -> int:
        """How many actions the rules allow."""
        return len(self.record.actions) if self.refusal is None else self.refusal.index

    def _opening(self, tr: Catalogue) -> str:
        code = self.record.code
        rules = tr.gettext("Relaxed") if code.relaxed else tr.gettext("Classic")
        # Translators: what is said before a record is played; {code} is a game code.
        text = tr.gettext("The record of the deal {code}, {rules}.")
        return text.format(code=tr.isolate(str(code)), rules=rules)


def _words(tr: Catalogue, step: Step) -> str:
    """What a step does, in a sentence."""
    action = step.cue.action
    if not isinstance(action, Move):
        return _command_words(tr, action)
    card = card_name(tr, action.card)
    if action.target is Pile.FOUNDATION:
        return tr.gettext("{card} goes to its foundation.").format(card=card)
    column = step.before.board[action.target].cards
    if not column:
        return tr.gettext("{card} goes to the empty column.").format(card=card)
    onto = card_name(tr, column[-1])
    return tr.gettext("{card} goes onto {onto}.").format(card=card, onto=onto)


def _command_words(tr: Catalogue, action: Action) -> str:
    if action is Command.UNDO:
        # Translators: what a step of a record does: it takes back the last move.
        return tr.gettext("The last move is undone.")
    # Translators: what a step of a record does: it puts an undone move back.
    return tr.gettext("The move is put back.")
