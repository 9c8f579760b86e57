"""Settings: one line for each; what is missing or of another type takes its default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import Field, dataclass, field, fields
from typing import Any, NamedTuple

from game.store.format import Format

__all__ = ["Settings", "Window"]

NAME_LIMIT = 40
PIXEL_LIMIT = 2**15
LOUDEST = 100
ENTRIES_LIMIT, CODE_LIMIT = 64, 2**31

_FORMAT = Format("yukon-settings")


class Window(NamedTuple):
    """Where the window was, in screen coordinates."""

    width: int
    height: int
    x: int
    y: int


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _name(value: object) -> str:
    """A name of the program's own, as of a table or a language, never free text."""
    if not (isinstance(value, str) and value.isascii() and value.isprintable()):
        raise ValueError(value)
    if not 0 < len(value) <= NAME_LIMIT:
        raise ValueError(value)
    return value


def _optional_name(value: object) -> str | None:
    return None if value is None else _name(value)


def _percent(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LOUDEST:
        raise ValueError(value)
    return value


def _codes(value: object) -> Mapping[str, int]:
    """Numbers by name, few and small."""
    if not isinstance(value, dict) or len(value) > ENTRIES_LIMIT:
        raise ValueError(value)
    for each in value.values():
        if type(each) is not int or not 0 < each < CODE_LIMIT:
            raise ValueError(value)
    return {_name(name): code for name, code in value.items()}


def _window(value: object) -> Window | None:
    if value is None:
        return None
    match value:
        case [int(), int(), int(), int()] if all(
            type(each) is int and abs(each) < PIXEL_LIMIT for each in value
        ):
            window = Window(*value)
            if window.width > 0 and window.height > 0:
                return window
    raise ValueError(value)


_READERS: dict[object, Callable[[object], object]] = {
    "bool": _flag,
    "int": _percent,
    "str": _name,
    "str | None": _optional_name,
    "Window | None": _window,
    "Mapping[str, int]": _codes,
}
"""What reads the JSON value of a setting, by its type, or raises ValueError."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen."""

    placement_help: bool = True
    """R16."""
    interactive_rules: bool = True
    """R17."""
    double_click: bool = True
    """R14."""
    automatic_placement: bool = False
    """R18."""
    foundations_final: bool = False
    """The house rule of R7, for the next deal."""
    language: str | None = None
    """A language tag; None is the system's."""
    table_left_to_right: bool = False
    """The table is not mirrored, even in a language that is."""
    honest_hints: bool = False
    """Hints go by what the player sees and not by the face-down cards."""
    winnable_mark: bool = False
    """The bar shows whether the game can still be won."""
    table: str = "felt"
    deck: str = "classic"
    back: str = "lattice"
    indices: str = "international"
    """The letters of jack, queen and king."""
    card_size: str = "large"
    text_size: str = "usual"
    left_handed: bool = False
    """The foundations lie on the other side of the table."""
    show_score: bool = True
    show_time: bool = True
    mark_last_move: bool = True
    click_to_move: bool = True
    """A tap selects, and a second one moves there (R13)."""
    double_click_time: str = "usual"
    drag_distance: str = "usual"
    """How far a press moves before it drags."""
    large_zones: bool = False
    """A drop or a tap beside a pile still means it."""
    keys: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Codes of keys that the player chose, by action."""
    movement: str = "system"
    """Whether things move on the table: as the system says, in full, or reduced."""
    sounds: bool = True
    volume: int = 75
    speech: bool = False
    seen_drag_tip: bool = False
    seen_king_tip: bool = False
    seen_home_tip: bool = False
    """Whether the hints of the first game were given."""
    fullscreen: bool = False
    window: Window | None = None
    unknown: Mapping[str, object] = field(default_factory=dict, hash=False)
    """What the file holds besides, such as a newer version's settings; written back as it is."""

    def encode(self) -> bytes:
        """The content of the file of settings."""
        known = {each.name: getattr(self, each.name) for each in _settings()}
        return _FORMAT.encode({**known, **self.unknown})

    @classmethod
    def decode(cls, data: bytes) -> Settings:
        """The settings that a file holds.

        Raises:
            FormatError: if it is not such a file.
        """
        unknown = _FORMAT.decode(data)
        known: dict[str, Any] = {}
        for each in _settings():
            if each.name in unknown:
                value = unknown.pop(each.name)
                with suppress(ValueError):
                    known[each.name] = _READERS[each.type](value)
        return cls(**known, unknown=unknown)


def _settings() -> list[Field[Any]]:
    """The fields of Settings that are settings."""
    return [each for each in fields(Settings) if each.name != "unknown"]
