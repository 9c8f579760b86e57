"""Where the system keeps such data as ours."""

from __future__ import annotations

from pathlib import Path

__all__ = ["NoFolderError", "usual_folder"]


class NoFolderError(Exception):
    """The system has no place for data of this user."""


def usual_folder() -> Path:
    """The data folder of whoever does not choose another with `--data`.

    Raises:
        NoFolderError: for a user without a home folder.
    """
    import platformdirs  # slow to import, and not needed with --data

    try:
        return Path(platformdirs.user_data_dir("Yukon Solitaire", appauthor=False))
    except RuntimeError as error:
        raise NoFolderError(
            "you have no home folder; choose with --data DIR where games are kept"
        ) from error
