"""What is left of games, and what others made of them: opens the dialogs about that."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from game.core.daily import daily_deal
from game.core.games import FINAL, PlayedGame
from game.kiosk.rules import Permit
from game.ui.commands import Command
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.records.daily import Calendar, daily
from game.ui.records.days import Days
from game.ui.records.dialog import Visit, played_games
from game.ui.records.host import Host, Teller
from game.ui.records.inbox import Inbox
from game.ui.records.outbox import Outbox
from game.ui.records.share import Sharing, share
from game.ui.records.shelf import Shelf
from game.ui.records.wait import wait
from game.ui.toast import Mood
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.look import Look

__all__ = ["Archive", "Host"]


class Archive:
    """Statistics, games played, records, sharing, and the deal of the day."""

    def __init__(self, host: Host, look: Look, dialogs: DialogStack, clipboard: Clipboard) -> None:
        self._host = host
        self._look = look
        self._dialogs = dialogs
        self._teller = Teller(host, look, dialogs)
        self.inbox = Inbox(host, self._teller, clipboard)
        self.outbox = Outbox(host, look, self._teller, clipboard, lambda: self.today())
        self.today: Callable[[], date] = date.today
        """The day by the player's calendar."""

    def open(self, command: Command) -> None:
        """Do what `command` asks for."""
        {
            Command.STATISTICS: lambda: self._once_read(self.games),
            Command.DAILY: lambda: self._once_read(self.daily),
            Command.SHARE: self.share,
            Command.PASTE: self.inbox.open_copied,
            Command.PICTURE: self.outbox.save_picture,
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
        begun = self._host.session
        in_play = begun.code if begun.moves and not begun.board.is_won else None
        days = Days(self._host.store.played_games().games, in_play)

        def deal(day: date) -> None:
            code, left = daily_deal(day), days.left(day)
            if code is None:
                return
            session = self._host.session
            is_here = code == session.code and not session.board.is_won
            if not is_here and (left is None or not self._host.go_on(left)):
                self._host.deal(code)
            tr = self._host.tr
            words = f"{tr.gettext('Deal of the day')} · {tr.number(day.isoformat())}"
            self._teller.tell(words, Mood.GOOD)

        def build() -> Dialog:
            calendar = Calendar(self.today(), days.state, days.waits, deal)
            return daily(self._look, self._host.tr, calendar)

        self._dialogs.open(build(), build)

    def share(self) -> None:
        """Open what can be done with the game in play."""
        outbox = self.outbox
        sharing = Sharing(
            str(self._host.session.code),
            outbox.copy_code,
            outbox.copy_record,
            outbox.save_record,
            outbox.save_picture,
            self.inbox.open_copied,
            copies=self._host.venue.allows(Permit.COPY),
            saves=self._host.venue.allows(Permit.FILES),
            takes_files=self._host.venue.allows(Permit.LEAVE),
        )

        def build() -> Dialog:
            return share(self._look, self._host.tr, sharing)

        self._dialogs.open(build(), build)

    def _once_read(self, then: Callable[[], None]) -> None:
        """Go on once the history is read; a long one whose index is lost takes some seconds."""
        history = self._host.store.history
        if history.share_read == 1:
            then()
            return

        def build() -> Dialog:
            return wait(self._look, self._host.tr, history, then)

        self._dialogs.open(build(), build)

    def _shelf(self) -> Shelf:
        store, venue = self._host.store, self._host.venue
        played = store.played_games()
        return Shelf(
            today=self.today(),
            games=played.games,
            damaged=played.damaged,
            counted=played.counted,
            can_undo_reset=played.can_undo_reset,
            reset=store.reset if venue.allows(Permit.LEAVE) else None,
            undo_reset=store.undo_reset,
            export=self.outbox.export if venue.allows(Permit.FILES) else None,
            replay=self.inbox.replay,
            go_on=self._go_on,
            again=self._deal_again,
        )

    def _go_on(self, game: PlayedGame) -> None:
        if game.key == self._host.session.key or self._host.go_on(game):
            return
        tr = self._host.tr
        self._teller.refuse(tr.gettext("The record of this game can no longer be read."))

    def _deal_again(self, game: PlayedGame) -> None:
        self._host.deal(game.code, foundations_final=bool(game.marks & FINAL))
