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
    card they lie on, and go home. One round takes all that the last one made possible. It runs at
    every node of the search, which is why it is one long function of masks.

    `late` (Classic only) holds cards that are taken to leave their place after their twin, the
    card of the same rank and colour, has left its own. The twins share their two parents: when the
    later one comes to lie on a parent, the other either has been home, or has been put on the
    other parent, so that both parents have been uncovered.
    """
    below, above, column, cards = state.below, state.above, state.column, state.cards
    tables = state.tables
    parents, kings, deck, ones, relaxed = (
        tables.parents,
        tables.kings,
        tables.deck,
        tables.ones,
        tables.relaxed,
    )
    up = state.up
    at_home = home = left = state.home
    bare = 0
    empty = False
    for card in state.last:
        if card >= 0:
            bare |= 1 << card
        else:
            empty = True
    while True:
        grew = False
        # Cards with a bare parent, all at once: a rank is four bits, and red the middle two.
        if relaxed:
            fitting = ((bare | bare >> 1 | bare >> 2 | bare >> 3) & ones) * 15 >> 4
        else:
            red, black = (bare >> 1 | bare >> 2) & ones, (bare | bare >> 3) & ones
            fitting = (red * 9 | black * 6) >> 4
        if empty:
            fitting |= 15 << kings
        if not final and at_home & fitting & ~bare:
            # The top of a foundation can come back onto a bare parent, and then the card under it.
            for suit in range(4):
                card = 4 * state.heights[suit] - 4 + suit
                while card >= 0 and (bare | fitting) >> card & 1:
                    if not bare >> card & 1:
                        bare |= 1 << card
                        grew = True
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
            home |= following
            following = ready & ~home & home << 4
        movable &= ~gone
        leaving = gone & ~left
        while movable:
            low = movable & -movable
            movable ^= low
            card = low.bit_length() - 1
            if card >= kings:
                if below[card] >= 0:
                    leaving |= low
                continue
            able = parents[card] & bare
            if able & ~cards[column[card]]:
                leaving |= low
                continue
            # All are in its own column: one that lies above it counts once it has been carried
            # off, that is, once a card between the two (or the parent itself) has left.
            over = above[card]
            carried = False
            while over >= 0:
                carried = carried or bool(left >> over & 1)
                if not carried:
                    able &= ~(1 << over)
                over = above[over]
            if able:
                leaving |= low
        if leaving:
            grew = True
            left |= leaving
            while leaving:
                low = leaving & -leaving
                leaving ^= low
                under = below[low.bit_length() - 1]
                if under < 0:
                    empty = True
                else:
                    bare |= 1 << under
            up |= bare & ~at_home
        if home == deck:
            return False
        if not grew and not gone:
            return True
