"""Proofs of loss by the order of twins, cards of the same rank and colour (Classic only).

In every win one card of each pair of twins leaves its place before the other. If the relaxed play
fails with one order, the other holds; if it fails with both, the position is lost. Orders that hold
make more of the others fail, until nothing changes.
"""

from __future__ import annotations

from game.solver.relaxation import is_dead
from game.solver.state import State
from game.solver.tables import SUITS, TWIN

__all__ = ["late_cards"]


def late_cards(state: State, *, final: bool) -> int | None:
    """The mask of the cards that leave after their twins in every win; None if no win exists."""
    if is_dead(state, final=final):
        return None
    if state.tables.relaxed:
        return 0
    pairs = [
        (1 << card, 1 << (card ^ TWIN))
        for card in range(state.tables.kings)
        if card % SUITS < SUITS // 2 and not state.home & (1 << card | 1 << (card ^ TWIN))
    ]
    late = 0
    since_change = 0
    while pairs and since_change < len(pairs):
        pair = pairs.pop(0)
        failing = [card for card in pair if is_dead(state, final=final, late=late | card)]
        if len(failing) == 2:
            return None
        if failing:
            late |= pair[0] ^ pair[1] ^ failing[0]
            since_change = 0
        else:
            pairs.append(pair)
            since_change += 1
    return late
