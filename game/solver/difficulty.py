"""How hard a deal is, measured by the work of the solver (docs/winnability.md)."""

from __future__ import annotations

from enum import Enum

from game.solver.verdict import Outcome, Verdict

__all__ = ["Difficulty", "difficulty"]

EASY_NODES = 100
"""Hardly more positions than a win has moves: the moves that look best win."""
MEDIUM_NODES = 150
"""Here and there the move that looks best is wrong."""


class Difficulty(Enum):
    """Easy, medium and hard: about a third each of the Classic deals that can be won."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def difficulty(verdict: Verdict) -> Difficulty | None:
    """How hard the game with this verdict is to win; None if no win is known."""
    if verdict.outcome is not Outcome.WON:
        return None
    if verdict.nodes <= EASY_NODES:
        return Difficulty.EASY
    return Difficulty.MEDIUM if verdict.nodes <= MEDIUM_NODES else Difficulty.HARD
