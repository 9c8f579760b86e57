"""One line of text being edited: caret, selection and what the usual keys do to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.ui.gestures import Key

__all__ = ["Clipboard", "Editing", "Typed"]


@dataclass(frozen=True, slots=True)
class Clipboard:
    """The system's clipboard, as two functions."""

    get: Callable[[], str]
    put: Callable[[str], None]


class Typed(NamedTuple):
    """A line of text as it stands."""

    text: str
    caret: int
    start: int
    """Of the selected part."""
    end: int


class Editing:
    """The text, the caret and the other end of the selection."""

    def __init__(self, clipboard: Clipboard, longest: int) -> None:
        self._clipboard = clipboard
        self._longest = longest
        self.text = ""
        self.caret = 0
        self.anchor = 0

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of the selected part; equal if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def replace_all(self, text: str) -> None:
        """Hold `text`, with the caret after it."""
        self.text = text[: self._longest]
        self.caret = self.anchor = len(self.text)

    def select_all(self) -> None:
        """Select the whole text."""
        self.anchor, self.caret = 0, len(self.text)

    def move_to(self, place: int, *, extend: bool) -> None:
        """Put the caret at `place`; `extend` leaves the other end of the selection."""
        self.caret = max(0, min(place, len(self.text)))
        if not extend:
            self.anchor = self.caret

    def insert(self, text: str) -> None:
        """Put `text` in place of the selection; what is too long is left out."""
        clean = "".join(" " if char.isspace() else char for char in text if _is_printed(char))
        start, end = self.selection
        room = self._longest - (len(self.text) - (end - start))
        clean = clean[: max(0, room)]
        self.text = self.text[:start] + clean + self.text[end:]
        self.move_to(start + len(clean), extend=False)

    def key(self, key: Key) -> bool:
        """Do what `key` does in a line of text; returns whether it does anything."""
        command = bool(key.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        shift = bool(key.mod & pygame.KMOD_SHIFT)
        if command and self._command(key.key):
            return True
        if key.key == pygame.K_INSERT and (shift or command):
            if shift:
                self.insert(self._clipboard.get())
            else:
                self._copy()
            return True
        return self._edit(key.key, word=command, shift=shift)

    def _command(self, key: int) -> bool:
        match key:
            case pygame.K_a:
                self.select_all()
            case pygame.K_c:
                self._copy()
            case pygame.K_x:
                self._copy()
                if self.caret != self.anchor:
                    self.insert("")
            case pygame.K_v:
                self.insert(self._clipboard.get())
            case _:
                return False
        return True

    def _edit(self, key: int, *, word: bool, shift: bool) -> bool:
        start, end = self.selection
        selected = start != end
        match key:
            case pygame.K_LEFT if selected and not shift and not word:
                self.move_to(start, extend=False)
            case pygame.K_RIGHT if selected and not shift and not word:
                self.move_to(end, extend=False)
            case pygame.K_LEFT:
                self.move_to(self._before(word), extend=shift)
            case pygame.K_RIGHT:
                self.move_to(self._after(word), extend=shift)
            case pygame.K_HOME:
                self.move_to(0, extend=shift)
            case pygame.K_END:
                self.move_to(len(self.text), extend=shift)
            case pygame.K_BACKSPACE:
                self._delete(self._before(word))
            case pygame.K_DELETE:
                self._delete(self._after(word))
            case _:
                return False
        return True

    def _delete(self, to: int) -> None:
        if self.caret == self.anchor:
            self.anchor = to
        self.insert("")

    def _copy(self) -> None:
        start, end = self.selection
        if start != end:
            self._clipboard.put(self.text[start:end])

    def _before(self, word: bool) -> int:
        place = max(0, self.caret - 1)
        while word and place and not (_starts_word(self.text, place)):
            place -= 1
        return place

    def _after(self, word: bool) -> int:
        place = min(len(self.text), self.caret + 1)
        while word and place < len(self.text) and not _starts_word(self.text, place):
            place += 1
        return place


def _starts_word(text: str, place: int) -> bool:
    return text[place].isalnum() and not text[place - 1].isalnum()


def _is_printed(char: str) -> bool:
    """Whether a pasted character may stay; line breaks and tabs become spaces."""
    return char.isspace() or char.isprintable()
