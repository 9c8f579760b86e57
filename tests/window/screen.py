"""A game in a real window on a virtual screen, played with a real pointer and real keys."""

from __future__ import annotations

import os
import re
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

import pygame
from pygame import Rect, Surface

from benchmarks.display import virtual_screen
from game.core.moves import Move
from game.core.session import Change, Session
from game.store.settings import Settings
from game.store.store import Store
from game.ui.layout import Layout, Spot
from game.ui.stage import Stage

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds to wait for something that should happen, on a machine however slow."""
SCREEN = (1600, 900)
FRAMELESS = """<openbox_config xmlns="http://openbox.org/3.4/rc">
<theme><keepBorder>no</keepBorder></theme>
<applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>"""
"""Window management without frames: of a framed window xdotool reports a wrong place."""

FRAMED = '<openbox_config xmlns="http://openbox.org/3.4/rc"/>'


@dataclass(frozen=True, slots=True)
class Screen:
    """A virtual screen, and what it shows."""

    display: str
    memory: Path

    def picture(self, area: Rect) -> Surface:
        """What a part of the screen shows now."""
        data = self.memory.read_bytes()  # an XWD file: a header, colours, the pixels
        head = struct.unpack(">25I", data[:100])
        start, width, height, row = head[0] + head[19] * 12, head[4], head[5], head[12]
        whole = pygame.image.frombytes(data[start:], (width, height), "BGRA", pitch=row)
        return whole.subsurface(area.clip(whole.get_rect())).convert(24)


@contextmanager
def desktop(size: tuple[int, int] = SCREEN, *, framed: bool = False) -> Iterator[Screen]:
    """A virtual screen with a window manager, which puts frames around windows or does not."""
    with TemporaryDirectory() as folder, virtual_screen(*size, Path(folder)) as display:
        rules = Path(folder) / "rc.xml"
        rules.write_text(FRAMED if framed else FRAMELESS)
        manager = subprocess.Popen(
            ["openbox", "--config-file", rules],
            env=_environment(display),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield Screen(display, Path(folder) / "Xvfb_screen0")
        finally:
            manager.terminate()
            manager.wait()


@dataclass(frozen=True, slots=True)
class Program:
    """What is run, and how its window is found."""

    command: Sequence[str]
    window_class: str
    environment: Mapping[str, str] = field(default_factory=dict)
    chooses_data: bool = False
    """Whether the data lie where the system wants them."""
    voice: Path | None = None
    """The file that gets what the program says."""


FROM_SOURCE = Program((sys.executable, str(ROOT / "main.py")), "main.py")


PLAIN = Settings(
    seen_drag_tip=True,
    seen_king_tip=True,
    seen_home_tip=True,
    mark_last_move=False,
    sounds=False,
)
"""Nothing but cards on the table."""


def furnish(data: Path, settings: Settings = PLAIN) -> None:
    """Make a data folder with these settings."""
    with Store(data) as store:
        store.save_settings(settings)


class RealGame:
    """The program as a player starts it, and the player."""

    def __init__(
        self,
        screen: Screen,
        data: Path,
        session: Session,
        *arguments: str,
        program: Program = FROM_SOURCE,
    ) -> None:
        self._environment = {**_environment(screen.display), **program.environment}
        self._program = program
        self._screen = screen
        where = [] if program.chooses_data else ["--data", str(data)]
        self.process = _begin(program, [*where, *arguments], self._environment, data.parent)
        self._window = ""
        self.find()
        self.session = session
        """What should be on the table."""
        self.stage = Stage(Layout.fit(self.picture().get_size()), session.board)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def find(self) -> None:
        """Look for the window, which another process may have opened anew."""
        wait_until(lambda: bool(self.windows()))
        self._window = self.windows()[0]
        wait_until(self._has_keyboard)

    def ask_to_close(self) -> None:
        """Ask the window to close, as the window manager does."""
        self._do("windowquit", self._window)

    def picture(self) -> Surface:
        """What the window shows now."""
        return self._screen.picture(self._place())

    @property
    def owner(self) -> int:
        """The process whose window it is."""
        return int(self._run("xdotool", "getwindowpid", self._window))

    @property
    def size(self) -> tuple[int, int]:
        """How large the window is, whether or not all of it is on the screen."""
        return self._place().size

    def _place(self) -> Rect:
        place = self._run("xdotool", "getwindowgeometry", "--shell", self._window).decode()
        x, y, width, height = (
            int(found) for found in re.findall(r"^(?:X|Y|WIDTH|HEIGHT)=(-?\d+)$", place, re.M)
        )
        return Rect(x, y, width, height)

    def click(self, point: tuple[int, int]) -> None:
        """Click the left button at a point of the window."""
        self._do("mousemove", "--window", self._window, *map(str, point), "click", "1")

    def key(self, *names: str) -> None:
        """Press and release keys, one after the other."""
        # Down and up at once: on a busy machine a key would be held so long that it repeats. One by
        # one: the same key twice at once would pass for one that is held.
        for name in names:
            self._do("key", "--delay", "0", name)

    def drag(self, move: Move) -> None:
        """Drag a card onto its target, and let the model follow."""
        board = self.session.board
        x, y = self.stage.where(move.card)
        spot = Spot(move.target, move.card.suit if not move.target else None)
        there = self.stage.top_rect(spot)
        start = (round(x) + 20, round(y) + 4)
        end = (start[0] + there.x - round(x), start[1] + there.y - round(y) + 10)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._do("mousemove", "--window", self._window, *map(str, start), "mousedown", "1")
        for point in (middle, end):
            self._do("mousemove", "--window", self._window, *map(str, point))
            time.sleep(0.03)
        self._do("mouseup", "1")
        assert isinstance(self.session.play(move), Change)
        assert self.session.board != board
        self.follow()

    def follow(self) -> None:
        """Let the expected picture follow the session."""
        self.stage = Stage(self.stage.layout, self.session.board)

    def park(self) -> None:
        """Take the pointer off the table."""
        self._do("mousemove", "--window", self._window, "5", "5")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._do("windowsize", "--sync", self._window, str(width), str(height))

    def kill(self) -> None:
        """SIGKILL: nothing can be saved any more."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self) -> int:
        """Close the window as a player does, and return the exit status."""
        self.key("ctrl+q")
        return self.process.wait(timeout=PATIENCE)

    def windows(self) -> list[str]:
        """The windows that the program has open."""
        search = ("xdotool", "search", "--onlyvisible", "--class", self._program.window_class)
        return self._run(*search).decode().split()

    def _has_keyboard(self) -> bool:
        """Whether keys go to the window; the window manager takes its time."""
        return self._run("xdotool", "getwindowfocus").decode().strip() == self._window

    def _do(self, *words: str) -> None:
        self._run("xdotool", *words)

    def _run(self, *words: str) -> bytes:
        done = subprocess.run(
            words, env=self._environment, capture_output=True, check=False, timeout=PATIENCE
        )
        return done.stdout


def _begin(
    program: Program, arguments: Sequence[str], environment: Mapping[str, str], folder: Path
) -> subprocess.Popen[bytes]:
    if program.voice is None:
        return subprocess.Popen([*program.command, *arguments], env=environment, cwd=folder)
    command = [*program.command, *arguments, "--speak-to-stdout"]
    with program.voice.open("wb") as voice:
        return subprocess.Popen(command, env=environment, cwd=folder, stdout=voice)


def table_of(picture: Surface, layout: Layout) -> bytes:
    """The pixels of the table without the bar."""
    area = Rect(0, 0, layout.size[0], layout.bar.top)
    return pygame.image.tobytes(picture.subsurface(area), "RGB")


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something; fail if it does not happen."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def _environment(display: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
    return {**kept, "DISPLAY": display, "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
