"""Which language the game speaks: the one asked for, the one chosen before, or the system's."""

from __future__ import annotations

from pygame.system import get_pref_locales

from game.i18n.catalogue import LANGUAGES, match

__all__ = ["language_to_speak"]


def language_to_speak(asked: str | None, chosen: str | None) -> str:
    """The tag of the language; a choice that this version does not know counts as none."""
    tag = asked or chosen
    if tag is not None and tag in LANGUAGES:
        return tag
    return match([f"{each['language']}_{each['country'] or ''}" for each in get_pref_locales()])
