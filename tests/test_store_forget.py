"""Who is forgotten leaves nothing in the folder, on a full disk either."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from game.store.notices import Saving
from game.store.settings import Settings
from game.store.store import Store
from tests.stored import saved_steps, session

HOUSE = Settings(large_zones=True)
OWN = Settings(language="hr", sounds=False)
KEPT = ("games.json", "settings.json")


def played(store: Store) -> None:
    """Somebody plays, chooses, and has saved all of it more than once."""
    for steps in (1, 2, 3):
        store.save_game(session(steps))
        store.save_settings(OWN)
        assert store.flush()
        store.save_settings(HOUSE)
        assert store.flush()
    store.save_settings(OWN)
    assert store.flush()


def remains(folder: Path) -> list[str]:
    """The files that tell of whoever played."""
    texts = {path.name: path.read_text() for path in folder.iterdir() if path.is_file()}
    return [name for name, text in texts.items() if "YU1-" in text or '"hr"' in text]


def no_space(_: int) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture(params=[True, False], ids=["background", "at once"])
def opened(request: pytest.FixtureRequest) -> Callable[[Path], Store]:
    return lambda folder: Store(folder, background=request.param)


def test_nothing_is_left(tmp_path: Path, opened: Callable[[Path], Store]) -> None:
    with opened(tmp_path) as store:
        played(store)
        assert set(remains(tmp_path)) >= {*KEPT, "games.json.bak"}
        store.forget(HOUSE)
        assert remains(tmp_path) == []
        assert store.settings == HOUSE
        assert store.current is None
    with opened(tmp_path) as store:
        assert store.settings == HOUSE
        assert store.game is None


def test_nothing_is_left_on_a_full_disk(
    tmp_path: Path, opened: Callable[[Path], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as store:
        played(store)
        with monkeypatch.context() as full:
            full.setattr(os, "fsync", no_space)
            store.forget(HOUSE)
            assert store.saving is Saving.FULL
            assert remains(tmp_path) == []
            store.save_game(session(5))
            assert not store.flush()
            store.forget(HOUSE)
            assert remains(tmp_path) == []
        assert store.flush()
        assert store.can_write
        store.save_game(session(6))
    assert saved_steps(tmp_path) == 6


def test_what_comes_after_has_a_good_copy_again(
    tmp_path: Path, opened: Callable[[Path], Store]
) -> None:
    with opened(tmp_path) as store:
        played(store)
        store.forget(HOUSE)
        for steps in (4, 5):
            store.save_game(session(steps))
            assert store.flush()
        (tmp_path / "games.json").unlink()
    assert saved_steps(tmp_path) == 4


def test_what_nobody_could_read_is_not_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store(tmp_path, background=False) as store:
        (tmp_path / "games.json").write_text("of somebody else")
        monkeypatch.setattr(os, "fsync", no_space)
        store.forget(HOUSE)
        kept = [path.read_text() for path in tmp_path.glob("games.json*")]
        assert kept == ["of somebody else"]
