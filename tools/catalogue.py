"""Translations: `python -m tools.catalogue extract | update | compile | check`.

`extract` collects the sentences of the code in `yukon.pot`, `update` brings every catalogue in
line with it, `compile` makes the files that the game reads, `check` says what is not in order.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.i18n.catalogue import DOMAIN, LANGUAGES, LOCALE, SOURCE
from tools.catalogue_check import drawable, faults

CODE = Path(__file__).resolve().parents[1] / "game"
TRANSLATED = tuple(tag for tag in LANGUAGES if tag != SOURCE)
HEADERS = (b"Project-Id-Version", b"Language:", b"Plural-Forms", b"MIME", b"Content")
"""What is kept of a header; dates would look like a change with every run."""

NO_TIME = datetime(2000, 1, 1, tzinfo=UTC)


def template(code: Path = CODE) -> Catalog:
    """The sentences of the code, by the files they are in."""
    found = _empty(None)
    for name, _, message, comments, context in extract_from_dir(
        code, [("**.py", "python")], comment_tags=["Translators:"], strip_comment_tags=True
    ):
        place = [(f"{code.name}/{Path(name).as_posix()}", 1)]
        found.add(message, None, place, auto_comments=comments, context=context)
    return found


def po_path(tag: str, folder: Path = LOCALE) -> Path:
    """Where the sentences of a language are."""
    return folder / tag / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(path: Path, tag: str | None = None) -> Catalog:
    """The catalogue in a PO file."""
    with path.open("rb") as file:
        return read_po(file, locale=tag and tag.replace("-", "_"))


def _empty(tag: str | None) -> Catalog:
    return Catalog(
        tag and tag.replace("-", "_"), project="Yukon Solitaire", version="1", fuzzy=False
    )


def written(catalogue: Catalog) -> bytes:
    """A catalogue in the form of a PO file."""
    buffer = BytesIO()
    catalogue.header_comment = f"# Yukon Solitaire: {catalogue.locale_identifier or 'template'}"
    write_po(
        buffer, catalogue, width=96, sort_by_file=True, include_lineno=False, ignore_obsolete=True
    )
    header, rest = buffer.getvalue().split(b"\n\n", 1)
    # A long header goes on, without a name, on the next line.
    named = re.split(rb'(?m)^(?="[A-Za-z-]+: )', header)
    kept = [line for line in named[1:] if line[1:].startswith(HEADERS)]
    return b"".join([named[0], *kept]).rstrip(b"\n") + b"\n\n" + rest


def compiled(catalogue: Catalog) -> bytes:
    """A catalogue in the form that the game reads; the same bytes at any time."""
    catalogue.creation_date = catalogue.revision_date = NO_TIME
    buffer = BytesIO()
    write_mo(buffer, catalogue)
    return buffer.getvalue()


def extract(folder: Path = LOCALE) -> None:
    """Write the template."""
    (folder / f"{DOMAIN}.pot").write_bytes(written(template()))


def update(folder: Path = LOCALE) -> None:
    """Add new sentences to every catalogue, empty, and drop those that are gone."""
    source = read(folder / f"{DOMAIN}.pot")
    for tag in TRANSLATED:
        path = po_path(tag, folder)
        if path.exists():
            catalogue = read(path, tag)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            catalogue = _empty(tag)
        catalogue.update(source, no_fuzzy_matching=True, update_creation_date=False)
        path.write_bytes(written(catalogue))


def compile_all(folder: Path = LOCALE) -> None:
    """Write what the game reads, from every catalogue."""
    for tag in TRANSLATED:
        path = po_path(tag, folder)
        path.with_suffix(".mo").write_bytes(compiled(read(path, tag)))


def check(folder: Path = LOCALE, code: Path = CODE) -> list[str]:
    """What is not in order, one sentence each."""
    source = template(code)
    found = []
    if (folder / f"{DOMAIN}.pot").read_bytes() != written(source):
        found.append(f"{DOMAIN}.pot is not current; run extract")
    characters = drawable()
    for tag in TRANSLATED:
        path = po_path(tag, folder)
        catalogue = read(path, tag)
        found += [f"{tag}: {fault}" for fault in faults(source, catalogue, characters)]
        binary = path.with_suffix(".mo")
        if not binary.exists() or binary.read_bytes() != compiled(catalogue):
            found.append(f"{tag}: {binary.name} is not current; run compile")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 1 if `check` finds something."""
    parser = argparse.ArgumentParser(prog="tools.catalogue", description=__doc__)
    parser.add_argument("command", choices=("extract", "update", "compile", "check"))
    command = parser.parse_args(arguments).command
    if command == "check":
        found = check()
        sys.stdout.writelines(f"{line}\n" for line in found)
        return int(bool(found))
    {"extract": extract, "update": update, "compile": compile_all}[command]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
