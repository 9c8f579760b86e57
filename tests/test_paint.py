"""Drawing primitives: exact sizes, premultiplied pixels, bounded memory (DESIGN §1, §4)."""

import pygame
import pytest

from game.ui.cache import LIFE, StampCache
from game.ui.effects import Badge, Blur, soft
from game.ui.felt import felt
from game.ui.icons import Icon, icon
from game.ui.paint import LARGE, Painter, scrim
from game.ui.theme import FELT, TABLES, UI
from game.ui.vector import Fill, Stamp, Stroke, canvas, document, put, raster, rounded, tinted

RED_CIRCLE = document(24, 24, '<circle cx="12" cy="12" r="11" fill="#FF0000"/>')


@pytest.mark.parametrize("size", [(24, 24), (90, 126), (119, 167), (33, 7)])
def test_a_drawing_has_exactly_the_size_asked_for(size: tuple[int, int]) -> None:
    assert raster(RED_CIRCLE, *size).get_size() == size


def test_drawings_are_premultiplied() -> None:
    image = raster(RED_CIRCLE, 24, 24)
    edge = [image.get_at((x, 3)) for x in range(24)]
    assert any(0 < pixel.a < 255 for pixel in edge)
    assert all(pixel.r <= pixel.a for pixel in edge)


def test_drawings_have_the_pixel_format_of_the_screen() -> None:
    assert raster(RED_CIRCLE, 8, 8).get_masks() == canvas(8, 8).get_masks()


def test_a_tinted_drawing_keeps_its_shape() -> None:
    plain, grey = raster(RED_CIRCLE, 24, 24), raster(tinted(RED_CIRCLE, (9, 9, 9)), 24, 24)
    assert tuple(grey.get_at((12, 12))) == (9, 9, 9, 255)
    assert tuple(grey.get_at((0, 0))) == tuple(plain.get_at((0, 0))) == (0, 0, 0, 0)


@pytest.mark.parametrize("size", [(200, 120), (60, 20), (21, 90)])
def test_repeating_the_middle_draws_what_drawing_it_whole_does(size: tuple[int, int]) -> None:
    radius = min(size[1] / 2, 12.0)
    stamp = rounded(size, radius, Fill(UI.panel), Stroke(UI.border, 2.0))
    box = f'x="{stamp.pad}" y="{stamp.pad}" width="{size[0]}" height="{size[1]}" rx="{radius}"'
    full = stamp.image.get_size()
    whole = raster(
        document(*full, f'<rect {box} fill="#FBF7EC" stroke="#858A96" stroke-width="2"/>'), *full
    )
    for x in range(full[0]):
        for y in range(full[1]):
            one, other = stamp.image.get_at((x, y)), whole.get_at((x, y))
            assert all(abs(a - b) <= 12 for a, b in zip(one, other, strict=True)), (x, y)


def test_a_shadow_fades_to_nothing_at_its_border() -> None:
    stamp = soft((120, 168), 7, Blur(20, 0.6))
    width, height = stamp.image.get_size()
    assert (width, height) == (120 + 2 * stamp.pad, 168 + 2 * stamp.pad)
    assert stamp.image.get_at((0, height // 2)).a <= 3
    assert stamp.image.get_at((width // 2, height // 2)).a == pytest.approx(153, abs=3)


@pytest.mark.parametrize("name", TABLES)
def test_the_felt_is_lightest_in_the_middle(name: str) -> None:
    cloth = felt((640, 360), TABLES[name])
    middle = pygame.transform.average_color(cloth, pygame.Rect(300, 130, 40, 40))
    corner = pygame.transform.average_color(cloth, pygame.Rect(600, 320, 40, 40))
    assert cloth.get_size() == (640, 360)
    assert sum(middle[:3]) > sum(corner[:3])


def test_directional_signs_turn_round_in_right_to_left_text() -> None:
    for sign, turns in ((Icon.UNDO, True), (Icon.REDO, True), (Icon.RESTART, False)):
        left, right = (icon(sign, 24, (255, 255, 255), rtl=rtl) for rtl in (False, True))
        assert (left.get_buffer().raw != right.get_buffer().raw) is turns


@pytest.mark.parametrize("sign", Icon)
def test_every_sign_draws_something_inside_its_box(sign: Icon) -> None:
    image = icon(sign, 48, (255, 255, 255))
    box = image.get_bounding_rect(min_alpha=40)
    assert box.w > 10
    assert pygame.Rect(1, 1, 46, 46).contains(box)


@pytest.mark.parametrize("alpha", [1.0, 0.5])
def test_a_large_shape_looks_as_if_drawn_whole(alpha: float) -> None:
    rect = pygame.Rect(60, 50, 800, 560)
    assert rect.w * rect.h > LARGE
    fill, stroke, blur = Fill(UI.panel, alpha), Stroke(UI.border, 2.0), Blur(20, 0.6)
    in_parts, whole = (felt((920, 660), FELT) for _ in range(2))
    painter = Painter()
    painter.soft(in_parts, rect, 18, blur)
    painter.rounded(in_parts, rect, 18, fill, stroke)
    for stamp in (soft(rect.size, 18, blur), rounded(rect.size, 18, fill, stroke)):
        put(whole, stamp.image, (rect.x - stamp.pad, rect.y - stamp.pad))
    pictures = [pygame.image.tobytes(each, "RGB") for each in (in_parts, whole)]
    assert pictures[0] == pictures[1]


def test_the_cache_stays_within_its_budget() -> None:
    cache = StampCache(budget=4 * 100 * 10)
    made = []

    def make() -> Stamp:
        made.append(1)
        return Stamp(canvas(10, 10), 0)

    for key in range(50):
        cache.get(key, make)
    assert cache.used <= 4 * 100 * 10
    assert len(made) == 50
    cache.get(49, make)
    assert len(made) == 50
    cache.get(0, make)
    assert len(made) == 51


def test_the_cache_forgets_what_nobody_asks_for_any_more() -> None:
    cache = StampCache(budget=4 * 100 * 10)
    for key in ("old", "in use"):
        cache.get(key, lambda: Stamp(canvas(10, 10), 0))
    for _ in range(LIFE):
        kept = cache.get("in use", lambda: Stamp(canvas(10, 10), 0))
    cache.get("new", lambda: Stamp(canvas(10, 10), 0))
    assert cache.used == 2 * 4 * 100
    assert cache.get("in use", lambda: Stamp(canvas(10, 10), 0)) is kept


def test_a_painter_draws_the_same_twice() -> None:
    painter, rect = Painter(), pygame.Rect(60, 60, 80, 112)
    pictures = []
    for _ in range(2):
        surface = felt((200, 240), FELT)
        painter.good_glow(surface, rect, 5, 1.0)
        painter.slot(surface, rect, FELT, None)
        painter.good_ring(surface, rect, 5, 1.0)
        painter.focus(surface, rect, 5, 1.0)
        painter.badge(surface, Badge.ALERT, rect.center, 1.0)
        pictures.append(surface.get_buffer().raw)
    assert pictures[0] == pictures[1]


def test_the_scrim_darkens_all_there_is() -> None:
    surface = pygame.Surface((4, 4))
    surface.fill((200, 200, 200))
    scrim(surface, 0.59)
    assert surface.get_at((3, 3))[:3] == pytest.approx((86, 89, 88), abs=2)
