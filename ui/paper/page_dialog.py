"""The dialog for the page size and margins of the log; Qt's own needs a printer, which many tables lack."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QWidget

from ui.paper.page_setup import ACROSS, MILLIMETER, UPRIGHT
from ui.theme.theme import GRID
from ui.widgets.lines import stacked
from ui.widgets.spin_boxes import WholeSpin

SIZES = tuple(getattr(QPageSize.PageSizeId, name) for name in ("A4", "A5", "A3", "B5", "Letter", "Legal"))
WIDEST = 40
"""Millimetres of a margin; less than half of the smallest page."""
NARROWEST = 360
"""Pixels: its title is read whole."""


class PageDialog(QDialog):
    """Asks for the size of the page, how it lies, and the margin around it."""

    def __init__(self, layout: QPageLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set up the page"))
        self.setMinimumWidth(NARROWEST)
        self.size_choice = QComboBox()
        for size in SIZES:
            self.size_choice.addItem(QPageSize.name(size), size)
        self.size_choice.setCurrentIndex(max(0, self.size_choice.findData(layout.pageSize().id())))
        self.way_choice = QComboBox()
        self.way_choice.addItem(self.tr("Upright"), UPRIGHT)
        self.way_choice.addItem(self.tr("Across"), ACROSS)
        self.way_choice.setCurrentIndex(self.way_choice.findData(layout.orientation()))
        self.margin = WholeSpin()
        self.margin.setRange(5, WIDEST)
        self.margin.setSuffix(self.tr(" mm"))
        self.margin.setValue(round(layout.margins(MILLIMETER).left()))
        form = QFormLayout()
        form.setHorizontalSpacing(GRID)
        form.setVerticalSpacing(GRID)
        form.addRow(self.tr("Paper:"), self.size_choice)
        form.addRow(self.tr("Orientation:"), self.way_choice)
        form.addRow(self.tr("Margins:"), self.margin)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        outer = stacked(self, margins=(16, 16, 16, 16))
        outer.addLayout(form)
        outer.addWidget(buttons)

    def chosen(self) -> QPageLayout:
        """The page as it stands in the dialog."""
        side = float(self.margin.value())
        size = QPageSize(self.size_choice.currentData())
        return QPageLayout(size, self.way_choice.currentData(), QMarginsF(side, side, side, side), MILLIMETER)
