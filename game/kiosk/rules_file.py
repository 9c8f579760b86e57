"""Reads the operator's file: TOML, checked to the last key, and faults told in one line."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final, TypeVar

from game.i18n.catalogue import LANGUAGES
from game.kiosk.house import house_settings
from game.kiosk.rules import Combination, Corner, Permit, Pointer, Rules
from game.store import files

__all__ = ["NAME", "RulesError", "parse", "read"]

E = TypeVar("E", bound=Enum)

NAME: Final = "kiosk.toml"
"""In the data folder, or in that of `--data`."""
LIMIT = 2**14
"""Bytes of the file, and characters of a line: the reader of TOML takes ages for longer ones."""
LONGEST_LINE = 1_000
SHORTEST_PIN, LONGEST_PIN = 4, 12
LONGEST_IDLE = 24 * 60
MOST_SCREENS = 16
MODIFIERS = ("ctrl", "alt", "shift")
FUNCTION_KEYS = tuple(f"f{number}" for number in range(1, 13))


class RulesError(ValueError):
    """The operator's file cannot be followed: which key, and what is wrong with it."""

    def __init__(self, fault: str, key: str = "") -> None:
        super().__init__(f"{NAME}: {key}: {fault}" if key else f"{NAME}: {fault}")


def read(folder: Path) -> str:
    """The text of the operator's file in `folder`; empty if there is none.

    Raises:
        RulesError: if there is one and it cannot be read.
    """
    try:
        data = files.read(folder / NAME, LIMIT)
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except OSError as error:
        raise RulesError(f"cannot be read: {error.strerror}") from error
    if len(data) > LIMIT:
        raise RulesError(f"is longer than {LIMIT} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RulesError(f"is not UTF-8 at byte {error.start}") from error


def parse(text: str) -> Rules:
    """The rules that `text` gives; what it leaves out is as without a file.

    Raises:
        RulesError: at the first fault.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise RulesError(f"line {number} is longer than {LONGEST_LINE} characters")
    try:
        given = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not only its own, but what int() says, too
        raise RulesError(f"is not TOML: {error}") from error
    values: dict[str, Any] = {}
    for key, value in given.items():
        if key not in _READERS:
            raise RulesError(f"there is no such key; the keys are {', '.join(_READERS)}", key)
        field, reader = _READERS[key]
        values[field] = reader(key, value)
    rules = Rules(**values)
    _check(rules)
    return rules


def _check(rules: Rules) -> None:
    """What has to fit together."""
    language = rules.settings.language
    if language is not None and language not in rules.languages:
        raise RulesError(f"{language} is not among the languages offered", "settings.language")
    if Permit.STATISTICS in rules.allow and not rules.keeps_history:
        raise RulesError('"statistics" needs statistics = "house"', "allow")


def _pin(key: str, value: object) -> str:
    digits = isinstance(value, str) and value.isascii() and value.isdigit()
    if not (isinstance(value, str) and digits and SHORTEST_PIN <= len(value) <= LONGEST_PIN):
        fault = f"has to be {SHORTEST_PIN} to {LONGEST_PIN} digits in quotation marks"
        raise RulesError(fault, key)  # and is not shown: it is nearly a PIN
    return value


def _combination(key: str, value: object) -> Combination:
    # Capitals of other scripts must not become letters of ours: the Kelvin sign is no K.
    parts = value.lower().split("+") if isinstance(value, str) and value.isascii() else []
    names = [part.strip() for part in parts]
    modifiers = frozenset(names[:-1])
    if len(modifiers) != len(names) - 1 or len(modifiers) < 2 or not modifiers <= {*MODIFIERS}:
        fault = 'has to be two or three of ctrl, alt, shift, and a key: "ctrl+alt+k"'
        raise RulesError(fault, key)
    last = names[-1]
    simple = len(last) == 1 and last.isascii() and last.isalnum()
    if not simple and last not in FUNCTION_KEYS:
        raise RulesError("has to end with a letter, a digit, or f1 to f12", key)
    return Combination(modifiers, last)


def _number(lowest: float, highest: float, *, whole: bool) -> Callable[[str, object], float]:
    def reader(key: str, value: object) -> float:
        kinds: tuple[type, ...] = (int,) if whole else (int, float)
        if type(value) not in kinds or not (
            isinstance(value, (int, float)) and lowest <= value <= highest
        ):
            kind = "whole number" if whole else "number"
            raise RulesError(f"has to be a {kind} from {lowest:g} to {highest:g}", key)
        return value

    return reader


def _name(kinds: type[E]) -> Callable[[str, object], E]:
    def reader(key: str, value: object) -> E:
        found = next((kind for kind in kinds if kind.value == value), None)
        if found is None:
            raise RulesError(f"has to be one of {_listed([kind.value for kind in kinds])}", key)
        return found

    return reader


def _languages(key: str, value: object) -> tuple[str, ...]:
    tags = _texts(value)
    if not tags or any(tag not in LANGUAGES for tag in tags) or len({*tags}) < len(tags):
        raise RulesError(f"has to be a list, without repeats, of {_listed(LANGUAGES)}", key)
    return tuple(tags)


def _permits(key: str, value: object) -> frozenset[Permit]:
    names = {permit.value: permit for permit in Permit if permit is not Permit.LEAVE}
    asked = _texts(value)
    if asked is None or any(name not in names for name in asked):
        raise RulesError(f"has to be a list of {_listed(names)}", key)
    return frozenset(names[name] for name in asked)


def _history(key: str, value: object) -> bool:
    if value not in ("off", "house"):
        raise RulesError(f"has to be one of {_listed(('off', 'house'))}", key)
    return value == "house"


def _settings(key: str, value: object) -> object:
    if not isinstance(value, dict):
        raise RulesError("has to be a table, [settings]", key)
    try:
        return house_settings(value)
    except ValueError as error:
        name, fault = error.args
        raise RulesError(fault, f"{key}.{name}") from error


def _texts(value: object) -> list[str] | None:
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    return None


def _listed(names: Sequence[str] | Mapping[str, object]) -> str:
    return ", ".join(f'"{name}"' for name in names)


_READERS: Final[Mapping[str, tuple[str, Callable[[str, object], object]]]] = {
    "pin": ("pin", _pin),
    "keys": ("keys", _combination),
    "corner": ("corner", _name(Corner)),
    "screen": ("screen", _number(1, MOST_SCREENS, whole=True)),
    "idle_minutes": ("idle_minutes", _number(0.1, LONGEST_IDLE, whole=False)),
    "pointer": ("pointer", _name(Pointer)),
    "languages": ("languages", _languages),
    "allow": ("allow", _permits),
    "statistics": ("keeps_history", _history),
    "settings": ("settings", _settings),
}
"""Each key of the file: the rule that it gives, and what reads it."""
