"""Saved games: the code and every action; loading replays them with the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.code import GameCode
from game.core.games import FINAL, FROM_RECORD, PlayedGame
from game.core.moves import Move
from game.core.record import Record
from game.core.session import Action, Command, Earlier, GoBack, Session
from game.store.format import Format
from game.store.notices import FormatError

__all__ = ["LEFT_LIMIT", "SavedGame", "SavedGames", "Transcript", "of_record"]

LEFT_LIMIT = 20
"""How many left games are kept."""

LEFT_SIZE_LIMIT = 1_000_000
"""How many characters the logs of the left games may have together."""

COUNT_LIMIT = 2**53

NOTHING = Earlier()
_FORMAT = Format("yukon-games", sealed=True)
GO_BACK = "back"
_COMMANDS = {command.value: command for command in Command}


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is kept: replaying its log gives the session with its whole history (R20)."""

    code: GameCode
    log: str = ""
    """The tokens of all actions, separated by blanks: `8H>3 U R restart finish`."""
    elapsed: int = 0
    """Playing time in milliseconds."""
    foundations_final: bool = False
    """The house rule of R7."""
    hints: int = 0
    key: int = 0
    """What the history knows the game by."""
    from_record: bool = False
    earlier: Earlier = NOTHING

    def session(self) -> Session:
        """The session, replayed with the rules.

        Raises:
            ValueError: if the log is unreadable or the rules refuse it.
        """
        actions = [_action(token) for token in self.log.split()]
        session = Session.replay(self.code, actions, foundations_final=self.foundations_final)
        session.elapsed = self.elapsed
        session.hints = self.hints
        session.key, session.from_record = self.key, self.from_record
        session.count_on(self.earlier)
        return session

    def to_json(self) -> dict[str, object]:
        """The values of the game's JSON object."""
        value: dict[str, object] = {
            "code": str(self.code),
            "foundations_final": self.foundations_final,
            "log": self.log,
            "elapsed": self.elapsed,
            "hints": self.hints,
        }
        if self.key:
            value["key"] = self.key
        if self.from_record:
            value["from_record"] = True
        if any(self.earlier):
            value["earlier"] = list(self.earlier)
        return value

    @classmethod
    def from_json(cls, value: object) -> SavedGame:
        """The game that a JSON object holds.

        Raises:
            ValueError: if it is not exactly of the form that `to_json` gives.
        """
        match value:
            case {
                "code": str(code),
                "foundations_final": bool(final),
                "log": str(log),
                "elapsed": int(elapsed),
                "hints": int(hints),
                **rest,
            } if _is_count(elapsed) and _is_count(hints):
                game = GameCode.parse(code)
                return cls(game, log, elapsed, final, hints, *_rest(rest))
        raise FormatError


def of_record(game: PlayedGame, text: str) -> SavedGame:
    """A game of the history as it is kept, with the moves of its record and all its counters.

    Raises:
        ValueError: if `text` is no record of it.
    """
    record = Record.parse(text)
    log = " ".join(map(_token, record.actions))
    earlier = Earlier(max(0, game.moves - len(record.actions)), game.undos)
    final, from_record = bool(game.marks & FINAL), bool(game.marks & FROM_RECORD)
    return SavedGame(
        record.code,
        log,
        game.milliseconds,
        final,
        game.hints,
        game.key,
        from_record,
        earlier,
    )


class Transcript:
    """Writes the logs of sessions as text, and each action of a session only once."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._count = 0
        self._text = ""

    def game(self, session: Session) -> SavedGame:
        """What to save of `session`."""
        if session is not self._session:
            self._session, self._count, self._text = session, 0, ""
        tokens = [_token(action) for action in session.log[self._count :]]
        self._count += len(tokens)
        self._text = " ".join([self._text, *tokens]).lstrip()
        return SavedGame(
            session.code,
            self._text,
            session.elapsed,
            session.rules.foundations_final,
            session.hints,
            session.key,
            session.from_record,
            session.earlier,
        )


@dataclass(frozen=True, slots=True)
class SavedGames:
    """The current game, and the games that were left, newest first."""

    current: SavedGame | None = None
    left: tuple[SavedGame, ...] = ()

    def leaving(self, game: SavedGame) -> SavedGames:
        """The games when `game` has been left; the oldest ones make room for it."""
        room = LEFT_SIZE_LIMIT
        kept: list[SavedGame] = []
        for each in (game, *self.left)[:LEFT_LIMIT]:
            room -= len(each.log)
            if room >= 0 or not kept:
                kept.append(each)
        return SavedGames(None, tuple(kept))

    def resuming(self, game: SavedGame) -> SavedGames:
        """The games when `game` is no longer left but current."""
        return SavedGames(game, tuple(each for each in self.left if each != game))

    def encode(self) -> bytes:
        """The content of the file of saved games."""
        current = None if self.current is None else self.current.to_json()
        return _FORMAT.encode({"current": current, "left": [each.to_json() for each in self.left]})

    @classmethod
    def decode(cls, data: bytes) -> tuple[SavedGames, Session | None]:
        """The games that a file holds, and the session of the current one.

        Raises:
            FormatError: if it is not such a file, or the rules refuse the current game.
        """
        match _FORMAT.decode(data):
            case {"current": current, "left": list(left), **rest} if not rest:
                pass
            case _:
                raise FormatError
        try:
            games = cls(
                None if current is None else SavedGame.from_json(current),
                tuple(SavedGame.from_json(each) for each in left),
            )
            return games, None if games.current is None else games.current.session()
        except ValueError as error:
            raise FormatError from error


def _rest(values: Mapping[object, object]) -> tuple[int, bool, Earlier]:
    """What is written only where there is something to say."""
    match {"key": None, "from_record": False, "earlier": [0, 0], **values}:
        case {
            "key": int() | None as key,
            "from_record": bool(from_record),
            "earlier": [int(moves), int(undos)],
            **more,
        } if not more and all(map(_is_count, (key or 0, moves, undos))):
            found = (key or 0, from_record, Earlier(moves, undos))
            written = ("key" in values, "from_record" in values, "earlier" in values)
            if written == (bool(key), from_record, any(found[2])):
                return found
    raise FormatError


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= COUNT_LIMIT


def _token(action: Action) -> str:
    return action.value if isinstance(action, Command) else str(action)


def _action(token: str) -> Action:
    name, separator, moves = token.partition(":")
    if name == GO_BACK and separator and moves.isascii() and moves.isdigit():
        return GoBack(int(moves))
    return _COMMANDS.get(token) or Move.parse(token)
