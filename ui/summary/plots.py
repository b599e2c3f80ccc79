"""The base of every plot of a fight: it paints itself at a width and can say in words what it shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QImageWriter, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

from rules.log.formatter import Teller
from rules.text.sanitize import single_line
from ui.theme.theme import SMALL, Theme, numbers, sized, theme_named, washed

GAP = 8
"""Pixels between what belongs together."""
SOFT = 0.7
"""How much of a colour a block of it has."""
ROW = 28
"""The height of one line of a plot."""
DASHES: tuple[Qt.PenStyle, ...] = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""How the lines of sides differ where colours do not show."""


Say = Callable[..., str]
"""Says a message with its words in the language of the fight's summary."""


def plot_writer(teller: Teller) -> Say:
    """Say what stands on plots as somebody tells a fight."""

    def say(message: str, **words: object) -> str:
        return teller.say(message, **words) or message

    return say


@dataclass(frozen=True)
class Drawn:
    """The surface and the colours of a plot that is painted."""

    painter: QPainter
    width: float
    theme: Theme
    font: QFont

    def write(self, rect: QRectF, words: str, *, role: str = "text", right: bool = False, size: int = SMALL) -> None:
        """One line of words in the middle of the height of a rectangle, cut where there is no room."""
        font = numbers(sized(self.font, size))
        self.painter.setFont(font)
        self.painter.setPen(self.theme.color(role))
        shown = QFontMetricsF(font).elidedText(single_line(words), Qt.TextElideMode.ElideRight, rect.width())
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self.painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def measure(self, words: str, size: int = SMALL) -> float:
        """How wide words are."""
        return QFontMetricsF(numbers(sized(self.font, size))).horizontalAdvance(words)

    def line(self, x1: float, y1: float, x2: float, y2: float, role: str = "line") -> None:
        """A thin line."""
        self.painter.setPen(QPen(self.theme.color(role), 1))
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def block(self, rect: QRectF, color: QColor, *, hatched: bool = False) -> None:
        """A block of colour; hatched where it has to differ without colour too."""
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
    """One plot of a fight; it knows nothing of where it is shown."""

    title: str = ""

    @abstractmethod
    def height(self, width: float) -> float:
        """How high it is at a width."""

    @abstractmethod
    def paint(self, drawn: Drawn) -> None:
        """Paint it from the origin of the painter."""

    @abstractmethod
    def said_at(self, x: float, y: float, width: float) -> str:
        """What stands at a point, in words; empty where nothing does."""

    @abstractmethod
    def in_words(self) -> Iterator[str]:
        """All that it shows, line by line, for whoever does not see it."""


def name_width(names: Sequence[str], width: float, font: QFont) -> float:
    """How much of a width the names at the left take: as much as they need, a third at most."""
    metrics = QFontMetricsF(sized(font, SMALL))
    return min(width / 3, max((metrics.horizontalAdvance(name) for name in names), default=0) + GAP)


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
    generator.setTitle(single_line(plot.title))
    with QPainter(generator) as painter:
        plot.paint(Drawn(painter, width, theme_named("light"), QGuiApplication.font()))
    return bytes(data.data())


def as_png(plot: Plot, width: int = PAPER) -> bytes:
    """A plot as pixels on white, in light colours."""
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
