"""The start: opens what is kept and the window, plays, and leaves a report if the game breaks."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.core.code import GameCode
from game.core.session import Session
from game.options import Options
from game.store.store import Store
from game.ui import taste
from game.ui.app import App
from game.ui.deals import fresh_code
from game.ui.language import language_to_speak
from game.ui.loop import run as run_loop
from game.ui.wardrobe import SPRITES
from game.ui.window import NoDisplayError, TableWindow

__all__ = ["CrashError", "run"]

KEY_DELAY, KEY_INTERVAL = 400, 40
"""Milliseconds until a held key repeats, and between two repetitions."""


class CrashError(Exception):
    """The game broke off by a fault of its own, and where that is written."""

    def __init__(self, report: Path | None, error: Exception) -> None:
        where = "no report can be written" if report is None else f"a report is in {report}"
        super().__init__(f"the game broke off, {type(error).__name__}; {where}")


def run(options: Options) -> int:
    """Open the window and play until the player leaves; the exit status.

    Raises:
        NoDisplayError: where there is no screen.
        CrashError: if the game breaks off by a fault of its own; what was played is kept.
    """
    kiosk = options.kiosk
    keeps = kiosk is None or kiosk.rules.keeps_history
    with Store.open(options.data, keeps_history=keeps) as store:
        try:
            if kiosk is None:
                _play(options, store)
            else:
                from game.ui.kiosk_start import play_public  # not needed at home

                play_public(kiosk, store)
        except NoDisplayError:
            raise
        except Exception as error:
            from game.ui.crash import keep_report  # not needed by a start that succeeds

            raise CrashError(keep_report(error, store), error) from error
    return 0


def _play(options: Options, store: Store) -> None:
    settings = store.settings
    fullscreen = options.fullscreen or settings.fullscreen
    window = TableWindow(None, fullscreen=fullscreen, place=settings.window)
    window.set_icon(SPRITES / "icon.svg")
    pygame.key.set_repeat(KEY_DELAY, KEY_INTERVAL)
    tag = language_to_speak(options.lang, settings.language)
    tr = taste.catalogue(tag, settings)
    app = App(window, store, _first_session(store, options.code), tr)
    if options.speak_to_stdout:
        from game.ui.speaker import StdoutSpeaker

        app.ears.voice.add(StdoutSpeaker())
    app.open_news()
    if options.record is not None:
        app.open_record(options.record)
    elif store.is_new and options.code is None:
        app.welcome(asks_language=options.lang is None)
    app.wardrobe.system_calm.ask()
    try:
        run_loop(app)
    finally:
        app.close()


def _first_session(store: Store, code: GameCode | None) -> Session:
    """The saved game, or with another `code` that deal; a first start deals at random."""
    saved = store.game
    if saved is not None and code in (None, saved.code):
        return saved
    if saved is not None and saved.moves:
        store.leave_game(saved)
    final = store.settings.foundations_final
    return Session(code or fresh_code(), foundations_final=final)
