"""Proofs of loss by pairs: which two facts can ever be true at the same time.

`relaxation` asks what can become true at all. Here the same question is asked of every pair of
facts: two cards cannot lie on the same card, a king keeps others out of its column, a card that
stays keeps those under it where they are. A deed is possible once all that it needs is possible
two by two, and what can be true together with all that it needs can be true together with what it
brings. Pairs only ever become possible, so this ends; if then two cards cannot both be home, no
play can win. (Planning knows this as the reachability of pairs, h².)
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress

from game.solver.facts import Deed, Facts

__all__ = ["can_win"]

_BITS = bytes.maketrans(b"01", b"\0\1")
_SPARSE = 20
"""Up to so many bits are taken one by one from a mask; more come sooner from its text."""


def can_win(facts: Facts, orders: Iterable[tuple[int, int]] = ()) -> bool:
    """False if it is proved that no play wins in which cards leave in these orders.

    In each of `orders` the first card leaves the place where it lies before the second does.
    """
    deeds = _of_use(facts, facts.ordered(orders))
    start, goal = facts.start, facts.goal
    together = [start if start >> fact & 1 else 0 for fact in range(facts.count)]
    """Per fact, the mask of those that can be true at the same time."""
    targets = [fact for fact in range(facts.count) if goal >> fact & 1]
    done = [0] * len(deeds)
    grew = True
    while grew:
        if not any(goal & ~together[fact] for fact in targets):
            return True
        grew = False
        for number, (needs, needed, adds, added, kept) in enumerate(deeds):
            context = -1
            for fact in needs:
                context &= together[fact]
            if needed & ~context or context == done[number]:
                continue
            done[number] = context
            after = context & kept | added
            known = -1
            for fact in adds:
                known &= together[fact]
                together[fact] |= after
            if after & ~known:
                grew = True
                _note(together, after & ~known, added)
    return False


def _note(together: list[int], facts: int, added: int) -> None:
    """Each of `facts` can be true together with those `added`."""
    if facts.bit_count() < _SPARSE:
        while facts:
            low = facts & -facts
            facts ^= low
            together[low.bit_length() - 1] |= added
        return
    bits = f"{facts:b}".encode().translate(_BITS)
    for fact in compress(range(len(bits) - 1, -1, -1), bits):
        together[fact] |= added


def _of_use(facts: Facts, deeds: list[Deed]) -> list[Deed]:
    """The deeds without what nobody asks for afterwards: less to keep in step."""
    asked = facts.goal
    for deed in deeds:
        asked |= deed.needed
    return [
        deed._replace(
            adds=tuple(fact for fact in deed.adds if asked >> fact & 1), added=deed.added & asked
        )
        for deed in deeds
    ]
