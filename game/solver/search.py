"""Depth-first search that finds a win, or runs out of moves and so proves that there is none."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from game.solver.choices import Choice, Choices
from game.solver.debts import Debts
from game.solver.orders import late_cards
from game.solver.relaxation import is_dead
from game.solver.state import State, Step, Undo

__all__ = ["Result", "Search"]

STRONG_TEST_EVERY = 300
"""Nodes between two tests of the current line with the costly proof of `orders`."""
STOP_TEST_EVERY = 128


class Result(Enum):
    """How a search ended."""

    WON = "won"
    EXHAUSTED = "exhausted"
    STOPPED = "stopped"


class Search:
    """One search from one position; `state` is changed back unless it is won."""

    def __init__(
        self, state: State, choices: Choices, late: int = 0, closed: frozenset[int] = frozenset()
    ) -> None:
        self.state = state
        self.choices = choices
        self.late = late
        """Cards that leave their place after their twin in every win; see `orders`."""
        self.closed = closed
        """Keys of positions not to come to."""
        self.path: list[Step] = []
        self.nodes = 0
        self._undos: list[Undo] = []
        self._moved = [0]
        """For each position of the path, the mask of the cards moved so far."""

    def run(self, limit: int, stop: Callable[[], bool]) -> Result:
        """Search until a win, exhaustion, `limit` nodes, or until `stop` says so.

        The key of a position is exact and kept with the debts: a node is a position together with
        what the last idle moves owe. No node is searched twice.
        """
        state, choices = self.state, self.choices
        seen: set[int | tuple[int, Debts]] = {state.key}
        stack: list[list[Choice]] = []
        debts: Debts = ()
        while state.home != state.tables.deck:
            self.nodes += 1
            if self.nodes > limit or (self.nodes % STOP_TEST_EVERY == 0 and stop()):
                return Result.STOPPED
            barred = self._barred() if self.late else 0
            dead = self._shallowest_dead() if self.nodes % STRONG_TEST_EVERY == 0 else None
            if dead is not None:
                # The line was lost from there on, and so is all that was left to try below.
                del stack[dead:]
                self._back_to(dead)
                stack.append([])
            elif debts:
                stack.append(choices.at(state, debts, barred))
            else:
                stack.append(self._freely(barred))
            following = self._next(stack, seen)
            if following is None:
                return Result.EXHAUSTED
            debts = following
        return Result.WON

    def _freely(self, barred: int) -> list[Choice]:
        """The moves worth trying where nothing is owed; none at a dead end."""
        safe = self.choices.safe_home(self.state, barred)
        if safe is not None:
            return [safe]
        if is_dead(self.state, final=self.choices.final, late=barred):
            return []
        return self.choices.at(self.state, (), barred)

    def _next(self, stack: list[list[Choice]], seen: set[int | tuple[int, Debts]]) -> Debts | None:
        """Make the best move left, taking back as many as needed; None if there is none at all."""
        state = self.state
        while True:
            while stack[-1]:
                _, _, step, debts = stack[-1].pop()
                key = state.key_after(step)
                node = (key, debts) if debts else key
                if node in seen or key in self.closed:
                    continue
                seen.add(node)
                self._undos.append(state.apply(step))
                self.path.append(step)
                self._moved.append(self._moved[-1] | 1 << step.card)
                return debts
            stack.pop()
            if not stack:
                return None
            self._back_to(len(self.path) - 1)

    def _back_to(self, depth: int) -> None:
        while len(self.path) > depth:
            self.state.undo(self.path.pop(), self._undos.pop())
            self._moved.pop()

    def _barred(self) -> int:
        """The late cards whose twins have not left their place yet."""
        moved = self._moved[-1]
        ones = self.state.tables.ones
        twins = (moved & ones) << 3 | moved >> 3 & ones
        twins |= (moved & ones << 1) << 1 | moved >> 1 & ones << 1
        return self.late & ~twins

    def _shallowest_dead(self) -> int | None:
        """The depth at which the current line was lost already, None if that is not proved.

        What is lost stays lost along the line, so halving finds the place, or one not far from it.
        """
        final = self.choices.final
        if late_cards(self.state, final=final) is not None:
            return None
        low, high = 0, len(self.path)
        while low < high:
            middle = (low + high) // 2
            state = self.state.copy()
            for index in reversed(range(middle, len(self.path))):
                state.undo(self.path[index], self._undos[index])
            if late_cards(state, final=final) is None:
                high = middle
            else:
                low = middle + 1
        return high
