"""Finding a deal that can be won, and in a game the last position that could."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from game.core.board import Board
from game.core.code import DEALS, GameCode, deal
from game.core.rules import RuleSet
from game.solver.difficulty import Difficulty, difficulty
from game.solver.verdict import Outcome, Verdict, solve

__all__ = ["Winnable", "last_winnable", "winnable_deal"]

LIMIT_PER_DEAL = 2000
"""Nodes: enough for nine of ten deals that can be won, and soon over for the others."""


@dataclass(frozen=True, slots=True)
class Winnable:
    """A deal with a proven win."""

    code: GameCode
    verdict: Verdict
    difficulty: Difficulty
    tried: int
    """How many deals were looked at."""


def winnable_deal(
    seed: int,
    *,
    relaxed: bool,
    foundations_final: bool,
    wish: Difficulty | None = None,
    stop: Callable[[], bool] = lambda: False,
    report: Callable[[int], None] = lambda _: None,
) -> Winnable | None:
    """The first of the random deals of `seed` that can be won, and is as hard as wished.

    `report` hears after each deal how many were tried. None only if `stop` said so.
    """
    random = Random(seed)
    tried = 0
    while not stop():
        code = GameCode(random.randrange(DEALS), relaxed)
        rules = code.rules(foundations_final=foundations_final)
        verdict = solve(rules, deal(code), limit=LIMIT_PER_DEAL, stop=stop)
        tried += 1
        rating = difficulty(verdict)
        if rating is not None and wish in (None, rating):
            return Winnable(code, verdict, rating, tried)
        report(tried)
    return None


def last_winnable(
    rules: RuleSet,
    boards: Sequence[Board],
    *,
    limit: int,
    stop: Callable[[], bool] = lambda: False,
) -> int | None:
    """The index of the last board of a game that is known to be winnable, None if none is.

    A game that could be won later could be won earlier too, so halving finds it; each board gets
    `limit` nodes.
    """
    low, high = 0, len(boards)
    while low < high and not stop():
        middle = (low + high) // 2
        verdict = solve(rules, boards[middle], limit=limit, stop=stop)
        if verdict.outcome is Outcome.WON:
            low = middle + 1
        else:
            high = middle
    return low - 1 if low else None
