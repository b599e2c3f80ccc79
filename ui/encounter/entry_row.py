"""One line of a prepared encounter's roster."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget

from models.encounters import EncounterEntry
from models.store import twin
from ui import icons
from ui.plain import Label
from ui.words import side_name

SIDES = ("party", "foes", "neutral")


class EntryRow(QFrame):
    """One line of the roster: who, which side, how many, which formation."""

    edited = Signal(object)
    """The entry as it should be."""
    removed = Signal(int)

    def __init__(self, entry: EncounterEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.entry = entry
        self.name = Label(entry.name)
        self.name.setMinimumWidth(140)
        self.side = QComboBox()
        for side in dict.fromkeys((*SIDES, entry.side)):
            self.side.addItem(side_name(side), side)
        self.side.setCurrentIndex(self.side.findData(entry.side))
        self.side.setAccessibleName(self.tr("Side of {name}").format(name=entry.name))
        self.count = QSpinBox()
        self.count.setRange(1, 99)
        self.count.setValue(entry.count)
        self.count.setPrefix("× ")
        self.count.setEnabled(entry.member_id is None)
        self.count.setAccessibleName(self.tr("How many {name}").format(name=entry.name))
        self.group = QLineEdit(entry.group)
        self.group.setPlaceholderText(self.tr("Group"))
        self.group.setMaximumWidth(120)
        self.group.setAccessibleName(self.tr("Group of {name}").format(name=entry.name))
        remove = QPushButton()
        remove.setIcon(icons.icon("x", "muted"))
        remove.setProperty("role", "quiet")
        remove.setToolTip(self.tr("Take out of the encounter"))
        remove.setAccessibleName(self.tr("Take {name} out of the encounter").format(name=entry.name))
        remove.clicked.connect(self._remove)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 8, 6)
        layout.addWidget(self.name, 1)
        layout.addWidget(self.side)
        layout.addWidget(self.count)
        layout.addWidget(self.group)
        layout.addWidget(remove)
        self.side.activated.connect(self._changed)
        self.count.editingFinished.connect(self._changed)
        self.group.editingFinished.connect(self._changed)

    def _changed(self) -> None:
        wanted = {
            "side": str(self.side.currentData()),
            "count": self.count.value(),
            "group": self.group.text().strip(),
        }
        if any(getattr(self.entry, name) != value for name, value in wanted.items()):
            self.edited.emit(twin(self.entry, **wanted))

    def _remove(self) -> None:
        self.removed.emit(self.entry.id or 0)
