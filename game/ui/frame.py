"""One frame: the table, the bar, and what lies over them; as little of it anew as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pygame import Surface

from game.ui.dialog_stack import DialogStack
from game.ui.offer import Offer
from game.ui.stage import Stage
from game.ui.table_view import TableView
from game.ui.tips import Tips
from game.ui.toast import Toaster

if TYPE_CHECKING:
    from game.ui.celebration import Celebration

__all__ = ["Foot", "Frame"]


class Foot(Protocol):
    """What lies along the foot of the window: the bar of the game or that of a replay."""

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when `clean` was called."""

    @property
    def tooltip(self) -> str:
        """What the tooltip says just now."""

    def tick(self, ms: float) -> None:
        """Let time pass."""

    def draw(self, target: Surface) -> None:
        """Draw all but the tooltip."""

    def draw_tooltip(self, target: Surface) -> None:
        """Draw over the table what the pointer rests on."""

    def clean(self) -> None:
        """Note that all has been drawn."""


class Frame:
    """Draws the parts of the window in their order, the table at the bottom."""

    def __init__(self, view: TableView, bar: Foot, toaster: Toaster, dialogs: DialogStack) -> None:
        self.celebration: Celebration | None = None
        self.bar = bar
        self.offer: Offer | None = None
        self.tips: Tips | None = None
        self._view = view
        self._toaster = toaster
        self._dialogs = dialogs
        self._stale = True
        self._covered = False

    @property
    def dirty(self) -> bool:
        """Whether a part looks different from the last frame; the table is asked elsewhere."""
        return self._stale or any(part.dirty for part in self._parts)

    @property
    def _parts(self) -> list[Foot | Toaster | DialogStack | Offer | Tips]:
        some = [part for part in (self.offer, self.tips) if part is not None]
        return [self.bar, self._toaster, self._dialogs, *some]

    def invalidate(self) -> None:
        """Draw everything anew: nothing is left of the frame before."""
        self._stale = True

    def tick(self, milliseconds: int) -> None:
        """Let time pass for all that is not the table."""
        self.bar.tick(milliseconds)
        self._toaster.tick(milliseconds)
        if self.tips is not None:
            self.tips.tick(milliseconds)
        self._dialogs.tick(milliseconds)
        if self.celebration is not None:
            self._stale = self._stale or self.celebration.lively
            self.celebration.tick(milliseconds)
            if not self._dialogs.shown:
                self.celebration = None

    def draw(self, target: Surface, stage: Stage) -> None:
        """Draw on `target`, which still holds the last frame."""
        if self._covered and not self._stale and self._only_dialogs_differ(stage):
            self._dialogs.draw_changes(target)
            self._dialogs.clean()
            return
        offers = any(part is not None and part.shown for part in (self.offer, self.tips))
        covers = bool(offers or self._toaster.toast or self._dialogs.shown or self.bar.tooltip)
        whole = self._stale or covers or self._covered
        self._stale, self._covered = False, covers
        self._view.render(target, stage, whole=whole)
        if whole or self.bar.dirty:
            self.bar.draw(target)
        if covers:
            self._draw_over(target)
        for part in self._parts:
            part.clean()

    def _only_dialogs_differ(self, stage: Stage) -> bool:
        """Whether nothing but the inside of a dialog looks different from the last frame."""
        others = (part for part in self._parts if part is not self._dialogs)
        at_rest = self._dialogs.settled and not any(part.dirty for part in others)
        return at_rest and self._view.rests(stage)

    def _draw_over(self, target: Surface) -> None:
        for part in (self.offer, self.tips):
            if part is not None:
                part.draw(target)
        self._toaster.draw(target)
        self.bar.draw_tooltip(target)
        self._dialogs.draw(target)
