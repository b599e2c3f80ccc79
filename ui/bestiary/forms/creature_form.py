"""The form of a creature: name, sheet, folder and tags."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QStyledItemDelegate, QWidget

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.folders import clean_path
from models.storage.store import twin
from rules.sheets.schema import field_naming
from ui.bestiary.forms.entity_form import EntityForm, labelled
from ui.bestiary.forms.text_editors import WordsLine
from ui.sheets import rule_systems
from ui.theme.theme import current, lines_high, look
from ui.widgets.controls import ComboBox, SpinBox, write
from ui.widgets.layouts import fill, lined
from ui.widgets.line_edits import LineEdit


class CreatureForm(EntityForm):
    """Edit one creature."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(library, parent)
        self._creature = Creature(name="", system="")
        self.kind = LineEdit(placeholderText=self.tr("such as Beast"))
        self.level = SpinBox(limits=(-1, 999))
        self.level.instead.say("—")
        self.folder = FolderChoice()
        self.source = LineEdit(placeholderText=self.tr("book, page"))
        self.tags = WordsLine()
        self.tags.setPlaceholderText(self.tr("words, separated by commas"))
        self.notes = QPlainTextEdit()
        self.notes.setTabChangesFocus(True)
        self.notes.setFixedHeight(lines_high(6))
        row = lined((labelled(self.tr("Kind"), self.kind), 2))
        self._level_column = QWidget()
        level = labelled(self.tr("Level"), self.level)
        level.setContentsMargins(0, 0, 0, 0)
        self._level_column.setLayout(level)
        fill(row, (self._level_column, 1), (labelled(self.tr("Folder"), self.folder), 2))
        self.head.addLayout(row)
        self._filed = lined(labelled(self.tr("Tags"), self.tags), (labelled(self.tr("Source"), self.source), 2))
        self.head.addLayout(self._filed)
        self.tail.addLayout(labelled(self.tr("Notes"), self.notes))
        self.kind.textChanged.connect(self.edit)
        self.level.valueChanged.connect(self.edit)
        self.folder.currentTextChanged.connect(self.edit)
        self.tags.textChanged.connect(self.edit)
        self.source.textChanged.connect(self.edit)
        self.notes.textChanged.connect(self.edit)
        self.system.currentIndexChanged.connect(self._show_level)

    def new_title(self) -> str:
        """Return the title of the form for a new creature."""
        return self.tr("New creature")

    def open_creature(self, creature: Creature) -> None:
        """Show a creature; one without an id is new."""
        self._creature = creature
        self.kind.setText(creature.kind)
        self.level.setValue(-1 if creature.level is None else creature.level)
        self.folder.offer([folder for folder, _ in self.library.creatures.folders()], creature.folder)
        self.tags.offer([tag for tag, _ in self.library.creatures.tags()])
        self.tags.setText(", ".join(creature.tags))
        self.source.setText(creature.source)
        self.notes.setPlainText(creature.notes)
        self.open_entity(creature.name, creature.system, creature.sheet, fresh=creature.id is None)
        self._show_level()

    def showing(self) -> Callable[[], None]:
        """Return a function that shows the creature as it is in the form now."""
        return partial(self.open_creature, self.creature())

    def creature(self) -> Creature:
        """Return the creature as it is in the form."""
        level = self._creature.level
        if self._level_column.isVisibleTo(self):
            level = None if self.level.value() < 0 else self.level.value()
        return twin(
            self._creature,
            name=self.name.text().strip(),
            system=self.chosen_system,
            kind=self.kind.text().strip(),
            level=level,
            folder=clean_path(self.folder.currentText()),
            tags=self.tags.words(),
            source=self.source.text().strip(),
            sheet=self.sheet(),
            notes=self.notes.toPlainText(),
        )

    def _show_level(self) -> None:
        # Where the sheet itself has a level the list follows it; two fields of one name would only confuse.
        if not self.chosen_system:
            return
        system = rule_systems.find(self.chosen_system)
        has_level = system is not None and (field_naming(system.sheet, "level") or "level" in system.sheet.model_fields)
        self._level_column.setVisible(not has_level)
        self._filed.setStretch(0, 2 if has_level else 3)  # as wide as what stands over it


class _Folders(QStyledItemDelegate):
    """The delegate of the folder list, whose first entry is no folder."""

    def displayText(self, value: Any, locale: object) -> str:  # noqa: N802
        """Return a text for the empty entry."""
        return str(value) or self.tr("No folder")


class FolderChoice(ComboBox):
    """A choice of the existing folders; a new one can be typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLineEdit(LineEdit(self))
        self.setInsertPolicy(ComboBox.InsertPolicy.NoInsert)
        self.line.setAccessibleName(self.tr("Folder"))
        self.line.setPlaceholderText(self.tr("none; Coast/Caves makes one inside another"))
        self.view().setItemDelegate(_Folders(self))
        look().theme_changed.connect(self._tint)
        completer = self.completer()
        if completer is not None:
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def showEvent(self, event: QShowEvent) -> None:
        """Apply the present theme."""
        super().showEvent(event)
        self._tint()

    def _tint(self) -> None:
        """Set the hint's colour: a line edit in a combo box ignores that of the style sheet."""
        palette = self.line.palette()
        palette.setColor(QPalette.ColorRole.PlaceholderText, current().color("muted"))
        self.line.setPalette(palette)

    @property
    def line(self) -> QLineEdit:
        """The line to type in."""
        line = self.lineEdit()
        assert line is not None
        return line

    def offer(self, folders: list[str], current: str) -> None:
        """Set the folders and show one."""
        self.blockSignals(True)
        self.clear()
        self.addItems(["", *[folder for folder in folders if folder]])
        self.setItemData(0, self.tr("No folder"), Qt.ItemDataRole.AccessibleTextRole)
        write(self.line, current)
        self.blockSignals(False)
