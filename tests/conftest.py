"""What all tests share: no display, no sound device, and no deadline that a busy machine misses."""

import os

from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
