"""What the game depends on: pinned with hashes, listed with licences, and nothing of a namesake."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from tools.licences import DOCUMENT, LIBRARIES, PACKAGES, TEXTS, gather, table, uncovered

ROOT = Path(__file__).parents[1]
LISTS = ("requirements.txt", "requirements-dev.txt", "packaging/requirements.txt")
LOCK = (ROOT / "requirements.lock").read_text("utf-8")


def pins(text: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", text, re.MULTILINE | re.IGNORECASE))


@pytest.mark.parametrize("name", LISTS)
def test_the_lock_holds_what_the_lists_ask_for(name: str) -> None:
    wanted = pins((ROOT / name).read_text("utf-8"))
    assert wanted
    assert wanted.items() <= pins(LOCK).items()


def test_every_package_of_the_lock_has_hashes() -> None:
    packages = re.split(r"^(?=[a-z])", LOCK, flags=re.MULTILINE)[1:]
    assert len(packages) > 20
    assert all("--hash=sha256:" in package for package in packages)


def test_pygame_is_not_installed_over_pygame_ce() -> None:
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")


class TestLicences:
    def test_are_listed(self) -> None:
        listed = {part.name for part in PACKAGES}
        needed = pins((ROOT / "requirements.txt").read_text("utf-8"))
        assert needed.keys() <= listed
        assert DOCUMENT.read_text("utf-8") == table()

    def test_cover_the_libraries_of_pygame(self) -> None:
        files = distribution("pygame-ce").files or []
        libraries = [file.name for file in files if "libs" in file.parent.name]
        assert uncovered(libraries) == ["libasound-2b3a3662.so.2.0.0"]  # the system's is used

    def test_texts_are_all_there(self) -> None:
        texts = {path.name for path in TEXTS.iterdir()} | {"Python.txt"}
        assert {part.text for part in LIBRARIES} <= texts
        assert uncovered(["libfoo.so.1", "libz.so.1", "surface.so"]) == ["libfoo.so.1"]

    def test_are_gathered_from_packages_too(self, tmp_path: Path) -> None:
        pytest.importorskip("PyInstaller")
        gather(tmp_path / "licences")
        text = (tmp_path / "licences" / "pymupdf-fonts.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE" in text
