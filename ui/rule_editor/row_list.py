"""The tables of a text in plain words with their rows: one is chosen, added, doubled, taken away, dragged elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDropEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from rules.written.source import steps_of
from ui.commands.command import is_pressed
from ui.commands.page_commands import DUPLICATE_RULE, REMOVE_RULE, SEARCH_RULES
from ui.rule_editor import words
from ui.theme.icons import icon
from ui.theme.sizes import px
from ui.theme.theme import current, look
from ui.widgets.buttons import PushButton
from ui.widgets.item_views import WholeRows, paint_branch
from ui.widgets.layouts import FlowPanel, stacked
from ui.widgets.line_edits import SearchLine

if TYPE_CHECKING:
    from ui.rule_editor.document import Outline, RulesDocument

PLACE = int(Qt.ItemDataRole.UserRole)
NARROWEST = 208


class RowTree(QTreeWidget):
    """The tree; keys and drops become wishes."""

    double_requested = Signal()
    removal_requested = Signal()
    search_requested = Signal()
    row_dropped = Signal(str, str, str)
    """A row of a table was dropped before another one, or (empty) at the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = WholeRows(self)

    def drawBranches(  # noqa: N802 - Qt calls it so
        self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the arrow of a row with rows below it."""
        paint_branch(self, painter, rect, index)

    def updateGeometries(self) -> None:  # noqa: N802 - Qt calls it so
        """End with a whole row."""
        super().updateGeometries()
        self._whole.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of lists."""
        wishes = {
            DUPLICATE_RULE: self.double_requested,
            REMOVE_RULE: self.removal_requested,
            SEARCH_RULES: self.search_requested,
        }
        for command, wish in wishes.items():
            if is_pressed(command, event):
                wish.emit()
                return
        super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Move the dragged row within its table; the text says where it stands then."""
        dragged: QTreeWidgetItem | None = self.currentItem()
        target: QTreeWidgetItem | None = self.itemFromIndex(self.indexAt(event.position().toPoint()))
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        parent = None if dragged is None else dragged.parent()
        is_foreign = event.source() not in (self, None)
        if is_foreign or dragged is None or target is None or parent is None or target is dragged:
            return
        table, id = dragged.data(0, PLACE)
        rows = [child.data(0, PLACE)[1] for child in children_of(parent)]
        if target is parent:
            self.row_dropped.emit(table, id, rows[0])
        elif target.parent() is parent:
            is_below = self.dropIndicatorPosition() == QAbstractItemView.DropIndicatorPosition.BelowItem
            behind = rows[parent.indexOfChild(target) + is_below :]
            self.row_dropped.emit(table, id, behind[0] if behind else "")


def children_of(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """Return the rows under a table."""
    return [child for child in map(item.child, range(item.childCount())) if child is not None]


class RowList(QWidget):
    """The tree with a line to search in, and buttons."""

    place_chosen = Signal(tuple)
    """A table without rows of its own, a table, or a row: `("status",)`, `("status", "burning")`."""
    new_requested = Signal(str)
    double_requested = Signal(str, str)
    removal_requested = Signal(str, str)
    row_dropped = Signal(str, str, str)

    def __init__(self, document: RulesDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.place: tuple[str, ...] = ("system",)
        self.search = SearchLine()
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setToolTip(SEARCH_RULES.key_names)
        self.tree = RowTree()
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("What the rules say"))
        self.tree.setProperty("role", "choices")
        self.tree.setUniformRowHeights(True)
        self.tree.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.tree.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.tree.setIndentation(px(16))
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(px(20))
        self.new_button = PushButton(self.tr("New…"))
        self.double_button = PushButton(self.tr("Duplicate"))
        self.double_button.setToolTip(DUPLICATE_RULE.key_names)
        self.remove_button = PushButton(self.tr("Remove"))
        self.remove_button.setToolTip(REMOVE_RULE.key_names)
        buttons = FlowPanel(8)
        buttons.add(self.new_button, self.double_button, self.remove_button)
        stacked(self.search, (self.tree, 1), buttons, on=self)
        self.setMinimumWidth(px(NARROWEST))
        look().theme_changed.connect(self.fill)  # rows are coloured one by one
        self.tree.currentItemChanged.connect(self._choose)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._take_found)
        self.tree.double_requested.connect(self._ask_double)
        self.tree.removal_requested.connect(self._ask_removal)
        self.tree.search_requested.connect(self.search.setFocus)
        self.tree.row_dropped.connect(self.row_dropped)
        self.new_button.clicked.connect(self.ask_new)
        self.double_button.clicked.connect(self._ask_double)
        self.remove_button.clicked.connect(self._ask_removal)
        self.fill()

    def sizeHint(self) -> QSize:
        """Return the size that it would like."""
        return QSize(px(248), px(500))

    # --- what is shown ----------------------------------------------------------------------------------

    def fill(self) -> None:
        """List everything anew; what was chosen and open stays so."""
        opened = {top.data(0, PLACE)[0] for top in self._tops() if top.isExpanded()}
        at = self.tree.verticalScrollBar().value()
        self.tree.blockSignals(True)
        self.tree.clear()
        faults = self._fault_counts()
        for table in self._document.tables():
            rows = self._document.rows(table.name) if table.rows else []
            item = QTreeWidgetItem([words.table_title(table.name), self._count(table.name, rows)])
            item.setData(0, PLACE, (table.name,))
            item.setToolTip(0, words.table_help(table.name))
            if not self._document.value((table.name,)):
                item.setForeground(0, QColor(current().color("muted")))
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDragEnabled)
            self._mark(item, sum(count for place, count in faults.items() if place[0] == table.name))
            self.tree.addTopLevelItem(item)
            for row in rows:
                item.addChild(self._row_item(table.name, row, faults.get((table.name, row.id), 0)))
            item.setExpanded(table.name in opened or table.name == self.place[0])
        self._select(self.place)
        self.tree.blockSignals(False)
        self.tree.verticalScrollBar().setValue(at)
        self._filter(self.search.text())
        self._allow()

    def _count(self, table: str, rows: list[Outline]) -> str:
        own = sum(row.is_own for row in rows)
        return str(own) if own else ""

    def _row_item(self, table: str, row: Outline, faults: int) -> QTreeWidgetItem:
        item = QTreeWidgetItem([row.label, self._document.figure(row.id) if table == "figure" else ""])
        item.setData(0, PLACE, (table, row.id))
        item.setToolTip(0, row.label)
        flags = item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled
        if not row.is_own:
            flags &= ~Qt.ItemFlag.ItemIsDragEnabled
            item.setForeground(0, QColor(current().color("muted")))
            item.setToolTip(
                0, self.tr("{row}: as the rules have it. Fill something in, and it is yours.").format(row=row.label)
            )
        item.setFlags(flags)
        self._mark(item, faults)
        return item

    def _mark(self, item: QTreeWidgetItem, faults: int) -> None:
        if faults:
            item.setText(1, str(faults))
            item.setIcon(1, icon("triangle-alert", "bad"))
            item.setForeground(1, QColor(current().color("bad")))
            item.setToolTip(1, self.tr("Faults: {number}").format(number=faults))

    def _fault_counts(self) -> dict[tuple[str, ...], int]:
        counts: dict[tuple[str, ...], int] = {}
        for fault in self._document.faults:
            steps = steps_of(fault.place)
            place = tuple(str(step) for step in steps[:2]) or ("system",)
            counts[place] = counts.get(place, 0) + 1
        return counts

    # --- choosing ---------------------------------------------------------------------------------------

    def choose(self, place: tuple[str, ...]) -> None:
        """Choose a table or a row, and say so."""
        self.place = place[:2]
        self._select(self.place)
        self._allow()
        self.place_chosen.emit(self.place)

    def _select(self, place: tuple[str, ...]) -> None:
        self.tree.blockSignals(True)
        item = self._item(place) or self._item(place[:1]) or self.tree.topLevelItem(0)
        if item is not None:
            self.place = item.data(0, PLACE)
            self.tree.setCurrentItem(item)
        self.tree.blockSignals(False)

    def _item(self, place: tuple[str, ...]) -> QTreeWidgetItem | None:
        items = (item for top in self._tops() for item in (top, *children_of(top)))
        return next((item for item in items if item.data(0, PLACE) == place), None)

    def _tops(self) -> list[QTreeWidgetItem]:
        items = (self.tree.topLevelItem(index) for index in range(self.tree.topLevelItemCount()))
        return [item for item in items if item is not None]

    def _choose(self, item: QTreeWidgetItem | None, *_: object) -> None:
        if item is not None:
            self.place = item.data(0, PLACE)
            self._allow()
            self.place_chosen.emit(self.place)

    def _allow(self) -> None:
        table = self.place[0]
        is_row = len(self.place) == 2
        can_add = self._document.can_add(table)
        new = words.new_row(table) if can_add else ""
        self.new_button.setText(new or self.tr("New…"))
        self.new_button.setEnabled(bool(new))
        self.double_button.setEnabled(is_row and can_add and table != "word")
        self.remove_button.setEnabled(is_row and self._document.can_remove(*self.place))

    def ask_new(self) -> None:
        """Wish for a new row of the table that is chosen, if it may have one."""
        if self._document.can_add(self.place[0]):
            self.new_requested.emit(self.place[0])

    def _ask_double(self) -> None:
        if self.double_button.isEnabled():
            self.double_requested.emit(*self.place)

    def _ask_removal(self) -> None:
        if self.remove_button.isEnabled():
            self.removal_requested.emit(*self.place)

    # --- searching --------------------------------------------------------------------------------------

    def _filter(self, text: str) -> None:
        """Show the rows that a text is has_shown_row in, and their tables."""
        wanted = text.casefold().split()
        for top in self._tops():
            is_table = all(word in top.text(0).casefold() for word in wanted)
            has_shown_row = False
            for item in children_of(top):
                is_chosen = item.data(0, PLACE) == self.place  # renamed, it is what one looks at all the same
                is_it = is_table or is_chosen or all(word in item.text(0).casefold() for word in wanted)
                item.setHidden(not is_it)
                has_shown_row = has_shown_row or is_it
            top.setHidden(not (has_shown_row or is_table))
            if wanted:
                top.setExpanded(has_shown_row)

    def _take_found(self) -> None:
        """Choose the first row that is first_shown."""
        items = (item for top in self._tops() for item in children_of(top))
        first_shown = next((item for item in items if not item.isHidden()), None)
        if first_shown is not None:
            self.tree.setCurrentItem(first_shown)
            self.tree.setFocus()
