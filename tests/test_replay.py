"""The replay of a game, the bar that leads it, and the example in the help."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.calls import Status, verify
from game.core.board import COLUMNS, Board, Column, Pile
from game.core.cards import KING, Card
from game.core.code import GameCode
from game.core.moves import Move
from game.core.record import Record, replay
from game.core.rules import Reason, RuleSet, check
from game.core.session import Command, Session
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.i18n.messages import card_name
from game.ui.app import App
from game.ui.commands import Command as Wanted
from game.ui.gestures import Drag, Key, Press, Release
from game.ui.help.example import EXAMPLE, WORDS, cues, example, say
from game.ui.layout import Layout, Spot
from game.ui.narrator import narrate
from game.ui.replay import Cue, Replay, Step, Timeline
from game.ui.replay_bar import Wish
from game.ui.seating import seat
from game.ui.stage import Mark
from game.ui.theatre import Theatre
from tests.application import button, click, pass_time, press, start
from tests.looks import look_for

ENGLISH = Catalogue.load("en")
CODE = GameCode.parse("YU1-C-TRGRMSJ")
LAYOUT = Layout.fit((1280, 720))


def moves(text: str) -> list[Cue]:
    return list(cues(f"{CODE}\n{text}"))


def shown(replay: Replay) -> Replay:
    """Let everything come to rest."""
    for _ in range(1000):
        replay.tick(5)
    return replay


def assert_shows_its_position(replay: Replay) -> None:
    board = replay.position.board
    assert replay.stage.board == board
    assert replay.stage.seating == seat(replay.stage.layout, board)
    assert not replay.stage.motion
    assert not replay.stage.marks


class TestTimeline:
    def test_it_is_what_a_session_makes_of_the_actions(self) -> None:
        timeline = Timeline.of(CODE, moves("AC>F 2C>F U R 6H>5"))
        session = Session(CODE)
        for step in timeline.steps:
            session.act(step.cue.action)
            assert (step.after, step.moves) == (session.position, session.moves)
        assert timeline.fault is None
        assert timeline.moves(5) == 3

    def test_it_ends_before_a_move_that_a_rule_refuses(self) -> None:
        timeline = Timeline.of(CODE, moves("AC>F 7S>1 2C>F"))
        assert [str(step.cue.action) for step in timeline.steps] == ["AC>F"]
        assert timeline.fault is not None
        assert timeline.fault.breach is not None
        assert timeline.fault.breach.reason is Reason.EMPTY_COLUMN_NEEDS_KING

    def test_it_ends_where_there_is_nothing_to_undo(self) -> None:
        timeline = Timeline.of(CODE, moves("U AC>F"))
        assert not timeline.steps
        assert timeline.fault is not None
        assert timeline.fault.cue.action is Command.UNDO

    def test_a_marked_refusal_is_a_step_that_changes_nothing(self) -> None:
        timeline = Timeline.of(CODE, moves("AC>F\n#! 7S>1\n2C>F"))
        assert len(timeline.steps) == 3
        assert timeline.steps[1].before == timeline.steps[1].after
        assert timeline.steps[1].moves == 1

    def test_what_is_marked_must_be_refused(self) -> None:
        with pytest.raises(ValueError, match="AC>F, is not refused"):
            Timeline.of(CODE, moves("#! AC>F"))


class TestReplay:
    def test_nothing_moves_unasked(self) -> None:
        """R12."""
        replay = Replay(example(), LAYOUT)
        for _ in range(3600):
            replay.tick(1000)
        assert replay.at == 0
        assert_shows_its_position(replay)

    def test_it_plays_to_the_end_and_stops(self) -> None:
        replay = Replay(example(), LAYOUT)
        replay.play()
        for _ in range(10_000):
            replay.tick(50)
        assert replay.at_end
        assert not replay.playing
        assert replay.position.board.is_won
        assert_shows_its_position(replay)

    def test_long_words_are_given_time(self) -> None:
        replay = Replay(example(), LAYOUT)
        replay.play()
        replay.tick(5)
        assert replay.at == 1  # whoever presses Play has read what stood there
        replay.reading = 100
        for _ in range(1000):
            replay.tick(5)
        assert replay.at == 1
        for _ in range(400):
            replay.tick(5)
        assert replay.at == 2

    def test_pause_stays_where_it_is(self) -> None:
        replay = Replay(example(), LAYOUT)
        replay.play()
        for _ in range(400):
            replay.tick(5)
        replay.pause()
        at = replay.at
        assert at > 0
        assert shown(replay).at == at

    def test_play_after_the_end_begins_again(self) -> None:
        replay = Replay(example(), LAYOUT)
        replay.jump(len(replay.timeline.steps))
        replay.play()
        assert replay.at == 0
        assert replay.playing

    def test_faster_is_faster_and_comes_round(self) -> None:
        replay = Replay(example(), LAYOUT)
        speeds = []
        for _ in range(4):
            speeds.append(replay.speed)
            replay.faster()
        assert speeds == [1, 2, 4, 1]

    def test_a_refused_group_goes_there_and_comes_back(self) -> None:
        replay = Replay(example(), LAYOUT)
        replay.forward()
        shown(replay)
        before = replay.position
        replay.forward()
        card, target = Card.parse("7S"), Spot(Pile.COLUMN_1)
        home, there = replay.stage.seating[card].at, replay.stage.top_rect(target)
        nearest = abs(there.x - home[0])
        seen_mark = False
        for _ in range(1000):
            replay.tick(5)
            nearest = min(nearest, round(abs(replay.stage.where(card)[0] - there.x)))
            seen_mark = seen_mark or replay.stage.marks == {target: Mark.REFUSES}
        assert nearest <= 1
        assert seen_mark
        assert replay.position == before
        assert_shows_its_position(replay)

    @settings(max_examples=25, deadline=None)
    @given(st.lists(st.tuples(st.sampled_from("fbrjpf"), st.integers(0, 300)), max_size=25))
    def test_whatever_is_asked_the_table_shows_the_position(
        self, asked: list[tuple[str, int]]
    ) -> None:
        replay = Replay(example(), LAYOUT)
        for what, number in asked:
            match what:
                case "f":
                    replay.forward()
                case "b":
                    replay.back()
                case "r":
                    replay.restart()
                case "j":
                    replay.jump(number)
                case "p":
                    replay.play()
            for _ in range(number):
                replay.tick(5)
        replay.pause()
        assert_shows_its_position(shown(replay))


class TestExample:
    """Item by item what the example has to contain, found by the rules."""

    timeline = example()

    def steps(self) -> Iterator[tuple[Step, Move, Board]]:
        for step in self.timeline.steps:
            if isinstance(step.cue.action, Move):
                yield step, step.cue.action, step.before.board

    def made(self) -> Iterator[tuple[Move, Board, Board]]:
        for step, move, before in self.steps():
            if step.breach is None:
                yield move, before, step.after.board

    def test_verify_accepts_the_record_and_it_ends_at_625(self) -> None:
        answer = verify(str(EXAMPLE), foundations_final=False)
        assert answer.status is Status.DONE
        assert '"score": 625, "won": true, "valid": true' in answer.text

    def test_the_steps_without_the_refusals_are_the_record(self) -> None:
        record = Record.parse(EXAMPLE.read_text("utf-8"))
        played = [step.cue.action for step in self.timeline.steps if step.breach is None]
        assert tuple(played) == record.actions
        assert self.timeline.position(len(self.timeline.steps)) == replay(record).session.position

    def test_an_unordered_group_of_four_goes_onto_a_black_jack(self) -> None:
        def is_it(move: Move, board: Board) -> bool:
            source, index = board.locate(move.card)
            if Pile.FOUNDATION in (source, move.target):
                return False
            group, onto = board[source].cards[index:], board[move.target].last
            fits = [
                check(RuleSet(), _two(below, above), Move(above, Pile.COLUMN_1)) is None
                for below, above in pairwise(group)
            ]
            return len(group) == 4 and not any(fits) and str(onto) in ("JS", "JC")

        assert any(is_it(move, before) for move, before, _ in self.made())

    def test_another_card_than_a_king_is_refused_an_empty_column(self) -> None:
        def is_it(step: Step, move: Move, board: Board) -> bool:
            source, index = board.locate(move.card)
            turns_up = source is not Pile.FOUNDATION and 0 < index == board[source].hidden
            empty = move.target is not Pile.FOUNDATION and not board[move.target].cards
            refused = step.breach is not None
            return refused and turns_up and empty and move.card.rank != KING

        assert any(is_it(*step) for step in self.steps())

    def test_a_king_takes_cards_to_an_empty_column(self) -> None:
        def is_it(move: Move, board: Board) -> bool:
            source, index = board.locate(move.card)
            if move.card.rank != KING or Pile.FOUNDATION in (source, move.target):
                return False
            taken = len(board[source].cards) - index
            return taken > 1 and index > 0 and not board[move.target].cards

        assert any(is_it(move, before) for move, before, _ in self.made())

    def test_a_card_turns_up(self) -> None:
        def hidden(board: Board) -> int:
            return sum(column.hidden for column in board.columns)

        assert any(hidden(after) < hidden(before) for _, before, after in self.made())

    def test_a_card_is_taken_back_and_undone(self) -> None:
        """R19: that is why the game still ends at 625."""
        actions = [step.cue.action for step in self.timeline.steps]
        backs = [
            self.timeline.steps.index(step)
            for step, move, board in self.steps()
            if step.breach is None and board.locate(move.card)[0] is Pile.FOUNDATION
        ]
        assert backs
        assert all(actions[at + 1] is Command.UNDO for at in backs)

    def test_every_note_has_its_words_and_all_words_are_used(self) -> None:
        notes = {step.cue.note for step in self.timeline.steps if step.cue.note}
        assert notes == WORDS.keys()

    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_every_step_is_told_in_every_language_without_a_face_down_card(self, tag: str) -> None:
        tr = Catalogue.load(tag)
        for step in self.timeline.steps:
            text = say(tr, step)
            assert text
            assert "{" not in text
            unseen = {
                card
                for pile in COLUMNS
                for card in step.after.board[pile].cards[: step.after.board[pile].hidden]
            }
            for card in unseen:
                assert card_name(tr, card) not in text


def _two(below: Card, above: Card) -> Board:
    """A table of two cards, the lower one in the first column."""
    rest = (Column(),) * 5
    return Board((Column((below,)), Column((above,)), *rest))


class TestNarrator:
    def test_it_tells_groups_points_and_cards_that_turn_up(self) -> None:
        timeline = Timeline.of(CODE, moves("AC>F 2C>F 6H>5"))
        told = [_plain(narrate(ENGLISH, step)) for step in timeline.steps]
        assert told[0] == "A♣ goes to its foundation: 10 points."
        assert told[2] == "6♥ goes onto 7♣, 5 cards in all. 7♥ is turned face up: 5 points."

    def test_it_tells_a_refusal_by_its_rule(self) -> None:
        timeline = Timeline.of(CODE, moves("AC>F\n#! 7S>1"))
        assert "Only a king" in narrate(ENGLISH, timeline.steps[1])

    def test_it_tells_undo_redo_and_a_card_taken_back(self) -> None:
        timeline = Timeline.of(
            CODE, moves("AC>F U R 2C>F 6H>5 KH>1 8C>3 6C>4 AS>F JH>7 QD>5 4S>4 TD>4 TC>7 JS>5 2C>4")
        )
        told = [_plain(narrate(ENGLISH, step)) for step in timeline.steps]
        assert told[1] == "Undo: the last step is taken back."
        assert told[2] == "Redo: the step is put back."
        assert told[5] == "K♥ goes to an empty column, 3 cards in all."
        assert told[-1] == "2♣ is taken back from its foundation."


def _plain(text: str) -> str:
    return text.replace("\u2066", "").replace("\u2069", "")


class Closed(Exception):  # noqa: N818 - not a fault
    """The theatre was closed."""


def theatre(*, rtl: bool = False, size: tuple[int, int] = (1280, 720)) -> Theatre:
    tr = Catalogue.load("he" if rtl else "en")
    layout = Layout.fit(size, mirrored=rtl)

    def close() -> None:
        raise Closed

    look = look_for(rtl=rtl, unit=layout.scale)
    return Theatre(look, tr, example(), lambda step: say(tr, step), layout, close)


class TestTheatre:
    def test_keys_step_go_back_and_jump(self) -> None:
        show = theatre()
        for key, at in (
            (pygame.K_RIGHT, 1),
            (pygame.K_RIGHT, 2),
            (pygame.K_LEFT, 1),
            (pygame.K_PAGEDOWN, 11),
            (pygame.K_PAGEUP, 1),
            (pygame.K_END, len(show.replay.timeline.steps)),
            (pygame.K_HOME, 0),
            (pygame.K_LEFT, 0),
        ):
            assert show.handle(Key(key))
            assert show.replay.at == at
            assert show.bar.shown.at == at

    def test_arrow_keys_follow_the_direction_of_reading(self) -> None:
        show = theatre(rtl=True)
        show.handle(Key(pygame.K_LEFT))
        assert show.replay.at == 1
        show.handle(Key(pygame.K_RIGHT))
        assert show.replay.at == 0

    def test_space_plays_and_pauses(self) -> None:
        show = theatre()
        show.handle(Key(pygame.K_SPACE))
        assert show.replay.playing
        show.handle(Key(pygame.K_SPACE, repeat=True))
        assert show.replay.playing
        show.handle(Key(pygame.K_SPACE))
        assert not show.replay.playing

    def test_a_step_by_hand_pauses(self) -> None:
        show = theatre()
        show.handle(Key(pygame.K_SPACE))
        show.handle(Key(pygame.K_RIGHT))
        assert not show.replay.playing

    def test_escape_closes(self) -> None:
        with pytest.raises(Closed):
            theatre().handle(Key(pygame.K_ESCAPE))

    def test_keys_of_the_window_are_left_to_it(self) -> None:
        assert not theatre().handle(Key(pygame.K_F11))
        assert not theatre().handle(Key(pygame.K_q, pygame.KMOD_CTRL))

    @pytest.mark.parametrize("rtl", [False, True])
    def test_every_button_does_what_it_says(self, rtl: bool) -> None:
        show = theatre(rtl=rtl)

        def hit(wish: Wish) -> None:
            at = show.bar.button(wish).rect.center
            show.handle(Press(at))
            show.handle(Release(at))

        hit(Wish.STEP)
        hit(Wish.STEP)
        assert show.replay.at == 2
        hit(Wish.BACK)
        assert show.replay.at == 1
        hit(Wish.PLAY)
        assert show.replay.playing
        hit(Wish.PAUSE)
        assert not show.replay.playing
        hit(Wish.RESTART)
        assert show.replay.at == 0
        hit(Wish.SPEED)
        assert show.replay.speed == 2
        with pytest.raises(Closed):
            hit(Wish.CLOSE)

    @pytest.mark.parametrize("rtl", [False, True])
    def test_the_line_can_be_dragged_to_any_step(self, rtl: bool) -> None:
        show = theatre(rtl=rtl)
        line = show.bar.children[-1].rect
        first, last = (line.right - 1, line.x) if rtl else (line.x, line.right - 1)
        show.handle(Press((line.centerx, line.centery)))
        middle = show.replay.at
        show.handle(Drag((last, line.centery)))
        assert show.replay.at_end
        show.handle(Drag((first, line.centery)))
        assert show.replay.at == 0
        show.handle(Release((first, line.centery)))
        assert abs(middle - len(show.replay.timeline.steps) / 2) <= 1

    @pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (3840, 2160)])
    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_the_words_of_every_step_fit(self, tag: str, size: tuple[int, int]) -> None:
        tr, layout = Catalogue.load(tag), Layout.fit(size)
        look = look_for(rtl=tr.rtl, unit=layout.scale)
        show = Theatre(
            look,
            tr,
            example(),
            lambda step: say(tr, step),
            layout,
            lambda: None,
            lambda _: None,
        )
        room = show.bar.rect.h - layout.bar.h
        for step in show.replay.timeline.steps:
            assert show.bar.room_for([say(tr, step)], layout.size[0]) <= room
        assert show.stage.layout.bar.bottom == layout.size[1]
        for wish in Wish:
            assert layout.bar.contains(show.bar.button(wish).rect)
        boxes = [child.rect for child in show.bar.children]
        for number, box in enumerate(boxes):
            assert box.collidelist(boxes[number + 1 :]) == -1
        assert show.bar.children[-1].rect.w >= look.px(100)

    def test_columns_end_above_the_words(self) -> None:
        show = theatre(size=(1024, 600))
        for at in range(len(show.replay.timeline.steps) + 1):
            show.replay.jump(at)
            for place in show.stage.seating.values():
                assert place.at[1] + show.stage.layout.card[1] <= show.bar.rect.y


class TestInTheApplication:
    @pytest.fixture
    def app(self, tmp_path: Path) -> Iterator[App]:
        app = start(tmp_path)
        yield app
        app.close()

    def test_the_game_underneath_waits_untouched(self, app: App) -> None:
        session = app.session
        session.play(Move.parse("AC>F"))
        app.play.resume(session)
        pass_time(app, 600)
        elapsed, board = session.elapsed, session.board
        press(app, pygame.K_F1)
        pass_time(app, 400)
        dialog = app._dialogs.top
        assert dialog is not None
        button(dialog, "Watch a game").press()
        pass_time(app, 400)
        press(app, pygame.K_END)
        press(app, pygame.K_SPACE)
        pass_time(app, 3000)
        assert isinstance(app.theatre, Theatre)
        assert app.theatre.replay.at > 0
        press(app, pygame.K_ESCAPE)
        assert app.theatre is None
        assert app.session is session
        assert session.board == board
        assert session.log == [Move.parse("AC>F")]
        assert session.elapsed - elapsed < 200
        assert app.play.stage.board == board

    def test_taps_and_keys_of_the_game_do_not_reach_it(self, app: App) -> None:
        app.fulfil(Wanted.EXAMPLE)
        pass_time(app, 100)
        x, y = app.play.stage.where(Card.parse("AC"))
        click(app, (round(x) + 20, round(y) + 20))
        press(app, pygame.K_u)
        press(app, pygame.K_n)
        assert app._dialogs.top is None
        assert not app.session.log
