"""The layers: what each may import, read from the sources."""

import ast
import doctest
import sys
from graphlib import TopologicalSorter
from importlib import import_module, metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py"))]

ALLOWED: dict[str, set[str]] = {
    "core": {"core"},
    "solver": {"core", "solver"},
    "store": {"core", "store"},
    "i18n": {"core", "i18n"},
    "kiosk": {"core", "store", "i18n", "kiosk"},
    "ui": {"core", "solver", "store", "i18n", "kiosk", "ui", "options"},
    "options": {"core", "kiosk"},
    "console": set(),
    "calls": {"core", "solver", "i18n", "console"},
    "cli": {"core", "store", "i18n", "kiosk", "ui", "options", "console", "calls"},
}
"""What each layer may import of the game; imports point down only."""

PACKAGES = {
    "store": {"platformdirs"},
    "ui": {"pygame", "pymupdf_fonts"},
    "calls": {"pygame"},
}
"""What each layer may import besides the standard library."""

STANDARD_LIBRARY_OF_CORE = {
    *["__future__", "collections", "contextlib", "dataclasses", "datetime", "enum", "functools"],
    *["hashlib", "itertools", "operator"],
    *["re", "textwrap", "typing", "unicodedata"],
}
"""No clock, files, locale or random: only what computes the same at any time on any machine."""


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): ast.parse(path.read_text("utf-8")) for path in SOURCES}


def imports(name: str) -> set[str]:
    """Every module that `name` imports anywhere, inside functions too."""
    found = set()
    for node in ast.walk(MODULES[name]):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            assert node.module is not None
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inside & set(MODULES) or {node.module}
    return found


def layer(name: str) -> str:
    return name.split(".")[1] if name.startswith("game.") else name


def of_layer(*layers: str) -> list[str]:
    return [name for name in MODULES if layer(name) in layers]


@pytest.mark.parametrize("name", of_layer(*ALLOWED))
def test_imports_point_down_only(name: str) -> None:
    game = {layer(other) for other in imports(name) if other.split(".")[0] == "game"}
    # The package itself holds nothing but the version.
    assert game - {"game"} <= ALLOWED[layer(name)]


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer(name) for name in MODULES} == {*ALLOWED, "game", "main"}


def test_the_start_knows_the_command_line_only() -> None:
    assert {name for name in imports("main") if name.startswith("game")} == {"game.cli"}
    assert imports("game") == set()


@pytest.mark.parametrize("name", of_layer(*ALLOWED))
def test_other_packages(name: str) -> None:
    roots = {other.split(".")[0] for other in imports(name)}
    assert roots - sys.stdlib_module_names - {"game"} <= PACKAGES.get(layer(name), set())


@pytest.mark.parametrize("name", of_layer("core"))
def test_the_core_is_pure(name: str) -> None:
    roots = {other.split(".")[0] for other in imports(name)} - {"game"}
    assert roots <= STANDARD_LIBRARY_OF_CORE
    names = {node.id for node in ast.walk(MODULES[name]) if isinstance(node, ast.Name)}
    assert not names & {"open", "print", "input", "exec", "eval", "__import__", "globals"}
    asked = {node.attr for node in ast.walk(MODULES[name]) if isinstance(node, ast.Attribute)}
    assert not asked & {"now", "today", "utcnow"}, "the core has no clock"


APP = {
    *["game.ui.archive", "game.ui.shelf"],
    *["game.ui.records.host", "game.ui.records.inbox", "game.ui.records.outbox"],
    *["game.ui.adviser", "game.ui.app", "game.ui.coach"],
    *["game.ui.crash", "game.ui.finder", "game.ui.screens", "game.ui.start"],
    "game.ui.kiosk_start",
}
"""The app, and the parts of it that know what its dialogs do and what the solver says."""


@pytest.mark.parametrize("name", of_layer("ui"))
def test_only_the_app_puts_layers_together(name: str) -> None:
    below = {other for other in imports(name) if layer(other) in ("solver", "store")}
    # These two hold values only: what the player chose, and what there is to tell.
    assert below <= {"game.store.settings", "game.store.notices"} or name in APP


def test_only_the_app_and_the_game_on_the_table_hold_the_session() -> None:
    holders = {
        name
        for name in of_layer("ui")
        for node in ast.walk(MODULES[name])
        if isinstance(node, ast.Name) and node.id == "Session"
    }
    table = {"game.ui.bar_state", "game.ui.play", "game.ui.replay", "game.ui.umpire"}
    assert holders <= {*APP, *table}


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {name: imports(name) & set(MODULES) - {"game"} for name in MODULES}
    assert len(list(TopologicalSorter(graph).static_order())) >= len(MODULES) - 1


@pytest.mark.parametrize("name", of_layer("core"))
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_pygame_ce_is_not_overwritten_by_pygame() -> None:
    """Both install the package `pygame`; the later one wins without a word."""
    assert metadata.version("pygame-ce")
    with pytest.raises(metadata.PackageNotFoundError):
        metadata.version("pygame")
