"""The table of the tray's lines: counts and sides are changed in place, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QSpinBox, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.bestiary.tray.model import COLUMNS, COUNT, MOST, NAME, SIDE, SIDE_WIDTH, STANDING_ROLE, TrayRows
from ui.dnd.handle import RowTable
from ui.dnd.payload import SIDES
from ui.session.appearance import SMALL as FINE
from ui.session.entry_state import EntryStanding
from ui.text.words import figure
from ui.theme.emblem import paint_emblem
from ui.theme.icons import of_side, pixmap
from ui.theme.row_parts import paint_vital, role_of_share, vital_width
from ui.theme.sizes import px
from ui.theme.theme import GRID, SMALL, current, look, sized
from ui.widgets.controls import ComboBox
from ui.widgets.item_views import RIGHT
from ui.widgets.prepared_change import ENTER, PreparedChange
from ui.widgets.sides import ANOTHER, ask_for_side, next_side, offered_name, offered_sides

_ROW = 34
EMBLEM = 24
"""The side of the emblem of a line."""
BARE = 48
"""The width of the column of sides where their marks stand alone."""
FIGURES = tuple("0123456789")


class TrayDelegate(QStyledItemDelegate):
    """Count as a spin box behind the emblem, level and life behind the name, side as a combo box."""

    name_requested = Signal(object)
    """A line is to get a side that has no name yet: its position."""

    def __init__(self, rows: TrayRows, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = rows

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """The editor of a cell."""
        if index.column() == COUNT:
            spin = QSpinBox(parent)
            spin.setRange(1, MOST)
            return spin
        if index.column() == SIDE:
            combo = ComboBox(parent)
            for side in offered_sides(self._rows.sides, SIDES):
                combo.addItem(offered_name(side), side)
            combo.activated.connect(self._commit)
            return combo
        return super().createEditor(parent, option, index)

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """Show the cell's value."""
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QSpinBox):
            editor.setValue(int(value))
            editor.selectAll()
        elif isinstance(editor, ComboBox):
            editor.choose(value)

    def setModelData(
        self, editor: QWidget, model: QAbstractItemModel, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Save the chosen value."""
        if isinstance(editor, QSpinBox):
            editor.interpretText()
            model.setData(index, editor.value())
        elif isinstance(editor, ComboBox) and editor.currentData() == ANOTHER:
            self.name_requested.emit(QPersistentModelIndex(index))
        elif isinstance(editor, ComboBox):
            model.setData(index, editor.currentData())

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Show a side with its mark, not by colour alone."""
        super().initStyleOption(option, index)
        if index.column() == SIDE:
            option.icon = icon_of_side(str(index.data(Qt.ItemDataRole.EditRole)))
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(px(16), px(16))
            if option.rect.width() <= px(BARE):
                option.text = ""

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Let a side be chosen by its words, also where its mark stands alone."""
        super().updateEditorGeometry(editor, option, index)
        if index.column() == SIDE:
            place = editor.geometry()
            place.setLeft(min(place.left(), place.right() + 1 - px(SIDE_WIDTH)))
            editor.setGeometry(place)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, then the emblem, or as much of level and life as has room beside the name."""
        super().paint(painter, option, index)
        row, standing = self._rows.row_at(index), index.data(STANDING_ROLE)
        painter.save()
        if row is not None and index.column() == COUNT:
            painter.setFont(option.font)
            top = option.rect.top() + (option.rect.height() - px(EMBLEM)) / 2
            emblem = standing.look.as_emblem(row.side, row.name, FINE)
            paint_emblem(painter, QRectF(option.rect.left() + px(GRID), top, px(EMBLEM), px(EMBLEM)), emblem)
        elif row is not None and index.column() == NAME:
            self._paint_life(painter, option, option.fontMetrics.horizontalAdvance(row.name), standing)
        painter.restore()

    def _paint_life(
        self, painter: QPainter, option: QStyleOptionViewItem, beside: int, standing: EntryStanding
    ) -> None:
        life, cell = standing.life, QRectF(option.rect).adjusted(px(GRID), 0, -px(GRID), 0)
        room = cell.width() - beside - 2 * px(GRID)
        if life is None or vital_width(figure(life.value), life.maximum, option.font) > room:
            return
        role = "bad" if role_of_share(standing.share) == "bad" else "text"
        left = paint_vital(painter, cell, life.drawing, figure(life.value), life.maximum, role, option.font)
        painter.setFont(sized(option.font, SMALL))
        if painter.fontMetrics().horizontalAdvance(standing.level) + px(GRID) <= room - (cell.right() - left):
            painter.setPen(current().color("muted"))
            cell.setRight(left - 2 * px(GRID))
            painter.drawText(cell, RIGHT, standing.level)

    def _commit(self) -> None:
        editor = self.sender()
        if isinstance(editor, QWidget):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor)


def icon_of_side(side: str) -> QIcon:
    """Return the mark of a side in its colour."""
    return QIcon(pixmap(of_side(side), current().side(side), 16))


class TrayTable(RowTable):
    """The lines of the tray."""

    move_requested = Signal(int)
    """The chosen lines are to go up (-1) or down (1)."""

    def __init__(self, model: TrayRows, parent: QWidget | None = None) -> None:
        super().__init__(model, NAME, px(_ROW), parent)
        delegate = TrayDelegate(model, self)
        delegate.name_requested.connect(self._name_side)
        self.setItemDelegate(delegate)
        self.setAccessibleName(self.tr("Next fight"))
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.setDragEnabled(True)
        self.horizontalHeader().hide()
        for place, column in enumerate(COLUMNS):
            if column.width:
                self.horizontalHeader().resizeSection(place, px(column.width))
        self.rows = model
        self.prepared = PreparedChange(self, self._change_words, self._change)
        """The change of the current line prepared by letters and digits."""
        for changed in (model.rowsInserted, model.rowsRemoved, model.dataChanged, model.modelReset):
            changed.connect(self._make_room)
        look().theme_changed.connect(self._make_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the names at another width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Let the marks of the usual sides stand alone where their words would cut a name."""
        rows, header, sides = self.rows.rows, self.horizontalHeader(), SIDE
        names = max((self.fontMetrics().horizontalAdvance(row.name) for row in rows), default=0)
        room = self.viewport().width() - header.sectionSize(COUNT) - px(SIDE_WIDTH)
        is_bare = names + 2 * px(GRID) > room and {row.side for row in rows} <= set(SIDES)
        header.resizeSection(sides, px(BARE if is_bare else SIDE_WIDTH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """`+` and `-` count, Alt and an arrow move; digits prepare a count, `s` another side; Enter applies them."""
        index = self.currentIndex()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_requested.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
            return
        if index.isValid() and self.state() != QAbstractItemView.State.EditingState:
            count = index.siblingAtColumn(COUNT)
            if self.prepared.take_key(event) or self._prepare(event.text().casefold(), count):
                return
            if event.key() in ENTER:
                self.edit(count)
                return
        super().keyPressEvent(event)

    def _prepare(self, sign: str, count: QModelIndex) -> bool:
        """Count one more or less, or prepare the change of a letter or digit; return False for other keys."""
        is_counted = bool(count.flags() & Qt.ItemFlag.ItemIsEditable)
        if sign and sign in "+-0123456789" and not is_counted:
            self.prepared.refuse(self.tr("A member of a party takes part only once."))
        elif sign in ("+", "-"):
            self.prepared.let_go()
            self.rows.setData(count, int(count.data(Qt.ItemDataRole.EditRole)) + (1 if sign == "+" else -1))
        elif sign in FIGURES and (sign != "0" or self.prepared.value("many", 0)):
            self.prepared.type_figure("many", sign, MOST)
        elif sign == "s":
            side = self.prepared.value("side", count.siblingAtColumn(SIDE).data(Qt.ItemDataRole.EditRole))
            self.prepared.prepare("side", next_side(side, self.rows.sides, SIDES))
        else:
            return False
        return True

    def _change_words(self, values: Mapping[str, Any]) -> str:
        return self.rows.change_words(self.currentIndex(), values)

    def _change(self, values: Mapping[str, Any]) -> None:
        index = QPersistentModelIndex(self.currentIndex())
        if values.get("side") == ANOTHER:
            self._name_side(index, values)
        else:
            self.rows.change(index, values)

    def _name_side(self, index: QPersistentModelIndex, values: Mapping[str, Any] = MappingProxyType({})) -> None:
        """Ask for the name of a new side, then change the line."""
        change = partial(self.rows.change, index)
        ask_for_side(self.window(), self, self.rows.sides, lambda side: change({**values, "side": side}))
