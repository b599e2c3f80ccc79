"""The icons that are shipped are those that the window shows, and each is drawn sharply where it stands."""

from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer
from PySide6.QtWidgets import QApplication

from tests.ui.theme.canvas import painted as on_canvas
from ui.theme import icons
from ui.theme.icons import DRAWINGS, ICONS, drawing, html_picture, paint, paint_drawing, pixmap

INK = QColor("#1a1e27")
ROOT = Path(__file__).parents[3]


def test_every_icon_is_named_by_something_that_shows_it() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "ui").rglob("*.py"))
    drawn = {Path(icon.name).stem for icon in (files("resources") / "icons").iterdir() if icon.name.endswith(".svg")}
    arrows = {path.stem for path in (ROOT / "resources" / "themes").glob("*/*.svg")}  # by the style sheet
    assert drawn
    assert sorted(name for name in drawn - arrows if f'"{name}"' not in sources) == []


def painted(name: str, at: QRectF, *, ratio: float = 1.0, zoom: float = 1.0, folder: str = DRAWINGS) -> QImage:
    """A picture in which something is painted as in a window of that pixel ratio."""
    image = QImage(QSize(64, 64) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.scale(zoom, zoom)
        (paint_drawing if folder == DRAWINGS else paint)(painter, name, at, INK)
    image.setDevicePixelRatio(1.0)
    return image


def by_lines(name: str, side: int) -> QImage:
    """The drawing itself, made anew in that many pixels."""
    source = (files("resources") / DRAWINGS / f"{name}.svg").read_text("utf-8")
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(source.replace("currentColor", INK.name()).encode()).render(painter, QRectF(0, 0, side, side))
    return image


@pytest.mark.parametrize(("ratio", "zoom"), [(1.0, 1.0), (1.25, 1.0), (1.5, 1.0), (2.0, 1.0), (1.0, 1.6), (2.0, 0.75)])
def test_a_drawing_is_as_sharp_as_if_it_were_made_where_it_stands(
    qapp: QApplication, ratio: float, zoom: float
) -> None:
    image = painted("crossed-swords", QRectF(7.3, 4.6, 20, 20), ratio=ratio, zoom=zoom)
    scale = ratio * zoom
    place = (round(7.3 * scale), round(4.6 * scale), round(20 * scale), round(20 * scale))
    assert image.copy(*place) == by_lines("crossed-swords", round(20 * scale))


def test_what_was_painted_once_in_a_size_and_colour_is_kept(qapp: QApplication) -> None:
    icons._pixmap.cache_clear()
    for _ in range(3):
        painted("wolf-head", QRectF(0, 0, 36, 36))
    painted("wolf-head", QRectF(0, 0, 20, 20))
    kept = icons._pixmap.cache_info()
    assert (kept.misses, kept.hits) == (2, 2)


def test_of_many_only_the_pictures_are_kept_not_what_they_were_painted_from(qapp: QApplication) -> None:
    names = sorted(path.stem for path in (ROOT / "resources" / "drawings").glob("*.svg"))[: 3 * icons.PARSED]
    icons._pixmap.cache_clear()
    icons._renderer.cache_clear()
    for _ in range(2):
        for name in names:
            painted(name, QRectF(4, 4, 20, 20))
    read = icons._renderer.cache_info()
    assert icons._pixmap.cache_info().currsize == len(names)
    assert (read.misses, read.currsize) == (len(names), icons.PARSED)


def test_a_large_one_is_not_kept(qapp: QApplication) -> None:
    icons._pixmap.cache_clear()
    painted("wolf-head", QRectF(0, 0, 300, 300))
    assert icons._pixmap.cache_info().currsize == 0


def test_an_icon_and_a_drawing_of_one_name_are_two(qapp: QApplication) -> None:
    at = QRectF(4, 4, 24, 24)
    assert painted("shield", at, folder=ICONS) != painted("shield", at, folder=DRAWINGS)
    assert pixmap("shield", INK).toImage() != drawing("shield", INK).toImage()
    assert drawing("shield", INK, 18).deviceIndependentSize().toSize() == QSize(18, 18)


def test_in_files_of_lines_it_stays_a_form(qapp: QApplication) -> None:
    """On paper and in SVG a picture of pixels would be coarse."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    with QPainter(generator) as painter:
        paint_drawing(painter, "wolf-head", QRectF(0, 0, 36, 36), INK)
    written = bytes(buffer.data().data()).decode()
    assert "<path" in written
    assert "<image" not in written


def test_what_is_turned_is_drawn_anew(qapp: QApplication) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    icons._pixmap.cache_clear()
    with QPainter(image) as painter:
        painter.translate(32, 32)
        painter.rotate(45)
        paint_drawing(painter, "wolf-head", QRectF(-16, -16, 32, 32), INK)
    assert icons._pixmap.cache_info().currsize == 0
    assert sum(image.pixelColor(x, y).alpha() > 0 for x in range(16, 48) for y in range(16, 48)) > 200


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_drawing_in_a_text_is_as_sharp_as_one_that_is_painted(qapp: QApplication, ratio: float) -> None:
    """Qt shrinks pictures in texts by leaving out pixels, so that thin lines fall into bits."""

    def in_text(painter: QPainter) -> None:
        text = QTextDocument()
        text.setDocumentMargin(0)
        text.setHtml(html_picture(20, 20, ratio, lambda into: paint_drawing(into, "bow-arrow", at, INK)))
        text.drawContents(painter)

    at, side = QRectF(0, 0, 20, 20), QSize(24, 24)
    shown = on_canvas(in_text, side, ratio=ratio)
    assert shown == on_canvas(lambda painter: paint_drawing(painter, "bow-arrow", at, INK), side, ratio=ratio)
