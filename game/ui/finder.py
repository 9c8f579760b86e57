"""Finds deals that can be won, one ahead, and tells how hard a deal is; in a process of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from game.core.code import GameCode, deal
from game.solver.deals import Winnable
from game.solver.difficulty import Difficulty, difficulty
from game.solver.questions import AskVerdict, AskWinnableDeal, Progress
from game.solver.verdict import Outcome, Verdict
from game.solver.worker import Worker

__all__ = ["Finder", "Rating", "Wish"]


class Wish(Enum):
    """Which deals the player wants."""

    ANY = "any"
    WINNABLE = "winnable"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def difficulty(self) -> Difficulty | None:
        """How hard the deal should be; None if that is all one."""
        return Difficulty(self.value) if self not in (Wish.ANY, Wish.WINNABLE) else None


class Rating(Enum):
    """What is known of a deal."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    LOST = "lost"
    """It cannot be won."""
    UNKNOWN = "unknown"
    """Neither a win nor a proof of loss was found."""

    @classmethod
    def of(cls, verdict: Verdict) -> Rating:
        """The rating that a verdict amounts to."""
        hard = difficulty(verdict)
        if hard is not None:
            return cls(hard.value)
        return cls.LOST if verdict.outcome is Outcome.LOST else cls.UNKNOWN


@dataclass(frozen=True, slots=True)
class _Order:
    relaxed: bool
    final: bool
    wish: Wish


class Finder:
    """One search at a time; what was found waits until it is taken."""

    def __init__(self, worker: Callable[[], Worker]) -> None:
        self._make_worker = worker
        self._worker: Worker | None = None
        self._order: _Order | None = None
        self._rated: GameCode | None = None
        """The code whose rating is awaited."""
        self._ready: Winnable | None = None
        self.rating: Rating | None = None
        """The answer to `rate`, once it is known."""
        self.tried = 0
        """How many deals have been looked at."""

    @property
    def found(self) -> GameCode | None:
        """The deal that was wished for, once there is one."""
        return None if self._ready is None else self._ready.code

    def want(self, wish: Wish, *, relaxed: bool, final: bool) -> None:
        """Look for such a deal, unless one is ready or looked for already."""
        order = _Order(relaxed, final, wish)
        if order != self._order or (self._ready is None and self._rated is not None):
            self._order, self._ready = order, None
            self._search(order)

    def take(self) -> GameCode | None:
        """The deal that was found; the search for the next one begins."""
        code = self.found
        if code is not None and self._order is not None:
            self._ready = None
            self._search(self._order)
        return code

    def rate(self, code: GameCode, *, final: bool) -> None:
        """Find out whether `code` can be won, and how hard it is."""
        self.rating, self._rated = None, code
        self._ask(AskVerdict(code.rules(foundations_final=final), deal(code)))

    def cancel(self) -> None:
        """Stop looking; what was found stays."""
        if self._worker is not None:
            self._worker.cancel()
        self._rated = None
        if self._ready is None:
            self._order = None

    def poll(self) -> None:
        """Hear what has been found."""
        reply = None if self._worker is None else self._worker.poll()
        if reply is None:
            return
        match reply.answer:
            case Winnable() as found:
                self._ready = found
                self.rating = Rating(found.difficulty.value)
            case Progress(tried):
                self.tried = tried
            case Verdict() as verdict:
                self.rating, self._rated = Rating.of(verdict), None
                if self._order is not None and self._ready is None:
                    self._search(self._order)  # which the question about the deal had ended
            case _ if self._rated is not None:
                self.rating, self._rated = Rating.UNKNOWN, None
            case _ if self._order is not None:
                self._search(self._order)

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.close()

    def _search(self, order: _Order) -> None:
        self.tried, self._rated = 0, None
        seed = random.SystemRandom().getrandbits(64)
        difficulty = order.wish.difficulty
        self._ask(AskWinnableDeal(seed, order.relaxed, order.final, difficulty))

    def _ask(self, question: AskWinnableDeal | AskVerdict) -> None:
        if self._worker is None:
            self._worker = self._make_worker()
        self._worker.ask(question)
