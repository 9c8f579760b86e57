"""Other processes, seen from a test."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["is_running"]


def is_running(pid: int) -> bool:
    """Whether a process has not ended; one that nobody has asked how it ended has."""
    if sys.platform == "linux":
        try:
            state = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return False
        return state != "Z"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
