"""What is left of games, and what others made of them: opens its dialogs, records and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Protocol

import pygame

from game.core.code import GameCode
from game.core.daily import daily_deal
from game.core.games import FINAL, PlayedGame, RuleKind
from game.core.mention import mentioned_code
from game.core.record import Record, RecordError, write
from game.core.session import Session
from game.core.statistics import statistics
from game.i18n.catalogue import Catalogue
from game.i18n.messages import record_message
from game.store import files
from game.store.exports import as_csv, as_json, export, exports_folder
from game.store.store import Store
from game.ui.commands import Command
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.dialogs.notice import notice
from game.ui.records.daily import daily
from game.ui.records.dialog import Visit, played_games
from game.ui.records.month import Deal
from game.ui.records.picture import Caption, png, result_picture, with_caption
from game.ui.records.screening import Screening
from game.ui.records.share import Sharing, share
from game.ui.records.shelf import Export, Shelf
from game.ui.toast import Mood, Toast
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.look import Look

__all__ = ["Archive", "Host"]

LARGEST_RECORD = 2**18
"""Bytes; a game of a whole day stays far below."""


class Host(Protocol):
    """What the archive acts on."""

    tr: Catalogue
    store: Store

    @property
    def session(self) -> Session:
        """The game in play."""

    def deal(self, code: GameCode) -> None:
        """Leave the game in play and deal another one."""

    def take_up(self, session: Session) -> None:
        """Leave the game in play and go on with another one."""

    def watch(self, screening: Screening, on_take: Callable[[int], None]) -> None:
        """Show a record in the place of the game; `on_take` gets the step to go on from."""

    def offer(self, code: GameCode) -> None:
        """Open New game with a code filled in."""

    def tell(self, toast: Toast) -> None:
        """Show a message."""

    def portrait(self) -> pygame.Surface:
        """The table as it lies, without the bar."""

    def kings(self) -> Sequence[pygame.Surface]:
        """The pictures of the four kings."""


class Archive:
    """Statistics, games played, records, sharing, and the deal of the day."""

    def __init__(self, host: Host, look: Look, dialogs: DialogStack, clipboard: Clipboard) -> None:
        self._host = host
        self._look = look
        self._dialogs = dialogs
        self._clipboard = clipboard
        self.today: Callable[[], date] = date.today
        """The day by the player's calendar."""

    def open(self, command: Command) -> None:
        """Do what `command` asks for."""
        {
            Command.STATISTICS: self.games,
            Command.DAILY: self.daily,
            Command.SHARE: self.share,
            Command.PASTE: self.open_copied,
            Command.PICTURE: self.save_picture,
        }[command]()

    def games(self) -> None:
        """Open the statistics and the list of games."""
        visit = Visit()

        def build() -> Dialog:
            return played_games(
                self._look, self._host.tr, self._shelf(), visit, self._dialogs.renew
            )

        self._dialogs.open(build(), build)

    def daily(self) -> None:
        """Open the calendar of the deals of the day."""
        known: dict[int, bool] = {}
        for game in self._host.store.played_games().games:
            if game.kind in (RuleKind.CLASSIC, RuleKind.CLASSIC_FINAL):
                known[game.number] = known.get(game.number, False) or game.won

        def state(day: date) -> int:
            code = daily_deal(day)
            if code is None:
                return Deal.NONE
            if code.number not in known:
                return Deal.NEW
            return Deal.WON if known[code.number] else Deal.TRIED

        def deal(day: date) -> None:
            code, session = daily_deal(day), self._host.session
            if code is None:
                return
            if code != session.code or session.board.is_won:
                self._host.deal(code)
            tr = self._host.tr
            self._tell(f"{tr.gettext('Deal of the day')} · {tr.number(day.isoformat())}", Mood.GOOD)

        def build() -> Dialog:
            return daily(self._look, self._host.tr, self.today(), state, deal)

        self._dialogs.open(build(), build)

    def share(self) -> None:
        """Open what can be done with the game in play."""
        sharing = Sharing(
            str(self._host.session.code),
            self.copy_code,
            self._copy_record,
            self._save_record,
            self.save_picture,
            self.open_copied,
        )

        def build() -> Dialog:
            return share(self._look, self._host.tr, sharing)

        self._dialogs.open(build(), build)

    def open_copied(self) -> None:
        """Open the code or the record on the clipboard."""
        text = self._clipboard.get()
        if not text.strip():
            self._tell(self._host.tr.gettext("Nothing was copied."), Mood.BAD)
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
            self._tell(words.format(file=tr.isolate(path.name)), Mood.BAD)
            return
        self.open_text(text)

    def open_text(self, text: str) -> None:
        """Show the record that `text` is, or offer the one code that it names."""
        try:
            record = Record.parse(text)
        except RecordError as error:
            code = mentioned_code(text)
            if error.fault is None:
                self._refuse(record_message(self._host.tr, error))
            elif code is not None:
                self._host.offer(code)
            else:
                no_code = self._host.tr.gettext("There is no game code in it, or more than one.")
                self._tell(no_code, Mood.BAD)
            return
        if record.actions:
            self._watch(Screening.of(record))
        else:
            self._host.offer(record.code)

    def copy_code(self) -> None:
        """Put the game code on the clipboard."""
        self._clipboard.put(str(self._host.session.code))
        self._host.tell(Toast(self._host.tr.gettext("Game code copied"), Mood.GOOD))

    def save_picture(self) -> None:
        """Save the result of a game that is won, or else the table, as a picture."""
        host, session = self._host, self._host.session
        relaxed = session.code.relaxed
        caption = Caption(
            str(session.code),
            host.tr.gettext("Relaxed") if relaxed else host.tr.gettext("Classic"),
            session.position.score,
            session.moves,
            session.elapsed,
        )
        if session.board.is_won:
            picture = result_picture(self._look, host.tr, host.kings(), caption)
        else:
            picture = with_caption(self._look, host.tr, host.portrait(), caption)
        self._save(f"{session.code}.png", png(picture))

    def _copy_record(self) -> None:
        self._clipboard.put(self._record())
        # Translators: the record of a game is the list of its moves as text.
        self._tell(self._host.tr.gettext("Record copied"), Mood.GOOD)

    def _save_record(self) -> None:
        self._save(f"{self._host.session.code}.txt", self._record().encode("ascii"))

    def _record(self) -> str:
        session = self._host.session
        return write(session.code, session.position.line)

    def _shelf(self) -> Shelf:
        host, store = self._host, self._host.store
        played = store.played_games()
        return Shelf(
            today=self.today(),
            games=played.games,
            damaged=played.damaged,
            counted=played.counted,
            can_undo_reset=played.can_undo_reset,
            reset=store.reset,
            undo_reset=store.undo_reset,
            export=self._export,
            replay=self._replay,
            again=lambda game: host.deal(game.code),
        )

    def _replay(self, game: PlayedGame) -> None:
        tr = self._host.tr
        try:
            record = Record.parse(self._host.store.history.record(game))
        except (OSError, ValueError):
            self._refuse(tr.gettext("The record of this game can no longer be read."))
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

    def _export(self, form: Export, kind: RuleKind | None) -> None:
        games = self._host.store.played_games().counted(kind)
        data = as_csv(games) if form is Export.CSV else as_json(games, statistics(games))
        day = datetime.now().date().isoformat()
        self._save(f"yukon-{day}.{form.value}", data)

    def _save(self, name: str, data: bytes) -> None:
        """Write a file for the player, and say where it is."""
        tr, store = self._host.tr, self._host.store
        try:
            path = export(exports_folder(store.folder, own=store.has_own_folder), name, data)
        except OSError:
            self._tell(tr.gettext("The file could not be saved."), Mood.BAD)
            return
        # Translators: {file} is the whole path of the file.
        words = tr.gettext("Saved as {file}")
        self._tell(words.format(file=tr.isolate(str(path))), Mood.GOOD)

    def _refuse(self, text: str) -> None:
        # Translators: a heading above why a record cannot be shown.
        title = self._host.tr.gettext("About this record")
        self._dialogs.open(notice(self._look, self._host.tr, title, text))

    def _tell(self, text: str, mood: Mood) -> None:
        if self._dialogs.top is None:
            self._host.tell(Toast(text, mood))
        else:  # which would lie over a passing message
            title = self._dialogs.top.title
            self._dialogs.open(notice(self._look, self._host.tr, title, text))
