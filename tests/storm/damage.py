"""Damages every byte of every data file and starts the game: `python -m tests.storm.damage`.

Whatever the byte: the game starts, says so if it lost something, and can be played.
"""

from __future__ import annotations

import os
import shutil
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.core.cards import DECK
from game.i18n.catalogue import Catalogue
from game.store.store import Store
from game.ui.app import App
from game.ui.window import TableWindow
from tests.stored import session
from tests.storm.weather import Weather

__all__ = ["damage_everything"]

STEPS = 9
ENDED = (1, 2, 3)
"""How long the games were that are in the history."""
DAMAGES: dict[str, Callable[[bytes, int], bytes]] = {
    "truncated": lambda data, at: data[:at],
    "flipped": lambda data, at: data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :],
    "zeroed from there": lambda data, at: data[:at] + bytes(len(data) - at),
}
MUST_TELL = ("games.json", "settings.json")
"""Files whose truncation the player has to be told of."""


def damage_everything(folder: Path, step: int, largest: int, pattern: str = "*") -> Counter[str]:
    """Start with every `step`th byte of each file damaged; large files at `largest` places."""
    whole = folder / "whole"
    _fill(whole)
    counts = Counter[str]()
    for path in sorted(
        path for path in whole.rglob(pattern) if path.stat().st_size and path.is_file()
    ):
        data = path.read_bytes()
        places = range(0, len(data), max(step, len(data) // largest))
        for damage, place in ((damage, place) for damage in DAMAGES for place in places):
            broken = folder / "broken"
            shutil.copytree(whole, broken)
            name = path.relative_to(whole)
            (broken / name).write_bytes(DAMAGES[damage](data, place))
            told, kept = _start(broken)
            counts[f"{name} {damage}: {'told' if told else 'nothing to tell'}"] += 1
            if damage == "truncated" and str(name) in MUST_TELL:
                assert told, (name, damage, place)
            assert kept == STEPS or told, (name, damage, place)
            assert told or _still_known(broken, name, damage), (name, damage, place)
            shutil.rmtree(broken)
    return counts


def _fill(folder: Path) -> None:
    """A folder with all that games leave behind; good copies are of the same game."""
    with Store(folder, background=False) as store:
        for steps in ENDED:
            store.leave_game(session(steps))
    for _ in range(2):
        app = _open(folder, fresh=True)
        for _ in range(400):
            app.tick(15)
            app.draw()
        app.close()


def _still_known(folder: Path, name: Path, damage: str) -> bool:
    """Whether the history has as many games as it can have."""
    with Store(folder, background=False) as store:
        known = len(store.played_games().games)
    if name.name != "history.jsonl":
        return known == len(ENDED)
    return damage != "flipped" or known >= len(ENDED) - 2  # a break flipped joins two lines


def _open(folder: Path, *, fresh: bool = False) -> App:
    store = Store(folder, background=False)
    store.save_settings(store.settings)
    found = session(STEPS) if fresh else store.game or session(0)
    return App(TableWindow((800, 600), fullscreen=False), store, found, Catalogue.load("en"))


def _start(folder: Path) -> tuple[bool, int]:
    """Whether the player is told anything, and how old the game is that is found."""
    app = _open(folder)
    kept = len(app.session.log)
    app.open_news()
    told = app._dialogs.top is not None
    for _ in _frames(app, 3):
        if app._dialogs.top is not None:
            app._dialogs.close_all()
    for event in Weather(Random(1)).move(app):
        app.handle(event)
    assert len(app.session.log) == kept + 1
    assert sorted(app.session.board.cards()) == sorted(DECK)
    app.close()
    pygame.event.clear()
    return told, kept


def _frames(app: App, number: int) -> Iterator[int]:
    for frame in range(number):
        yield frame
        app.tick(500)
        app.draw()


def main() -> None:
    """Report what was damaged, and what the player was told."""
    parser = ArgumentParser(prog="python -m tests.storm.damage")
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--largest", type=int, default=5000)
    parser.add_argument("--files", default="*", help="a pattern of their names")
    call = parser.parse_args()
    with TemporaryDirectory() as folder:
        counts = damage_everything(Path(folder), call.step, call.largest, call.files)
        for name, number in counts.items():
            print(f"{name}: {number}")


if __name__ == "__main__":
    main()
