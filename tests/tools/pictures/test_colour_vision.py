"""Pictures as others see them: greys stay what they are, and what only a hue parts runs together."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from tools.pictures.colour_vision import DEUTERANOPIA, GREYSCALE, PROTANOPIA, SEEN_AS, main, seen


def in_one_colour(name: str) -> QImage:
    picture = QImage(3, 2, QImage.Format.Format_RGB32)
    picture.fill(QColor(name))
    return picture


def as_seen(name: str, eyes: str) -> QColor:
    return seen(in_one_colour(name), eyes).pixelColor(2, 1)


def apart(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


@pytest.mark.parametrize("eyes", SEEN_AS)
@pytest.mark.parametrize("grey", ["#000000", "#5b5b5b", "#c8c8c8", "#ffffff"])
def test_a_grey_stays_as_it_is(eyes: str, grey: str) -> None:
    assert apart(as_seen(grey, eyes), QColor(grey)) <= 1


@pytest.mark.parametrize("eyes", [DEUTERANOPIA, PROTANOPIA])
def test_red_and_green_run_together_where_blue_and_yellow_do_not(eyes: str) -> None:
    red, green = "#b0241d", "#5a6a1d"
    assert apart(as_seen(red, eyes), as_seen(green, eyes)) < apart(QColor(red), QColor(green)) * 0.6
    assert apart(as_seen("#2b59d3", eyes), as_seen("#d3b02b", eyes)) > 120


@pytest.mark.parametrize("colour", ["#b0241d", "#1a6f3f", "#2b59d3"])
def test_greyscale_knows_no_hue(colour: str) -> None:
    assert as_seen(colour, GREYSCALE).hsvSaturation() == 0


def test_each_file_is_written_once_for_each_kind_of_eyes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, folder = tmp_path / "page.png", tmp_path / "seen"
    in_one_colour("#b0241d").save(str(path))
    assert main([str(path), "--folder", str(folder)]) == 0
    assert sorted(item.name for item in folder.iterdir()) == sorted(f"page-{eyes}.png" for eyes in SEEN_AS)
    assert len(capsys.readouterr().out.splitlines()) == len(SEEN_AS)


def test_a_file_that_is_no_picture_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.png"
    path.write_text("none")
    assert main([str(path), "--folder", str(tmp_path)]) == 1
    assert str(path) in capsys.readouterr().err
