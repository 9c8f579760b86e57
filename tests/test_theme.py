"""Contrast of the colour tokens: WCAG AA for text, 3 : 1 for signs (DESIGN §3)."""

import json

import pytest

from game.ui.taste import BACKS
from game.ui.theme import DECKS, LINE_ALPHA, TABLES, UI, Colour, TableTheme, css, mix, rgb
from game.ui.wardrobe import SPRITES
from tools.cardart.colours import INK

DRAWN = json.loads((SPRITES / "themes.json").read_text("utf-8"))
"""The colours of each deck, as its drawings name them."""
THEMES = list(TABLES.values())
PARTS = ("centre", "mid", "edge")


def luminance(colour: Colour) -> float:
    linear = [
        level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4
        for level in (part / 255 for part in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_knows_black_and_white() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("part", ["text", "muted", "gold"])
def test_bar_text_is_readable(theme: TableTheme, part: str) -> None:
    colours = {"text": theme.text, "muted": theme.muted, "gold": UI.gold}
    assert contrast(colours[part], theme.bar) >= 4.5


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (UI.ink, UI.panel),
        (UI.muted, UI.panel),
        (UI.error, UI.panel),
        (UI.ink, UI.field),
        (UI.muted, UI.field),
        (UI.primary, UI.panel),
        (UI.primary_ink, UI.primary),
        (UI.toast_ink, UI.toast),
        (UI.toast_red, UI.toast),
        (UI.ink, UI.gold),
    ],
)
def test_dialog_text_is_readable(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(
    ("sign", "ground"),
    [
        (UI.border, UI.panel),
        (UI.border, UI.field),
        (UI.primary, UI.field),
        (UI.good_key, UI.good),
        (UI.bad_key, UI.bad),
        (UI.good, UI.toast),
        (UI.bad, UI.toast),
        (UI.good, UI.good_key),
        (UI.bad, UI.bad_key),
        (UI.gold, UI.good_key),
        (UI.focus, UI.focus_edge),
        (UI.focus_edge, UI.panel),
    ],
)
def test_signs_stand_out(sign: Colour, ground: Colour) -> None:
    assert contrast(sign, ground) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("part", PARTS)
def test_outlines_and_signs_of_empty_piles_stand_out(theme: TableTheme, part: str) -> None:
    ground = getattr(theme, part)
    inside = mix(ground, (0, 0, 0), 0.16)
    assert contrast(mix(ground, theme.line, LINE_ALPHA), ground) >= 3
    assert contrast(mix(inside, theme.line, LINE_ALPHA), inside) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("part", PARTS)
def test_text_on_the_cloth_is_readable(theme: TableTheme, part: str) -> None:
    assert contrast(theme.text, getattr(theme, part)) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("part", PARTS)
def test_rings_on_the_table_stand_out(theme: TableTheme, part: str) -> None:
    ground = getattr(theme, part)
    trace = mix(ground, UI.focus, 0.85)
    assert contrast(trace, ground) >= 3
    for ring in (UI.gold, UI.good, UI.focus):
        assert contrast(ring, ground) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("deck", DECKS)
def test_every_card_stands_out_from_every_table(theme: TableTheme, part: str, deck: str) -> None:
    drawn, ground = DRAWN[deck], getattr(theme, part)
    assert contrast(rgb(drawn["border"]), ground) >= 3
    for face in ("paper", *(f"{back}-frame" for back in BACKS)):
        seen = max(drawn["edge"], drawn[face], key=lambda colour: contrast(rgb(colour), ground))
        assert contrast(rgb(seen), ground) >= 3


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("suit", ["spades", "hearts", "diamonds", "clubs"])
def test_indices_and_signs_of_every_deck_can_be_read(deck: str, suit: str) -> None:
    colours = {name: rgb(colour) for name, colour in DRAWN[deck].items()}
    assert contrast(colours[suit], colours["paper"]) >= 4.5
    assert contrast(colours[f"{suit}-pip"], colours[f"{suit}-tint"]) >= 3
    assert contrast(colours[f"{suit}-frame"], colours["paper"]) >= 3
    assert contrast(colours[f"{suit}-frame"], colours[f"{suit}-tint"]) >= 3


@pytest.mark.parametrize("suit", ["spades", "hearts", "diamonds", "clubs"])
def test_the_dark_deck_does_not_dazzle(suit: str) -> None:
    colours = {name: rgb(colour) for name, colour in DRAWN["dark"].items()}
    assert luminance(colours[f"{suit}-tint"]) < 0.03
    assert contrast(colours[f"{suit}-rim"], colours[f"{suit}-tint"]) >= 3
    assert contrast(colours[f"{suit}-rim"], rgb(INK)) >= 3


@pytest.mark.parametrize("deck", DECKS)
def test_the_edge_of_a_card_stands_out_from_the_card_below(deck: str) -> None:
    assert contrast(rgb(DRAWN[deck]["edge"]), rgb(DRAWN[deck]["paper"])) >= 3


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("back", BACKS)
def test_the_pattern_of_every_back_stands_out(deck: str, back: str) -> None:
    colours = {name: rgb(colour) for name, colour in DRAWN[deck].items()}
    assert contrast(colours[f"{back}-line"], colours[f"{back}-ground"]) >= 3


def test_four_colours_are_four_and_the_red_suits_are_the_warm_ones() -> None:
    suits = [rgb(DRAWN["four"][suit]) for suit in ("spades", "hearts", "diamonds", "clubs")]
    assert len(set(suits)) == 4
    assert [red > blue for red, _, blue in suits] == [False, True, True, False]


def test_colours_convert_both_ways() -> None:
    assert css(rgb("#1B6B4E")) == "#1B6B4E"
