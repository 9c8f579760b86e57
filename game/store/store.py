"""The data folder: settings and games, loaded once, saved at every change, never in the way."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from game.core.games import PlayedGame, RuleKind, played
from game.core.record import moves_text
from game.core.session import Session
from game.store.files import probe
from game.store.folder import usual_folder
from game.store.history import History, HistoryFile, PlayedGames
from game.store.history_lines import Reset, game_line, reset_line, seconds
from game.store.kept import KeptFile
from game.store.lock import FolderLock, FolderLocked
from game.store.notices import Notice, Saving
from game.store.saves import SavedGame, SavedGames, Transcript, of_record
from game.store.settings import Settings
from game.store.writer import SavedFile, Writer

__all__ = ["Store"]

GAMES_LIMIT = 8 * 2**20
SETTINGS_LIMIT = 2**18

KEY_BITS = 53
"""Of the random numbers that tell games apart; what any JSON reader takes exactly."""
WIN_SECONDS = 0.5
"""How long a win waits for the disk: seen is kept."""

LOCK_ATTEMPTS = 10
LOCK_PAUSE = 0.02
"""Seconds; a game that was just killed may hold its lock for a moment."""


class Store:
    """What is kept between two runs; no fault of the disk is ever raised into the game."""

    def __init__(
        self,
        folder: Path,
        *,
        background: bool = True,
        keeps_history: bool = True,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """Lock and read `folder`; without `background` each save is done at once."""
        self._now = now
        self._keeps_history = keeps_history
        self._has_own_folder = True
        self.folder = folder.absolute()
        self._notices: deque[Notice] = deque()
        self._lock = FolderLock(self.folder)
        saving = _begin(self._lock, self.folder)
        sound = saving is Saving.OK
        self._settings_file = KeptFile(self.folder / "settings.json", SETTINGS_LIMIT, self._notices)
        settings = self._settings_file.load(Settings.decode, may_rename=sound)
        self._settings = settings or Settings()
        self._games_file = KeptFile(self.folder / "games.json", GAMES_LIMIT, self._notices)
        games = self._games_file.load(SavedGames.decode, may_rename=sound)
        self._games, self.game = games or (SavedGames(), None)
        """The session that the last run saved, None if there is none."""
        self._is_new = settings is None and games is None and not self._notices
        self._transcript = Transcript()
        history = self.folder / "history.jsonl"
        self._history_file = HistoryFile(history, self._notices)
        if sound:
            with suppress(OSError):  # the first save tries again, and tells
                self._history_file.check()
        self.history = History(history)
        self._ended = b""
        """The lines of all games that ended in this run."""
        self._won: set[int] = set()
        """The keys of those that were won."""
        contents: dict[SavedFile, bytes] = {}
        if settings is not None:
            contents[self._settings_file] = settings.encode()
        if games is not None:
            contents[self._games_file] = self._games.encode()
        self._writer = Writer(self._lock, saving, contents, background=background)

    @classmethod
    def open(cls, folder: Path | None = None, *, keeps_history: bool = True) -> Self:
        """The store in `folder`, or where the system keeps such data (`--data`).

        Raises:
            NoFolderError: if it keeps none for this user.
        """
        store = cls(folder or usual_folder(), keeps_history=keeps_history)
        store._has_own_folder = folder is not None
        return store

    @property
    def has_own_folder(self) -> bool:
        """Whether the player named the folder (`--data`), so that all stays in it."""
        return self._has_own_folder

    @property
    def is_new(self) -> bool:
        """Whether the folder held nothing at the start, and can hold what comes."""
        return self._is_new and self.can_write

    @property
    def settings(self) -> Settings:
        """The settings that hold."""
        return self._settings

    @property
    def saving(self) -> Saving:
        """Whether the folder takes what is saved, as of the last attempt."""
        return self._writer.saving

    @property
    def can_write(self) -> bool:
        """Whether what is saved is kept."""
        return self.saving is Saving.OK

    @property
    def current(self) -> SavedGame | None:
        """The game in play as it was saved last."""
        return self._games.current

    def take_notices(self) -> tuple[Notice, ...]:
        """What there is to tell about files, each once."""
        taken = []
        while self._notices:
            taken.append(self._notices.popleft())
        return tuple(taken)

    def save_settings(self, settings: Settings) -> None:
        """Let `settings` hold, and keep them."""
        self._settings = settings
        self._writer.submit(self._settings_file, settings.encode())

    def save_game(self, session: Session) -> None:
        """Keep `session` as the current game: after every change, and when time has passed."""
        self._name(session)
        if session.board.is_won:
            self._record(session)
        self._keep(replace(self._games, current=self._transcript.game(session)))

    def left_games(self) -> tuple[SavedGame, ...]:
        """The games that were set aside for another one, newest first."""
        return self._games.left

    def leave_game(self, session: Session) -> None:
        """Set `session` aside; no game is current until another one is saved."""
        self._record(session)
        self._keep(self._games.leaving(self._transcript.game(session)))

    def restore_game(self, game: SavedGame, *, leaving: Session | None = None) -> Session | None:
        """Make a left `game` current, in one step with `leaving` the one in play.

        None if the rules refuse it: then nothing changes.
        """
        try:
            session = game.session()
        except ValueError:
            return None
        games = self._games
        if leaving is not None:
            self._record(leaving)
            games = games.leaving(self._transcript.game(leaving))
        self._keep(games.resuming(game))
        return session

    def take_up(self, game: PlayedGame, *, leaving: Session | None = None) -> Session | None:
        """Make a left game of the history current, as `restore_game` does.

        One that is no longer kept with all its steps goes on from its record.
        """
        kept = (each for each in self.left_games() if each.key == game.key)
        if (left := next(kept, None)) is None:
            try:
                left = of_record(game, self.history.record(game))
            except (OSError, ValueError):
                return None
        return self.restore_game(left, leaving=leaving)

    def forget(self, settings: Settings) -> None:
        """Keep no game, and no setting but these; nor a good copy of what was kept before."""
        self._games, self._settings = SavedGames(), settings
        self._writer.efface(self._games_file, self._games.encode())
        self._writer.efface(self._settings_file, settings.encode())
        self.flush()

    def played_games(self) -> PlayedGames:
        """Every game that was finished or left."""
        self.flush(WIN_SECONDS)
        return self.history.load()

    def reset(self, kind: RuleKind | None) -> None:
        """Begin the statistics of one set of rules, or of all, anew; no game is forgotten."""
        self._add(reset_line(Reset(kind)))

    def undo_reset(self, kind: RuleKind | None) -> None:
        """Let the statistics be as if their last reset had not been."""
        self._add(reset_line(Reset(kind, undone=True)))

    def flush(self, seconds: float = 1.0) -> bool:
        """Wait, no longer than `seconds`, until everything is on the disk; whether it is."""
        return self._writer.flush(seconds)

    def close(self) -> None:
        """Save what is not saved yet, and let another running game have the folder."""
        self._writer.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _name(self, session: Session) -> None:
        while not session.key:
            session.key = secrets.randbits(KEY_BITS)

    def _record(self, session: Session) -> None:
        """Keep in the history how `session` ended; a win once, and before it is seen."""
        self._name(session)
        if not self._keeps_history or not session.moves or session.key in self._won:
            return
        won = session.board.is_won
        if won:
            self._won.add(session.key)
            if self.history.has_recent_win(session.key):
                return
        game = played(session, seconds(self._now()))
        self._add(game_line(game, moves_text(session.position.line)))
        if won:
            self.flush(WIN_SECONDS)

    def _add(self, line: bytes) -> None:
        self._ended += line
        self._writer.submit(self._history_file, self._ended)

    def _keep(self, games: SavedGames) -> None:
        self._games = games
        self._writer.submit(self._games_file, games.encode())


def _begin(lock: FolderLock, folder: Path) -> Saving:
    """Take the lock of `folder` and see whether files can be made there."""
    for _ in range(LOCK_ATTEMPTS):
        try:
            lock.secure()
            probe(folder)
        except FolderLocked:
            time.sleep(LOCK_PAUSE)
        except OSError as error:
            return Saving.after(error)
        else:
            return Saving.OK
    return Saving.LOCKED
