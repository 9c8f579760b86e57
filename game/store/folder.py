"""Where the system keeps such data as ours."""

from __future__ import annotations

from pathlib import Path

__all__ = ["usual_folder"]


def usual_folder() -> Path:
    """The data folder of whoever does not choose another with `--data`."""
    import platformdirs  # slow to import, and not needed with --data

    return Path(platformdirs.user_data_dir("Yukon Solitaire", appauthor=False))
