"""The deck's pictures (DESIGN §1, §2) and the album that keeps them between starts."""

from __future__ import annotations

import itertools
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.core.cards import DECK, Card
from game.i18n.indices import INDICES, INTERNATIONAL
from game.ui.deck import Deck
from game.ui.sprites import Sprites, rasterise

SPRITES = Path(__file__).parent.parent / "sprites"
NAMES = [str(path.relative_to(SPRITES).with_suffix("")) for path in SPRITES.glob("*/**/*.svg")]
THEMES = ("classic", "four", "dark")
WIDTH = 60
COURTS = [card for card in DECK if card.rank > 10]


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def ticking() -> Callable[[], float]:
    """A clock by which every look takes a second."""
    return itertools.count(0.0).__next__


def make(cache: Path | None = None, *, theme: str = "classic", sprites: Path = SPRITES) -> Deck:
    return Deck(sprites, theme, "lattice", cache, ticking())


def finished(width: int, cache: Path | None = None, *, sprites: Path = SPRITES) -> Deck:
    deck = make(cache, sprites=sprites)
    deck.resize(width)
    while deck.work(100):
        pass
    return deck


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def pictures(deck: Deck) -> list[bytes]:
    return [pixels(deck.back), *(pixels(deck.face(card)) for card in DECK)]


def difference(one: bytes, other: bytes) -> float:
    """The mean difference of two pictures' channels."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


class TestSizes:
    @pytest.mark.parametrize("width", [89, 95, 119, 178])
    def test_every_picture_has_exactly_its_size(self, width: int) -> None:
        deck = make()
        deck.resize(width)
        ace, king = Card.parse("AS"), Card.parse("KD")
        for _ in range(2):  # quick, then crisp
            assert deck.size == (width, round(width * 1.4))
            assert {deck.back.get_size(), deck.face(ace).get_size()} == {deck.size}
            assert deck.strip(king).get_size() == (width, round(width * 0.256))
            deck.work(8, [ace, king])

    def test_corners_are_transparent_and_the_middle_is_not(self) -> None:
        face = finished(119).face(Card.parse("2S"))
        corners = [face.get_at((x, y)).a for x in (0, 118) for y in (0, 166)]
        assert max(corners) < 16
        assert face.get_at((59, 83)) == pygame.Color("#FFFDF8")

    def test_pictures_blit_without_conversion(self) -> None:
        masks = Surface((1, 1), pygame.SRCALPHA).convert_alpha().get_masks()
        assert finished(WIDTH).face(DECK[0]).get_masks() == masks


class TestWork:
    def test_takes_one_step_at_least_and_the_first_cards_first(self) -> None:
        deck = make()
        deck.resize(WIDTH)
        king = Card.parse("KC")
        quick = pixels(deck.face(king))
        assert deck.work(0, [king])  # the back
        assert pixels(deck.face(king)) == quick
        assert deck.work(0, [king])
        assert pixels(deck.face(king)) != quick

    def test_ends_with_every_picture_crisp(self) -> None:
        deck = finished(WIDTH)
        assert not deck.work(0)
        sprites = Sprites(SPRITES, "classic")
        for card in COURTS:
            crisp = rasterise(sprites.svg(f"small/{card}"), deck.size)
            assert pixels(deck.face(card)) == pixels(crisp)

    def test_a_strip_is_made_when_asked_for_and_crisp_after_work(self) -> None:
        deck = finished(WIDTH)
        queen = Card.parse("QH")
        quick, version = pixels(deck.strip(queen)), deck.version
        assert not deck.work(100)
        assert pixels(deck.strip(queen)) != quick
        assert deck.version > version

    def test_the_version_tells_only_of_pictures_that_were_handed_out(self) -> None:
        deck = make()
        deck.resize(WIDTH)
        version = deck.version
        deck.work(0)
        assert deck.version == version
        card = Card.parse("9D")
        deck.face(card)
        deck.work(0, [card])
        assert deck.version > version

    def test_a_quick_picture_of_a_large_card_is_no_smaller(self) -> None:
        deck = make()
        deck.resize(360)
        assert deck.face(Card.parse("QC")).get_size() == (360, 504)


class TestResize:
    def test_former_pictures_serve_scaled_until_there_are_crisp_ones(self) -> None:
        deck = finished(90)
        jack, version = Card.parse("JH"), deck.version
        scaled = pygame.transform.smoothscale(deck.face(jack), (WIDTH, 84))
        deck.resize(WIDTH)
        assert deck.version > version
        assert pixels(deck.face(jack)) == pixels(scaled)
        while deck.work(100):
            pass
        assert pictures(deck) == pictures(finished(WIDTH))

    def test_resizing_in_the_middle_of_the_work_begins_anew(self, tmp_path: Path) -> None:
        deck = make(tmp_path)
        deck.resize(WIDTH)
        deck.work(60)  # into the saving
        deck.resize(40)
        assert not list(tmp_path.iterdir())
        while deck.work(100):
            pass
        assert pictures(deck) == pictures(finished(40))

    def test_the_same_width_changes_nothing(self) -> None:
        deck = finished(WIDTH)
        version = deck.version
        deck.resize(WIDTH)
        assert deck.version == version
        assert not deck.work(0)


def truncate(album: Path) -> None:
    album.write_bytes(album.read_bytes()[:-100])


def flip_a_bit(album: Path) -> None:
    content = bytearray(album.read_bytes())
    content[len(content) // 2] ^= 4
    album.write_bytes(content)


def change_the_header(album: Path) -> None:
    content = album.read_bytes()
    album.write_bytes(b"X" + content[1:])


def empty(album: Path) -> None:
    album.write_bytes(b"")


def replace_by_a_folder(album: Path) -> None:
    album.unlink()
    album.mkdir()


class TestAlbum:
    def test_a_loaded_deck_equals_a_drawn_one_and_needs_no_work(self, tmp_path: Path) -> None:
        drawn = finished(WIDTH, tmp_path)
        loaded = make(tmp_path)
        loaded.resize(WIDTH)
        assert not loaded.work(0)
        assert pictures(loaded) == pictures(drawn)
        assert loaded.face(DECK[0]).get_masks() == drawn.face(DECK[0]).get_masks()

    @pytest.mark.parametrize("damage", [truncate, flip_a_bit, change_the_header, empty])
    def test_a_damaged_album_is_drawn_and_written_again(
        self, tmp_path: Path, damage: Callable[[Path], None]
    ) -> None:
        finished(WIDTH, tmp_path)
        (album,) = tmp_path.iterdir()
        good = album.read_bytes()
        damage(album)
        deck = make(tmp_path)
        deck.resize(WIDTH)
        assert deck.work(0)
        while deck.work(100):
            pass
        assert pictures(deck) == pictures(finished(WIDTH))
        assert album.read_bytes() == good

    def test_an_album_of_other_drawings_is_stale(self, tmp_path: Path) -> None:
        sprites, cache = tmp_path / "sprites", tmp_path / "cache"
        shutil.copytree(SPRITES, sprites)
        finished(WIDTH, cache, sprites=sprites)
        shutil.copy(sprites / "cards" / "2S.svg", sprites / "cards" / "3S.svg")
        changed = finished(WIDTH, cache, sprites=sprites)
        assert pixels(changed.face(Card.parse("3S"))) == pixels(changed.face(Card.parse("2S")))

    def test_an_album_of_other_colours_is_stale(self, tmp_path: Path) -> None:
        finished(WIDTH, tmp_path)
        (classic,) = tmp_path.iterdir()
        classic.rename(tmp_path / classic.name.replace("classic", "dark"))
        deck = make(tmp_path, theme="dark")
        deck.resize(WIDTH)
        assert deck.face(Card.parse("2S")).get_at((30, 42)) == pygame.Color("#0E1016")

    def test_a_folder_that_cannot_be_written_does_no_harm(self, tmp_path: Path) -> None:
        blocked = tmp_path / "file"
        blocked.write_text("not a folder")
        assert pictures(finished(WIDTH, blocked)) == pictures(finished(WIDTH))

    def test_an_album_that_cannot_be_replaced_does_no_harm(self, tmp_path: Path) -> None:
        finished(WIDTH, tmp_path)
        replace_by_a_folder(next(tmp_path.iterdir()))
        assert pictures(finished(WIDTH, tmp_path)) == pictures(finished(WIDTH))
        assert len(list(tmp_path.iterdir())) == 1

    def test_only_the_last_three_are_kept(self, tmp_path: Path) -> None:
        for width in (10, 20, 30, 40):
            finished(width, tmp_path)
        assert len(list(tmp_path.iterdir())) == 3
        assert not list(tmp_path.glob("*-10.album"))


class TestDrawings:
    @pytest.mark.parametrize("theme", THEMES)
    def test_every_token_has_a_colour(self, theme: str) -> None:
        sprites = Sprites(SPRITES, theme)
        assert len(NAMES) == 52 + 12 + 52 + 2 + 4 + 3 + 2 * 5 * 4
        assert not [name for name in NAMES if "var(" in sprites.svg(name)]

    def test_themes_have_the_same_tokens_and_all_are_used(self) -> None:
        themes = json.loads((SPRITES / "themes.json").read_text("utf-8"))
        assert tuple(themes) == THEMES
        drawings = "".join((SPRITES / f"{name}.svg").read_text("utf-8") for name in NAMES)
        for colours in themes.values():
            assert set(colours) == set(themes["classic"])
            assert not [token for token in colours if f"var(--{token}," not in drawings]

    def test_the_files_show_the_classic_theme(self) -> None:
        themes = json.loads((SPRITES / "themes.json").read_text("utf-8"))
        for name in NAMES:
            svg = (SPRITES / f"{name}.svg").read_text("utf-8")
            for token, colour in themes["classic"].items():
                assert svg.count(f"var(--{token},") == svg.count(f"var(--{token},{colour})")

    @pytest.mark.parametrize("name", NAMES)
    def test_only_elements_that_every_rasteriser_draws(self, name: str) -> None:
        svg = (SPRITES / f"{name}.svg").read_text("utf-8")
        elements = {part.split(None, 1)[0].rstrip(">") for part in svg.split("<")[1:]}
        assert elements <= {"svg", "/svg", "path", "rect"}
        for unsafe in ("opacity", "style", "url(", "clip", "mask", "filter", "rgba"):
            assert unsafe not in svg


class TestLegibility:
    @pytest.mark.parametrize(("width", "folder"), [(109, "small"), (110, "cards")])
    def test_courts_are_drawn_plainly_below_110_pixels(self, width: int, folder: str) -> None:
        deck, sprites = make(), Sprites(SPRITES, "classic")
        deck.resize(width)
        for card in (Card.parse("QH"), Card.parse("TS")):
            deck.face(card)
            deck.work(3, [card])
            drawing = f"{folder}/{card}" if card in COURTS else f"cards/{card}"
            assert pixels(deck.face(card)) == pixels(rasterise(sprites.svg(drawing), deck.size))

    def test_the_plain_drawings_have_fewer_lines(self) -> None:
        sprites = Sprites(SPRITES, "classic")
        for card in COURTS:
            plain, full = (sprites.svg(f"{folder}/{card}") for folder in ("small", "cards"))
            assert len(plain) < 0.85 * len(full)

    @pytest.mark.parametrize(("folder", "width"), [("small", 90), ("cards", 119)])
    def test_no_two_courts_are_alike_without_colour(self, folder: str, width: int) -> None:
        sprites, middle = Sprites(SPRITES, "classic"), (width * 0.4, 0, width * 0.56, width * 0.6)
        faces = [
            pygame.transform.grayscale(
                rasterise(sprites.svg(f"{folder}/{card}"), (width, round(width * 1.4)))
            ).subsurface(tuple(map(round, middle)))
            for card in COURTS
        ]
        pairs = itertools.combinations(map(pixels, faces), 2)
        assert min(difference(one, other) for one, other in pairs) > 27

    @pytest.mark.parametrize("card", COURTS)
    def test_courts_look_the_same_upside_down(self, card: Card) -> None:
        assert self._turned(card) < 1.5

    def test_a_card_with_a_top_and_a_bottom_does_not(self) -> None:
        assert self._turned(Card.parse("7H")) > 5

    @pytest.mark.parametrize("theme", THEMES)
    def test_no_two_indices_are_alike_in_a_strip_of_20_pixels(self, theme: str) -> None:
        deck = make(theme=theme)
        deck.resize(90)
        self._assert_distinct([deck.face(card) for card in DECK], height=20)

    @pytest.mark.parametrize("theme", THEMES)
    def test_no_two_compact_indices_are_alike_in_a_strip_of_14_pixels(self, theme: str) -> None:
        deck = make(theme=theme)
        deck.resize(95)
        self._assert_distinct([deck.strip(card) for card in DECK], height=14)

    @staticmethod
    def _turned(card: Card) -> float:
        face = rasterise(Sprites(SPRITES, "classic").svg(f"cards/{card}"), (125, 175))
        return difference(pixels(face), pixels(pygame.transform.flip(face, True, True)))

    @staticmethod
    def _assert_distinct(faces: list[Surface], height: int) -> None:
        corners = [pixels(face.subsurface((0, 0, 40, height))) for face in faces]
        closest = min(difference(a, b) for a, b in itertools.combinations(corners, 2))
        assert closest > 2


class TestLetters:
    """Local letters in the corners of the courts (docs/card-indices.md)."""

    @pytest.mark.parametrize("letters", INDICES.values())
    def test_there_is_a_drawing_for_every_letter(self, letters: str) -> None:
        plain, local = Sprites(SPRITES, "classic"), Sprites(SPRITES, "classic", letters)
        for card in COURTS:
            same = letters[card.rank - 11] == INTERNATIONAL[card.rank - 11]
            for folder in ("cards", "strips"):
                name = f"{folder}/{card}"
                assert (local.svg(name) == plain.svg(name)) is same
                assert local.svg(name).count('class="index"') == 1

    @pytest.mark.parametrize("folder", ["cards", "strips"])
    def test_only_the_corners_change(self, folder: str) -> None:
        size = (250, 350) if folder == "cards" else (250, 64)
        plain, local = Sprites(SPRITES, "classic"), Sprites(SPRITES, "classic", "VDR")
        for card in COURTS:
            pictures = [rasterise(each.svg(f"{folder}/{card}"), size) for each in (plain, local)]
            changed = [
                (x, y)
                for x in range(0, size[0], 3)
                for y in range(0, size[1], 3)
                if pictures[0].get_at((x, y)) != pictures[1].get_at((x, y))
            ]
            assert changed
            for x, y in changed:
                assert (x < 100 and y < 59) or (x >= 150 and y >= 291)

    def test_ace_and_numbers_stay(self) -> None:
        plain, local = Sprites(SPRITES, "four"), Sprites(SPRITES, "four", "BVH")
        for card in set(DECK) - set(COURTS):
            assert plain.svg(f"cards/{card}") == local.svg(f"cards/{card}")

    def test_a_deck_changes_its_letters_at_once(self) -> None:
        deck = finished(WIDTH)
        queen, ten = Card.parse("QH"), Card.parse("TH")
        before, version = (pixels(deck.face(queen)), pixels(deck.face(ten))), deck.version
        deck.dress("classic", "lattice", "VDR")
        assert deck.version > version
        assert deck.letters == "VDR"
        while deck.work(100):
            pass
        assert pixels(deck.face(queen)) != before[0]
        assert pixels(deck.face(ten)) == before[1]

    def test_each_choice_of_letters_has_its_own_album(self, tmp_path: Path) -> None:
        finished(WIDTH, tmp_path)
        deck = Deck(SPRITES, "classic", "lattice", tmp_path, ticking(), "BDK")
        deck.resize(WIDTH)
        while deck.work(100):
            pass
        assert len(list(tmp_path.iterdir())) == 2
