"""The calls of command-line.md: what they print, their exit statuses, and every bad input."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game import __version__
from game.cli import main
from game.core.board import Board
from game.core.code import GameCode, deal
from game.i18n.catalogue import LANGUAGES
from tests.boards import WON_CLASSIC, WON_RELAXED

ROOT = Path(__file__).parent.parent
HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
BARE = {key: value for key, value in os.environ.items() if key not in HIDDEN}
"""The environment of a machine without a display."""

Called = tuple[int, str, str]
Call = Callable[..., Called]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """Call in this process: exit status, stdout, stderr."""

    def calling(*arguments: str) -> Called:
        status = main(["main.py", *arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return calling


def run(*arguments: str, stdin: bytes = b"", settings: Mapping[str, str] = BARE) -> Called:
    """Call as a player does, in a process of its own, without a display."""
    done = subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env=settings,
        input=stdin,
        capture_output=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def is_one_line(err: str) -> bool:
    return err.startswith("main.py: ") and err.count("\n") == 1 and err.endswith("\n")


class TestDeal:
    """`--deal CODE`: print the deal as a text board."""

    def test_prints_the_board(self) -> None:
        status, out, err = run("--deal", "YU1-C-AAAAAAB")
        assert (status, err) == (0, "")
        assert out == f"{deal(GameCode(1))}\n"
        assert Board.parse(out) == deal(GameCode(1))

    def test_reads_the_code_as_a_person_types_it(self, call: Call) -> None:
        assert call("--deal", " yu1 r aaaaaab\u200f") == (0, f"{deal(GameCode(1))}\n", "")

    def test_needs_neither_pygame_nor_the_window(self) -> None:
        code = (
            "import sys; from game.cli import main; main(['main.py', '--deal', 'YU1-C-AAAAAAB']);"
            "sys.exit(not {'pygame', 'game.ui', 'game.store'}.isdisjoint(sys.modules))"
        )
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=BARE, check=True)


class TestBrokenCodes:
    """game-code.md: refused with a message that says what is wrong and shows the position."""

    @pytest.mark.parametrize(
        ("code", "fault"),
        [
            ("YU1-X-AAAAAAB", "C for Classic or R for Relaxed, not “X” (position 5)"),
            ("YU2-C-AAAAAAB", "not version “2” (position 3)"),
            ("FC1-C-AAAAAAB", "begins with YU1; “F” at position 1"),
            ("YU1-C-AAAA1AB", "“1” at position 11"),
            ("YU1-C-AAAAAA", "at position 13: 6 of 7 letters"),
            ("YU1-C-AAAAAABC", "8 letters for the deal instead of 7; the first too many is at pos"),
            ("", "at position 1: 0 of 7 letters"),
        ],
    )
    @pytest.mark.parametrize("option", [[], ["--deal"], ["--solve"]])
    def test_one_line(self, call: Call, option: list[str], code: str, fault: str) -> None:
        status, out, err = call(*option, code)
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert f'"{code}"' in err
        assert fault in err
        assert "\u2066" not in err

    def test_signs_that_cannot_be_shown(self) -> None:
        status, out, err = run("--deal", "YU1-C-AA\n\x1b[31m\u202eAAA")
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert r"AA\n\x1b[31m\u202eAAA" in err
        assert err.strip().isprintable()

    def test_bytes_that_are_no_text(self) -> None:
        done = subprocess.run(
            [sys.executable, "main.py", "--deal", b"YU1-C-AAAAAA\xff"],
            cwd=ROOT,
            env=BARE,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 2
        assert is_one_line(done.stderr.decode())

    def test_a_long_text_is_shortened(self, call: Call) -> None:
        _, _, err = call("--deal", "YU1-C-" + "A" * 5000)
        assert is_one_line(err)
        assert len(err) < 260
        assert "5000 letters" in err


class TestVerify:
    """`--verify FILE` (`-` is stdin): replay a record with the rules, print the summary."""

    def verified(self, call: Call, tmp_path: Path, text: str, *options: str) -> Called:
        path = tmp_path / "game.txt"
        path.write_bytes(text.encode())
        return call("--verify", str(path), *options)

    @pytest.mark.parametrize(
        ("text", "code", "rules", "moves"),
        [
            (WON_CLASSIC, "YU1-C-AAAAAAD", "classic", 88),
            (WON_RELAXED, "YU1-R-AAAAAAD", "relaxed", 89),
        ],
    )
    def test_a_won_game(
        self, call: Call, tmp_path: Path, text: str, code: str, rules: str, moves: int
    ) -> None:
        status, out, err = self.verified(call, tmp_path, text)
        assert (status, err) == (0, "")
        assert json.loads(out) == {
            "code": code,
            "rules": rules,
            "moves": moves,
            "undos": 0,
            "score": 625,
            "won": True,
            "valid": True,
            "error": None,
        }

    def test_the_keys_stand_in_the_order_of_the_specification(self) -> None:
        _, out, _ = run("--verify", "-", stdin=b"YU1-C-AAAAAAB\nU")
        assert out == (
            '{"code": "YU1-C-AAAAAAB", "rules": "classic", "moves": 0, "undos": 0, "score": 0, '
            '"won": false, "valid": false, '
            '"error": {"index": 0, "move": "U", "reason": "nothing-to-undo"}}\n'
        )

    def test_a_code_alone_is_a_valid_record(self) -> None:
        status, out, err = run("--verify", "-", stdin=b"YU1-C-AAAAAAB")
        assert (status, err) == (0, "")
        assert json.loads(out)["valid"]
        assert not json.loads(out)["won"]

    @pytest.mark.parametrize(
        ("moves", "figures", "error"),
        [
            ("AS>F QC>1 U R 8H>3 2S>F", (2, 1, 15), (4, "8H>3", "face-down")),
            ("AS>F U U", (1, 1, 0), (2, "U", "nothing-to-undo")),
            ("AS>F R", (1, 0, 10), (1, "R", "nothing-to-redo")),
            ("QC>2", (0, 0, 0), (0, "QC>2", "wrong-rank")),
        ],
    )
    def test_a_broken_rule_is_status_1_and_stderr_stays_empty(
        self,
        call: Call,
        tmp_path: Path,
        moves: str,
        figures: tuple[int, int, int],
        error: tuple[int, str, str],
    ) -> None:
        """The figures are those before the offending token."""
        status, out, err = self.verified(call, tmp_path, f"YU1-C-AAAAAAD\n{moves}")
        assert (status, err) == (1, "")
        summary = json.loads(out)
        assert not summary["valid"]
        assert (summary["moves"], summary["undos"], summary["score"]) == figures
        assert summary["error"] == dict(zip(("index", "move", "reason"), error, strict=True))

    def test_the_house_rule(self, call: Call, tmp_path: Path) -> None:
        text = "YU1-C-AAAAAAD\nAS>F AS>2"
        assert self.verified(call, tmp_path, text)[0] == 0
        status, out, _ = self.verified(call, tmp_path, text, "--foundations-final")
        assert status == 1
        assert json.loads(out)["error"]["reason"] == "foundations-final"

    @pytest.mark.parametrize("start", ["\ufeff", "\ufeff# a comment\n", "# a comment\r\n\r\n"])
    def test_a_byte_order_mark_and_comments(self, call: Call, tmp_path: Path, start: str) -> None:
        assert self.verified(call, tmp_path, f"{start}YU1-C-AAAAAAD # the deal\r\nAS>F")[0] == 0

    @pytest.mark.parametrize(
        ("text", "line", "token"),
        [
            ("YU1-C-AAAAAAD\nAS>F\n\n8H", 4, "8H"),
            ("YU1-C-AAAAAAD\n8H>9", 2, "8H>9"),
            ("YU1-C-AAAAAAD\r\n# ZZ>1\r\nAS>F ZZ>1", 3, "ZZ>1"),
            ("YU1-C-AAAAAAD\nA\0B", 2, "AU+0000B"),
            ("YU1-C-AAAAAAD\n\u202e8H>3\x1b[0m", 2, "U+202E8H>3U+001B[0m"),
            ("YU1-C-AAAAAAD\n" + "8H" * 9999, 2, "8H8H8H8H8H8H8H8H8H8H8H8…"),
        ],
        ids=range(6),
    )
    def test_an_unreadable_token_is_status_2_with_line_and_token(
        self, call: Call, tmp_path: Path, text: str, line: int, token: str
    ) -> None:
        status, out, err = self.verified(call, tmp_path, text)
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert f'game.txt": Line {line}: “{token}” is not a move.\n' in err

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            ("", "Line 1 is not a game code. The code ends too early"),
            ("\0" * 5000, "“U+0000” at position 1"),
            ("8H>3 AS>F", "“8” at position 1"),
            ("\n\nYU2-C-AAAAAAB", "Line 3 is not a game code."),
            ("YU1-C-AAAAAAB 8H>3", "“8” at position 15"),
        ],
        ids=range(5),
    )
    def test_a_record_without_a_code(
        self, call: Call, tmp_path: Path, text: str, fault: str
    ) -> None:
        status, out, err = self.verified(call, tmp_path, text)
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert fault in err

    @pytest.mark.parametrize(
        ("data", "fault"),
        [
            (b"YU1-C-AAAAAAB\n8H>3 \xff", "not UTF-8 text, byte 20, line 2"),
            ("YU1-C-AAAAAAB".encode("utf-16"), "not UTF-8 text, byte 1, line 1"),
            (bytes(range(256)) * 400, "not UTF-8 text, byte 129, line 2"),
            (b"U " * 2**23 + b"U", "too large for a record"),
        ],
        ids=["stray", "utf-16", "garbage", "huge"],
    )
    def test_no_text(self, call: Call, tmp_path: Path, data: bytes, fault: str) -> None:
        path = tmp_path / "game.txt"
        path.write_bytes(data)
        status, out, err = call("--verify", str(path))
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert fault in err

    def test_no_file(self, call: Call, tmp_path: Path) -> None:
        for path in [
            tmp_path,
            tmp_path / "none",
            tmp_path / "none" / "none",
            tmp_path / ("a" * 999),
        ]:
            status, out, err = call("--verify", str(path))
            assert (status, out) == (2, "")
            assert is_one_line(err)

    def test_names_that_no_file_can_have(self, call: Call) -> None:
        for name in ("", "a\0b", "a\nb\u202e"):
            status, out, err = call("--verify", name)
            assert (status, out) == (2, "")
            assert is_one_line(err)
            assert err.strip().isprintable()

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads all")
    def test_an_unreadable_file(self, call: Call, tmp_path: Path) -> None:
        path = tmp_path / "game.txt"
        path.write_text("YU1-C-AAAAAAB")
        path.chmod(0)
        status, _, err = call("--verify", str(path))
        assert status == 2
        assert "Permission denied" in err

    @pytest.mark.skipif(sys.platform == "win32", reason="a file that never ends")
    def test_a_file_that_never_ends(self) -> None:
        status, out, err = run("--verify", "/dev/zero")
        assert (status, out) == (2, "")
        assert is_one_line(err)

    def test_nothing_on_stdin(self) -> None:
        status, out, err = run("--verify", "-")
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert "standard input" in err


class TestSolve:
    """`--solve CODE [--seconds S]`: print a winning record; or say that none exists, or that it
    is undecided."""

    @pytest.mark.parametrize(
        ("code", "options"),
        [
            ("YU1-C-AAAAAAD", []),
            ("YU1-R-AAAAAAD", ["--seconds", "50.5"]),
            ("YU1-C-AAAAAAD", ["--foundations-final"]),
        ],
    )
    def test_the_record_wins(
        self, call: Call, tmp_path: Path, code: str, options: list[str]
    ) -> None:
        status, out, err = call("--solve", code, *options)
        assert (status, err) == (0, "")
        path = tmp_path / "game.txt"
        path.write_text(out)
        house_rule = [option for option in options if option == "--foundations-final"]
        status, out, _ = call("--verify", str(path), *house_rule)
        assert status == 0
        assert json.loads(out)["code"] == code
        assert json.loads(out)["won"]

    def test_no_win_exists(self, call: Call) -> None:
        status, out, err = call("--solve", "YU1-C-AAAAAAB")
        assert (status, out, err) == (1, "YU1-C-AAAAAAB cannot be won.\n", "")

    def test_undecided(self, call: Call) -> None:
        status, out, err = call("--solve", "YU1-C-AAAAAAR", "--seconds", "0.05")
        assert (status, err) == (3, "")
        assert out == "YU1-C-AAAAAAR is undecided after 0.05 seconds.\n"


class TestVersion:
    """`--version`: version, Python, pygame-ce and SDL versions."""

    def test_without_a_display(self) -> None:
        status, out, err = run("--version")
        assert (status, err) == (0, "")
        game, python, pygame, sdl = out.splitlines()
        assert game == f"Yukon Solitaire {__version__}"
        assert python == "Python " + sys.version.split()[0]
        assert pygame.startswith("pygame-ce 2.")
        assert sdl.startswith("SDL 2.")


class TestKiosk:
    @pytest.mark.parametrize(
        ("rules", "more", "fault"),
        [
            ('pin = "12"', [], "kiosk.toml: pin: has to be 4 to 12 digits in quotation marks"),
            ("pin", [], "kiosk.toml: is not TOML: "),
            ('languages = ["hr"]', ["--lang", "he"], "kiosk.toml: languages: he of --lang is not"),
        ],
    )
    def test_a_file_that_cannot_be_followed(
        self, call: Call, tmp_path: Path, rules: str, more: list[str], fault: str
    ) -> None:
        (tmp_path / "kiosk.toml").write_text(rules)
        status, out, err = call("--kiosk", "--data", str(tmp_path), *more)
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert fault in err
        assert [path.name for path in tmp_path.iterdir()] == ["kiosk.toml"]

    def test_the_game_of_a_kiosk_is_started_by_its_parent_only(self, tmp_path: Path) -> None:
        done = subprocess.run(
            [sys.executable, ROOT / "main.py", "--kiosk-child", "--data", tmp_path],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert is_one_line(done.stderr)
        assert list(tmp_path.iterdir()) == []


class TestHelp:
    def test_names_every_call_and_language(self, call: Call) -> None:
        status, out, err = call("--help")
        assert (status, err) == (0, "")
        for word in ["--deal", "--verify", "--solve", "--seconds", "--foundations-final"]:
            assert word in out
        for word in ["--version", "--fullscreen", "--kiosk", "--lang", "--data", *LANGUAGES]:
            assert word in out
        assert out.isascii()


class TestBadUsage:
    """Errors go to stderr as one line that says what is wrong and where; no traceback."""

    @pytest.mark.parametrize(
        ("arguments", "fault"),
        [
            (["--what"], "--what"),
            (["--dea", "YU1-C-AAAAAAB"], "--dea"),
            (["-x"], "-x"),
            (["--what\n\x1b[31m"], r"--what\n\x1b[31m"),
            (["--deal"], "--deal"),
            (["--verify"], "--verify"),
            (["--seconds"], "--seconds"),
            (["--deal", "YU1-C-AAAAAAB", "--verify", "-"], "--verify"),
            (["--deal", "YU1-C-AAAAAAB", "YU1-C-AAAAAAB"], "CODE|FILE"),
            (["YU1-C-AAAAAAB", "YU1-C-AAAAAAB"], "YU1-C-AAAAAAB"),
            (["--version", "--help"], "--help"),
            (["--version=3"], "--version"),
            (["--seconds", "3"], "--solve"),
            (["--deal", "YU1-C-AAAAAAB", "--seconds", "3"], "--solve"),
            (["--foundations-final"], "--verify"),
            (["--deal", "YU1-C-AAAAAAB", "--foundations-final"], "--verify"),
            (["--lang", "xx"], '"xx"'),
            (["--lang", "xx", "--deal", "YU1-C-AAAAAAB"], '"xx"'),
            (["--lang", ""], "en, hr, sr-Latn, su, he, fa"),
            (["--data", ""], "--data"),
            (["--data", "main.py"], '"main.py"'),
            (["nothing.txt"], '"nothing.txt": no such file'),
            (["a/b"], '"a/b": no such file'),
            (["hello"], "position 1"),
            (["--seconds", "x", "--solve", "YU1-C-AAAAAAB"], '"x"'),
            *((["--solve", "YU1-C-AAAAAAB", "--seconds", s], f'"{s}"') for s in ("0", "-1", "nan")),
            *(
                (["--solve", "YU1-C-AAAAAAB", "--seconds", s], f'"{s}"{why}')
                for s, why in (("inf", " is without end"), ("", ""), ("1e999", " is without end"))
            ),
        ],
        ids=ascii,
    )
    def test_one_line(
        self, call: Call, monkeypatch: pytest.MonkeyPatch, arguments: list[str], fault: str
    ) -> None:
        monkeypatch.chdir(ROOT)
        status, out, err = call(*arguments)
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert fault in err

    @pytest.mark.parametrize(
        ("arguments", "fault"),
        [
            (["--kiosk", "YU1-C-AAAAAAB"], "--kiosk deals its own games: leave CODE or FILE out"),
            (["--kiosk", "main.py"], "--kiosk deals its own games: leave CODE or FILE out"),
            (["main.py"], '"main.py": Line 1 is not a game code.'),
        ],
    )
    def test_what_cannot_be_done_is_not_accepted_silently(
        self, call: Call, monkeypatch: pytest.MonkeyPatch, arguments: list[str], fault: str
    ) -> None:
        monkeypatch.chdir(ROOT)
        status, out, err = call(*arguments)
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert fault in err


class TestPlaying:
    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
    def test_without_a_display_one_line_says_so(self, tmp_path: Path) -> None:
        runtime = BARE | {
            "XDG_RUNTIME_DIR": str(tmp_path)
        }  # or the display's library complains first
        status, out, err = run("--data", str(tmp_path / "data"), "YU1-C-AAAAAAB", settings=runtime)
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert "display" in err

    def test_a_missing_package_is_named(self, tmp_path: Path) -> None:
        (tmp_path / "pygame.py").write_text("raise ModuleNotFoundError(name='pygame')")
        status, out, err = run(settings=BARE | {"PYTHONPATH": str(tmp_path)})
        assert (status, out) == (2, "")
        assert is_one_line(err)
        assert "pygame is not installed" in err


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX shells and devices")
class TestStreams:
    """checks.md 43: no stdout, no stderr, nobody who reads: no traceback."""

    def shell(self, command: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            ["sh", "-c", command.replace("PLAY", f"'{sys.executable}' main.py")],
            cwd=ROOT,
            env=BARE,
            capture_output=True,
            check=False,
        )

    @pytest.mark.parametrize("call", ["--deal YU1-C-AAAAAAB", "--help", "--version"])
    def test_nobody_reads(self, call: str) -> None:
        done = self.shell(f"{{ PLAY {call}; echo $? >&2; }} | true")
        assert done.stderr == b"0\n"

    def test_a_full_disk(self) -> None:
        done = self.shell("PLAY --deal YU1-C-AAAAAAB >/dev/full")
        assert done.returncode == 2
        assert is_one_line(done.stderr.decode())
        assert b"No space left" in done.stderr

    @pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    def test_closed_streams(self, closed: str) -> None:
        assert self.shell(f"PLAY --deal YU1-C-AAAAAAB {closed}").returncode == 0
        assert self.shell(f"PLAY --deal YU1-X-AAAAAAB {closed}").returncode == 2
        assert self.shell(f"PLAY --verify /nope {closed}").returncode == 2

    def test_closed_stdin(self) -> None:
        done = self.shell("PLAY --verify - <&-")
        assert done.returncode == 2
        assert is_one_line(done.stderr.decode())

    def test_complaints_that_nobody_hears(self) -> None:
        assert self.shell("PLAY --what 2>/dev/full").returncode == 2

    def test_a_terminal_without_unicode(self) -> None:
        done = self.shell("PYTHONUTF8=0 PYTHONIOENCODING=ascii PLAY --deal YU1-C-♠")
        assert done.returncode == 2
        assert done.stderr.isascii()
        assert done.stderr.count(b"\n") == 1

    def test_windowed_executable(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """`sys.stdout` is None there, and so are the others."""
        for stream in ("stdin", "stdout", "stderr"):
            monkeypatch.setattr(sys, stream, None)
        assert main(["yukon.exe", "--deal", "YU1-C-AAAAAAB"]) == 0
        assert main(["yukon.exe", "--help"]) == 0
        assert main(["yukon.exe", "--verify", "-"]) == 2
        assert main(["yukon.exe", "--what"]) == 2
