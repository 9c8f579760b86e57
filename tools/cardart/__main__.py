"""Draw the card art into `sprites`, or check that what is there is what would be drawn."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from game.core.cards import ACE, DECK, Card, Suit
from game.i18n.indices import INDICES, INTERNATIONAL
from tools.cardart import back_lattice, back_rosette
from tools.cardart.aces import ace_face
from tools.cardart.colours import hues
from tools.cardart.courts.card import court_face, court_strip
from tools.cardart.figures import LETTERS
from tools.cardart.layout import COMPACT, FULL, both_ends, lettered
from tools.cardart.numbers import number_face, plain_strip
from tools.cardart.suits import SUITS
from tools.cardart.svg import CARD_SIZE, INDEX, STRIP_SIZE, Layer, Writer

__all__ = ["drawings", "main"]

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
_HIGHEST_PIP_CARD = 10
_GLYPH_BOX = (80, 100)


def drawings(writer: Writer) -> Iterator[tuple[str, str]]:
    """Every drawing's name below `sprites` and its SVG text."""
    for card in DECK:
        yield f"cards/{card}.svg", writer.card(_face(card))
        yield f"strips/{card}.svg", writer.strip(_strip(card))
        if card.rank > _HIGHEST_PIP_CARD:
            yield f"small/{card}.svg", writer.card(court_face(card, small=True))
    yield "backs/lattice.svg", writer.card(back_lattice.lattice(), back_lattice.PAPER)
    yield "backs/rosette.svg", writer.card(back_rosette.rosette(), back_rosette.PAPER)
    for suit in Suit:
        mark = Layer(hues(suit).suit, SUITS[suit].outline)
        yield f"suits/{suit.letter}.svg", writer.mark(mark, (-50, -50), (100, 100))
    yield from _glyphs(writer)
    yield from _indices(writer)


def _glyphs(writer: Writer) -> Iterator[tuple[str, str]]:
    """The king's letters alone, each in the middle of the same box."""
    for letter in dict.fromkeys(letters[-1] for letters in INDICES.values()):
        figure = LETTERS[letter]
        inset = (_GLYPH_BOX[0] - figure.width) / 2
        king = Layer(hues(Suit.SPADES).suit, figure.outline.placed(inset, 0, 1))
        yield f"glyphs/{letter}.svg", writer.mark(king, (0, 0), _GLYPH_BOX)


def _indices(writer: Writer) -> Iterator[tuple[str, str]]:
    """What stands in the place of a court's own index, letter by letter and suit by suit."""
    for letter in sorted(set("".join(INDICES.values())) - set(INTERNATIONAL)):
        for suit in Suit:
            full = both_ends(lettered(LETTERS[letter], suit, FULL))
            compact = lettered(LETTERS[letter], suit, COMPACT)
            for folder, shape, box in (("cards", full, CARD_SIZE), ("strips", compact, STRIP_SIZE)):
                mark = Layer(hues(suit).suit, shape, INDEX)
                yield f"indices/{folder}/{letter}{suit.letter}.svg", writer.mark(mark, (0, 0), box)


def main(arguments: list[str]) -> int:
    """Draw or check; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.cardart", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail on a difference")
    check = parser.parse_args(arguments).check
    themes = json.loads((SPRITES / "themes.json").read_text("utf-8"))
    stale = [
        (SPRITES / name, svg)
        for name, svg in drawings(Writer(themes["classic"]))
        if not _is_current(SPRITES / name, svg)
    ]
    for path, svg in stale:
        print(f"{'stale' if check else 'drawn'}: {path.relative_to(SPRITES)}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(svg.encode())
    return 1 if check and stale else 0


def _is_current(path: Path, svg: str) -> bool:
    return path.is_file() and path.read_bytes() == svg.encode()


def _face(card: Card) -> list[Layer]:
    if card.rank == ACE:
        return ace_face(card)
    return number_face(card) if card.rank <= _HIGHEST_PIP_CARD else court_face(card)


def _strip(card: Card) -> list[Layer]:
    return plain_strip(card) if card.rank <= _HIGHEST_PIP_CARD else court_strip(card)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
