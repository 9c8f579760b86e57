"""The one typeface: FiraGO, Regular and Bold, for the scripts of all languages (DESIGN §8)."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import pygame
import pymupdf_fonts

from game.ui.runs import Script

__all__ = ["Fonts"]

REGULAR, BOLD = "figo", "figbo"
TALLEST = "Ǻ"
"""The highest glyph of both faces; nothing of it goes below the baseline."""


class Fonts:
    """Faces opened at the sizes, scripts and directions asked for; a face is unpacked once."""

    def __init__(self) -> None:
        pygame.font.init()
        self.get = lru_cache(maxsize=96)(_open)
        self._tallest = lru_cache(maxsize=96)(_overshoot_of_tallest)

    def rise(self, font: pygame.font.Font, text: str) -> int:
        """How far SDL_ttf moves the baseline down to make room for glyphs above the ascent.

        It reports only the height of a text, so the highest glyph is added as a yardstick.
        """
        height = font.size(text)[1]
        if height == font.get_height():
            return 0
        return self._tallest(font) - (font.size(text + TALLEST)[1] - height)


def _open(px: int, bold: bool, script: Script, rtl: bool) -> pygame.font.Font:
    """FiraGO with an em of `px` pixels, set to shape one script in one direction."""
    font = pygame.font.Font(BytesIO(pymupdf_fonts.myfont(BOLD if bold else REGULAR)), px)
    font.set_script(script.value)
    font.set_direction(pygame.DIRECTION_RTL if rtl else pygame.DIRECTION_LTR)
    return font


def _overshoot_of_tallest(font: pygame.font.Font) -> int:
    return font.size(TALLEST)[1] - font.get_height()
