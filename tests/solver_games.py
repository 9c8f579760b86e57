"""Small games, and plain exhaustive search that shares no code with the solver."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

__all__ = ["SmallGame", "advanced_game", "dense_game", "is_winnable", "random_game"]

RED = (1, 2)


class SmallGame(NamedTuple):
    """A deck of four suits and few ranks; cards are `4 × rank + suit`, rank 0 is the ace."""

    ranks: int
    columns: tuple[tuple[int, ...], ...]
    hidden: tuple[int, ...]
    heights: tuple[int, int, int, int] = (0, 0, 0, 0)


def random_game(random: Random, ranks: int, columns: int, most_hidden: int) -> SmallGame:
    """A shuffled deck in columns of uneven length, some with face-down cards."""
    deck = list(range(4 * ranks))
    random.shuffle(deck)
    cuts = sorted(random.choices(range(4 * ranks + 1), k=columns - 1))
    piles = tuple(
        tuple(deck[start:end]) for start, end in zip([0, *cuts], [*cuts, 4 * ranks], strict=True)
    )
    hidden = tuple(random.randint(0, max(0, min(most_hidden, len(pile) - 1))) for pile in piles)
    return SmallGame(ranks, piles, hidden)


def dense_game(random: Random, ranks: int, columns: int, most_hidden: int) -> SmallGame:
    """A shuffled deck in columns of even length, as hard as a small game gets."""
    deck = list(range(4 * ranks))
    random.shuffle(deck)
    piles = tuple(tuple(deck[number::columns]) for number in range(columns))
    hidden = tuple(random.randint(0, min(most_hidden, len(pile) - 1)) for pile in piles)
    return SmallGame(ranks, piles, hidden)


def advanced_game(random: Random, ranks: int, columns: int, most_hidden: int) -> SmallGame:
    """A game in which some suits are home in part or whole, and a column may be empty."""
    heights = [random.choice([0, 0, 0, 1, 2, ranks]) for _ in range(4)]
    deck = [card for card in range(4 * ranks) if card // 4 >= heights[card % 4]]
    random.shuffle(deck)
    piles = tuple(tuple(deck[number::columns]) for number in range(columns))
    piles += ((),) * random.randint(0, 1)
    hidden = tuple(random.randint(0, max(0, min(most_hidden, len(pile) - 1))) for pile in piles)
    spades, hearts, diamonds, clubs = heights
    return SmallGame(ranks, piles, hidden, (spades, hearts, diamonds, clubs))


Position = tuple[tuple[tuple[tuple[int, ...], int], ...], tuple[int, ...]]


def is_winnable(
    game: SmallGame, *, relaxed: bool, final: bool, largest: int = 20, most: int = 300_000
) -> bool | None:
    """Whether plain search finds a win; None if there are more than `most` positions."""
    start: Position = (
        tuple(sorted(zip(game.columns, game.hidden, strict=True))),
        tuple(game.heights),
    )
    seen = {start}
    open_positions = [start]
    while open_positions:
        position = open_positions.pop()
        if sum(position[1]) == 4 * game.ranks:
            return True
        for following in _after(position, game.ranks, relaxed, final, largest):
            if following not in seen:
                seen.add(following)
                open_positions.append(following)
        if len(seen) > most:
            return None
    return False


def _after(  # noqa: C901 (all moves in one place)
    position: Position, ranks: int, relaxed: bool, final: bool, largest: int
) -> Iterator[Position]:
    columns, heights = position
    for source, (cards, hidden) in enumerate(columns):
        if cards and heights[cards[-1] % 4] == cards[-1] // 4:
            raised = list(heights)
            raised[cards[-1] % 4] += 1
            yield _with(columns, {source: _cut(cards, hidden, len(cards) - 1)}), tuple(raised)
        for index in range(max(hidden, len(cards) - largest), len(cards)):
            group = cards[index:]
            for target, (onto, below) in enumerate(columns):
                if target != source and _takes(onto, group[0], ranks, relaxed):
                    changed = {source: _cut(cards, hidden, index), target: (onto + group, below)}
                    yield _with(columns, changed), heights
    if final:
        return
    for suit in range(4):
        if heights[suit]:
            card = 4 * (heights[suit] - 1) + suit
            lowered = list(heights)
            lowered[suit] -= 1
            for target, (onto, below) in enumerate(columns):
                if _takes(onto, card, ranks, relaxed):
                    yield _with(columns, {target: ((*onto, card), below)}), tuple(lowered)


def _cut(cards: tuple[int, ...], hidden: int, index: int) -> tuple[tuple[int, ...], int]:
    return cards[:index], min(hidden, max(index - 1, 0))


def _takes(onto: tuple[int, ...], card: int, ranks: int, relaxed: bool) -> bool:
    if not onto:
        return card // 4 == ranks - 1
    if onto[-1] // 4 != card // 4 + 1:
        return False
    return relaxed or ((onto[-1] % 4 in RED) != (card % 4 in RED))


def _with(
    columns: tuple[tuple[tuple[int, ...], int], ...],
    changed: dict[int, tuple[tuple[int, ...], int]],
) -> tuple[tuple[tuple[int, ...], int], ...]:
    return tuple(sorted(changed.get(number, column) for number, column in enumerate(columns)))
