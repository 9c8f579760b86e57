"""Whole public games with taps only, with drags only, with a trackball; and targets for fingers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.board import Pile
from game.core.moves import Move
from game.core.record import Record
from game.core.session import Session
from game.kiosk.rules import Corner
from game.store.store import Store
from game.ui.commands import Command
from game.ui.dialog import Dialog
from game.ui.kiosk_attendant import LARGE
from game.ui.kiosk_attract import Attract
from game.ui.kiosk_gestures import HOLD, CornerHold
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Segments, Tiles
from game.ui.widgets.toggle import Toggle
from tests.application import button, widgets
from tests.boards import WON_CLASSIC
from tests.public import PIN, Public, open_game

RECORD = Record.parse(WON_CLASSIC)
MOVES = [action for action in RECORD.actions if isinstance(action, Move)]
ALL = (
    'statistics = "house"\nallow = ["new-game", "hints", "help", "language", "settings", "daily", '
)
ALL += '"statistics", "copy", "files"]\n'
LEAST = 60
"""How high a target is, in u of the usual scale."""
UNHURRIED = 450
"""Milliseconds between two taps that are not a double tap (R14)."""


@pytest.fixture(params=[(1280, 720), (1024, 600)], ids=str)
def public(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Public]:
    with Store(tmp_path, background=False) as store:
        store.save_game(Session(RECORD.code))
    game = open_game(tmp_path, PIN, size=request.param)
    yield game
    game.app.close()


def finish(public: Public) -> None:
    """The win is told, and a touch deals the next game."""
    assert public.app.session.board.is_won
    public.wait(1500)
    assert public.dialog is not None
    assert public.dialog.title == "You won!"
    public.tap(button(public.dialog, "New game").rect.center)
    public.wait(500)
    assert public.dialog is not None
    public.tap(button(public.dialog, "Deal").rect.center)
    public.settle()
    assert public.app.session.moves == 0
    assert public.app.session.code != RECORD.code


def test_with_taps_only(public: Public) -> None:
    """Tap a card, tap where it goes; the last card of a column goes home with one tap."""
    for move in MOVES:
        public.wait(UNHURRIED)
        public.tap(public.grip(move.card))
        if move.target is not Pile.FOUNDATION:
            public.wait(60)
            there = public.place(move)
            public.tap((there.centerx, there.centery))
        assert public.app.session.position.line[-1] == move
        public.settle()
    assert public.app.session.moves == len(MOVES)
    finish(public)


def test_with_drags_only(public: Public) -> None:
    """Drag every card, to its foundation too, with a finger that starts sideways."""
    for move in MOVES:
        x, y = public.grip(move.card)
        there, here = public.place(move), public.app.play.stage.where(move.card)
        end = (x + there.x - round(here[0]), y + there.y - round(here[1]))
        side = 1 if end[0] > x else -1
        public.down((x, y))
        public.move((x + side * 40, y))
        for step in range(1, 5):
            public.move((x + (end[0] - x) * step // 4, y + (end[1] - y) * step // 4))
            public.wait(15)
        public.up(end)
        assert public.app.session.position.line[-1] == move
        public.settle()
    assert public.app.session.moves == len(MOVES)
    finish(public)


def test_with_a_trackball(public: Public) -> None:
    """The pointer creeps in small steps, and shakes a little at each click."""
    at = (640, 500)
    for move in MOVES:
        at = roll(public, at, public.grip(move.card))
        public.wait(UNHURRIED)
        click(public, at)
        if move.target is not Pile.FOUNDATION:
            there = public.place(move)
            at = roll(public, at, (there.centerx, there.centery))
            click(public, at)
        assert public.app.session.position.line[-1] == move
        public.settle()
    assert public.app.session.moves == len(MOVES)
    assert pygame.mouse.get_visible()
    finish(public)


def roll(public: Public, start: tuple[int, int], end: tuple[int, int]) -> tuple[int, int]:
    """Move the pointer, at most 24 pixels at a time."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1])) // 24 + 1
    for step in range(1, steps + 1):
        x, y = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
        public.move((x, y), touch=False, held=False)
        public.wait(15)
    return end


def click(public: Public, at: tuple[int, int]) -> None:
    public.down(at, touch=False)
    public.move((at[0] + 2, at[1] + 1), touch=False)
    public.up((at[0] + 2, at[1] + 1), touch=False)


@pytest.mark.parametrize("corner", [corner for corner in Corner if corner is not Corner.NONE])
@pytest.mark.parametrize("density", [1.0, 1.5, 2.0])
def test_each_corner_can_be_held_on_screens_of_any_density(
    public: Public, corner: Corner, density: float
) -> None:
    """The system tells where the finger is in units of its own, not in pixels."""
    hold, window = CornerHold(corner), pygame.Rect(0, 0, 2400, 1200)
    hold.density = density
    look = public.app.wardrobe.look
    right, bottom = int(window.w / density), int(window.h / density)
    places = {
        Corner.TOP_LEFT: (10, 10),
        Corner.TOP_RIGHT: (right - 10, 10),
        Corner.BOTTOM_LEFT: (10, bottom - 10),
        Corner.BOTTOM_RIGHT: (right - 10, bottom - 10),
    }
    for place, at in places.items():
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True)
        shaken = pygame.Event(pygame.MOUSEMOTION, pos=(at[0] + 3, at[1] - 3), touch=True)
        hold.follow(down, window, look)
        hold.follow(shaken, window, look)
        assert hold.tick(HOLD) is (place is corner)


class TestTargets:
    @pytest.fixture(params=["en", "he"])
    def opened(self, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Public]:
        game = open_game(tmp_path, f'{PIN}{ALL}[settings]\nlanguage = "{request.param}"')
        yield game
        game.app.close()

    def too_low(self, public: Public, dialog: Dialog) -> list[tuple[str, float]]:
        unit = public.app.wardrobe.look.unit / LARGE
        found = [
            each
            for part in dialog.parts
            for each in widgets(part)
            if isinstance(each, (Button, Toggle))
        ]
        return [
            (each.label, each.rect.h / unit)
            for each in found
            if each.rect.h and min(each.rect.size) < LEAST * unit
        ]

    @pytest.mark.parametrize(
        "command",
        [
            *(Command.MENU, Command.NEW, Command.SETTINGS, Command.HELP, Command.KEYS),
            *(Command.PAUSE, Command.DAILY, Command.STATISTICS, Command.SHARE),
        ],
    )
    def test_every_button_suits_a_finger(self, opened: Public, command: Command) -> None:
        opened.app.fulfil(command)
        opened.wait(300)
        assert opened.dialog is not None
        assert self.too_low(opened, opened.dialog) == []

    def test_the_bar(self, opened: Public) -> None:
        unit = opened.app.wardrobe.look.unit / LARGE
        sizes = [each.rect.size for each in opened.app.bar.children if isinstance(each, Button)]
        assert min(min(size) for size in sizes) >= LEAST * unit

    def test_the_pad(self, opened: Public) -> None:
        mod = pygame.KMOD_LCTRL | pygame.KMOD_LALT | pygame.KMOD_LSHIFT
        opened.key(pygame.K_k, mod)
        opened.wait(300)
        assert opened.dialog is not None
        assert self.too_low(opened, opened.dialog) == []

    def test_choices(self, opened: Public) -> None:
        opened.app.fulfil(Command.SETTINGS)
        opened.wait(300)
        assert opened.dialog is not None
        unit = opened.app.wardrobe.look.unit / LARGE
        choices = [
            each
            for part in opened.dialog.parts
            for each in widgets(part)
            if isinstance(each, (Segments, Tiles)) and each.rect.h
        ]
        assert choices
        lowest = min(each.area(0).h for each in choices)
        assert lowest >= LEAST * unit - 1

    def test_the_languages_of_the_invitation(self, opened: Public) -> None:
        opened.wait(180_100, 250)
        show = opened.app.theatre
        assert isinstance(show, Attract)
        unit = opened.app.wardrobe.look.unit / LARGE
        assert min(min(each.rect.size) for each in show.bar.children) >= LEAST * unit


class TestFit:
    """Nothing is cut off on the screens that kiosks have, in the languages that need most room."""

    @pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)], ids=str)
    @pytest.mark.parametrize("language", ["en", "su", "he", "fa"])
    def test_pad_and_invitation(self, tmp_path: Path, size: tuple[int, int], language: str) -> None:
        rules = f'{PIN}[settings]\nlanguage = "{language}"'
        public = open_game(tmp_path, rules, size=size)
        window = pygame.Rect((0, 0), size)
        public.key(pygame.K_k, pygame.KMOD_LCTRL | pygame.KMOD_LALT | pygame.KMOD_LSHIFT)
        public.wait(300)
        assert public.dialog is not None
        found = [each for part in public.dialog.parts for each in widgets(part)]
        keys = [each for each in found if isinstance(each, Button)]
        assert len(keys) == 13
        for key in keys:
            assert public.dialog.rect.contains(key.rect), key.label
            assert key.measure(10_000)[0] <= key.rect.w, key.label
        public.wait(180_100, 250)
        show = public.app.theatre
        assert isinstance(show, Attract)
        for each in show.bar.children:
            assert window.contains(each.rect)
            assert each.measure(10_000)[0] <= each.rect.w
        public.app.close()
