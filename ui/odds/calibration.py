"""Were the odds right? What was foretold, held against what came, painted and in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from models.library import Library
from models.odds.forecasts import Forecasts, Record
from rules.core.sides import PARTY
from rules.odds.calibration import brier, reliability
from ui.odds.calibration_plot import CalibrationPlot
from ui.summary.plot_view import PlotView
from ui.widgets.labels import Label
from ui.widgets.lines import lined, stacked
from ui.widgets.overlay_card import HELD, Card
from ui.widgets.scrolling import Scrolling

WIDTH, HEIGHT = 860, 660
FEW = 20
"""What fewer fights than these came to says more of chance than of the odds."""


class CalibrationCard(Card):
    """Who wins and who falls as plots, how long it takes, and in words what that says."""

    covers = True

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        told = Forecasts(library.store).against_what_came(PARTY)
        self.plot = CalibrationPlot(reliability(told.wins), self.tr("The party wins"))
        self.falls = CalibrationPlot(reliability(told.falls), self.tr("Somebody falls"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = stacked(self, margins=(20, 12, 20, 12), spacing=8)
        layout.addLayout(self.headed(Label(self.tr("Were the odds right?"), role="title")))
        self.words = Label("\n".join(self._words(told)), wraps=True)
        layout.addWidget(self.words)
        shown = QWidget()
        beside = lined(shown, spacing=24)
        self.view = self._column(beside, self.plot)
        self._column(beside, self.falls)
        self.area = Scrolling(shown)
        self.area.setVisible(bool(told.wins))
        layout.addWidget(self.area, 1)
        self.setAccessibleName(self.words.text())

    def _column(self, beside: QHBoxLayout, plot: CalibrationPlot) -> PlotView:
        view = PlotView(plot)
        view.said.connect(self.words.setText)
        view.setVisible(bool(plot.bins))
        column = stacked(spacing=8)
        column.addWidget(view)
        column.addWidget(Label("\n".join(plot.in_words()), role="small", wraps=True))
        column.addStretch(1)
        beside.addLayout(column, 1)
        return view

    def _words(self, told: Record) -> list[str]:
        """How well each was foretold; first of all that there are too few, where there are."""
        off = brier(told.wins)
        if off is None:
            return [
                self.tr(
                    "No fight whose odds were told has ended yet. What they say as a fight begins, if they are open"
                    " (F7), is kept and compared with how it ends."
                )
            ]
        count = len(told.wins)
        words = self.tr(
            "Who wins (fights: {count}): mean square off {off} of 100; 0 is perfect, 25 is one half each time."
        )
        found = [words.format(count=count, off=round(off * 100))]
        if count < FEW:
            few = self.tr("Too few fights to say whether the odds are right: from about {enough} on they show it.")
            found.insert(0, few.format(enough=FEW))
        if told.falls and (fallen := brier(told.falls)) is not None:
            falls = self.tr("Who falls (fighters: {count}): mean square off {off} of 100.")
            found.append(falls.format(count=len(told.falls), off=round(fallen * 100)))
        if told.lengths:
            within = self.tr("How long (fights: {count}): {held} took as many rounds as four in five were to take.")
            found.append(within.format(held=sum(told.lengths), count=len(told.lengths)))
        return found

    def place(self) -> None:
        """Lies in the middle of its parent; as high as its words where there is no plot."""
        if self.plot.bins:
            self.lie(WIDTH, HEIGHT)
        else:
            self.hang(WIDTH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages scroll where there is little room, any other key puts it away."""
        event.accept()
        if event.key() not in HELD and not self.area.take_key(event.key()):
            self.shut()
