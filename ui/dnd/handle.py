"""What is picked up by: a handle for what is no row, and lists and tables whose rows are dragged out."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QListView, QSizePolicy, QTableView, QWidget

from rules.text.sanitize import without_controls
from ui.dnd.payload import carry
from ui.theme import icons
from ui.theme.theme import current

SIDE = 16


class Grip(QWidget):
    """Six dots: press, pull, and what the handle's source gives is under the mouse."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: QPoint | None = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setToolTip(words)
        self.setAccessibleName(without_controls(words))

    def sizeHint(self) -> QSize:
        """Narrow, and as high as what stands beside it."""
        return QSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots."""
        place = QRectF(0, (self.height() - SIDE) / 2, SIDE, SIDE)
        with QPainter(self) as painter:
            icons.paint(painter, "grip-vertical", place, current().color("muted"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pick it up when it has been pulled far enough."""
        if self._pressed is None:
            return
        if (event.position().toPoint() - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._pressed = None
            carry(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._pressed = None


class DraggableList(QListView):
    """What its source gives is dragged out of it; nothing is written in it."""

    focus_released = Signal()
    """The keys are no longer needed here."""

    def __init__(self, parent: QWidget | None = None, *, finds: bool = True) -> None:
        """`finds`: letters find a line; else what is typed is the page's."""
        super().__init__(parent)
        self._finds = finds
        self.setDragEnabled(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """What is chosen is picked up; when it is let go, one goes on where it went."""
        carry(self)
        self.focus_released.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the choice, and find a line or leave what is typed to the page."""
        if self._finds or not event.text().isprintable() or not event.text():
            super().keyPressEvent(event)
        else:
            self.focus_released.emit()
            event.ignore()


class RowTable(QTableView):
    """Arrows, several rows at once, drags out with a card under the mouse that says who is taken along."""

    def __init__(self, model: QAbstractItemModel, name: int, height: int, parent: QWidget | None = None) -> None:
        """`name`: the column of the names; `height`: that of a row, in pixels."""
        super().__init__(parent)
        self._name = name
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(height)
        self.horizontalHeader().setMinimumSectionSize(48)
        self.horizontalHeader().setSectionResizeMode(name, QHeaderView.ResizeMode.Stretch)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """A card under the mouse says who is taken along."""
        carry(self)
