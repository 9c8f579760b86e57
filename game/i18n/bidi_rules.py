"""Rules W1–W7, N0–N2, I1 and I2 of UAX #9, for one isolating run sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import normalize

__all__ = ["resolve"]

NEUTRAL = frozenset(("B", "S", "WS", "ON", "LRI", "RLI", "FSI", "PDI"))
ISOLATE_SIGNS = frozenset(("LRI", "RLI", "FSI", "PDI"))
SIDE = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
"""The direction that a class stands for among neutrals (N0, N1)."""
MAX_OPEN_BRACKETS = 63
BRACKETS = (
    "()[]{}༺༻༼༽᚛᚜⁅⁆⁽⁾₍₎⌈⌉⌊⌋\u2329\u232a❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟅⟆⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⦇⦈⦉⦊⦋⦌⦍⦐⦏⦎⦑⦒⦓⦔⦕⦖⦗⦘⧘⧙⧚⧛⧼⧽"
    "⸢⸣⸤⸥⸦⸧⸨⸩⹕⹖⹗⹘⹙⹚⹛⹜〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）［］｛｝｟｠｢｣"
)
"""Unicode's BidiBrackets: each opening bracket, then its closing one."""
CLOSING = {
    opening: normalize("NFC", closing)
    for opening, closing in zip(BRACKETS[::2], BRACKETS[1::2], strict=True)
}
CLOSERS = frozenset(BRACKETS[1::2])


def resolve(
    characters: Sequence[str],
    kinds: list[str],
    originals: Sequence[str],
    level: int,
    borders: tuple[str, str],
) -> list[int]:
    """By how much each character rises above `level` (I1, I2).

    `kinds` are the classes after overrides, `originals` those before, and `borders` what the
    sequence starts after and ends before.
    """
    start, end = borders
    embedding = "LR"[level & 1]
    _w1(kinds, start)
    _w2_w3(kinds, start)
    _w4(kinds)
    _w5(kinds)
    _w6_w7(kinds, start)
    _n0(characters, kinds, originals, embedding, start)
    _n1_n2(kinds, embedding, start, end)
    rises = {"R": 0, "L": 1, "EN": 1, "AN": 1} if level & 1 else {"L": 0, "R": 1, "EN": 2, "AN": 2}
    return [rises[kind] for kind in kinds]


def _w1(kinds: list[str], start: str) -> None:
    """A nonspacing mark takes the class of what it stands on."""
    before = start
    for index, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[index] = "ON" if before in ISOLATE_SIGNS else before
        before = kinds[index]


def _w2_w3(kinds: list[str], start: str) -> None:
    """European digits after an Arabic letter are Arabic ones; then Arabic letters are R."""
    strong = start
    for index, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            strong = kind
        if kind == "AL":
            kinds[index] = "R"
        elif kind == "EN" and strong == "AL":
            kinds[index] = "AN"


def _w4(kinds: list[str]) -> None:
    """A single separator between two numbers of one kind belongs to them."""
    for index in range(1, len(kinds) - 1):
        kind, before, after = kinds[index], kinds[index - 1], kinds[index + 1]
        joins = ("EN",) if kind == "ES" else ("EN", "AN") if kind == "CS" else ()
        if before == after and before in joins:
            kinds[index] = before


def _w5(kinds: list[str]) -> None:
    """Terminators beside a European number belong to it."""
    for start, end in _stretches(kinds, frozenset(("ET",))):
        beside = kinds[max(start - 1, 0) : start] + kinds[end : end + 1]
        if "EN" in beside:
            kinds[start:end] = ["EN"] * (end - start)


def _w6_w7(kinds: list[str], start: str) -> None:
    """Separators left over are neutral; a European number in left-to-right text is L."""
    strong = start
    for index, kind in enumerate(kinds):
        if kind in ("ES", "ET", "CS"):
            kinds[index] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[index] = "L"


def _n0(
    characters: Sequence[str],
    kinds: list[str],
    originals: Sequence[str],
    embedding: str,
    start: str,
) -> None:
    """A pair of brackets gets one direction, that of what it holds or of what precedes it."""
    for opening, closing in _bracket_pairs(characters, kinds):
        inside = {SIDE.get(kind) for kind in kinds[opening + 1 : closing]}
        if embedding in inside:
            side = embedding
        elif inside & {"L", "R"}:
            side = _side_before(kinds, opening, start)
        else:
            continue
        for bracket in (opening, closing):
            kinds[bracket] = side
            _carry_marks(kinds, originals, bracket)


def _side_before(kinds: Sequence[str], index: int, start: str) -> str:
    return next((SIDE[kind] for kind in reversed(kinds[:index]) if kind in SIDE), start)


def _carry_marks(kinds: list[str], originals: Sequence[str], bracket: int) -> None:
    """Marks on a bracket change with it."""
    index = bracket + 1
    while index < len(kinds) and originals[index] == "NSM":
        kinds[index] = kinds[bracket]
        index += 1


def _bracket_pairs(characters: Sequence[str], kinds: Sequence[str]) -> list[tuple[int, int]]:
    """BD16: the pairs in the order of their opening brackets."""
    waiting: list[tuple[str, int]] = []
    pairs = []
    for index, character in enumerate(characters):
        if kinds[index] != "ON":
            continue
        if character in CLOSING:
            if len(waiting) == MAX_OPEN_BRACKETS:
                break
            waiting.append((CLOSING[character], index))
        elif character in CLOSERS:
            closer = normalize("NFC", character)
            for depth in range(len(waiting) - 1, -1, -1):
                if waiting[depth][0] == closer:
                    pairs.append((waiting[depth][1], index))
                    del waiting[depth:]
                    break
    return sorted(pairs)


def _n1_n2(kinds: list[str], embedding: str, start: str, end: str) -> None:
    """Neutrals between two of one direction take it; others take the embedding's."""
    for first, after in _stretches(kinds, NEUTRAL):
        left = SIDE[kinds[first - 1]] if first else start
        right = SIDE[kinds[after]] if after < len(kinds) else end
        kinds[first:after] = [left if left == right else embedding] * (after - first)


def _stretches(kinds: Sequence[str], wanted: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Start and end of every longest stretch of the wanted classes."""
    start = None
    for index, kind in enumerate(kinds):
        if kind in wanted:
            start = index if start is None else start
        elif start is not None:
            yield start, index
            start = None
    if start is not None:
        yield start, len(kinds)
