"""Measures how many deals can be won: docs/winnability.md is made with it.

    python -m tools.winnability measure results.jsonl --deals 5000 --limit 4000
    python -m tools.winnability report results.jsonl

`measure` appends one line of JSON per deal and rules, and skips what the file answers already: it
can be stopped at any time, and go on later with more deals or a higher limit for those undecided.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from game.core.code import GameCode, deal
from game.solver.verdict import Outcome, solve

RULES = tuple((relaxed, final) for relaxed in (False, True) for final in (False, True))


class Result(NamedTuple):
    """What is known of one deal under one set of rules."""

    code: str
    final: bool
    outcome: str
    nodes: int
    moves: int
    limit: int


def read(path: Path) -> dict[tuple[str, bool], Result]:
    """The results in `path`, the latest of each deal; a last line cut short is passed over."""
    results = {}
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            try:
                result = Result(*json.loads(line))
            except ValueError:
                continue
            results[result.code, result.final] = result
    return results


def measure(path: Path, deals: int, limit: int) -> None:
    """Add what is not known of the first `deals` deals under all rules, within `limit` nodes."""
    known = read(path)
    with path.open("a", encoding="utf-8") as file:
        if path.stat().st_size:
            # Whatever a stopped run left of its last line must not spoil the next one.
            file.write("\n")
        for code, final in _questions(deals):
            old = known.get((str(code), final))
            if old and (old.outcome != Outcome.UNDECIDED.value or old.limit >= limit):
                continue
            verdict = solve(code.rules(foundations_final=final), deal(code), limit=limit)
            result = Result(
                str(code), final, verdict.outcome.value, verdict.nodes, len(verdict.line), limit
            )
            file.write(json.dumps(result) + "\n")
            file.flush()


def _questions(deals: int) -> Iterator[tuple[GameCode, bool]]:
    for number in range(deals):
        for relaxed, final in RULES:
            yield GameCode(number, relaxed), final


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a proportion, after Wilson."""
    z = 1.959964
    share = hits / total
    centre = share + z * z / (2 * total)
    half = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return (centre - half) / scale, (centre + half) / scale


def report(path: Path) -> str:
    """The results as a table in Markdown."""
    results = read(path)
    lines = [
        "| rules | deals | won | proved lost | undecided | at least winnable | at most winnable |",
        "| --- | ---: | ---: | ---: | ---: | --- | --- |",
    ]
    for rules in RULES:
        relaxed, final = rules
        letter = _letter(relaxed)
        outcomes = [
            _implied(results, code, rules)
            for code, house in results
            if house is final and code[4] == letter
        ]
        if outcomes:
            name = ("Relaxed" if relaxed else "Classic") + (", house rule" if final else "")
            lines.append(f"| {name} | {_row(outcomes)} |")
    return "\n".join(lines)


def _implied(results: dict[tuple[str, bool], Result], code: str, rules: tuple[bool, bool]) -> str:
    """The outcome of a deal, taking in what follows from the same layout under other rules.

    A win is a win under all rules that allow more; a loss is a loss under all that allow less.
    """
    relaxed, final = rules
    for other_relaxed, other_final in RULES:
        known = results.get((f"{code[:4]}{_letter(other_relaxed)}{code[5:]}", other_final))
        allows_less = other_relaxed <= relaxed and other_final >= final
        allows_more = other_relaxed >= relaxed and other_final <= final
        if known and (
            (known.outcome == Outcome.WON.value and allows_less)
            or (known.outcome == Outcome.LOST.value and allows_more)
        ):
            return known.outcome
    return Outcome.UNDECIDED.value


def _letter(relaxed: bool) -> str:
    return "R" if relaxed else "C"


def _row(outcomes: list[str]) -> str:
    total = len(outcomes)
    won, lost, undecided = (outcomes.count(outcome.value) for outcome in Outcome)
    counts = [f"{total:,}", *(f"{n:,} ({n / total:.2%})" for n in (won, lost, undecided))]
    return " | ".join([*counts, _bound(won, total), _bound(total - lost, total)])


def _bound(hits: int, total: int) -> str:
    low, high = wilson(hits, total)
    return f"{hits / total:.2%} [{low:.2%}, {high:.2%}]"


def main() -> None:
    """Measure or report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["measure", "report"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=5000, help="how many, from number 0 on")
    parser.add_argument("--limit", type=int, default=4000, help="nodes per deal and rules")
    call = parser.parse_args()
    if call.what == "measure":
        measure(call.file, call.deals, call.limit)
    sys.stdout.write(report(call.file) + "\n")


if __name__ == "__main__":
    main()
