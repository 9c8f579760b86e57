"""A virtual screen to measure on."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["virtual_screen"]


@contextmanager
def virtual_screen(width: int, height: int, memory: Path | None = None) -> Iterator[str]:
    """Run Xvfb with one screen of this size and yield the display's name.

    What it shows can be read from the file Xvfb_screen0 in the folder `memory`.
    """
    reading, writing = os.pipe()
    screen = f"{width}x{height}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"]
    command += [] if memory is None else ["-fbdir", str(memory), "-nocursor"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
