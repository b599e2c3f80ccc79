"""An imported creature: its fields as read, beside its stat block in the library."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSplitter, QTableWidgetItem, QWidget

from models.exchange.importer import FilePreview
from models.exchange.records.report import (
    Fate,
    FieldFate,
    RefusedRecord,
    TakenBoard,
    TakenCreature,
    TakenEncounter,
    TakenParty,
)
from ui.bestiary.stat_block.data import of_import
from ui.bestiary.stat_block.view import StatBlock
from ui.exchange.tree import WAITING
from ui.exchange.words import breakable, fate_words, field_words, value_words
from ui.text.words import localize
from ui.theme.sizes import px
from ui.theme.theme import GRID, current, look
from ui.widgets.item_views import CellLines, WholeRowTable
from ui.widgets.labels import tip

MOST = 200
"""Fields that are shown of one creature."""
READ = 1
"""The column of what was read; a file of our own is taken as it is."""
BECOMES = 2
NARROW = 480
"""Pixels; in less of them the stat block stands under the fields, which need the width."""
_ROLES = {Fate.KEPT: "good", Fate.MAPPED: "text", Fate.GUESSED: "warn", Fate.DROPPED: "bad"}


class _Fields(WholeRowTable):
    """A table whose first column is as wide as its words or as one pulls it, and leaves the others their headings."""

    def __init__(self, headings: Sequence[str]) -> None:
        super().__init__(0, len(headings))
        self.setHorizontalHeaderLabels(headings)
        header = self.horizontalHeader()
        self._pulled_to = 0
        """The width to which one has pulled the first column; 0: it is as wide as its words, up to half of all."""
        self._is_sharing = False
        header.sectionResized.connect(self._pulled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        self.share()
        super().resizeEvent(event)

    def share(self) -> None:
        """Make the first column narrower where the others need it for their headings; those share what is left."""
        header = self.horizontalHeader()
        headings = filter(None, map(self.horizontalHeaderItem, range(self.columnCount())))
        least = max(header.fontMetrics().horizontalAdvance(item.text()) for item in headings) + 2 * px(GRID)
        others, room = sum(not self.isColumnHidden(column) for column in (READ, BECOMES)), self.viewport().width()
        wanted = self._pulled_to or min(self._longest() + 2 * px(GRID), room // 2)
        self._is_sharing = True
        header.setMinimumSectionSize(least)
        header.resizeSection(0, min(wanted, max(least, room - others * least)))
        self._is_sharing = False

    def _pulled(self, column: int, _before: int, width: int) -> None:
        if column == 0 and not self._is_sharing and QGuiApplication.mouseButtons():  # another size of text pulls it too
            self._pulled_to = width
            self.share()

    def _longest(self) -> int:
        """Return how wide the words of the first column are."""
        items = filter(None, (self.item(row, 0) for row in range(self.rowCount())))
        return max((self.fontMetrics().horizontalAdvance(item.text()) for item in items), default=0)


class ImportComparison(QSplitter):
    """The fields of a creature with what became of each, beside its stat block, or over it in a narrow window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self._fields: Sequence[FieldFate] = ()
        self.fields = _Fields([self.tr("Field"), self.tr("Read"), self.tr("Becomes")])
        self.fields.setAccessibleName(self.tr("What was read, and what it becomes"))
        self.fields.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.fields.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.fields.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.fields.setTabKeyNavigation(False)
        self.fields.setWordWrap(True)
        self.fields.setItemDelegate(CellLines(self.fields))
        self.fields.verticalHeader().hide()
        self.fields.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in range(3):
            heading = self.fields.horizontalHeaderItem(column)
            assert heading is not None
            heading.setToolTip(heading.text())
        header = self.fields.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in (READ, BECOMES):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.block = StatBlock()
        self.block.setMinimumWidth(px(200))
        self.block.setViewportMargins(px(GRID), 0, px(GRID), 0)
        self.addWidget(self.fields)
        self.addWidget(self.block)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 1)
        look().theme_changed.connect(self._color)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the stat block where it leaves the fields room."""
        is_narrow = event.size().width() < px(NARROW)
        self.setOrientation(Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal)
        super().resizeEvent(event)

    def show_record(self, record: object) -> None:
        """Show a creature, or who is in a party or an encounter, or what it waits for; of a file all its fields.

        Why it is refused stands in its row of the list.
        """
        if not isinstance(record, TakenCreature):
            self.block.show_block(None)
            if isinstance(record, TakenParty | TakenEncounter | TakenBoard):
                self.block.setPlainText("\n".join((record.name, "", *_members(record))))
                self._fill(record.fields, "" if isinstance(record, TakenParty) else record.system)
                return
            if isinstance(record, RefusedRecord) and record.code in WAITING:
                self.block.setPlainText(localize(record.message))
            elif isinstance(record, FilePreview) and record.records:
                words = self.tr("Fields kept: {kept}, mapped: {mapped}, guessed: {guessed}, dropped: {dropped}.")
                self.block.setPlainText(words.format(**record.counts))
            self._fill((), "")
            return
        self.block.show_block(of_import(record))
        self._fill(record.fields, record.system)

    def _fill(self, fields: Sequence[FieldFate], system: str) -> None:
        self._fields = fields[:MOST]
        self.fields.setRowCount(len(self._fields))
        for row, field in enumerate(self._fields):
            cells = breakable(field_words(field, system)), value_words(field.value), fate_words(field, system)
            for column, words in enumerate(cells):
                item = QTableWidgetItem(words)
                item.setToolTip(tip(words))
                self.fields.setItem(row, column, item)
        self.fields.setColumnHidden(READ, not any(value_words(field.value) for field in self._fields))
        self.fields.share()
        self._color()

    def _color(self) -> None:
        theme = current()
        for row, field in enumerate(self._fields):
            item = self.fields.item(row, BECOMES)
            if item is not None:
                item.setForeground(theme.color(_ROLES[field.fate]))


def _members(record: TakenParty | TakenEncounter | TakenBoard) -> list[str]:
    """Return the names of a party's members or an encounter's entries, a line each."""
    if isinstance(record, TakenParty):
        return [member.name for member in record.members]
    if isinstance(record, TakenBoard):
        return []
    lines = (
        (entry.values.get("name") or entry.creature or entry.member, entry.values.get("count"))
        for entry in record.entries
    )
    return [f"{name} × {count}" if isinstance(count, int) and count > 1 else str(name) for name, count in lines]
