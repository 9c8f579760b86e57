"""What the command line asks of the window (command-line.md)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.code import GameCode

if TYPE_CHECKING:
    from game.kiosk.public import Kiosk

__all__ = ["Options"]


@dataclass(frozen=True, slots=True)
class Options:
    """How to play: with which deal, language and data folder; None is the usual one."""

    code: GameCode | None = None
    record: Path | None = None
    """What to show in the replay viewer."""
    lang: str | None = None
    data: Path | None = None
    fullscreen: bool = False
    speak_to_stdout: bool = False
    kiosk: Kiosk | None = None
    """How it is played in public."""
