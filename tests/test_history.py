"""The history: every finished or left game is kept, once, whatever happens to the file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import deque
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.code import DEALS, GameCode
from game.core.games import FINAL, FROM_RECORD, RELAXED, WON, PlayedGame, RuleKind, latest
from game.core.record import Record
from game.core.rules import legal_moves
from game.core.session import Session
from game.store import history_index
from game.store.history import History, HistoryFile
from game.store.history_index import SLICE
from game.store.history_lines import HEAD, game_line, parse
from game.store.notices import Fault
from game.store.saves import LEFT_LIMIT
from game.store.store import Store
from tests.boards import WON_CLASSIC, all_moves

NOON = datetime(2026, 5, 3, 12, 30, 15)
COUNT = st.integers(0, 2**32 - 1)
GAMES = st.builds(
    PlayedGame,
    st.integers(1, 2**53),
    st.integers(0, DEALS - 1),
    st.integers(0, 4_000_000_000),
    st.integers(0, 2**53),
    COUNT,
    COUNT,
    COUNT,
    COUNT,
    st.integers(0, 15),
)


def store_in(folder: Path) -> Store:
    return Store(folder, background=False, now=lambda: NOON)


def won_session() -> Session:
    session = Session(GameCode(3))
    for move in all_moves(WON_CLASSIC):
        session.play(move)
    assert session.board.is_won
    return session


def begun_session(moves: int = 5) -> Session:
    session = Session(GameCode(3))
    for move in all_moves(WON_CLASSIC)[:moves]:
        session.play(move)
    return session


def lines_in(folder: Path) -> list[bytes]:
    return (folder / "history.jsonl").read_bytes().splitlines()[1:]


class TestWhatIsKept:
    def test_a_win_with_all_its_figures(self, tmp_path: Path) -> None:
        with store_in(tmp_path) as store:
            session = won_session()
            session.elapsed, session.hints = 754_321, 2
            store.save_game(session)
        (game,) = History(tmp_path / "history.jsonl").load().games
        assert (game.code, game.kind, game.won) == (GameCode(3), RuleKind.CLASSIC, True)
        assert (game.moves, game.milliseconds, game.hints) == (session.moves, 754_321, 2)
        assert (game.undos, game.score) == (0, session.position.score)
        assert game.when == 1777811415  # 2026-05-03 12:30:15 read as if at Greenwich

    def test_the_record_of_a_win_wins(self, tmp_path: Path) -> None:
        with store_in(tmp_path) as store:
            store.save_game(won_session())
            (game,) = store.played_games().games
            record = Record.parse(store.history.record(game))
        assert Session.replay(record.code, record.actions).board.is_won

    def test_a_win_saved_again_and_again_is_there_once(self, tmp_path: Path) -> None:
        session = won_session()
        for _ in range(3):
            with store_in(tmp_path) as store:
                store.save_game(session)
                store.save_game(session)
                assert len(store.played_games().games) == 1
        assert len(lines_in(tmp_path)) == 1

    def test_a_game_going_on_is_not_in_the_history(self, tmp_path: Path) -> None:
        with store_in(tmp_path) as store:
            store.save_game(begun_session())
            assert store.played_games().games == ()

    def test_a_game_left_untouched_is_none(self, tmp_path: Path) -> None:
        with store_in(tmp_path) as store:
            store.leave_game(Session(GameCode(8)))
            assert store.played_games().games == ()

    def test_a_left_game_that_is_won_later_is_one_game(self, tmp_path: Path) -> None:
        session = begun_session()
        with store_in(tmp_path) as store:
            store.save_game(session)
            store.leave_game(session)
            (left,) = store.played_games().games
            assert not left.won
            back = store.restore_game(store.left_games()[0])
            assert back is not None
            for move in all_moves(WON_CLASSIC)[5:]:
                back.play(move)
            store.save_game(back)
            (game,) = store.played_games().games
        assert game.won
        assert game.key == left.key

    @pytest.mark.parametrize("is_kept", [True, False])
    def test_a_left_game_goes_on_from_the_history_with_all_its_counters(
        self, tmp_path: Path, is_kept: bool
    ) -> None:
        session = Session(GameCode(3), foundations_final=True)
        for move in all_moves(WON_CLASSIC)[:5]:
            session.play(move)
        session.undo()
        session.elapsed, session.hints = 61_000, 2
        with store_in(tmp_path) as store:
            store.leave_game(session)
            for number in range(0 if is_kept else LEFT_LIMIT):
                other = Session(GameCode(number + 50))
                other.play(next(iter(legal_moves(other.rules, other.board))))
                store.leave_game(other)
            left = store.played_games().games[0]
            back = store.take_up(left)
            assert back is not None
            assert back.position == session.position
            assert back.can_redo is is_kept
            assert (back.moves, back.elapsed, back.hints) == (5, 61_000, 2)
            assert (back.key, back.rules) == (session.key, session.rules)
        with store_in(tmp_path) as store:
            again = store.game
            assert again is not None
            assert (again.moves, again.position) == (5, session.position)
            again.undo()
            store.leave_game(again)
            (game,) = (each for each in store.played_games().games if each.key == session.key)
            assert (game.moves, game.undos, game.kind) == (5, 2, RuleKind.CLASSIC_FINAL)

    def test_a_win_undone_and_left_stays_won(self, tmp_path: Path) -> None:
        session = won_session()
        with store_in(tmp_path) as store:
            store.save_game(session)
            session.undo()
            store.save_game(session)
            store.leave_game(session)
            (game,) = store.played_games().games
        assert game.won

    def test_the_same_deal_played_again_is_another_game(self, tmp_path: Path) -> None:
        with store_in(tmp_path) as store:
            store.save_game(won_session())
            store.save_game(won_session())
            assert len(store.played_games().games) == 2

    def test_undo_restart_and_going_back_are_counted(self, tmp_path: Path) -> None:
        session = begun_session()
        session.undo()
        session.redo()
        session.go_back(2)
        session.restart()
        session.undo()
        with store_in(tmp_path) as store:
            store.leave_game(session)
            (game,) = store.played_games().games
        assert game.undos == 4


class TestTheFile:
    @given(GAMES, st.text("AS>F 8H3", max_size=50))
    def test_a_line_is_read_as_it_was_written(self, game: PlayedGame, record: str) -> None:
        assert parse(game_line(game, record), 7) == game._replace(at=7)

    @given(st.binary())
    def test_any_line_is_read_or_refused(self, line: bytes) -> None:
        try:
            parse(line, 0)
        except (ValueError, RecursionError):
            return

    def test_a_torn_last_line_is_passed_over_and_not_continued(self, tmp_path: Path) -> None:
        path = tmp_path / "history.jsonl"
        one, two = game_of(1), game_of(2)
        path.write_bytes(HEAD + game_line(one, "") + game_line(two, "")[:-9])
        found = History(path).load()
        assert [game.key for game in found.games] == [1]
        assert found.damaged == 0
        HistoryFile(path, deque()).save(game_line(game_of(3), ""))
        found = History(path).load()
        assert [game.key for game in found.games] == [1, 3]
        assert found.damaged == 1

    @pytest.mark.parametrize("end", [b"", b"\n"])
    @pytest.mark.parametrize("sign", [b"\0", b"x"])
    @pytest.mark.parametrize("length", [SLICE - 1, SLICE, SLICE + 1, 1_200_000])
    def test_a_damaged_end_of_any_length_costs_no_game(
        self, tmp_path: Path, length: int, sign: bytes, end: bytes
    ) -> None:
        path = tmp_path / "history.jsonl"
        path.write_bytes(HEAD + game_line(game_of(1), "") + sign * length + end)
        history = History(path)
        for _ in range(6):
            history.read_on()
        assert history.share_read == 1, "the window would wait for ever"
        for known in (history, History(path)):
            found = known.load()
            assert [game.key for game in found.games] == [1]
            assert found.damaged == len(end)
        HistoryFile(path, deque()).save(game_line(game_of(2), "8H>3"))
        for known in (history, History(path)):
            found = known.load()
            assert [game.key for game in found.games] == [1, 2]
            assert found.damaged == 1
            assert known.record(found.games[1]).endswith("8H>3\n")

    @given(st.binary(min_size=1, max_size=40).filter(lambda line: line.strip() != b""))
    def test_a_damaged_line_is_skipped_and_told(self, damage: bytes) -> None:
        lines = [game_line(game_of(1), ""), b"{" + damage.replace(b"\n", b" ") + b"\n"]
        packed, damaged = history_index._packed([*lines, *lines], 0)
        assert damaged == 2
        assert len(packed) == 2 * history_index.ROW.size

    def test_a_newer_history_is_set_aside_and_not_added_to(self, tmp_path: Path) -> None:
        path = tmp_path / "history.jsonl"
        newer = HEAD.replace(b":1}", b":2}") + b"{}\n"
        path.write_bytes(newer)
        with store_in(tmp_path) as store:
            assert [notice.fault for notice in store.take_notices()] == [Fault.NEWER]
            assert store.played_games().games == ()
            store.save_game(won_session())
            assert len(store.played_games().games) == 1
        assert (tmp_path / "history.jsonl.newer-1").read_bytes() == newer

    def test_what_the_disk_refused_is_added_later(self, tmp_path: Path) -> None:
        path = tmp_path / "there" / "history.jsonl"
        file = HistoryFile(path, deque())
        with pytest.raises(OSError, match="history"):
            file.save(game_line(game_of(1), ""))
        path.parent.mkdir()
        file.save(game_line(game_of(1), "") + game_line(game_of(2), ""))
        assert [game.key for game in History(path).load().games] == [1, 2]


class TestTheIndex:
    def long_history(self, folder: Path) -> Path:
        path = folder / "history.jsonl"
        count = history_index.REFRESH + 20
        path.write_bytes(HEAD + b"".join(game_line(game_of(key), "") for key in range(1, count)))
        return path

    def test_gives_the_same_games_as_the_history(self, tmp_path: Path) -> None:
        path = self.long_history(tmp_path)
        plain = History(path).load()
        assert path.with_suffix(".index").exists()
        HistoryFile(path, deque()).save(game_line(game_of(9999), ""))
        again = History(path).load()
        assert again.games[:-1] == plain.games
        assert again.games[-1].key == 9999

    @pytest.mark.parametrize("damage", [b"", b"x" * 100])
    def test_a_damaged_index_is_made_anew(self, tmp_path: Path, damage: bytes) -> None:
        path = self.long_history(tmp_path)
        plain = History(path).load()
        path.with_suffix(".index").write_bytes(damage)
        assert History(path).load() == plain

    def test_an_index_of_another_history_is_not_believed(self, tmp_path: Path) -> None:
        path = self.long_history(tmp_path)
        History(path).load()
        path.write_bytes(HEAD + game_line(game_of(7), ""))
        assert [game.key for game in History(path).load().games] == [7]

    def test_the_place_of_a_game_leads_to_its_record(self, tmp_path: Path) -> None:
        path = self.long_history(tmp_path)
        History(path).load()
        HistoryFile(path, deque()).save(game_line(game_of(9999), "8H>3"))
        history = History(path)
        assert history.record(history.load().games[-1]) == "YU1-C-AAAAOUP\n8H>3\n"


class TestResets:
    def test_a_reset_begins_one_set_anew_and_can_be_undone(self, tmp_path: Path) -> None:
        with store_in(tmp_path) as store:
            store.save_game(won_session())
            store.reset(RuleKind.CLASSIC)
            games = store.played_games()
            assert len(games.games) == 1
            assert games.counted(RuleKind.CLASSIC) == games.counted(None) == []
            assert games.can_undo_reset(RuleKind.CLASSIC)
            assert not games.can_undo_reset(RuleKind.RELAXED)
            store.undo_reset(RuleKind.CLASSIC)
            games = store.played_games()
            assert len(games.counted(RuleKind.CLASSIC)) == 1
            assert not games.can_undo_reset(RuleKind.CLASSIC)

    def test_other_rules_are_not_touched(self, tmp_path: Path) -> None:
        with store_in(tmp_path) as store:
            store.save_game(won_session())
            store.reset(RuleKind.RELAXED)
            assert len(store.played_games().counted(None)) == 1
            store.reset(None)
            assert store.played_games().counted(RuleKind.CLASSIC) == []
            store.save_game(won_session())
            assert len(store.played_games().counted(RuleKind.CLASSIC)) == 1


def game_of(key: int, marks: int = WON) -> PlayedGame:
    return PlayedGame(key, key, key * 86_400, 1, 2, 3, 4, 5, marks)


@given(st.lists(GAMES | st.builds(game_of, st.integers(1, 4), st.sampled_from([0, WON]))))
def test_each_game_is_there_once_and_a_win_stays_one(entries: list[PlayedGame]) -> None:
    games = latest(entries)
    assert sorted(game.key for game in games) == sorted({entry.key for entry in entries})
    won = {entry.key for entry in entries if entry.won}
    assert {game.key for game in games if game.won} == won


def test_the_marks_name_the_rules() -> None:
    assert game_of(1, RELAXED | FINAL | WON | FROM_RECORD).kind is RuleKind.RELAXED_FINAL


WIN = """
import sys
from pathlib import Path
from game.core.code import GameCode
from game.core.session import Session
from game.store.store import Store
from tests.boards import WON_CLASSIC, all_moves
store = Store(Path(sys.argv[1]))
session = store.game or Session(GameCode(3))
for move in all_moves(WON_CLASSIC)[len(session.log):]:
    session.play(move)
    store.save_game(session)
print("won", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_right_after_a_win_the_win_is_there_once(tmp_path: Path) -> None:
    for _ in range(2):
        child = subprocess.Popen(
            [sys.executable, "-c", WIN, str(tmp_path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parent.parent,
        )
        assert child.stdout is not None
        assert child.stdin is not None
        assert child.stdout.readline() == b"won\n"
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        child.stdin.close()
        child.stdout.close()
        with store_in(tmp_path) as store:
            assert [game.won for game in store.played_games().games] == [True]
            assert store.game is not None
        assert len(lines_in(tmp_path)) == 1
