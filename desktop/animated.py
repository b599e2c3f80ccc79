"""Pictures that move, as APNG: every browser plays them, and what plays none shows the first of them."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImage

COLOURS = 256
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE_PICTURE = bytes((8, 3, 0, 0, 0))
"""Eight bits a pixel, which is a place in the palette; compressed and filtered as all PNGs are, not interlaced."""


class Frame(NamedTuple):
    """A picture, and for how many milliseconds it is seen."""

    picture: QImage
    milliseconds: int


class Cut(NamedTuple):
    """What differs from the picture before: where it stands, and its rows of places in the palette."""

    left: int
    top: int
    rows: list[bytes]


def write(path: Path, frames: Sequence[Frame]) -> None:
    """Writes pictures of one size that are seen one after the other, again and again."""
    palette = common_colours(frames)
    width, height = frames[0].picture.width(), frames[0].picture.height()
    flat = [_rows(frame.picture, palette) for frame in frames]
    chunks = [
        _chunk(b"IHDR", struct.pack(">II", width, height) + PALETTE_PICTURE),
        _chunk(b"acTL", struct.pack(">II", len(frames), 0)),
        _chunk(b"PLTE", b"".join(struct.pack(">I", colour)[1:] for colour in palette)),
    ]
    number = 0
    for place, frame in enumerate(frames):
        cut = Cut(0, 0, flat[0]) if place == 0 else changed(flat[place - 1], flat[place])
        size = (len(cut.rows[0]), len(cut.rows), cut.left, cut.top)
        chunks.append(_chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *size, frame.milliseconds, 1000, 0, 0)))
        data = zlib.compress(b"".join(b"\x00" + row for row in cut.rows), 9)
        number += 1
        if place == 0:
            chunks.append(_chunk(b"IDAT", data))
        else:
            chunks.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    path.write_bytes(SIGNATURE + b"".join(chunks) + _chunk(b"IEND", b""))


def common_colours(frames: Sequence[Frame]) -> list[int]:
    """The colours that are met most often in all of them: few enough for one palette."""
    counted: Counter[int] = Counter()
    for frame in frames:
        plain = frame.picture.convertToFormat(QImage.Format.Format_RGB32)
        counted.update(memoryview(plain.constBits()).cast("I"))
    return [colour for colour, _ in counted.most_common(COLOURS)]


def changed(before: Sequence[bytes], now: Sequence[bytes]) -> Cut:
    """The smallest rectangle in which two pictures differ; one pixel where they are the same."""
    other = [place for place, (old, new) in enumerate(zip(before, now, strict=True)) if old != new]
    if not other:
        return Cut(0, 0, [now[0][:1]])
    edges = [_edges(before[place], now[place]) for place in other]
    left, right = min(one for one, _ in edges), max(one for _, one in edges)
    return Cut(left, other[0], [row[left:right] for row in now[other[0] : other[-1] + 1]])


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG: the name of each, and what it holds."""
    place = len(SIGNATURE)
    while place < len(data):
        size, name = struct.unpack(">I4s", data[place : place + 8])
        yield name, data[place + 8 : place + 8 + size]
        place += size + 12


def _edges(old: bytes, new: bytes) -> tuple[int, int]:
    """The first place in which two rows differ, and the one behind the last."""
    apart = [place for place, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]
    return apart[0], apart[-1] + 1


def _rows(picture: QImage, palette: Sequence[int]) -> list[bytes]:
    """A picture row by row, each pixel as the place of the nearest colour."""
    placed = picture.convertToFormat(QImage.Format.Format_RGB32)
    flat = placed.convertToFormat(QImage.Format.Format_Indexed8, list(palette))
    held, across = bytes(flat.constBits()), flat.bytesPerLine()
    return [held[row * across : row * across + flat.width()] for row in range(flat.height())]


def _chunk(name: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + name + held + struct.pack(">I", zlib.crc32(name + held))
