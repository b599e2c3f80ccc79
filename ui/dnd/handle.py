"""Drag handles for things that are no rows, and lists and tables with rows to drag out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QSizePolicy, QTableView, QWidget

from rules.text.sanitize import without_controls
from ui.dnd.payload import carry
from ui.theme import icons
from ui.theme.sizes import px
from ui.theme.theme import current
from ui.widgets.item_views import RowList, WholeRows

SIDE = 16


class Grip(QWidget):
    """Six dots that drag the payload of their source."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: QPoint | None = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setToolTip(words)
        self.setAccessibleName(without_controls(words))

    def sizeHint(self) -> QSize:
        """Return a narrow size, as high as what is beside it."""
        return QSize(px(SIDE), px(SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        place = QRectF(0, (self.height() - px(SIDE)) / 2, px(SIDE), px(SIDE))
        with QPainter(self) as painter:
            icons.paint(painter, "grip-vertical", place, current().color("muted"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press the handle."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin the drag after some distance."""
        if self._pressed is None:
            return
        if (event.position().toPoint() - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._pressed = None
            carry(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Release the handle."""
        self._pressed = None


class CancelKey(QObject):
    """Esc while something is held with the mouse, wherever the focus is.

    Qt itself cancels only what it carries from one widget to another.
    """

    cancel_requested = Signal()

    def __init__(self, view: QWidget, is_held: Callable[[], bool]) -> None:
        super().__init__(view)
        self._is_held = is_held

    def listen(self) -> None:
        """Begin to listen, as a button is pressed."""
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def stop(self) -> None:
        """Listen no more, as it is let go."""
        application = QApplication.instance()
        assert application is not None
        application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Esc from everybody else while something is held."""
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape or not self._is_held():
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self.cancel_requested.emit()
        return event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class DraggableList(RowList):
    """A read-only list whose selection can be dragged out."""

    focus_released = Signal()
    """The focus is no longer needed here."""

    def __init__(self, parent: QWidget | None = None, *, finds: bool = True) -> None:
        """`finds`: letters select a line; else they go to the page."""
        super().__init__(parent)
        self._finds = finds
        self.setDragEnabled(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selection; afterwards go on where it went."""
        carry(self)
        self.focus_released.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the selection, and select a line by letters or leave them to the page."""
        if self._finds or not event.text().isprintable() or not event.text():
            super().keyPressEvent(event)
        else:
            self.focus_released.emit()
            event.ignore()


class RowTable(QTableView):
    """A table with several rows selectable and draggable, with a card under the mouse that names them."""

    def __init__(self, model: QAbstractItemModel, name: int, height: int, parent: QWidget | None = None) -> None:
        """`name`: the column of names; `height`: of a row, in pixels."""
        super().__init__(parent)
        self._whole = WholeRows(self, self.verticalHeader().defaultSectionSize)
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
        self.horizontalHeader().setMinimumSectionSize(px(48))
        self.horizontalHeader().setSectionResizeMode(name, QHeaderView.ResizeMode.Stretch)

    def updateGeometries(self) -> None:  # noqa: N802
        """Leave the room below the last whole row empty."""
        super().updateGeometries()
        self._whole.settle()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selection with a card that names it."""
        carry(self)
