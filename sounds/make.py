"""Makes the sounds of the game: quiet, dry, of wood and paper (DESIGN §9).

`python sounds/make.py` writes the WAV files beside this script; `--check` only compares them.
Everything is computed from the numbers below and one seed, so the same bytes come out every time.
"""

from __future__ import annotations

import argparse
import io
import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

RATE = 22_050
SEED = 625
HIGHEST = 7
"""Semitones that the knock of a foundation rises at most."""
FADE = 0.004
"""Seconds in which every sound ends, so that none of them clicks."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    """As many zeros as `seconds` take."""
    return [0.0] * round(seconds * RATE)


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Samples laid over each other: each with the second it starts at, and its loudness."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    whole = [0.0] * length
    for start, gain, samples in parts:
        offset = round(start * RATE)
        for index, sample in enumerate(samples):
            whole[offset + index] += gain * sample
    return whole


def mode(frequency: float, seconds: float, decay: float) -> Samples:
    """One mode of something struck: a sine that dies away, `decay` seconds to 1/e."""
    step = 2 * math.pi * frequency / RATE
    return [
        math.sin(step * index) * math.exp(-index / RATE / decay)
        for index in range(round(seconds * RATE))
    ]


def noise(draw: random.Random, seconds: float, decay: float, band: tuple[float, float]) -> Samples:
    """A burst of noise between two frequencies: paper, felt, the contact of two cards."""
    low, high = (1 - math.exp(-2 * math.pi * edge / RATE) for edge in band)
    samples, slow, fast = [], 0.0, 0.0
    for index in range(round(seconds * RATE)):
        white = 2 * draw.random() - 1
        fast += high * (white - fast)
        slow += low * (fast - slow)
        samples.append((fast - slow) * math.exp(-index / RATE / decay))
    return samples


def plucked(frequency: float, seconds: float, decay: float) -> Samples:
    """A soft string: harmonics, of which the higher ones die sooner."""
    return mixed(
        *(
            (0.0, 1 / harmonic**1.8, mode(frequency * harmonic, seconds, decay / harmonic))
            for harmonic in range(1, 6)
        )
    )


def lift(draw: random.Random) -> Samples:
    """A soft tick of paper."""
    return noise(draw, 0.07, 0.011, (1800, 6500))


def drop(draw: random.Random, pitch: float) -> Samples:
    """A card put down on felt."""
    body = mode(150 * pitch, 0.16, 0.028)
    return mixed(
        (0.0, 1.0, body),
        (0.0, 0.9, noise(draw, 0.14, 0.022, (120, 900 * pitch))),
        (0.0, 0.35, noise(draw, 0.05, 0.008, (1200, 4200 * pitch))),
    )


def turn(draw: random.Random) -> Samples:
    """A short snap, in the middle of turning over (DESIGN §8)."""
    snap = noise(draw, 0.06, 0.007, (1500, 8000))
    return mixed((0.09, 1.0, snap), (0.115, 0.45, snap))


def home(draw: random.Random, semitones: int) -> Samples:
    """A warm knock on wood."""
    pitch = 392 * 2 ** (semitones / 12)
    return mixed(
        (0.0, 1.0, mode(pitch, 0.38, 0.075)),
        (0.0, 0.34, mode(pitch * 2.76, 0.2, 0.03)),
        (0.0, 0.12, mode(pitch * 5.4, 0.1, 0.012)),
        (0.0, 0.5, noise(draw, 0.05, 0.006, (500, 3800))),
    )


def refuse(draw: random.Random) -> Samples:
    """Two low taps on felt, no buzzer."""
    tap = mixed((0.0, 1.0, mode(98, 0.16, 0.034)), (0.0, 0.5, noise(draw, 0.1, 0.018, (80, 420))))
    return mixed((0.0, 1.0, tap), (0.14, 0.8, tap))


def deal(draw: random.Random) -> Samples:
    """One riffle of 1.2 seconds: many cards, ever faster, then slower."""
    parts, at = [], 0.0
    while at < 1.15:
        swell = math.sin(math.pi * at / 1.2)
        card = noise(draw, 0.05, 0.006 + 0.004 * draw.random(), (1300, 6000))
        parts.append((at, 0.3 + 0.7 * swell * (0.75 + 0.25 * draw.random()), card))
        at += 0.05 - 0.026 * swell + 0.006 * draw.random()
    return mixed(*parts)


def win(_: random.Random) -> Samples:
    """Four plucked notes and a soft chord."""
    notes = (523.25, 659.25, 783.99, 1046.5)
    melody = [(0.17 * n, 0.8, plucked(note, 0.9, 0.28)) for n, note in enumerate(notes)]
    chord = [(0.72, 0.34, plucked(note / 2, 1.5, 0.5)) for note in notes]
    return mixed(*melody, *chord)


RECIPES: Mapping[str, tuple[float, Callable[[random.Random], Samples]]] = {
    "lift": (-24, lift),
    "drop-1": (-17, partial(drop, pitch=0.97)),
    "drop-2": (-17, partial(drop, pitch=1.0)),
    "drop-3": (-17, partial(drop, pitch=1.03)),
    "turn": (-21, turn),
    **{f"home-{step}": (-15, partial(home, semitones=step)) for step in range(HIGHEST + 1)},
    "refuse": (-16, refuse),
    "deal": (-22, deal),
    "win": (-14, win),
}
"""Each sound with the level of its highest sample, in decibels below full scale."""


def levelled(samples: Samples, decibels: float) -> Iterable[int]:
    """The samples as 16-bit numbers, at their level, faded out."""
    loudest = max(abs(sample) for sample in samples)
    gain = 32_767 * 10 ** (decibels / 20) / loudest
    fade = round(FADE * RATE)
    for index, sample in enumerate(samples):
        left = min(1.0, (len(samples) - 1 - index) / fade)
        yield round(gain * left * sample)


def made(name: str) -> bytes:
    """The WAV file of the sound `name`."""
    decibels, recipe = RECIPES[name]
    numbers = list(levelled(recipe(random.Random(f"{SEED} {name}")), decibels))
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))
    return file.getvalue()


def main() -> int:
    """Write all sounds, or say which are not as they would be made now."""
    parser = argparse.ArgumentParser(description="Make the sounds of the game.")
    parser.add_argument("--check", action="store_true", help="compare only")
    check = parser.parse_args().check
    folder = Path(__file__).parent
    stale = []
    for name in RECIPES:
        file, content = folder / f"{name}.wav", made(name)
        if not check:
            file.write_bytes(content)
        elif not file.is_file() or file.read_bytes() != content:
            stale.append(file.name)
    others = {file.name for file in folder.glob("*.wav")} - {f"{name}.wav" for name in RECIPES}
    for name in (*stale, *sorted(others)):
        print(f"{name} is not what sounds/make.py makes", file=sys.stderr)
    return 1 if stale or others else 0


if __name__ == "__main__":
    sys.exit(main())
