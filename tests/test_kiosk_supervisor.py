"""The parent of a public game, with small programs in the place of the game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Thread

import pytest

from game.kiosk.handover import Handover, Start
from game.kiosk.log import close_log, kiosk_log
from game.kiosk.public import keep_playing
from game.kiosk.supervisor import Supervisor
from game.kiosk.tenancy import sole_tenant
from game.store.store import Store
from tests.processes import is_running
from tests.stored import saved_steps, session

PLAYS = """
import os, sys
from pathlib import Path
from game.kiosk.handover import Handover, end_with_parent
handover, notes = Handover.read(0), Path(sys.argv[1]) / "starts"
count = len(notes.read_text().splitlines()) if notes.exists() else 0
with notes.open("a") as file:
    print(handover.start.value, handover.rules, file=file)
print("last words", count, file=sys.stderr, flush=True)
ends = sys.argv[2:]
if ends[count] == "waits":
    end_with_parent(0)
    (Path(sys.argv[1]) / "pid").write_text(str(os.getpid()))
    import time
    time.sleep(60)
if int(ends[count]) < 0:
    os.kill(os.getpid(), -int(ends[count]))
sys.exit(int(ends[count]))
"""
PARENT = """
import sys
from pathlib import Path
from game.kiosk.log import kiosk_log
from game.kiosk.supervisor import Supervisor
folder = Path(sys.argv[1])
command = [sys.executable, "-c", sys.argv[2], *sys.argv[1:2], "waits", "waits", "waits"]
sys.exit(Supervisor(command, "", folder, kiosk_log(folder), float(sys.argv[3])).run())
"""


def supervise(folder: Path, *ends: int) -> int:
    command = [sys.executable, "-c", PLAYS, str(folder), *map(str, ends)]
    log = kiosk_log(folder)
    status = Supervisor(command, "screen = 2", folder, log).run()
    close_log(log)
    return status


def starts(folder: Path) -> list[str]:
    return [line.split()[0] for line in (folder / "starts").read_text().splitlines()]


def test_leaving_ends_it(tmp_path: Path) -> None:
    assert supervise(tmp_path, 0) == 0
    assert starts(tmp_path) == ["opening"]
    assert "screen = 2" in (tmp_path / "starts").read_text()


def test_what_cannot_be_played_is_not_tried_again(tmp_path: Path) -> None:
    assert supervise(tmp_path, 2) == 2
    assert starts(tmp_path) == ["opening"]


@pytest.mark.parametrize("end", [1, 70, -signal.SIGKILL, -signal.SIGSEGV])
def test_a_crash_goes_on_and_the_third_begins_afresh(tmp_path: Path, end: int) -> None:
    (tmp_path / "games.json").write_text("a game")
    assert supervise(tmp_path, end, end, end, 0) == 0
    assert starts(tmp_path) == ["opening", "resume", "resume", "clean"]
    assert not (tmp_path / "games.json").exists()
    assert (tmp_path / "games.json.crashed-1").read_text() == "a game"


def test_what_another_game_plays_from_stays_where_it_is(tmp_path: Path) -> None:
    with Store(tmp_path, background=False) as store:
        store.save_game(session(3))
        assert supervise(tmp_path, 70, 70, 70, 0) == 0
        assert starts(tmp_path)[-1] == "clean"
        assert (tmp_path / "games.json").exists()
        assert store.flush()
    assert saved_steps(tmp_path) == 3
    assert "another game plays in the data folder" in (tmp_path / "kiosk.log").read_text()


class TestASecondKiosk:
    @pytest.mark.parametrize("first", [Store, sole_tenant])
    def test_does_not_start(
        self,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
        first: Callable[[Path], AbstractContextManager[object]],
    ) -> None:
        """A game at home is in the way, and so is a kiosk whose game is just starting."""
        pauses: list[float] = []
        monkeypatch.setattr(time, "sleep", pauses.append)
        with first(tmp_path):
            assert keep_playing(["nothing"], tmp_path, None) == 2
        assert sum(pauses) > 3
        (line,) = capsys.readouterr().err.splitlines()
        assert "another game plays in" in line
        assert line in (tmp_path / "kiosk.log").read_text()

    def test_starts_as_soon_as_the_first_has_ended(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first = Store(tmp_path)
        monkeypatch.setattr(time, "sleep", lambda _: first.close())
        command = [sys.executable, "-c", PLAYS, str(tmp_path), "0"]
        assert keep_playing(command, tmp_path, None) == 0
        assert starts(tmp_path) == ["opening"]


def test_what_the_game_says_last_is_in_the_log(tmp_path: Path) -> None:
    supervise(tmp_path, 70, 0)
    log = (tmp_path / "kiosk.log").read_text()
    assert "INFO game: last words 0\n" in log
    assert "ERROR crashed with status 70; next: resume\n" in log
    assert log.index("last words 0") < log.index("crashed with")


def parent(folder: Path, settled: float = 60.0) -> tuple[subprocess.Popen[bytes], int]:
    """A parent in a process of its own, and its game, which plays until it is stopped."""
    pid = folder / "pid"
    process = subprocess.Popen([sys.executable, "-c", PARENT, str(folder), PLAYS, str(settled)])
    wait_until(lambda: pid.exists() and pid.read_text() != "")
    return process, int(pid.read_text())


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def children(process: subprocess.Popen[bytes]) -> list[int]:
    threads = Path(f"/proc/{process.pid}/task").glob("*/children")
    return [int(each) for thread in threads for each in thread.read_text().split()]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of other systems")
class TestTheEndOfTheParent:
    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
    def test_asked_to_stop_it_takes_the_game_along(self, tmp_path: Path, number: int) -> None:
        process, game = parent(tmp_path)
        process.send_signal(number)
        assert process.wait(60) == 0
        assert not is_running(game)
        assert "stopped by the system" in (tmp_path / "kiosk.log").read_text()

    def test_killed_it_leaves_no_game_behind(self, tmp_path: Path) -> None:
        process, game = parent(tmp_path)
        process.kill()
        process.wait(60)
        wait_until(lambda: not is_running(game))

    def test_a_killed_game_is_back(self, tmp_path: Path) -> None:
        process, game = parent(tmp_path)
        os.kill(game, signal.SIGKILL)
        wait_until(lambda: (tmp_path / "pid").read_text() not in ("", str(game)))
        process.terminate()
        assert process.wait(60) == 0
        assert starts(tmp_path) == ["opening", "resume"]


BREAKS_ONCE = """
import os, sys
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
from pathlib import Path
import pygame
from game.cli import main
from game.ui import kiosk_start
mark = Path(sys.argv[1]) / "broken"
CONTROL = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT

def key(key, mod=0):
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

def run(scene, run=kiosk_start.run_loop):
    if not mark.exists():
        mark.touch()
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN))  # nobody expects that
    key(pygame.K_k, CONTROL)
    for each in (pygame.K_4, pygame.K_7, pygame.K_1, pygame.K_1, pygame.K_RETURN):
        key(each)
    run(scene)

kiosk_start.run_loop = run
sys.exit(main(["yukon", "--data", sys.argv[1], "--kiosk-child"]))
"""


def test_the_game_itself_breaks_goes_on_and_is_left(tmp_path: Path) -> None:
    log = kiosk_log(tmp_path)
    command = [sys.executable, "-c", BREAKS_ONCE, str(tmp_path)]
    rules = 'pin = "4711"\n[settings]\nlanguage = "en"'
    assert Supervisor(command, rules, tmp_path, log).run() == 0
    close_log(log)
    lines = [line[24:] for line in (tmp_path / "kiosk.log").read_text().splitlines()]
    assert lines[0] == "INFO game: playing, opening, in en"
    assert lines[1].startswith("INFO game: yukon: the game broke off, AttributeError; a report")
    assert lines[2:] == [
        "ERROR crashed with status 70; next: resume",
        "INFO game: the crash is described in crash-1.txt",
        "INFO game: playing, resume, in en",
        "INFO game: left with the PIN",
        "INFO ended with status 0",
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
class TestTheGameThatWaits:
    def test_takes_over_after_a_crash_and_another_one_waits(self, tmp_path: Path) -> None:
        process, game = parent(tmp_path, 0.2)
        wait_until(lambda: len(children(process)) == 2)
        (spare,) = {*children(process)} - {game}
        os.kill(game, signal.SIGKILL)
        wait_until(lambda: (tmp_path / "pid").read_text() == str(spare))
        wait_until(lambda: len({*children(process)} - {game, spare}) == 1)
        (other,) = {*children(process)} - {game, spare}
        process.terminate()
        assert process.wait(60) == 0
        assert not is_running(spare)
        wait_until(lambda: not is_running(other))  # one that just starts ends once it reads
        assert starts(tmp_path) == ["opening", "resume"]

    def test_if_it_was_killed_a_new_one_plays(self, tmp_path: Path) -> None:
        process, game = parent(tmp_path, 0.2)
        wait_until(lambda: len(children(process)) == 2)
        (spare,) = {*children(process)} - {game}
        os.kill(spare, signal.SIGKILL)
        os.kill(game, signal.SIGKILL)
        wait_until(lambda: (tmp_path / "pid").read_text() not in ("", str(game), str(spare)))
        process.kill()
        process.wait(60)
        playing = int((tmp_path / "pid").read_text())
        wait_until(lambda: not is_running(playing))


class TestHandover:
    def test_arrives_whole(self) -> None:
        given = Handover("# Čačić\n" * 20_000, Start.CLEAN)
        reading, writing = os.pipe()
        with os.fdopen(writing, "wb", 0) as pipe, os.fdopen(reading, "rb") as end:
            thread = Thread(target=pipe.write, args=(given.encode(),))
            thread.start()
            assert Handover.read(end.fileno()) == given
            thread.join()

    @pytest.mark.parametrize("line", [b"", b"{", b"[]\n", b'{"rules": 1}\n'])
    def test_something_else_is_refused(self, line: bytes) -> None:
        reading, writing = os.pipe()
        with os.fdopen(reading, "rb") as end:
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(line)
            with pytest.raises(ValueError, match=r"handover|Expecting"):
                Handover.read(end.fileno())
