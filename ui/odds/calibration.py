"""Calibration: forecasts compared with outcomes, as plots and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from models.library import Library
from models.odds.forecasts import Forecasts, Record
from rules.core.state import PARTY
from rules.odds.calibration import Bin, brier, reliability
from rules.odds.estimates import whole_percent
from ui.summary.plot_view import PlotView
from ui.summary.plots import GAP, ROW, Drawn, Plot
from ui.text.odds_words import interval
from ui.text.words import in_percent
from ui.theme.sizes import px
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, lined, stacked
from ui.widgets.overlay_card import HELD, Card

WIDTH, HEIGHT = 860, 660
FEW = 20
"""The least number of fights from which something can be concluded."""


class CalibrationCard(Card):
    """The card: plots of wins and falls, the length of fights, and a summary in words."""

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        record = Forecasts(library.store).track_record(PARTY)
        self.plot = CalibrationPlot(reliability(record.wins), self.tr("The party wins"))
        self.falls = CalibrationPlot(reliability(record.falls), self.tr("Somebody is down at the end"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = stacked(on=self, margins=(20, 12, 20, 12), spacing=8)
        layout.addLayout(self.headed(Label(self.tr("Were the odds right?"), role="title")))
        self.words = Label("\n".join(self._words(record)), wraps=True)
        layout.addWidget(self.words)
        shown = QWidget()
        beside = lined(on=shown, spacing=24)
        self.view = self._column(beside, self.plot)
        self._column(beside, self.falls)
        self.area = VerticalScrollArea(shown)
        self.area.setVisible(bool(record.wins))
        layout.addWidget(self.area, 1)
        self.setAccessibleName(self.words.text())

    def _column(self, beside: QHBoxLayout, plot: CalibrationPlot) -> PlotView:
        view = PlotView(plot)
        view.message_requested.connect(self.words.setText)
        view.setVisible(bool(plot.bins))
        column = stacked(view, Label("\n".join(plot.in_words()), role="small", wraps=True), 1, spacing=8)
        beside.addLayout(column, 1)
        return view

    def _words(self, record: Record) -> list[str]:
        """Return in words how good the forecasts were, and whether there are too few fights."""
        off = brier(record.wins)
        if off is None:
            return [
                self.tr(
                    "No fight with odds has ended yet. What the odds say as a fight begins, if "
                    "they are open (F7), is kept and compared with how it ends."
                )
            ]
        count = len(record.wins)
        words = self.tr(
            "Who wins (fights: {count}): mean square error {off} of 100; 0 is perfect, 25 is always guessing 50%."
        )
        lines = [words.format(count=count, off=round(off * 100))]
        if count < FEW:
            few = self.tr("Too few fights to tell whether the odds are right: it takes about {enough}.")
            lines.insert(0, few.format(enough=FEW))
        if record.falls and (fallen := brier(record.falls)) is not None:
            falls = self.tr("Who is down at the end (fighters: {count}): mean square error {off} of 100.")
            lines.append(falls.format(count=len(record.falls), off=round(fallen * 100)))
        if record.lengths:
            within = self.tr("How long (fights: {count}): {held} ended within the rounds forecast for four in five.")
            lines.append(within.format(held=sum(record.lengths), count=len(record.lengths)))
        return lines

    def place(self) -> None:
        """Lies in the middle of its parent; as high as its words where there is no plot."""
        if self.plot.bins:
            self.lie(px(WIDTH), px(HEIGHT))
        else:
            self.hang(px(WIDTH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages scroll where there is little room, any other key puts it away."""
        event.accept()
        if event.key() not in HELD and not self.area.take_key(event.key()):
            self.shut()


NEVER_CERTAIN = 0.001
"""The least that a forecast says, however often something was foretold as 0 %."""
LEFT, TOP, DOT, NEAR = 44, 16, 5, 14
FIGURES = 16
"""The height of the figures beside it."""
HIGHEST = 340
"""Pixels of its height at the most: a square on a narrow card."""


class CalibrationPlot(Plot):
    """Foretold from the left, what came upwards, each part of the chances with its interval and how many they are."""

    def __init__(self, bins: Sequence[Bin], title: str) -> None:
        """`title`: what was foretold."""
        self.title = title
        self.bins = tuple(bins)

    def height(self, width: float) -> float:
        """As high as wide, and the words under it."""
        return TOP + min(width, HIGHEST) + 2 * ROW

    def lines(self, width: float) -> Iterator[tuple[float, float]]:
        """The figures upwards, and with the lowest all that is written below."""
        field = self._field(width)
        for step in (1, 0.75, 0.5, 0.25):
            y = _at(field, 0, step).y()
            yield y - FIGURES / 2, y + FIGURES / 2
        yield field.bottom() - FIGURES / 2, self.height(width)

    def _field(self, width: float) -> QRectF:
        return QRectF(LEFT, TOP, width - LEFT - 4 * GAP, min(width, HIGHEST))

    def paint(self, drawn: Drawn) -> None:
        """Axes, the line of perfect odds, then the dots."""
        field = self._field(drawn.width)
        for step in range(0, 101, 25):
            place = _at(field, step / 100, step / 100)
            drawn.line(field.left(), place.y(), field.right(), place.y())
            drawn.write(QRectF(0, place.y() - FIGURES / 2, LEFT - GAP, FIGURES), str(step), role="muted", right=True)
            drawn.write(QRectF(place.x() - GAP, field.bottom() + 4, ROW, 16), str(step), role="muted")
        words = QCoreApplication.translate("Calibration", "forecast, % → · actual, % ↑")
        drawn.write(QRectF(field.left(), field.bottom() + ROW - 6, field.width(), ROW), words, role="muted")
        drawn.painter.setPen(QPen(drawn.theme.color("muted"), 1, Qt.PenStyle.DashLine))
        drawn.painter.drawLine(field.bottomLeft(), field.topRight())
        for candidate in self.bins:
            self._dot(drawn, field, candidate)

    def _dot(self, drawn: Drawn, field: QRectF, bin: Bin) -> None:
        ink, place = drawn.theme.color("accent"), _at(field, bin.foretold, bin.came_true.share)
        drawn.painter.setPen(QPen(ink, 2))
        drawn.painter.drawLine(
            _at(field, bin.foretold, bin.came_true.low), _at(field, bin.foretold, bin.came_true.high)
        )
        drawn.painter.setBrush(ink)
        drawn.painter.drawEllipse(place, DOT, DOT)
        drawn.write(QRectF(place.x() + DOT + 3, place.y() - 16, 2 * ROW, 16), str(bin.fights))

    def said_at(self, x: float, y: float, width: float) -> str:
        """The part whose dot is near."""
        field = self._field(width)
        for candidate in self.bins:
            place = _at(field, candidate.foretold, candidate.came_true.share)
            if hypot(place.x() - x, place.y() - y) <= NEAR:
                return _bin_words(candidate)
        return ""

    def in_words(self) -> Iterator[str]:
        """A line for each part of the chances."""
        return map(_bin_words, self.bins)


def _bin_words(bin: Bin) -> str:
    words = QCoreApplication.translate(
        "Calibration", "forecast {foretold}: happened in {came} of {fights} ({interval}%)"
    )
    return words.format(
        foretold=in_percent(whole_percent(min(max(NEVER_CERTAIN, bin.foretold), 1 - NEVER_CERTAIN))),
        came=round(bin.came_true.share * bin.fights),
        fights=bin.fights,
        interval=interval(bin.came_true),
    )


def _at(field: QRectF, across: float, up: float) -> QPointF:
    return QPointF(field.left() + across * field.width(), field.bottom() - up * field.height())
