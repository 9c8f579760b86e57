"""Builds the executables for this machine: `python -m tools.build [onedir|onefile]` fills dist/.

It needs packaging/requirements.txt installed; packaging/README.md says more.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

from game import __version__
from tools.icons import linux_icons, macos_icon, windows_icon
from tools.licences import gather, uncovered

__all__ = ["build"]

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
KINDS = ("onedir", "onefile")


def build(kind: str, target: Path) -> Path:
    """Build one kind of executable below `target`, and return what was built."""
    work = ROOT / "build"
    made = work / "made"
    made.mkdir(parents=True, exist_ok=True)
    _make(made)
    out = target / kind
    shutil.rmtree(out, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "ERROR"]
    command += [
        "--workpath",
        str(work / kind),
        "--distpath",
        str(out),
        str(PACKAGING / "yukon.spec"),
    ]
    settings = {"YUKON_MADE": str(made), "YUKON_ONEFILE": "yes" if kind == "onefile" else "no"}
    # The order of sets must not change what is built.
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "0")}
    subprocess.run(command, env={**os.environ, **settings, **fixed}, cwd=ROOT, check=True)
    if sys.platform == "linux":
        _add_desktop_files(out / "share")
    return out


def size_of(folder: Path) -> int:
    """The bytes of all files in `folder`."""
    files = (file for file in folder.rglob("*") if not file.is_symlink())
    return sum(file.stat().st_size for file in files if file.is_file())


def _make(made: Path) -> None:
    """Make what the spec takes in: icons, licences, version information."""
    windows_icon(made / "yukon.ico")
    macos_icon(made / "yukon.icns")
    gather(made / "licences")
    (made / "version.txt").write_text(_windows_version(), "utf-8")


def _windows_version() -> str:
    numbers = f"({__version__.replace('.', ', ')}, 0)"
    words = {
        "CompanyName": "Yukon Solitaire",
        "FileDescription": "Yukon Solitaire",
        "FileVersion": __version__,
        "InternalName": "yukon",
        "OriginalFilename": "yukon.exe",
        "ProductName": "Yukon Solitaire",
        "ProductVersion": __version__,
    }
    structs = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{structs}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def _add_desktop_files(share: Path) -> None:
    linux_icons(share / "icons" / "hicolor")
    applications = share / "applications"
    applications.mkdir(parents=True, exist_ok=True)
    shutil.copy(PACKAGING / "yukon-solitaire.desktop", applications)


def main() -> None:
    """Build what was asked for, by default both kinds, and say how large it is."""
    parser = ArgumentParser(prog="python -m tools.build")
    parser.add_argument("kind", nargs="?", choices=KINDS, help="by default both")
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    call = parser.parse_args()
    for kind in KINDS if call.kind is None else (call.kind,):
        out = build(kind, call.into)
        missing = uncovered(file.name for file in out.rglob("*.so*"))
        if missing:
            sys.exit(f"without a licence in tools/licences.py: {', '.join(missing)}")
        print(f"{out}: {(size_of(out) - size_of(out / 'share')) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
