"""Records: read, replayed and written."""

from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.code import CodeFault, GameCode
from game.core.moves import Move
from game.core.record import Record, RecordError, Replay, parse_action, replay, write
from game.core.rules import Reason
from game.core.session import Command
from tests.boards import WON_CLASSIC, WON_RELAXED, all_moves


def played(text: str, *, foundations_final: bool = False) -> Replay:
    return replay(Record.parse(text), foundations_final=foundations_final)


class TestForm:
    """command-line.md: the first line is the game code; then moves in order, separated by blanks
    or line breaks; `#` starts a comment."""

    def test_the_example(self) -> None:
        record = Record.parse("YU1-C-AAAAAAB\n8H>3 AS>F U AS>F\n")
        home = Move.parse("AS>F")
        assert record.code == GameCode(1)
        assert record.actions == (Move.parse("8H>3"), home, Command.UNDO, home)

    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    def test_line_ends_blanks_and_comments(self, end: str) -> None:
        lines = [
            "# a game of mine",
            "",
            "  yu1 c aaaaaab  # the deal",
            "\t8H>3\u00a0 R # the eight: KC>1",
            "#",
            "U#",
            "",
        ]
        record = Record.parse(end.join(lines))
        assert record == Record(GameCode(1), (Move.parse("8H>3"), Command.REDO, Command.UNDO))

    def test_a_code_alone_is_a_valid_record(self) -> None:
        assert Record.parse("YU1-R-AAAAAAB") == Record(GameCode(1, relaxed=True))

    def test_a_byte_order_mark_is_no_part_of_it(self) -> None:
        assert Record.parse("\ufeffYU1-C-AAAAAAB").code == GameCode(1)

    def test_unusual_separators_end_no_comment(self) -> None:
        for sign in "\v\f\x1c\x85\u2028\u2029":
            assert Record.parse(f"YU1-C-AAAAAAB # one{sign}two") == Record(GameCode(1))


class TestUnreadable:
    """command-line.md: a token that is not of this form makes the record unreadable, with line
    and token."""

    @pytest.mark.parametrize(
        "token",
        [
            *["8H", "8H>9", "ZZ>1", "8h>3", "8H>3,", "u", "r", "UU", "undo", "restart", "finish"],
            *["♠", "\0", "1.", "YU1-C-AAAAAAB", "\u200f8H>3", "\ud800"],
        ],
        ids=ascii,
    )
    def test_token(self, token: str) -> None:
        with pytest.raises(RecordError) as refused:
            Record.parse(f"YU1-C-AAAAAAB # deal\n\n8H>3 U\r\nR {token} AS>F ZZ>1")
        assert (refused.value.line, refused.value.token) == (4, token)
        assert refused.value.fault is None

    @pytest.mark.parametrize(
        ("text", "line", "token", "fault", "position"),
        [
            ("", 1, "", CodeFault.TOO_SHORT, 1),
            ("\n\n# nothing\n", 1, "", CodeFault.TOO_SHORT, 1),
            ("8H>3 AS>F", 1, "8H>3 AS>F", CodeFault.OTHER_GAME, 1),
            ("\n# c\n YU2-C-AAAAAAB\n", 3, "YU2-C-AAAAAAB", CodeFault.OTHER_VERSION, 3),
            ("YU1-C-AAAAAAB 8H>3", 1, "YU1-C-AAAAAAB 8H>3", CodeFault.NOT_A_LETTER, 15),
        ],
    )
    def test_code(self, text: str, line: int, token: str, fault: CodeFault, position: int) -> None:
        with pytest.raises(RecordError) as refused:
            Record.parse(text)
        assert (refused.value.line, refused.value.token) == (line, token)
        assert refused.value.fault is not None
        assert (refused.value.fault.fault, refused.value.fault.position) == (fault, position)

    @given(st.text() | st.text("YU1CRA8H>3F#\n \x00\ud800", max_size=40))
    @example("YU1-C-AAAAAAB\n" + "8H>3" * 50_000)
    @example("YU1-C-AAAAAAB " + "\n" * 50_000 + "\0")
    def test_no_text_does_anything_else(self, text: str) -> None:
        for start in ("", "YU1-C-AAAAAAB\n"):
            with suppress(RecordError):
                played(start + text)


class TestReplay:
    """command-line.md: the figures are those before the offending token."""

    @pytest.mark.parametrize("text", [WON_CLASSIC, WON_RELAXED])
    def test_a_won_game(self, text: str) -> None:
        result = played(text)
        assert result.error is None
        assert result.session.board.is_won
        assert result.session.moves == len(all_moves(text))
        assert result.undos == 0

    def test_undo_and_redo_count_as_r20_says(self) -> None:
        """R20: the move counter does not go down, and redo does not raise it."""
        result = played("YU1-C-AAAAAAD\nAS>F QC>1 U U R R U QC>1")
        assert result.error is None
        assert (result.session.moves, result.undos) == (3, 3)
        assert result.session.position.score == 15

    @pytest.mark.parametrize(
        ("tokens", "index", "reason"),
        [
            ("U", 0, "nothing-to-undo"),
            ("R", 0, "nothing-to-redo"),
            ("AS>F R", 1, "nothing-to-redo"),
            ("AS>F U U", 2, "nothing-to-undo"),
            ("AS>F U QC>1 R", 3, "nothing-to-redo"),
            ("AS>F AS>F", 1, "same-pile"),
            ("AS>F QC>1 QC>1", 2, "same-pile"),
            ("QC>2", 0, "wrong-rank"),
        ],
    )
    def test_a_refused_token(self, tokens: str, index: int, reason: str) -> None:
        whole = played(f"YU1-C-AAAAAAD\n{tokens} QC>1 2S>F")
        before = played(f"YU1-C-AAAAAAD\n{' '.join(tokens.split()[:index])}")
        assert whole.error is not None
        assert (whole.error.index, whole.error.reason) == (index, reason)
        assert whole.error.action == parse_action(tokens.split()[index])
        assert whole.session.position == before.session.position
        assert (whole.session.moves, whole.undos) == (before.session.moves, before.undos)

    def test_a_face_down_card_is_not_named(self) -> None:
        result = played("YU1-C-AAAAAAB\n8S>4")
        assert result.error is not None
        assert result.error.breach is not None
        assert result.error.breach.reason is Reason.FACE_DOWN
        assert result.error.breach.card is None

    def test_the_house_rule(self) -> None:
        """`--foundations-final`: the house rule of R7 holds."""
        text = "YU1-C-AAAAAAD\nAS>F AS>F"
        for final, reason in [(False, "same-pile"), (True, "foundations-final")]:
            error = played(text, foundations_final=final).error
            assert error is not None
            assert error.reason == reason


class TestWriting:
    """What is written is read again, and lines stay short enough to read."""

    @pytest.mark.parametrize("text", [WON_CLASSIC, WON_RELAXED])
    def test_reads_as_it_is_written(self, text: str) -> None:
        record = Record.parse(text)
        written = write(record.code, all_moves(text))
        assert Record.parse(written) == record
        assert written.startswith(f"{record.code}\n")
        assert written.endswith("\n")
        assert max(map(len, written.split("\n"))) <= 76

    def test_without_moves(self) -> None:
        assert write(GameCode(1), []) == "YU1-C-AAAAAAB\n"
