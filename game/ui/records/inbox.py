"""What comes in: codes and records that were copied, dropped, or kept in the history."""

from __future__ import annotations

from pathlib import Path

from game.core.games import FINAL, PlayedGame
from game.core.mention import mentioned_code
from game.core.record import Record, RecordError
from game.core.session import Session
from game.i18n.messages import record_message
from game.store import files
from game.ui.records.host import Host, Teller
from game.ui.records.screening import Screening
from game.ui.toast import Mood
from game.ui.widgets.editing import Clipboard

__all__ = ["Inbox"]

LARGEST_RECORD = 2**18
"""Bytes; a game of a whole day stays far below."""


class Inbox:
    """Shows a record, offers a code, or says why a text is neither."""

    def __init__(self, host: Host, teller: Teller, clipboard: Clipboard) -> None:
        self._host = host
        self._teller = teller
        self._clipboard = clipboard

    def open_copied(self) -> None:
        """Open the code or the record on the clipboard."""
        text = self._clipboard.get()
        if not text.strip():
            self._teller.tell(self._host.tr.gettext("Nothing was copied."), Mood.BAD)
            return
        self.open_text(text)

    def open_file(self, path: Path) -> None:
        """Open the code or the record that a file holds."""
        tr = self._host.tr
        try:
            data = files.read(path, LARGEST_RECORD)
            text = data.decode("utf-8-sig")
        except (OSError, UnicodeDecodeError):
            data = b""
            text = ""
        if not text.strip() or len(data) > LARGEST_RECORD:
            words = tr.gettext("{file} is not the record of a game.")
            self._teller.tell(words.format(file=tr.isolate(path.name)), Mood.BAD)
            return
        self.open_text(text)

    def open_text(self, text: str) -> None:
        """Show the record that `text` is, or offer the one code that it names."""
        try:
            record = Record.parse(text)
        except RecordError as error:
            code = mentioned_code(text)
            if error.fault is None:
                self._teller.refuse(record_message(self._host.tr, error))
            elif code is not None:
                self._host.offer(code)
            else:
                no_code = self._host.tr.gettext("There is no game code in it, or more than one.")
                self._teller.tell(no_code, Mood.BAD)
            return
        if record.actions:
            self._watch(Screening.of(record))
        else:
            self._host.offer(record.code)

    def replay(self, game: PlayedGame) -> None:
        """Show a game of the history move by move."""
        tr = self._host.tr
        try:
            record = Record.parse(self._host.store.history.record(game))
        except (OSError, ValueError):
            self._teller.refuse(tr.gettext("The record of this game can no longer be read."))
            return
        self._watch(Screening.of(record, foundations_final=bool(game.marks & FINAL)))

    def _watch(self, screening: Screening) -> None:
        def take(steps: int) -> None:
            session = Session.replay(
                screening.record.code,
                screening.actions(steps),
                foundations_final=screening.foundations_final,
            )
            session.from_record = True
            self._host.take_up(session)

        self._host.watch(screening, take)
