"""The PIN: each wrong one makes the next try wait longer."""

from __future__ import annotations

from hmac import compare_digest

__all__ = ["Gate"]

FIRST_WAIT, LONGEST_WAIT = 2_000.0, 300_000.0
"""Milliseconds to wait after the first wrong PIN; it doubles with each further one, up to this."""
FORGIVEN = 3_600_000.0
"""After an hour without a wrong PIN the waits begin anew."""


class Gate:
    """Opens for the operator's PIN only."""

    def __init__(self, pin: str | None) -> None:
        self._pin = pin
        self._wait = FIRST_WAIT
        self._left = 0.0
        self._since = 0.0

    @property
    def exists(self) -> bool:
        """Whether there is a PIN at all."""
        return self._pin is not None

    @property
    def waits(self) -> bool:
        """Whether no PIN is heard just now."""
        return self._left > 0

    @property
    def seconds(self) -> int:
        """How long it still waits, rounded up."""
        return -int(-self._left // 1000)

    def tick(self, milliseconds: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - milliseconds)
        self._since += milliseconds
        if self._since >= FORGIVEN:
            self._wait = FIRST_WAIT

    def opens(self, typed: str) -> bool:
        """Whether `typed` is the PIN; while it waits, nothing is."""
        if self._pin is None or self.waits:
            return False
        if compare_digest(typed.encode(), self._pin.encode()):
            self._wait = FIRST_WAIT
            return True
        self._left, self._since = self._wait, 0.0
        self._wait = min(2 * self._wait, LONGEST_WAIT)
        return False
