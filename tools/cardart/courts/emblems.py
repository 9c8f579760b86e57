"""What more than one sitter's emblem has."""

from __future__ import annotations

from tools.cardart.courts.sitter import GRIP
from tools.cardart.painting import Pen

__all__ = ["shaft"]


def shaft(pen: Pen, top: float, width: float, colour: str) -> None:
    """A straight shaft from `top` down into the fist."""
    half, bottom = width / 2, GRIP + 22
    pen.outlined(f"M{-half} {top} L{half} {top} L{half} {bottom} L{-half} {bottom} Z", colour, 1.8)
