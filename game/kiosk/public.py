"""The two sides of a public game: the parent that keeps it running, and the game itself."""

from __future__ import annotations

import faulthandler
import stat
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from logging import Logger
from pathlib import Path

from game.kiosk.handover import Handover, Start, end_with_parent
from game.kiosk.log import close_log, kiosk_log
from game.kiosk.rules import Rules
from game.kiosk.rules_file import NAME, RulesError, parse, read
from game.kiosk.supervisor import Supervisor
from game.kiosk.tenancy import FolderLocked, sole_tenant

__all__ = ["Kiosk", "keep_playing", "take_over"]

STDIN = 0
OCCUPIED = 2
"""The exit status where another game plays already."""


@dataclass(frozen=True, slots=True)
class Kiosk:
    """How the game is played in public."""

    rules: Rules
    start: Start
    log: Logger


def keep_playing(command: Sequence[str], folder: Path, language: str | None) -> int:
    """Be the parent: have `command` play by the operator's file in `folder`; the exit status.

    Where another game plays in `folder` already, none is started.

    Raises:
        RulesError: if that file cannot be followed; nothing was started.
    """
    text = read(folder)
    _spoken(parse(text), language)
    log = kiosk_log(folder)
    if _is_readable_by_others(folder / NAME):
        log.warning("%s can be read by others, and with it the PIN: chmod 600", NAME)
    try:
        with sole_tenant(folder):
            return Supervisor(command, text, folder, log).run()
    except FolderLocked:
        log.error("another game plays in %s; this kiosk does not start", folder.absolute())
        return OCCUPIED
    finally:
        close_log(log)


def take_over(language: str | None) -> Kiosk:
    """Be the game: take from the parent how to play, and end with it.

    Raises:
        RulesError: if the parent says nothing that can be followed.
    """
    try:
        handover = Handover.read(STDIN)
    except (OSError, ValueError) as error:
        raise RulesError("the game of a kiosk is started by --kiosk only") from error
    end_with_parent(STDIN)
    if sys.stderr is not None:
        faulthandler.enable()
    rules = _spoken(parse(handover.rules), language)
    return Kiosk(rules, handover.start, kiosk_log(None))


def _spoken(rules: Rules, language: str | None) -> Rules:
    """The rules with the language that the call asks for."""
    if language is None:
        return rules
    if language not in rules.languages:
        raise RulesError(f"{language} of --lang is not among the languages offered", "languages")
    return replace(rules, settings=replace(rules.settings, language=language))


def _is_readable_by_others(path: Path) -> bool:
    if sys.platform == "win32":
        return False
    try:
        return bool(path.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))
    except OSError:
        return False
