"""A table played headless: hands, umpire and stage as the window puts them together."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.core.board import Board, Pile
from game.core.cards import DECK, Card
from game.core.code import GameCode
from game.core.moves import Move
from game.core.rules import Breach
from game.core.session import Change, Position, Session
from game.ui.gestures import Cancel, Drag, Press, Release
from game.ui.hands import Hands
from game.ui.layout import Layout, Spot
from game.ui.motion import SETTLE
from game.ui.seating import seat
from game.ui.stage import Stage
from game.ui.umpire import Umpire

ACES = Board.parse(
    "Foundations: S-0 H-0 D-0 C-13\n"
    "KS QH\n2S AS\n2H AH\nKD KH 9S\n"
    "<3S> <4S> <5S> <6S> <7S> 8S TS JS QS\n"
    "<3H> <4H> <5H> <6H> <7H> 8H 9H TH JH\n"
    "<AD> <2D> <3D> <4D> <5D> <6D> 7D 8D 9D TD JD QD"
)


@dataclass(frozen=True, slots=True)
class Preferences:
    double_click: bool = True
    placement_help: bool = True
    automatic_placement: bool = False
    click_to_move: bool = True
    double_click_time: str = "usual"
    drag_distance: str = "usual"
    large_zones: bool = False


@dataclass
class Table:
    """Stage, hands and session; it hears what the hands did, as the screen does."""

    size: tuple[int, int] = (1280, 720)
    code: GameCode = field(default_factory=lambda: GameCode(0))
    board: Board | None = None
    mirrored: bool = False
    preferences: Preferences = field(default_factory=Preferences)
    changes: list[Change] = field(default_factory=list)
    breaches: list[tuple[Breach, Spot]] = field(default_factory=list)
    homeless: list[Card] = field(default_factory=list)
    taken: list[Card] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = Session(self.code)
        if self.board is not None:
            self.session.position = Position(self.board)
        self.stage = Stage(Layout.fit(self.size, mirrored=self.mirrored), self.session.board)
        umpire = Umpire(self.session, self.preferences)
        self.hands = Hands(self.stage, umpire, self.preferences, self)

    def changed(self, change: Change) -> None:
        self.changes.append(change)
        self.stage.show(change.after.board, SETTLE)

    def play(self, move: Move) -> None:
        """Make a legal move without the hands."""
        change = self.session.play(move)
        assert isinstance(change, Change)
        self.changed(change)

    def refused(self, breach: Breach, spot: Spot) -> None:
        self.breaches.append((breach, spot))

    def placeless(self, card: Card, _spot: Spot) -> None:
        self.homeless.append(card)

    def lifted(self, card: Card) -> None:
        self.taken.append(card)

    def tick(self, milliseconds: int) -> None:
        for _ in range(0, milliseconds, 5):
            self.stage.motion.tick(5)
            self.hands.tick(5)

    def grip(self, card: Card) -> tuple[int, int]:
        """A point on the visible strip of `card`."""
        x, y = self.stage.where(card)
        return round(x) + 30, round(y) + 3

    def tap(self, point: tuple[int, int]) -> None:
        self.hands.handle(Press(point))
        self.hands.handle(Release(point))

    def drag(self, card: Card, onto: Spot) -> None:
        """Drag `card` so that its own rectangle comes to lie on the pile's last card."""
        start = self.grip(card)
        there, here = self.stage.top_rect(onto), self.stage.where(card)
        end = (start[0] + there.x - round(here[0]), start[1] + there.y - round(here[1]))
        self.hands.handle(Press(start))
        self.hands.handle(Drag(end))
        self.hands.handle(Release(end))

    def cancel(self) -> None:
        self.hands.handle(Cancel())

    def rest(self) -> None:
        """Let everything come to rest."""
        self.tick(5000)

    def assert_at_rest_on_the_model(self) -> None:
        """The view shows the session's board, and all 52 cards of it."""
        seating = seat(self.stage.layout, self.session.board)
        assert not self.stage.motion
        assert self.stage.held is None
        assert self.stage.seating == seating
        assert sorted(seating) == sorted(DECK)
        assert {card: self.stage.where(card) for card in seating} == {
            card: place.at for card, place in seating.items()
        }


def column(number: int) -> Spot:
    return Spot(Pile(number))


def visible(table: Table, card: Card) -> Rect:
    x, y = table.stage.where(card)
    return Rect((round(x), round(y)), table.stage.layout.card)
