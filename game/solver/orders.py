"""Proofs of loss by the order of twins, cards of the same rank and colour (Classic only).

In every win one card of each pair of twins leaves its place before the other. If the relaxed play,
or the play of `pairs`, fails with one order, the other holds; if it fails with both, the position
is lost. Orders that hold make more of the others fail, until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.solver.facts import facts_of
from game.solver.pairs import can_win
from game.solver.relaxation import is_dead
from game.solver.state import State
from game.solver.tables import SUITS, TWIN

__all__ = ["late_cards", "proof"]


def late_cards(state: State, *, final: bool) -> int | None:
    """The mask of the cards that leave after their twins in every win; None if no win exists."""
    if is_dead(state, final=final):
        return None
    *_, late = 0, *_settled(state, 0, lambda cards: is_dead(state, final=final, late=cards))
    return late


def proof(state: State, *, final: bool) -> Iterator[int | None]:
    """Ever stronger answers to the question of `late_cards`, a few milliseconds' work each."""
    late = late_cards(state, final=final)
    yield late
    if late is None:
        return
    facts = facts_of(state, final=final)
    if not can_win(facts):
        yield None
        return

    def fails(cards: int) -> bool:
        orders = [(card ^ TWIN, card) for card in range(state.tables.size) if cards >> card & 1]
        return not can_win(facts, orders)

    yield from _settled(state, late, fails)


def _settled(state: State, late: int, fails: Callable[[int], bool]) -> Iterator[int | None]:
    """The cards found to be late after each pair looked at, None once the position is lost.

    `fails` tells whether it is proved that no win has all these cards late.
    """
    pairs = _open_pairs(state, late)
    since_change = 0
    while since_change < len(pairs):
        pair = pairs.pop(0)
        failing = [card for card in pair if fails(late | card)]
        if len(failing) == 2:
            yield None
            return
        if failing:
            late |= pair[0] ^ pair[1] ^ failing[0]
            since_change = 0
        else:
            pairs.append(pair)
            since_change += 1
        yield late


def _open_pairs(state: State, late: int) -> list[tuple[int, int]]:
    """The pairs of twins, as masks of one card, whose order is not known."""
    if state.tables.relaxed:
        return []
    pairs = [
        (1 << card, 1 << (card ^ TWIN))
        for card in range(state.tables.kings)
        if card % SUITS < SUITS // 2
    ]
    return [pair for pair in pairs if not (state.home | late) & (pair[0] | pair[1])]
