"""The dialog about played games: their statistics, and the list of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.games import PlayedGame, RuleKind
from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog, Frame
from game.ui.icons import Icon
from game.ui.records.binder import Binder, Heads, Parts
from game.ui.records.game_list import GameList
from game.ui.records.shelf import Export, Shelf
from game.ui.records.statistics_page import kinds, page
from game.ui.theme import UI
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Option, Segments
from game.ui.widgets.label import Label
from game.ui.widgets.look import Look
from game.ui.widgets.page import Page
from game.ui.widgets.scroll import Scroll

__all__ = ["Visit", "played_games"]

FRAME = Frame(width=1120, heading=26, tall=True)
BUTTON = 48
STATISTICS, GAMES = 0, 1


@dataclass(slots=True)
class Visit:
    """What outlives the dialog when it is made once more."""

    page: int = STATISTICS
    kind: RuleKind | None = None


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
    tabs.turns_pages = True

    def leave(then: Callable[[PlayedGame], None]) -> Callable[[PlayedGame], None]:
        def act(game: PlayedGame) -> None:
            dialog.close()
            then(game)

        return act

    if visit.page == STATISTICS:
        body, buttons, first = _statistics(look, tr, shelf, visit, renew, tabs)
    else:
        body, buttons, first = _games(look, tr, shelf, leave, tabs)
    title = tr.gettext("Your games")
    dialog = Dialog(look, title, body, (*buttons, close), first=first, frame=FRAME)
    return dialog


def _statistics(
    look: Look,
    tr: Catalogue,
    shelf: Shelf,
    visit: Visit,
    renew: Callable[[], None],
    tabs: Segments[int],
) -> tuple[Widget, tuple[Button, ...], Widget]:
    def choose(kind: RuleKind | None) -> None:
        visit.kind = kind
        renew()

    choice = Parts(look, kinds(tr, shelf), visit.kind, choose)
    choice.name = tr.gettext("Rules")
    undo = shelf.can_undo_reset(visit.kind)

    def reset(act: Callable[[RuleKind | None], None]) -> Button:
        def press() -> None:
            (shelf.undo_reset if undo else act)(visit.kind)
            renew()

        name = tr.gettext("Undo the reset") if undo else tr.gettext("Reset")
        some = undo or bool(shelf.counted(visit.kind))
        return Button(look, name, press, _plain(), enabled=some)

    def save(form: Export, act: Callable[[Export, RuleKind | None], None]) -> Button:
        # Translators: a button; {form} is CSV or JSON, names of file formats.
        name = tr.gettext("Save as {form}").format(form=tr.isolate(form.name))
        return Button(look, name, lambda: act(form, visit.kind), _plain())

    buttons = (
        *(() if shelf.export is None else (save(form, shelf.export) for form in Export)),
        *(() if shelf.reset is None else (reset(shelf.reset),)),
    )
    head = Heads(look, tabs, choice)
    content = Page(look, page(look, tr, shelf, visit.kind))
    return Binder(look, head, content), buttons, choice


def _games(
    look: Look,
    tr: Catalogue,
    shelf: Shelf,
    leave: Callable[[Callable[[PlayedGame], None]], Callable[[PlayedGame], None]],
    tabs: Segments[int],
) -> tuple[Widget, tuple[Button, ...], Widget]:
    replay, again, go_on = leave(shelf.replay), leave(shelf.again), leave(shelf.go_on)

    def show(game: PlayedGame) -> None:
        resume.enabled = not game.won

    def open_game(game: PlayedGame) -> None:
        (replay if game.won else go_on)(game)

    rows = GameList(look, tr, shelf.games, show, open_game)

    def act(then: Callable[[PlayedGame], None]) -> Callable[[], None]:
        def press() -> None:
            if rows.chosen is not None:
                then(rows.chosen)

        return press

    some = bool(shelf.games)
    # Translators: a button; goes on with the game chosen, where it was left.
    name = tr.gettext("Go on with this game")
    resume = Button(look, name, act(go_on), _plain(), enabled=some and not shelf.games[-1].won)
    buttons = (
        resume,
        # Translators: a button; shows the chosen game move by move.
        Button(look, tr.gettext("Replay"), act(replay), _plain(Icon.PLAY), enabled=some),
        Button(
            look,
            tr.gettext("Play this deal again"),
            act(again),
            _plain(Icon.RESTART),
            enabled=some,
        ),
    )
    count = tr.ngettext("{number} game", "{number} games", len(shelf.games))
    text = count.format(number=tr.number(len(shelf.games)))
    head = Heads(look, tabs, Label(look, text, 15, UI.muted, align="end"))
    first: Widget = rows if some else tabs
    content: Widget = rows if some else Scroll(look, page(look, tr, shelf, None))
    return Binder(look, head, content), buttons, first


def _plain(sign: Icon | None = None) -> Options:
    return Options(sign=sign, height=BUTTON)
