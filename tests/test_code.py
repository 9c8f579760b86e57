"""Game codes and the deals they name."""

from collections import Counter
from contextlib import suppress
from hashlib import sha256

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.core.cards import DECK
from game.core.code import DEALS, CodeError, CodeFault, GameCode, deal

GOLDEN = {
    "YU1-C-AAAAAAA": """Foundations: S-0 H-0 D-0 C-0
5H
<KC> AH 9D 8C AS 8S
<TS> <9H> QH 6D 9C QC QS
<4C> <JC> <3C> 5C JH TC 9S TD
<QD> <JD> <8H> <3H> 4D 7C 3D KD 7H
<6C> <4H> <6S> <3S> <JS> TH AC 2D 8D KH
<2C> <5S> <2H> <AD> <7S> <KS> 6H 2S 5D 7D 4S""",
    "YU1-C-AAAAAAB": """Foundations: S-0 H-0 D-0 C-0
JD
<8S> TC 9D AC 5D 5S
<4H> <5H> 7H 7S 2D 7C 8C
<9S> <QH> <8D> 4S 2H QD JC TS
<6S> <TD> <6D> <KC> 6H KD 3C 3H JH
<TH> <AS> <4C> <3S> <AH> QS 9H 4D 2C KH
<8H> <9C> <2S> <3D> <JS> <7D> QC KS AD 5C 6C""",
    "YU1-C-ZZZZZZZ": """Foundations: S-0 H-0 D-0 C-0
QD
<3D> 8D TD 6C 4H 5S
<3C> <8S> 8H TH 4S JC TS
<7C> <7H> <2D> 8C 2C TC 4C AD
<KH> <6S> <3S> <4D> 5C 7S 9H QS 2S
<3H> <AS> <9C> <QH> <6H> KS AH 6D 5H 7D
<5D> <AC> <2H> <9D> <JS> <QC> 9S KC JD JH KD""",
}

codes = st.builds(GameCode, st.integers(0, DEALS - 1), st.booleans())


def dealt_by_the_book(number: int) -> str:
    """game-code.md once more, step by step, sharing nothing with the core."""
    deck = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
    stream = b"".join(
        sha256(b"YU1" + bytes.fromhex(f"{number:016x}{block:08x}")).digest() for block in range(9)
    )
    at = 0
    for i in range(51, 0, -1):
        while stream[at] >= 256 - (256 % (i + 1)):
            at += 1
        j = stream[at] % (i + 1)
        at += 1
        deck[i], deck[j] = deck[j], deck[i]
    # R2 by rows: the position of the first card of triangle row r, and of the rows of six.
    triangle = [0, 7, 13, 18, 22, 25, 27]
    lines = ["Foundations: S-0 H-0 D-0 C-0"]
    for column in range(7):
        down = [f"<{deck[triangle[row] + column - row]}>" for row in range(column)]
        up = [deck[triangle[column]]]
        if column:
            up += [deck[28 + 6 * row + column - 1] for row in range(4)]
        lines.append(" ".join(down + up))
    return "\n".join(lines)


class TestGoldenDeals:
    """R23: a code recreates exactly the same deal on any machine, for ever."""

    @pytest.mark.parametrize("code", GOLDEN)
    def test_is_pinned(self, code: str) -> None:
        assert str(deal(GameCode.parse(code))) == GOLDEN[code]

    @pytest.mark.parametrize(("code", "number"), list(zip(GOLDEN, [0, 1, 26**7 - 1], strict=True)))
    def test_is_what_the_specification_says(self, code: str, number: int) -> None:
        assert GameCode.parse(code).number == number
        assert dealt_by_the_book(number) == GOLDEN[code]

    @settings(deadline=None)
    @given(st.integers(0, DEALS - 1))
    def test_so_is_every_other_deal(self, number: int) -> None:
        assert str(deal(GameCode(number))) == dealt_by_the_book(number)

    @settings(deadline=None)
    @given(st.integers(0, DEALS - 1))
    def test_the_rule_letter_does_not_change_the_layout(self, number: int) -> None:
        assert deal(GameCode(number)) == deal(GameCode(number, relaxed=True))


class TestFairness:
    """game-code.md: Fisher–Yates without bias; every card is as likely at every place."""

    def test_chi_square(self) -> None:
        """A matrix of shuffles has 51² degrees of freedom: mean 2652, deviation 73.5."""
        deals = 10_000
        seen: Counter[tuple[int, str]] = Counter()
        for index in range(deals):
            # Neighbouring numbers are the hard case, and the ones after them lie all over.
            number = index if index % 2 else index * 803_181_017 % DEALS
            cards = [card for column in deal(GameCode(number)).columns for card in column.cards]
            seen.update(enumerate(map(str, cards)))
        expected = deals / 52
        chi_square = sum(
            (seen[place, str(card)] - expected) ** 2 / expected
            for place in range(52)
            for card in DECK
        )
        assert abs(chi_square - 2652) < 4 * 73.5

    def test_different_numbers_are_different_deals(self) -> None:
        assert len({deal(GameCode(number)) for number in range(2000)}) == 2000


class TestCanonicalForm:
    """game-code.md: written back always in the canonical form."""

    @pytest.mark.parametrize(
        ("number", "relaxed", "text"),
        [
            (0, False, "YU1-C-AAAAAAA"),
            (1, False, "YU1-C-AAAAAAB"),
            (1, True, "YU1-R-AAAAAAB"),
            (26, False, "YU1-C-AAAAABA"),
            (26**6, True, "YU1-R-BAAAAAA"),
            (8_031_810_175, False, "YU1-C-ZZZZZZZ"),
        ],
    )
    def test_most_significant_letter_first(self, number: int, relaxed: bool, text: str) -> None:
        assert str(GameCode(number, relaxed)) == text

    @given(codes)
    def test_reads_as_it_is_written(self, code: GameCode) -> None:
        assert GameCode.parse(str(code)) == code

    def test_the_letter_names_the_rules(self) -> None:
        """R23: the same layout has C in Classic and R in Relaxed; R7: the house rule is apart."""
        assert GameCode(1).rules().colour_matters
        assert not GameCode(1, relaxed=True).rules().colour_matters
        assert not GameCode(1).rules().foundations_final
        assert GameCode(1).rules(foundations_final=True).foundations_final


def full_width(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) for sign in text)


DASHES = "-‐‑‒–—―−⁃﹘﹣－־⸺〜\N{SOFT HYPHEN}"
MARKS = "\u200e\u200f\u061c\u202a\u202b\u202c\u2066\u2067\u2068\u2069\u200b\u200c\u200d\u2060\ufeff"
SPACES = " \t\n\r\u00a0\u2003\u2009\u202f\u3000"


class TestTypedCodes:
    """game-code.md: any case, spaces, dashes of any kind, full-width letters, invisible marks."""

    @pytest.mark.parametrize(
        "text",
        [
            "yu1-c-bcdefgz",
            "Yu1-C-BcDeFgZ",
            "YU1CBCDEFGZ",
            "YU1 C BCDEFGZ",
            "  YU1-C-BCDEFGZ\n",
            "YU1 - C - BCDEFGZ",
            "\u2067YU1-C-BCDEFGZ\u2069",
            "\ufeffYU1-C-BCDEFGZ",
            full_width("YU1-C-BCDEFGZ"),
            full_width("yu1-c-bcdefgz"),
            *(f"YU1{dash}C{dash}BCDEFGZ" for dash in DASHES),
            *(f"YU1{space}C{space}BCDEFGZ" for space in SPACES),
            *(f"{mark}YU1{mark}-{mark}C-BCDEFG{mark}Z{mark}" for mark in MARKS),
        ],
        ids=ascii,
    )
    def test_are_read(self, text: str) -> None:
        assert str(GameCode.parse(text)) == "YU1-C-BCDEFGZ"

    @given(codes, st.data())
    def test_in_every_mixture(self, code: GameCode, data: st.DataObject) -> None:
        noise = st.text(DASHES + MARKS + SPACES, max_size=3)
        typed = data.draw(noise)
        for part in str(code).split("-"):
            for sign in part:
                typed += data.draw(st.sampled_from([sign, sign.lower(), full_width(sign)]))
            typed += data.draw(noise)
        assert GameCode.parse(typed) == code


REFUSED = [
    ("", CodeFault.TOO_SHORT, 1, ""),
    ("YU", CodeFault.TOO_SHORT, 3, ""),
    ("YU1-", CodeFault.TOO_SHORT, 5, ""),
    ("YU1-C", CodeFault.TOO_SHORT, 6, ""),
    ("YU1-C-", CodeFault.TOO_SHORT, 7, ""),
    ("YU1-C-AAAAAA", CodeFault.TOO_SHORT, 13, ""),
    ("YU1-C-AAA-AAAB", CodeFault.NOT_A_LETTER, 10, "-"),
    ("YU1-C-AAAAAA B", CodeFault.NOT_A_LETTER, 13, " "),
    ("FC1-C-AAAAAAB", CodeFault.OTHER_GAME, 1, "F"),
    ("YO1-C-AAAAAAB", CodeFault.OTHER_GAME, 2, "O"),
    ("AAAAAAB", CodeFault.OTHER_GAME, 1, "A"),
    ("12345", CodeFault.OTHER_GAME, 1, "1"),
    ("YU2-C-AAAAAAB", CodeFault.OTHER_VERSION, 3, "2"),
    ("YU-C-AAAAAAB", CodeFault.OTHER_VERSION, 4, "C"),
    ("YU12-C-AAAAAAB", CodeFault.OTHER_VERSION, 4, "2"),
    ("YU۱-C-AAAAAAB", CodeFault.OTHER_VERSION, 3, "۱"),
    ("YU1-X-AAAAAAB", CodeFault.UNKNOWN_RULES, 5, "X"),
    ("  YU1-x-AAAAAAB", CodeFault.UNKNOWN_RULES, 7, "X"),
    ("YU1-AAAAAAB", CodeFault.UNKNOWN_RULES, 5, "A"),
    ("YU1-C-AAAA1AB", CodeFault.NOT_A_LETTER, 11, "1"),
    ("YU1-C-AAAAAA_", CodeFault.NOT_A_LETTER, 13, "_"),
    ("YU1-C-AAAAAAÄ", CodeFault.NOT_A_LETTER, 13, "Ä"),
    ("YU1-C-AAAAAAА", CodeFault.NOT_A_LETTER, 13, "А"),  # Cyrillic
    ("YU1-C-AAAAAAı", CodeFault.NOT_A_LETTER, 13, "ı"),  # its capital is I
    ("YU1-C-AAAAAAſ", CodeFault.NOT_A_LETTER, 13, "ſ"),  # its capital is S
    ("YU1-C-AAAAAAß", CodeFault.NOT_A_LETTER, 13, "ß"),  # its capital is SS
    ("YU1-C-AAAAAA\N{KELVIN SIGN}", CodeFault.NOT_A_LETTER, 13, "\N{KELVIN SIGN}"),
    ("YU1-C-AAAAAA\N{FULLWIDTH DIGIT ONE}", CodeFault.NOT_A_LETTER, 13, "1"),
    ("YU1-C-AAAAAA\0B", CodeFault.NOT_A_LETTER, 13, "\0"),
    ("YU1-C-AAAAAAB\x1b", CodeFault.NOT_A_LETTER, 14, "\x1b"),
    ("YU1-C-AAAAAA\udc80", CodeFault.NOT_A_LETTER, 13, "\udc80"),
    ("YU1-C-AAAAAABC", CodeFault.TOO_LONG, 14, "C"),
    ("YU1-C-AAAAAAB C D", CodeFault.TOO_LONG, 15, "C"),
    ("YU1-C-AAAAAAB 8H>3", CodeFault.NOT_A_LETTER, 15, "8"),
]


class TestRefusedCodes:
    """game-code.md: refused with what is wrong and the position. Never a guess."""

    @pytest.mark.parametrize(("text", "fault", "position", "character"), REFUSED, ids=ascii)
    def test_with_fault_and_position(
        self, text: str, fault: CodeFault, position: int, character: str
    ) -> None:
        with pytest.raises(CodeError) as refused:
            GameCode.parse(text)
        error = refused.value
        assert (error.fault, error.position, error.character) == (fault, position, character)

    def test_every_fault_is_among_them(self) -> None:
        assert {fault for _, fault, _, _ in REFUSED} == set(CodeFault)

    @pytest.mark.parametrize(("letters", "count"), [("", 0), ("ABC", 3), ("ABCDEFGHI", 9)])
    def test_counts_the_letters_that_it_found(self, letters: str, count: int) -> None:
        with pytest.raises(CodeError) as refused:
            GameCode.parse("YU1-C-" + letters)
        assert refused.value.count == count

    @given(st.text() | st.text("YU12CRAZyucra -\u200f", max_size=20))
    @example("\ud800")
    @example("YU1-C-" + "A" * 100_000)
    def test_no_text_does_anything_else(self, text: str) -> None:
        with suppress(CodeError):
            assert deal(GameCode.parse(text))

    @given(codes, st.integers(0, 12), st.characters())
    def test_one_wrong_character_never_gives_another_deal(
        self, code: GameCode, at: int, sign: str
    ) -> None:
        text = str(code)
        typed = text[:at] + sign + text[at + 1 :]
        with suppress(CodeError):
            read = GameCode.parse(typed)
            plain = chr(ord(sign) - 0xFEE0) if "！" <= sign <= "～" else sign
            assert read == code or str(read) == text[:at] + plain.upper() + text[at + 1 :]
