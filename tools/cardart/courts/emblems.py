"""What more than one sitter's emblem has."""

from __future__ import annotations

from tools.cardart.painting import Pen

__all__ = ["shaft"]


def shaft(pen: Pen, top: float, width: float, colour: str) -> None:
    """A straight shaft from `top` down through the hand at the origin."""
    half = width / 2
    pen.outlined(f"M{-half} {top} L{half} {top} L{half} 24 L{-half} 24 Z", colour, 1.8)
