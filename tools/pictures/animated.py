"""Animated pictures as APNG: every browser plays them, and others show the first frame."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PySide6.QtGui import QImage

COLOURS = 256


class Frame(NamedTuple):
    """A picture, and its duration in milliseconds."""

    picture: QImage
    milliseconds: int


def write(path: Path, frames: Sequence[Frame]) -> None:
    """Write pictures of one size as an endless animation with a shared palette."""
    pictures = [_read(frame.picture) for frame in frames]
    width, height = pictures[0].size
    strip = Image.new("RGB", (width, height * len(pictures)))
    for place, picture in enumerate(pictures):
        strip.paste(picture, (0, place * height))
    palette = strip.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE)
    flat = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    durations = [frame.milliseconds for frame in frames]
    flat[0].save(path, "PNG", save_all=True, append_images=flat[1:], duration=durations, loop=0)


def _read(picture: QImage) -> Image.Image:
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    return Image.frombuffer("RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine(), 1)
