"""The name of what the pointer rests on."""

from __future__ import annotations

import pygame

from game.ui.effects import Blur
from game.ui.paint import Fill, Stroke
from game.ui.theme import UI
from game.ui.widgets.look import Look

__all__ = ["Tooltip"]

DELAY = 500.0
SIZE = 14


class Tooltip:
    """Appears above the thing after a while; gone as soon as the pointer leaves it."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._text = ""
        self._over = pygame.Rect(0, 0, 0, 0)
        self._rested = 0.0

    @property
    def text(self) -> str:
        """What it says just now."""
        return self._text if self._rested >= DELAY else ""

    def rest_on(self, over: pygame.Rect, text: str) -> bool:
        """Name what lies at `over`, or nothing; returns whether that changes what is shown."""
        if text == self._text:
            return False
        before = self.text
        self._text, self._over, self._rested = text, over.copy(), 0.0
        return bool(before)

    def tick(self, ms: float) -> bool:
        """Let time pass; returns whether it appears."""
        before = self.text
        if self._text:
            self._rested = min(DELAY, self._rested + ms)
        return self.text != before

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over everything, wholly inside `target`."""
        text, look, unit = self.text, self._look, self._look.unit
        if not text:
            return
        box = pygame.Rect(0, 0, look.width(text, SIZE) + look.px(24), look.px(32))
        box.midbottom = (self._over.centerx, self._over.top - look.px(6))
        box.clamp_ip(target.get_rect().inflate(-look.px(12), 0))
        look.painter.soft(target, box, 8 * unit, Blur(12 * unit, 0.5, drop=3 * unit))
        edge = Stroke(UI.border, unit)
        look.painter.rounded(target, box, 8 * unit, Fill(UI.toast), edge)
        look.write(target, text, box, SIZE, UI.toast_ink, align="center")
