import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.board import Pile
from game.core.cards import Card
from game.core.rules import Breach, Reason
from game.i18n.catalogue import Catalogue
from game.i18n.messages import breach_message, card_name
from game.ui.fonts import Fonts
from game.ui.runs import Script
from game.ui.text import Typesetter

INK, RED = (30, 34, 48), (196, 32, 47)
LRI, PDI = "\u2066", "\u2069"
LTR, RTL = Typesetter(), Typesetter(rtl=True)


@pytest.fixture(autouse=True, scope="module")
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def left(surface: pygame.Surface, width: int) -> bytes:
    return pixels(surface.subsurface((0, 0, width, surface.get_height())))


def right(surface: pygame.Surface, width: int) -> bytes:
    box = (surface.get_width() - width, 0, width, surface.get_height())
    return pixels(surface.subsurface(box))


def starts_with(surface: pygame.Surface, start: pygame.Surface) -> bool:
    return left(surface, start.get_width()) == pixels(start)


def ends_with(surface: pygame.Surface, end: pygame.Surface) -> bool:
    return right(surface, end.get_width()) == pixels(end)


def contains(surface: pygame.Surface, part: pygame.Surface) -> bool:
    return any(
        left(surface.subsurface(x, 0, *part.get_size()), part.get_width()) == pixels(part)
        for x in range(surface.get_width() - part.get_width() + 1)
    )


class TestOrder:
    def test_digits_and_latin_in_hebrew_keep_their_order(self) -> None:
        line = RTL.line("משחק 12345 · F11", 30, INK)
        assert starts_with(line, LTR.line("F11", 30, INK))
        assert contains(line, LTR.line("12345", 30, INK))
        assert ends_with(line, RTL.line("משחק", 30, INK))

    def test_persian_digits_keep_their_order(self) -> None:
        assert starts_with(RTL.line("امتیاز ۱۲۳", 30, INK), LTR.line("۱۲۳", 30, INK))

    def test_an_isolated_code_in_brackets_keeps_its_order(self) -> None:
        for sentence in ("קוד ({}) הועתק", "کد ({}) رونوشت شد"):
            line = RTL.line(sentence.format(f"{LRI}YU1-C-AAAAAAB{PDI}"), 24, INK)
            assert contains(line, LTR.line("YU1-C-AAAAAAB", 24, INK))

    @given(st.from_regex(r"[ -~۰-۹]{0,8}[!-~۰-۹]", fullmatch=True))
    def test_what_is_isolated_alone_looks_as_it_does_in_a_sentence(self, text: str) -> None:
        alone = RTL.line(f"{LRI}{text}{PDI}", 16, INK)
        assert starts_with(RTL.line(f"א {LRI}{text}{PDI}", 16, INK), alone)
        assert pixels(LTR.line(f"{LRI}{text}{PDI}", 16, INK)) == pixels(alone)

    @pytest.mark.parametrize(("tag", "rank"), [("he", "8"), ("fa", "۸")])
    def test_a_refusal_in_a_language_from_right_to_left(self, tag: str, rank: str) -> None:
        tr = Catalogue.load(tag)
        cards = [Card.parse(name) for name in ("8C", "9S", "8H", "8D")]
        breach = Breach(Reason.WRONG_COLOUR, cards[0], Pile.COLUMN_3, cards[1], tuple(cards[2:]))
        sentence = breach_message(tr, breach)
        assert sentence.index(card_name(tr, cards[1])) < sentence.index(card_name(tr, cards[0]))
        line = RTL.line(sentence, 24, INK)
        for shown in ("8♣", "9♠", rank):
            assert contains(line, LTR.line(shown, 24, INK))

    @pytest.mark.parametrize("pair", ["()", "[]", "{}", "«»"])
    def test_brackets_are_mirrored_from_right_to_left(self, pair: str) -> None:
        opening, closing = pair[0], pair[1]
        assert pixels(RTL.line(opening, 30, INK)) == pixels(LTR.line(closing, 30, INK))
        assert pixels(RTL.line(closing, 30, INK)) == pixels(LTR.line(opening, 30, INK))

    def test_persian_letters_are_joined(self) -> None:
        joined = RTL.size("سلام", 30)[0]
        assert joined < sum(RTL.size(letter, 30)[0] for letter in "سلام")
        assert RTL.size("س\u200cلام", 30)[0] > joined

    def test_hebrew_runs_from_right_to_left_in_either_language(self) -> None:
        assert pixels(LTR.line("שלום", 30, INK)) == pixels(RTL.line("שלום", 30, INK))
        assert ends_with(RTL.line("שלום", 30, INK), RTL.line("ש", 30, INK))


class TestMetrics:
    @pytest.mark.parametrize("text", ["", "x", "Žgj", "שלום", "خط چین مع", "9♠", "Ǻ"])
    @pytest.mark.parametrize("px", [12, 17, 44])
    def test_size_tells_what_line_returns_and_height_depends_on_px_alone(
        self, text: str, px: int
    ) -> None:
        line = LTR.line(text, px, INK)
        assert line.get_size() == LTR.size(text, px)
        assert line.get_height() == LTR.size("x", px)[1]

    @pytest.mark.parametrize("bold", [False, True])
    def test_every_script_stands_on_the_same_baseline(self, bold: bool) -> None:
        for px in (12, 17, 30):
            alone = LTR.line("Hx", px, INK, bold=bold)
            assert alone.get_bounding_rect().bottom == LTR.baseline(px, bold)
            for neighbour in ("سلام", "שלום", "چ", "♠"):
                line = LTR.line(f"Hx\u200e{neighbour}", px, INK, bold=bold)
                assert starts_with(line, alone)
                assert ends_with(line, RTL.line(neighbour, px, INK, bold=bold))

    @pytest.mark.parametrize("text", ["Hא", "Hx Ǻ", "Ǻ"])
    def test_glyphs_above_the_ascent_do_not_push_the_baseline_down(self, text: str) -> None:
        line = LTR.line(text, 40, INK)
        assert line.get_bounding_rect().bottom == LTR.baseline(40)

    @pytest.mark.parametrize("bold", [False, True])
    @pytest.mark.parametrize("text", ["ÄČŽĆŠĐŽ gjpqy", "ض ط ظ آ أ گ چ ج خ ع غ م پ ژ مّ"])
    def test_nothing_is_clipped(self, text: str, bold: bool) -> None:
        script = Script.LATIN if text < "\u0250" else Script.ARABIC
        for px in (12, 17, 40, 100):
            font = Fonts().get(px, bold, script, script is not Script.LATIN)
            margin = (RTL.size(text, px, bold)[1] - font.get_height()) // 2
            rise = Fonts().rise(font, text)
            assert rise <= margin
            assert font.size(text)[1] - font.get_height() - rise <= margin

    def test_text_is_never_smaller_than_twelve_pixels(self) -> None:
        assert LTR.size("Score", 5) == LTR.size("Score", 12)

    def test_em_is_exactly_the_pixels_asked_for(self) -> None:
        # A capital of FiraGO is 0.689 em high.
        assert LTR.line("H", 100, INK).get_bounding_rect().height == 69


class TestDigits:
    @pytest.mark.parametrize("digits", ["0123456789", "۰۱۲۳۴۵۶۷۸۹"])
    def test_tabular_digits_are_all_as_wide(self, digits: str) -> None:
        for typesetter in (LTR, RTL):
            assert (
                len({typesetter.size(f"{digit}:{digit}", 30, tabular=True) for digit in digits})
                == 1
            )
        assert len({LTR.size(digit, 30) for digit in digits}) > 1

    def test_tabular_digits_keep_their_order(self) -> None:
        line = RTL.line("זמן 12:34", 30, INK, tabular=True)
        assert starts_with(line, LTR.line("12:34", 30, INK, tabular=True))


class TestSuits:
    def colour(self, surface: pygame.Surface) -> tuple[int, int, int]:
        """That of the most opaque pixel."""
        every = (
            surface.get_at((x, y))
            for x in range(surface.get_width())
            for y in range(surface.get_height())
        )
        red, green, blue, alpha = max(every, key=lambda colour: colour.a)
        assert alpha > 250
        return red, green, blue

    @pytest.mark.parametrize(("sign", "ink"), [("♠", INK), ("♥", RED), ("♦", RED), ("♣", INK)])
    def test_suits_are_drawn_in_their_colour(self, sign: str, ink: tuple[int, int, int]) -> None:
        assert self.colour(LTR.line(sign, 40, INK, red=RED)) == pytest.approx(ink, abs=3)
        assert self.colour(LTR.line(sign, 40, INK)) == pytest.approx(INK, abs=3)

    def test_the_four_suits_differ(self) -> None:
        assert len({pixels(LTR.line(sign, 30, INK)) for sign in "♠♥♦♣"}) == 4

    def test_a_card_reads_rank_then_suit_in_every_language(self) -> None:
        card = LTR.line("10♥", 30, INK)
        line = RTL.line(f"על {LRI}10♥{PDI}", 30, INK)
        assert starts_with(line, card)


class TestBlock:
    TEXT = "A face-up card may go onto a column whose last card is one rank higher."

    def test_lines_fit_the_width(self) -> None:
        lines = LTR.wrap(self.TEXT, 17, 160)
        assert " ".join(lines) == self.TEXT
        assert all(LTR.size(line, 17)[0] <= 160 for line in lines)

    def test_block_is_as_wide_as_asked_and_as_high_as_its_lines(self) -> None:
        block = LTR.block(self.TEXT, 20, INK, 160)
        lines = LTR.wrap(self.TEXT, 20, 160)
        assert block.get_size() == (160, (len(lines) - 1) * 27 + LTR.size("x", 20)[1])

    def test_start_is_the_side_where_the_language_starts(self) -> None:
        assert starts_with(LTR.block("Hi", 20, INK, 160), LTR.line("Hi", 20, INK))
        assert ends_with(RTL.block("שלום", 20, INK, 160), RTL.line("שלום", 20, INK))
        assert ends_with(LTR.block("Hi", 20, INK, 160, align="end"), LTR.line("Hi", 20, INK))
        assert starts_with(RTL.block("שלום", 20, INK, 160, align="end"), RTL.line("שלום", 20, INK))
        ink = LTR.block("Hi", 20, INK, 160, align="center").get_bounding_rect()
        assert abs(ink.centerx - 80) <= 1

    @given(st.text(alphabet="ab 1אسم(.♠\n\u2066\u2069\u200c\u200f\0", max_size=30))
    @example("\u2066 سس\u2069س1a")  # the letters join otherwise where the isolate goes on
    def test_any_text_fits_its_block(self, text: str) -> None:
        for typesetter in (LTR, RTL):
            assert typesetter.block(text, 14, INK, 60).get_width() == 60
            for line in typesetter.wrap(text, 14, 60):
                assert typesetter.line(line, 14, INK).get_size() == typesetter.size(line, 14)
                assert typesetter.size(line, 14)[0] <= 60

    def test_a_text_that_is_too_wide_is_cut(self) -> None:
        shown = LTR.fit(self.TEXT, 17, 120)
        assert shown.endswith("…")
        assert LTR.size(shown, 17)[0] <= 120
        assert LTR.fit("Score", 17, 120) == "Score"


def test_what_was_drawn_is_kept() -> None:
    assert LTR.line("Score", 17, INK) is LTR.line("Score", 17, INK)
    assert LTR.block("Score", 17, INK, 90) is LTR.block("Score", 17, INK, 90)


def test_a_face_is_unpacked_only_when_it_is_used() -> None:
    script = (
        "import sys\n"
        "from game.ui.text import Typesetter\n"
        "typesetter = Typesetter()\n"
        "faces = lambda: [name for name in sys.modules if 'FiraGO' in name]\n"
        "assert faces() == []\n"
        "typesetter.line('Score', 17, (0, 0, 0))\n"
        "assert faces() == ['pymupdf_fonts.FiraGO_Regular']\n"
    )
    root = Path(__file__).resolve().parents[1]
    subprocess.run([sys.executable, "-c", script], cwd=root, check=True)


def test_fonts_of_the_system_are_never_asked_for() -> None:
    root = Path(__file__).resolve().parents[1]
    for source in root.joinpath("game").rglob("*.py"):
        code = source.read_text(encoding="utf-8")
        assert not any(name in code for name in ("SysFont", "get_fonts", "match_font")), source
