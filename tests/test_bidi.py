from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n.bidi import levels, visual_runs

CONFORMANCE = Path("/usr/share/unicode/BidiCharacterTest.txt")


def visual(text: str, base: int | None = None) -> str:
    """What a reader sees from left to right, brackets not mirrored."""
    return "".join(
        text[run.start : run.end][:: -1 if run.level % 2 else 1] for run in visual_runs(text, base)
    )


@pytest.mark.skipif(not CONFORMANCE.exists(), reason="Debian's unicode-data is not installed")
def test_unicodes_own_cases() -> None:
    cases = 0
    with CONFORMANCE.open(encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("#") or not line.strip():
                continue
            codes, direction, paragraph, expected, order = line.strip().split(";")
            text = "".join(chr(int(code, 16)) for code in codes.split())
            base = {"0": 0, "1": 1, "2": None}[direction]
            found_base, found = levels(text, base)
            shown = [
                "x" if x == "x" else str(n) for x, n in zip(expected.split(), found, strict=True)
            ]
            assert found_base == int(paragraph), line
            assert " ".join(shown) == expected, line
            kept = [
                index
                for run in visual_runs(text, base)
                for index in range(run.start, run.end)[:: -1 if run.level % 2 else 1]
                if expected.split()[index] != "x"
            ]
            assert " ".join(map(str, kept)) == order, line
            cases += 1
    assert cases == 91_707


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("New game", "New game"),
        ("משחק 12345 · F11", "F11 · 12345 קחשמ"),
        ("امتیاز ۱۲۳", "۱۲۳ زایتما"),
        ("קוד (YU1-C-AAAAAAB)", ")YU1-C-AAAAAAB( דוק"),
    ],
)
def test_what_is_seen_from_left_to_right(text: str, expected: str) -> None:
    assert visual(text) == expected


def test_an_isolate_keeps_a_card_together_between_letters_of_the_other_direction() -> None:
    assert visual("על \u20669♠\u2069 8", 1).replace("\u2066", "").replace("\u2069", "") == "8 9♠ לע"


def test_the_base_level_decides_where_a_final_stop_goes() -> None:
    assert visual("Yukon.", 0) == "Yukon."
    assert visual("Yukon.", 1) == ".Yukon"


def test_levels_of_a_text_without_right_to_left_are_all_zero() -> None:
    assert levels("Score 1,234 (best)") == (0, [0] * 18)


DIRECTED = (
    "aא1س۱ .,+%([)]\u0301\u2029\t\u200c" + "\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e"
)


@given(st.text(alphabet=DIRECTED, max_size=40), st.sampled_from((0, 1, None)))
def test_visual_runs_hold_every_character_once(text: str, base: int | None) -> None:
    indices = [index for run in visual_runs(text, base) for index in range(run.start, run.end)]
    assert sorted(indices) == list(range(len(text)))
