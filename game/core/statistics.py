"""What the history adds up to; docs/statistics.md says what counts as played and as won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter

from game.core.games import FROM_RECORD, KIND, WON, PlayedGame

__all__ = ["SCORE_STEP", "Statistics", "statistics"]

SCORE_STEP = 100
"""Points from one group of scores to the next; the last one, from 600 on, is open."""
SCORE_GROUPS = 7

# Looked up by `map`: with a hundred thousand games that takes half as long.
_MARKS, _NUMBER, _SCORE = attrgetter("marks"), attrgetter("number"), attrgetter("score")
_TIME, _MOVES = attrgetter("milliseconds"), attrgetter("moves")
_UNDOS, _HINTS = attrgetter("undos"), attrgetter("hints")
_SIGNS = bytes(ord("x") if marks & WON else ord(" ") for marks in range(256))
"""A sign for each set of marks: `x` for a win."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Each deal under its rules counts once: with its first win, or else as it was left last."""

    deals: tuple[PlayedGame, ...] = ()
    """In the order in which they were won first, or else left last."""

    wins: tuple[PlayedGame, ...] = ()
    """The deals that were won."""

    @property
    def played(self) -> int:
        """How many deals."""
        return len(self.deals)

    @property
    def won(self) -> int:
        """How many of them were won; never more than played."""
        return len(self.wins)

    @property
    def rate(self) -> int | None:
        """Wins of a hundred deals, rounded down: 100 only if all were won."""
        return 100 * self.won // self.played if self.played else None

    @property
    def streaks(self) -> tuple[int, int]:
        """How many deals in a row were won up to now, and at best."""
        rows = bytes(map(_MARKS, self.deals)).translate(_SIGNS).split(b" ")
        return len(rows[-1]), max(map(len, rows))

    @property
    def best_time(self) -> int | None:
        """Of a win, in milliseconds."""
        return min(map(_TIME, self.wins), default=None)

    @property
    def average_time(self) -> int | None:
        """Of the wins, in milliseconds."""
        if not self.wins:
            return None
        return int(sum(map(_TIME, self.wins)) // self.won)

    @property
    def fewest_moves(self) -> int | None:
        """Of a win."""
        return min(map(_MOVES, self.wins), default=None)

    @property
    def without_undo(self) -> int:
        """Wins without undo, going back or restart."""
        return [*map(_UNDOS, self.wins)].count(0)

    @property
    def without_hints(self) -> int:
        """Wins without a hint."""
        return [*map(_HINTS, self.wins)].count(0)

    @property
    def scores(self) -> tuple[int, ...]:
        """How many deals ended with 0 to 99 points, 100 to 199, and so on."""
        return _score_groups(self.deals)

    @property
    def winning_scores(self) -> tuple[int, ...]:
        """How many of these were won."""
        return _score_groups(self.wins)


def statistics(games: Sequence[PlayedGame]) -> Statistics:
    """The statistics of `games`, each of which is there once."""
    if any(marks & FROM_RECORD for marks in set(map(_MARKS, games))):
        games = [game for game in games if not game.marks & FROM_RECORD]
    is_each_once = len(set(map(_NUMBER, games))) == len(games)
    deals = tuple(games if is_each_once else _first_wins(games))
    return Statistics(deals, tuple([deal for deal in deals if deal.marks & WON]))


def _score_groups(deals: Sequence[PlayedGame]) -> tuple[int, ...]:
    groups = [0] * SCORE_GROUPS
    for score, count in Counter(map(_SCORE, deals)).items():
        groups[min(score // SCORE_STEP, SCORE_GROUPS - 1)] += count
    return tuple(groups)


def _first_wins(games: Sequence[PlayedGame]) -> Iterable[PlayedGame]:
    """Of the games of each deal and set of rules the first win, or else the last one, in order."""
    deals: dict[tuple[int, int], PlayedGame] = {}
    for game in games:
        name = (game.number, game.marks & KIND)
        before = deals.get(name)
        if before is None or not before.marks & WON:
            deals.pop(name, None)
            deals[name] = game
    return deals.values()
