"""The statistics add up as docs/statistics.md says, and never to more than all."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.core.code import GameCode
from game.core.games import FINAL, FROM_RECORD, RELAXED, WON, PlayedGame, latest, played
from game.core.session import Session
from game.core.statistics import Statistics, statistics
from tests.boards import WON_CLASSIC, all_moves


def game(
    number: int,
    *,
    won: bool = True,
    marks: int = 0,
    milliseconds: int = 600_000,
    moves: int = 100,
    undos: int = 0,
    hints: int = 0,
    score: int = 625,
) -> PlayedGame:
    key = number * 1000 + moves
    marks |= WON if won else 0
    return PlayedGame(key, number, 0, milliseconds, moves, undos, hints, score, marks)


def of(*games: PlayedGame) -> Statistics:
    return statistics(games)


ANY = st.builds(
    game,
    st.integers(1, 5),
    won=st.booleans(),
    marks=st.sampled_from([0, RELAXED, FINAL, RELAXED | FINAL, FROM_RECORD]),
    milliseconds=st.integers(0, 10**9),
    moves=st.integers(0, 900),
    undos=st.integers(0, 3),
    hints=st.integers(0, 3),
    score=st.integers(0, 2000),
)


@given(st.lists(ANY))
def test_nothing_is_ever_more_than_all(games: list[PlayedGame]) -> None:
    found = of(*games)
    now, best = found.streaks
    assert 0 <= found.won <= found.played <= len(games)
    assert found.rate is None or 0 <= found.rate <= 100
    assert (found.rate == 100) is (found.played > 0 and found.won == found.played)
    assert 0 <= now <= best <= found.won
    assert found.without_undo <= found.won
    assert found.without_hints <= found.won
    assert sum(found.scores) == found.played


@given(st.lists(ANY), st.lists(ANY))
def test_playing_a_won_deal_again_changes_nothing(
    games: list[PlayedGame], more: list[PlayedGame]
) -> None:
    won = {(each.number, each.kind) for each in games if each.won and not each.marks & FROM_RECORD}
    again = [each for each in more if (each.number, each.kind) in won]
    assert of(*games, *again) == of(*games)


def test_twenty_restarts_and_new_games_without_a_move_do_not_count_as_played() -> None:
    session = Session(GameCode(3))
    for move in all_moves(WON_CLASSIC)[:20]:
        session.play(move)
        session.restart()
    session.go_back(0)
    entries = [played(session, 0)._replace(key=1)]
    for move in all_moves(WON_CLASSIC):
        session.play(move)
    assert session.board.is_won
    entries.append(played(session, 0)._replace(key=1))
    found = statistics(latest(entries))
    assert (found.played, found.won, found.rate, found.without_undo) == (1, 1, 100, 0)


def test_a_deal_counts_once_for_each_set_of_rules() -> None:
    found = of(game(1), game(1, marks=RELAXED), game(1, marks=FINAL), game(1, won=False))
    assert (found.played, found.won) == (3, 3)


def test_the_first_win_counts_and_no_later_better_one() -> None:
    found = of(game(1, moves=120, milliseconds=9000), game(1, moves=80, milliseconds=10))
    assert (found.fewest_moves, found.best_time) == (120, 9000)


def test_a_game_that_goes_on_from_a_record_does_not_count() -> None:
    assert of(game(1, marks=FROM_RECORD)) == Statistics()


def test_streaks() -> None:
    games = [game(number, won=number not in (3, 7)) for number in range(1, 10)]
    assert of(*games).streaks == (2, 3)
    assert of(*games[:7]).streaks == (0, 3)


def test_a_deal_left_and_won_later_does_not_break_a_streak() -> None:
    assert of(game(1), game(2, won=False), game(3), game(2, moves=7)).streaks == (3, 3)


def test_a_deal_won_after_all_stands_where_it_was_won() -> None:
    games = (game(1), game(2, won=False), game(3, won=False), game(2, moves=7))
    assert of(*games).streaks == (1, 1)
    assert [deal.number for deal in of(*games).deals] == [1, 3, 2]


def test_times_and_the_rest_are_of_wins_only() -> None:
    found = of(
        game(1, milliseconds=4000, moves=90, undos=1),
        game(2, milliseconds=2000, moves=95, hints=2),
        game(3, milliseconds=1, moves=1, won=False, score=30),
    )
    assert (found.best_time, found.average_time, found.fewest_moves) == (2000, 3000, 90)
    assert (found.without_undo, found.without_hints) == (1, 1)
    assert found.scores == (1, 0, 0, 0, 0, 0, 2)
    assert found.winning_scores == (0, 0, 0, 0, 0, 0, 2)
    assert found.rate == 66


def test_of_nothing_there_is_nothing() -> None:
    found = of()
    assert (found.played, found.rate, found.best_time, found.average_time) == (0, None, None, None)
    assert (found.fewest_moves, found.streaks) == (None, (0, 0))
