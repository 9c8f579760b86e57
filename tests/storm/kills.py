"""Kills the game again and again: `python -m tests.storm.kills --kills N`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import IO

__all__ = ["kill_again_and_again"]

PLAY = 1.0
"""Seconds of play, at most."""
EARLY, START = 0.15, 1.0
"""How often the start itself is not spared, and the seconds that it may take."""


def kill_again_and_again(folder: Path, kills: int, seed: int) -> Counter[str]:
    """Start the game, SIGKILL it at a random moment, and see that the next start has the game."""
    random, counts = Random(seed), Counter[str]()
    told: list[str] = []
    """The states that were seen since the last start that got so far, the first one found."""
    while counts["kills"] < kills:
        early = random.random() < EARLY
        lines = _live(folder, random, early=early)
        counts["kills"] += 1
        assert not [line for line in lines if line.startswith("notice")], lines
        states = [line.partition(" ")[2] for line in lines if line.startswith("now ")]
        found = next((line for line in lines if line.startswith("found ")), None)
        if found is None:
            counts["killed before the start was through"] += 1
            continue
        _, saving, now = found.split(" ", 2)
        assert saving == "ok", found
        if told:
            counts[_compare(told, now)] += 1
        told = [now, *states]
        counts["states"] += len(states)
    return counts


def _live(folder: Path, random: Random, *, early: bool) -> list[str]:
    """The whole lines that the game printed until it was killed, or quit by itself."""
    seed = str(random.randrange(2**32))
    command = [sys.executable, "-m", "tests.storm.player", str(folder), seed]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        printed = "" if early else _until_found(process.stdout)
        time.sleep(random.uniform(0, START if early else PLAY))
        process.kill()
        printed += process.stdout.read()
    assert process.returncode in (0, -9), process.returncode
    return printed.rpartition("\n")[0].splitlines()


def _until_found(lines: IO[str]) -> str:
    printed = line = ""
    while not line.startswith("found ") and (line := lines.readline()):
        printed += line
    return printed


def _compare(told: list[str], found: str) -> str:
    """How what is found relates to what was seen last: at most one step may be gone."""
    code, *prefixes = found.split()
    seen_code, seen = told[-1].split()[:2]
    if code == seen_code and seen == prefixes[0]:
        return "resumed the last state seen"
    if code == seen_code and seen in prefixes:
        return "resumed a step that was not seen any more"
    if len(told) > 1 and [code, prefixes[0]] == told[-2].split()[:2]:
        return "resumed one step earlier"
    assert prefixes[0].startswith("0:"), (told[-2:], found)
    return "resumed a new deal"


def main() -> None:
    """Report what the starts found."""
    parser = ArgumentParser(prog="python -m tests.storm.kills")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    call = parser.parse_args()
    with TemporaryDirectory() as folder:
        for name, number in kill_again_and_again(Path(folder), call.kills, call.seed).items():
            print(f"{name}: {number}")


if __name__ == "__main__":
    main()
