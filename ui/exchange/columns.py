"""The meaning of a table's columns: each with an example, and the field of ours that it is mapped to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from models.exchange.importer import ImportedTable
from models.exchange.tables.columns import NOTHING, fields_of, header_key, is_fifth
from rules.text.sanitize import without_controls
from ui.exchange.words import field_label
from ui.sheets import rule_systems
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import ComboBox
from ui.widgets.item_views import make_readable
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import stacked

SCROLL_BAR = 24
"""Pixels that the bar and the frame of the table may need."""
OURS = 2
"""The place of our fields."""
MOST = 200
"""The most columns that are shown; others mean what their names say."""


class ColumnMapper(QWidget):
    """A line for each column of a table: its name, an example, and our field as a choice."""

    meaning_changed = Signal()
    """The meaning of a column was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: Sequence[ImportedTable] = ()
        self._fields_by_header: dict[str, dict[str, str]] = {}
        self.which = ComboBox(name=self.tr("Table"))
        self.which.activated.connect(self._draw)
        words = Label(self.tr("What the columns mean; it is remembered for tables like this one"), wraps=True)
        self.table = QTableWidget(0, 3)
        self.table.setHorizontalHeaderLabels([self.tr("Their column"), self.tr("For example"), self.tr("Our field")])
        self.table.setAccessibleName(self.tr("What the columns mean"))
        make_readable(self.table)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(OURS, QHeaderView.ResizeMode.Fixed)
        header.sectionResized.connect(self.table.resizeRowsToContents)
        self.choices: list[ComboBox] = []
        """One for each offered column."""
        stacked(words, self.which, (self.table, 1), on=self, spacing=GRID)

    @property
    def chosen_fields(self) -> Mapping[str, Mapping[str, str]]:
        """Return the chosen field of each column, for each table by its header."""
        return self._fields_by_header

    def forget(self) -> None:
        """The fields are another system's: what was said of the old ones counts no more."""
        self._fields_by_header = {}

    def show_tables(self, tables: Sequence[ImportedTable]) -> None:
        """Show the tables, the one that was looked at again."""
        chosen = self.which.currentData()
        if tuple(tables) == tuple(self._tables):
            return
        self._tables = tables
        places = range(len(tables))
        self.which.fill([(", ".join(tables[place].header[:4]), place) for place in places], chosen or 0)
        self.which.setVisible(len(tables) > 1)
        self._draw()

    def _draw(self) -> None:
        place = self.which.currentData()
        if place is None or place >= len(self._tables):
            self.table.setRowCount(0)
            self.choices = []
            return
        table = self._tables[place]
        system = rule_systems.find(table.system) if table.system else None
        fields_by_title = {title: meaning.field for title, meaning in zip(table.header, table.meanings, strict=True)}
        known = fields_of(system, fifth=is_fifth(table.header, system, fields_by_title))
        offered = [
            (self.tr("read or noted") if table.keeps_unknown else self.tr("left out"), NOTHING),
            *((field_label(candidate, table.system), candidate) for candidate in known),
        ]
        guessed = self.tr("{field} (guessed)")
        titles = table.header[:MOST]
        if len(self.choices) != len(titles):
            self.table.setRowCount(0)
            self.table.setRowCount(len(titles))
            self.choices = [ComboBox() for _ in titles]
            for row, choice in enumerate(self.choices):
                choice.activated.connect(partial(self._field_chosen, row))
                self.table.setCellWidget(row, OURS, choice)
        for row, (title, meaning, choice) in enumerate(zip(titles, table.meanings, self.choices, strict=False)):
            for column, words in enumerate((title, table.examples[row])):
                item = QTableWidgetItem(words)
                item.setToolTip(tip(words))
                self.table.setItem(row, column, item)
            entries = [
                (guessed.format(field=words) if meaning.is_guess and field == meaning.field else words, field)
                for words, field in offered
            ]
            choice.fill(entries, meaning.field)
            choice.setToolTip(tip(choice.currentText()))
            choice.setAccessibleName(without_controls(self.tr("What the column {name} means").format(name=title)))
        self.table.resizeRowsToContents()
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width among the columns."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Give our fields the room in which those that are chosen are read whole; what else there is wraps.

        So much stays for the others that their heads are whole.
        """
        header, room = self.table.horizontalHeader(), self.width() - px(SCROLL_BAR)
        longest = max((choice.room_for(choice.currentText()) for choice in self.choices), default=0)
        heads = sum(header.sectionSizeHint(place) + px(GRID) for place in range(OURS))
        self.table.setColumnWidth(OURS, min(longest + 2 * px(GRID), max(room // 3, room - heads)))

    def _field_chosen(self, row: int, _place: int = 0) -> None:
        table = self._tables[self.which.currentData()]
        fields_by_title = {title: meaning.field for title, meaning in zip(table.header, table.meanings, strict=True)}
        field = self.choices[row].currentData()
        if field:
            # One field has one column: who takes it last has it.
            fields_by_title = {title: NOTHING if its == field else its for title, its in fields_by_title.items()}
        fields_by_title[table.header[row]] = field
        self._fields_by_header = {**self._fields_by_header, header_key(table.header): fields_by_title}
        self.meaning_changed.emit()
