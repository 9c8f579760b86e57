"""The worker process: questions go in, numbered answers come out, and nobody waits.

The process is started with the first question and serves all that follow. It watches the pipe to
the game: when that closes, however the game ended, the process ends itself. Frozen executables
work too, provided that `main` calls `multiprocessing.freeze_support`.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Condition, Thread
from typing import NamedTuple

from game.solver.questions import Answer, Question, answer

__all__ = ["Reply", "Worker"]

_CONTEXT = get_context("spawn")
"""A forked child would share the window and the sound device."""


class Reply(NamedTuple):
    """An answer to the question of this number."""

    number: int
    answer: Answer | None
    """None if the process broke down: treat it as not known. The next question starts a new one."""


class _Asked(NamedTuple):
    number: int
    question: Question | None
    """None ends the search for an answer without asking anything new."""


class Worker:
    """The game's side of the worker process; no call waits for it, `close` excepted."""

    def __init__(self) -> None:
        self._number = 0
        self._open = False
        """Whether the latest question may still get answers."""
        self._link: _Link | None = None

    def ask(self, question: Question) -> int:
        """Ask, and give up whatever was asked before; the number comes back with the answers."""
        if self._link is None:
            self._link = _Link()
        return self._send(question)

    def cancel(self) -> None:
        """Give up the latest question: the position has changed."""
        if self._open:
            self._send(None)

    def poll(self) -> Reply | None:
        """The next answer to the latest question, if there is one by now."""
        while self._link is not None:
            try:
                if not self._link.connection.poll():
                    return None
                reply: Reply = self._link.connection.recv()
            except (EOFError, OSError):
                self._link.close()
                self._link = None
                if not self._open:
                    return None
                reply = Reply(self._number, None)
            if reply.number == self._number and self._open:
                return reply
        return None

    def close(self) -> None:
        """End the process; a second at most."""
        self._open = False
        if self._link is not None:
            self._link.close()
            self._link = None

    def _send(self, question: Question | None) -> int:
        self._number += 1
        self._open = question is not None
        if self._link is not None:
            self._link.outbox.put(_Asked(self._number, question))
        return self._number


class _Link:
    """A process, the pipe to it, and a thread that does what could keep the game waiting."""

    def __init__(self) -> None:
        self.connection, self._far_end = _CONTEXT.Pipe()
        self.outbox: SimpleQueue[_Asked | None] = SimpleQueue()
        self._process = _CONTEXT.Process(
            target=serve, args=(self._far_end,), name="yukon-solver", daemon=True
        )
        self._thread = Thread(target=self._deliver, name="yukon-solver-post", daemon=True)
        self._thread.start()

    def _deliver(self) -> None:
        """Start the process, then send it what is asked: both can take longer than a frame."""
        try:
            self._process.start()
        except OSError:
            return
        finally:
            # Only the process may hold this end, or the end of the process would go unnoticed.
            self._far_end.close()
        while (asked := self.outbox.get()) is not None:
            try:
                self.connection.send(asked)
            except OSError:
                return

    def close(self) -> None:
        """Let go of the process: it ends when it sees the pipe closed."""
        self.outbox.put(None)
        self._thread.join(1)
        self.connection.close()
        if self._process.pid is not None:
            self._process.join(1)
            if self._process.is_alive():
                self._process.kill()


def serve(connection: Connection) -> None:
    """The process: answer the latest question until the pipe closes."""
    # Ctrl-C in a terminal goes to the whole group; the game decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        # Frames come first where the machine has one core.
        os.nice(5)
    inbox = _Inbox()
    Thread(target=_listen, args=(connection, inbox), daemon=True).start()
    while True:
        asked = inbox.wait()

        def is_stale(number: int = asked.number) -> bool:
            return inbox.latest.number != number

        def report(found: Answer, number: int = asked.number) -> None:
            if inbox.latest.number == number:
                # If the game is gone, `_listen` is about to end the process.
                with suppress(OSError):
                    connection.send(Reply(number, found))

        if asked.question is not None:
            answer(asked.question, is_stale, report)


class _Inbox:
    """The latest question; those before it are forgotten."""

    def __init__(self) -> None:
        self.latest = _Asked(0, None)
        self._served = 0
        self._arrival = Condition()

    def put(self, asked: _Asked) -> None:
        """Take a new question in."""
        with self._arrival:
            self.latest = asked
            self._arrival.notify()

    def wait(self) -> _Asked:
        """The latest question, once it is a new one."""
        with self._arrival:
            self._arrival.wait_for(lambda: self.latest.number != self._served)
            self._served = self.latest.number
            return self.latest


def _listen(connection: Connection, inbox: _Inbox) -> None:
    """Take questions in at once, and end the process with the pipe: the game is gone then."""
    while True:
        try:
            asked = connection.recv()
        except (EOFError, OSError):
            os._exit(0)
        inbox.put(asked)
