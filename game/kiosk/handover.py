"""What the parent tells the game that it starts, through a pipe that also binds their lives."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from threading import Thread
from typing import Self

__all__ = ["Handover", "Start", "end_with_parent"]

LIMIT = 2**20
"""Bytes of the line."""


class Start(Enum):
    """With what the game begins."""

    OPENING = "opening"
    """The saved game, as after a power cut, and the operator's settings."""
    RESUME = "resume"
    """All as it was before a crash."""
    CLEAN = "clean"
    """Nothing: what was saved kept crashing."""


@dataclass(frozen=True, slots=True)
class Handover:
    """One line of JSON: the operator's file as it was checked, and how to start."""

    rules: str
    start: Start

    def encode(self) -> bytes:
        """The line."""
        return json.dumps({"rules": self.rules, "start": self.start.value}).encode() + b"\n"

    @classmethod
    def read(cls, pipe: int) -> Self:
        """Wait for the line.

        Raises:
            ValueError: if something else comes, or nothing.
        """
        line = b""
        while not line.endswith(b"\n") and len(line) < LIMIT and (more := os.read(pipe, 2**16)):
            line += more
        match json.loads(line):
            case {"rules": str(rules), "start": str(start)}:
                return cls(rules, Start(start))
        raise ValueError("no handover")


def end_with_parent(pipe: int) -> None:
    """End this process as soon as the other end of `pipe` closes, however the parent ended."""

    def wait() -> None:
        with suppress(OSError):
            while os.read(pipe, 1):
                pass
        os._exit(0)  # every move is saved already, and files are whole at any moment

    Thread(target=wait, name="kiosk-parent", daemon=True).start()
