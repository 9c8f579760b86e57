"""The pad for the operator's PIN: digits by touch or keyboard, and a calm answer to wrong ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.bar import clock
from game.ui.dialog import Dialog
from game.ui.gestures import Gesture, Key
from game.ui.paint import Fill, Stroke
from game.ui.panel import Frame
from game.ui.theme import UI
from game.ui.widgets.base import Size, Widget
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look

__all__ = ["Lock", "pin_pad"]

LONGEST = 12
PATIENCE = 20_000.0
"""Milliseconds without a key after which the pad goes away by itself."""
DIGITS = {
    **{pygame.K_0 + digit: str(digit) for digit in range(10)},
    pygame.K_KP_0: "0",
    **{pygame.K_KP_1 + digit: str(digit + 1) for digit in range(9)},
}


@dataclass(frozen=True, slots=True)
class Lock:
    """What the pad tries its digits on."""

    opens: Callable[[str], bool]
    """Whether these digits are the PIN; it acts on it if they are."""
    seconds: Callable[[], int]
    """How long to wait before the next try."""


class Dots(Widget):
    """A field with a dot for each digit typed."""

    HEIGHT, DOT = 56, 12

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.count = 0

    def show(self, count: int) -> None:
        """Show so many dots."""
        self.count = count
        self.touch()

    def measure(self, width: int) -> Size:
        """As wide as may be."""
        return width, self.look.px(self.HEIGHT)

    def draw(self, target: pygame.Surface) -> None:
        """The field, and the dots in its middle."""
        paint, unit, rect = self.look.painter, self.look.unit, self.rect
        paint.rounded(target, rect, 10 * unit, Fill(UI.field), Stroke(UI.border, 1.5 * unit))
        side = self.look.px(self.DOT)
        step = min(2 * side, (rect.w - 2 * side) // LONGEST)
        dot = pygame.Rect(rect.centerx - (self.count * step + side - step) // 2, 0, side, side)
        dot.centery = rect.centery
        for _ in range(self.count):
            paint.rounded(target, dot, side / 2, Fill(UI.ink))
            dot.x += step


class _Form:
    """The digits typed, and what is said about them."""

    def __init__(self, look: Look, tr: Catalogue, lock: Lock) -> None:
        self._look = look
        self._tr = tr
        self._lock = lock
        self._typed = ""
        self._idle = 0.0
        self.shown = Dots(look)
        self.message = Paragraph(look, "", 16, UI.ink)
        self._waited = 0
        self.on_open: Callable[[], None] = lambda: None
        self._say()

    @property
    def is_forgotten(self) -> bool:
        """Whether nobody has typed for a while."""
        return self._idle >= PATIENCE

    def add(self, digit: str) -> None:
        """Type a digit."""
        self._idle = 0.0
        if len(self._typed) < LONGEST and not self._lock.seconds():
            self._typed += digit
            self._show()

    def erase(self) -> None:
        """Take the last digit back."""
        self._idle = 0.0
        self._typed = self._typed[:-1]
        self._show()

    def enter(self) -> None:
        """Try the digits."""
        self._idle = 0.0
        if self._typed and not self._lock.seconds():
            typed, self._typed = self._typed, ""
            if self._lock.opens(typed):
                self.on_open()
            self._show()
            self._say()

    def tick(self, ms: float) -> None:
        """Count the wait down; the pad need not stay for it, since the lock waits without it."""
        self._idle += ms
        if self._lock.seconds() != self._waited:
            self._say()

    def key(self, key: Key) -> bool:
        """Type on a keyboard."""
        if key.key in DIGITS:
            self.add(DIGITS[key.key])
        elif key.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.erase()
        else:
            return False
        return True

    def _show(self) -> None:
        self.shown.show(len(self._typed))

    def _say(self) -> None:
        tr, seconds = self._tr, self._lock.seconds()
        if seconds:
            # Translators: after a wrong PIN; {time} counts down, such as 0:04.
            text = tr.gettext("That is not the PIN. The next try in {time}.")
            self.message.say(text.format(time=tr.isolate(tr.number(clock(seconds)))), UI.error)
        else:
            self.message.say(tr.gettext("Enter the PIN to end the game on this machine."), UI.ink)
        self._waited = seconds


class _Pulse(Widget):
    """Nothing to see; lets time pass for the form."""

    def __init__(self, look: Look, beat: Callable[[float], None]) -> None:
        super().__init__(look)
        self._beat = beat

    def tick(self, ms: float) -> None:
        """Pass it on."""
        self._beat(ms)

    def handle(self, gesture: Gesture) -> bool:
        """Nothing is meant for it."""
        del gesture
        return False


def pin_pad(look: Look, tr: Catalogue, lock: Lock) -> Dialog:
    """The dialog; it closes when the lock opens, is cancelled, or is forgotten."""
    form = _Form(look, tr, lock)

    def close() -> None:
        dialog.close()

    def beat(ms: float) -> None:
        form.tick(ms)
        if form.is_forgotten:
            close()

    def digit(name: str) -> Button:
        return Button(look, tr.number(name), lambda: form.add(name), Options(height=56))

    form.on_open = close
    # Translators: a button; takes back the last digit of a PIN.
    erase = Button(look, tr.gettext("Delete"), form.erase, Options(height=56))
    clear = Space(look, 56)
    keys: list[tuple[Widget, ...]] = [tuple(map(digit, row)) for row in ("123", "456", "789")]
    keys.append((erase, digit("0"), clear))
    # A keypad reads from left to right in every language.
    rows = [Row(look, row[::-1] if look.rtl else row, 10, grow=(0, 1, 2)) for row in keys]
    words = Column(look, (form.message, Space(look, 20), form.shown, _Pulse(look, beat)), 0)
    body = Row(look, (words, Column(look, rows, 10)), 32, grow=(0, 1))
    cancel = Button(look, tr.gettext("Cancel"), close, Options(least_width=150))
    ok = Button(look, tr.gettext("OK"), form.enter, Options(Face.PRIMARY, least_width=150))
    dialog = Dialog(
        look,
        # Translators: a heading: what follows is not for players, but for who runs the machine.
        tr.gettext("For the operator"),
        body,
        (cancel, ok),
        default=ok,
        frame=Frame(width=800, heading=28),
    )
    dialog.shortcut = form.key
    return dialog
