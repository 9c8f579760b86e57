"""The start of a public game: straight to the table, on the whole screen, without news or menu."""

from __future__ import annotations

from dataclasses import replace
from logging import Logger

import pygame

from game.core.session import Session
from game.kiosk.handover import Start
from game.kiosk.public import Kiosk
from game.store.reports import take_news
from game.store.store import Store
from game.ui import taste
from game.ui.app import App
from game.ui.deals import fresh_code
from game.ui.kiosk_attendant import Attendant, venue
from game.ui.language import language_to_speak
from game.ui.loop import run as run_loop
from game.ui.wardrobe import SPRITES
from game.ui.window import TableWindow

__all__ = ["open_public", "play_public"]


def play_public(kiosk: Kiosk, store: Store) -> None:
    """Play until the operator leaves."""
    window = TableWindow(None, fullscreen=True, screen=kiosk.rules.screen)
    window.set_icon(SPRITES / "icon.svg")
    window.keep()
    pygame.key.set_repeat(400, 40)
    app, attendant = open_public(kiosk, store, window)
    app.wardrobe.system_calm.ask()
    try:
        run_loop(attendant)
    finally:
        app.close()


def open_public(kiosk: Kiosk, store: Store, window: TableWindow) -> tuple[App, Attendant]:
    """The application and who looks after it, as the rules and the way of the start want them."""
    rules, log = kiosk.rules, kiosk.log
    language = rules.language(language_to_speak(None, None))
    house = replace(rules.settings, language=language)
    if kiosk.start is not Start.RESUME:
        store.save_settings(house)
    _log_news(store, log)
    settings = store.settings
    tag = settings.language if settings.language in rules.languages else language
    tr = taste.catalogue(tag, settings)
    session = _session(store, kiosk.start)
    store.save_game(session)  # a deal that nobody has touched yet comes back after a crash, too
    app = App(window, store, session, tr, venue(rules, house))
    app.open_news()
    log.info("playing, %s, in %s", kiosk.start.value, tr.tag)
    return app, Attendant(app, rules, house, log)


def _session(store: Store, start: Start) -> Session:
    """The saved game; one that was won is over, unless its player has not yet left."""
    saved = store.game
    if saved is not None and (start is Start.RESUME or not saved.board.is_won):
        return saved
    return Session(fresh_code(), foundations_final=store.settings.foundations_final)


def _log_news(store: Store, log: Logger) -> None:
    """What a player at home would be told is for the operator here."""
    for notice in store.take_notices():
        log.warning("%s is %s; kept as %s", notice.file, notice.fault.value, notice.aside)
    if (report := take_news(store.folder)) is not None:
        log.warning("the crash is described in %s", report.name)
