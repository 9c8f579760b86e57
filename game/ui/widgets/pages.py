"""Several pages in one place, one of them shown, with tabs above to turn to the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.gestures import Gesture
from game.ui.widgets.base import Router, Size, Widget
from game.ui.widgets.choice import Option, Segments
from game.ui.widgets.look import Look
from game.ui.widgets.scroll import Scroll

__all__ = ["Pages"]

ABOVE, GAP = 6, 12
"""Room for the ring of the focus, and between the tabs and the page, in u."""


class Pages(Widget):
    """As high as the highest page, so that nothing jumps when one is turned; tabs stay put.

    A single page has no tab.
    """

    def __init__(
        self,
        look: Look,
        pages: Sequence[tuple[str, Widget]],
        at: int,
        on_turn: Callable[[int], None],
    ) -> None:
        super().__init__(look)
        options = tuple(Option(number, title) for number, (title, _) in enumerate(pages))
        self.tabs = Segments(look, options, at, self._turn)
        self.tabs.turns_pages = True
        self._pages = tuple(Scroll(look, page) for _, page in pages)
        self._on_turn = on_turn
        self._router = Router()

    @property
    def children(self) -> Sequence[Widget]:
        """The tabs and the page shown."""
        page = self._pages[self.tabs.value]
        return (self.tabs, page) if self._turns else (page,)

    @property
    def _turns(self) -> bool:
        return len(self._pages) > 1

    def _above(self, width: int) -> int:
        """How high the tabs are, with the gap below them."""
        return self.tabs.measure(width)[1] + self.look.px(ABOVE + GAP) if self._turns else 0

    def measure(self, width: int) -> Size:
        """The tabs and the highest page."""
        highest = max(page.measure(width)[1] for page in self._pages)
        return width, self._above(width) + highest

    def place(self, rect: pygame.Rect) -> None:
        """The tabs over the whole width, the page below them."""
        super().place(rect)
        high = self.tabs.measure(rect.w)[1]
        self.tabs.place(pygame.Rect(rect.x, rect.y + self.look.px(ABOVE), rect.w, high))
        top = rect.y + self._above(rect.w)
        for page in self._pages:
            page.place(pygame.Rect(rect.x, top, rect.w, rect.bottom - top))

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll the page until `rect` can be seen; the tabs always can."""
        if rect != self.tabs.rect:
            self._pages[self.tabs.value].reveal(rect)

    def handle(self, gesture: Gesture) -> bool:
        """Pass the gesture on to what is shown."""
        return self._router.handle(gesture, self.children)

    def _turn(self, number: int) -> None:
        self.touch()
        self._on_turn(number)
