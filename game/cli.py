"""The command line: understands a call, answers it, or opens the window (command-line.md)."""

from __future__ import annotations

import math
import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, NoReturn

from game.calls import Answer, Status, code_fault, record_in, solve, verify, versions
from game.console import CallError, complain, quoted, say
from game.core.code import CodeError, GameCode, deal
from game.i18n.catalogue import LANGUAGES
from game.options import Options

if TYPE_CHECKING:
    from game.kiosk.public import Kiosk

__all__ = ["main"]

USUAL_SECONDS = 60.0
"""How long `--solve` searches unless told."""
INTERRUPTED = 130
"""What a shell reports for a program that Ctrl+C ended."""


class _Parser(ArgumentParser):
    """Faults of a call go the way of all others: one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise CallError(message)


def main(arguments: Sequence[str]) -> int:
    """Answer the call, the program's name first, and return the exit status."""
    # Importing pygame would greet on stdout, which belongs to the answers.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    program = Path(arguments[0]).name
    try:
        parser = _parser(program)
        call = parser.parse_args(arguments[1:])
        _check(call)
        answer = Answer(parser.format_help()) if call.help else _answer(call)
        if answer is None:
            return _keep_playing(arguments, call) if call.kiosk else _play(program, call)
        say(answer.text)
    except CallError as error:
        complain(program, str(error))
        return Status.UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    return answer.status


def _parser(program: str) -> ArgumentParser:
    parser = _Parser(program, add_help=False, allow_abbrev=False, description="Yukon Solitaire")
    calls = parser.add_mutually_exclusive_group()
    calls.add_argument(
        "game", metavar="CODE|FILE", nargs="?", help="play this deal, or see a record"
    )
    calls.add_argument("--deal", metavar="CODE", help="print the deal as a text board")
    calls.add_argument("--verify", metavar="FILE", help="replay a record, - for stdin, as JSON")
    calls.add_argument("--solve", metavar="CODE", help="print a winning record, if there is one")
    calls.add_argument("--version", action="store_true", help="print the versions")
    calls.add_argument("--help", action="store_true", help="print this help")
    parser.add_argument("--seconds", metavar="S", help="with --solve: how long to search")
    parser.add_argument(
        "--foundations-final",
        action="store_true",
        help="with --verify or --solve: cards stay on the foundations",
    )
    parser.add_argument("--fullscreen", action="store_true", help="play on the full screen")
    parser.add_argument(
        "--speak-to-stdout", action="store_true", help="print what the spoken mode says"
    )
    parser.add_argument(
        "--kiosk", action="store_true", help="play in public, by kiosk.toml in the data folder"
    )
    parser.add_argument("--kiosk-child", action="store_true", help=SUPPRESS)
    parser.add_argument("--lang", metavar="TAG", help=f"play in {', '.join(LANGUAGES)}")
    parser.add_argument("--data", metavar="DIR", help="where settings, saves and statistics live")
    return parser


def _check(call: Namespace) -> None:
    """Refuse what does not go together, and names of nothing."""
    if call.seconds is not None and call.solve is None:
        raise CallError("--seconds goes with --solve only")
    if call.foundations_final and call.solve is None and call.verify is None:
        raise CallError("--foundations-final goes with --verify or --solve only")
    if call.lang is not None:
        call.lang = _language(call.lang)
    if (call.kiosk or call.kiosk_child) and call.game is not None:
        raise CallError("--kiosk deals its own games: leave CODE or FILE out")


def _answer(call: Namespace) -> Answer | None:
    """The answer to a call that needs no window, None for one that does."""
    if call.version:
        return versions()
    if call.deal is not None:
        return Answer(str(deal(_code(call.deal))))
    if call.verify is not None:
        return verify(call.verify, foundations_final=call.foundations_final)
    if call.solve is not None:
        return solve(
            _code(call.solve),
            _seconds(call.seconds),
            foundations_final=call.foundations_final,
        )
    return None


def _keep_playing(arguments: Sequence[str], call: Namespace) -> int:
    """Be the parent of a public game: the same call again, as a child in its own process."""
    from game.kiosk.public import keep_playing
    from game.kiosk.rules_file import RulesError
    from game.store.folder import NoFolderError, usual_folder

    source = [] if getattr(sys, "frozen", False) else [arguments[0]]
    words = [word for word in arguments[1:] if word != "--kiosk"]
    command = [sys.executable, *source, *words, "--kiosk-child"]
    try:
        folder = usual_folder() if call.data is None else _folder(call.data)
        return keep_playing(command, folder, call.lang)
    except (NoFolderError, RulesError) as error:
        raise CallError(str(error)) from error


def _taken_over(language: str | None) -> Kiosk:
    """Wait, with all that can be loaded before, until the parent wants a game."""
    import_module("game.ui.kiosk_start")
    from game.kiosk.public import take_over
    from game.kiosk.rules_file import RulesError

    try:
        return take_over(language)
    except RulesError as error:
        raise CallError(str(error)) from error


def _play(program: str, call: Namespace) -> int:
    game = None if call.game is None else _game(call.game)
    Thread(target=_unpack_typeface, daemon=True).start()
    try:
        from game.store.folder import NoFolderError
        from game.ui.start import CrashError, run
        from game.ui.window import NoDisplayError
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("game"):
            raise
        raise CallError(f"{error.name} is not installed; README.md has the command") from error
    options = Options(
        code=game if isinstance(game, GameCode) else None,
        record=game if isinstance(game, Path) else None,
        lang=call.lang,
        data=None if call.data is None else _folder(call.data),
        fullscreen=call.fullscreen,
        speak_to_stdout=call.speak_to_stdout,
        kiosk=_taken_over(call.lang) if call.kiosk_child else None,
    )
    try:
        return run(options)
    except (NoDisplayError, NoFolderError) as error:
        raise CallError(str(error)) from error
    except CrashError as error:
        complain(program, str(error))
        return Status.BROKEN


def _unpack_typeface() -> None:
    """Do beside the start of the window what would otherwise hold it up."""
    with suppress(ImportError):
        import_module("pymupdf_fonts.FiraGO_Regular")
        import_module("pymupdf_fonts.FiraGO_Bold")


def _code(text: str) -> GameCode:
    try:
        return GameCode.parse(text)
    except CodeError as error:
        raise CallError(f"{quoted(text)}: {code_fault(error)}") from error


def _game(text: str) -> GameCode | Path:
    """The code; a record is told apart by being a file, or written like the name of one."""
    try:
        return _code(text)
    except CallError:
        if _exists(Path(text).is_file):
            record_in(text)  # an unreadable one is told of here, where it was asked for
            return Path(text)
        if not {*"/\\."}.isdisjoint(text):
            raise CallError(f"{quoted(text)}: no such file") from None
        raise


def _exists(asks: Callable[[], bool]) -> bool:
    """What a path answers; False for one that no system would take."""
    try:
        return asks()
    except (OSError, ValueError):
        return False


def _language(text: str) -> str:
    """The language whose tag was typed; capitals mean nothing in tags (BCP 47, 2.1.1)."""
    tags = {tag.casefold(): tag for tag in LANGUAGES}
    if text.casefold() not in tags:
        known = ", ".join(LANGUAGES)
        raise CallError(f"--lang: {quoted(text)} is not one of the languages {known}")
    return tags[text.casefold()]


def _seconds(text: str | None) -> float:
    if text is None:
        return USUAL_SECONDS
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if seconds == math.inf:
        raise CallError(f"--seconds: {quoted(text)} is without end; leave out a few digits")
    if not seconds > 0:
        raise CallError(f"--seconds: {quoted(text)} is not a number of seconds above 0")
    return seconds


def _folder(text: str) -> Path:
    folder = Path(text)
    if not text or (_exists(folder.exists) and not folder.is_dir()):
        raise CallError(f"--data: {quoted(text)} is not a folder")
    return folder
