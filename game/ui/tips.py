"""Three hints for the first game, each at its moment and never again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import Protocol

import pygame

from game.core import placement
from game.core.board import COLUMNS, Board, Pile
from game.core.cards import Card
from game.core.rules import RuleSet, legal_moves
from game.core.session import Position
from game.i18n.catalogue import Catalogue
from game.i18n.messages import card_name
from game.store.settings import Settings
from game.ui.bubble import Bubble
from game.ui.gestures import Gesture
from game.ui.layout import Spot
from game.ui.play import Play
from game.ui.stage import Stage
from game.ui.widgets.look import Look

__all__ = ["Tip", "Tips", "moment"]

REST = 1200
"""Milliseconds that the table has to lie still before a hint comes."""
FIRST_MOVES = 3
"""After so many moves nobody has to be told how to make one, or what an old hint said."""


class Tip(Enum):
    """A hint; the value is the setting that notes that it was given."""

    DRAG = "seen_drag_tip"
    KING = "seen_king_tip"
    HOME = "seen_home_tip"


class Pupil(Protocol):
    """Who is taught."""

    tr: Catalogue

    @property
    def settings(self) -> Settings:
        """What the player has chosen, and which hints were given."""

    def follow(self, changed: Settings) -> None:
        """Let changed settings hold at once."""


class Tips:
    """Gives one hint at a time, in a bubble that is closed with a click and blocks nothing."""

    def __init__(self, look: Look, pupil: Pupil) -> None:
        self._pupil = pupil
        self._bubble = Bubble(look)
        self._tip: Tip | None = None
        self._since = (0, 0)
        """Moves, and cards on the foundations, when the hint came."""
        self._rested = 0.0
        self._before: tuple[object, ...] = ()
        """What was looked at last: as long as it is the same, there is nothing to find out."""

    @property
    def tip(self) -> Tip | None:
        """The hint that is shown."""
        return self._tip if self._bubble.shown else None

    @property
    def shown(self) -> bool:
        """Whether there is anything to draw."""
        return self._bubble.shown

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when `clean` was called."""
        return self._bubble.dirty

    @property
    def rect(self) -> pygame.Rect:
        """Where the bubble is."""
        return self._bubble.rect

    def clean(self) -> None:
        """Note that all has been drawn."""
        self._bubble.clean()

    def place(self, area: pygame.Rect) -> None:
        """Keep the bubble inside `area`: the table without the bar."""
        self._bubble.place(area)

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        self._rested += milliseconds
        self._bubble.tick(milliseconds)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the bubble, if there is one."""
        self._bubble.draw(target)

    def handle(self, gesture: Gesture) -> bool:
        """A click on the bubble closes it; everything else is meant for the table."""
        return self._bubble.handle(gesture)

    def keep_up(self, play: Play, *, open_table: bool) -> None:
        """Follow the game; hide while the table is covered or a card is in the hand."""
        stage = play.stage
        if not open_table or stage.motion or stage.held is not None:
            self._rested = 0.0
        if self._same(stage, play.session.position, open_table):
            return
        if self._tip is not None and not self._bubble.wanted:
            self._tip, self._rested = None, 0.0  # it was closed
        if self._tip is None and self._rested >= REST:
            self._tip = self._due(play)
            if self._tip is not None:
                self._since = _progress(play)
                self._pupil.follow(_given(self._pupil.settings, self._tip))
        found = None
        if self._tip is not None and not self._heeded(self._tip, play):
            found = moment(self._tip, *_table(play))
        if self._tip is None or found is None:
            self._bubble.leave()
            self._rested = 0.0 if self._tip is not None else self._rested
            self._tip = None
        elif not open_table or stage.held is not None:
            self._bubble.hide()
        else:
            spot, card = found
            piles = [stage.top_rect(other) for other in stage.layout.spots if other.suit is None]
            words = _words(self._pupil.tr, self._tip, card)
            self._bubble.show(words, stage.top_rect(spot), piles)

    def _same(self, stage: Stage, position: Position, open_table: bool) -> bool:
        """Whether all is as it was the last time."""
        state = (self._tip, self._bubble.wanted, self._rested >= REST, open_table)
        now = (stage.seating, stage.held, position, self._pupil.tr, *state)
        before, self._before = self._before, now
        return len(before) == len(now) and all(a is b for a, b in zip(before, now, strict=True))

    def _heeded(self, tip: Tip, play: Play) -> bool:
        """Whether the player has done what `tip` says, or has gone on without it."""
        moves, home = (now - then for now, then in zip(_progress(play), self._since, strict=True))
        if tip is Tip.DRAG:
            return moves > 0
        return moves >= FIRST_MOVES or (tip is Tip.HOME and home > 0)

    def _due(self, play: Play) -> Tip | None:
        """The first hint that was not given yet and whose moment has come."""
        settings = self._pupil.settings
        waiting = (tip for tip in Tip if not getattr(settings, tip.value))
        return next((tip for tip in waiting if moment(tip, *_table(play)) is not None), None)


def _given(settings: Settings, tip: Tip) -> Settings:
    """The settings that note that `tip` was given."""
    match tip:
        case Tip.DRAG:
            return replace(settings, seen_drag_tip=True)
        case Tip.KING:
            return replace(settings, seen_king_tip=True)
        case Tip.HOME:
            return replace(settings, seen_home_tip=True)


def moment(tip: Tip, rules: RuleSet, board: Board, moves: int) -> tuple[Spot, Card | None] | None:
    """The pile to show `tip` by, and the card it is about; None if it is not the moment."""
    if board.is_won:
        return None
    return _MOMENTS[tip](rules, board, moves)


def _to_drag(rules: RuleSet, board: Board, moves: int) -> tuple[Spot, Card | None] | None:
    """At the beginning: by a column from which a group can go to another."""
    if moves >= FIRST_MOVES:
        return None
    for move in legal_moves(rules, board):
        source, index = board.locate(move.card)
        if move.target is Pile.FOUNDATION or source is Pile.FOUNDATION:
            continue
        if index < len(board[source].cards) - 1:
            return Spot(source), move.card
    return None


def _to_fill(_: RuleSet, board: Board, __: int) -> tuple[Spot, Card | None] | None:
    """Once a column is empty."""
    empty = next((pile for pile in COLUMNS if not board[pile].cards), None)
    return None if empty is None else (Spot(empty), None)


def _to_send_home(rules: RuleSet, board: Board, _: int) -> tuple[Spot, Card | None] | None:
    """Once a last card fits its foundation."""
    for pile in COLUMNS:
        last = board[pile].last
        if last is not None and placement.home(rules, board, last) is not None:
            return Spot(pile), last
    return None


_Moment = Callable[[RuleSet, Board, int], tuple[Spot, Card | None] | None]
_MOMENTS: dict[Tip, _Moment] = {Tip.DRAG: _to_drag, Tip.KING: _to_fill, Tip.HOME: _to_send_home}


def _table(play: Play) -> tuple[RuleSet, Board, int]:
    return play.session.rules, play.session.board, play.session.moves


def _progress(play: Play) -> tuple[int, int]:
    return play.session.moves, sum(play.session.board.foundations)


def _words(tr: Catalogue, tip: Tip, card: Card | None) -> str:
    match tip:
        case Tip.DRAG:
            return tr.gettext("Drag any face-up card. All the cards lying on it come along.")
        case Tip.KING:
            return tr.gettext("An empty column takes only a king, alone or with the cards on it.")
        case Tip.HOME:
            assert card is not None
            text = tr.gettext("{card} fits its foundation. One tap sends it there.")
            return text.format(card=card_name(tr, card))
