"""Cards in flight: a view of the model that never owns the truth (DESIGN §8).

Only `tick` lets time pass. A flight starts wherever its card is drawn at that moment, so any
change may overtake any other.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.cards import Card

__all__ = [
    "DEAL",
    "FAN",
    "HOME_RUN",
    "PEEK",
    "REACH",
    "RETURN",
    "SETTLE",
    "SHOWN",
    "UNDO",
    "Motion",
    "Timing",
]

Point = tuple[float, float]
Ease = Callable[[float], float]

FLIP = 180
SHAKE, SHAKE_DECAY, SHAKE_PERIOD = 320, 110, 125


def _out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def _out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def _in_out_cubic(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a kind of flight takes, in milliseconds."""

    duration: int
    ease: Ease
    per_pixel: float = 0.0
    longest: int = 10_000
    stagger: int = 0
    """The delay between one card and the next of the same change."""

    def lasting(self, distance: float) -> int:
        """The duration of a flight over `distance` pixels."""
        return min(self.longest, round(self.duration + self.per_pixel * distance))


DEAL = Timing(220, _out_cubic, stagger=22)
SETTLE = Timing(120, _out_cubic, per_pixel=0.12, longest=260)
RETURN = Timing(220, _in_out_cubic)
UNDO = Timing(160, _out_cubic)
HOME_RUN = Timing(180, _in_out_cubic, stagger=60)
FAN = Timing(120, _out_cubic)
PEEK = Timing(90, _out_quad)
SHOWN = Timing(320, _in_out_cubic, per_pixel=0.25, longest=620)
REACH = Timing(420, _in_out_cubic, per_pixel=0.25, longest=720)
"""In a replay: slow enough to follow with the eyes, and held out to a pile that refuses."""


@dataclass(slots=True)
class _Flight:
    start: Point
    end: Point
    duration: int
    ease: Ease
    delay: int
    serial: int
    elapsed: int = 0

    def at(self) -> Point:
        if self.elapsed <= self.delay:
            return self.start
        if self.elapsed >= self.delay + self.duration:
            return self.end
        share = self.ease((self.elapsed - self.delay) / self.duration)
        (x0, y0), (x1, y1) = self.start, self.end
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share

    @property
    def is_waiting(self) -> bool:
        return self.elapsed < self.delay

    @property
    def is_over(self) -> bool:
        return self.elapsed >= self.delay + self.duration


@dataclass(slots=True)
class Motion:
    """All flights, turns and shakes under way."""

    calm: bool = False
    """Reduced motion: everything arrives at once, nothing shakes."""
    _flights: dict[Card, _Flight] = field(default_factory=dict)
    _turns: dict[Card, int] = field(default_factory=dict)
    """Milliseconds since a card began to turn over; negative while it waits to."""
    _shakes: dict[Card, int] = field(default_factory=dict)
    _serial: int = 0

    def __contains__(self, card: Card) -> bool:
        return card in self._flights or card in self._turns or card in self._shakes

    def __bool__(self) -> bool:
        return bool(self._flights or self._turns or self._shakes)

    def tick(self, milliseconds: int) -> None:
        """Let time pass; whatever is over is dropped."""
        for flight in self._flights.values():
            flight.elapsed += milliseconds
        self._flights = {card: f for card, f in self._flights.items() if not f.is_over}
        self._turns = _aged(self._turns, milliseconds, FLIP)
        self._shakes = _aged(self._shakes, milliseconds, SHAKE)

    def launch(self, card: Card, start: Point, end: Point, timing: Timing, delay: int = 0) -> None:
        """Send `card` on its way from where it is drawn now."""
        self._flights.pop(card, None)
        if self.calm or math.dist(start, end) < 0.5:
            return
        self._serial += 1
        duration = timing.lasting(math.dist(start, end))
        self._flights[card] = _Flight(start, end, duration, timing.ease, delay, self._serial)

    def turn(self, card: Card, delay: int = 0) -> None:
        """Turn `card` over, to the face that its seat shows."""
        if not self.calm:
            self._turns[card] = -delay

    def shake(self, card: Card) -> None:
        """Shake `card`: refused."""
        if not self.calm:
            self._shakes[card] = 0

    @property
    def in_procession(self) -> bool:
        """Whether cards still wait to follow others: a deal, or a run to the foundations."""
        return any(flight.is_waiting for flight in self._flights.values())

    def hurry(self) -> None:
        """Let everything be where it belongs at once."""
        self._flights.clear()
        self._turns.clear()

    def stop(self, card: Card) -> None:
        """Let `card` be where it belongs at once."""
        for moving in (self._flights, self._turns, self._shakes):
            moving.pop(card, None)

    def position(self, card: Card, seat: Point, scale: float) -> Point:
        """Where `card`, which belongs at `seat`, is now; `scale` is u."""
        x, y = self._flights[card].at() if card in self._flights else seat
        return x + self._swing(card, scale), y

    def squeeze(self, card: Card) -> tuple[float, bool]:
        """The width of a turning card, 0 to 1, and whether it still shows its old face."""
        elapsed = max(0, self._turns.get(card, FLIP))
        return abs(math.cos(math.pi * elapsed / FLIP)), elapsed < FLIP / 2

    def phase(self, card: Card) -> tuple[bool, int] | None:
        """Whether a flight of `card` still waits, and its serial number; None without a flight."""
        flight = self._flights.get(card)
        return None if flight is None else (flight.is_waiting, flight.serial)

    @property
    def cards(self) -> frozenset[Card]:
        """The cards that are not drawn just as they rest."""
        return frozenset((*self._flights, *self._turns, *self._shakes))

    def _swing(self, card: Card, scale: float) -> float:
        elapsed = self._shakes.get(card)
        if elapsed is None:
            return 0.0
        fading = math.exp(-elapsed / SHAKE_DECAY)
        return 12 * scale * fading * math.sin(2 * math.pi * elapsed / SHAKE_PERIOD)


def _aged(started: dict[Card, int], milliseconds: int, lasting: int) -> dict[Card, int]:
    aged = {card: elapsed + milliseconds for card, elapsed in started.items()}
    return {card: elapsed for card, elapsed in aged.items() if elapsed < lasting}
