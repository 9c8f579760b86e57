"""Settings: each stands for itself, and what is not understood is not lost."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.notices import Fault, FormatError
from game.store.settings import Settings, Window
from game.store.store import Store
from tests.test_store_saves import JSON

OTHER = Settings(
    placement_help=False,
    interactive_rules=False,
    double_click=False,
    automatic_placement=True,
    honest_hints=True,
    winnable_mark=True,
    foundations_final=True,
    language="sr-Latn",
    table_left_to_right=True,
    table="night",
    deck="large",
    back="waves",
    indices="french",
    card_size="small",
    text_size="large",
    left_handed=True,
    show_score=False,
    show_time=False,
    mark_last_move=False,
    click_to_move=False,
    double_click_time="long",
    drag_distance="long",
    large_zones=True,
    keys={"home": 103},
    movement="reduced",
    sounds=False,
    volume=25,
    speech=True,
    seen_drag_tip=True,
    seen_king_tip=True,
    seen_home_tip=True,
    fullscreen=True,
    window=Window(1024, 600, -1200, 40),
)
NAMES = [each.name for each in fields(Settings) if each.name != "unknown"]


def content(**values: object) -> bytes:
    return json.dumps({"format": "yukon-settings", "version": 1} | values).encode()


class TestSettings:
    def test_the_rules_begin_as_the_clauses_say(self) -> None:
        settings = Settings()
        assert settings.placement_help
        assert settings.interactive_rules
        assert settings.double_click
        assert not settings.automatic_placement
        assert not settings.foundations_final

    def test_every_setting_is_kept(self, tmp_path: Path) -> None:
        assert [name for name in NAMES if getattr(OTHER, name) == getattr(Settings(), name)] == []
        with Store(tmp_path) as store:
            assert store.settings == Settings()
            store.save_settings(OTHER)
            assert store.settings == OTHER
        with Store(tmp_path) as store:
            assert store.settings == OTHER
            assert store.take_notices() == ()

    def test_what_is_not_understood_is_written_back(self, tmp_path: Path) -> None:
        (tmp_path / "settings.json").write_bytes(content(deck="large", sound={"volume": [0.5]}))
        with Store(tmp_path, background=False) as store:
            store.save_settings(replace(store.settings, fullscreen=True))
        kept = json.loads((tmp_path / "settings.json").read_bytes())
        assert (kept["deck"], kept["fullscreen"]) == ("large", True)
        assert kept["sound"] == {"volume": [0.5]}

    def test_what_is_missing_takes_its_default(self) -> None:
        assert Settings.decode(content(back="waves")) == Settings(back="waves")

    def test_an_editor_may_have_put_a_mark_in_front(self) -> None:
        assert Settings.decode(b"\xef\xbb\xbf" + content(back="waves")).back == "waves"

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            *[(name, {"a": 1.5}) for name in NAMES],
            ("double_click", 0),
            ("keys", {"home": "g"}),
            ("keys", {"home": 0}),
            ("keys", {"home": True}),
            ("keys", {"home": 2**31}),
            ("keys", {"": 103}),
            ("keys", {str(number): 103 for number in range(65)}),
            ("volume", -1),
            ("volume", 101),
            ("volume", True),
            ("volume", 50.0),
            ("double_click", "false"),
            ("language", ""),
            ("language", "he\u202e"),
            ("language", "x" * 41),
            ("table", None),
            ("table", "fe\0lt"),
            ("window", [800, 600]),
            ("window", [800, 600, 0, 0, 0]),
            ("window", [800, 600, 0, 0.5]),
            ("window", [True, 600, 0, 0]),
            ("window", [0, 600, 0, 0]),
            ("window", [800, 600, 10**9, 0]),
            ("window", [800, 600, 0, -(10**9)]),
        ],
    )
    def test_a_value_of_another_kind_costs_only_itself(self, name: str, value: object) -> None:
        changed = json.loads(OTHER.encode())
        changed[name] = value
        read = Settings.decode(json.dumps(changed).encode())
        assert read == replace(OTHER, **{name: getattr(Settings(), name)})

    @given(st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=9), JSON))
    def test_whatever_is_read_can_be_written_and_read_again(
        self, values: dict[str, object]
    ) -> None:
        settings = Settings.decode(json.dumps({**values, **json.loads(content())}).encode())
        assert Settings.decode(settings.encode()) == settings


class TestHostileDocuments:
    @pytest.mark.parametrize(
        "value",
        [
            "[" * 100_000,
            '{"a":' * 100_000,
            "[" * 500 + "]" * 500,
            "1e999",
            "-Infinity",
            "NaN",
            "1" * 5000,
            '"\0"',
            '"\udcff"',
        ],
        ids=lambda value: value[:9].encode("ascii", "replace").hex(),
    )
    def test_are_broken_and_nothing_worse(self, value: str) -> None:
        document = '{"format": "yukon-settings", "version": 1, "more": ' + value + "}"
        with pytest.raises(FormatError) as error:
            Settings.decode(document.encode("utf-8", "surrogateescape"))
        assert error.value.fault is Fault.BROKEN

    @pytest.mark.parametrize("version", [0, -1, True, "1", 1.0, None, [1]])
    def test_a_version_is_a_number(self, version: object) -> None:
        with pytest.raises(FormatError) as error:
            Settings.decode(content(version=version))
        assert error.value.fault is Fault.BROKEN

    def test_a_newer_version_is_called_newer(self) -> None:
        with pytest.raises(FormatError) as error:
            Settings.decode(content(version=2, double_click={"speed": 3}))
        assert error.value.fault is Fault.NEWER
