"""What the worker process can be asked, and the answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from game.core.board import Board
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.core.rules import RuleSet, apply
from game.solver.deals import Winnable, last_winnable, winnable_deal
from game.solver.difficulty import Difficulty
from game.solver.hints import Hint, hint
from game.solver.verdict import DEFAULT_LIMIT, Verdict, solve

__all__ = [
    "Answer",
    "AskHint",
    "AskLastWinnable",
    "AskVerdict",
    "AskWinnableDeal",
    "LastWinnable",
    "Progress",
    "Question",
    "answer",
]

LIMIT_LAST_WINNABLE = 20_000
"""Nodes for each of the few boards looked at."""


@dataclass(frozen=True, slots=True)
class AskVerdict:
    """Can it be won from here? The answer is a Verdict, which also tells the difficulty."""

    rules: RuleSet
    board: Board
    limit: int = DEFAULT_LIMIT


@dataclass(frozen=True, slots=True)
class AskHint:
    """What to play after `line`, the moves from the deal of `code`? The answer is a Hint."""

    code: GameCode
    rules: RuleSet
    line: tuple[Move, ...]
    honest: bool = False
    limit: int = DEFAULT_LIMIT


@dataclass(frozen=True, slots=True)
class AskLastWinnable:
    """After how many moves of `line` could the game still be won? The answer is a LastWinnable."""

    code: GameCode
    rules: RuleSet
    line: tuple[Move, ...]
    limit: int = LIMIT_LAST_WINNABLE


@dataclass(frozen=True, slots=True)
class AskWinnableDeal:
    """A random deal that can be won, please. The answer is Winnable, after some Progress."""

    seed: int
    relaxed: bool = False
    foundations_final: bool = False
    wish: Difficulty | None = None


Question = AskVerdict | AskHint | AskLastWinnable | AskWinnableDeal


@dataclass(frozen=True, slots=True)
class LastWinnable:
    """The last position known to be winnable."""

    moves: int | None
    """How many moves lead to it; None if none is known."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The search for a deal goes on."""

    tried: int


Answer = Verdict | Hint | LastWinnable | Winnable | Progress


def answer(question: Question, stop: Callable[[], bool], report: Callable[[Answer], None]) -> None:
    """Work out the answer and `report` it; if `stop` says so, what was found is worth nothing."""
    match question:
        case AskVerdict(rules, board, limit):
            report(solve(rules, board, limit=limit, stop=stop))
        case AskHint(code, rules, line, honest, limit):
            boards = _boards(code, line)
            report(hint(rules, boards, honest=honest, limit=limit, stop=stop))
        case AskLastWinnable(code, rules, line, limit):
            report(LastWinnable(last_winnable(rules, _boards(code, line), limit=limit, stop=stop)))
        case AskWinnableDeal(seed, relaxed, foundations_final, wish):
            found = winnable_deal(
                seed,
                relaxed=relaxed,
                foundations_final=foundations_final,
                wish=wish,
                stop=stop,
                report=lambda tried: report(Progress(tried)),
            )
            if found is not None:
                report(found)


def _boards(code: GameCode, line: tuple[Move, ...]) -> list[Board]:
    return list(accumulate(line, apply, initial=deal(code)))
