"""What there is to read in a widget, sentence by sentence, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.ui.widgets.base import Widget

__all__ = ["Passage", "passages"]


class Passage(NamedTuple):
    """A sentence for the ear, and the place that it is read from."""

    text: str
    area: pygame.Rect


def passages(widget: Widget) -> Iterator[Passage]:
    """All that is read in `widget`, in reading order; not what has a keyboard of its own."""
    told = widget.told
    for number, text in enumerate(told):
        top, bottom = (widget.rect.h * at // len(told) for at in (number, number + 1))
        area = pygame.Rect(widget.rect.x, widget.rect.y + top, widget.rect.w, bottom - top)
        yield Passage(text, area)
    if not told:
        for child in widget.children:
            if not child.takes_focus:
                yield from passages(child)
