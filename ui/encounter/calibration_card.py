"""Were the odds right? What was foretold, held against what came, painted and in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from models.foretold import Forecasts
from models.library import Library
from rules.odds.calibration import brier, reliability
from ui.card import Card
from ui.encounter.calibration_plot import CalibrationPlot
from ui.lines import stacked
from ui.odds_words import PARTY
from ui.plain import Label
from ui.scrolling import Scrolling
from ui.summary.plot_view import PlotView

WIDTH, HEIGHT = 620, 640
FEW = 20
"""Under so many fights the plot says more of chance than of the odds."""


class CalibrationCard(Card):
    """The plot with what it says in words; any key puts it away."""

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        told = Forecasts(library.store).against_what_came(PARTY)
        self.plot = CalibrationPlot(reliability(told))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = stacked(self, margins=(20, 12, 20, 12), spacing=8)
        layout.addWidget(Label(self.tr("Were the odds right?"), role="title"))
        self.words = Label(self._words(len(told), brier(told)), wraps=True)
        layout.addWidget(self.words)
        self.view = PlotView(self.plot)
        self.view.setVisible(bool(told))
        shown = QWidget()
        column = stacked(shown, spacing=8)
        column.addWidget(self.view)
        column.addWidget(Label("\n".join(self.plot.in_words()), role="small", wraps=True))
        column.addStretch(1)
        scroll = Scrolling(shown)
        scroll.setVisible(bool(told))
        layout.addWidget(scroll, 1)
        self.view.said.connect(self.words.setText)
        self.setAccessibleName(self.words.text())

    def _words(self, count: int, off: float | None) -> str:
        if off is None:
            return self.tr(
                "No fight of which odds were told has ended yet. What is told while a fight begins, with the odds open"
                " (F7), is kept and held against what comes."
            )
        words = (
            self.tr("Of one fight; mean square off: {off} (0 is perfect, 0.25 always says one half).")
            if count == 1
            else self.tr("Of {count} fights; mean square off: {off} (0 is perfect, 0.25 always says one half).")
        )
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
