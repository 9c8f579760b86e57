"""A file is whole or untouched, whatever happens while it is written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.store import files

DIES_AT_EACH_LINE = """
import os, signal, sys
from pathlib import Path
from game.store import files

path = Path(sys.argv[1])
lines = 0

def trace_until(limit):
    def trace(frame, event, argument):
        global lines
        if frame.f_code.co_filename != files.__file__:
            return None
        if event == "line":
            lines += 1
            if lines == limit:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace
    return trace

for limit in range(1, 1000):
    for each in path.parent.iterdir():
        each.unlink()
    files.replace(path, b"1")
    files.replace(path, b"2")
    child = os.fork()
    if not child:
        sys.settrace(trace_until(limit))
        files.replace(path, b"3")
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    kept = path if path.exists() else files.good_copy(path)
    print(kept.read_bytes().decode(), end="")
    if status == 0:
        break
"""


class TestReplace:
    def test_what_was_there_becomes_the_good_copy(self, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        for content in (b"first", b"second", b"third"):
            files.replace(path, content)
        assert path.read_bytes() == b"third"
        assert files.good_copy(path).read_bytes() == b"second"
        assert len(list(tmp_path.iterdir())) == 2

    def test_a_killed_process_leaves_the_old_or_the_new_content(self, tmp_path: Path) -> None:
        done = subprocess.run(
            [sys.executable, "-c", DIES_AT_EACH_LINE, tmp_path / "game.json"],
            capture_output=True,
            text=True,
            check=True,
        )
        before, after = done.stdout.count("2"), done.stdout.count("3")
        assert before > 5
        assert after > 2
        assert done.stdout == "2" * before + "3" * after

    def test_a_failure_leaves_everything_as_it_was(self, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        files.replace(path, b"first")
        files.replace(path, b"second")
        (tmp_path / "game.json.new").mkdir()
        with pytest.raises(IsADirectoryError):
            files.replace(path, b"third")
        assert path.read_bytes() == b"second"
        assert files.good_copy(path).read_bytes() == b"first"


class TestRead:
    def test_no_more_than_one_byte_beyond_the_limit(self, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        path.write_bytes(bytes(1000))
        assert len(files.read(path, 1000)) == 1000
        assert len(files.read(path, 100)) == 101

    def test_what_is_no_file_is_not_opened(self, tmp_path: Path) -> None:
        with pytest.raises(FileNotFoundError):
            files.read(tmp_path / "game.json", 100)
        with pytest.raises(OSError, match="not a regular file"):
            files.read(tmp_path, 100)
        if Path("/dev/zero").exists():
            link = tmp_path / "endless"
            link.symlink_to("/dev/zero")
            with pytest.raises(OSError, match="not a regular file"):
                files.read(link, 100)


class TestSetAside:
    def test_no_name_is_used_twice(self, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        for content in ("a", "b", "c"):
            path.write_text(content)
            files.set_aside(path, "broken")
        kept = [(tmp_path / f"game.json.broken-{n}").read_text() for n in (1, 2, 3)]
        assert kept == ["a", "b", "c"]
        assert not path.exists()

    def test_where_no_name_is_free_the_file_stays(self, tmp_path: Path) -> None:
        for number in range(1, files.ASIDE_LIMIT + 1):
            (tmp_path / f"game.json.broken-{number}").touch()
        path = tmp_path / "game.json"
        path.write_text("precious")
        with pytest.raises(OSError, match="too many"):
            files.set_aside(path, "broken")
        assert path.read_text() == "precious"
