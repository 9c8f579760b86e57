"""Game codes as the window deals in them: fresh, typed, switched (R22, R23)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.code import DEALS, CodeError, GameCode
from game.i18n.catalogue import Catalogue
from game.i18n.messages import code_message

if TYPE_CHECKING:
    from game.ui.dialogs.new_game import Codes
    from game.ui.finder import Finder, Rating

__all__ = ["codes", "fresh_code"]


def fresh_code(*, relaxed: bool = False) -> GameCode:
    """A deal drawn from all there are, by the system's own source of chance."""
    return GameCode(random.SystemRandom().randrange(DEALS), relaxed)


def codes(tr: Catalogue, finder: Finder, *, final: bool) -> Codes:
    """What the New game dialog has to know; `final` is the house rule of the next deal."""
    from game.ui.dialogs.new_game import Codes

    def fault(text: str) -> str | None:
        try:
            GameCode.parse(text)
        except CodeError as error:
            return code_message(tr, error)
        return None

    def switched(text: str, relaxed: bool) -> str:
        return str(replace(GameCode.parse(text), relaxed=relaxed))

    def take() -> str | None:
        finder.poll()
        found = finder.take()
        return None if found is None else str(found)

    def rating() -> Rating | None:
        finder.poll()
        return finder.rating

    return Codes(
        fresh=lambda relaxed: str(fresh_code(relaxed=relaxed)),
        fault=fault,
        relaxed=lambda text: GameCode.parse(text).relaxed,
        switched=switched,
        want=lambda wish, relaxed: finder.want(wish, relaxed=relaxed, final=final),
        take=take,
        tried=lambda: finder.tried,
        rate=lambda text: finder.rate(GameCode.parse(text), final=final),
        rating=rating,
        give_up=finder.cancel,
    )
