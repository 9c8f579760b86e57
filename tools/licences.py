"""The licences of all that an executable holds: `python -m tools.licences` writes docs/licences.md.

`gather` copies the texts beside an executable, and refuses one that holds a library without one.
"""

from __future__ import annotations

import shutil
import sysconfig
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

__all__ = ["LIBRARIES", "gather", "table", "uncovered"]

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "packaging" / "licences"
DOCUMENT = ROOT / "docs" / "licences.md"


class Part(NamedTuple):
    """Something that an executable holds."""

    name: str
    """For a library the beginning of its file's name, for a package its distribution."""
    licence: str
    text: str
    """The file of its licence in packaging/licences; of a package, in its own metadata."""


PACKAGES = (
    Part("pygame-ce", "LGPL 2.1", "LGPL-2.1.txt"),
    Part("pymupdf-fonts", "SIL OFL 1.1 (only FiraGO is used)", "LICENSE.txt"),
    Part("platformdirs", "MIT", "LICENSE"),
    Part("pyinstaller", "GPL 2 with an exception for what it builds", "COPYING.txt"),
)
LIBRARIES = (
    Part("libSDL2-", "zlib", "SDL2.txt"),
    Part("libSDL2_image", "zlib", "SDL2_image.txt"),
    Part("libSDL2_mixer", "zlib", "SDL2_mixer.txt"),
    Part("libSDL2_ttf", "zlib", "SDL2_ttf.txt"),
    Part("libFLAC", "BSD 3-clause", "FLAC.txt"),
    Part("libbrotli", "MIT", "brotli.txt"),
    Part("libffi", "MIT", "ffi.txt"),
    Part("libfluidsynth", "LGPL 2.1", "fluidsynth.txt"),
    Part("libfreetype", "FreeType Licence", "freetype.txt"),
    Part("libgcc_s", "GPL 3 with the GCC runtime exception", "gcc-runtime.txt"),
    Part("libharfbuzz", "MIT", "harfbuzz.txt"),
    Part("libjpeg", "IJG and BSD 3-clause", "jpeg-turbo.txt"),
    Part("liblzma", "public domain", "lzma.txt"),
    Part("libmpg123", "LGPL 2.1", "mpg123.txt"),
    Part("libogg", "BSD 3-clause", "ogg.txt"),
    Part("libopus-", "BSD 3-clause", "opus.txt"),
    Part("libopusfile", "BSD 3-clause", "opusfile.txt"),
    Part("libpng16", "libpng", "png.txt"),
    Part("libportmidi", "MIT", "portmidi.txt"),
    Part("libpython", "PSF 2", "Python.txt"),
    Part("libsharpyuv", "BSD 3-clause", "webp.txt"),
    Part("libsndfile", "LGPL 2.1", "sndfile.txt"),
    Part("libstdc++", "GPL 3 with the GCC runtime exception", "gcc-runtime.txt"),
    Part("libtiff", "libtiff", "tiff.txt"),
    Part("libvorbis", "BSD 3-clause", "vorbis.txt"),
    Part("libwavpack", "BSD 3-clause", "wavpack.txt"),
    Part("libwebp", "BSD 3-clause", "webp.txt"),
    Part("libxmp", "MIT", "xmp.txt"),
    Part("libz", "zlib", "zlib.txt"),
)
"""What the wheel of pygame-ce and the interpreter bring along on Linux."""


def gather(folder: Path) -> None:
    """Copy the texts of all licences into `folder`, and a list of what is under which."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(TEXTS, folder)
    shutil.copy(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", folder / "Python.txt")
    for part in PACKAGES:
        if not (TEXTS / part.text).exists():
            shutil.copy(_in_metadata(part), folder / f"{part.name}.txt")
    (folder / "README.md").write_text(table(), "utf-8")


def uncovered(names: Iterable[str]) -> list[str]:
    """The libraries among these file names that `LIBRARIES` does not name."""
    known = tuple(part.name for part in LIBRARIES)
    return [name for name in names if name.startswith("lib") and not name.startswith(known)]


def table() -> str:
    """What the game and its executables hold, and under which licence."""
    rows = [
        *(f"| {part.name} {_version(part)} | {part.licence} |" for part in PACKAGES),
        "| Python | PSF 2 |",
        *(f"| {part.name.rstrip('-')} | {part.licence} |" for part in LIBRARIES),
    ]
    return "\n".join([HEAD, *rows, ""])


HEAD = """# Licences

The code, the card art, the sounds and the texts are the project's own work. It stands on the parts
below, which an executable therefore holds; `python -m tools.licences` writes this list.

An executable carries the texts in its folder `licences`. pygame-ce, fluidsynth, mpg123 and
libsndfile are under the LGPL: in the onedir build they are files of their own, and may be replaced.

| part | licence |
| --- | --- |"""


def _version(part: Part) -> str:
    try:
        return distribution(part.name).version
    except PackageNotFoundError:
        return _pinned(part.name)


def _pinned(name: str) -> str:
    """The version of a package of the build that is not installed here."""
    for line in (ROOT / "packaging" / "requirements.txt").read_text().splitlines():
        if line.startswith(f"{name}=="):
            return line.removeprefix(f"{name}==")
    return ""


def _in_metadata(part: Part) -> Path:
    for file in distribution(part.name).files or ():
        if file.name == part.text and ".dist-info" in str(file):
            return Path(str(file.locate()))
    raise FileNotFoundError(f"{part.name} has no {part.text}")


if __name__ == "__main__":
    DOCUMENT.write_text(table(), "utf-8")
