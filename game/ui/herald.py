"""Says on the table, in a sentence, what the game has to say."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.core.cards import Card
from game.core.rules import Breach
from game.i18n.catalogue import Catalogue
from game.i18n.messages import breach_message, card_name
from game.store.notices import Saving
from game.ui.layout import Spot
from game.ui.news import saving_message
from game.ui.toast import Mood, Toast, Toaster

__all__ = ["Herald"]


class Herald:
    """Puts messages where they belong: by the pile that they are about, or in the middle."""

    def __init__(self, toaster: Toaster, tr: Catalogue, place: Callable[[Spot], Rect]) -> None:
        """`place` tells where the top of a pile is seen."""
        self.tr = tr
        self._toaster = toaster
        self._place = place

    def refused(self, breach: Breach, spot: Spot) -> None:
        """Say by the pile which rule refuses a move (R17)."""
        self._warn(breach_message(self.tr, breach), spot)

    def placeless(self, card: Card, spot: Spot) -> None:
        """Say that no column takes a double-tapped card (R14)."""
        text = self.tr.gettext("No column takes {card} now.")
        self._warn(text.format(card=card_name(self.tr, card)), spot)

    def stranded(self) -> None:
        """Say that no pile takes the selected card."""
        self._toaster.show(Toast(self.tr.gettext("No pile takes this card now."), Mood.BAD))

    def saving(self, saving: Saving, *, can_write: bool) -> None:
        """Say that games can no longer be saved, or can be again."""
        mood = Mood.GOOD if can_write else Mood.BAD
        self._toaster.show(Toast(saving_message(self.tr, saving), mood))

    def _warn(self, text: str, spot: Spot) -> None:
        self._toaster.show(Toast(text, Mood.BAD, self._place(spot)))
