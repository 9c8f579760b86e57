"""JSON documents that name their format and version, and refuse everything else."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from zlib import crc32

from game.store.notices import Fault, FormatError

__all__ = ["Format"]

DEPTH_LIMIT = 16
"""How deep a document may nest; ours need four levels."""


@dataclass(frozen=True, slots=True)
class Format:
    """The name and version of a document, and for whom it is written."""

    name: str
    version: int = 1
    sealed: bool = False
    """Whether a check sum guards the values; else the document is one for people to edit."""

    def encode(self, body: Mapping[str, object]) -> bytes:
        """The document that holds `body`."""
        head: dict[str, object] = {"format": self.name, "version": self.version}
        if not self.sealed:
            return _bytes({**head, **body}, indent=2)
        text = _bytes(body)
        return _bytes({**head, "check": crc32(text)})[:-1] + b"," + text[1:]

    def decode(self, data: bytes) -> dict[str, object]:
        """The body of the document that `data` is.

        Raises:
            FormatError: if it is no document of this format, or of a newer version.
        """
        body = _parse(data)
        if body.pop("format", None) != self.name:
            raise FormatError
        version = body.pop("version", None)
        if type(version) is not int or version < 1:
            raise FormatError
        if version > self.version:
            raise FormatError(Fault.NEWER)
        if self.sealed and body.pop("check", None) != crc32(_bytes(body)):
            raise FormatError
        return body


def _parse(data: bytes) -> dict[str, object]:
    try:
        value: object = json.loads(
            data.decode("utf-8-sig"), parse_constant=_finite, parse_float=_finite
        )
    except (ValueError, RecursionError) as error:
        raise FormatError from error
    if not isinstance(value, dict) or not _is_shallow(value, DEPTH_LIMIT):
        raise FormatError
    return value


def _finite(text: str) -> float:
    """The number that `text` writes; what JSON could not write again is an error."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _is_shallow(value: object, levels: int) -> bool:
    if isinstance(value, dict):
        return levels > 0 and all(_is_shallow(each, levels - 1) for each in value.values())
    if isinstance(value, list):
        return levels > 0 and all(_is_shallow(each, levels - 1) for each in value)
    return True


def _bytes(body: Mapping[str, object], *, indent: int | None = None) -> bytes:
    """JSON on one line without blanks, so that equal values give equal bytes, or for people."""
    separators = (",", ":") if indent is None else None
    return json.dumps(body, allow_nan=False, indent=indent, separators=separators).encode("ascii")
