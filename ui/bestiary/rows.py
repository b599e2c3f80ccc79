"""The item model of the bestiary's list: light rows, one line a creature, sorted by the library."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont

from models.creatures import CreatureRow, Sort
from models.library import Library
from ui.bestiary import systems
from ui.keyed import ROOT, Index, KeyedRows
from ui.plain import tip
from ui.theme import current, numbers

NAME, LEVEL, POOLS, KIND, TAGS, SYSTEM = range(6)
KEY_ROLE = int(Qt.ItemDataRole.UserRole)
SORT_ROLE = int(Qt.ItemDataRole.UserRole) + 1

_SORTS: dict[int, Sort] = {NAME: "name", LEVEL: "level", KIND: "kind", SYSTEM: "system"}


@dataclass(frozen=True, slots=True)
class Query:
    """What the list is asked for."""

    words: str = ""
    system: str | None = None
    levels: tuple[int | None, int | None] = (None, None)
    tags: tuple[str, ...] = ()
    folder: str | None = None
    column: int = NAME
    descending: bool = False

    @property
    def narrows(self) -> bool:
        """Whether it leaves out anything of its system."""
        return bool(self.words.strip() or self.levels != (None, None) or self.tags) or (self.folder is not None)


def find(library: Library, query: Query) -> list[CreatureRow]:
    """The rows that a query finds, sorted."""
    found = library.creatures.rows(
        query.words,
        system=query.system,
        levels=query.levels,
        tags=query.tags,
        folder=query.folder,
        sort=_SORTS.get(query.column, "name"),
        descending=query.descending and query.column in _SORTS,
    )
    if query.column == POOLS:
        found.sort(key=systems.vital_pool, reverse=query.descending)
    elif query.column == TAGS:
        found.sort(key=_tags_key, reverse=query.descending)
    return found


def _tags_key(row: CreatureRow) -> tuple[bool, list[str]]:
    return not row.tags, [tag.casefold() for tag in row.tags]


class CreatureRows(KeyedRows[CreatureRow]):
    """The creatures that the search found."""

    sort_wanted = Signal(int, bool)
    """Column, and whether the greatest comes first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers: QFont | None = None

    def key(self, row: CreatureRow) -> Hashable:
        """The creature's id."""
        return row.id

    def columnCount(self, parent: Index = ROOT) -> int:
        """Name, level, pools, kind, tags, system."""
        return 0 if parent.isValid() else 6

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:
        """The columns' names."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("Name"),
                self.tr("Level"),
                self.tr("Pools"),
                self.tr("Kind"),
                self.tr("Tags"),
                self.tr("System"),
            )[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """A cell."""
        row = self.row_at(index)
        if row is None:
            return None
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return cell(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(cell(row, column))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.ForegroundRole and column in (KIND, TAGS, SYSTEM):
            return current().color("muted")
        if role == KEY_ROLE:
            return row.id
        if role == SORT_ROLE:
            return systems.vital_pool(row) if column == POOLS else row.level if column == LEVEL else cell(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole and column == NAME:
            return ", ".join(part for part in (cell(row, one) for one in range(6)) if part)
        if role == Qt.ItemDataRole.FontRole and column in (LEVEL, POOLS):
            return self._figures()
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be chosen and dragged."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Asks for another order; the library sorts."""
        self.sort_wanted.emit(column, order == Qt.SortOrder.DescendingOrder)

    def _figures(self) -> QFont:
        if self._numbers is None:
            self._numbers = numbers(QFont())
        return self._numbers


def cell(row: CreatureRow, column: int) -> str:
    """The text of a cell."""
    if column == NAME:
        return row.name
    if column == LEVEL:
        return "" if row.level is None else str(row.level)
    if column == POOLS:
        return systems.pools_line(row)
    if column == KIND:
        return row.kind.replace("_", " ")
    if column == TAGS:
        return ", ".join(row.tags)
    return systems.title(row.system)


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignRight if column == LEVEL else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
