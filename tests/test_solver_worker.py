"""The worker process: numbered answers, stale ones dropped, no process left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.core.code import GameCode, deal
from game.core.rules import RuleSet
from game.solver.deals import Winnable
from game.solver.hints import Advice, Hint
from game.solver.questions import (
    Answer,
    AskHint,
    AskLastWinnable,
    AskVerdict,
    AskWinnableDeal,
    LastWinnable,
    Progress,
)
from game.solver.verdict import Outcome, Verdict, solve
from game.solver.worker import Reply, Worker
from tests.processes import is_running

RULES = RuleSet()
CODE = GameCode(3)
ENDLESS = AskVerdict(RULES, deal(GameCode(17)), limit=10**9)
PATIENCE = 60
"""Seconds after which a worker that says nothing is broken, however busy the machine is."""


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def reply(worker: Worker) -> Reply:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        found = worker.poll()
        if found is not None:
            return found
        sleep(0.005)
    raise AssertionError("no answer")


def last_reply(worker: Worker) -> Answer | None:
    while isinstance(found := reply(worker).answer, Progress):
        pass
    return found


def ends(pid: int) -> bool:
    end = monotonic() + PATIENCE
    while is_running(pid) and monotonic() < end:
        sleep(0.01)
    return not is_running(pid)


def test_every_kind_of_question_is_answered(worker: Worker) -> None:
    line = solve(RULES, deal(CODE)).line
    number = worker.ask(AskVerdict(RULES, deal(CODE)))
    assert reply(worker) == Reply(number, solve(RULES, deal(CODE)))
    worker.ask(AskHint(CODE, RULES, line[:3]))
    found = last_reply(worker)
    assert isinstance(found, Hint)
    assert found.advice is Advice.WINS
    worker.ask(AskLastWinnable(CODE, RULES, line[:3]))
    assert last_reply(worker) == LastWinnable(3)
    worker.ask(AskWinnableDeal(1, relaxed=True))
    assert isinstance(last_reply(worker), Winnable)


def test_a_new_question_ends_the_old_one_and_its_answers_are_dropped(worker: Worker) -> None:
    first = worker.ask(ENDLESS)
    second = worker.ask(AskVerdict(RULES, deal(CODE)))
    assert second > first
    found = reply(worker)
    assert found.number == second
    assert isinstance(found.answer, Verdict)
    assert found.answer.outcome is Outcome.WON


def test_what_is_cancelled_is_not_answered(worker: Worker) -> None:
    worker.ask(AskVerdict(RULES, deal(CODE)))
    worker.cancel()
    number = worker.ask(AskVerdict(RULES, deal(GameCode(1))))
    assert reply(worker).number == number
    worker.ask(ENDLESS)
    worker.cancel()
    assert worker.poll() is None


def test_without_a_question_there_is_no_process_and_no_answer(worker: Worker) -> None:
    worker.cancel()
    assert worker.poll() is None


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
class TestProcess:
    PARENT = """
import sys, time
from multiprocessing import active_children
from game.core.code import GameCode, deal
from game.core.rules import RuleSet
from game.solver.questions import AskVerdict
from game.solver.worker import Worker

if __name__ == "__main__":
    worker = Worker()
    worker.ask(AskVerdict(RuleSet(), deal(GameCode(3))))
    while worker.poll() is None:
        time.sleep(0.01)
    worker.ask(AskVerdict(RuleSet(), deal(GameCode(17)), limit=10**9))
    print(active_children()[0].pid, flush=True)
    {then}
"""

    def child_of(self, folder: Path, then: str) -> tuple["subprocess.Popen[str]", int]:
        script = folder / "parent.py"
        script.write_text(self.PARENT.replace("{then}", then), encoding="utf-8")
        root = Path(__file__).parent.parent
        parent = subprocess.Popen(
            [sys.executable, str(script)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root)},
        )
        assert parent.stdout is not None
        return parent, int(parent.stdout.readline())

    def test_it_dies_with_a_parent_that_is_killed(self, tmp_path: Path) -> None:
        parent, child = self.child_of(tmp_path, "time.sleep(600)")
        with parent:
            assert is_running(child)
            parent.send_signal(signal.SIGKILL)
        assert ends(child)

    @pytest.mark.parametrize("then", ["pass", "worker.close()", "sys.exit(3)"])
    def test_it_ends_with_a_parent_that_ends(self, tmp_path: Path, then: str) -> None:
        parent, child = self.child_of(tmp_path, then)
        with parent:
            parent.wait(PATIENCE)
        assert ends(child)

    def test_a_question_that_kills_the_process_is_answered_and_the_next_one_too(
        self, worker: Worker
    ) -> None:
        from multiprocessing import active_children

        worker.ask(AskVerdict(RULES, deal(CODE)))
        reply(worker)
        number = worker.ask(ENDLESS)
        for child in active_children():
            if child.name == "yukon-solver":
                child.kill()
        assert reply(worker) == Reply(number, None)
        worker.ask(AskVerdict(RULES, deal(CODE)))
        assert isinstance(reply(worker).answer, Verdict)
