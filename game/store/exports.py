"""Files for the player's own use: games as CSV or JSON, records, pictures; none is overwritten."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from game.core.games import FINAL, FROM_RECORD, PlayedGame
from game.core.statistics import Statistics
from game.store.history_lines import iso

__all__ = ["as_csv", "as_json", "export", "exports_folder"]

LIMIT = 9999
"""How many files of one name there may be."""


def exports_folder(data: Path, *, own: bool) -> Path:
    """Where exports go: among the player's documents, or with a folder of his `own` below that."""
    if not own:
        import platformdirs  # slow to import, and seldom needed

        with suppress(OSError, RuntimeError):  # the latter without a home folder
            documents = Path(platformdirs.user_documents_dir())
            if documents.is_dir():
                return documents / "Yukon Solitaire"
    return data / "exports"


def export(folder: Path, name: str, data: bytes) -> Path:
    """Write `data` to a file of `folder` whose name begins like `name`, and return its path.

    Raises:
        OSError: if that is not possible.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / name
    for number in range(1, LIMIT):
        path = wanted if number == 1 else wanted.with_stem(f"{wanted.stem}-{number}")
        with suppress(FileExistsError):
            with path.open("xb") as file:
                file.write(data)
            return path
    raise FileExistsError(str(wanted))


def as_csv(games: Iterable[PlayedGame]) -> bytes:
    """One line for each game, for a table of numbers."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(map(_values, games))
    return text.getvalue().encode("utf-8")


def as_json(games: Iterable[PlayedGame], figures: Statistics) -> bytes:
    """The figures, and all games with theirs."""
    now, best = figures.streaks
    summary = {
        "played": figures.played,
        "won": figures.won,
        "rate_percent": figures.rate,
        "current_streak": now,
        "best_streak": best,
        "best_milliseconds": figures.best_time,
        "average_milliseconds": figures.average_time,
        "fewest_moves": figures.fewest_moves,
        "won_without_undo": figures.without_undo,
        "won_without_hints": figures.without_hints,
        "score_groups": list(figures.scores),
    }
    body = {"statistics": summary, "games": [_values(game) for game in games]}
    return json.dumps(body, indent=1).encode("ascii") + b"\n"


COLUMNS = (
    *("code", "rules", "foundations_final", "ended", "result", "moves", "milliseconds"),
    *("undos", "hints", "score", "from_record"),
)


def _values(game: PlayedGame) -> dict[str, object]:
    return {
        "code": str(game.code),
        "rules": "relaxed" if game.code.relaxed else "classic",
        "foundations_final": bool(game.marks & FINAL),
        "ended": iso(game.when),
        "result": "won" if game.won else "left",
        "moves": game.moves,
        "milliseconds": game.milliseconds,
        "undos": game.undos,
        "hints": game.hints,
        "score": game.score,
        "from_record": bool(game.marks & FROM_RECORD),
    }
