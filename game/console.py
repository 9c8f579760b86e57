"""What the command line says: answers on stdout, faults as one line on stderr."""

from __future__ import annotations

import os
import sys

__all__ = ["CallError", "complain", "one_line", "quoted", "say"]

LONGEST = 80
"""How many characters are shown of something that was typed."""


class CallError(Exception):
    """A call that cannot be answered: what is wrong, and where (exit status 2)."""


def say(text: str) -> None:
    """Print an answer; without a stdout, as in a windowed executable, nothing happens.

    Raises:
        CallError: if the answer cannot be written.
    """
    try:
        print(text, flush=True)
    except OSError as error:
        # The text is still buffered, and the interpreter's own flush at exit must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            raise CallError(f"the answer cannot be written: {error.strerror}") from error


def complain(program: str, message: str) -> None:
    """Say on stderr what is wrong, in one line, as long as anybody listens."""
    if sys.stderr is not None:
        try:
            print(f"{one_line(program)}: {one_line(message)}", file=sys.stderr, flush=True)
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def quoted(typed: str) -> str:
    """Something that was typed, in quotation marks; of a long text its beginning and its end."""
    if len(typed) > LONGEST:
        typed = typed[: LONGEST // 2] + "…" + typed[-LONGEST // 2 :]
    return f'"{one_line(typed)}"'


def one_line(text: str) -> str:
    """The text with an escape for every sign that would move, hide or break it."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
