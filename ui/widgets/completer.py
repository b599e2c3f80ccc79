"""Completions of a line, listed under it: Tab accepts the first, arrows select another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from models.search.suggestions import Completion, completions
from models.storage.errors import LibraryError
from rules.text.sanitize import without_controls
from ui.text.words import language
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.item_views import RIGHT, RowList, write_line
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked

if TYPE_CHECKING:
    from models.search.lists import Lists

_ROW = 26
_MOST_ROWS = 8
_BESIDE = int(Qt.ItemDataRole.UserRole)
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class _Rows(QStyledItemDelegate):
    """Completions, each with a muted note at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return one height for all rows."""
        return QSize(px(80), px(_ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row in the style, with its note."""
        super().paint(painter, option, index)
        space = option.rect.adjusted(option.fontMetrics.horizontalAdvance(index.data()) + 4 * px(GRID), 0, -px(GRID), 0)
        painter.save()
        write_line(painter, space, index.data(_BESIDE), "muted", option.font, RIGHT)
        painter.restore()


Complete = Callable[[str, int], Sequence[Completion]]
"""Returns the completions of a text at the cursor."""


def of_search(creatures: Callable[[], Lists], system: Callable[[], str | None]) -> Complete:
    """Return what completes a search for creatures; none where the library cannot be read."""

    def complete(text: str, cursor: int) -> Sequence[Completion]:
        try:
            return completions(text, cursor, creatures(), system(), language())
        except LibraryError:
            return ()

    return complete


class Completer(QFrame):
    """The list under a line while there are completions; the focus stays in the line.

    Nothing is selected at first, so that Enter does what it does without the list.
    """

    def __init__(self, line: QLineEdit, complete: Complete) -> None:
        super().__init__(line.window())
        self._line, self._complete = line, complete
        self._found: Sequence[Completion] = []
        self.setProperty("role", "popover")
        self.setAutoFillBackground(True)
        self.list = RowList()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setAccessibleName(self.tr("What can follow"))
        self._model = QStandardItemModel(self)
        self.list.setModel(self._model)
        self.list.clicked.connect(self._clicked)
        foot = Label(self.tr("Tab takes the first, ↓ marks, Esc leaves"), role="small")
        foot.setContentsMargins(px(GRID), 0, px(GRID), 0)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        stacked((self.list, 1), foot, on=self, margins=(4, 4, 4, 4), spacing=4)
        self.hide()
        line.textEdited.connect(self._typed)
        line.textChanged.connect(self._changed)
        line.installEventFilter(self)
        line.destroyed.connect(self.deleteLater)

    @property
    def offered(self) -> list[str]:
        """The present completions."""
        return [completion.words for completion in self._found] if self.isVisible() else []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys: Tab accepts the first, arrows select, Enter accepts that, Ctrl+Space lists all."""
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.Resize, QEvent.Type.Move):
            self.hide()
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Esc would go to the card on which the line stands.
            if self.isVisible() and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.offer()
            return True
        if not self.isVisible():
            return False
        row = self.list.currentIndex().row()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._mark(row + (1 if key == Qt.Key.Key_Down else -1))
        elif key == Qt.Key.Key_Tab or (key in _ENTER and row >= 0 and not event.modifiers()):
            self._take(max(row, 0))
        elif key == Qt.Key.Key_Escape:
            self.hide()
        else:
            return False
        return True

    def _typed(self, text: str) -> None:
        before = text[: self._line.cursorPosition()]
        if before and not before[-1].isspace():
            self.offer()
        else:
            self.hide()

    def _changed(self, text: str) -> None:
        """Hide the list when the text was changed by something else than keys."""
        if not text:
            self.hide()

    def offer(self) -> None:
        """List the completions at the cursor."""
        line = self._line
        offers = self._found = self._complete(line.text(), line.cursorPosition())
        self._model.clear()
        for completion in offers:
            item = QStandardItem(completion.words)
            item.setData(completion.detail, _BESIDE)
            item.setData(
                without_controls(f"{completion.words} {completion.detail}"), Qt.ItemDataRole.AccessibleTextRole
            )
            self._model.appendRow(item)
        self.list.setCurrentIndex(QModelIndex())
        self.setVisible(bool(offers))
        if offers:
            self._place()

    def _place(self) -> None:
        window, line = self._line.window(), self._line
        if self.parentWidget() is not window:
            self.setParent(window)
            self.show()
        rows = min(len(self._found), _MOST_ROWS)
        self.list.setFixedHeight(rows * px(_ROW) + 2 * self.list.frameWidth() + px(2))
        corner = line.mapTo(window, QPoint(0, line.height() + px(2)))
        width = min(max(line.width(), 36 * px(GRID)), window.width() - corner.x() - px(GRID))
        self.setGeometry(corner.x(), corner.y(), width, self.sizeHint().height())
        self.raise_()

    def _mark(self, row: int) -> None:
        inside = 0 <= row < len(self._found)
        self.list.setCurrentIndex(self._model.index(row, 0) if inside else QModelIndex())

    def _clicked(self, index: QModelIndex) -> None:
        self._take(index.row())

    def _take(self, row: int) -> None:
        completion = self._found[row]
        self.hide()
        self._line.setText(completion.text)
        self._line.setCursorPosition(completion.cursor)
        if not completion.text[: completion.cursor].endswith(" "):
            self.offer()
