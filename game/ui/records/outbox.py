"""What goes out: game codes, records, pictures and tables of games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from game.core.games import RuleKind
from game.core.record import write
from game.core.statistics import statistics
from game.store.exports import as_csv, as_json, export, exports_folder
from game.ui.records.host import Host, Teller
from game.ui.records.picture import KING, Caption, png, result_picture, with_caption
from game.ui.records.shelf import Export
from game.ui.toast import Mood, Toast
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.look import Look

__all__ = ["Outbox"]


class Outbox:
    """Copies and saves, and says what was copied and where it was saved."""

    def __init__(
        self,
        host: Host,
        look: Look,
        teller: Teller,
        clipboard: Clipboard,
        today: Callable[[], date],
    ) -> None:
        self._host = host
        self._look = look
        self._teller = teller
        self._clipboard = clipboard
        self._today = today

    def copy_code(self) -> None:
        """Put the game code on the clipboard."""
        self._clipboard.put(str(self._host.session.code))
        self._host.tell(Toast(self._host.tr.gettext("Game code copied"), Mood.GOOD))

    def copy_record(self) -> None:
        """Put the record of the game in play on the clipboard."""
        self._clipboard.put(self._record())
        # Translators: the record of a game is the list of its moves as text.
        self._teller.tell(self._host.tr.gettext("Record copied"), Mood.GOOD)

    def save_record(self) -> None:
        """Save the record of the game in play."""
        self._save(f"{self._host.session.code}.txt", self._record().encode("ascii"))

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
            picture = result_picture(self._look, host.tr, host.kings(KING), caption)
        else:
            picture = with_caption(self._look, host.tr, host.portrait(), caption)
        self._save(f"{session.code}.png", png(picture))

    def export(self, form: Export, kind: RuleKind | None) -> None:
        """Save the games of one set of rules, or of all, that its statistics count."""
        games = self._host.store.played_games().counted(kind)
        data = as_csv(games) if form is Export.CSV else as_json(games, statistics(games))
        self._save(f"yukon-{self._today().isoformat()}.{form.value}", data)

    def _record(self) -> str:
        session = self._host.session
        return write(session.code, session.position.line)

    def _save(self, name: str, data: bytes) -> None:
        """Write a file for the player, and say where it is."""
        tr, store = self._host.tr, self._host.store
        try:
            path = export(exports_folder(store.folder, own=store.has_own_folder), name, data)
        except OSError:
            self._teller.tell(tr.gettext("The file could not be saved."), Mood.BAD)
            return
        # Translators: {file} is the whole path of the file.
        words = tr.gettext("Saved as {file}")
        self._teller.tell(words.format(file=tr.isolate(str(path))), Mood.GOOD)
