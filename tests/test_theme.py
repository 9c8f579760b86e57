"""Contrast of the colour tokens: WCAG AA for text, 3 : 1 for signs (DESIGN §3)."""

import pytest

from game.ui.theme import TABLES, UI, Colour, TableTheme, css, mix, rgb

THEMES = list(TABLES.values())


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
        (UI.focus, UI.focus_edge),
        (UI.focus_edge, UI.panel),
    ],
)
def test_signs_stand_out(sign: Colour, ground: Colour) -> None:
    assert contrast(sign, ground) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_outline_of_an_empty_pile_stands_out(theme: TableTheme) -> None:
    outline = mix(theme.mid, theme.line, 0.52)
    assert contrast(outline, theme.mid) >= 2.9


def test_colours_convert_both_ways() -> None:
    assert css(rgb("#1B6B4E")) == "#1B6B4E"
