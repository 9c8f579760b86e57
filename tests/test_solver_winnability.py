"""The winnability run: it can be stopped anywhere, and says no more than it measured."""

import json
from pathlib import Path

import pytest

from tools.winnability import Result, measure, read, report, wilson


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    measure(whole, 2, 300)
    lines = whole.read_text("utf-8").splitlines()
    assert len(read(whole)) == 8
    stopped.write_text("\n".join(lines[:3]) + "\n" + lines[3][:12], encoding="utf-8")
    measure(stopped, 2, 300)
    assert read(stopped) == read(whole)
    lines_then = [line for line in stopped.read_text("utf-8").splitlines() if line]
    measure(stopped, 2, 300)
    assert [line for line in stopped.read_text("utf-8").splitlines() if line] == lines_then


def test_only_what_is_undecided_is_tried_again_with_a_higher_limit(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    measure(file, 2, 50)
    before = read(file)
    measure(file, 2, 300)
    after = read(file)
    assert any(before[key] != after[key] for key in before)
    assert all(before[key] == after[key] for key in before if before[key].outcome != "undecided")


def test_what_follows_from_other_rules_is_taken_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    rows = [
        Result("YU1-C-AAAAAAA", False, "undecided", 9, 0, 9),
        Result("YU1-C-AAAAAAA", True, "won", 9, 99, 9),
        Result("YU1-R-AAAAAAA", False, "undecided", 9, 0, 9),
        Result("YU1-C-AAAAAAB", False, "lost", 9, 0, 9),
        Result("YU1-C-AAAAAAB", True, "undecided", 9, 0, 9),
        Result("YU1-R-AAAAAAB", False, "undecided", 9, 0, 9),
    ]
    file.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    cells = [row.split(" | ")[:5] for row in report(file).splitlines()[2:]]
    assert cells == [
        ["| Classic", "2", "1 (50.00%)", "1 (50.00%)", "0 (0.00%)"],
        ["| Classic, house rule", "2", "1 (50.00%)", "1 (50.00%)", "0 (0.00%)"],
        ["| Relaxed", "2", "1 (50.00%)", "0 (0.00%)", "1 (50.00%)"],
    ]


def test_wilson() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0.27753), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
