"""The table from right to left: what is drawn is what is hit (DESIGN §5, R3, R6, R13)."""

from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.board import COLUMNS, Pile
from game.core.cards import Card, Suit
from game.ui.deck import Deck
from game.ui.gestures import Drag, Press
from game.ui.layout import Spot
from game.ui.paint import Painter
from game.ui.stage import Mark
from game.ui.table_view import TableView
from game.ui.theme import FELT
from tests.table import ACES, Table, column, visible

SIZES = [(800, 600), (1024, 600), (1280, 720), (1920, 1080)]
SPRITES = Path(__file__).parent.parent / "sprites"


def table(size: tuple[int, int] = (1280, 720), *, mirrored: bool = True) -> Table:
    return Table(size=size, board=ACES, mirrored=mirrored)


class TestTheMirroredTable:
    @pytest.mark.parametrize("size", SIZES)
    def test_the_first_column_is_at_the_right(self, size: tuple[int, int]) -> None:
        lefts = [table(size).stage.layout.slot(Spot(pile)).x for pile in COLUMNS]
        assert all(one > next_ for one, next_ in pairwise(lefts))

    @pytest.mark.parametrize("size", SIZES)
    def test_spades_come_first_from_the_right(self, size: tuple[int, int]) -> None:
        layout = table(size).stage.layout
        spades, hearts = (
            layout.slot(Spot(Pile.FOUNDATION, suit)) for suit in (Suit.SPADES, Suit.HEARTS)
        )
        assert spades.x > hearts.x or spades.y < hearts.y

    @pytest.mark.parametrize("size", SIZES)
    def test_every_card_is_hit_where_it_is_drawn(self, size: tuple[int, int]) -> None:
        played = table(size)
        for card in (card for pile in COLUMNS for card in ACES[pile].cards):
            assert played.stage.pick(played.grip(card)) == card

    def test_a_refused_card_was_on_the_column_it_was_dragged_to(self) -> None:
        played = table()
        played.drag(Card.parse("JH"), column(1))
        played.rest()
        played.drag(Card.parse("QH"), column(6))
        assert played.changes == []
        assert [breach.target for breach, _ in played.breaches] == [Pile.COLUMN_1, Pile.COLUMN_6]

    def test_a_legal_drag_is_the_move_it_looks_like(self) -> None:
        plain, mirrored = table(mirrored=False), table()
        for played in (plain, mirrored):
            played.drag(Card.parse("8S"), column(4))
            played.drag(Card.parse("JH"), Spot(Pile.FOUNDATION, Suit.HEARTS))
            played.drag(Card.parse("AS"), Spot(Pile.FOUNDATION, Suit.CLUBS))
            played.rest()
            played.assert_at_rest_on_the_model()
        assert plain.session.board == mirrored.session.board
        assert plain.breaches == mirrored.breaches
        assert len(mirrored.changes) == len(plain.changes) > 0

    def test_a_tap_sends_the_card_home_that_it_hits(self) -> None:
        played = table()
        played.tap(visible(played, Card.parse("AS")).center)
        assert played.session.board.foundations[Suit.SPADES] == 1
        played.rest()
        home = played.stage.layout.slot(Spot(Pile.FOUNDATION, Suit.SPADES))
        assert visible(played, Card.parse("AS")) == home

    def test_the_marked_pile_is_the_one_that_takes(self) -> None:
        played = table()
        start = played.grip(Card.parse("AH"))
        played.hands.handle(Press(start))
        played.hands.handle(Drag((start[0] - 40, start[1] + 40)))
        assert played.stage.marks == {Spot(Pile.FOUNDATION, Suit.HEARTS): Mark.TAKES}

    @pytest.mark.parametrize("size", SIZES)
    def test_a_double_tap_goes_to_the_same_column(self, size: tuple[int, int]) -> None:
        plain, mirrored = table(size, mirrored=False), table(size)
        for played in (plain, mirrored):
            point = played.grip(Card.parse("QH"))
            played.tap(point)
            played.tick(100)
            played.tap(point)
        assert plain.session.board == mirrored.session.board


@pytest.fixture
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def drawn(played: Table) -> pygame.Surface:
    deck = Deck(SPRITES, "classic", "lattice", None, count(0.0).__next__)
    deck.resize(played.stage.layout.card[0])
    target = pygame.Surface(played.size)
    TableView(SPRITES, deck, Painter(), FELT).render(target, played.stage, whole=True)
    return target


@pytest.mark.usefixtures("_display")
def test_the_faces_are_not_mirrored() -> None:
    plain, mirrored = table(mirrored=False), table()
    pictures = [drawn(plain), drawn(mirrored)]
    for last in (held.cards[-1] for held in ACES.columns if held.cards):
        faces = []
        for played, picture in zip((plain, mirrored), pictures, strict=True):
            inside = visible(played, last).inflate(-24, -24)
            faces.append(pygame.image.tobytes(picture.subsurface(inside), "RGB"))
        assert faces[0] == faces[1]


def test_the_table_used_here_is_the_mirror_image() -> None:
    plain, mirrored = table(mirrored=False), table()
    for spot in plain.stage.layout.spots:
        place = plain.stage.layout.slot(spot)
        turned = Rect(plain.size[0] - place.right, place.y, place.w, place.h)
        assert mirrored.stage.layout.slot(spot) == turned
