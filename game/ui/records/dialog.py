"""The dialog about played games: their statistics, and the list of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.games import PlayedGame, RuleKind
from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.gestures import Gesture, Key
from game.ui.icons import Icon
from game.ui.records.game_list import GameList
from game.ui.records.shelf import Export, Shelf
from game.ui.records.statistics_page import kinds, page
from game.ui.theme import UI
from game.ui.widgets.base import Router, Size, Widget
from game.ui.widgets.boxes import Row
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Option, Segments
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look
from game.ui.widgets.scroll import Scroll

__all__ = ["Visit", "played_games"]

FRAME = Frame(width=1120, heading=26, tall=True)
GAP, BUTTON = 14, 48
STATISTICS, GAMES = 0, 1


@dataclass(slots=True)
class Visit:
    """What outlives the dialog when it is made once more."""

    page: int = STATISTICS
    kind: RuleKind | None = None


class Binder(Widget):
    """Tabs above, the page between, and what can be done below it."""

    def __init__(self, look: Look, tabs: Row, content: Widget, actions: Row) -> None:
        super().__init__(look)
        self._parts = (tabs, content, actions)
        self._router = Router()

    @property
    def children(self) -> Sequence[Widget]:
        """From top to bottom."""
        return self._parts

    def measure(self, width: int) -> Size:
        """It takes whatever height there is."""
        return width, 0

    def place(self, rect: pygame.Rect) -> None:
        """The page gets what tabs and buttons leave."""
        super().place(rect)
        tabs, content, actions = self._parts
        gap = self.look.px(GAP)
        top, foot = tabs.measure(rect.w)[1], actions.measure(rect.w)[1]
        tabs.place(pygame.Rect(rect.x, rect.y, rect.w, top))
        high = rect.h - top - foot - 2 * gap
        content.place(pygame.Rect(rect.x, rect.y + top + gap, rect.w, high))
        actions.place(pygame.Rect(rect.x, rect.bottom - foot, rect.w, foot))

    def handle(self, gesture: Gesture) -> bool:
        """Keys scroll the page."""
        if isinstance(gesture, Key):
            return self._parts[1].handle(gesture)
        return self._router.handle(gesture, self._parts)


def played_games(
    look: Look, tr: Catalogue, shelf: Shelf, visit: Visit, renew: Callable[[], None]
) -> Dialog:
    """The dialog; `renew` makes it once more after a change of page or of what is counted."""
    close = Button(
        look,
        tr.gettext("Back to the game"),
        lambda: dialog.close(),
        Options(Face.PRIMARY, height=BUTTON),
    )

    def turn(number: int) -> None:
        visit.page = number
        renew()

    # Translators: two pages, the figures and the list of all games played.
    names = (tr.gettext("Statistics"), tr.gettext("Games"))
    tabs = Segments(
        look, tuple(Option(at, name) for at, name in enumerate(names)), visit.page, turn
    )

    def leave(then: Callable[[PlayedGame], None]) -> Callable[[PlayedGame], None]:
        def act(game: PlayedGame) -> None:
            dialog.close()
            then(game)

        return act

    if visit.page == STATISTICS:
        body, first = _statistics(look, tr, shelf, visit, renew, tabs, close)
    else:
        body, first = _games(look, tr, shelf, leave, tabs, close)
    dialog = Dialog(look, tr.gettext("Your games"), body, (), first=first, frame=FRAME)
    return dialog


def _statistics(
    look: Look,
    tr: Catalogue,
    shelf: Shelf,
    visit: Visit,
    renew: Callable[[], None],
    tabs: Segments[int],
    close: Button,
) -> tuple[Widget, Widget]:
    def choose(kind: RuleKind | None) -> None:
        visit.kind = kind
        renew()

    choice = Segments(look, kinds(tr, shelf), visit.kind, choose)
    choice.name = tr.gettext("Rules")
    undo = shelf.can_undo_reset(visit.kind)

    def reset() -> None:
        (shelf.undo_reset if undo else shelf.reset)(visit.kind)
        renew()

    def export(form: Export) -> Button:
        # Translators: a button; {form} is CSV or JSON, names of file formats.
        name = tr.gettext("Save as {form}").format(form=tr.isolate(form.name))
        return Button(look, name, lambda: shelf.export(form, visit.kind), _plain())

    name = tr.gettext("Undo the reset") if undo else tr.gettext("Reset")
    buttons = (
        export(Export.CSV),
        export(Export.JSON),
        Button(look, name, reset, _plain(), enabled=undo or bool(shelf.counted(visit.kind))),
        close,
    )
    head = Row(look, (tabs, Filler(look), choice), GAP, grow=(1,))
    content = Scroll(look, page(look, tr, shelf, visit.kind))
    return Binder(look, head, content, Row(look, buttons, 12, pack="end")), choice


def _games(
    look: Look,
    tr: Catalogue,
    shelf: Shelf,
    leave: Callable[[Callable[[PlayedGame], None]], Callable[[PlayedGame], None]],
    tabs: Segments[int],
    close: Button,
) -> tuple[Widget, Widget]:
    replay, again = leave(shelf.replay), leave(shelf.again)
    rows = GameList(look, tr, shelf.games, lambda _: None, replay)

    def act(then: Callable[[PlayedGame], None]) -> Callable[[], None]:
        def press() -> None:
            if rows.chosen is not None:
                then(rows.chosen)

        return press

    some = bool(shelf.games)
    buttons = (
        # Translators: a button; shows the chosen game move by move.
        Button(look, tr.gettext("Replay"), act(replay), _plain(Icon.PLAY), enabled=some),
        Button(
            look,
            tr.gettext("Play this deal again"),
            act(again),
            _plain(Icon.RESTART),
            enabled=some,
        ),
        close,
    )
    count = tr.ngettext("{number} game", "{number} games", len(shelf.games))
    text = count.format(number=tr.number(len(shelf.games)))
    head = Row(look, (tabs, Paragraph(look, text, 15, UI.muted, "end")), GAP, grow=(1,))
    first: Widget = rows if some else tabs
    content: Widget = rows if some else Scroll(look, page(look, tr, shelf, None))
    return Binder(look, head, content, Row(look, buttons, 12, pack="end")), first


class Filler(Widget):
    """Takes up room and shows nothing."""


def _plain(sign: Icon | None = None) -> Options:
    return Options(sign=sign, height=BUTTON)
