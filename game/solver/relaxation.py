"""Dead ends by relaxation: what could go home if no card were ever covered again.

Cards only gain possibilities here, so whatever real play can do the relaxed play can do too: if it
cannot bring every card home, no play can. The 20-card limit (R8) is ignored, which only adds moves.
"""

from __future__ import annotations

from game.solver.state import State
from game.solver.tables import TWIN

__all__ = ["is_dead"]


def is_dead(state: State, *, final: bool, late: int = 0) -> bool:  # noqa: C901, PLR0912, PLR0915
    """Whether the position is proved lost; `final` if cards stay on the foundations (R7).

    The fixpoint of four growing masks: cards that can be uncovered (`bare`), be face up, leave the
    card they lie on, and go home. They only ever grow, so the order in which they do is all one. It
    runs at every node of the search, which is why it is one long function of masks.

    `late` (Classic only) holds cards that are taken to leave their place after their twin, the
    card of the same rank and colour, has left its own. The twins share their two parents: when the
    later one comes to lie on a parent, the other either has been home, or has been put on the
    other parent, so that both parents have been uncovered.
    """
    below, above, column, cards = state.below, state.above, state.column, state.cards
    tables = state.tables
    parents, deck, ones, relaxed = tables.parents, tables.deck, tables.ones, tables.relaxed
    kings = 15 << tables.kings
    up = state.up
    at_home = home = left = state.home
    bare = 0
    empty = 0  # the kings, as soon as a column is empty
    for card in state.last:
        if card >= 0:
            bare |= 1 << card
        else:
            empty = kings
    while True:
        bare_before, left_before = bare, left
        # Cards with a bare parent, all at once: a rank is four bits, and red the middle two.
        if relaxed:
            fitting = ((bare | bare >> 1 | bare >> 2 | bare >> 3) & ones) * 15 >> 4 | empty
        else:
            red, black = (bare >> 1 | bare >> 2) & ones, (bare | bare >> 3) & ones
            fitting = (red * 9 | black * 6) >> 4 | empty
        if not final and at_home & fitting & ~bare:
            # The top of a foundation can come back onto a bare parent, and then the card under it.
            for suit in range(4):
                card = 4 * state.heights[suit] - 4 + suit
                while card >= 0 and (bare | fitting) >> card & 1:
                    bare |= 1 << card
                    card -= 4
        movable = up & fitting & ~left
        ready = bare & ~home
        if late:
            waiting = late & ~left & (ready | movable)
            while waiting:
                low = waiting & -waiting
                waiting ^= low
                card = low.bit_length() - 1
                twin = card ^ TWIN
                if not left >> twin & 1:
                    ready &= ~low
                    movable &= ~low
                elif parents[card] & ~bare and not home >> twin & 1:
                    movable &= ~low
        gone = 0
        following = ready & (home << 4 | 15)
        while following:
            gone |= following
            following = ready & ~gone & following << 4
        if gone:
            home |= gone
            movable &= ~gone
            leaving = gone & ~left
            left |= gone
            while leaving:
                low = leaving & -leaving
                leaving ^= low
                under = below[low.bit_length() - 1]
                if under < 0:
                    empty = kings
                else:
                    bare |= 1 << under
        while movable:
            low = movable & -movable
            movable ^= low
            card = low.bit_length() - 1
            able = parents[card] & bare
            if not able & ~cards[column[card]]:
                if low & kings:
                    if below[card] < 0:
                        continue
                else:
                    # All are in its own column: one that lies above it counts once it has been
                    # carried off, that is, once a card between the two (or the parent itself) has
                    # left.
                    over = above[card]
                    while able and over >= 0 and not left >> over & 1:
                        able &= ~(1 << over)
                        over = above[over]
                    if not able:
                        continue
            left |= low
            under = below[card]
            if under < 0:
                empty = kings
            else:
                bare |= 1 << under
        if home == deck:
            return False
        if not gone and left == left_before and bare == bare_before:
            return True
        up |= bare & ~at_home
