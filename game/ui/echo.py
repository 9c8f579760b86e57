"""What a voice says while text is edited: what was typed or deleted, and where the caret is."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.ui.widgets.editing import Typed

__all__ = ["echo"]


def echo(tr: Catalogue, before: Typed, now: Typed) -> str:
    """What has changed from `before` to `now`."""
    if now.text != before.text:
        return _edited(tr, before, now)
    if (now.start, now.end) != (before.start, before.end) and now.start != now.end:
        # Translators: a voice reads what was selected in a field for text.
        return tr.gettext("Selected: {text}").format(text=now.text[now.start : now.end])
    if now.caret != before.caret:
        return _sign(tr, now.text[now.caret : now.caret + 1])
    return ""


def _edited(tr: Catalogue, before: Typed, now: Typed) -> str:
    start = min(before.start, now.caret)
    if before.text[:start] != now.text[:start]:
        return now.text
    if now.caret > before.start:
        return _sign(tr, now.text[before.start : now.caret])
    gone = before.text[now.caret : now.caret + len(before.text) - len(now.text)]
    # Translators: a voice reads what was deleted in a field for text.
    return tr.gettext("Deleted: {text}").format(text=_sign(tr, gone))


def _sign(tr: Catalogue, text: str) -> str:
    """Signs that a voice would pass over have names."""
    names = {
        # Translators: names of signs, as a voice reads them when they are typed.
        "-": tr.pgettext("sign", "hyphen"),
        " ": tr.pgettext("sign", "space"),
        "": tr.pgettext("sign", "end of the line"),
    }
    return names.get(text, text)
