"""The encounters of the library: the running ones first, with what makes a new one and what deletes one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListView, QPushButton, QVBoxLayout, QWidget

from models.encounters import ENDED, PREPARED, RUNNING, Encounter
from ui.bestiary.widgets import IconButton
from ui.keyed import ROW_ROLE, KeyedList
from ui.plain import Label

RANK = {RUNNING: 0, PREPARED: 1, ENDED: 2}


class EncounterList(QWidget):
    """The list and its two buttons."""

    chosen_changed = Signal()
    go_wanted = Signal()
    """Enter or a double click: begin it, or go on with it."""
    new_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.encounters: KeyedList[Encounter] = KeyedList(lambda one: one.id, self._line, self)
        self.list = QListView()
        self.list.setModel(self.encounters)
        self.list.setAccessibleName(self.tr("Encounters"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What state it is in stands at the end.
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.selectionModel().currentChanged.connect(self.chosen_changed)
        self.list.doubleClicked.connect(self.go_wanted)
        for key, wanted in (
            (Qt.Key.Key_Return, self.go_wanted),
            (Qt.Key.Key_Enter, self.go_wanted),
            (Qt.Key.Key_Delete, self.delete_wanted),
        ):
            shortcut = QShortcut(QKeySequence(key), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(wanted)
        new = QPushButton(self.tr("New encounter (Ctrl+N)"))
        new.clicked.connect(self.new_wanted)
        self._delete = IconButton("trash-2", self.tr("Delete the chosen encounter (Del)"))
        self._delete.clicked.connect(self.delete_wanted)
        title = Label(self.tr("Encounters"))
        title.setProperty("role", "title")
        foot = QHBoxLayout()
        foot.addWidget(new, 1)
        foot.addWidget(self._delete)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 4, 12)
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(self.list, 1)
        column.addLayout(foot)

    def _line(self, encounter: Encounter) -> str:
        words = {
            RUNNING: self.tr("{name} — running"),
            PREPARED: "{name}",
            ENDED: self.tr("{name} — ended"),
        }[encounter.state]
        return words.format(name=encounter.name)

    @property
    def chosen(self) -> Encounter | None:
        """The encounter that is chosen."""
        found = self.list.currentIndex().data(ROW_ROLE)
        return found if isinstance(found, Encounter) else None

    def show_encounters(self, encounters: Sequence[Encounter], choose: int | None) -> None:
        """Shows encounters and chooses one: that of an id, else the one at the top; whoever has it do so knows that."""
        with QSignalBlocker(self):
            self.encounters.show_rows(sorted(encounters, key=lambda one: RANK[one.state]))
            wanted = self.encounters.index_of(choose)
            chosen = wanted if wanted.isValid() else self.encounters.index(0, 0)
            self.list.setCurrentIndex(chosen)
        self._delete.setEnabled(chosen.isValid())
