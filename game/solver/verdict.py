"""Can it be won? A win replayed through the rules, a proof that there is none, or not known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.board import Board
from game.core.moves import Move
from game.core.rules import RuleSet
from game.solver.decide import Outcome, Question, decide
from game.solver.translate import played, reachable_key, state_of

__all__ = ["DEFAULT_LIMIT", "Outcome", "Verdict", "solve", "winning_line"]

DEFAULT_LIMIT = 100_000
"""Nodes; some seconds."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the solver found out, and what it cost."""

    outcome: Outcome
    line: tuple[Move, ...] = ()
    """The winning moves; empty unless the outcome is `WON`."""
    nodes: int = 0
    """Positions looked at; how hard it was, and the same on every machine."""


def solve(
    rules: RuleSet,
    board: Board,
    *,
    limit: int = DEFAULT_LIMIT,
    stop: Callable[[], bool] = lambda: False,
) -> Verdict:
    """Whether `board` can be won, seeing the face-down cards, within `limit` nodes.

    `stop` is asked every few milliseconds whether to give up; a clock or a cancelled question.
    With the same limit and no stop the verdict is the same on every machine.
    """
    question = Question(rules.foundations_final, rules.largest_group, limit, stop)
    decision = decide(state_of(rules, board), question)
    line, end = played(rules, board, decision.steps)
    assert end.is_won or decision.outcome is not Outcome.WON, "the solver's line does not win"
    return Verdict(decision.outcome, line, decision.nodes)


def winning_line(
    rules: RuleSet,
    board: Board,
    *,
    avoid: Sequence[Board],
    limit: int = DEFAULT_LIMIT,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[Move, ...] | None:
    """A line that wins and comes to none of the boards to `avoid`, None if none is found."""
    state = state_of(rules, board)
    keys = [reachable_key(state, state_of(rules, other)) for other in avoid]
    closed = frozenset(key for key in keys if key is not None)
    question = Question(rules.foundations_final, rules.largest_group, limit, stop, closed)
    decision = decide(state, question)
    return played(rules, board, decision.steps)[0] if decision.outcome is Outcome.WON else None
