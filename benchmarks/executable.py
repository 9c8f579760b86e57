"""How soon a built program shows a complete table: `python -m benchmarks.executable PROGRAM`.

A virtual screen keeps what it shows in a file; that is looked at every few milliseconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from mmap import ACCESS_READ, mmap
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from benchmarks.display import virtual_screen

STARTS = 9
CODE = "YU1-C-AAAAAAD"
SETTLED = 2.5
"""Seconds after which nothing changes any more."""
LOOK = 0.003
SAMPLE = 61
"""Every so manieth byte is compared."""


def main() -> None:
    """Print the seconds from process start to the last change of the window, warm."""
    program = [str(Path(word).absolute()) if Path(word).exists() else word for word in sys.argv[1:]]
    with TemporaryDirectory() as folder, virtual_screen(1280, 720, Path(folder)) as display:
        data = Path(folder) / "data"
        data.mkdir()
        (data / "settings.json").write_text(SETTINGS)
        file = (Path(folder) / "Xvfb_screen0").open("rb")
        memory = mmap(file.fileno(), 0, access=ACCESS_READ)
        times = [
            _start([*program, "--data", str(data), CODE], display, memory)
            for _ in range(STARTS + 2)
        ][2:]  # the first ones fill caches
    first, complete, work = (median(each) for each in zip(*times, strict=True))
    print(
        f"first picture {first:.2f} s, complete table {complete:.2f} s "
        f"for {work:.2f} s of processor time, median of {STARTS}"
    )


SETTINGS = (
    '{"format": "yukon-settings", "version": 1, "seen_drag_tip": true, "seen_king_tip": true, '
    '"seen_home_tip": true, "sounds": false}'
)


def _start(command: list[str], display: str, memory: mmap) -> tuple[float, float, float]:
    """Seconds until anything is seen, until nothing changes any more, and of work until then."""
    blank = memory[::SAMPLE]
    begin = monotonic()
    process = subprocess.Popen(
        command, env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    first, last, work, seen = 0.0, 0.0, 0.0, blank
    while monotonic() - begin < SETTLED:
        now = memory[::SAMPLE]
        if now != seen:
            last, seen = monotonic() - begin, now
            first, work = first or last, _work(process.pid)
        sleep(LOOK)
    process.terminate()
    process.wait()
    while memory[::SAMPLE] != blank:
        sleep(LOOK)
    return first, last, work


def _work(process: int) -> float:
    """Seconds of processor time that a process has taken: on a busy machine the fairer figure."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
