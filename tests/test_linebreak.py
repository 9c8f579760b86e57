import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.linebreak import cut, fill

LRI, PDI = "\u2066", "\u2069"


def measure(text: str) -> int:
    """Ten for each character that is drawn."""
    return 10 * len(text.replace(LRI, "").replace(PDI, ""))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("only a king", ["only a", "king"]),
        ("a b", ["a b"]),
        ("one\n\ntwo", ["one", "", "two"]),
        ("on averylongword", ["on", "averylon", "gword"]),
        ("YU1-C-AAAAAAB", ["YU1-C-", "AAAAAAB"]),
        ("8 spaces ", ["8 spaces"]),
    ],
)
def test_lines_break_at_spaces_and_words_only_if_they_must(text: str, lines: list[str]) -> None:
    assert fill(text, 80, measure) == lines


def test_an_isolate_goes_on_in_the_next_line() -> None:
    text = f"a {LRI}bcd efg hij{PDI} k"
    assert fill(text, 60, measure) == [f"a {LRI}bcd{PDI}", f"{LRI}efg{PDI}", f"{LRI}hij{PDI} k"]


def test_a_mark_stays_with_its_letter() -> None:
    assert fill("abce\u0301", 40, measure) == ["abc", "e\u0301"]


@given(st.text(alphabet="ab שس.-\n\u0301", max_size=60), st.integers(20, 200))
def test_lines_fit_and_hold_the_whole_text(text: str, width: int) -> None:
    lines = fill(text, width, measure)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")
    assert all(measure(line) <= width or line[-1] == "\u0301" for line in lines)


@given(st.text(alphabet=f"ab {LRI}{PDI}", max_size=40), st.integers(20, 100))
def test_every_line_closes_the_isolates_it_opens(text: str, width: int) -> None:
    for line in fill(text, width, measure):
        assert line.count(PDI) >= line.count(LRI)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("short", "short"),
        ("Placement help", "Placeme…"),
        ("A face-up card", "A face-…"),
        (f"go {LRI}YU1-C-AA{PDI} on", f"go {LRI}YU1-{PDI}…"),
    ],
)
def test_what_does_not_fit_ends_with_an_ellipsis(text: str, shown: str) -> None:
    assert cut(text, 80, measure) == shown
