"""A moving picture holds every frame as it was seen, in few bytes."""

from pathlib import Path

import pytest
from PIL import Image, ImageSequence
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tools.pictures.animated import Frame, write

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


Colours = list[tuple[int, ...]]


def played(path: Path) -> list[tuple[Colours, int]]:
    """What a browser shows: the colours of each frame, and for how many milliseconds."""
    with Image.open(path) as opened:
        return [(_flat(frame), round(frame.info["duration"])) for frame in ImageSequence.Iterator(opened)]


def _flat(frame: Image.Image) -> Colours:
    held = frame.convert("RGB").tobytes()
    return [tuple(held[place : place + 3]) for place in range(0, len(held), 3)]


def colours(of: QImage) -> Colours:
    seen = (of.pixelColor(x, y) for y in range(of.height()) for x in range(of.width()))
    return [(color.red(), color.green(), color.blue()) for color in seen]


def test_every_frame_is_played_as_it_was_seen(tmp_path: Path) -> None:
    frames = [
        Frame(picture((2, 2, "red")), 300),
        Frame(picture((8, 2, "red")), 40),
        Frame(picture((8, 2, "red"), (30, 16, "blue")), 900),
        Frame(picture(), 500),
    ]
    path = tmp_path / "a.png"
    write(path, frames)
    assert played(path) == [(colours(frame.picture), frame.milliseconds) for frame in frames]


def test_what_plays_none_shows_the_first(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    write(path, [Frame(picture((2, 2, "green")), 100), Frame(picture((20, 2, "red")), 100)])
    assert colours(QImage(str(path))) == colours(picture((2, 2, "green")))


def test_more_colours_than_a_palette_has_are_told_by_near_ones(tmp_path: Path) -> None:
    made = QImage(64, 64, QImage.Format.Format_RGB32)
    for x in range(64):
        for y in range(64):
            made.setPixelColor(x, y, QColor(x * 4, y * 4, 128))
    path = tmp_path / "a.png"
    write(path, [Frame(made, 100), Frame(picture().scaled(64, 64), 100)])
    (shown, _), _ = played(path)
    assert 16 < len(set(shown)) <= 256
    pairs = zip(shown, colours(made), strict=True)
    assert max(abs(item - other) for pair in pairs for item, other in zip(*pair, strict=True)) < 64


@pytest.mark.parametrize("path", MOVING, ids=lambda path: path.stem)
def test_the_moving_pictures_of_the_page_are_small_and_move(path: Path) -> None:
    with Image.open(path) as opened:
        assert len(list(ImageSequence.Iterator(opened))) > 8
        assert opened.info["loop"] == 0, "it begins again and again"
        opened.seek(0)
        assert all(frame.info["duration"] > 0 for frame in ImageSequence.Iterator(opened))
    assert path.stat().st_size < LARGEST
    assert not QImage(str(path)).isNull()


def test_each_of_them_is_there_in_light_and_dark() -> None:
    names = {path.stem for path in MOVING}
    assert names == {f"{scene}-{theme}" for scene in ("moving-turn", "moving-odds") for theme in ("light", "dark")}
