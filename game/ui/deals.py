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

__all__ = ["codes", "fresh_code"]


def fresh_code(*, relaxed: bool = False) -> GameCode:
    """A deal drawn from all there are, by the system's own source of chance."""
    return GameCode(random.SystemRandom().randrange(DEALS), relaxed)


def codes(tr: Catalogue) -> Codes:
    """What the New game dialog has to know about codes."""
    from game.ui.dialogs.new_game import Codes

    def fault(text: str) -> str | None:
        try:
            GameCode.parse(text)
        except CodeError as error:
            return code_message(tr, error)
        return None

    def switched(text: str, relaxed: bool) -> str:
        return str(replace(GameCode.parse(text), relaxed=relaxed))

    return Codes(
        fresh=lambda relaxed: str(fresh_code(relaxed=relaxed)),
        fault=fault,
        relaxed=lambda text: GameCode.parse(text).relaxed,
        switched=switched,
    )
