"""A moving picture holds every frame as it was seen, in few bytes."""

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.animated import Frame, changed, chunks, write

ROOT = Path(__file__).parents[2]
MOVING = sorted((ROOT / "resources" / "screenshots").glob("moving-*.png"))
LARGEST = 1_500_000
"""Bytes of a page's picture that nobody waits for."""


def picture(*squares: tuple[int, int, str]) -> QImage:
    made = QImage(40, 24, QImage.Format.Format_RGB32)
    made.fill(QColor("white"))
    painter = QPainter(made)
    for left, top, colour in squares:
        painter.fillRect(QRect(left, top, 6, 6), QColor(colour))
    painter.end()
    return made


def played(data: bytes) -> list[tuple[list[list[str]], int]]:
    """What a browser shows: each frame as rows of colours, and for how long."""
    palette: list[str] = []
    shown: list[list[str]] = []
    found: list[tuple[list[list[str]], int]] = []
    width = height = left = top = milliseconds = 0
    for name, held in chunks(data):
        if name == b"PLTE":
            palette = [f"#{held[place : place + 3].hex()}" for place in range(0, len(held), 3)]
        elif name == b"fcTL":
            _, width, height, left, top, milliseconds, per, _, _ = struct.unpack(">IIIIIHHBB", held)
            assert per == 1000
        elif name in (b"IDAT", b"fdAT"):
            flat = zlib.decompress(held if name == b"IDAT" else held[4:])
            shown = [list(row) for row in shown] or [[""] * width for _ in range(height)]
            for row in range(height):
                begin = row * (width + 1) + 1
                shown[top + row][left : left + width] = [palette[one] for one in flat[begin : begin + width]]
            found.append((shown, milliseconds))
    return found


def colours(of: QImage) -> list[list[str]]:
    return [[of.pixelColor(x, y).name() for x in range(of.width())] for y in range(of.height())]


def test_every_frame_is_played_as_it_was_seen(tmp_path: Path) -> None:
    frames = [
        Frame(picture((2, 2, "red")), 300),
        Frame(picture((8, 2, "red")), 40),
        Frame(picture((8, 2, "red")), 60),
        Frame(picture((8, 2, "red"), (30, 16, "blue")), 900),
        Frame(picture(), 500),
    ]
    path = tmp_path / "a.png"
    write(path, frames)
    assert played(path.read_bytes()) == [(colours(one.picture), one.milliseconds) for one in frames]


def test_what_plays_none_shows_the_first(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    write(path, [Frame(picture((2, 2, "green")), 100), Frame(picture((20, 2, "red")), 100)])
    first = QImage(str(path))
    assert colours(first) == colours(picture((2, 2, "green")))


def test_only_what_differs_is_kept() -> None:
    before = [b"aaaaaa", b"aaaaaa", b"aaaaaa"]
    assert changed(before, [b"aaaaaa", b"aabbaa", b"aaabaa"]) == (2, 1, [b"bb", b"ab"])
    assert changed(before, before) == (0, 0, [b"a"])


def test_more_colours_than_a_palette_has_are_told_by_the_nearest(tmp_path: Path) -> None:
    made = QImage(64, 64, QImage.Format.Format_RGB32)
    for x in range(64):
        for y in range(64):
            made.setPixelColor(x, y, QColor(x * 4, y * 4, 128))
    path = tmp_path / "a.png"
    write(path, [Frame(made, 100)])
    ((shown, _),) = played(path.read_bytes())
    assert len({colour for row in shown for colour in row}) <= 256


@pytest.mark.parametrize("path", MOVING, ids=lambda path: path.stem)
def test_the_moving_pictures_of_the_page_are_small_and_move(path: Path) -> None:
    data = path.read_bytes()
    found = dict(chunks(data))
    frames, plays = struct.unpack(">II", found[b"acTL"])
    assert frames > 8
    assert plays == 0, "it begins again and again"
    assert len(data) < LARGEST
    assert not QImage.fromData(data).isNull()


def test_each_of_them_is_there_in_light_and_dark() -> None:
    names = {path.stem for path in MOVING}
    assert names == {f"{scene}-{theme}" for scene in ("moving-turn", "moving-odds") for theme in ("light", "dark")}
