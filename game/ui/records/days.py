"""How far the deals of the day have come: won, tried, or still to be played."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from game.core.code import GameCode
from game.core.daily import daily_deal
from game.core.games import FROM_RECORD, RELAXED, WON, PlayedGame
from game.ui.records.month import Deal

__all__ = ["Days"]


class Days:
    """What the history says of the days, and what lies on the table."""

    def __init__(self, games: Iterable[PlayedGame], in_play: GameCode | None) -> None:
        self._in_play = in_play
        """The unfinished game on the table, if cards have been moved."""
        self._last: dict[int, PlayedGame] = {}
        """Of each deal the game that ended last."""
        self._won: set[int] = set()
        for game in games:
            if not game.marks & (RELAXED | FROM_RECORD):
                self._last[game.number] = game
                if game.marks & WON:
                    self._won.add(game.number)

    def state(self, day: date) -> int:
        """How far the deal of `day` has come."""
        code = daily_deal(day)
        if code is None:
            return Deal.NONE
        if code.number in self._won:
            return Deal.WON
        return Deal.TRIED if code == self._in_play or code.number in self._last else Deal.NEW

    def waits(self, day: date) -> bool:
        """Whether a game of the deal of `day` can be gone on with."""
        return self.left(day) is not None or daily_deal(day) == self._in_play is not None

    def left(self, day: date) -> PlayedGame | None:
        """The game of the deal of `day` that was left, unless a later one of it was won."""
        code = daily_deal(day)
        game = None if code is None else self._last.get(code.number)
        return None if game is None or game.won else game
