"""A visit to every screen by keys alone; what the game says aloud tells which screen it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pygame import Rect, transform

from game.i18n.catalogue import Catalogue
from game.ui.dialogs.settings_rows import sections
from game.ui.help.chapters import parts
from game.ui.reading import Reading
from tests.window.model import expected
from tests.window.screen import RealGame, table_of, wait_until

__all__ = ["Visitor", "has_cards", "show_to_the_end"]

STOPS = 20
"""No dialog has more places for the keyboard."""


class Visitor:
    """Goes everywhere in one language, and sees and hears that it got there."""

    def __init__(self, game: RealGame, tr: Catalogue, voice: Path) -> None:
        self.game = game
        self.tr = tr
        self._voice = voice
        self._heard = 0
        """How many lines were listened to."""

    def lines(self) -> list[str]:
        """All whole lines that were said so far."""
        return self._voice.read_text("utf-8").rpartition("\n")[0].splitlines()

    def hear(self, *beginnings: str) -> str:
        """Wait for a new line with one of these beginnings."""
        found = list[str]()

        def is_said() -> bool:
            lines = self.lines()
            found[:] = [line for line in lines[self._heard :] if line.startswith(beginnings)]
            if found:
                self._heard = len(lines)
            return bool(found)

        wait_until(is_said)
        return found[-1]

    def seen(self) -> bytes:
        """The window above the bar."""
        return table_of(self.game.picture(), self.game.stage.layout)

    def settled(self) -> bytes:
        """What is seen when nothing moves any more."""
        seen = [b"", self.seen()]

        def at_rest() -> bool:
            seen[:] = [seen[1], self.seen()]
            return seen[0] == seen[1]

        wait_until(at_rest)
        return seen[1]

    @contextmanager
    def over_table(self) -> Iterator[None]:
        """What is opened covers the table, and Escape leads back to it."""
        table = expected(self.game.stage)
        wait_until(lambda: self.seen() == table)
        yield
        wait_until(lambda: self.seen() != table)
        self.game.key("Escape")
        wait_until(lambda: self.seen() == table)

    def open(self, key: str, title: str) -> None:
        """Press a key, and hear the title of what it opens."""
        self.game.key(key)
        self.hear(f"{title}. ")

    def choose(self, entry: str) -> None:
        """Take an entry of the menu."""
        self.open("Escape", self.tr.gettext("Menu"))
        self.press(entry)

    def press(self, name: str) -> None:
        """Go on to the button `name`, and press it."""
        button = Reading(name, self.tr.pgettext("control", "button")).whole(self.tr)
        for _ in range(STOPS):
            self.game.key("Tab")
            if self.hear("") == button:
                break
        self.game.key("Return")

    @property
    def tab(self) -> str:
        """How a tab is announced."""
        return self.tr.pgettext("control", "tab")

    def turn(self, forward: str, backward: str) -> str:
        """The arrow key that leads on in the direction of the language."""
        return backward if self.tr.rtl else forward

    def turn_page(self, key: str) -> None:
        """Press a key, and see something else."""
        page = self.settled()
        self.game.key(key)
        wait_until(lambda: self.seen() != page)

    def see_keys(self) -> None:
        """The list of keys, and the choice of others."""
        tr = self.tr
        with self.over_table():
            self.choose(tr.gettext("Keys"))
            self.hear(f"{tr.gettext('Keys')}. ")
            self.press(tr.gettext("Change keys"))
            self.hear(f"{tr.gettext('Change keys')}. ")

    def see_settings(self) -> None:
        """Every page of the settings."""
        tr = self.tr
        with self.over_table():
            self.choose(tr.gettext("Settings"))
            self.hear(f"{tr.gettext('Settings')}. ")
            self.game.key("Tab")
            for section in sections(tr):
                self.hear(section.title, f"{self.tab}: {section.title}")
                self.game.key(self.turn("Right", "Left"))

    def see_games(self) -> None:
        """The statistics, the list of games, and one of them move by move."""
        tr = self.tr
        with self.over_table():
            self.choose(tr.gettext("Your games"))
            self.hear(f"{tr.gettext('Your games')}. ")
            self.game.key("shift+Tab")
            self.hear(f"{self.tab}: {tr.gettext('Statistics')}")
            self.game.key(self.turn("Right", "Left"))
            self.hear(tr.gettext("Games"))
            self.game.key("Tab")
            self.hear(tr.pgettext("control", "list"))
            self.press(tr.gettext("Replay"))
            show_to_the_end(self.game)

    def see_help(self) -> None:
        """Every page of the help, and the example."""
        tr = self.tr
        pages = sum(len(part.chapters) for part in parts(tr, Path()))
        with self.over_table():
            self.open("F1", tr.gettext("How to play"))
            for _ in range(pages - 1):
                self.turn_page("Down")
                self.hear("")
            self.press(tr.gettext("Watch a game"))
            show_to_the_end(self.game)


def show_to_the_end(game: RealGame) -> None:
    """Let the replay that is shown jump to its last step: all suits are home."""
    homes = [Rect(place, game.stage.layout.card) for place in game.stage.layout.foundations]
    game.key("End")
    wait_until(lambda: all(has_cards(game, home) for home in homes))


def has_cards(game: RealGame, where: Rect) -> bool:
    """Whether paper and not felt is in the window there."""
    colour = transform.average_color(game.picture(), where)
    return min(colour[:3]) > 120
