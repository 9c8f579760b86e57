"""The operator's file: what it may say, and the one line about what it may not."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from game.i18n.catalogue import LANGUAGES
from game.i18n.indices import INDICES
from game.kiosk.house import CHOICES, HOUSE
from game.kiosk.rules import Combination, Corner, Permit, Pointer, Rules
from game.kiosk.rules_file import RulesError, parse, read
from game.store.settings import Settings
from game.ui import taste
from game.ui.theme import DECKS, TABLES

ALL = """
pin = "4711"
keys = "Ctrl+Shift+F9"
corner = "bottom-right"
screen = 2
idle_minutes = 0.5
pointer = "always"
languages = ["hr", "he"]
allow = ["settings", "statistics"]
statistics = "house"
[settings]
language = "he"
deck = "four"
sounds = false
volume = 40
"""


def test_without_a_file_the_game_is_closed_and_keeps_nothing(tmp_path: Path) -> None:
    rules = parse(read(tmp_path))
    assert rules == Rules()
    assert rules.pin is None
    assert not rules.keeps_history
    assert not rules.allow & {Permit.COPY, Permit.FILES, Permit.LEAVE, Permit.SETTINGS}


def test_everything_can_be_said(tmp_path: Path) -> None:
    (tmp_path / "kiosk.toml").write_bytes(b"\xef\xbb\xbf" + ALL.encode())
    assert parse(read(tmp_path)) == Rules(
        pin="4711",
        keys=Combination(frozenset({"ctrl", "shift"}), "f9"),
        corner=Corner.BOTTOM_RIGHT,
        screen=2,
        idle_minutes=0.5,
        pointer=Pointer.ALWAYS,
        languages=("hr", "he"),
        allow=frozenset({Permit.SETTINGS, Permit.STATISTICS}),
        keeps_history=True,
        settings=replace(HOUSE, language="he", deck="four", sounds=False, volume=40),
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("pin = 4711", "pin: has to be 4 to 12 digits in quotation marks"),
        ('pin = "47"', "pin: has to be 4 to 12 digits in quotation marks"),
        ('pin = "٤٧١١"', "pin: has to be 4 to 12 digits in quotation marks"),
        ('keys = "k"', "keys: has to be two or three of ctrl, alt, shift, and a key"),
        ('keys = "ctrl+k"', "keys: has to be two or three"),
        ('keys = "ctrl+ctrl+k"', "keys: has to be two or three"),
        ('keys = "ctrl+alt+enter"', "keys: has to end with a letter, a digit, or f1 to f12"),
        ("keys = []", "keys: has to be two or three"),
        ('corner = "middle"', 'corner: has to be one of "top-left", "top-right"'),
        ("screen = 0", "screen: has to be a whole number from 1 to 16"),
        ("screen = true", "screen: has to be a whole number"),
        ("idle_minutes = 0", "idle_minutes: has to be a number from 0.1 to 1440"),
        ("idle_minutes = nan", "idle_minutes: has to be a number"),
        ("pointer = 1", 'pointer: has to be one of "touch", "always", "never"'),
        ("languages = []", 'languages: has to be a list, without repeats, of "en", "hr"'),
        ('languages = ["en", "en"]', "languages: has to be a list, without repeats"),
        ('languages = ["xx"]', "languages: has to be a list"),
        ('allow = "help"', 'allow: has to be a list of "new-game"'),
        ('allow = ["leave"]', "allow: has to be a list of"),
        ('allow = ["statistics"]', 'allow: "statistics" needs statistics = "house"'),
        ("statistics = true", 'statistics: has to be one of "off", "house"'),
        ("settings = 1", "settings: has to be a table, [settings]"),
        ("[settings]\ndek = 1", "settings.dek: there is no such setting"),
        ("[settings]\nwindow = 1", "settings.window: there is no such setting"),
        ('[settings]\ndeck = "five"', 'settings.deck: has to be one of "classic", "four", "dark"'),
        ("[settings]\nsounds = 1", "settings.sounds: has to be true or false"),
        ("[settings]\nvolume = true", "settings.volume: has to be a whole number from 0 to 100"),
        ('languages = ["hr"]\n[settings]\nlanguage = "he"', "settings.language: he is not among"),
        ("idle = 3", "idle: there is no such key; the keys are pin, keys"),
        ("pin = ", "is not TOML: "),
        ("x = " + "[\n" * 5000, "is not TOML: "),
        ('keys = "ctrl+alt+\u212a"', "keys: has to be two or three of ctrl, alt, shift, and a key"),
        ("screen = " + "1" * 5000, "line 1 is longer than 1000 characters"),
        ("screen = 1\n" + ".".join("a" * 20_000) + " = 1", "line 2 is longer than 1000"),
        ("screen = " + "1" * 900, "screen: has to be a whole number from 1 to 16"),
    ],
)
def test_a_fault_is_one_line_that_names_the_key(text: str, line: str) -> None:
    with pytest.raises(RulesError) as fault:
        parse(text)
    told = str(fault.value)
    assert told.startswith(f"kiosk.toml: {line}")
    assert "\n" not in told
    assert "47" not in re.sub(r"4 to 12", "", told)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"pin = '\xff'", "kiosk.toml: is not UTF-8 at byte 7"),
        (b"#" * 2**14 + b"#", "kiosk.toml: is longer than 16384 bytes"),
    ],
)
def test_a_file_that_is_no_text(tmp_path: Path, data: bytes, line: str) -> None:
    (tmp_path / "kiosk.toml").write_bytes(data)
    with pytest.raises(RulesError, match=re.escape(line)):
        read(tmp_path)


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "kiosk.toml").mkdir()
    with pytest.raises(RulesError, match="cannot be read"):
        read(tmp_path)


def test_the_example_in_the_document_is_a_file_that_can_be_followed() -> None:
    document = Path(__file__).parents[1] / "docs" / "kiosk.md"
    example = re.search(r"```toml\n(.*?)```", document.read_text("utf-8"), re.S)
    assert example is not None
    assert parse(example[1]).pin is not None


def test_the_document_names_every_key_permit_and_default() -> None:
    document = (Path(__file__).parents[1] / "docs" / "kiosk.md").read_text("utf-8")
    for name in ("pin", "keys", "corner", "screen", "idle_minutes", "pointer", "languages"):
        assert f"`{name}`" in document
    for permit in Permit:
        assert (f"`{permit.value}`" in document) is (permit is not Permit.LEAVE)


def test_the_named_settings_are_those_that_the_game_knows() -> None:
    known: dict[str, object] = {
        "language": tuple(LANGUAGES),
        "table": tuple(TABLES),
        "deck": tuple(DECKS),
        "back": taste.BACKS,
        "indices": tuple(INDICES),
        "card_size": tuple(taste.CARD_SIZES),
        "text_size": tuple(taste.TEXT_SIZES),
        "double_click_time": tuple(taste.DOUBLE_TAPS),
        "drag_distance": tuple(taste.SLACKS),
        "movement": taste.MOVEMENTS,
    }
    assert known == CHOICES
    names = {name for name in Settings.__slots__ if type(getattr(Settings(), name)) is str}
    assert names | {"language"} == CHOICES.keys()


@pytest.mark.parametrize(
    ("own", "offered", "system", "spoken"),
    [
        (None, ("en", "hr"), "hr", "hr"),
        (None, ("he", "hr"), "en", "he"),
        ("hr", ("he", "hr"), "he", "hr"),
    ],
)
def test_the_first_language(
    own: str | None, offered: tuple[str, ...], system: str, spoken: str
) -> None:
    rules = Rules(languages=offered, settings=Settings(language=own))
    assert rules.language(system) == spoken
