from datetime import UTC, datetime
from gettext import GNUTranslations, c2py
from pathlib import Path

import pytest
from babel import Locale

from game.i18n.catalogue import LANGUAGES, LOCALE, Catalogue, match
from tools import catalogue as tool
from tools.catalogue_check import drawable, faults

CODE = """
def screen(tr, count):
    tr.gettext("New game")
    # Translators: on a button.
    tr.pgettext("button", "Finish")
    tr.ngettext("{count} move", "{count} moves", count)
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "screen.py").write_text(CODE, encoding="utf-8")
    return folder


def croatian(body: str) -> str:
    return (
        'msgid ""\nmsgstr ""\n"Language: hr\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && '
        '(n%100<12 || n%100>14) ? 1 : 2;\\n"\n\n' + body
    )


TRANSLATED = croatian("""
msgid "New game"
msgstr "Nova igra"

msgctxt "button"
msgid "Finish"
msgstr "Završi"

msgid "{count} move"
msgid_plural "{count} moves"
msgstr[0] "{count} potez"
msgstr[1] "{count} poteza"
msgstr[2] "{count} poteza"
""")


def found_in(tmp_path: Path, code: Path, text: str) -> list[str]:
    path = tmp_path / "yukon.po"
    path.write_text(text, encoding="utf-8")
    return list(faults(tool.template(code), tool.read(path, "hr"), drawable()))


class TestMatch:
    @pytest.mark.parametrize(
        ("preferred", "tag"),
        [
            (["en_GB.UTF-8"], "en"),
            (["hr_HR.UTF-8"], "hr"),
            (["hr-BA"], "hr"),
            (["sh_HR"], "hr"),
            (["sh"], "sr-Latn"),
            (["bs_BA"], "sr-Latn"),
            (["sr"], "sr-Latn"),
            (["sr-Cyrl-RS"], "sr-Latn"),
            (["sr_RS@latin"], "sr-Latn"),
            (["su-Latn-ID"], "su"),
            (["iw_IL"], "he"),
            (["he"], "he"),
            (["fa_IR"], "fa"),
            (["prs_AF"], "fa"),
            (["de_DE", "HR"], "hr"),
            (["de_DE"], "en"),
            (["C"], "en"),
            ([""], "en"),
            ([], "en"),
        ],
    )
    def test_the_nearest_language_is_found(self, preferred: list[str], tag: str) -> None:
        assert match(preferred) == tag

    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_every_tag_matches_itself(self, tag: str) -> None:
        assert match([tag]) == tag


class TestCatalogue:
    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_every_language_loads(self, tag: str) -> None:
        tr = Catalogue.load(tag)
        assert tr.tag == tag
        assert tr.rtl == (tag in ("he", "fa"))

    def test_an_unknown_tag_is_refused_with_the_tags_there_are(self) -> None:
        with pytest.raises(ValueError, match=r"'xx' is not.*en, hr, sr-Latn, su, he, fa"):
            Catalogue.load("xx")

    def test_english_is_the_source(self) -> None:
        tr = Catalogue.load("en")
        assert tr.gettext("New game") == "New game"
        assert tr.pgettext("rank", "ace") == "ace"
        assert tr.ngettext("{count} move", "{count} moves", 1) == "{count} move"
        assert tr.npgettext("bar", "{count} move", "{count} moves", 2) == "{count} moves"

    def test_persian_has_its_own_digits(self) -> None:
        assert Catalogue.load("fa").number("12:34") == "۱۲:۳۴"
        assert Catalogue.load("fa").number(90) == "۹۰"
        assert Catalogue.load("he").number(90) == "90"

    def test_isolates_keep_a_code_from_mixing_with_the_sentence(self) -> None:
        assert Catalogue.load("he").isolate("YU1-C-AAAAAAB") == "\u2066YU1-C-AAAAAAB\u2069"


class TestTheLanguagesOfTheGame:
    @pytest.mark.parametrize("tag", tool.TRANSLATED)
    def test_plural_forms_are_those_of_cldr(self, tag: str) -> None:
        with tool.po_path(tag).with_suffix(".mo").open("rb") as compiled:
            header = GNUTranslations(compiled).info()["plural-forms"]
        index_of = c2py(header.partition("plural=")[2].rstrip(";"))
        plural = Locale.parse(tag, sep="-").plural_form
        forms: dict[int, set[str]] = {}
        for count in range(1000):
            forms.setdefault(index_of(count), set()).add(plural(count))
        names = [forms[index] for index in sorted(forms)]
        expected = {
            "hr": [{"one"}, {"few"}, {"other"}],
            "sr-Latn": [{"one"}, {"few"}, {"other"}],
            "su": [{"other"}],
            "he": [{"one"}, {"two"}, {"other"}],
            "fa": [{"one"}, {"other"}],
        }
        assert names == expected[tag]

    @pytest.mark.parametrize(
        ("tag", "points"),
        [
            ("hr", ["bod", "boda", "bodova", "bodova", "bod", "boda"]),
            ("sr-Latn", ["poen", "poena", "poena", "poena", "poen", "poena"]),
            ("he", ["נקודה", "נקודות", "נקודות", "נקודות", "נקודות", "נקודות"]),
        ],
    )
    def test_nouns_follow_their_number(self, tag: str, points: list[str]) -> None:
        tr = Catalogue.load(tag)
        assert [tr.ngettext("point", "points", n) for n in (1, 2, 5, 11, 21, 22)] == points

    def test_cards_are_counted_as_croats_count(self) -> None:
        tr = Catalogue.load("hr")
        one = "{card} goes onto {onto}, {count} card in all."
        more = "{card} goes onto {onto}, {count} cards in all."
        ends = [tr.ngettext(one, more, n).rpartition("{count} ")[2] for n in (2, 4, 5, 12, 20)]
        assert ends == ["karte.", "karte.", "karata.", "karata.", "karata."]

    def test_the_catalogues_are_in_order(self) -> None:
        assert tool.check() == []


class TestTool:
    def test_a_whole_catalogue_has_no_faults(self, tmp_path: Path, code: Path) -> None:
        assert found_in(tmp_path, code, TRANSLATED) == []

    @pytest.mark.parametrize(
        ("old", "new", "fault"),
        [
            ('msgstr "Nova igra"', 'msgstr ""', "'New game' is not translated"),
            ('msgstr[1] "{count} poteza"', 'msgstr[1] ""', "'{count} move' is not translated"),
            ('msgid "New game"', 'msgid "New"', "'New game' is missing; run update"),
            ('msgid "New game"', '#, fuzzy\nmsgid "New game"', "'New game' is marked fuzzy"),
            (
                'msgstr[2] "{count} poteza"',
                'msgstr[2] "{broj} poteza"',
                "'{count} move' has other placeholders in '{broj} poteza'",
            ),
            (
                'msgstr[2] "{count} poteza"',
                'msgstr[2] "{count poteza"',
                "'{count} move' has a broken placeholder in '{count poteza'",
            ),
            (
                "Završi",
                "Završi ✓",
                "'Finish' has U+2713, which the typeface lacks, in 'Završi ✓'",
            ),
        ],
    )
    def test_faults_are_found(
        self, tmp_path: Path, code: Path, old: str, new: str, fault: str
    ) -> None:
        assert old in TRANSLATED
        assert fault in found_in(tmp_path, code, TRANSLATED.replace(old, new, 1))

    def test_leftovers_are_found(self, tmp_path: Path, code: Path) -> None:
        text = TRANSLATED + '\nmsgid "Old"\nmsgstr "Staro"\n'
        assert found_in(tmp_path, code, text) == ["'Old' is no longer in the code; run update"]

    def test_update_keeps_what_is_translated(self, tmp_path: Path, code: Path) -> None:
        (tmp_path / "yukon.pot").write_bytes(tool.written(tool.template(code)))
        path = tool.po_path("hr", tmp_path)
        path.parent.mkdir(parents=True)
        path.write_text(TRANSLATED + '\nmsgid "Old"\nmsgstr "Staro"\n', encoding="utf-8")
        tool.update(tmp_path)
        tool.compile_all(tmp_path)
        assert [line for line in tool.check(tmp_path, code) if line.startswith("hr")] == []
        assert [line for line in tool.check(tmp_path, code) if line.startswith("su")] == [
            "su: 'New game' is not translated",
            "su: 'Finish' is not translated",
            "su: '{count} move' is not translated",
        ]

    def test_a_compiled_file_that_is_not_current_is_found(self, tmp_path: Path, code: Path) -> None:
        (tmp_path / "yukon.pot").write_bytes(tool.written(tool.template(code)))
        tool.update(tmp_path)
        tool.compile_all(tmp_path)
        tool.po_path("hr", tmp_path).write_text(TRANSLATED, encoding="utf-8")
        assert "hr: yukon.mo is not current; run compile" in tool.check(tmp_path, code)

    def test_a_template_that_is_not_current_is_found(self, tmp_path: Path, code: Path) -> None:
        (tmp_path / "yukon.pot").write_bytes(b"")
        tool.update(tmp_path)
        tool.compile_all(tmp_path)
        assert "yukon.pot is not current; run extract" in tool.check(tmp_path, code)

    def test_writing_twice_gives_the_same_bytes(self, code: Path) -> None:
        first = tool.written(tool.template(code))
        assert first == tool.written(tool.template(code))
        assert b"on a button." in first

    def test_compiling_at_another_time_gives_the_same_bytes(self, code: Path) -> None:
        now, later = tool.template(code), tool.template(code)
        later.creation_date = later.revision_date = datetime(2040, 1, 1, tzinfo=UTC)
        assert tool.compiled(now) == tool.compiled(later)


def test_the_compiled_catalogues_are_where_the_game_looks() -> None:
    assert {path.parts[-3] for path in LOCALE.rglob("*.mo")} == set(tool.TRANSLATED)
