"""Records and codes from somebody who means harm: one clear line each, and soon."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MEGABYTE = 2**20
HOSTILE = {
    "noise": os.urandom(MEGABYTE),
    "zeros": bytes(MEGABYTE),
    "zeros after a code": b"YU1-C-AAAAAAD\n" + bytes(MEGABYTE),
    "one long line": b"x" * 15 * MEGABYTE,
    "one long code": b"YU1-C-" + b"A" * 4 * MEGABYTE,
    "deep nesting": b"[" * 4 * MEGABYTE,
    "bidi controls": "YU1-C-AAAAAAD\nAS>F \u202eQC>1\u2066".encode(),
    "line separators": "YU1-C-AAAAAAD\u2028AS>F\u0085QC>1".encode(),
    "escape sequences": b"YU1-C-AAAAAAD\n\x1b]0;owned\x07\x1b[2J",
    "more than any record": b"YU1-C-AAAAAAD\n" + b"U R " * 5 * MEGABYTE,
}


def call(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, ROOT / "main.py", *arguments],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert not done.stdout
    return done.returncode, done.stderr


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("option", [["--verify"], []])
def test_a_record(tmp_path: Path, name: str, option: list[str]) -> None:
    path = tmp_path / "record"
    path.write_bytes(HOSTILE[name])
    assert_one_line(*call(*option, str(path)))


@pytest.mark.parametrize("option", [["--deal"], ["--solve"], ["--verify"], ["--lang"], []])
@pytest.mark.parametrize("text", ["x" * 100_000, "\u202eYU1", "\x1b[2J", "a\nb", "/" * 5000])
def test_an_argument(option: list[str], text: str) -> None:
    assert_one_line(*call(*option, text))


def assert_one_line(status: int, err: str) -> None:
    assert status == 2
    assert err.endswith("\n")
    assert err[:-1].isprintable()
    assert len(err) < 600
