"""Synthesises the program's sounds, a fifth of a second each: `python -m tools.sounds FOLDER`."""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path

RATE = 16000
SECONDS = 0.22
LOUD = 9000
"""Amplitude, of 32767: audible beside talk, but not startling."""
TONES: dict[str, tuple[tuple[float, float], ...]] = {
    "turn": ((660.0, 0.0),),
    "fall": ((196.0, 0.0), (130.8, 0.06)),
    "due": ((880.0, 0.0), (1318.5, 0.08)),
    "end": ((523.3, 0.0), (659.3, 0.06), (784.0, 0.12)),
}
"""The tones of each sound: frequency, and start in seconds."""


def samples(tones: tuple[tuple[float, float], ...]) -> array[int]:
    """Return the tones as samples, each fading out."""
    found = array("h")
    for number in range(int(RATE * SECONDS)):
        at = number / RATE
        level = sum(
            math.sin(2 * math.pi * height * (at - start)) * math.exp(-18 * (at - start)) * min(1.0, (at - start) * 200)
            for height, start in tones
            if at >= start
        )
        fade = min(1.0, (SECONDS - at) * 40)
        found.append(round(LOUD * fade * level / len(tones) ** 0.5))
    if sys.byteorder == "big":
        found.byteswap()
    return found


def write(folder: Path) -> None:
    """Write each sound as a WAV file."""
    for name, tones in TONES.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(tones).tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
