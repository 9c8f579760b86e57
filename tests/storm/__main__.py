"""Reports how many events the application took, and of what kinds."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.storm.voyage import Voyage


def main() -> None:
    """Run the storm; any fault ends it with a traceback and the seed that leads there."""
    parser = ArgumentParser(prog="python -m tests.storm")
    parser.add_argument("--events", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    call = parser.parse_args()
    begin = perf_counter()
    with TemporaryDirectory() as folder:
        voyage = Voyage(Path(folder), call.seed)
        try:
            voyage.run(call.events)
        finally:
            seconds = perf_counter() - begin
            counts = ", ".join(f"{name} {number}" for name, number in voyage.counts.most_common())
            print(f"seed {call.seed}: {counts}; {seconds:.0f} s")


if __name__ == "__main__":
    main()
