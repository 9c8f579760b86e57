"""Can it be won? A win replayed through the rules, a proof that there is none, or not known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random

from game.core.board import Board
from game.core.moves import Move
from game.core.rules import RuleSet
from game.solver.choices import Choices
from game.solver.orders import late_cards
from game.solver.search import Result, Search
from game.solver.state import State
from game.solver.translate import played, state_of

__all__ = ["DEFAULT_LIMIT", "Outcome", "Verdict", "solve"]

DEFAULT_LIMIT = 100_000
"""Nodes; some seconds."""
FIRST_LIMIT = 300
"""Nodes of the first search: half of all deals need fewer than a hundred."""
GROWTH = 3
LARGEST_LIMIT = 1_000_000
"""Nodes of one search, so that its positions fit in memory."""
NOISE = 25.0


class Outcome(Enum):
    """What is known about a position."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"


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
    nodes = 0
    state = state_of(rules, board)
    late: int | None = 0
    for attempt, share in enumerate(_limits(limit)):
        if attempt == 1:
            late = late_cards(state, final=rules.foundations_final)
            if late is None:
                return Verdict(Outcome.LOST, nodes=nodes)
        search = Search(state.copy(), _choices(rules, attempt), late or 0)
        result = search.run(share, stop)
        nodes += search.nodes
        if result is Result.WON:
            line, end = played(rules, board, search.path)
            assert end.is_won, "the solver's line does not win"
            return Verdict(Outcome.WON, line, nodes)
        if result is Result.EXHAUSTED:
            return _exhausted(rules, state, search, nodes, limit, stop)
        if stop():
            break
    return Verdict(Outcome.UNDECIDED, nodes=nodes)


def _limits(limit: int) -> Iterator[int]:
    """The nodes of each attempt: growing, and `limit` in all."""
    share = FIRST_LIMIT
    while limit > 0:
        yield min(share, limit)
        limit -= share
        share = min(share * GROWTH, LARGEST_LIMIT)


def _choices(rules: RuleSet, attempt: int) -> Choices:
    """The order of an attempt: the first as weighed, the others with chance, repeatably."""
    random = Random(attempt).random
    return Choices(
        final=rules.foundations_final,
        largest=rules.largest_group,
        noise=(lambda: NOISE * random()) if attempt else None,
    )


def _exhausted(
    rules: RuleSet,
    state: State,
    search: Search,
    nodes: int,
    limit: int,
    stop: Callable[[], bool],
) -> Verdict:
    """The verdict on a search that ran out of moves: lost, if what it left out does not matter.

    If it refused large groups or left out rare blocks of idle moves, a second search allows both:
    if the wider game without R8 cannot be won, neither can this one. Should that find a win where
    the first found none, nothing is known.
    """
    if search.choices.clipped or search.choices.narrowed:
        wide = Choices(final=rules.foundations_final, largest=state.tables.size, narrow=False)
        search = Search(state.copy(), wide, search.late)
        result = search.run(max(limit - nodes, FIRST_LIMIT), stop)
        nodes += search.nodes
        if result is not Result.EXHAUSTED:
            return Verdict(Outcome.UNDECIDED, nodes=nodes)
    return Verdict(Outcome.LOST, nodes=nodes)
