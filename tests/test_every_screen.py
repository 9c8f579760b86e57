"""Every screen in every language at four sizes: nothing is cut short, sticks out or overlaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import combinations, count
from pathlib import Path

import pygame
import pytest

from game.core.board import Pile
from game.core.cards import DECK, Card
from game.core.code import CodeError, CodeFault
from game.core.games import PlayedGame
from game.core.rules import Breach, Reason
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.i18n.messages import breach_message, card_name, code_message
from game.store.notices import Fault, Notice, Saving
from game.store.settings import Settings
from game.ui.bar import Bar, BarState
from game.ui.bubble import Bubble
from game.ui.commands import Command
from game.ui.deck import Deck
from game.ui.dialog import Dialog
from game.ui.dialogs.help import manual
from game.ui.dialogs.keys import keys
from game.ui.dialogs.menu import Entry, menu
from game.ui.dialogs.notice import confirm, notice
from game.ui.dialogs.pause import pause
from game.ui.dialogs.remap import remap
from game.ui.dialogs.settings import Visit, settings
from game.ui.dialogs.settings_rows import sections
from game.ui.dialogs.won import Result, Wishes, won
from game.ui.help.chapters import parts
from game.ui.help.example import example, say
from game.ui.help.pictures import Illustrator
from game.ui.help.reader import Reader
from game.ui.icons import Icon
from game.ui.keymap import Keymap
from game.ui.layout import Layout, Spot
from game.ui.news import notice_message, saving_message
from game.ui.paint import Painter
from game.ui.records.daily import Calendar, daily
from game.ui.records.dialog import GAMES, STATISTICS, played_games
from game.ui.records.dialog import Visit as PlayedVisit
from game.ui.records.share import Sharing, share
from game.ui.records.shelf import Shelf
from game.ui.records.wait import wait
from game.ui.replay_bar import ReplayBar, Shown
from game.ui.text import Typesetter
from game.ui.toast import Toast, Toaster
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.figures import Figure
from game.ui.widgets.label import Label
from game.ui.widgets.look import Look
from game.ui.widgets.scroll import Scroll
from tests.application import widgets
from tests.test_dialogs import Desk

SIZES = [(800, 600), (1024, 600), (1280, 720), (1920, 1080)]
SPRITES = Path(__file__).parent.parent / "sprites"
FOLDER = Path("/home/anna/.local/share/yukon")
CODE = "YU1-C-WWWWWWW"
RING = 4
"""How far things may touch, in pixels: rounding of neighbours to whole pixels."""


class Watching(Typesetter):
    """Sets text as ever, and notes what was cut short or which words were broken."""

    def __init__(self, *, rtl: bool) -> None:
        super().__init__(rtl=rtl)
        self.faults: list[str] = []

    def fit(self, text: str, px: int, width: int, *, bold: bool = False) -> str:
        fitted = super().fit(text, px, width, bold=bold)
        if fitted != text:
            self.faults.append(f"cut short: {fitted}")
        return fitted

    def wrap(self, text: str, px: int, width: int, *, bold: bool = False) -> list[str]:
        lines = super().wrap(text, px, width, bold=bold)
        whole = set(text.split())
        broken = [word for line in lines for word in line.split() if word not in whole]
        self.faults += [f"broken: {word}" for word in broken if not {*"/-"} & set(word)]
        return lines


@dataclass(frozen=True, slots=True)
class Place:
    """A language in a window."""

    tag: str
    size: tuple[int, int]
    tr: Catalogue
    look: Look
    type: Watching
    layout: Layout

    @property
    def window(self) -> pygame.Rect:
        return pygame.Rect((0, 0), self.size)

    @property
    def table(self) -> pygame.Rect:
        """The window above the bar."""
        return pygame.Rect(0, 0, self.size[0], self.layout.bar.top)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


@pytest.fixture(params=LANGUAGES)
def place(request: pytest.FixtureRequest, size: tuple[int, int]) -> Iterator[Place]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    tr = Catalogue.load(request.param)
    layout = Layout.fit(size, mirrored=tr.rtl)
    watching = Watching(rtl=tr.rtl)
    look = Look(Painter(), watching, layout.scale)
    yield Place(request.param, size, tr, look, watching, layout)
    pygame.display.quit()


def nothing(*_: object) -> None:
    """What the screens do in these tests."""


def assert_in_order(place: Place, dialog: Dialog) -> None:
    """The dialog is in the window, its parts in it, side by side and wholly readable."""
    dialog.place(place.window)
    for _ in range(30):
        dialog.tick(30)
    dialog.draw(pygame.Surface(place.size))
    assert place.window.contains(dialog.rect)
    assert_apart(dialog.parts)
    for part in dialog.parts:
        for view, shown in sheets(part):
            for leaf in shown:
                assert dialog.rect.left <= leaf.rect.left
                assert leaf.rect.right <= dialog.rect.right
                if isinstance(leaf, Label):
                    assert leaf.measure(10_000)[0] <= leaf.rect.w, leaf.text
            assert_apart(shown)
            assert view is None or dialog.rect.contains(view.rect)
    assert place.type.faults == []


def sheets(part: Widget) -> Iterator[tuple[Scroll | None, list[Widget]]]:
    """What lies side by side: all outside of views that scroll, and all inside of each of them."""
    outside: list[Widget] = []
    waiting = [part]
    while waiting:
        widget = waiting.pop()
        if isinstance(widget, Scroll):
            outside.append(widget)
            content = [each for child in widget.children for each in widgets(child)]
            yield widget, [each for each in content if not each.children and each.rect.h]
        elif widget.children:
            waiting += widget.children
        elif widget.rect.h:
            outside.append(widget)
    yield None, outside


def assert_apart(found: Sequence[Widget]) -> None:
    for one, other in combinations(found, 2):
        shared = one.rect.clip(other.rect)
        assert min(shared.size) <= RING, (one, one.rect, other, other.rect)


def four_coloured(place: Place) -> Catalogue:
    """The sentences about cards of four colours, which are longer."""
    return Catalogue.load(place.tag, four_colours=True)


def menu_of(place: Place) -> Dialog:
    tr = place.tr
    labels = (
        "New game",
        "Restart this deal",
        "Previous game",
        "Can it still be won?",
        "How to play",
        "Keys",
        "Settings",
        "Leave full screen",
        "Quit",
    )
    entries = [Entry(Command.QUIT, tr.gettext(each), Icon.NEW, "Ctrl+Q") for each in labels]
    return menu(place.look, tr, entries, nothing)


def won_of(place: Place) -> Dialog:
    wishes = Wishes(nothing, nothing, nothing)
    return won(place.look, place.tr, Result(625, 36_000, 1270, CODE, 12), wishes)


def notice_of(place: Place) -> Dialog:
    found = Notice(Fault.NEWER, "settings.json", "settings.json.2026-11-30", copy_used=True)
    title = place.tr.gettext("About your files")
    return notice(place.look, place.tr, title, notice_message(place.tr, found))


def question_of(place: Place) -> Dialog:
    tr = place.tr
    text = tr.gettext(
        "No: from here the cards cannot all be brought home. You can go back to the last "
        "position from which they can; Undo takes that back."
    )
    title, answer = tr.gettext("Can it still be won?"), tr.gettext("Go back")
    return confirm(place.look, tr, title, text, answer, nothing)


def games() -> list[PlayedGame]:
    """Two years of games under all rules, the last of them long."""
    day = 86_400
    first = (date(2025, 1, 1) - date(1970, 1, 1)).days * day
    return [
        PlayedGame(
            at, at * 1_000_003, first + at * 7 * day, 7_200_000, 1234, 9, at % 2, 625, at % 8
        )
        for at in range(100)
    ]


def shelf_of(found: list[PlayedGame]) -> Shelf:
    return Shelf(
        date(2026, 12, 31),
        found,
        21,
        counted=lambda _: found,
        can_undo_reset=lambda _: True,
        reset=nothing,
        undo_reset=nothing,
        export=nothing,
        replay=nothing,
        go_on=nothing,
        again=nothing,
    )


def played_of(place: Place, page: int, found: list[PlayedGame]) -> Dialog:
    visit = PlayedVisit(page=page)
    return played_games(place.look, place.tr, shelf_of(found), visit, nothing)


def share_of(place: Place) -> Dialog:
    sharing = Sharing(CODE, nothing, nothing, nothing, nothing, nothing)
    return share(place.look, place.tr, sharing)


def daily_of(place: Place) -> Dialog:
    calendar = Calendar(date(2026, 5, 31), lambda day: day.day % 4, lambda _: True, nothing)
    return daily(place.look, place.tr, calendar)


class Half:
    share_read = 0.5

    def read_on(self) -> None:
        """Nothing is left to do."""


DIALOGS: dict[str, Callable[[Place], Dialog]] = {
    "menu": menu_of,
    "new game": lambda place: Desk().dialog(place.look, place.tr),
    "new game, four colours": lambda place: Desk().dialog(place.look, four_coloured(place)),
    "won": won_of,
    "notice": notice_of,
    "question": question_of,
    "reading": lambda place: wait(place.look, place.tr, Half(), nothing),
    "keys": lambda place: keys(place.look, place.tr, Keymap({})),
    "other keys": lambda place: remap(place.look, place.tr, {}, nothing),
    "pause": lambda place: pause(place.look, place.tr),
    "share": share_of,
    "deal of the day": daily_of,
    "statistics": lambda place: played_of(place, STATISTICS, games()),
    "no statistics": lambda place: played_of(place, STATISTICS, []),
    "games": lambda place: played_of(place, GAMES, games()),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs(place: Place, name: str) -> None:
    assert_in_order(place, DIALOGS[name](place))


def test_every_page_of_the_settings(place: Place) -> None:
    for page in range(len(sections(place.tr))):
        visit = Visit(page=page, before=Settings() if page % 2 else None)
        assert_in_order(place, settings(place.look, place.tr, Settings, nothing, visit))


def test_every_page_of_the_help(place: Place) -> None:
    illustrator = Illustrator(
        lambda _: Deck(SPRITES, "classic", "lattice", None, count(0.0).__next__),
        SPRITES,
        place.look,
        mirrored=place.layout.mirrored,
    )
    clipboard = Clipboard(str, nothing)
    chapters = parts(four_coloured(place), FOLDER)
    dialog = manual(place.look, place.tr, chapters, illustrator, clipboard, nothing)
    dialog.place(place.window)
    reader = next(each for part in dialog.parts for each in widgets(part) if type(each) is Reader)
    assert place.window.contains(dialog.rect)
    assert_apart(list(reader.children))
    target = pygame.Surface(place.size)
    for name in reader.list.names:
        reader.choose(name)
        leaves = [each for each in widgets(reader.page) if not each.children and each.rect.h]
        assert len(leaves) > 2
        for leaf in (reader.list, *leaves):
            if not isinstance(leaf, Figure):
                leaf.draw(target)
        assert all(reader.page.rect.left <= each.rect.left for each in leaves)
        assert all(each.rect.right <= reader.page.rect.right for each in leaves)
        assert_apart(leaves)
    assert place.type.faults == []


def messages(tr: Catalogue, suits: Catalogue) -> Iterator[str]:
    """All that is said beside a pile or over the foot of the table, with the widest cards."""
    ten, queen = Card.parse("TH"), Card.parse("QD")
    for reason in Reason:
        for wanted in ((ten,), (queen,), (Card.parse("AC"),), DECK[:4]):
            yield breach_message(tr, Breach(reason, queen, Pile.COLUMN_3, ten, wanted))
    for reason in (Reason.WRONG_COLOUR, Reason.WRONG_RANK, Reason.WRONG_COLOUR_AND_RANK):
        wanted = (ten, Card.parse("TD"))
        yield breach_message(suits, Breach(reason, queen, Pile.COLUMN_3, ten, wanted))
    for saving in Saving:
        yield saving_message(tr, saving)
    for text in (
        "No column takes {card} now.",
        "{card} fits its foundation. One tap sends it there.",
    ):
        yield tr.gettext(text).format(card=card_name(tr, ten))
    yield tr.gettext("Game code copied")
    yield tr.gettext("Every win that is known begins with taking back a move.")


def test_messages(place: Place) -> None:
    toaster = Toaster(place.look)
    toaster.place(place.table)
    spots = [None, *(place.layout.slot(Spot(Pile(number))) for number in (1, 4, 7))]
    for text in messages(place.tr, four_coloured(place)):
        for beside in spots:
            toaster.show(Toast(text, beside=beside))
            assert place.table.contains(toaster.rect), text
    assert place.type.faults == []


def test_tips_of_the_first_game(place: Place) -> None:
    texts = (
        "Drag any face-up card. All the cards lying on it come along.",
        "An empty column takes only a king, alone or with the cards on it.",
        "{card} fits its foundation. One tap sends it there.",
    )
    bubble = Bubble(place.look)
    bubble.place(place.table)
    for text in texts:
        told = place.tr.gettext(text).format(card=card_name(place.tr, Card.parse("TH")))
        for number in (1, 4, 7):
            bubble.show(told, place.layout.slot(Spot(Pile(number))))
            assert place.table.contains(bubble.rect)
    assert place.type.faults == []


def test_code_faults_fit_below_their_field(place: Place) -> None:
    width = place.look.px(480)
    for fault in CodeFault:
        error = CodeError(fault, character="W" * 30, position=12, count=41)
        place.look.block_height(code_message(place.tr, error), 14, width)
    assert place.type.faults == []


STATE = BarState(
    score=1250,
    seconds=36_000,
    moves=1234,
    code=CODE,
    rules="",
    house_rule=True,
    can_undo=True,
    can_redo=True,
    can_restart=True,
    can_finish=True,
)


def test_the_bar_and_its_tooltips(place: Place) -> None:
    bar = Bar(place.look, place.tr, replace(STATE, rules=place.tr.gettext("Relaxed")), nothing)
    bar.place(place.layout.bar)
    bar.draw(pygame.Surface(place.size))
    assert all(place.layout.bar.contains(child.rect) for child in bar.children)
    assert_apart(list(bar.children))
    names = [child.name for child in bar.children if isinstance(child, Button)]
    names += map(place.tr.gettext, ("Copy the game code", "Cards stay on the foundations"))
    for name in names:
        assert place.look.width(name, 14) + place.look.px(24 + 12) < place.size[0]
    assert place.type.faults == []


def test_the_bar_of_the_example(place: Place) -> None:
    timeline = example()
    words = [say(place.tr, step) for step in (None, *timeline.steps)]
    bar = ReplayBar(place.look, place.tr, Shown(words[0], last=99), nothing, nothing)
    high = bar.room_for(words, place.size[0])
    foot = place.layout.bar.h
    rect = pygame.Rect(0, place.size[1] - foot - high, place.size[0], foot + high)
    assert rect.h < place.size[1] // 3
    for text in words:
        bar.shown = Shown(text, 3, 99, 625, playing=True, refused=True)
        bar.lay(rect, foot)
        bar.draw(pygame.Surface(place.size))
        assert all(rect.contains(child.rect) for child in bar.children)
        assert_apart(list(bar.children))
    assert place.type.faults == []


def test_what_is_cut_short_would_be_noticed() -> None:
    watching = Watching(rtl=False)
    assert watching.fit("Nova partija", 20, 60).endswith("…")
    watching.wrap("Nebukadnezar sits", 20, 80)
    assert [fault.split(":")[0] for fault in watching.faults] == ["cut short", "broken", "broken"]
