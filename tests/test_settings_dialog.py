"""Settings in groups, driven by gestures: each holds at once, Reset can be taken back."""

from dataclasses import fields, replace
from pathlib import Path

import pygame
import pytest

from game.i18n.catalogue import Catalogue
from game.store.settings import Settings
from game.ui.commands import Command
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.dialogs.settings import Visit, settings
from game.ui.dialogs.settings_rows import Pick, Switch, sections
from game.ui.gestures import Key
from game.ui.widgets.named import Named
from game.ui.widgets.pages import Pages
from game.ui.widgets.toggle import Toggle
from tests import application
from tests.looks import WINDOW, click, look_for
from tests.test_dialogs import ENGLISH, NEXT, TALL, opened, send, the, widgets


def pages_of(dialog: Dialog) -> Pages:
    return next(widget for widget in widgets(dialog) if isinstance(widget, Pages))


def turn_to(dialog: Dialog, stack: DialogStack, title: str) -> None:
    """Click on the tab with this title."""
    tabs = pages_of(dialog).tabs
    titles = [option.label for option in tabs.options]
    send(stack, *click(tabs.area(titles.index(title))))


def row_of(dialog: Dialog, label: str) -> Toggle | Named:
    rows = (each for each in widgets(dialog) if isinstance(each, Toggle | Named))
    return next(row for row in rows if row.name == label)


SWITCHES = [
    ("Aids", "Placement help", Settings(placement_help=False)),
    ("Aids", "Explain refused moves", Settings(interactive_rules=False)),
    ("Aids", "Automatic placement", Settings(automatic_placement=True)),
    ("Aids", "Last move", Settings(mark_last_move=False)),
    ("Aids", "Cards stay on the foundations", Settings(foundations_final=True)),
    ("Look", "Foundations on the other side", Settings(left_handed=True)),
    ("Input", "Click to move", Settings(click_to_move=False)),
    ("Input", "Double-click", Settings(double_click=False)),
    ("Input", "Larger drop zones", Settings(large_zones=True)),
    ("Sound", "Sounds", Settings(sounds=False)),
    ("Sound", "Speech", Settings(speech=True)),
    ("Calm", "Show the score", Settings(show_score=False)),
    ("Calm", "Show the time", Settings(show_time=False)),
]
PICKS = [
    ("Look", "Table", 2, Settings(table="dark")),
    ("Look", "Cards", 1, Settings(deck="four")),
    ("Look", "Backs", 1, Settings(back="rosette")),
    ("Look", "Card size", 0, Settings(card_size="small")),
    ("Look", "Text size", 2, Settings(text_size="largest")),
    ("Input", "Time for a double-click", 3, Settings(double_click_time="longest")),
    ("Input", "Distance before a drag", 1, Settings(drag_distance="long")),
    ("Sound", "Volume", 0, Settings(volume=25)),
    ("Calm", "Motion", 2, Settings(movement="reduced")),
]


class TestSettings:
    @pytest.mark.parametrize(("tab", "label", "change"), SWITCHES)
    def test_each_switch_changes_its_setting_at_once(
        self, tab: str, label: str, change: Settings
    ) -> None:
        seen = [Settings()]
        dialog = settings(look_for(), ENGLISH, lambda: seen[-1], seen.append)
        stack = opened(dialog, TALL)
        turn_to(dialog, stack, tab)
        send(stack, *click(row_of(dialog, label).rect))
        assert seen[1:] == [change]
        send(stack, Key(pygame.K_SPACE))
        assert seen[1:] == [change, Settings()]

    @pytest.mark.parametrize(("tab", "label", "number", "change"), PICKS)
    def test_each_choice_changes_its_setting_at_once(
        self, tab: str, label: str, number: int, change: Settings
    ) -> None:
        seen = [Settings()]
        dialog = settings(look_for(), ENGLISH, lambda: seen[-1], seen.append)
        stack = opened(dialog, TALL)
        turn_to(dialog, stack, tab)
        row = row_of(dialog, label)
        assert isinstance(row, Named)
        send(stack, *click(row.choice.area(number)))
        assert seen[1:] == [change]

    def test_every_setting_can_be_reached(self) -> None:
        rows = [row for section in sections(Catalogue.load("he")) for row in section.rows]
        reached = {row.field for row in rows if isinstance(row, Switch | Pick)}
        elsewhere = {"keys", "language", "fullscreen", "window", "unknown"}
        elsewhere |= {"seen_drag_tip", "seen_king_tip", "seen_home_tip"}
        assert reached | elsewhere == {each.name for each in fields(Settings)}

    def test_switches_add_up(self) -> None:
        seen = [Settings()]
        dialog = settings(look_for(), ENGLISH, lambda: seen[-1], seen.append)
        stack = opened(dialog)
        send(stack, Key(NEXT), Key(pygame.K_RIGHT))  # from Done to the tabs, and to the aids
        for _ in range(2):
            send(stack, Key(NEXT), Key(pygame.K_SPACE))
        assert seen[-1] == Settings(placement_help=False, interactive_rules=False)

    def test_a_value_of_another_version_is_shown_as_the_usual_one(self) -> None:
        dialog = settings(look_for(), ENGLISH, lambda: Settings(deck="glass"), lambda _: None)
        turn_to(dialog, opened(dialog), "Look")
        row = row_of(dialog, "Cards")
        assert isinstance(row, Named)
        assert row.choice.value == "classic"

    def test_a_reset_can_be_taken_back(self) -> None:
        start = Settings(language="hr", deck="dark", volume=25, fullscreen=True, seen_king_tip=True)
        seen: list[Settings] = [start]
        stack, visit = DialogStack(), Visit()
        visit.renew = stack.renew

        def build() -> Dialog:
            return settings(look_for(), ENGLISH, lambda: seen[-1], seen.append, visit)

        stack.place(WINDOW)
        stack.open(build(), build)
        assert stack.top is not None
        send(stack, *click(the(stack.top, "Reset").rect))
        assert seen[1:] == [Settings(language="hr", fullscreen=True, seen_king_tip=True)]
        turn_to(stack.top, stack, "Look")
        row = row_of(stack.top, "Cards")
        assert isinstance(row, Named)
        assert row.choice.value == "classic"
        send(stack, *click(the(stack.top, "Undo the reset").rect))
        assert seen[2:] == [start]

    def test_neither_a_reset_nor_its_undo_changes_what_changed_elsewhere(self) -> None:
        start = Settings(deck="dark", fullscreen=True)
        seen = [start]
        stack, visit = DialogStack(), Visit()
        visit.renew = stack.renew

        def build() -> Dialog:
            return settings(look_for(), ENGLISH, lambda: seen[-1], seen.append, visit)

        stack.place(WINDOW)
        stack.open(build(), build)
        assert stack.top is not None
        seen.append(replace(start, fullscreen=False, seen_king_tip=True))
        send(stack, *click(the(stack.top, "Reset").rect))
        assert seen[-1] == Settings(seen_king_tip=True)
        seen.append(replace(seen[-1], fullscreen=True, seen_drag_tip=True))
        send(stack, *click(the(stack.top, "Undo the reset").rect))
        assert seen[-1] == replace(start, seen_king_tip=True, seen_drag_tip=True)

    def test_another_change_ends_the_way_back(self) -> None:
        seen: list[Settings] = [Settings(deck="dark")]
        stack, visit = DialogStack(), Visit()
        visit.renew = stack.renew

        def build() -> Dialog:
            return settings(look_for(), ENGLISH, lambda: seen[-1], seen.append, visit)

        stack.place(WINDOW)
        stack.open(build(), build)
        assert stack.top is not None
        send(stack, *click(the(stack.top, "Reset").rect))
        turn_to(stack.top, stack, "Sound")
        send(stack, *click(row_of(stack.top, "Sounds").rect))
        send(stack, *click(the(stack.top, "Reset").rect))
        assert seen[-1] == Settings()


def test_f11_while_the_settings_are_open_outlasts_the_next_change(tmp_path: Path) -> None:
    app = application.start(tmp_path)
    app.fulfil(Command.SETTINGS)
    application.pass_time(app, 400)
    application.press(app, pygame.K_F11)
    application.press(app, NEXT)  # from Done to the tabs
    application.press(app, pygame.K_RIGHT)  # to the aids
    application.press(app, NEXT)
    application.press(app, pygame.K_SPACE)
    assert app.store.settings == Settings(fullscreen=True, placement_help=False)
    app.close()
