"""What idle moves owe: the reason why most of them need not be tried.

An *idle* move takes a card from one fitting card to another (a shift), or back from home. It turns
nothing up and empties nothing; all it can do is make another move possible:

- a shift of `card` off `under`: a card lands on `under`; `under` goes home; or a card of the column
  of `under` lands on the last card of the column that `card` went to;
- `card` back from home: a card lands on it, or the card below it on the foundation comes back too.

Any other later move can just as well be made before it. So each win can be put in an order in which
idle moves stand in blocks, each used by a later move of its block or by the first move after it.
(The 20-card limit breaks this; see `Choices.clipped`.) A debt is an idle move not used yet; a move
that is not idle must pay all debts.

Nearly always each idle move of a block is used by the very next move. The exception is a move that
needs two of them at once. Where that is conceivable, `may_need_two` says so.
"""

from __future__ import annotations

from game.solver.state import NONE, State

__all__ = [
    "Debts",
    "after_landing",
    "after_return",
    "back_debt",
    "may_need_two",
    "shift_debt",
    "subject",
]

Debts = tuple[int, ...]

_BACK = 1 << 12


def shift_debt(under: int, card: int) -> int:
    """The debt of shifting `card` off `under`."""
    return under << 6 | card


def back_debt(card: int) -> int:
    """The debt of taking `card` back from its foundation."""
    return _BACK | card


def subject(debt: int) -> int:
    """The card that the idle move laid bare: the one uncovered, or the one taken back."""
    return debt & 63 if debt & _BACK else debt >> 6


def is_paid_by_home(debts: Debts, card: int) -> bool:
    """Whether `card` going home pays all debts."""
    return len(debts) == 1 and debts[0] >> 6 == card


def after_landing(state: State, debts: Debts, card: int, target: int) -> Debts:
    """The debts left once `card`, from a column, lands on `target`."""
    column = state.column
    source, onto = column[card], column[target]
    return tuple(
        debt
        for debt in debts
        if subject(debt) != target
        and (debt & _BACK or column[debt >> 6] != source or column[debt & 63] != onto)
    )


def after_return(debts: Debts, card: int, target: int) -> Debts:
    """The debts left once `card` comes back from home onto `target`, a king onto none."""
    return tuple(debt for debt in debts if subject(debt) != target and debt != _BACK | card + 4)


def may_need_two(  # noqa: C901, PLR0912 (one condition, asked often)
    state: State, debt: int, *, final: bool
) -> bool:
    """Whether one move might pay `debt`, the latest, together with another idle move's.

    With y the card laid bare, the move is x onto y where x is a kid of y, and the other idle move
    either puts the card above x on its foundation back, or takes y, as part of a group, off the
    column of x. In either case the first further idle move has a target in reach now. Errs to True.
    """
    bare = subject(debt)
    up, home, below, column, cards = state.up, state.home, state.below, state.column, state.cards
    parents, kings = state.tables.parents, state.tables.kings
    reach = 0 if final else home
    for card in state.last:
        if card >= 0:
            reach |= 1 << card
    standing = 0
    for kid in state.tables.kids[bare]:
        if up >> kid & 1:
            standing |= 1 << kid
        elif home >> kid & 1 and not final:
            top = 4 * state.heights[kid & 3] - 4 + (kid & 3)
            if top != kid and (parents[top] & reach or (top >= kings and NONE in state.last)):
                return True
    if not standing:
        return False
    reach &= ~(1 << bare)
    beneath = cards[column[bare]]
    card = bare
    while True:
        beneath ^= 1 << card
        under = below[card]
        if under < 0 or not up >> under & 1:
            return False
        targets = parents[card] & reach
        if targets and parents[card] >> under & 1:
            if targets & home or standing & beneath:
                return True
            while targets:
                low = targets & -targets
                targets ^= low
                if standing & cards[column[low.bit_length() - 1]]:
                    return True
        card = under


def may_open(state: State, debt: int, card: int, *, final: bool) -> bool:
    """Whether shifting `card` may be the first step to a move that pays `debt` as well (Classic).

    Only shifts in the column of the card laid bare, or off a card that a twin may come back to.
    """
    if state.tables.relaxed:
        return True
    in_column = state.column[card] == state.column[subject(debt)]
    return in_column or (not final and bool(state.home >> (card ^ 3) & 1))
