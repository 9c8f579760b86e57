"""What the tests of this folder share."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(scope="session")
def dummy_window() -> Iterator[None]:
    """Pictures of cards are made for a window, be it a dummy."""
    pygame.display.init()
    window = pygame.Window(size=(64, 64))
    window.get_surface()
    yield
    window.destroy()
