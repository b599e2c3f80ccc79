"""The encounters of the library: running ones first, then those in folders, with a search over them all."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from models.repositories.encounters import ENDED, PREPARED, RUNNING, EncounterRow
from models.storage.store import folded
from ui.commands.page_commands import DELETE_ENCOUNTER, OPEN_ENCOUNTER
from ui.dnd.handle import DraggableList
from ui.sheets import rule_systems
from ui.theme.sizes import px
from ui.theme.theme import SMALL, sized
from ui.widgets.buttons import PushButton
from ui.widgets.controls import IconButton
from ui.widgets.focus_actions import on_key
from ui.widgets.item_views import choose_alone, write_line
from ui.widgets.keyed_model import ROW_ROLE, Index, KeyedList
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import SearchLine

RANK = {RUNNING: 0, PREPARED: 1, ENDED: 2}


class Folder(NamedTuple):
    """A folder over the encounters in it."""

    path: str
    number: int
    """The number of encounters in it and in its folders."""
    is_open: bool

    @property
    def id(self) -> None:
        """A folder is no encounter."""
        return None

    @property
    def depth(self) -> int:
        """The number of folders around it."""
        return self.path.count("/")


Line = EncounterRow | Folder


def lines(encounters: Sequence[EncounterRow], shut: set[str], *, opened: bool) -> list[Line]:
    """Return the lines of the list: encounters without a folder, then each folder with its content.

    `shut` are the folders of which only the name is shown, unless all are `opened`.
    """
    ranked = sorted(encounters, key=lambda encounter: RANK[encounter.state])
    lines: list[Line] = [encounter for encounter in ranked if encounter.state == RUNNING or not encounter.folder]
    inside = [encounter for encounter in ranked if encounter.state != RUNNING and encounter.folder]
    parts = [encounter.folder.split("/") for encounter in inside]
    paths = {"/".join(names[:depth]) for names in parts for depth in range(1, len(names) + 1)}
    for path in sorted(paths, key=lambda path: [folded(part) for part in path.split("/")]):
        above = path.split("/")
        hidden = any("/".join(above[:depth]) in shut for depth in range(1, len(above)))
        if hidden and not opened:
            continue
        number = sum(encounter.folder == path or encounter.folder.startswith(f"{path}/") for encounter in inside)
        is_open = opened or path not in shut
        lines.append(Folder(path, number, is_open))
        lines += [encounter for encounter in inside if encounter.folder == path] if is_open else []
    return lines


class EncounterListModel(KeyedList[Line]):
    """Encounters and folders; each can be picked up."""

    names_systems = False
    """Whether encounters of several rule systems stand here: under each its own is told."""

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Also the rule system under a name, which is heard behind it."""
        row = self.row_at(index)
        under = rule_systems.title(row.system) if self.names_systems and isinstance(row, EncounterRow) else ""
        if role == UNDER_ROLE:
            return under
        if role == Qt.ItemDataRole.AccessibleTextRole and under:
            return f"{super().data(index, role)}, {under}"
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be picked up."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class EncounterList(QWidget):
    """The search, the list and its buttons."""

    chosen_changed = Signal()
    go_requested = Signal()
    """Enter or a double click: begin it, or go on with it."""
    new_requested = Signal()
    delete_requested = Signal()
    search_changed = Signal()
    """Other words are sought."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shut: set[str] = set()
        self._shown: Sequence[EncounterRow] = ()
        self.search = SearchLine()
        self.search.setPlaceholderText(self.tr("Find an encounter (/)"))
        self.search.setAccessibleName(self.tr("Find an encounter"))
        self.encounters = EncounterListModel(_key, self._line, self)
        self.list = DraggableList()
        self.list.setModel(self.encounters)
        self.list.setAccessibleName(self.tr("Encounters"))
        self.list.setItemDelegate(EncounterListDelegate(self.list))
        # A booklet is made of several; all else is done with the one that the cursor stands on.
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        # What state it is in stands at the end.
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.selectionModel().currentChanged.connect(self.chosen_changed)
        self.list.doubleClicked.connect(self._double_clicked)
        self.list.installEventFilter(self)
        self.search.installEventFilter(self)
        on_key(self.list, OPEN_ENCOUNTER, self._go)
        on_key(self.list, DELETE_ENCOUNTER, self.delete_requested)
        new = PushButton(self.tr("New encounter (Ctrl+N)"))
        new.clicked.connect(self.new_requested)
        self._delete = IconButton("trash-2", DELETE_ENCOUNTER.with_keys(self.tr("Delete the chosen encounter")))
        self._delete.clicked.connect(self.delete_requested)
        title = Label(self.tr("Encounters"), role="title")
        self.nothing = Label(self.tr("No encounter has that name, nor has anybody in one."), role="muted", wraps=True)
        self.nothing.hide()
        foot = lined((new, 1), self._delete)
        stacked(title, self.search, self.nothing, (self.list, 1), foot, on=self, margins=(12, 12, 4, 12), spacing=8)
        self.search.textChanged.connect(self.search_changed)

    def _line(self, line: Line) -> str:
        if isinstance(line, Folder):
            indent, mark = "    " * line.depth, "▾" if line.is_open else "▸"
            name = line.path.rpartition("/")[2]
            return f"{indent}{mark} {name} ({line.number})"
        words = {
            RUNNING: self.tr("{name} — running"),
            PREPARED: "{name}",
            ENDED: self.tr("{name} — ended"),
        }[line.state]
        inside = line.folder and line.state != RUNNING
        indent = "    " * (line.folder.count("/") + 1) if inside else ""
        return indent + words.format(name=line.name)

    @property
    def line(self) -> Line | None:
        """Return the current encounter or folder."""
        line = self.list.currentIndex().data(ROW_ROLE)
        return line if isinstance(line, EncounterRow | Folder) else None

    @property
    def chosen(self) -> EncounterRow | None:
        """Return the selected encounter."""
        line = self.line
        return line if isinstance(line, EncounterRow) else None

    @property
    def inside(self) -> list[EncounterRow]:
        """The encounter that is chosen, or those in the folder that is."""
        line = self.line
        return [] if line is None else self._within(line)

    @property
    def several(self) -> list[EncounterRow]:
        """The encounters that are chosen together, and those in chosen folders, each once, as they stand."""
        rows = (index.data(ROW_ROLE) for index in self.list.selectionModel().selectedIndexes())
        chosen = {encounter.id: encounter for row in rows for encounter in self._within(row)}
        return [encounter for encounter in self._shown if encounter.id in chosen]

    def _within(self, line: Line) -> list[EncounterRow]:
        if isinstance(line, Folder):
            return [encounter for encounter in self._shown if f"{encounter.folder}/".startswith(f"{line.path}/")]
        return [line]

    def go_on_from(self, other: EncounterList) -> None:
        """Seek the same words and shut the same folders as another list of the same library."""
        self._shut = set(other._shut)
        self.search.setText(other.search.text())

    @property
    def has_none(self) -> bool:
        """Whether there is no encounter, and none is sought."""
        return not self._shown and not self.typed

    @property
    def typed(self) -> str:
        """Return the text of the search."""
        return self.search.text().strip()

    def seek(self) -> None:
        """Put the cursor into the search."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def show_encounters(
        self, encounters: Sequence[EncounterRow], choose: int | None, found: set[int] | None = None
    ) -> None:
        """Show encounters and choose one: that of an id, else the one at the top; whoever has it do so knows that.

        `found` are those that are sought; None: all are.
        """
        several = len({encounter.system for encounter in encounters}) > 1
        if several != self.encounters.names_systems:
            self.encounters.names_systems = several
            self.list.scheduleDelayedItemsLayout()
        fitting = [encounter for encounter in encounters if found is None or encounter.id in found]
        self._shown = fitting
        wanted = next((encounter for encounter in fitting if encounter.id == choose and encounter.folder), None)
        if wanted is not None:
            names = wanted.folder.split("/")
            self._shut -= {"/".join(names[:depth]) for depth in range(1, len(names) + 1)}
        stood_on = self.line
        with QSignalBlocker(self):
            self.encounters.show_rows(lines(fitting, self._shut, opened=bool(self.typed)))
            index = self.encounters.index_of(choose)
            if not index.isValid() and isinstance(stood_on, Folder):
                index = self.encounters.index_of(_key(stood_on))
            index = index if index.isValid() else self._first()
            # Those chosen together with it stay so where the library is only read again.
            if index != self.list.currentIndex() or not self.list.selectionModel().isSelected(index):
                choose_alone(self.list, index)
        self.nothing.setVisible(found is not None and not fitting)
        self._delete.setEnabled(self.chosen is not None)

    def _first(self) -> QModelIndex:
        rows = self.encounters.rows
        place = next((place for place, row in enumerate(rows) if isinstance(row, EncounterRow)), 0)
        return self.encounters.index(place, 0)

    def _go(self) -> None:
        if isinstance(self.line, Folder):
            self._fold(shut=self.line.is_open)
        else:
            self.go_requested.emit()

    def _double_clicked(self, index: QModelIndex) -> None:
        self._go()

    def _fold(self, *, shut: bool) -> bool:
        """Shut the folder that the cursor stands on or in, or open it; False where there is none."""
        line = self.line
        path = line.path if isinstance(line, Folder) else "" if line is None else line.folder
        if not path or (isinstance(line, EncounterRow) and not shut):
            return False
        (self._shut.add if shut else self._shut.discard)(path)
        with QSignalBlocker(self):
            self.encounters.show_rows(lines(self._shown, self._shut, opened=bool(self.typed)))
            choose_alone(self.list, self.encounters.index_of(f"folder {path}"))
        self.chosen_changed.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """← and → shut and open a folder, `/` seeks; ↓ leads from the search to the list, Esc empties it."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = event.key()
        if watched is self.list and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return self._fold(shut=key == Qt.Key.Key_Left)
        if watched is self.list and event.text() == "/":
            self.seek()
            return True
        if watched is self.search and key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if watched is self.search and key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        return super().eventFilter(watched, event)


def _key(line: Line) -> Hashable:
    return f"folder {line.path}" if isinstance(line, Folder) else line.id


UNDER_ROLE = ROW_ROLE + 1
"""The role of the text under a name."""
UNDER = 16
"""Pixels that the line under a name takes."""


class EncounterListDelegate(QStyledItemDelegate):
    """Paints a name, and under it what else is to be known, smaller and quieter."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for what stands under the name."""
        return super().sizeHint(option, index) + QSize(0, px(UNDER) if index.data(UNDER_ROLE) else 0)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The name stands at the top where something stands under it."""
        super().initStyleOption(option, index)
        if index.data(UNDER_ROLE):
            option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the name as any list does, and what stands under it."""
        super().paint(painter, option, index)
        words = index.data(UNDER_ROLE)
        if not words:
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        style = self._view.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, self._view)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._view) + 1
        indent = shown.text[: len(shown.text) - len(shown.text.lstrip())]
        room.adjust(margin + QFontMetrics(shown.font).horizontalAdvance(indent), 0, -margin, 0)
        line = QRect(room.left(), room.bottom() - px(UNDER), room.width(), px(UNDER))
        painter.save()
        write_line(painter, line, words, "muted", sized(option.font, SMALL))
        painter.restore()
