"""The page setup used last: size, orientation and margins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QWidget

from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import ComboBox
from ui.widgets.layouts import stacked
from ui.widgets.spin_boxes import WholeSpin

MARGINS = QMarginsF(20, 16, 20, 16)
"""Usual margin of a page in millimetres."""
MILLIMETER = QPageLayout.Unit.Millimeter
UPRIGHT, ACROSS = QPageLayout.Orientation.Portrait, QPageLayout.Orientation.Landscape
LEAST, MOST = 20, 2000
"""Least and greatest side of a page in millimetres."""


def usual_page() -> QPageLayout:
    """Return A4, portrait."""
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, MARGINS, QPageLayout.Unit.Millimeter)


def packed(layout: QPageLayout) -> dict[str, Any]:
    """Return a page as plain data, in millimetres."""
    size = layout.pageSize().size(QPageSize.Unit.Millimeter)
    margins = layout.margins(MILLIMETER)
    return {
        "size": [size.width(), size.height()],
        "across": layout.orientation() == ACROSS,
        "margins": [margins.left(), margins.top(), margins.right(), margins.bottom()],
    }


def unpacked(data: Mapping[str, Any]) -> QPageLayout:
    """Return the page of plain data; the usual one if they are invalid."""
    size, margins = _numbers(data.get("size"), 2), _numbers(data.get("margins"), 4)
    if size is None or margins is None or not all(LEAST <= side <= MOST for side in size):
        return usual_page()
    layout = QPageLayout(
        QPageSize(QSizeF(*size), QPageSize.Unit.Millimeter),
        ACROSS if data.get("across") is True else UPRIGHT,
        QMarginsF(*margins),
        MILLIMETER,
    )
    printable = layout.paintRect(MILLIMETER)
    return layout if layout.isValid() and min(printable.width(), printable.height()) >= LEAST else usual_page()


def _numbers(value: Any, count: int) -> list[float] | None:
    if not isinstance(value, list) or len(value) != count:
        return None
    whole = [
        item for item in value if isinstance(item, int | float) and not isinstance(item, bool) and 0 <= item <= MOST
    ]
    return whole if len(whole) == count else None


SIZES = tuple(getattr(QPageSize.PageSizeId, name) for name in ("A4", "A5", "A3", "B5", "Letter", "Legal"))
WIDEST = 40
"""Greatest margin in millimetres: less than half of the smallest page."""
NARROWEST = 328
"""Width in pixels inside that shows its whole title."""


class PageDialog(QDialog):
    """Ask for the size, orientation and margin of the page."""

    def __init__(self, layout: QPageLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set up the page"))
        self.size_choice = ComboBox()
        for size in SIZES:
            self.size_choice.addItem(QPageSize.name(size), size)
        self.size_choice.setCurrentIndex(max(0, self.size_choice.findData(layout.pageSize().id())))
        self.way_choice = ComboBox()
        self.way_choice.addItem(self.tr("Portrait"), UPRIGHT)
        self.way_choice.addItem(self.tr("Landscape"), ACROSS)
        self.way_choice.setCurrentIndex(self.way_choice.findData(layout.orientation()))
        self.margin = WholeSpin()
        self.margin.setRange(5, WIDEST)
        self.margin.setSuffix(self.tr(" mm"))
        self.margin.setValue(round(layout.margins(MILLIMETER).left()))
        form = QFormLayout()
        form.setHorizontalSpacing(px(GRID))
        form.setVerticalSpacing(px(GRID))
        form.addRow(self.tr("Paper:"), self.size_choice)
        form.addRow(self.tr("Orientation:"), self.way_choice)
        form.addRow(self.tr("Margins:"), self.margin)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.setMinimumWidth(px(NARROWEST))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        stacked(form, buttons, on=self, margins=(16, 16, 16, 16))

    def chosen(self) -> QPageLayout:
        """Return the page set in the dialog."""
        side = float(self.margin.value())
        size = QPageSize(self.size_choice.currentData())
        return QPageLayout(size, self.way_choice.currentData(), QMarginsF(side, side, side, side), MILLIMETER)
