"""Were the odds right? How often our side won, of the fights of which it was said so; painted, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from models.foretold import Forecasts
from models.library import Library
from rules.odds.calibration import Bin, brier, reliability
from ui.card import Card
from ui.lines import stacked
from ui.odds_words import PARTY, percent
from ui.plain import Label
from ui.theme import SMALL, current, look, numbers, sized

WIDTH, HEIGHT = 620, 600
LEFT, FOOT, EDGE, DOT = 52, 40, 12, 5
FEW = 20
"""Under so many fights the plot says more of chance than of the odds."""


class CalibrationPlot(QWidget):
    """Foretold from the left, what came upwards; where the odds are right, the dots lie along the dashed line."""

    def __init__(self, bins: Sequence[Bin], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bins = tuple(bins)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("\n".join(self.in_words()))
        look().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """About square."""
        return QSize(420, 360)

    def minimumSizeHint(self) -> QSize:
        """So small it can still be read."""
        return QSize(220, 180)

    def in_words(self) -> list[str]:
        """A line for each part of the chances."""
        words = self.tr("foretold {foretold}: came {came} of {fights} fights ({low}–{high} %)")
        return [
            words.format(
                foretold=percent(one.foretold),
                came=percent(one.came.share),
                fights=one.fights,
                low=round(one.came.low * 100),
                high=round(one.came.high * 100),
            )
            for one in self.bins
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axes, the line of perfect odds, and a dot with its interval for each part."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(LEFT, EDGE, self.width() - LEFT - EDGE, self.height() - FOOT - EDGE)
        painter.setFont(numbers(sized(self.font(), SMALL)))
        painter.setPen(QPen(theme.color("line"), 1))
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for step in range(0, 101, 25):
            x, y = self._at(field, step / 100, step / 100)
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(theme.color("muted"))
            painter.drawText(QRectF(0, y - 8, LEFT - 6, 16), right, str(step))
            painter.drawText(QRectF(x - 20, field.bottom() + 2, 40, 16), int(Qt.AlignmentFlag.AlignCenter), str(step))
        painter.drawText(
            QRectF(field.left(), field.bottom() + 18, field.width(), 18),
            int(Qt.AlignmentFlag.AlignCenter),
            self.tr("foretold, % → · came, % ↑"),
        )
        painter.setPen(QPen(theme.color("muted"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(field.bottomLeft(), field.topRight())
        for one in self.bins:
            self._dot(painter, field, one)

    def _dot(self, painter: QPainter, field: QRectF, one: Bin) -> None:
        ink = current().color("accent")
        x, y = self._at(field, one.foretold, one.came.share)
        painter.setPen(QPen(ink, 2))
        painter.drawLine(
            QPointF(x, self._at(field, 0, one.came.low)[1]), QPointF(x, self._at(field, 0, one.came.high)[1])
        )
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(x, y), DOT, DOT)
        painter.drawText(QRectF(x + DOT + 3, y - 16, 60, 16), int(Qt.AlignmentFlag.AlignVCenter), str(one.fights))

    def _at(self, field: QRectF, across: float, up: float) -> tuple[float, float]:
        return field.left() + across * field.width(), field.bottom() - up * field.height()


class CalibrationCard(Card):
    """The plot with what it says in words; any key puts it away."""

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        told = Forecasts(library.store).against_what_came(PARTY)
        self.plot = CalibrationPlot(reliability(told))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = stacked(self, margins=(20, 14, 20, 14), spacing=10)
        layout.addWidget(Label(self.tr("Were the odds right?"), role="title"))
        self.words = Label(self._words(len(told), brier(told)), wraps=True)
        layout.addWidget(self.words)
        self.plot.setVisible(bool(told))
        layout.addWidget(self.plot, 1)
        self.lines = Label("\n".join(self.plot.in_words()), role="small", wraps=True)
        layout.addWidget(self.lines)
        if not told:
            layout.addStretch(1)
        self.setAccessibleName(self.words.text())

    def _words(self, count: int, off: float | None) -> str:
        if off is None:
            return self.tr(
                "No fight of which odds were told has ended yet. What is told while a fight begins, with the odds open"
                " (F7), is kept and held against what comes."
            )
        words = self.tr("Of {count} fights; mean square off: {off} (0 is perfect, 0.25 always says one half).")
        told = words.format(count=count, off=f"{off:.2f}")
        few = self.tr("So few say more of chance than of the odds.")
        return f"{told} {few}" if count < FEW else told

    def place(self) -> None:
        """In the middle of its parent; as high as its words where there is no plot."""
        if self.plot.bins:
            self.lie(WIDTH, HEIGHT)
        else:
            self.hang(WIDTH)

    def open(self) -> None:
        """Shows itself, and takes the keys."""
        self.come_up()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away."""
        event.accept()
        self.shut()

    def mousePressEvent(self, event: object) -> None:
        """So does a click."""
        self.shut()
