"""Keeps the game in play, and those that were left for another one."""

from __future__ import annotations

from game.core.games import PlayedGame
from game.core.session import Session
from game.store.notices import Saving
from game.store.store import Store

__all__ = ["Shelf"]

SAVE_EVERY = 5_000
"""Milliseconds of playing time after which it is saved without a move."""


class Shelf:
    """Between the application and its store: when to save, and which games can be gone back to."""

    def __init__(self, store: Store, session: Session) -> None:
        self._store = store
        self._saved_at = session.elapsed
        self._saving = Saving.OK

    def save(self, session: Session) -> None:
        """Keep `session` as it is now."""
        self._saved_at = session.elapsed
        self._store.save_game(session)

    def keep_time(self, session: Session) -> None:
        """Save once enough time has been played."""
        if session.elapsed - self._saved_at >= SAVE_EVERY:
            self.save(session)

    def leave(self, session: Session) -> None:
        """Set an unfinished `session` aside, so that it can be gone back to."""
        if _is_unfinished(session):
            self._store.leave_game(session)

    def previous(self, leaving: Session) -> Session | None:
        """The game that was left last, in exchange for an unfinished one."""
        left = self._store.left_games()
        if not left:
            return None
        return self._taken(
            self._store.restore_game(left[0], leaving=leaving if _is_unfinished(leaving) else None)
        )

    def take_up(self, game: PlayedGame, leaving: Session) -> Session | None:
        """A left game of the history, in exchange for an unfinished one."""
        return self._taken(
            self._store.take_up(game, leaving=leaving if _is_unfinished(leaving) else None)
        )

    def _taken(self, session: Session | None) -> Session | None:
        if session is not None:
            self._saved_at = session.elapsed
        return session

    def news(self) -> Saving | None:
        """Whether games can be saved, if that is no longer as it was."""
        if self._store.saving is self._saving:
            return None
        self._saving = self._store.saving
        return self._saving


def _is_unfinished(session: Session) -> bool:
    return bool(session.moves) and not session.board.is_won
