"""A list model of frozen rows with keys: it changes by removing, inserting, moving and updating, never by a reset.

So selection, scroll position and open editors stay where they are when the data changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class KeyedListModel(QAbstractListModel, Generic[Row]):
    """Rows with keys; `ROW_ROLE` gives the row itself."""

    def __init__(self, key: Callable[[Row], Any], text: Callable[[Row], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._text = text
        self._rows: list[Row] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """The row, or its text."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)):
            return self._text(row)
        return None

    @property
    def rows(self) -> Sequence[Row]:
        """The rows as they stand."""
        return self._rows

    def row_of(self, key: Any) -> int:
        """The number of the row with a key, or −1."""
        for number, row in enumerate(self._rows):
            if self._key(row) == key:
                return number
        return -1

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Takes other rows by the fewest honest steps."""
        wanted = [self._key(row) for row in rows]
        here = [self._key(row) for row in self._rows]
        if here != wanted:
            self._remove_gone(here, set(wanted))
            self._place(here, wanted, rows)
        first = last = -1
        for number, row in enumerate(rows):
            if self._rows[number] != row:
                self._rows[number] = row
                if first < 0:
                    first = number
                last = number
            elif first >= 0:
                self.dataChanged.emit(self.index(first), self.index(last))
                first = last = -1
        if first >= 0:
            self.dataChanged.emit(self.index(first), self.index(last))

    def _remove_gone(self, here: list[Any], wanted: set[Any]) -> None:
        for number in range(len(here) - 1, -1, -1):
            if here[number] not in wanted:
                self.beginRemoveRows(QModelIndex(), number, number)
                del self._rows[number]
                del here[number]
                self.endRemoveRows()

    def _place(self, here: list[Any], wanted: list[Any], rows: Sequence[Row]) -> None:
        known = set(here)
        places = {key: number for number, key in enumerate(wanted)}
        for number, key in enumerate(wanted):
            while number + 1 < len(here) and here[number] != key and here[number + 1] == key:
                # One row went down: moving it is one step, where moving all that it passed would be many.
                self._move_down(here, number, min(places[here[number]], len(here) - 1))
            if number < len(here) and here[number] == key:
                continue
            if key in known:
                old = here.index(key, number)
                if not self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), number):
                    raise AssertionError(f"row {old} cannot move to {number}")
                here.insert(number, here.pop(old))
                self._rows.insert(number, self._rows.pop(old))
                self.endMoveRows()
            else:
                self.beginInsertRows(QModelIndex(), number, number)
                here.insert(number, key)
                known.add(key)
                self._rows.insert(number, rows[number])
                self.endInsertRows()

    def _move_down(self, here: list[Any], number: int, target: int) -> None:
        if not self.beginMoveRows(QModelIndex(), number, number, QModelIndex(), target + 1):
            raise AssertionError(f"row {number} cannot move down to {target}")
        here.insert(target, here.pop(number))
        self._rows.insert(target, self._rows.pop(number))
        self.endMoveRows()
