"""Settings in groups: every change holds at once, and Reset can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.i18n.catalogue import LANGUAGES, Catalogue
from game.kiosk.rules import Permit
from game.store.settings import Settings
from game.ui.dialog import Dialog, Frame
from game.ui.dialogs.settings_rows import Heading, Languages, Pick, Row, Section, Switch, sections
from game.ui.theme import UI
from game.ui.venue import Venue
from game.ui.widgets.base import Widget
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Option, Segments, Tiles
from game.ui.widgets.label import Label
from game.ui.widgets.look import Look
from game.ui.widgets.named import Named
from game.ui.widgets.pages import Pages
from game.ui.widgets.toggle import Toggle

__all__ = ["Visit", "settings"]

THIN = 0.22
"""How dark the table becomes behind the dialog: it is the preview of what is chosen."""
KEPT = (
    *("language", "fullscreen", "window", "unknown"),
    *("seen_drag_tip", "seen_king_tip", "seen_home_tip"),
)
"""What neither a reset nor its undo changes."""


@dataclass(slots=True)
class Visit:
    """What outlives the dialog when it is made once more, as in another language."""

    page: int = 0
    before: Settings | None = None
    """The settings before a reset, as long as it can be taken back."""
    renew: Callable[[], None] = lambda: None
    """Makes the dialog once more, because the settings it shows have changed."""


class _Form:
    """The rows of the dialog; what they change may change elsewhere too while it is open."""

    def __init__(
        self,
        look: Look,
        values: Callable[[], Settings],
        on_change: Callable[[Settings], None],
        visit: Visit,
        venue: Venue,
    ) -> None:
        self._look = look
        self._venue = venue
        self._values = values
        self._on_change = on_change
        self._visit = visit

    def set(self, field: str, value: Any) -> None:  # noqa: ANN401 - of whatever type it has
        """Change one setting."""
        after_reset, self._visit.before = self._visit.before is not None, None
        self._on_change(replace(self._values(), **{field: value}))
        if after_reset:
            self._visit.renew()

    def reset(self) -> None:
        """Let all but language, window and hints given be as at first; or take that back."""
        now, before = self._values(), self._visit.before
        self._visit.before = now if before is None else None
        wanted = self._venue.usual if before is None else before
        self._on_change(replace(wanted, **{name: getattr(now, name) for name in KEPT}))
        self._visit.renew()

    def widget(self, row: Row, tr: Catalogue) -> Widget:
        """What shows and changes `row`."""
        look, now = self._look, self._values()
        match row:
            case Heading(text):
                return Label(look, text, 15, UI.primary, bold=True)
            case Languages():
                languages = tuple(Option(tag, LANGUAGES[tag]) for tag in self._venue.languages)
                return Tiles(look, languages, tr.tag, lambda tag: self.set("language", tag))
            case Switch(field, label, note):
                value = getattr(now, field)
                return Toggle(look, label, note, value, lambda on: self.set(field, on))
            case Pick(field, label, values):
                options = tuple(Option(value, name) for value, name in values)
                value = getattr(now, field)
                if value not in dict(values):
                    value = getattr(Settings(), field)
                choice = Segments(look, options, value, lambda value: self.set(field, value))
                return Named(look, label, choice)


def settings(
    look: Look,
    tr: Catalogue,
    values: Callable[[], Settings],
    on_change: Callable[[Settings], None],
    visit: Visit | None = None,
    venue: Venue | None = None,
) -> Dialog:
    """The dialog; every change is reported at once, with all settings as `values` has them then."""
    visit, venue = visit or Visit(), venue or Venue()
    form = _Form(look, values, on_change, visit, venue)

    def turn(page: int) -> None:
        visit.page = page

    pages = tuple(
        (section.title, Column(look, tuple(form.widget(row, tr) for row in section.rows), 4))
        for section in _offered(tr, venue)
    )
    # Translators: buttons in the settings; all settings become as they were at first, and back.
    name = tr.gettext("Reset") if visit.before is None else tr.gettext("Undo the reset")
    reset = Button(look, name, form.reset, Options(least_width=150))
    close = Button(
        look,
        # Translators: a button; closes the settings.
        tr.gettext("Done"),
        lambda: dialog.close(),
        Options(Face.PRIMARY, least_width=150),
    )
    dialog = Dialog(
        look,
        tr.gettext("Settings"),
        Pages(look, pages, visit.page, turn),
        (reset, close) if venue.allows(Permit.SETTINGS) else (close,),
        default=close,
        frame=Frame(width=720, scrim=THIN, aside=True, paged=True),
    )
    return dialog


def _offered(tr: Catalogue, venue: Venue) -> list[Section]:
    """The groups that players may see."""

    def is_offered(section: Section) -> bool:
        if any(isinstance(row, Languages) for row in section.rows):
            return venue.allows(Permit.LANGUAGE) and len(venue.languages) > 1
        return venue.allows(Permit.SETTINGS)

    return [section for section in sections(tr) if is_offered(section)]
