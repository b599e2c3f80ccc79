"""The copies of a library that lie beside it, to choose the one that is put in its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from models.storage.backups import Backup
from ui.services.window_state import open_at
from ui.theme.sizes import px, px_size
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked

SIZE = QSize(720, 360)
NARROWEST = 388
"""Pixels inside: its title is read whole."""


class BackupsDialog(QDialog):
    """Each copy with its date, its size, and whether it passes its check; only one that does can be chosen."""

    def __init__(self, name: str, backups: Sequence[Backup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Restore a backup"))
        self.chosen: Backup | None = None
        self._backups = list(backups)
        usable = [backup for backup in backups if backup.check.passes]
        words = Label(self._words(name, any_there=bool(backups), any_usable=bool(usable)), wraps=True)
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setProperty("role", "choices")
        self.list.setAccessibleName(self.tr("Backups"))
        self.list.setHeaderLabels([self.tr("Written"), self.tr("Size"), self.tr("Check"), self.tr("File")])
        for backup in self._backups:
            self.list.addTopLevelItem(self._row(backup))
        for column in range(4):
            self.list.resizeColumnToContents(column)
        self.list.setVisible(bool(backups))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.setMinimumWidth(px(NARROWEST))
        self.button: QPushButton = buttons.addButton(self.tr("Restore"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.button.setEnabled(bool(usable))
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        self.list.itemActivated.connect(self._take)
        stacked(words, (self.list, 1), buttons, on=self, margins=(16, 16, 16, 16))
        if usable:
            self.choose(usable[0])
            open_at(self, px_size(SIZE))

    def choose(self, backup: Backup) -> None:
        """Select a backup."""
        row = self.list.topLevelItem(self._backups.index(backup))
        assert row is not None
        self.list.setCurrentItem(row)

    def _words(self, name: str, *, any_there: bool, any_usable: bool) -> str:
        if not any_there:
            sentence = self.tr("There is no backup of {name} yet; one is made whenever it is closed after a change.")
        elif not any_usable:
            sentence = self.tr("None of the backups of {name} passes its check.")
        else:
            sentence = self.tr("{name} will be replaced by the backup; its present state is kept beside it.")
        return sentence.format(name=name)

    def _row(self, backup: Backup) -> QTreeWidgetItem:
        locale = QLocale()
        written = QDateTime.fromSecsSinceEpoch(int(backup.written_at))
        row = QTreeWidgetItem(
            [
                locale.toString(written, QLocale.FormatType.ShortFormat),
                locale.formattedDataSize(backup.size),
                self._state(backup),
                backup.path.name,
            ]
        )
        if not backup.check.passes:
            row.setFlags(Qt.ItemFlag.NoItemFlags)
        return row

    def _state(self, backup: Backup) -> str:
        checked = backup.check
        if checked.fault == "newer_schema":
            return self.tr("from a newer Turnwright")
        if checked.fault == "strange_schema":
            return self.tr("not built as Turnwright would")
        if not checked.passes:
            return self.tr("damaged")
        if not backup.is_of_this:
            return self.tr("intact, from another library")
        return self.tr("intact: creatures {creatures}, encounters {encounters}").format(
            creatures=checked.count("creature"), encounters=checked.count("encounter")
        )

    def _take(self) -> None:
        row = self.list.currentIndex().row()
        if row >= 0 and self._backups[row].check.passes:
            self.chosen = self._backups[row]
            self.accept()
