"""Boards, walks and whole games that several tests start from."""

from collections.abc import Iterator
from random import Random

from game.core.board import Board, Column
from game.core.code import GameCode, deal
from game.core.moves import Move
from game.core.rules import RuleSet, apply, legal_moves

CLASSIC = RuleSet()
RELAXED = RuleSet(colour_matters=False)
HOUSE = RuleSet(foundations_final=True)

WON_CLASSIC = """YU1-C-AAAAAAD
AS>F QC>1 4C>7 5D>5 9H>7 3C>4 8D>1 2S>F 6C>2 3S>F JD>7 9S>1 TS>7 TC>6 7C>7 7H>3 KS>2 8D>6 8H>1
8S>7 KC>3 TH>3 JH>1 AC>F 6D>3 5S>3 AD>F 2D>F 4H>3 5H>3 9C>5 9D>3 QD>2 4S>F TD>3 4D>5 2C>F KD>4
5C>6 AH>F 3D>F 2H>F 3H>F JS>7 7D>7 JC>2 7S>7 6S>7 3C>F 4H>F 4C>F 4D>F 5S>F 5D>F 5C>F 6D>F 5H>F
6C>F 6H>F 7C>F 6S>F 7H>F 7D>F 8C>F 7S>F 8H>F 8S>F 9H>F 8D>F 9S>F 9D>F TS>F 9C>F TC>F TH>F JH>F
TD>F JC>F JD>F QC>F JS>F QD>F QS>F KD>F QH>F KH>F KS>F KC>F
"""
WON_RELAXED = """YU1-R-AAAAAAD
AS>F QC>1 5D>5 TC>6 9H>6 4H>5 3C>4 8H>1 7C>1 8S>7 2S>F 4C>4 7H>7 6C>1 3S>F KS>2 3H>1 6S>7 2D>5
4S>F TS>7 JH>1 AC>F 5H>6 9D>5 TD>1 4D>5 2C>F KC>3 8C>3 JS>7 6D>3 KD>4 QD>4 5C>6 AH>F 2H>F 6H>3
JC>7 7S>2 8D>7 QH>2 AD>4 5S>3 AD>F 2D>F 3H>F 3C>F 3D>F 4H>F 4D>F 7D>4 4C>F 5D>F 5C>F 5S>F 5H>F
6C>F 6H>F 6S>F 6D>F 7C>F 7S>F 7H>F 7D>F 8H>F 8D>F 8S>F 8C>F 9S>F 9H>F 9D>F 9C>F TC>F TD>F TS>F
JD>F TH>F JC>F JH>F JS>F QC>F QH>F QS>F QD>F KH>F KS>F KC>F KD>F
"""


def table(*columns: str, homes: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Board:
    """A board with only these cards on it: enough to try a rule on."""
    lines = [*columns, *[""] * (7 - len(columns))]
    return Board(tuple(map(Column.parse, lines)), homes)


def walk(number: int, steps: int, rules: RuleSet = CLASSIC) -> Iterator[Board]:
    """The boards of a random game of deal `number`, the same at every run."""
    random = Random(number)
    board = deal(GameCode(number))
    yield board
    for _ in range(steps):
        moves = list(legal_moves(rules, board))
        if not moves:
            return
        board = apply(board, random.choice(moves))
        yield board


def all_moves(text: str) -> list[Move]:
    """The moves of a record that holds nothing else but its code."""
    return [Move.parse(token) for token in text.split()[1:]]
