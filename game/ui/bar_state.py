"""What the bar shows of a game (R21)."""

from __future__ import annotations

from game.core.session import Session
from game.i18n.catalogue import Catalogue
from game.store.settings import Settings
from game.ui.bar import BarState

__all__ = ["bar_state"]


def bar_state(tr: Catalogue, session: Session, settings: Settings, outlook: str | None) -> BarState:
    """The state of `session`; `outlook` says in a word whether it can be won, None is silence."""
    rules = tr.gettext("Relaxed") if session.code.relaxed else tr.gettext("Classic")
    return BarState(
        score=session.position.score,
        seconds=session.elapsed // 1000,
        moves=session.moves,
        code=str(session.code),
        rules=rules,
        house_rule=session.rules.foundations_final,
        can_undo=session.can_undo,
        can_redo=session.can_redo,
        can_restart=session.position.trail is not None,
        can_finish=session.can_finish,
        can_hint=not session.board.is_won,
        outlook=outlook,
        shows_score=settings.show_score,
        shows_time=settings.show_time,
    )
