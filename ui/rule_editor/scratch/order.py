"""The combatants of a fight that is tried out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from ui.encounter.turn_order.delegate import DENSITIES, OrderDelegate
from ui.encounter.turn_order.model import OrderModel
from ui.session.view.order import OrderRow
from ui.theme.sizes import px
from ui.widgets.item_views import RowList

WIDE, NARROWEST = 340, 120
"""Pixels that a row has best, and at least."""
MOST_ROWS = 4
"""How many combatants are seen at once; more scroll."""


class ScratchOrder(RowList):
    """The combatants, in the order in which they act; arrows choose one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order = OrderModel(self)
        self.painter_of_rows = OrderDelegate(self.order, self)
        self.painter_of_rows.density = DENSITIES["close"]
        self.setModel(self.order)
        self.setItemDelegate(self.painter_of_rows)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Combatants of the fight that is tried out"))
        self.order.motion.motion_advanced.connect(self._draw_anew)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_density(self, name: str) -> None:
        """Show rows of two lines (`close`) or of one (`dense`)."""
        density = DENSITIES[name]
        if density is not self.painter_of_rows.density:
            self.painter_of_rows.density = density
            self.doItemsLayout()
            self.updateGeometry()

    def _draw_anew(self, _ids: object) -> None:
        self.viewport().update()

    def show_rows(self, rows: Sequence[OrderRow]) -> None:
        """Show the combatants; who is chosen stays so, else it is the first."""
        self.order.show_rows(rows)
        self.updateGeometry()
        if not self.currentIndex().isValid() and rows:
            self.setCurrentIndex(self.order.index(0, 0))

    @property
    def chosen(self) -> str:
        """The id of who is chosen; empty if nobody is."""
        row = self.order.row_at(self.currentIndex())
        return "" if row is None else row.id

    def sizeHint(self) -> QSize:
        """Return a size with all rows, or with as many as are seen at once."""
        rows = min(MOST_ROWS, max(1, self.order.rowCount()))
        return QSize(px(WIDE), rows * self.painter_of_rows.density.measured().height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return a size with one row."""
        return QSize(px(NARROWEST), self.painter_of_rows.density.measured().height + 2 * self.frameWidth())
