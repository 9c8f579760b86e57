"""The drawings of the `sprites` folder: read, put into a theme's colours, made into surfaces."""

from __future__ import annotations

import io
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import pygame
from pygame import Surface

from game.i18n.indices import INTERNATIONAL

__all__ = ["Sprites", "rasterise", "themed"]

_INDEX = re.compile(rb'<path class="index"[^>]*/>')
_LETTERED = {"cards": "cards", "small": "cards", "strips": "strips"}
"""The folders of drawings with an index, and those of the local indices that fit them."""
_TOKEN = re.compile(r"var\(--([a-z-]+),#[0-9A-F]{6}\)")


def themed(svg: str, colours: Mapping[str, str]) -> str:
    """`svg` with every colour token replaced by its value in `colours` (sprites/README.md)."""
    return _TOKEN.sub(lambda token: colours[token[1]], svg)


def rasterise(svg: str, size: tuple[int, int], oversampling: float = 2) -> Surface:
    """`svg` drawn at exactly `size`, premultiplied and ready for blitting (DESIGN §1).

    The rasteriser has few grey levels and may miss the size by a pixel: oversampling cures both.
    """
    asked = (round(size[0] * oversampling), round(size[1] * oversampling))
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), asked)
    drawn.premul_alpha_ip()
    if drawn.get_size() != size:
        drawn = pygame.transform.smoothscale(drawn, size)
    return drawn.convert_alpha()


class Sprites:
    """The drawings of one folder in the colours of one theme of its `themes.json`.

    `letters` stand in the corners of jack, queen and king instead of those drawn.
    """

    def __init__(self, folder: Path, theme: str, letters: str = INTERNATIONAL) -> None:
        themes = json.loads((folder / "themes.json").read_text("utf-8"))
        self._folder = folder
        self._sources: dict[str, bytes] = {}
        pairs = zip(INTERNATIONAL, letters, strict=True)
        self._letters = {drawn: local for drawn, local in pairs if local != drawn}
        self.colours: Mapping[str, str] = themes[theme]
        """The theme's colour tokens, each `#RRGGBB`."""

    def svg(self, name: str) -> str:
        """The drawing `name`, as in `cards/AS`, in the theme's colours."""
        return themed(self._source(name).decode(), self.colours)

    def fingerprint(self, names: Iterable[str]) -> int:
        """A checksum of these drawings and the colours: it changes when their pictures might."""
        checksum = zlib.crc32(json.dumps(self.colours).encode())
        for name in names:
            checksum = zlib.crc32(self._source(name), checksum)
        return checksum

    def _source(self, name: str) -> bytes:
        source = self._sources.get(name)
        if source is None:
            source = self._sources[name] = self._lettered(name)
        return source

    def _lettered(self, name: str) -> bytes:
        source = (self._folder / f"{name}.svg").read_bytes()
        folder, _, card = name.partition("/")
        if folder not in _LETTERED or card[0] not in self._letters:
            return source
        local = (
            self._folder / "indices" / _LETTERED[folder] / f"{self._letters[card[0]]}{card[1]}.svg"
        )
        index = _INDEX.search(local.read_bytes())
        assert index is not None
        return _INDEX.sub(index[0], source)
