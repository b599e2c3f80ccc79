"""The statuses of the fight's system in a small list: dragged onto whoever bears them, or put on by Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules.mechanics.statuses import Status
from ui.dnd.carried_list import CarriedList
from ui.dnd.payload import Dropped, Source
from ui.text.words import gloss
from ui.theme.icons import pixmap
from ui.theme.theme import current
from ui.widgets.keyed_model import ROW_ROLE, Index, KeyedList
from ui.widgets.labels import Label, tip
from ui.widgets.line_edits import Line
from ui.widgets.lines import lined, stacked

HEIGHT = 176
PICTURE = 14


class Statuses(KeyedList[Status]):
    """Statuses by their names; each can be picked up."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda one: one.id, lambda one: one.label, parent)
        self.beside = ""
        """The file beside which the system's words stand."""

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Its name, a sign whether it helps in the colour of its family, and what it does."""
        row = self.row_at(index)
        if row is not None and role == Qt.ItemDataRole.DecorationRole:
            return pixmap("trending-up" if row.good else "trending-down", current().family(row.family), PICTURE)
        if row is not None and role == Qt.ItemDataRole.ToolTipRole:
            return tip(gloss(self.beside, row.gloss_ids, row.label) or row.label)
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be picked up."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class Palette(QWidget):
    """A line to find by and the list below it; hidden until somebody wants it."""

    put_on = Signal(str)
    """Enter: the status is to be put on the selected row."""
    left = Signal()
    """Esc: the keys are no longer needed here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all: list[Status] = []
        self.line = Line(self)
        self.line.setPlaceholderText(self.tr("Find a status"))
        self.line.setAccessibleName(self.tr("Find a status"))
        self.model = Statuses(self)
        self.list = CarriedList(self, finds=False)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Statuses"))
        self.list.setIconSize(QSize(PICTURE, PICTURE))
        self.list.setUniformItemSizes(True)
        title = Label(self.tr("Statuses"), role="heading")
        title.setToolTip(self.tr("Drag one onto a combatant; Enter puts it on the selected row"))
        head = lined()
        head.addWidget(title)
        head.addWidget(self.line, 1)
        column = stacked(self, margins=(4, 8, 4, 4), spacing=4)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        self.setFixedHeight(HEIGHT)
        Source(self.list, self._taken)
        self.list.left.connect(self.left)
        self.line.textChanged.connect(self._find)
        for widget in (self.line, self.list):
            widget.installEventFilter(self)

    def show_statuses(self, statuses: list[Status], beside: str) -> None:
        """Shows the statuses of a system."""
        if statuses != self._all:
            self._all, self.model.beside = statuses, beside
            self._find()

    def _find(self) -> None:
        wanted = self.line.text().strip().casefold()
        self.model.show_rows([one for one in self._all if wanted in one.label.casefold()])
        if self.model.rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))

    def _chosen(self) -> Status | None:
        found = self.list.currentIndex().data(ROW_ROLE)
        return found if isinstance(found, Status) else None

    def _taken(self) -> Dropped | None:
        status = self._chosen()
        return None if status is None else Dropped(status=status.id, words=status.label)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows lead from the line into the list, Enter puts on, Esc leaves."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        key, status = event.key(), self._chosen()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and status is not None:
            self.put_on.emit(status.id)
            return True
        if key == Qt.Key.Key_Escape:
            self.line.clear()
            self.left.emit()
            return True
        if key == Qt.Key.Key_Down and watched is self.line:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().eventFilter(watched, event)
