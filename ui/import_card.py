"""What would come of files, shown before anything is written: per file, per creature, per field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from models.exchange.choice import ON_SAME, Choice
from models.exchange.importing import Looked, Plan
from models.exchange.neutral import Neutral
from models.exchange.reading import Record
from models.exchange.report import Fate, FieldFate, Refused, Taken, TakenBoard, TakenEncounter, TakenParty, TakenRow
from ui.bestiary.widgets import Choice as ChoiceList
from ui.card import Card
from ui.plain import Label
from ui.theme import GRID
from ui.words import saying

SIZE = (880, 620)
MARGIN = 24
MOST = 300
"""Rows under one file: more nobody reads, and each costs."""
LONGEST = 120
"""Signs of a value that is shown."""


class ImportCard(Card):
    """Shows a plan, and lets it be changed, taken or left."""

    changed = Signal()
    """Something else is chosen: the files are to be looked at anew."""
    taken = Signal()
    """It is to be done."""

    def __init__(self, parent: QWidget, systems: Sequence[tuple[str, str]], choice: Choice) -> None:
        super().__init__(parent)
        self.setObjectName("import_card")
        self.setAccessibleName(self.tr("Import"))
        self._plan: Plan | None = None
        heading = Label(self.tr("What would come of it; nothing is written yet"))
        heading.setProperty("role", "heading")
        self.sum = Label()
        self.sum.setWordWrap(True)
        self.system = ChoiceList()
        self.system.setAccessibleName(self.tr("Rule system of what names none"))
        self.system.fill([(self.tr("As the file says"), ""), *systems], choice.system)
        self.same = ChoiceList()
        self.same.setAccessibleName(self.tr("What is there already"))
        words = {
            "keep": self.tr("What is there already stays beside it"),
            "replace": self.tr("What is there already is replaced"),
            "skip": self.tr("What is there already is left out"),
        }
        self.same.fill([(words[one], one) for one in ON_SAME], choice.on_same)
        self.folder = QLineEdit(choice.folder or "")
        self.folder.setPlaceholderText(self.tr("Folder, as the file says"))
        self.folder.setAccessibleName(self.tr("Folder of the creatures"))
        self.list = QTreeWidget()
        self.list.setHeaderLabels([self.tr("File, creature, field"), self.tr("What becomes of it")])
        self.list.setAccessibleName(self.tr("What would come of it"))
        self.list.setUniformRowHeights(True)
        self.list.itemExpanded.connect(self._fill)
        self.take = QPushButton(self.tr("Import"))
        self.take.setDefault(True)
        leave = QPushButton(self.tr("Cancel"))
        leave.clicked.connect(self.shut)
        self.take.clicked.connect(self.taken)
        for choice_list in (self.system, self.same):
            choice_list.activated.connect(self.changed)
        self.folder.editingFinished.connect(self._folder_edited)
        self._folder = self.folder.text()
        options, buttons = QHBoxLayout(), QHBoxLayout()
        for widget in (self.system, self.same, self.folder):
            options.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(leave)
        buttons.addWidget(self.take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(GRID)
        layout.addWidget(heading)
        layout.addLayout(options)
        layout.addWidget(self.sum)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)

    def place(self) -> None:
        """In the middle of the window, with a margin."""
        parent = self.parentWidget()
        assert parent is not None
        width = min(SIZE[0], parent.width() - 2 * MARGIN)
        height = min(SIZE[1], parent.height() - 2 * MARGIN)
        self.setGeometry((parent.width() - width) // 2, (parent.height() - height) // 2, width, height)
        self.list.setColumnWidth(0, width // 3)

    @property
    def choice(self) -> Choice:
        """What is chosen now."""
        folder = self.folder.text().strip()
        return Choice(self.system.currentData(), "", folder or None, self.same.currentData())

    def show_plan(self, plan: Plan) -> None:
        """Shows what would come of the files."""
        self._plan = plan
        self.list.clear()
        for file in plan.files:
            item = self._item(file.name, self._of_file(plan, file), file)
            self.list.addTopLevelItem(item)
            if len(plan.files) == 1:
                item.setExpanded(True)
        taken = sum(plan.taken(file) for file in plan.files)
        refused = sum(len(file.refused) for file in plan.files)
        same = sum(len(file.same) for file in plan.files)
        self.sum.setText(
            self.tr("Taken: {taken}. Refused: {refused}. In the library already: {same}.").format(
                taken=taken, refused=refused, same=same
            )
        )
        self.take.setEnabled(taken > 0)
        (self.take if taken else self.list).setFocus()

    def _folder_edited(self) -> None:
        if self.folder.text() != self._folder:
            self._folder = self.folder.text()
            self.changed.emit()

    # --- rows ------------------------------------------------------------------------------------------------

    def _item(self, name: str, words: str, thing: object) -> QTreeWidgetItem:
        item = QTreeWidgetItem([name, words])
        item.setData(0, Qt.ItemDataRole.UserRole, _Held(thing))
        item.setToolTip(1, words)
        item.setChildIndicatorPolicy(
            QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator
            if isinstance(thing, Looked) or _fields(thing)
            else QTreeWidgetItem.ChildIndicatorPolicy.DontShowIndicator
        )
        return item

    def _fill(self, item: QTreeWidgetItem) -> None:
        """What stands in a row is shown when it is opened."""
        held = item.data(0, Qt.ItemDataRole.UserRole)
        if item.childCount() or not isinstance(held, _Held):
            return
        if isinstance(held.thing, Looked):
            item.addChildren(self._of_looked(held.thing))
        else:
            item.addChildren([self._of_field(field) for field in _fields(held.thing)])

    def _of_looked(self, file: Looked) -> list[QTreeWidgetItem]:
        refused = self.tr("refused: {why}")
        rows = [self._item(one.name, refused.format(why=saying(one.message)), one) for one in file.refused]
        for place, one in enumerate(file.records[:MOST]):
            rows.append(self._item(one.name, self._of_record(file, place, one), one))
        more = len(rows) - MOST + max(0, len(file.records) - MOST)
        if more > 0:
            rows = [*rows[:MOST], self._item(self.tr("and more: {number}").format(number=more), "", None)]
        return rows

    def _of_file(self, plan: Plan, file: Looked) -> str:
        if file.format is None or (not file.records and len(file.refused) == 1):
            return saying(file.refused[0].message) if file.refused else ""
        counts = file.counts
        sentence = self.tr(
            "{format}: taken {taken}, refused {refused}; fields kept {kept}, mapped {mapped}, guessed {guessed}, "
            "dropped {dropped}"
        )
        return sentence.format(format=file.format, taken=plan.taken(file), refused=len(file.refused), **counts)

    def _of_record(self, file: Looked, place: int, record: Record) -> str:
        assert self._plan is not None
        if place not in file.same or isinstance(record, Refused | Neutral | TakenRow):
            return self.tr("new")
        return {
            "keep": self.tr("there already: both stay"),
            "replace": self.tr("there already: is replaced"),
            "skip": self.tr("there already: left out"),
        }[self._plan.choice.on_same]

    def _of_field(self, field: FieldFate) -> QTreeWidgetItem:
        words = {
            Fate.KEPT: self.tr("kept"),
            Fate.MAPPED: self.tr("mapped"),
            Fate.GUESSED: self.tr("guessed"),
            Fate.DROPPED: self.tr("dropped"),
        }[field.fate]
        value = "" if field.value is None else str(field.value)[:LONGEST]
        parts = [words, saying(field.said) if field.said else "", value]
        return self._item(field.field, " · ".join(part for part in parts if part), None)


def _fields(thing: object) -> Sequence[FieldFate]:
    """The fields of a record that has any."""
    return thing.fields if isinstance(thing, Taken | TakenParty | TakenEncounter | TakenBoard) else ()


class _Held:
    """What a row is about, as it is: Qt would make something else of tuples and dicts."""

    def __init__(self, thing: object) -> None:
        self.thing = thing
