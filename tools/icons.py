"""The program's icon in the forms that desktops want, all from sprites/icon.svg."""

from __future__ import annotations

import shutil
import struct
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import pygame

__all__ = ["linux_icons", "macos_icon", "windows_icon"]

DRAWING = Path(__file__).parents[1] / "sprites" / "icon.svg"
NAME = "yukon-solitaire"
LINUX = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512}
"""The names of the sizes in an ICNS file that hold PNGs."""


def linux_icons(theme: Path) -> None:
    """Fill the folder `theme`, such as share/icons/hicolor, for desktops that follow XDG."""
    for size in LINUX:
        folder = theme / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{NAME}.png").write_bytes(_png(size))
    drawings = theme / "scalable" / "apps"
    drawings.mkdir(parents=True, exist_ok=True)
    shutil.copy(DRAWING, drawings / f"{NAME}.svg")


def windows_icon(path: Path) -> None:
    """Write an ICO file."""
    pictures = [(size, _png(size)) for size in WINDOWS]
    offset = 6 + 16 * len(pictures)
    entries = []
    for size, picture in pictures:
        side = size % 256  # 0 means 256
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset))
        offset += len(picture)
    _write(path, [struct.pack("<HHH", 0, 1, len(pictures)), *entries, *(p for _, p in pictures)])


def macos_icon(path: Path) -> None:
    """Write an ICNS file."""
    pictures = [(kind.encode(), _png(size)) for kind, size in MACOS.items()]
    parts = [kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures]
    _write(path, [b"icns", struct.pack(">I", 8 + sum(map(len, parts))), *parts])


def _png(size: int) -> bytes:
    large = pygame.image.load_sized_svg(DRAWING, (4 * size, 4 * size))
    file = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(large, (size, size)), file, "icon.png")
    return file.getvalue()


def _write(path: Path, parts: Iterable[bytes]) -> None:
    path.write_bytes(b"".join(parts))
