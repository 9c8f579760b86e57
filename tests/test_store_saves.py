"""Saved games: what is loaded is what was saved, history and all."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.code import DEALS, GameCode
from game.core.session import Action, Command, Session
from game.store.notices import Fault, FormatError
from game.store.saves import LEFT_LIMIT, SavedGame, SavedGames, Transcript
from game.store.store import Store
from tests.boards import WON_CLASSIC, all_moves
from tests.played import history, played

CODES = st.builds(GameCode, st.integers(0, DEALS - 1), relaxed=st.booleans())
SESSIONS = st.builds(
    played,
    CODES,
    st.lists(st.integers(0, 2**16), max_size=150),
    foundations_final=st.booleans(),
    elapsed=st.integers(0, 2**40),
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
ONE = GameCode(1)


def assert_same(one: Session, other: Session | None) -> None:
    assert other is not None
    assert (one.code, one.rules, one.log) == (other.code, other.rules, other.log)
    assert (one.position, one.moves, one.elapsed) == (other.position, other.moves, other.elapsed)
    assert one.hints == other.hints
    assert history(one) == history(other)


class TestSaving:
    @given(SESSIONS)
    def test_loading_gives_the_session_that_was_saved(self, session: Session) -> None:
        content = SavedGames(Transcript().game(session)).encode()
        assert_same(session, SavedGames.decode(content)[1])

    @given(SESSIONS, st.lists(st.sampled_from(list(Command)), max_size=20), SESSIONS)
    def test_a_log_that_grows_is_written_as_if_at_once(
        self, session: Session, more: list[Command], other: Session
    ) -> None:
        transcript = Transcript()
        transcript.game(session)
        for command in more:
            session.act(command)
        assert transcript.game(session) == Transcript().game(session)
        assert transcript.game(other) == Transcript().game(other)
        assert transcript.game(session) == Transcript().game(session)

    def test_every_kind_of_action_is_kept(self) -> None:
        session = Session(GameCode(3))
        moves = all_moves(WON_CLASSIC)
        first: list[Action] = [*moves[:3], Command.RESTART, Command.UNDO]
        last: list[Action] = [Command.FINISH, Command.UNDO, Command.REDO]
        for action in first + moves[3:70] + last:
            session.act(action)
        saved = Transcript().game(session)
        assert saved.log.startswith("AS>F QC>1 4C>7 restart U 5D>5 ")
        assert saved.log.endswith(" finish U R")
        loaded = saved.session()
        assert loaded.board.is_won
        assert_same(session, loaded)


class TestContent:
    def test_is_text_that_a_person_can_read(self) -> None:
        game = SavedGame(ONE, "TS>1 U R restart", 61_000, foundations_final=True)
        body = json.loads(SavedGames(game, (SavedGame(ONE),)).encode())
        del body["check"]
        assert body == {
            "format": "yukon-games",
            "version": 1,
            "current": {
                "code": "YU1-C-AAAAAAB",
                "foundations_final": True,
                "log": "TS>1 U R restart",
                "elapsed": 61_000,
                "hints": 0,
            },
            "left": [
                {
                    "code": "YU1-C-AAAAAAB",
                    "foundations_final": False,
                    "log": "",
                    "elapsed": 0,
                    "hints": 0,
                }
            ],
        }

    @pytest.mark.parametrize(
        "log",
        [
            "AS>F",
            "U",
            "R",
            "finish",
            "TS>1 TS>1",
            "TS>8",
            "undo",
            "TS",
            "back:0",
            "back:",
            "back:x",
        ],
    )
    def test_a_log_that_the_rules_refuse_is_broken(self, log: str) -> None:
        content = SavedGames(SavedGame(ONE, log)).encode()
        with pytest.raises(FormatError) as error:
            SavedGames.decode(content)
        assert error.value.fault is Fault.BROKEN

    @pytest.mark.parametrize("name", ["elapsed", "hints"])
    @pytest.mark.parametrize("count", [-1, True, 1.5, "1", None, 10**20])
    def test_a_count_that_is_none_is_broken(self, name: str, count: object) -> None:
        value = SavedGame(ONE).to_json()
        with pytest.raises(FormatError):
            SavedGame.from_json({**value, name: count})

    @given(st.sampled_from(["code", "foundations_final", "log", "elapsed", "hints", "more"]), JSON)
    def test_any_value_is_read_as_it_stands_or_refused(self, key: str, value: object) -> None:
        changed = {**SavedGame(ONE, "TS>1").to_json(), key: value}
        try:
            game = SavedGame.from_json(changed)
        except ValueError:
            return
        assert game.to_json() == changed

    @given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
    def test_anything_else_is_broken(self, content: bytes) -> None:
        with pytest.raises(FormatError):
            SavedGames.decode(content)


class TestLeftGames:
    def test_are_kept_newest_first_and_come_back(self, tmp_path: Path) -> None:
        first, second = played(ONE, range(9)), played(GameCode(2), range(20), elapsed=9)
        with Store(tmp_path) as store:
            store.save_game(first)
            store.leave_game(first)
            store.save_game(second)
            store.leave_game(second)
        with Store(tmp_path) as store:
            assert store.game is None
            assert [each.code for each in store.left_games()] == [second.code, first.code]
            assert_same(second, store.restore_game(store.left_games()[0]))
        with Store(tmp_path) as store:
            assert_same(second, store.game)
            assert [each.code for each in store.left_games()] == [first.code]

    def test_one_takes_the_place_of_the_game_in_play(self, tmp_path: Path) -> None:
        games = [played(GameCode(number), range(9)) for number in range(LEFT_LIMIT + 1)]
        with Store(tmp_path, background=False) as store:
            for each in games[:-1]:
                store.leave_game(each)
            store.save_game(games[-1])
            oldest = store.left_games()[-1]
            assert_same(games[0], store.restore_game(oldest, leaving=games[-1]))
        with Store(tmp_path) as store:
            assert_same(games[0], store.game)
            numbers = [each.code.number for each in store.left_games()]
            assert numbers == [LEFT_LIMIT, *range(LEFT_LIMIT - 1, 0, -1)]

    def test_the_oldest_make_room(self) -> None:
        games = SavedGames()
        for number in range(LEFT_LIMIT + 5):
            games = games.leaving(SavedGame(GameCode(number)))
        assert [each.code.number for each in games.left] == list(range(LEFT_LIMIT + 4, 4, -1))
        long = SavedGame(ONE, "TS>1 U " * 150_000)
        assert games.leaving(long).leaving(long).left == (long,)

    def test_one_that_the_rules_refuse_stays_where_it_is(self, tmp_path: Path) -> None:
        session = played(GameCode(2), range(9))
        refused = SavedGame(ONE, "AS>F")
        left = replace(SavedGames(), left=(refused,))
        (tmp_path / "games.json").write_bytes(left.encode())
        with Store(tmp_path, background=False) as store:
            store.save_game(session)
            assert store.restore_game(refused, leaving=session) is None
            assert store.left_games() == (refused,)
        with Store(tmp_path) as store:
            assert_same(session, store.game)
            assert store.left_games() == (refused,)
