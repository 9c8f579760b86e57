"""The deck: the pictures of the cards at the size of the table, crisp as soon as time allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pygame
from pygame import Surface

from game.core.cards import DECK, KING, Card
from game.i18n.indices import INTERNATIONAL
from game.ui.albums import Album
from game.ui.sprites import Sprites, rasterise

__all__ = ["Deck"]

_RATIO = 350 / 250  # DESIGN §2
_STRIP_RATIO = 64 / 250
_SMALL = 110
"""Below this width the courts' plain drawings are shown: fewer lines, larger faces (DESIGN §10)."""
_QUICK_WIDTH = 200  # a quick picture is drawn no wider: it is seen for a second at most


class Deck:
    """Faces, strips and the back of one theme; all surfaces are premultiplied.

    A size begins with quick pictures, made when they are asked for; `work` replaces them by crisp
    ones, a few each frame. `version` changes when a picture that was handed out is out of date.
    """

    def __init__(
        self,
        sprites: Path,
        theme: str,
        back: str,
        cache: Path | None,
        clock: Callable[[], float],
        letters: str = INTERNATIONAL,
    ) -> None:
        self.version = 0
        self.size = (0, 0)
        self._folder = sprites
        self._cache = cache
        self._clock = clock
        self._clothe(theme, back, letters)
        self._crisp: dict[str, Surface] = {}
        self._quick: dict[str, Surface] = {}
        self._former: dict[str, Surface] = {}
        self._pending: dict[str, None] = {}
        self._saving: Iterator[None] | None = None
        self._unsaved = False

    def resize(self, width: int) -> None:
        """Begin cards `width` pixels wide; the former pictures, scaled, serve in the meantime."""
        if width != self.size[0]:
            self._former |= self._crisp
            self._begin(width)

    @property
    def letters(self) -> str:
        """What is in the corners of jack, queen and king."""
        return self._dress[2]

    def dress(self, theme: str, back: str, letters: str = INTERNATIONAL) -> None:
        """Show the cards in another theme, with another back, or with other letters."""
        if (theme, back, letters) != self._dress:
            self._clothe(theme, back, letters)
            self._former = {}
            self._begin(self.size[0])

    def _clothe(self, theme: str, back: str, letters: str) -> None:
        self._dress = (theme, back, letters)
        self._sprites = Sprites(self._folder, theme, letters)
        self._title = f"{theme}-{back}-{letters}"
        self._back = f"backs/{back}"
        self._names = (self._back, *map(_face, DECK))

    def _begin(self, width: int) -> None:
        self.size = (width, round(width * _RATIO))
        self.version += 1
        self._quick = {}
        self._saving = None
        album = self._album()
        pictures = album.load(len(self._names)) if album else []
        self._crisp = dict(zip(self._names, pictures, strict=False))
        self._pending = {} if pictures else dict.fromkeys(self._names)
        self._unsaved = not pictures

    @property
    def busy(self) -> bool:
        """Whether work remains."""
        return bool(self._pending) or self._unsaved or self._saving is not None

    def work(self, budget: float, first: Iterable[Card] = ()) -> bool:
        """Make pictures crisp for `budget` seconds, the back and the cards `first` before others.

        At least one step is taken each time. Returns whether work remains.
        """
        deadline = self._clock() + budget
        return any(self._clock() >= deadline for _ in self._steps(first))

    def smaller(self, width: int) -> Deck:
        """Cards `width` pixels wide, scaled down from these: for pictures, and ready at once."""
        deck = Deck(self._folder, *self._dress[:2], None, self._clock, self.letters)
        deck._former = self._quick | self._crisp
        deck.resize(width)
        return deck

    def redrawn(self, width: int) -> Deck:
        """Cards `width` pixels wide, whatever the size of these: for pictures that others get."""
        deck = Deck(self._folder, *self._dress[:2], None, self._clock, self.letters)
        deck.resize(width)
        return deck

    def face(self, card: Card) -> Surface:
        """The whole face of `card`."""
        return self._picture(_face(card))

    def strip(self, card: Card) -> Surface:
        """The top of `card` with the compact index, for long columns (DESIGN §5)."""
        return self._picture(_strip(card))

    @property
    def back(self) -> Surface:
        """The back of every card."""
        return self._picture(self._back)

    def _steps(self, first: Iterable[Card]) -> Iterator[None]:
        wanted = [self._back, *(name for card in first for name in (_strip(card), _face(card)))]
        for name in wanted + list(self._pending):
            if name in self._pending:
                self._finish(name)
                yield
        self._former = {}
        if self._unsaved:
            self._unsaved = False
            album = self._album()
            if album:
                self._saving = album.save([self._crisp[name] for name in self._names])
        for _ in self._saving or ():  # not `yield from`: leaving the steps must not end the saving
            yield
        self._saving = None

    def _finish(self, name: str) -> None:
        del self._pending[name]
        self._crisp[name] = rasterise(self._svg(name), self._size_of(name))
        if self._quick.pop(name, None):
            self.version += 1

    def _picture(self, name: str) -> Surface:
        picture = self._crisp.get(name) or self._quick.get(name)
        if picture is None:
            picture = self._quick[name] = self._quick_picture(name)
            self._pending.setdefault(name)
        return picture

    def _quick_picture(self, name: str) -> Surface:
        size = self._size_of(name)
        former = self._former.get(name)
        if former:
            return pygame.transform.smoothscale(former, size)
        return rasterise(self._svg(name), size, min(1, _QUICK_WIDTH / size[0]))

    def _svg(self, name: str) -> str:
        return self._sprites.svg(self._drawing(name))

    def _drawing(self, name: str) -> str:
        """The drawing of the picture `name` at this size."""
        return _PLAIN.get(name, name) if self.size[0] < _SMALL else name

    def _size_of(self, name: str) -> tuple[int, int]:
        width = self.size[0]
        return (width, round(width * _STRIP_RATIO)) if name.startswith("strips/") else self.size

    def _album(self) -> Album | None:
        if self._cache is None:
            return None
        title = f"{self._title}-{self.size[0]}"
        drawings = map(self._drawing, self._names)
        return Album(self._cache, title, self.size, self._sprites.fingerprint(drawings))


def _face(card: Card) -> str:
    return f"cards/{card}"


def _strip(card: Card) -> str:
    return f"strips/{card}"


_PLAIN = {_face(card): f"small/{card}" for card in DECK if card.rank > KING - len(INTERNATIONAL)}
