"""A user without a home folder, as some services are: told at once, or playing with --data."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.store.exports import exports_folder
from game.store.folder import NoFolderError, usual_folder
from game.ui.calm import system_wants_calm
from game.ui.crash import describe

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="every user has a profile there")

ROOT = Path(__file__).parents[1]
PLAYS = """
import os, pwd, sys
def nobody(uid):
    raise KeyError(uid)
pwd.getpwuid = nobody
os.environ.pop("HOME", None)
import pygame
from game.cli import main
pygame.display.init()
pygame.time.set_timer(pygame.QUIT, 700, 1)
if "breaks" in sys.argv:
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN))  # no button, no place
sys.exit(main(["yukon", "--data", sys.argv[1]]))
"""


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd  # elsewhere there is none

    def nobody(uid: int) -> object:
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in ("HOME", "XDG_DATA_HOME", "XDG_DOCUMENTS_DIR"):
        monkeypatch.delenv(name, raising=False)


def play(folder: Path, *more: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(folder), *more],
        cwd=ROOT,
        env=os.environ | {"PATH": ""},  # no desktop answers how it wants things to move
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stderr


@pytest.mark.usefixtures("homeless")
class TestNobody:
    @pytest.mark.parametrize("options", [[], ["--kiosk"], ["YU1-C-AAAAAAD"]])
    def test_one_line_says_what_to_do(
        self, options: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["main.py", *options]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("main.py: ")
        assert err.count("\n") == 1
        assert "--data DIR" in err

    def test_has_no_usual_folder(self) -> None:
        with pytest.raises(NoFolderError):
            usual_folder()

    def test_exports_go_beside_the_data(self, tmp_path: Path) -> None:
        assert exports_folder(tmp_path, own=False) == tmp_path / "exports"

    def test_wants_no_calm(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", "")
        assert not system_wants_calm("linux")

    def test_gets_a_report(self, tmp_path: Path) -> None:
        assert "RuntimeError: in DATA/x" in describe(
            RuntimeError(f"in {tmp_path}/x"), None, tmp_path
        )


def test_with_a_folder_the_game_plays_in_silence(tmp_path: Path) -> None:
    assert play(tmp_path / "data") == (0, "")


def test_a_report_is_written(tmp_path: Path) -> None:
    status, err = play(tmp_path / "data", "breaks")
    report = tmp_path / "data" / "crash-1.txt"
    assert (status, report.is_file()) == (70, True)
    assert err == f"yukon: the game broke off, AttributeError; a report is in {report}\n"


def test_the_root_as_home_names_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/")
    assert "RuntimeError: 1/2" in describe(RuntimeError("1/2"), None, tmp_path)
