"""Shows pictures as others see them: `python -m tools.pictures.colour_vision FILE.png … --folder out/seen`.

Whatever a colour says has to be said by a form as well: what cannot be told apart here is told by colour alone.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PySide6.QtGui import QImage

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
DEUTERANOPIA, PROTANOPIA, GREYSCALE = "deuteranopia", "protanopia", "greyscale"
SEEN_AS: dict[str, Matrix] = {
    DEUTERANOPIA: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    PROTANOPIA: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    GREYSCALE: ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What red, green and blue become, in linear light: Machado, Oliveira and Fernandes (2009), and WCAG's luminance."""


def seen(picture: QImage, eyes: str) -> QImage:
    """Return a picture as it is seen with such eyes."""
    matrix = SEEN_AS[eyes]
    made = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(made.bits()).cast("I")
    colours = {colour: _as_seen(colour, matrix) for colour in set(pixels)}
    for place, colour in enumerate(pixels):
        pixels[place] = colours[colour]
    return made


def _as_seen(colour: int, matrix: Matrix) -> int:
    light = [_linear((colour >> shift & 255) / 255) for shift in (16, 8, 0)]
    red, green, blue = (
        round(255 * _encoded(sum(weight * part for weight, part in zip(row, light, strict=True)))) for row in matrix
    )
    return 0xFF000000 | red << 16 | green << 8 | blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def main(arguments: list[str] | None = None) -> int:
    """Write each picture once for each kind of eyes; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures.colour_vision", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--folder", type=Path, default=Path("out") / "seen")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    for path in options.files:
        picture = QImage(str(path))
        if picture.isNull():
            print(f"{path} cannot be read.", file=sys.stderr)
            return 1
        for eyes in SEEN_AS:
            written = options.folder / f"{path.stem}-{eyes}.png"
            if not seen(picture, eyes).save(str(written)):
                print(f"{written} cannot be written.", file=sys.stderr)
                return 1
            print(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
