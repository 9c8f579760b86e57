"""A game code among words is found, and nothing else is taken for one (R22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.code import DEALS, GameCode
from game.core.mention import mentioned_code

CODES = st.builds(GameCode, st.integers(0, DEALS - 1), st.booleans())


@given(CODES, st.text("abc xyz.,:;!?()\n\"'שלום", max_size=30), st.text(" .,!?)\n", max_size=20))
def test_a_code_among_words_is_found(code: GameCode, before: str, after: str) -> None:
    assert mentioned_code(f"{before} {code}{after}") == code


@pytest.mark.parametrize(
    "text",
    [
        "Try YU1-C-AAAAAAB!",
        "(yu1-c-aaaaaab)",
        "https://example.org/?deal=YU1-C-AAAAAAB&x=1",
        "הנה \u2066YU1-C-AAAAAAB\u2069 בהצלחה",
        "YU1–C–AAAAAAB or once more YU1-C-AAAAAAB",
        " yu1 c aaaaaab ",
        "YU1-C-AAAAAAB\n8H>3 AS>F",
    ],
)
def test_the_code_is_found(text: str) -> None:
    assert mentioned_code(text) == GameCode(1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no code here",
        "YU1-C-AAAAAAB and YU1-C-AAAAAAC",
        "YU1-C-AAAAAAB and YU1-R-AAAAAAB",
        "YU1-C-AAAAAABC",
        "YU1-C-AAAAAA",
        "YU1-X-AAAAAAB",
        "YU2-C-AAAAAAB",
        "XYU1-C-AAAAAAB",
        "YU1-C-AAAAAA1 is none",
        "play YU1 C letters of the day",
    ],
)
def test_what_is_not_exactly_one_code_is_none(text: str) -> None:
    assert mentioned_code(text) is None


@given(st.text(max_size=60))
def test_any_text_is_taken_without_a_fault(text: str) -> None:
    found = mentioned_code(text)
    assert found is None or "YU1" in text.upper() or GameCode.parse(text) == found
