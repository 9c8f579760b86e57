"""The rules a second time, naively, over the text board: what the core is tested against.

Written from rules.md alone and sharing nothing with `game.core`; slow, and plain enough to check
by eye. A state is the lines of a text board, a move is its token.
"""

RANKS = "A23456789TJQK"
SUITS = "SHDC"


def legal(board: str, *, relaxed: bool = False, final: bool = False) -> set[str]:
    """Every legal move (R3–R10): each card that can be lifted, tried on each pile."""
    homes, columns = _read(board)
    liftable = [f"{RANKS[homes[suit] - 1]}{suit}" for suit in SUITS if homes[suit] and not final]
    moves = set()
    for column in columns:
        liftable += [card for card in column[-20:] if not card.startswith("<")]
        if column and RANKS.index(column[-1][0]) == homes[column[-1][1]]:
            moves.add(f"{column[-1]}>F")
    for card in liftable:
        for number, column in enumerate(columns, start=1):
            if card not in column and _goes_on(card, column, relaxed):
                moves.add(f"{card}>{number}")
    return moves


def play(board: str, move: str) -> tuple[str, int]:
    """The board after a legal move (R3, R4, R6, R7), and the points it earns (R19)."""
    homes, columns = _read(board)
    card, target = move.split(">")
    points = 0
    source = next((column for column in columns if card in column), None)
    if source is None:
        homes[card[1]] -= 1
        group = [card]
    else:
        index = source.index(card)
        group = source[index:]
        del source[index:]
        if source and source[-1].startswith("<"):
            source[-1] = source[-1].strip("<>")
            points += 5
    if target == "F":
        homes[card[1]] += 1
        points += 10
    else:
        columns[int(target) - 1] += group
    first = "Foundations: " + " ".join(f"{suit}-{height}" for suit, height in homes.items())
    return "\n".join([first, *(" ".join(column) for column in columns)]), points


def _goes_on(card: str, column: list[str], relaxed: bool) -> bool:
    if not column:
        return card[0] == "K"
    last = column[-1]
    one_lower = RANKS.index(card[0]) == RANKS.index(last[0]) - 1
    return one_lower and (relaxed or (card[1] in "HD") != (last[1] in "HD"))


def _read(board: str) -> tuple[dict[str, int], list[list[str]]]:
    first, *lines = board.split("\n")
    homes = dict(home.split("-") for home in first.split()[1:])
    return {suit: int(homes[suit]) for suit in SUITS}, [line.split() for line in lines]
