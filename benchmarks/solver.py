"""Measures the solver on the deals from number 0 on.

    python -m benchmarks.solver --deals 1000 --seconds 10 [--relaxed] [--foundations-final]

Seconds are of processor time, so that a busy machine does not change the table much.
"""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

from game.core.code import GameCode, deal
from game.solver.verdict import Outcome, Verdict, solve

BARS = (1, 10, 60)
"""Seconds."""


class Run(NamedTuple):
    """One deal: its verdict and how long it took."""

    number: int
    verdict: Verdict
    seconds: float


def run(code: GameCode, seconds: float, *, final: bool) -> Run:
    """Solve one deal within `seconds` of processor time."""
    start = process_time()
    verdict = solve(
        code.rules(foundations_final=final),
        deal(code),
        limit=sys.maxsize,
        stop=lambda: process_time() - start > seconds,
    )
    return Run(code.number, verdict, process_time() - start)


def table(runs: list[Run], seconds: float) -> str:
    """What was decided within each bar, and what it took."""
    lines = ["| within | won | proved lost | undecided | decided |", "| ---: | " + "---: | " * 4]
    for bar in sorted({*(bar for bar in BARS if bar < seconds), seconds}):
        counts = [count(runs, outcome, bar) for outcome in (Outcome.WON, Outcome.LOST)]
        row = (*counts, len(runs) - sum(counts), f"{sum(counts) / len(runs):.1%}")
        lines.append(f"| {bar:g} s | " + " | ".join(map(str, row)) + " |")
    nodes, spent = sum(one.verdict.nodes for one in runs), sum(one.seconds for one in runs)
    lengths = [len(one.verdict.line) for one in runs if one.verdict.line]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    lines += [
        "",
        f"median {median(one.seconds for one in runs) * 1000:.1f} ms; {nodes / spent:,.0f} nodes/s",
        f"memory at most {memory:.0f} MB; {spent:.0f} s in all",
    ]
    if lengths:
        few, most = min(lengths), max(lengths)
        lines.append(f"moves of a win: median {median(lengths):.0f}, {few} to {most}")
    return "\n".join(lines)


def count(runs: list[Run], outcome: Outcome, bar: float) -> int:
    """How many deals had this outcome within `bar` seconds."""
    return sum(one.verdict.outcome is outcome and one.seconds <= bar for one in runs)


def main(say: Callable[[str], None] = print) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--relaxed", action="store_true")
    parser.add_argument("--foundations-final", action="store_true")
    call = parser.parse_args()
    runs = [
        run(GameCode(number, call.relaxed), call.seconds, final=call.foundations_final)
        for number in range(call.first, call.first + call.deals)
    ]
    say(table(runs, call.seconds))
    undecided = [one.number for one in runs if one.verdict.outcome is Outcome.UNDECIDED]
    say("undecided: " + " ".join(map(str, undecided)))


if __name__ == "__main__":
    main()
