"""Searches, each in another order, until one of them ends by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import count, repeat
from random import Random

from game.solver.choices import Choices
from game.solver.orders import proof
from game.solver.search import Result, Search
from game.solver.state import BACK, State, Step

__all__ = ["Decision", "Outcome", "Question", "decide"]

SHORT = 300
"""Nodes of a short search: half of all deals need fewer than a hundred, and many of the others are
won sooner by a new start with other chances than by going on."""
LONG = 3000
"""Nodes of the first long search; some losses are proved and some wins found by those alone."""
SHORT_PER_LONG = 10
LARGEST = 600_000
"""Nodes of one search at most, so that its positions fit in memory."""
NOISE = 60.0
"""How much chance may add to the promise of a move."""


class Outcome(Enum):
    """What is known about a position."""

    WON = "won"
    LOST = "lost"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Question:
    """The rules that the search needs to know, and when to give up."""

    final: bool
    """Cards stay on the foundations (R7)."""
    largest: int
    """The largest group (R8)."""
    limit: int
    """Nodes in all."""
    stop: Callable[[], bool] = lambda: False
    closed: frozenset[int] = frozenset()
    """Keys of positions not to come to."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the searches came to; with positions closed, `LOST` only speaks of wins around them."""

    outcome: Outcome
    steps: tuple[Step, ...]
    nodes: int


def decide(state: State, question: Question) -> Decision:
    """Whether the position can be won.

    The first search is over in an instant; only if it fails comes the proof of `orders`, and then
    searches with some chance in their order, repeatable as it is.
    """
    nodes = 0
    late: int | None = 0
    backs_needed = False
    proving = proof(state, final=question.final)
    for attempt, share in enumerate(_limits(question.limit)):
        if attempt:
            late = next(proving, late)
        if late is None:
            return Decision(Outcome.LOST, (), nodes)
        # Few wins need cards back from home, and without them there is much less to look at.
        final = question.final or (share == SHORT and not backs_needed)
        search = Search(
            state.copy(), _choices(question, attempt, final=final), late, question.closed
        )
        result = search.run(share, question.stop)
        nodes += search.nodes
        if result is Result.WON:
            return Decision(Outcome.WON, tuple(search.path), nodes)
        if result is Result.EXHAUSTED:
            if final is question.final:
                return _exhausted(state, question, search, nodes)
            backs_needed = True
        if question.stop():
            break
    return Decision(Outcome.UNDECIDED, (), nodes)


def _limits(limit: int) -> Iterator[int]:
    """The nodes of each attempt, `limit` in all: rounds of short ones and a long one.

    Each round is twice as large as the one before.
    """
    for share in _shares():
        if limit <= 0:
            return
        yield min(share, limit)
        limit -= share


def _shares() -> Iterator[int]:
    for doubling in count():
        yield from repeat(SHORT, SHORT_PER_LONG << doubling)
        yield min(LONG << doubling, LARGEST)


def _choices(question: Question, attempt: int, *, final: bool) -> Choices:
    """The order of an attempt: the first as weighed, the others with chance."""
    random = Random(attempt).random
    return Choices(
        final=final,
        largest=question.largest,
        noise=(lambda: NOISE * random()) if attempt else None,
    )


def _exhausted(state: State, question: Question, search: Search, nodes: int) -> Decision:
    """What it means that `search` ran out of moves: lost, if what it left out does not matter.

    If it refused large groups or left out rare blocks of idle moves, a second search allows both:
    if the wider game without R8 cannot be won, neither can this one. A win that the second search
    finds counts if it keeps R8 all the same.
    """
    if not (search.choices.clipped or search.choices.narrowed):
        return Decision(Outcome.LOST, (), nodes)
    wide = Choices(final=question.final, largest=state.tables.size, narrow=False)
    search = Search(state.copy(), wide, search.late, question.closed)
    result = search.run(max(question.limit - nodes, SHORT), question.stop)
    nodes += search.nodes
    if result is Result.EXHAUSTED:
        return Decision(Outcome.LOST, (), nodes)
    if result is Result.WON and _largest_group(state.copy(), search.path) <= question.largest:
        return Decision(Outcome.WON, tuple(search.path), nodes)
    return Decision(Outcome.UNDECIDED, (), nodes)


def _largest_group(state: State, steps: Sequence[Step]) -> int:
    """The size of the largest group that `steps` move."""
    largest = 0
    for step in steps:
        if step.kind != BACK:
            size, card = 0, step.card
            while card >= 0:
                size += 1
                card = state.above[card]
            largest = max(largest, size)
        state.apply(step)
    return largest
