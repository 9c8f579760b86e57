"""Random events of all kinds, many of them aimed at cards so that games get somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame
from pygame import Event

from game.core.board import Pile
from game.core.cards import Card
from game.core.rules import legal_moves
from game.ui.app import App
from game.ui.layout import Spot

__all__ = ["SIZES", "Weather"]

Point = tuple[int, int]

SIZES = ((800, 600), (801, 603), (1024, 600), (600, 1000), (1, 1), (320, 200), (1280, 720))
"""Sizes of the window, odd and tiny ones among them; huge ones are drawn in another test."""
KEYS = (
    *(pygame.K_u, pygame.K_r, pygame.K_n, pygame.K_z, pygame.K_y, pygame.K_c, pygame.K_v),
    *(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_DELETE, pygame.K_F1, pygame.K_F11, pygame.K_h),
    *(pygame.K_a, pygame.K_f, pygame.K_m, pygame.K_x, pygame.K_1, pygame.K_QUESTION, 0x110000),
)
MODIFIERS = (pygame.KMOD_NONE,) * 4 + (
    *(pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT),
    pygame.KMOD_CTRL | pygame.KMOD_SHIFT,
)
TEXTS = ("YU1-C-AAAAAAD", "a", "-", "é", "ש", "پ", "\u202e", "\x00", "🂡", "x" * 300)
WINDOW = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER),
    *(pygame.WINDOWEXPOSED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN),
    *(pygame.WINDOWSHOWN, pygame.WINDOWMOVED, pygame.WINDOWMAXIMIZED),
)


class Weather:
    """Makes bursts of events for the game as it looks now."""

    def __init__(self, random: Random) -> None:
        self._random = random
        bursts: tuple[tuple[Callable[[App], Iterator[Event]], int], ...] = (
            (self._tap, 10),
            (self._drag, 12),
            (self._fingers, 3),
            (self._noise, 4),
            (self._keys, 6),
            (self._text, 1),
            (self._window, 1),
        )
        self._bursts = [burst for burst, _ in bursts]
        self._weights = [weight for _, weight in bursts]

    def burst(self, app: App) -> list[Event]:
        """Some events that belong together, or do not."""
        (make,) = self._random.choices(self._bursts, self._weights)
        return list(make(app))

    def move(self, app: App) -> Iterator[Event]:
        """A drag by a hand that knows the rules; nothing if no move is left."""
        ends = self._ends(app)
        if ends is not None:
            start, end = ends
            yield self._button(pygame.MOUSEBUTTONDOWN, start, touch=False)
            yield self._motion(end, (1, 0, 0), touch=False)
            yield self._button(pygame.MOUSEBUTTONUP, end, touch=False)

    def _tap(self, app: App) -> Iterator[Event]:
        point, touch = self._aim(app), self._random.random() < 0.3
        button = self._random.choice((1, 1, 1, 1, 1, 2, 3, 9))
        for click in range(1, self._random.randint(1, 4)):
            yield self._button(pygame.MOUSEBUTTONDOWN, point, button, click, touch=touch)
            if self._random.random() < 0.95:  # now and then nobody tells that it went up
                yield self._button(pygame.MOUSEBUTTONUP, point, button, click, touch=touch)

    def _drag(self, app: App) -> Iterator[Event]:
        ends = self._ends(app) if self._random.random() < 0.5 else None
        start, end = ends or (self._aim(app), self._aim(app))
        touch = self._random.random() < 0.3
        yield self._button(pygame.MOUSEBUTTONDOWN, start, touch=touch)
        steps = self._random.randint(1, 4)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            yield self._motion((x, y), (1, 0, 0), touch=touch)
        if self._random.random() < 0.9:
            yield self._button(pygame.MOUSEBUTTONUP, end, touch=touch)

    def _ends(self, app: App) -> tuple[Point, Point] | None:
        """From where to where a hand goes that knows the rules."""
        session, stage = app.session, app.play.stage
        moves = list(legal_moves(session.rules, session.board))
        if not moves:
            return None
        card, target = self._random.choice(moves)
        (x, y), there = stage.where(card), stage.top_rect(_spot(card, target))
        start = round(x) + 20, round(y) + 4
        return start, (there.x + 20, there.y + 4)

    def _fingers(self, app: App) -> Iterator[Event]:
        for _ in range(self._random.randint(1, 3)):
            x, y = self._aim(app)
            kind = self._random.choice((pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION))
            finger = self._random.randint(0, 2)
            yield Event(
                kind, touch_id=1, finger_id=finger, x=x / 1000, y=y / 1000, dx=0, dy=0, pressure=1
            )

    def _noise(self, app: App) -> Iterator[Event]:
        wide = self._random.random() < 0.1
        for _ in range(self._random.randint(1, 5)):
            point = (
                (self._random.randint(-9999, 9999), self._random.randint(-9999, 9999))
                if wide
                else self._aim(app)
            )
            held, touch = self._random.random() < 0.2, self._random.random() < 0.2
            match self._random.randrange(4):
                case 0:
                    yield self._motion(point, (int(held), 0, 0), touch=touch)
                case 1:
                    yield self._motion(point, (0, 0, 0), touch=False)
                case 2:
                    turn = self._random.choice((-50, -1, 0, 1, 50))
                    yield Event(
                        pygame.MOUSEWHEEL, pos=point, x=0, y=turn, flipped=held, touch=touch
                    )
                case _:
                    up = self._random.choice((pygame.MOUSEBUTTONUP, pygame.MOUSEBUTTONDOWN))
                    yield self._button(up, point, self._random.randint(1, 7), touch=touch)

    def _keys(self, _app: App) -> Iterator[Event]:
        key, mod = self._random.choice(KEYS), self._random.choice(MODIFIERS)
        if key == pygame.K_q and mod & pygame.KMOD_CTRL:
            return
        for _ in range(self._random.choice((1, 1, 1, 1, 12))):
            yield Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self._random.random() < 0.9:
            yield Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _text(self, _app: App) -> Iterator[Event]:
        yield Event(pygame.TEXTINPUT, text=self._random.choice(TEXTS))

    def _window(self, _app: App) -> Iterator[Event]:
        yield Event(self._random.choice(WINDOW))

    def _aim(self, app: App) -> Point:
        """A point on a card or a pile, or anywhere in the window."""
        stage = app.play.stage
        width, height = app.window.size
        aimed = self._random.random()
        if aimed < 0.7:
            face_up = [card for card, place in stage.seating.items() if place.face_up]
            if face_up:
                x, y = stage.where(self._random.choice(face_up))
                return round(x) + self._random.randint(1, 30), round(y) + self._random.randint(1, 9)
        if aimed < 0.85:
            return stage.top_rect(self._random.choice(list(stage.layout.spots))).center
        return self._random.randrange(width), self._random.randrange(height)

    @staticmethod
    def _button(kind: int, at: Point, button: int = 1, clicks: int = 1, *, touch: bool) -> Event:
        return Event(kind, pos=at, button=button, clicks=clicks, touch=touch)

    @staticmethod
    def _motion(at: Point, buttons: tuple[int, int, int], *, touch: bool) -> Event:
        return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=buttons, touch=touch)


def _spot(card: Card, target: Pile) -> Spot:
    return Spot(target, card.suit if target is Pile.FOUNDATION else None)
