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
from typing import IO, NamedTuple

__all__ = ["kill_again_and_again"]

PLAY = 1.0
"""Seconds of play, at most."""
BUSY = 1.0
"""Seconds within which more than one move may be lost."""
EARLY, START = 0.15, 1.0
"""How often the start itself is not spared, and the seconds that it may take."""


class Tally(NamedTuple):
    """What came of so many starts, each killed in its turn."""

    outcomes: Counter[str]
    """What each start found; one for every kill."""
    states: int
    """How many states of games were seen."""


class Seen(NamedTuple):
    """A state of the game that was seen, and when."""

    when: float
    state: str

    @property
    def has_actions(self) -> bool:
        """Whether anything could be lost."""
        return not self.state.split()[1].startswith("0:")


class Life(NamedTuple):
    """What a process said until it was killed."""

    lines: list[str]
    end: float

    def seen(self, word: str) -> list[Seen]:
        """The states that lines with this word tell of."""
        told = [line.split(" ", 2)[1:] for line in self.lines if line.startswith(f"{word} ")]
        return [Seen(float(when), state) for when, state in told]


def kill_again_and_again(folder: Path, kills: int, seed: int) -> Tally:
    """Start the game, SIGKILL it at a random moment, and see that the next start has the game."""
    random, outcomes, states = Random(seed), Counter[str](), 0
    told: list[Seen] = []
    """The states that were seen since the last start that got so far, the first one found."""
    killed = 0.0
    """When the process ended that told them."""
    for _ in range(kills):
        life = _live(folder, random, early=random.random() < EARLY)
        assert not [line for line in life.lines if line.startswith("notice")], life
        assert "saving ok" in life.lines or not life.seen("found"), life
        if not (found := life.seen("found")):
            outcomes["killed before the start was through"] += 1
            continue
        left = life.seen("left")
        outcomes[_compare(told, killed, found[0], left) if told else "the first start"] += 1
        told, killed = [*found, *life.seen("now")], life.end
        states += len(told) - 1
    assert outcomes.total() == kills
    return Tally(outcomes, states)


def _live(folder: Path, random: Random, *, early: bool) -> Life:
    """Let the game play until it is killed; what it said in whole lines."""
    seed = str(random.randrange(2**32))
    command = [sys.executable, "-m", "tests.storm.player", str(folder), seed]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        printed = "" if early else _until_found(process.stdout)
        time.sleep(random.uniform(0, START if early else PLAY))
        end = time.monotonic()
        process.kill()
        printed += process.stdout.read()
    assert process.returncode in (0, -9), process.returncode
    return Life(printed.rpartition("\n")[0].splitlines(), end)


def _until_found(lines: IO[str]) -> str:
    printed = line = ""
    while not line.startswith("found ") and (line := lines.readline()):
        printed += line
    return printed


def _compare(told: list[Seen], killed: float, found: Seen, left: list[Seen]) -> str:
    """How what is found relates to what was seen last: at most one step may be gone."""
    if not found.has_actions and told[-1].has_actions:
        # A new deal, killed before it was seen: the game before it was set aside for it.
        for game in left:
            if game.state.split()[0] == told[-1].state.split()[0]:
                return f"found a new deal, and set aside: {_relate(told, killed, game)}"
    return f"resumed {_relate(told, killed, found)}"


def _relate(told: list[Seen], killed: float, found: Seen) -> str:
    code, *prefixes = found.state.split()
    seen_code, seen = told[-1].state.split()[:2]
    if code == seen_code and seen == prefixes[0]:
        return "the last state seen"
    if code == seen_code and seen in prefixes:
        return "a step that was not seen any more"
    known = [each.state.split()[:2] for each in told]
    if [code, prefixes[0]] in known:
        lost = told[len(known) - known[::-1].index([code, prefixes[0]]) :]
        if len(lost) == 1:
            return "one step earlier"
        # The machine was too busy to write even one of them.
        assert killed - lost[0].when < BUSY, (told[-3:], killed, found)
        return f"several steps earlier, all of the last {BUSY:g} s"
    assert not found.has_actions, (told[-2:], found)
    assert not told[-1].has_actions, (told[-2:], found)
    return "a new deal in place of one without an action"


def main() -> None:
    """Report what the starts found."""
    parser = ArgumentParser(prog="python -m tests.storm.kills")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    call = parser.parse_args()
    with TemporaryDirectory() as folder:
        outcomes, states = kill_again_and_again(Path(folder), call.kills, call.seed)
    for name, number in outcomes.most_common():
        print(f"{number} {name}")
    print(f"{outcomes.total()} kills, {states} states seen")


if __name__ == "__main__":
    main()
