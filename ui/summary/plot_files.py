"""A plot as a file: a drawing, or pixels; in light colours, as it is for paper."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from rules.text.sanitize import harmless
from ui.summary.plots import Drawn, Plot
from ui.theme.theme import named

PAPER = 760
"""The width of a saved plot, in pixels at 100 %."""
FINE = 2
"""How many times as fine a plot is that is saved as pixels."""


def as_svg(plot: Plot, width: int = PAPER) -> bytes:
    """A plot as a drawing, in light colours."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    size = QSize(width, round(plot.height(width)))
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(harmless(plot.title))
    with QPainter(generator) as painter:
        plot.paint(Drawn(painter, width, named("light"), QGuiApplication.font()))
    return bytes(data.data())


def as_png(plot: Plot, width: int = PAPER) -> bytes:
    """A plot as pixels on white, in light colours."""
    image = QImage(QSize(width, round(plot.height(width))) * FINE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(FINE, FINE)
        plot.paint(Drawn(painter, width, named("light"), QGuiApplication.font()))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())
