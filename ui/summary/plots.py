"""The base of a fight's plots: each paints itself at a width and describes itself in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QImageWriter, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

from rules.log.sentences import Teller
from rules.text.sanitize import single_line
from ui.theme.emblem import Emblem
from ui.theme.theme import SMALL, Theme, in_pixels, numbers, theme_named, washed

GAP = 8
"""Pixels between related parts."""
SOFT = 0.7
"""Opacity of a block of colour."""
ROW = 28
"""Height of a line of a plot."""
FACE = 22
"""The side of the emblem before a name."""
NO_FACES: Mapping[str, Emblem] = {}
DASHES: tuple[Qt.PenStyle, ...] = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""The dashes of sides, for when colours are not seen."""


Say = Callable[..., str]
"""Returns a message in the language of the summary."""


def plot_writer(teller: Teller) -> Say:
    """Return a writer of the plots' texts in a teller's language."""

    def say(message: str, **words: object) -> str:
        return teller.say(message, **words) or message

    return say


@dataclass(frozen=True)
class Drawn:
    """The painter and colours of a plot."""

    painter: QPainter
    width: float
    theme: Theme
    font: QFont

    def write(
        self, rect: QRectF, words: str, *, role: str = "text", right: bool = False, size: int = SMALL, tail: str = ""
    ) -> None:
        """Write one line of text, centred in the height of a rectangle, elided if it does not fit.

        `tail`: what follows the words, and stays whole.
        """
        font = numbers(in_pixels(self.font, size))
        self.painter.setFont(font)
        self.painter.setPen(self.theme.color(role))
        room = rect.width() - self.measure(tail, size)
        shown = QFontMetricsF(font).elidedText(single_line(words), Qt.TextElideMode.ElideRight, room) + tail
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self.painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def measure(self, words: str, size: int = SMALL) -> float:
        """Return the width of a text."""
        return QFontMetricsF(numbers(in_pixels(self.font, size))).horizontalAdvance(words)

    def line(self, x1: float, y1: float, x2: float, y2: float, role: str = "line") -> None:
        """Draw a thin line."""
        self.painter.setPen(QPen(self.theme.color(role), 1))
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def block(self, rect: QRectF, color: QColor, *, hatched: bool = False) -> None:
        """Draw a block of colour; hatched where it must differ without colour."""
        self.painter.fillRect(rect, washed(color, self.theme.color("raised"), SOFT))
        if hatched:
            self.painter.setPen(QPen(self.theme.color("raised"), 1))
            self.painter.save()
            self.painter.setClipRect(rect)
            step, x = 5.0, rect.left() - rect.height()
            while x < rect.right():
                self.painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
                x += step
            self.painter.restore()


class Plot(ABC):
    """A plot of a fight, independent of where it is shown."""

    title: str = ""

    @abstractmethod
    def height(self, width: float) -> float:
        """Return its height at a width."""

    @abstractmethod
    def paint(self, drawn: Drawn) -> None:
        """Paint it from the painter's origin."""

    @abstractmethod
    def lines(self, width: float) -> Iterator[tuple[float, float]]:
        """Yield where its lines begin and end at a width: what reads as a fault once cut."""

    @abstractmethod
    def said_at(self, x: float, y: float, width: float) -> str:
        """Return the values at a point in words; empty if there are none."""

    @abstractmethod
    def in_words(self) -> Iterator[str]:
        """Yield all it shows line by line, for those who cannot see it."""


def name_width(names: Sequence[str], width: float, font: QFont) -> float:
    """Return the width of the names at the left: as needed, a third at most."""
    metrics = QFontMetricsF(in_pixels(font, SMALL))
    return min(width / 3, max((metrics.horizontalAdvance(name) for name in names), default=0) + GAP)


PAPER = 760
"""Width of a saved plot in pixels at 100 %."""
FINE = 2
"""Scale of a plot saved as pixels."""


def as_svg(plot: Plot, width: int = PAPER) -> bytes:
    """Return a plot as SVG, in light colours."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    size = QSize(width, round(plot.height(width)))
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(single_line(plot.title))
    with QPainter(generator) as painter:
        plot.paint(Drawn(painter, width, theme_named("light"), QGuiApplication.font()))
    return bytes(data.data())


def as_png(plot: Plot, width: int = PAPER) -> bytes:
    """Return a plot as PNG on white, in light colours."""
    image = QImage(QSize(width, round(plot.height(width))) * FINE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(FINE, FINE)
        plot.paint(Drawn(painter, width, theme_named("light"), QGuiApplication.font()))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())
