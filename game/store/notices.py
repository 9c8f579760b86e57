"""What the store has to tell: typed, for the UI to put into the player's words."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from enum import Enum

__all__ = ["Fault", "FormatError", "Notice", "Saving"]


class Saving(Enum):
    """Whether the data folder takes what the game writes."""

    OK = "ok"
    READ_ONLY = "read-only"
    FULL = "full"
    MISSING = "missing"
    FAILED = "failed"
    LOCKED = "locked"
    """Another running game holds the folder; final for this run."""

    @classmethod
    def after(cls, error: OSError) -> Saving:
        """What `error`, met while writing, says about the folder."""
        return _BY_ERRNO.get(error.errno or 0, cls.FAILED)


_BY_ERRNO = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), Saving.FULL),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), Saving.READ_ONLY),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR, errno.EEXIST), Saving.MISSING),
}


class Fault(Enum):
    """Why a file is not used; the value is part of the name that it is set aside under."""

    BROKEN = "broken"
    """Truncated, foreign, too large, or against the rules."""
    NEWER = "newer"
    """Written by a newer version of the game."""
    UNREADABLE = "unreadable"
    """Refused by the system, or no regular file."""
    UNEXPECTED = "unexpected"
    """Not there at the start, yet in the way of the first save."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A file that is not used, where it is now, and whether its last good copy stands in."""

    fault: Fault
    file: str
    aside: str | None = None
    """The name that it was set aside under; None if it could only be left where it is."""
    copy_used: bool = False


class FormatError(ValueError):
    """Bytes that are not what this version of the game writes."""

    def __init__(self, fault: Fault = Fault.BROKEN) -> None:
        super().__init__(fault.value)
        self.fault = fault
