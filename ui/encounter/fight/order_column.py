"""The order, and under it what is dragged into it: statuses and things, as high as whole rows of the order leave it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ui.encounter.turn_order.view import OrderView
from ui.widgets.layouts import FlexiblePanel

KEPT = 3
"""So many rows of the order stay in sight as long as what is under it has room for a line."""


class OrderColumn(QWidget):
    """Shares its height between the order and its guests.

    Where both guests have no room, the one that was opened last has it.
    """

    def __init__(self, order: OrderView, guests: Sequence[FlexiblePanel], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order, self._guests = order, tuple(guests)
        self._opened = list(guests)
        """The guests, the one that was opened last at the end."""
        self._sizes: tuple[QSize, QSize] | None = None
        """Its least and its best size until something changes: every layout around it asks for both many times."""
        self.setMinimumWidth(order.minimumWidth())
        for part in (order, *guests):
            is_hidden = part.isHidden()
            part.setParent(self)
            part.setVisible(not is_hidden or part is order)
        for guest in guests:
            guest.installEventFilter(self)
        rows = order.order
        for changed in (rows.rowsInserted, rows.rowsRemoved, rows.modelReset):
            changed.connect(self._share)

    def minimumSizeHint(self) -> QSize:
        """Return the height of one row, and of the highest guest at its least."""
        return QSize(self._measured()[0])

    def sizeHint(self) -> QSize:
        """Return the size of the order, with the guests under it."""
        return QSize(self._measured()[1])

    def _measured(self) -> tuple[QSize, QSize]:
        if self._sizes is None or not self.isVisible():  # hidden, it hears of no change
            heights = [guest.heights() for guest in self._shown()]
            least = self._order.height_of(1) + max((least for least, _ in heights), default=0)
            best = self._order.sizeHint() + QSize(0, sum(most for _, most in heights))
            self._sizes = QSize(self._order.minimumWidth(), least), best
        return self._sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share another height."""
        super().resizeEvent(event)
        self._sizes = None
        self._share()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure what has changed while it was hidden."""
        super().showEvent(event)
        self._sizes = None

    def event(self, event: QEvent) -> bool:
        """Share it anew where a guest or a row has another height."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self._sizes = None
            self._share()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share it anew as a guest opens or shuts."""
        if event.type() == QEvent.Type.ShowToParent and isinstance(watched, FlexiblePanel):
            self._opened.remove(watched)
            self._opened.append(watched)
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._sizes = None
            self.updateGeometry()
            self._share()
        return super().eventFilter(watched, event)

    def _shown(self) -> list[FlexiblePanel]:
        return [guest for guest in self._guests if not guest.isHidden()]

    def _share(self) -> None:
        """Give each guest its height, and none to one for which nothing is left; the order has the rest."""
        order, room = self._order, self.height()
        kept = order.height_of(min(KEPT, max(1, order.order.rowCount())))
        heights = dict.fromkeys(self._shown(), 0)
        free = room - order.height_of(1)
        for guest in (guest for guest in reversed(self._opened) if guest in heights):
            least, _ = guest.heights()
            heights[guest] = least if least <= free else 0
            free -= heights[guest]
        spare = max(0, room - kept - sum(heights.values()))
        growing = [guest for guest, high in heights.items() if high]
        for place, guest in enumerate(growing):
            more = min(guest.heights()[1] - heights[guest], spare // (len(growing) - place))
            heights[guest] += more
            spare -= more
        top = room - sum(heights.values())
        order.setGeometry(0, 0, self.width(), top)
        for guest, high in heights.items():
            guest.setGeometry(0, top, self.width(), high)
            top += high
