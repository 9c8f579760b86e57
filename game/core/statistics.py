"""What the history adds up to; docs/statistics.md says what counts as played and as won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.games import FINAL, FROM_RECORD, RELAXED, WON, PlayedGame

__all__ = ["SCORE_STEP", "Statistics", "statistics"]

SCORE_STEP = 100
"""Points from one group of scores to the next; the last one, from 600 on, is open."""
SCORE_GROUPS = 7


@dataclass(frozen=True, slots=True)
class Statistics:
    """Each deal under its rules counts once: with its first win, or else as it was left last."""

    deals: tuple[PlayedGame, ...] = ()
    """In the order in which they were first finished or left."""

    @property
    def played(self) -> int:
        """How many deals."""
        return len(self.deals)

    @property
    def wins(self) -> list[PlayedGame]:
        """The deals that were won."""
        return [deal for deal in self.deals if deal.marks & WON]

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
        now = best = 0
        for deal in self.deals:
            now = now + 1 if deal.marks & WON else 0
            best = max(best, now)
        return now, best

    @property
    def best_time(self) -> int | None:
        """Of a win, in milliseconds."""
        return min((deal.milliseconds for deal in self.wins), default=None)

    @property
    def average_time(self) -> int | None:
        """Of the wins, in milliseconds."""
        wins = self.wins
        return sum(deal.milliseconds for deal in wins) // len(wins) if wins else None

    @property
    def fewest_moves(self) -> int | None:
        """Of a win."""
        return min((deal.moves for deal in self.wins), default=None)

    @property
    def without_undo(self) -> int:
        """Wins without undo, going back or restart."""
        return sum(not deal.undos for deal in self.wins)

    @property
    def without_hints(self) -> int:
        """Wins without a hint."""
        return sum(not deal.hints for deal in self.wins)

    @property
    def scores(self) -> tuple[int, ...]:
        """How many deals ended with 0 to 99 points, 100 to 199, and so on."""
        groups = [0] * SCORE_GROUPS
        for deal in self.deals:
            groups[min(deal.score // SCORE_STEP, SCORE_GROUPS - 1)] += 1
        return tuple(groups)


def statistics(games: Iterable[PlayedGame]) -> Statistics:
    """The statistics of `games`, each of which is there once."""
    deals: dict[tuple[int, int], PlayedGame] = {}
    for game in games:
        if game.marks & FROM_RECORD:
            continue
        name = (game.number, game.marks & (RELAXED | FINAL))
        before = deals.get(name)
        if before is None or not before.marks & WON:
            deals[name] = game
    return Statistics(tuple(deals.values()))
