"""An item model over keyed rows that reports exactly what changed, so that selection and scroll position survive."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rules.text.sanitize import without_controls

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

ROOT = QModelIndex()
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The role of the row itself."""
PICKED_UP = (
    Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsDragEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
)
"""Flags of a row that can be selected and dragged but not edited."""
_FEW = 64
"""The most single changes reported one by one; more become one new order, one removal and one insertion."""


class KeyedRows(QAbstractTableModel, Generic[Row]):
    """Rows in a table, each with a key; `show_rows` turns the old rows into the new ones step by step."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._places: dict[Hashable, int] | None = None

    @abstractmethod
    def key(self, row: Row) -> Hashable:
        """Return what stays the same of a row while the rest changes."""

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return one column; models may have more."""
        return 0 if parent.isValid() else 1

    @property
    def rows(self) -> Sequence[Row]:
        """The rows."""
        return self._rows

    def row_at(self, index: Index) -> Row | None:
        """Return the row of an index, or None."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def place_of(self, key: Hashable) -> int | None:
        """Return the position of the row with this key, or None."""
        if self._places is None:
            self._places = {self.key(row): place for place, row in enumerate(self._rows)}
        return self._places.get(key)

    def index_of(self, key: Hashable) -> QModelIndex:
        """Return the first cell of the row with this key, or an invalid index."""
        place = self.place_of(key)
        return QModelIndex() if place is None else self.index(place, 0)

    def show_rows(self, fresh: Sequence[Row]) -> None:
        """Replace the rows; report what was removed, moved, inserted and changed."""
        key = self.key
        old = [key(row) for row in self._rows]
        new = [key(row) for row in fresh]
        if old != new:
            wanted, had = set(new), set(old)
            leaving = list(runs(place for place, item in enumerate(old) if item not in wanted))
            entering = list(runs(place for place, item in enumerate(new) if item not in had))
            staying = [item for item in new if item in had]
            moving = moves([item for item in old if item in wanted], staying)
            if len(leaving) + len(entering) + len(moving) <= _FEW:
                self._remove(leaving)
                self._move(staying, moving)
                self._insert(entering, fresh)
            else:
                self._turn_over(old, new, fresh)
        self._tell_changed(fresh)

    def _remove(self, runs: list[tuple[int, int]]) -> None:
        for first, last in reversed(runs):
            self.beginRemoveRows(ROOT, first, last)
            del self._rows[first : last + 1]
            self._places = None
            self.endRemoveRows()

    def _insert(self, runs: list[tuple[int, int]], fresh: Sequence[Row]) -> None:
        for first, last in runs:
            self.beginInsertRows(ROOT, first, last)
            self._rows[first:first] = fresh[first : last + 1]
            self._places = None
            self.endInsertRows()

    def _move(self, staying: list[Hashable], moving: set[Hashable]) -> None:
        for place, key in enumerate(staying):
            if key not in moving:
                continue
            start = self._where(key)
            # `target` is counted before the row leaves its place, as Qt wants it.
            target = self._where(staying[place - 1]) + 1 if place else 0
            if target in (start, start + 1):
                continue
            if not self.beginMoveRows(ROOT, start, start, ROOT, target):
                continue
            row = self._rows.pop(start)
            self._rows.insert(target - 1 if start < target else target, row)
            self._places = None
            self.endMoveRows()

    def _where(self, key: Hashable) -> int:
        place = self.place_of(key)
        assert place is not None
        return place

    def _turn_over(self, old: list[Hashable], new: list[Hashable], fresh: Sequence[Row]) -> None:
        """Change everything at once: old rows move to the end and go, new ones are appended and then moved."""
        wanted = set(new)
        had = dict(zip(old, self._rows, strict=True))
        staying = [key for key in new if key in had]
        leaving = [key for key in old if key not in wanted]
        self._order([had[key] for key in (*staying, *leaving)])
        if leaving:
            self.beginRemoveRows(ROOT, len(staying), len(old) - 1)
            del self._rows[len(staying) :]
            self._places = None
            self.endRemoveRows()
        entering = [row for row in fresh if self.key(row) not in had]
        if entering:
            self.beginInsertRows(ROOT, len(self._rows), len(self._rows) + len(entering) - 1)
            self._rows += entering
            self._places = None
            self.endInsertRows()
            here = {self.key(row): row for row in self._rows}
            self._order([here[key] for key in new])

    def _order(self, rows: list[Row]) -> None:
        if all(item is other for item, other in zip(rows, self._rows, strict=True)):
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        keys = [self.key(self._rows[index.row()]) for index in before]
        self._rows = rows
        self._places = None
        after = [self.index(self._where(key), index.column()) for key, index in zip(keys, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _tell_changed(self, fresh: Sequence[Row]) -> None:
        changed = [place for place, row in enumerate(fresh) if row != self._rows[place]]
        if not changed:
            return
        self._rows = list(fresh)
        self._places = None
        spans = list(runs(iter(changed)))
        if len(spans) > _FEW:
            spans = [(changed[0], changed[-1])]
        last_column = self.columnCount() - 1
        for first, last in spans:
            self.dataChanged.emit(self.index(first, 0), self.index(last, last_column))


class KeyedList(KeyedRows[Row]):
    """A list of keyed rows, each with one text; `ROW_ROLE` gives the row."""

    def __init__(
        self, key: Callable[[Row], Hashable], text: Callable[[Row], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._key = key
        self._text = text

    def key(self, row: Row) -> Hashable:
        """Return the key by the function given to the list."""
        return self._key(row)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the row, or its text."""
        row = self.row_at(index)
        if row is None or role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row)
        return without_controls(self._text(row)) if role == Qt.ItemDataRole.AccessibleTextRole else None


def runs(places: Iterator[int]) -> Iterator[tuple[int, int]]:
    """Yield rising numbers as runs (first, last)."""
    first = last = -2
    for place in places:
        if place != last + 1:
            if last >= 0:
                yield first, last
            first = place
        last = place
    if last >= 0:
        yield first, last


def moves(old: Sequence[Hashable], new: Sequence[Hashable]) -> set[Hashable]:
    """Return the least set of keys to move to turn one order into the other."""
    if old == new:
        return set()
    place = {key: number for number, key in enumerate(old)}
    tails: list[int] = []
    ends: list[int] = []
    before: list[int] = [-1] * len(new)
    for number, key in enumerate(new):
        at = bisect_left(tails, place[key])
        if at == len(tails):
            tails.append(place[key])
            ends.append(number)
        else:
            tails[at] = place[key]
            ends[at] = number
        before[number] = ends[at - 1] if at else -1
    resting: set[Any] = set()
    number = ends[-1] if ends else -1
    while number >= 0:
        resting.add(new[number])
        number = before[number]
    return {key for key in new if key not in resting}
