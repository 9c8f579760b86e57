"""The settings that every player of a public game begins with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.i18n.catalogue import LANGUAGES
from game.i18n.indices import INDICES
from game.store.settings import Settings

__all__ = ["CHOICES", "HOUSE", "house_settings"]

CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "language": tuple(LANGUAGES),
    "table": ("felt", "night", "dark"),
    "deck": ("classic", "four", "dark"),
    "back": ("lattice", "rosette"),
    "indices": tuple(INDICES),
    "card_size": ("small", "medium", "large"),
    "text_size": ("usual", "large", "largest"),
    "double_click_time": ("short", "usual", "long", "longest"),
    "drag_distance": ("usual", "long", "longest"),
    "movement": ("system", "full", "reduced"),
}
"""The values of the settings that have a name for each."""
HOUSE: Final = Settings(large_zones=True)
"""Fingers aim less exactly than mice; all else is as at home."""
OWN: Final = ("fullscreen", "window", "keys", "unknown")
"""What a public game decides itself."""


def house_settings(given: Mapping[str, object]) -> Settings:
    """The settings of a file's table.

    Raises:
        ValueError: with the name of a setting, and what is wrong with it.
    """
    names = [name for name in Settings.__slots__ if name not in OWN]
    for name, value in given.items():
        if name not in names:
            raise ValueError(name, f"there is no such setting; the settings are {', '.join(names)}")
        if name in CHOICES:
            if value not in CHOICES[name]:
                listed = ", ".join(f'"{choice}"' for choice in CHOICES[name])
                raise ValueError(name, f"has to be one of {listed}")
        elif isinstance(getattr(HOUSE, name), bool):
            if not isinstance(value, bool):
                raise ValueError(name, "has to be true or false")
        elif type(value) is not int or not 0 <= value <= 100:
            raise ValueError(name, "has to be a whole number from 0 to 100")
    return replace(HOUSE, **dict(given))  # type: ignore[arg-type]  # checked above, name by name
