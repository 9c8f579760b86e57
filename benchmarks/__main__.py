"""Prints every figure that the README quotes; about two minutes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from timeit import repeat

from benchmarks.display import virtual_screen
from game.core.code import GameCode, deal
from game.core.rules import RuleSet, apply, legal_moves
from game.store.settings import Settings
from game.store.store import Store

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
IDLE_SECONDS = 30
STARTS = 9
TICK = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    rules_speed()
    with tempfile.TemporaryDirectory() as data, virtual_screen(1920, 1080) as display:
        start_up(data, display)
        idle(data, display)
    with tempfile.TemporaryDirectory() as data, virtual_screen(3840, 2160) as display:
        for width, height in SIZES:
            said = child(display, "drag", data, str(width), str(height)).communicate()[0]
            size, p50, p99 = said.rsplit(maxsplit=2)
            print(f"drag 20 cards, {size}: p50 {float(p50):.2f} ms, p99 {float(p99):.2f} ms")


def child(display: str, *arguments: str) -> subprocess.Popen[str]:
    """Start a part of the benchmark in a process of its own."""
    environment = {**os.environ, "DISPLAY": display, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # players keep their byte code
    command = [sys.executable, "-m", "benchmarks.child", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def rules_speed() -> None:
    """Time the two functions that the solver and the window call most."""
    rules, board = RuleSet(), deal(GameCode(0))
    move = next(legal_moves(rules, board))
    for name, call in (
        ("apply", lambda: apply(board, move)),
        ("legal_moves", lambda: list(legal_moves(rules, board))),
    ):
        best = min(repeat(call, number=2000, repeat=7)) / 2000 * 1e6
        print(f"{name}: {best:.2f} µs")


def start_up(data: str, display: str) -> None:
    """Time from process start to the complete table: first ever, then with pictures kept."""
    for label, times in (("first start", 1), ("warm start", STARTS)):
        seconds = []
        for _ in range(times):
            begin = monotonic()
            process = child(display, "start", data)
            assert process.stdout is not None
            seconds.append(float(process.stdout.readline()) - begin)
            sleep(2 if times == 1 else 0.3)
            process.terminate()
            process.wait()
        print(f"{label} to the complete table: {median(seconds):.3f} s")
        with Store.open(Path(data)) as store:  # what the first start asks is answered
            store.save_settings(Settings())


def idle(data: str, display: str) -> None:
    """Processor share and memory of a game that nobody touches."""
    process = child(display, "start", data)
    sleep(3)
    before = processor_seconds(process.pid)
    sleep(IDLE_SECONDS)
    share = (processor_seconds(process.pid) - before) / IDLE_SECONDS
    print(f"idle: {share:.2%} of a core over {IDLE_SECONDS} s")
    print(f"memory: {proportional_set_size(process.pid):.0f} MB PSS")
    process.terminate()
    process.wait()


def processor_seconds(pid: int) -> float:
    """User and system time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def proportional_set_size(pid: int) -> float:
    """Memory of a process in MB, shared pages divided by those who share them."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


if __name__ == "__main__":
    main()
