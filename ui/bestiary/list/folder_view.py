"""The list of folders, tags or saved searches, and its delegate."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rules.text.sanitize import without_controls
from ui.bestiary.list.folder_model import DEPTH_ROLE, INDENT, FolderModel, FolderRow
from ui.dnd.payload import carry
from ui.theme.sizes import px
from ui.theme.theme import COLOUR_ROLES, GRID, colour_of, current, numbers
from ui.widgets.controls import BOX, paint_box
from ui.widgets.item_views import RIGHT, RowList, write_line

ROW = 30
_DOT = 10


class FolderDelegate(QStyledItemDelegate):
    """A folder or tag with its number at the right end."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows are of one height."""
        return QSize(px(80), px(ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the row as the style does, and the number behind it."""
        shelf: FolderRow = index.data(Qt.ItemDataRole.UserRole)
        plain = QStyleOptionViewItem(option)
        self.initStyleOption(plain, index)
        style = plain.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, plain, painter, plain.widget)
        figure = str(shelf.number) if shelf.counts else ""
        font = numbers(plain.font)
        painter.save()
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(figure) + px(GRID)
        space: QRect = plain.rect.adjusted(0, 0, -px(GRID), 0)
        write_line(painter, space, figure, "muted", side=RIGHT)
        if shelf.colour in COLOUR_ROLES:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour_of(shelf.colour))
            painter.drawEllipse(
                QRect(space.right() - width - px(_DOT), space.center().y() - px(_DOT) // 2, px(_DOT), px(_DOT))
            )
            width += px(_DOT) + px(GRID)
        painter.restore()
        plain.rect = plain.rect.adjusted(int(index.data(DEPTH_ROLE) or 0) * px(INDENT), 0, -width - px(GRID), 0)
        if shelf.checked is not None:
            box = QRect(plain.rect.left() + px(GRID), plain.rect.center().y() - px(BOX) // 2 + 1, px(BOX), px(BOX))
            paint_box(painter, box, checked=shelf.checked)
            plain.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
            plain.rect.adjust(px(BOX) + px(GRID), 0, 0, 0)
        if shelf.checked is False and shelf.counts and not shelf.number:
            plain.palette.setColor(plain.palette.ColorRole.Text, current().color("muted"))
        plain.backgroundBrush = QBrush()
        plain.state &= ~QStyle.StateFlag.State_Selected & ~QStyle.StateFlag.State_MouseOver
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, plain, painter, plain.widget)


class FolderView(RowList):
    """A list of folders or tags."""

    def __init__(self, model: FolderModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(FolderDelegate(self))
        self.setAccessibleName(without_controls(name))
        self.setUniformItemSizes(True)
        self.setIconSize(QSize(px(16), px(16)))
        self.setDragEnabled(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """The folder or tag is picked up."""
        carry(self)

    def shelf_at(self, point: QPoint | None) -> tuple[FolderRow | None, QRect | None]:
        """Return the row at a point, or the selected one, with its place."""
        index = self.currentIndex() if point is None else self.indexAt(point)
        shelf: FolderRow | None = index.data(Qt.ItemDataRole.UserRole)
        return shelf, None if shelf is None else self.visualRect(index)
