"""The player's language: translated sentences, number forms and direction (stack.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from types import MappingProxyType
from typing import Self

from game.i18n.indices import INTERNATIONAL

__all__ = ["DOMAIN", "LANGUAGES", "LOCALE", "SOURCE", "Catalogue", "match"]

DOMAIN = "yukon"
LOCALE = Path(__file__).with_name("locale")
SOURCE = "en"
"""The language of the sentences in the code; it has no catalogue."""
LANGUAGES: Mapping[str, str] = MappingProxyType(
    {
        "en": "English",
        "hr": "Hrvatski",
        "sr-Latn": "Srpski",
        "su": "Basa Sunda",
        "he": "עברית",
        "fa": "فارسی",
    }
)
"""Tags, each with the language's own name."""

_RTL = frozenset(("he", "fa"))
_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_LANGUAGE_OF = {
    "en": "en",
    "hr": "hr",
    **dict.fromkeys(("sr", "sh", "hbs", "bs", "cnr"), "sr-Latn"),
    "su": "su",
    **dict.fromkeys(("he", "iw"), "he"),
    **dict.fromkeys(("fa", "pes", "prs"), "fa"),
}
"""What a player of a language, by its code of today or of old, reads best."""


class Catalogue:
    """Sentences in one language; a sentence that is not translated stays English."""

    def __init__(
        self,
        tag: str,
        translations: NullTranslations,
        letters: str = INTERNATIONAL,
        *,
        four_colours: bool = False,
    ) -> None:
        self.tag = tag
        self.letters = letters
        """What the cards on the table have in their corners: jack, queen, king."""
        self.four_colours = four_colours
        """Whether each suit on the table has a colour of its own: none is seen as red or black."""
        self.rtl = tag in _RTL
        """Whether the language is written from right to left."""
        self.gettext = translations.gettext
        self.ngettext = translations.ngettext
        self.pgettext = translations.pgettext
        self.npgettext = translations.npgettext

    @classmethod
    def load(cls, tag: str, letters: str = INTERNATIONAL, *, four_colours: bool = False) -> Self:
        """The catalogue of the language with this tag of `LANGUAGES`, for such cards.

        Raises:
            ValueError: if there is no such language.
        """
        if tag not in LANGUAGES:
            raise ValueError(f"{tag!r} is not a language here; choose from {', '.join(LANGUAGES)}")
        if tag == SOURCE:
            return cls(tag, NullTranslations(), letters, four_colours=four_colours)
        with (LOCALE / tag / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as compiled:
            return cls(tag, GNUTranslations(compiled), letters, four_colours=four_colours)

    def number(self, value: int | str) -> str:
        """A number, time or count in the digits of the language."""
        text = str(value)
        return text.translate(_PERSIAN_DIGITS) if self.tag == "fa" else text

    def isolate(self, text: str) -> str:
        """A code or the name of a card, read from left to right inside any sentence."""
        return f"\u2066{text}\u2069"


def match(preferred: Sequence[str]) -> str:
    """The tag that suits a player best, given locale names in the order of preference.

    >>> match(["de_DE.UTF-8", "sr_Cyrl_RS"])
    'sr-Latn'
    """
    for name in preferred:
        language, *details = re.split(r"[-_.@]", name.strip().lower())
        if language == "sh" and "hr" in details:
            return "hr"
        if language in _LANGUAGE_OF:
            return _LANGUAGE_OF[language]
    return SOURCE
