"""Reduced motion: whether the player, or else the system, wants things to keep still."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Thread

__all__ = ["SystemCalm", "system_wants_calm"]

PATIENCE = 2.0
"""Seconds to wait for a system that does not answer."""
SPI_GETCLIENTAREAANIMATION = 0x1042
GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
MACOS = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")


class SystemCalm:
    """Asks the system beside the start, because some answer slowly; False until it has."""

    def __init__(self) -> None:
        self.wanted = False

    def ask(self) -> None:
        """Find out without holding anything up."""
        Thread(target=self._find_out, daemon=True).start()

    def _find_out(self) -> None:
        self.wanted = system_wants_calm()


def system_wants_calm(platform: str = sys.platform, home: Path | None = None) -> bool:
    """Whether the desktop asks programs for less motion; False where it cannot be read."""
    if platform == "win32":
        return _windows_wants_calm()
    if platform == "darwin":
        return _answer(MACOS) == "1"
    return _answer(GNOME) == "false" or _plasma_wants_calm(home)


def _answer(command: tuple[str, ...]) -> str:
    import subprocess  # beside the start, which need not wait for it

    try:
        done = subprocess.run(  # noqa: S603 - a fixed command
            command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def _plasma_wants_calm(home: Path | None) -> bool:
    """KDE keeps a factor for the length of all animations; 0 turns them off."""
    try:
        settings = (home or Path.home()) / ".config" / "kdeglobals"
        text = settings.read_text("utf-8", "replace")
    except (OSError, RuntimeError):  # the latter for a user without a home folder
        return False
    key, _, factor = text.partition("AnimationDurationFactor=")
    return bool(factor) and key.endswith("\n") and factor.split("\n")[0].strip() in ("0", "0.0")


def _windows_wants_calm() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    library.user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value
