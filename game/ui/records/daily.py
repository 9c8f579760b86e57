"""The deal of the day: a calendar to choose one from, without any hurry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.icons import Icon
from game.ui.records.dates import month_of, written_day
from game.ui.records.month import Deal, Month
from game.ui.theme import UI
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.look import Look

__all__ = ["Calendar", "daily"]

LEAST = 150
"""How wide the buttons are at least, in u."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """The days, and what there is to know about their deals."""

    today: date
    state: Callable[[date], int]
    waits: Callable[[date], bool]
    """Whether a game of the deal of a day was left and can be gone on with."""
    deal: Callable[[date], None]
    """Deals a day that has a deal, or goes on with it."""


class _Form:
    """The calendar, and what is said about the day chosen."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        calendar: Calendar,
        on_open: Callable[[], None],
    ) -> None:
        self._tr = tr
        self._calendar = calendar
        self.month = Month(look, tr, calendar.today, calendar.state, self.show, on_open)
        self._title = Label(look, "", 18, bold=True, align="center")
        self._words = Paragraph(look, "", 15, UI.muted, "center")

        def arrow(label: str, sign: Icon, by: int) -> Button:
            options = Options(sign=sign, shows_label=False, height=48)
            return Button(look, label, lambda: self.month.turn(by), options)

        self._back = arrow(tr.gettext("The month before"), Icon.BACK, -1)
        self._on = arrow(tr.gettext("The month after"), Icon.FORWARD, 1)
        # Translators: a button; goes on with the game chosen, where it was left.
        self._labels = (tr.gettext("Deal"), tr.gettext("Go on with this game"))
        widths = [look.width(label, 17, bold=True) / look.unit for label in self._labels]
        self.go = Button(
            look, "", on_open, Options(Face.PRIMARY, least_width=max(LEAST, *widths) + 44)
        )
        head = Row(look, (self._back, self._title, self._on), 12, grow=(1,))
        self.body = Column(look, (head, Space(look, 8), self.month, Space(look, 6), self._words))
        self.show()

    def show(self) -> None:
        """Name the month and say how the chosen deal stands."""
        tr, day = self._tr, self.month.chosen
        self._title.text = month_of(tr, day)
        self._back.enabled = self.month.can_turn_back
        self._on.enabled = self.month.can_turn_on
        words = {
            Deal.WON: tr.gettext("{date}: you have won this deal."),
            Deal.TRIED: tr.gettext("{date}: you have tried this deal."),
            Deal.NEW: tr.gettext("{date}: this deal waits for you; it can be won."),
            Deal.NONE: tr.gettext("There is no deal of the day for {date}."),
        }[self._calendar.state(day)]
        self.go.label = self._labels[self._calendar.waits(day)]
        self.go.touch()
        self._words.text = words.format(date=written_day(tr, day))


def daily(look: Look, tr: Catalogue, calendar: Calendar) -> Dialog:
    """The dialog; it closes before it deals."""

    def deal() -> None:
        if calendar.state(form.month.chosen) != Deal.NONE:
            dialog.close()
            calendar.deal(form.month.chosen)

    form = _Form(look, tr, calendar, deal)
    cancel = Button(
        look, tr.gettext("Back to the game"), lambda: dialog.close(), Options(least_width=LEAST)
    )
    dialog = Dialog(
        look,
        tr.gettext("Deal of the day"),
        form.body,
        (cancel, form.go),
        default=form.go,
        first=form.month,
        frame=Frame(width=600, heading=28),
    )
    return dialog
