"""The kings' crowns, each built from its suit."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import Suit
from tools.cardart.colours import GOLD, WHITE, Hues
from tools.cardart.courts.sitter import Sitter
from tools.cardart.geometry import disc, placed, region
from tools.cardart.painting import Pen
from tools.cardart.suits import emblem

__all__ = ["band", "band_jewels", "crown"]


def crown(sitter: Sitter) -> None:
    """The crown of the king of this suit."""
    pen = sitter.head()
    _CROWNS[sitter.suit](pen, sitter.hues)
    band(pen, 26, -7, 5)
    band_jewels(pen, sitter.hues)


def band(pen: Pen, half_width: float, top: float, bottom: float) -> None:
    """The ring of gold that a crown stands on."""
    inner = half_width - 1
    pen.outlined(
        f"M{-half_width} {top} C-10 {top + 3.6} 10 {top + 3.6} {half_width} {top}"
        f" L{inner} {bottom} C10 {bottom + 3.6} -10 {bottom + 3.6} {-inner} {bottom} Z",
        GOLD,
        2.1,
    )


def band_jewels(pen: Pen, hues: Hues, middle: float = 1) -> None:
    """Three stones and two pearls on the band."""
    for x in (-17.5, 0, 17.5):
        pen.fill(emblem(Suit.DIAMONDS, x, middle - abs(x) * 0.07, 8.4), hues.deep)
    for x in (-8.8, 8.8):
        pen.fill(disc(x, middle - 0.5, 1.7), WHITE)


def _spiked(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-24 -6 C-37 -22 -22 -39 0 -35 C22 -39 37 -22 24 -6 Z", hues.deep)
    spikes = "M-25 2 L-31 -26 L-18 -14 L-11 -30 L0 -14 L11 -30 L18 -14 L31 -26 L25 2 Z"
    pen.outlined(spikes, GOLD, 2.1)
    for x, y in ((-31, -27), (-11, -31), (11, -31), (31, -27)):
        pen.outlined(disc(x, y, 3.2), GOLD, 1.7)
    pen.outlined(emblem(Suit.SPADES, 0, -29, 25), hues.main, 1.7)


def _arched(pen: Pen, hues: Hues) -> None:
    pen.outlined(
        "M-25 -4 C-36 -20 -26 -37 -10 -35 C-6 -34 -3 -32 0 -29"
        " C3 -32 6 -34 10 -35 C26 -37 36 -20 25 -4 Z",
        hues.deep,
    )
    arch = "M-24 -4 C-34 -20 -25 -34 -11 -33 C-5 -32.6 -2 -30 0 -27"
    pen.line(arch, 7.4, both=True)
    pen.line(arch, 3.8, GOLD, both=True)
    pen.line("M0 -28 L0 -4", 8.6)
    pen.line("M0 -28 L0 -4", 4.8, GOLD)
    for x, y in ((-28.6, -16), (-24.6, -27), (-15, -32.6)):
        pen.fill(disc(x, y, 1.5), WHITE, both=True)
    pen.outlined(emblem(Suit.HEARTS, 0, -33, 20), hues.main, 1.7)


def _plated(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-24 -4 L-24 -18 L24 -18 L24 -4 Z", hues.deep, 1.8)
    plate = region("M-7 12 L-9 -6 L0 -19 L9 -6 L7 12 Z")
    for x, height in ((-23, 30), (23, 30), (-12, 36), (12, 36)):
        pen.outlined(placed(plate, x, -13, height / 34, x * 0.7), GOLD)
    for side in (-24.5, 24.5):
        pen.fill(emblem(Suit.DIAMONDS, side, -17, 11, side * 0.7), hues.deep)
    middle = region("M-9 14 L-11 -6 L0 -22 L11 -6 L9 14 Z")
    pen.outlined(placed(middle, 0, -17, 1.06), GOLD, 2.1)
    pen.outlined(emblem(Suit.DIAMONDS, 0, -20, 23), hues.deep, 1.5)


def _flowered(pen: Pen, hues: Hues) -> None:
    pen.outlined("M-24 -6 C-34 -22 -20 -33 0 -29 C20 -33 34 -22 24 -6 Z", hues.deep)
    pen.outlined(
        "M-25 2 L-27.5 -18 C-22 -9 -18 -9 -14.5 -16 C-11 -9 -6 -9 0 -18"
        " C6 -9 11 -9 14.5 -16 C18 -9 22 -9 27.5 -18 L25 2 Z",
        GOLD,
        2.1,
    )
    for x, lean in ((-26.5, -6), (26.5, 6)):
        pen.outlined(emblem(Suit.CLUBS, x, -25, 16, lean), GOLD, 1.6)
    for x in (-14.5, 14.5):
        pen.outlined(disc(x, -19, 3), WHITE, 1.6)
    pen.outlined(emblem(Suit.CLUBS, 0, -29, 25), GOLD, 1.7)


_CROWNS: dict[Suit, Callable[[Pen, Hues], None]] = {
    Suit.SPADES: _spiked,
    Suit.HEARTS: _arched,
    Suit.DIAMONDS: _plated,
    Suit.CLUBS: _flowered,
}
