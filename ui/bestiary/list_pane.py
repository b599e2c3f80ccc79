"""The middle pane of the bestiary: the search and the list of creatures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ui.bestiary.keyed import Index
from ui.bestiary.rows import KIND, LEVEL, NAME, POOLS, SYSTEM, TAGS, CreatureRows, cell
from ui.bestiary.systems import BETWEEN
from ui.bestiary.widgets import Button, IconButton, SearchLine
from ui.dragging import carry
from ui.key_names import key_sequence
from ui.plain import Label
from ui.theme import GRID, numbers

_PAUSE = 30
"""Milliseconds without typing before the search is run."""
_ROW = 32
_ROOM = {TAGS: 680, SYSTEM: 560, KIND: 460, POOLS: 320}
"""How wide the list has to be for a column."""
_WIDTHS = {LEVEL: 72, POOLS: 136, KIND: 96, TAGS: 128, SYSTEM: 104}
"""How wide columns are, until their words need more and the names leave it to them."""
_MORE = " …"
"""What stands behind figures when there are more of them."""
_AROUND = 20
"""The pixels of a cell beside its words."""
_MEASURED = 200
"""So many creatures are asked how much room their words need: to measure thousands takes time."""


class WholeFigures(QStyledItemDelegate):
    """Shows as many figures of a cell as fit; none is cut in its middle, for half a number is another one."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leaves out what does not fit."""
        super().initStyleOption(option, index)
        option.text = fitting(QFontMetrics(option.font), option.text, option.rect.width() - _AROUND)


def fitting(metrics: QFontMetrics, figures: str, room: int) -> str:
    """As many figures as there is room for, at least the first."""
    parts = figures.split(BETWEEN)
    for many in range(len(parts), 0, -1):
        shown = BETWEEN.join(parts[:many]) + (_MORE if many < len(parts) else "")
        if many == 1 or metrics.horizontalAdvance(shown) <= room:
            return shown
    return figures


class CreatureTable(QTableView):
    """The list: arrows, several at once, drags out, no editing in place."""

    def __init__(self, model: CreatureRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wants_system = True
        self._wants_level = True
        self._rows = model
        self._needed: dict[int, int] = {}
        """Column to the room that its words need."""
        self.setModel(model)
        self.setItemDelegateForColumn(POOLS, WholeFigures(self))
        self.setAccessibleName(self.tr("Creatures"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setStyleSheet("QTableView::item { padding: 0 6px; border: none; }")
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(48)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSortingEnabled(True)
        self._given = dict(_WIDTHS)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the list is narrow the name keeps its room; tags, system and kind give theirs, in this order."""
        super().resizeEvent(event)
        self._fit()

    def want_system(self, wanted: bool) -> None:
        """Whether it is worth a column to say which system a creature is of."""
        self._wants_system = wanted
        self._fit()

    def want_level(self, wanted: bool) -> None:
        """Whether there is a level to show: not every book has one."""
        self._wants_level = wanted
        self._fit()

    def _fit(self) -> None:
        self.setColumnHidden(LEVEL, not self._wants_level)
        room = self.viewport().width()
        for column, needed in _ROOM.items():
            self.setColumnHidden(column, room < needed or (column == SYSTEM and not self._wants_system))
        shown = [column for column in _WIDTHS if not self.isColumnHidden(column)]
        spare = room - sum(_WIDTHS[column] for column in shown) - self._needed.get(NAME, 0)
        header = self.horizontalHeader()
        for column in shown:
            width = _WIDTHS[column] + max(0, min(spare, self._needed.get(column, 0) - _WIDTHS[column]))
            spare -= width - _WIDTHS[column]
            if header.sectionSize(column) == self._given[column]:  # not one that somebody has pulled
                header.resizeSection(column, width)
                self._given[column] = width

    def measure(self) -> None:
        """The columns have the room that their words need, as far as the names leave it."""
        metrics = QFontMetrics(numbers(self.font()))
        rows = self._rows.rows[:_MEASURED]
        for column in (NAME, *_WIDTHS):
            longest = max((cell(row, column) for row in rows), key=len, default="")
            needed = metrics.horizontalAdvance(longest) + _AROUND
            self._needed[column] = max(self._needed.get(column, 0), needed)  # a search moves no columns
        self._fit()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """A card under the mouse says who is taken along."""
        chosen = self.selectionModel().selectedRows(NAME)
        if chosen:
            words = (
                str(chosen[0].data()) if len(chosen) == 1 else self.tr("{count} creatures").format(count=len(chosen))
            )
            carry(self, words)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Letters belong to the search field, which the pane hands them to."""


class ListPane(QWidget):
    """Search field, list, count, and what stands there when nothing was found."""

    searched = Signal()
    picked = Signal(object)
    """The id of the current creature, or None."""
    selection_changed = Signal()
    opened = Signal()
    added = Signal()
    removed = Signal()
    duplicated = Signal()
    new_wanted = Signal()
    clear_wanted = Signal()
    filters_wanted = Signal()
    """The filters that were folded away are to be drawn out, or put back."""
    menu_wanted = Signal(object)
    """Where the context menu opens, on the screen."""

    def __init__(self, model: CreatureRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self._quiet = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(_PAUSE)
        self.timer.timeout.connect(self.searched)
        self.search = SearchLine()
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setToolTip(self.tr("Search name, kind, tags, notes"))
        self.search.setAccessibleName(self.tr("Search creatures"))
        self.search.textChanged.connect(self._wait)
        self.search.installEventFilter(self)
        self.new_button = Button("plus", self.tr("New"))
        self.new_button.setToolTip(self.tr("Make a new creature (Ctrl+N)"))
        self.new_button.clicked.connect(self.new_wanted)
        self.filter_button = IconButton("filter", self.tr("Level, folders and tags"))
        self.filter_button.setCheckable(True)
        self.filter_button.hide()
        self.filter_button.clicked.connect(self.filters_wanted)
        self.view = CreatureTable(model)
        self.view.installEventFilter(self)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._ask_menu)
        self.view.doubleClicked.connect(self.opened)
        self.view.selectionModel().currentRowChanged.connect(self._tell_current)
        self.view.selectionModel().selectionChanged.connect(self._tell_selection)
        self._act(key_sequence("Del"), self.removed)
        self._act(key_sequence("Ctrl+D"), self.duplicated)
        self.count = Label()
        self.count.setProperty("role", "small")
        self._empty = Label()
        self._empty_button = QPushButton()
        self._stack = QStackedWidget()
        self._arrange()

    def show_filter_button(self, *, shown: bool) -> None:
        """The button of filters that have no room of their own."""
        self.filter_button.setVisible(shown)
        if not shown:
            self.filter_button.setChecked(False)

    def _act(self, keys: QKeySequence, signal: Any) -> None:
        action = QAction(self.view)
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(signal)
        self.view.addAction(action)

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.filter_button)
        row.addWidget(self.search, 1)
        row.addWidget(self.new_button)
        column.addLayout(row)
        empty = QWidget()
        middle = QVBoxLayout(empty)
        middle.addStretch()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setProperty("role", "muted")
        middle.addWidget(self._empty)
        middle.addWidget(self._empty_button, 0, Qt.AlignmentFlag.AlignCenter)
        middle.addStretch()
        self._stack.addWidget(self.view)
        self._stack.addWidget(empty)
        column.addWidget(self._stack, 1)
        column.addWidget(self.count)

    # --- what is chosen --------------------------------------------------------------------------------

    @property
    def current_id(self) -> int | None:
        """The creature that the cursor stands on."""
        row = self.model.row_at(self.view.currentIndex())
        return row.id if row is not None else None

    @property
    def selected_ids(self) -> list[int]:
        """The chosen creatures from the top down."""
        places = sorted(index.row() for index in self.view.selectionModel().selectedRows())
        return [self.model.rows[place].id for place in places]

    def choose(self, ids: Iterable[int]) -> None:
        """Chooses those of the creatures that the list shows; the first becomes the current one."""
        places = sorted(place for place in (self.model.place_of(one) for one in ids) if place is not None)
        if not places:
            return
        chosen = QItemSelection()
        for place in places:
            chosen.select(self.model.index(place, 0), self.model.index(place, self.model.columnCount() - 1))
        selection = self.view.selectionModel()
        current = self.model.index(places[0], 0)
        selection.setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        selection.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.view.scrollTo(current)

    def show_found(self, found: Sequence[Any], total: int, *, narrowed: bool, of_system: str = "") -> None:
        """Shows what was found; where one stood stays, or else the first of what was found is shown."""
        top = self.model.row_at(self.view.indexAt(QPoint(1, 1)))
        offset = self.view.rowViewportPosition(self.view.indexAt(QPoint(1, 1)).row()) if top is not None else 0
        current = self.current_id
        self._quiet = True
        self.model.show_rows(found)
        self._quiet = False
        if found and (current is None or self.model.place_of(current) is None):
            self._quiet = True
            self.view.setCurrentIndex(self.model.index(0, 0))
            self._quiet = False
        elif top is not None and (place := self.model.place_of(top.id)) is not None:
            self.view.verticalScrollBar().setValue(place * _ROW - offset)
        self._tell_current()
        self._tell_selection()
        self._show_state(len(found), total, narrowed=narrowed, of_system=of_system)
        self.view.measure()

    def _show_state(self, number: int, total: int, *, narrowed: bool, of_system: str) -> None:
        self._stack.setCurrentIndex(0 if number else 1)
        if narrowed:
            self.count.setText(self.tr("{number} of {total} creatures").format(number=number, total=total))
        elif total == 1:
            self.count.setText(self.tr("One creature"))
        else:
            self.count.setText(self.tr("{total} creatures").format(total=total))
        self.count.setVisible(bool(total))
        self._empty_button.disconnect(self)
        if total:
            self._empty.setText(self.tr("No creature fits what you are looking for."))
            self._empty_button.setText(self.tr("Show all creatures"))
            self._empty_button.clicked.connect(self._ask_clear)
        else:
            words = (
                self.tr("There is no creature for {system} yet.") if of_system else self.tr("The bestiary is empty.")
            )
            self._empty.setText(words.format(system=of_system))
            self._empty_button.setText(self.tr("Make the first creature"))
            self._empty_button.clicked.connect(self._ask_new)

    # --- keys ------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows lead from the search into the list; letters typed in the list go on searching."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.search:
                return self._key_in_search(event)
            if watched is self.view:
                return self._key_in_list(event)
        return super().eventFilter(watched, event)

    def _key_in_search(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.timer.isActive():
                self.timer.stop()
                self.searched.emit()
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if self.current_id is None and self.model.rows:
                self.view.setCurrentIndex(self.model.index(0, 0))
            return True
        if key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        return False

    def _key_in_list(self, event: QKeyEvent) -> bool:
        key, text = event.key(), event.text()
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        if text == "+":
            self.added.emit()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
            return True
        if key == Qt.Key.Key_Up and self.view.currentIndex().row() <= 0:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        if text and text.isprintable() and not text.isspace():
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.setText(text)
            return True
        return False

    # --- telling ---------------------------------------------------------------------------------------

    def _wait(self) -> None:
        self.timer.start()

    def _tell_current(self, *_: QModelIndex) -> None:
        if not self._quiet:
            self.picked.emit(self.current_id)

    def _tell_selection(self, *_: QItemSelection) -> None:
        if not self._quiet:
            self.selection_changed.emit()

    def _ask_menu(self, place: QPoint) -> None:
        if self.view.indexAt(place).isValid() or self.current_id is not None:
            self.menu_wanted.emit(self.view.viewport().mapToGlobal(place))

    def _ask_clear(self) -> None:
        self.clear_wanted.emit()

    def _ask_new(self) -> None:
        self.new_wanted.emit()

    def open_menu(self, actions: Sequence[QAction | None], place: QPoint) -> QMenu:
        """Opens a menu of actions; None parts them."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        menu.popup(place)
        return menu
