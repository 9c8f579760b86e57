"""Finds the game code in a text that somebody pasted, with words around it (R22)."""

from __future__ import annotations

import re
from contextlib import suppress

from game.core.code import CodeError, GameCode

__all__ = ["mentioned_code"]

DASHES = "-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}"
MENTION = re.compile(rf"(?<![0-9A-Za-z])YU1[{DASHES}][CR][{DASHES}][A-Z]{{7}}(?!\w)", re.IGNORECASE)
UNSEEN = re.compile("[\N{SOFT HYPHEN}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""Marks of direction and the like, which messengers put round a code and inside it."""


def mentioned_code(text: str) -> GameCode | None:
    """The one code that `text` names, None if it names none or more than one; never a guess.

    >>> str(mentioned_code("Try YU1-C-AAAAAAB, it is hard!"))
    'YU1-C-AAAAAAB'
    """
    with suppress(CodeError):
        return GameCode.parse(text)
    found = {GameCode.parse(each) for each in MENTION.findall(UNSEEN.sub("", text))}
    return found.pop() if len(found) == 1 else None
