"""Albums: the finished pictures of a deck in a file, so that the next start need not draw them.

A cache and nothing more: an album that is damaged, or not exactly what is asked for, is no album.
"""

from __future__ import annotations

import contextlib
import os
import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Surface

__all__ = ["Album"]

_HEADER = struct.Struct("<8sIIII8x")
_CHECKSUM = struct.Struct("<I")
_MAGIC = b"YUKDECK\x01"
_PIXELS: Final = "BGRA"  # as surfaces converted for the display hold them: no conversion on loading
_KEPT = 3  # a window's size and full screen, and one to spare: a large one takes 40 MB


class Album(NamedTuple):
    """Where a deck's pictures are kept, and what must be in the file for it to be used."""

    folder: Path
    title: str
    """The file's name: one file for each theme, back and width."""
    size: tuple[int, int]
    """Of every picture."""
    fingerprint: int
    """Of the drawings (`Sprites.fingerprint`)."""

    def load(self, count: int) -> list[Surface]:
        """The `count` premultiplied pictures; none if the file is missing, damaged or stale."""
        try:
            content = memoryview(self._path.read_bytes())
        except OSError:
            return []
        picture = self._picture_bytes
        if len(content) != _HEADER.size + count * picture + _CHECKSUM.size:
            return []
        pixels, checksum = content[: -_CHECKSUM.size], content[-_CHECKSUM.size :]
        if pixels[: _HEADER.size] != self._header(count):
            return []
        if _CHECKSUM.unpack(checksum)[0] != zlib.crc32(pixels):
            return []
        with contextlib.suppress(OSError):
            os.utime(self._path)  # the least used album goes first
        return [
            pygame.image.frombuffer(pixels[start : start + picture], self.size, _PIXELS)
            for start in range(_HEADER.size, len(pixels), picture)
        ]

    def save(self, pictures: Sequence[Surface]) -> Iterator[None]:
        """Write the album, a picture a step; it takes its place at the end, whole or not at all.

        An iterator because writing everything at once would hold up a frame.
        """
        draft = self._path.with_suffix(f".{os.getpid()}.tmp")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with draft.open("wb") as file:
                header = self._header(len(pictures))
                checksum = zlib.crc32(header)
                file.write(header)
                for picture in pictures:
                    pixels = pygame.image.tobytes(picture, _PIXELS)
                    checksum = zlib.crc32(pixels, checksum)
                    file.write(pixels)
                    yield
                file.write(_CHECKSUM.pack(checksum))
            draft.replace(self._path)
            self._prune()
        except OSError:
            return  # no room or no permission: the next start draws again
        finally:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)

    @property
    def _path(self) -> Path:
        return self.folder / f"{self.title}.album"

    @property
    def _picture_bytes(self) -> int:
        return self.size[0] * self.size[1] * len(_PIXELS)

    def _header(self, count: int) -> bytes:
        return _HEADER.pack(_MAGIC, self.fingerprint, *self.size, count)

    def _prune(self) -> None:
        newest_first = sorted(self.folder.glob("*.album"), key=_used, reverse=True)
        for album in newest_first[_KEPT:]:
            album.unlink(missing_ok=True)


def _used(path: Path) -> float:
    return path.stat().st_mtime
