"""The summary of a fight over the window: highlights, plots, and sources of damage."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.summary.loader import SummaryData
from ui.summary.plot_view import PlotView
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import IconButton
from ui.widgets.emblem_label import EmblemLabel
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, gridded, lined, stacked
from ui.widgets.overlay_card import WindowCard

WIDE = 1080
FACE = 24
"""The side of the emblem before a name."""
MOST_LEFT = 96
"""The most pixels at 100 % that stay empty at its end: so much as the heading of a plot with its first row."""
TIME = 3
"""The column with the time of turns."""


class SummaryCard(WindowCard):
    """The whole summary from top to bottom; arrows scroll, Esc closes it."""

    message_requested = Signal(str)
    """The result of saving a plot, in a sentence."""

    def __init__(self, gathered: SummaryData, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        title = Label(self.tr("Summary of {name}").format(name=gathered.name), role="title", wraps=True)
        away = IconButton("x", self.tr("Close (Esc)"), clicked=self.shut)
        head = lined((title, 1), away, spacing=GRID)
        inner = QWidget()
        self._column = stacked(on=inner, margins=(0, 0, GRID, 0), spacing=3 * GRID)
        self._show_highlights(gathered)
        self.plots = [PlotView(plot) for plot in gathered.plots()]
        for view in self.plots:
            view.message_requested.connect(self.message_requested)
            self._column.addWidget(view)
        self._show_everybody(gathered)
        self._column.addStretch(1)
        self._area = VerticalScrollArea(inner)
        self._area.most_left = MOST_LEFT
        stacked(head, (self._area, 1), on=self, margins=(16, 12, 8, 12), spacing=2 * GRID)
        self.setAccessibleName(title.text())

    def _show_highlights(self, gathered: SummaryData) -> None:
        sentences = gathered.highlights()
        if not sentences:
            sentences = [self.tr("Nothing has stood out so far.")]
        block = stacked(Label(self.tr("What stood out"), role="heading"), spacing=4)
        for sentence in sentences:
            block.addWidget(Label(sentence, wraps=True))
        self._column.addLayout(block)

    def _show_everybody(self, gathered: SummaryData) -> None:
        rows = gathered.everybody()
        if not rows:
            return
        grid = gridded(across=3 * GRID, down=4)
        grid.setColumnStretch(4, 1)
        titles = (self.tr("Who"), self.tr("Turns"), self.tr("Time at the table"), self.tr("With what"))
        timed = any(time for _, _, _, time, _ in rows)
        for column, words in enumerate(titles, 1):
            if timed or column != TIME:
                grid.addWidget(Label(words, role="heading"), 0, column)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        emblems = gathered.emblems
        for row, (id, *texts) in enumerate(rows, 1):
            if id in emblems:
                face = EmblemLabel(FACE)
                face.show_emblem(emblems[id])
                grid.addWidget(face, row, 0, Qt.AlignmentFlag.AlignTop)
            for column, words in enumerate(texts, 1):
                label = Label(words, wraps=column == len(texts))
                label.setMinimumHeight(px(FACE))
                grid.addWidget(label, row, column, right if column in (2, TIME) else Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(grid)

    def place(self) -> None:
        """Center the card in the window, at full height."""
        self.lie(px(WIDE), 9999)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by arrows and page keys; no key goes to the page."""
        event.accept()
        self._area.take_key(Qt.Key.Key_PageDown if event.key() == Qt.Key.Key_Space else event.key())
