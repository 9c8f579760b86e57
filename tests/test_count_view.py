"""The number of face-down cards on columns whose strips are too narrow to count (DESIGN §10)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.core.board import COLUMNS, Board, Column, Pile
from game.core.cards import DECK
from game.i18n.catalogue import Catalogue
from game.ui.count_view import CountView
from game.ui.deck import Deck
from game.ui.layout import Layout, Spot
from game.ui.paint import Painter
from game.ui.seating import Seat, seat
from game.ui.stage import Stage
from game.ui.table_view import TableView
from game.ui.text import Typesetter
from game.ui.theme import TABLES, TableTheme

SPRITES = Path(__file__).parent.parent / "sprites"
SIZES = [(800, 600), (1024, 600), (1024, 768), (1280, 720), (1920, 1080), (1080, 1920)]
INDEX = (0.41, 0.21)
"""What an index takes of a card, in card widths (DESIGN §2)."""


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def board(hidden: int, face_up: int) -> Board:
    """A board whose last column is so long; the other cards lie in the first."""
    last, others = DECK[: hidden + face_up], DECK[hidden + face_up :]
    columns = {Pile.COLUMN_1: Column(others), Pile.COLUMN_7: Column(last, hidden)}
    return Board(tuple(columns.get(pile, Column()) for pile in COLUMNS), (0, 0, 0, 0))


def seats(layout: Layout, of: Board) -> list[Seat]:
    """Those of the last column."""
    spot = Spot(Pile.COLUMN_7)
    return [place for place in seat(layout, of).values() if place.spot == spot]


def counted(layout: Layout, of: Board, language: str = "en") -> tuple[Surface, Rect | None]:
    """A black picture with the number drawn on it, and what that covers."""
    tr = Catalogue.load(language)
    picture = Surface(layout.size, pygame.SRCALPHA)
    view = CountView(Painter(), Typesetter(rtl=tr.rtl), tr)
    return picture, view.draw(picture, layout, seats(layout, of))


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("hidden", "face_up"), [(2, 30), (6, 13), (6, 22), (6, 33)])
def test_the_number_lies_on_the_table_and_on_no_index(
    size: tuple[int, int], mirrored: bool, hidden: int, face_up: int
) -> None:
    layout = Layout.fit(size, mirrored=mirrored)
    long = board(hidden, face_up)
    picture, covered = counted(layout, long)
    drawn = picture.get_bounding_rect()  # nothing where the strips are wide enough
    assert Rect((0, 0), size).contains(drawn)
    assert covered is None or covered.inflate(6, 6).contains(drawn)
    width = layout.card[0]
    for place in seats(layout, long):
        index = Rect(place.at, (round(INDEX[0] * width), round(INDEX[1] * width)))
        assert not (place.face_up and drawn.colliderect(index))
    for suit in layout.foundations:
        assert not drawn.colliderect(Rect(suit, layout.card))


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720)])
def test_a_long_column_has_its_number(size: tuple[int, int]) -> None:
    assert counted(Layout.fit(size), board(6, 16))[1] is not None


@pytest.mark.parametrize("column", [(6, 3), (1, 30), (0, 20)])
def test_strips_that_can_be_counted_have_none(column: tuple[int, int]) -> None:
    picture, covered = counted(Layout.fit((1280, 720)), board(*column))
    assert covered is None
    assert picture.get_bounding_rect().size == (0, 0)


def test_each_number_and_each_script_looks_different() -> None:
    layout = Layout.fit((1280, 720))
    looks = [
        pygame.image.tobytes(counted(layout, board(hidden, 24), language)[0], "RGBA")
        for hidden, language in itertools.product((3, 5, 6), ("en", "fa"))
    ]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("theme", TABLES.values(), ids=lambda theme: theme.name)
def test_the_table_shows_the_number_and_follows_the_language(theme: TableTheme) -> None:
    layout = Layout.fit((1024, 600))
    deck = Deck(SPRITES, "classic", "lattice", None, itertools.count(0.0).__next__)
    deck.resize(layout.card[0])
    view, stage = TableView(SPRITES, deck, Painter(), theme), Stage(layout, board(6, 16))
    pictures = []
    for language in (None, "en", "fa"):
        if language is not None:
            tr = Catalogue.load(language)
            view.counts = CountView(Painter(), Typesetter(rtl=tr.rtl), tr)
        target = Surface(layout.size)
        view.render(target, stage, whole=True)
        pictures.append(target)
    covered = counted(layout, board(6, 16))[1]
    assert covered is not None
    for one, other in itertools.combinations(pictures, 2):
        assert _changed(one, other, covered.inflate(8, 8))


def _changed(one: Surface, other: Surface, where: Rect) -> bool:
    """Whether two pictures differ, and only `where`."""
    inside = [pygame.image.tobytes(each.subsurface(where), "RGB") for each in (one, other)]
    outside = [each.copy() for each in (one, other)]
    for each in outside:
        each.fill((0, 0, 0), where)
    same = pygame.image.tobytes(outside[0], "RGB") == pygame.image.tobytes(outside[1], "RGB")
    return inside[0] != inside[1] and same
