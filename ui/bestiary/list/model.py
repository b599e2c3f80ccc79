"""The item model of the bestiary's list: ids in their order, and entities for the rows that are seen."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, overload

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont

from models.repositories.creatures import Creature
from models.repositories.folders import FOLDER, TAG
from models.search.sql import Sort
from rules.text.sanitize import without_controls
from ui.sheets import rule_systems
from ui.theme.emblem import Emblem
from ui.theme.theme import current, numbers
from ui.widgets.columns import Column, heading
from ui.widgets.keyed_model import PICKED_UP, ROOT, Index, moves, runs
from ui.widgets.labels import tip

translate = QCoreApplication.translate


@dataclass(frozen=True, kw_only=True)
class CreatureColumn(Column[Creature]):
    """A column of the list of creatures: the library sorts by it."""

    sort: Sort


COLUMNS = (
    CreatureColumn(title=lambda: translate("CreatureRows", "Name"), text=lambda creature: creature.name, sort="name"),
    CreatureColumn(
        title=lambda: translate("CreatureRows", "Level"),
        text=lambda creature: "" if creature.level is None else str(creature.level),
        sort="level",
        width=72,
        is_right=True,
        has_digits=True,
    ),
    CreatureColumn(
        title=lambda: translate("CreatureRows", "Pools"),
        text=lambda creature: rule_systems.pools_line(creature.system, creature.pools),
        sort="pools",
        width=136,
        room=320,
        has_digits=True,
    ),
    CreatureColumn(
        title=lambda: translate("CreatureRows", "Kind"),
        text=lambda creature: creature.kind.replace("_", " "),
        sort="kind",
        width=96,
        room=460,
        is_muted=True,
    ),
    CreatureColumn(
        title=lambda: translate("CreatureRows", "Tags"),
        text=lambda creature: ", ".join(creature.tags),
        sort="tags",
        width=128,
        room=680,
        is_muted=True,
    ),
    CreatureColumn(
        title=lambda: translate("CreatureRows", "System"),
        text=lambda creature: rule_systems.title(creature.system),
        sort="system",
        width=104,
        room=560,
        is_muted=True,
    ),
)
_NAMES: list[str] = [column.sort for column in COLUMNS]
NAME, LEVEL, POOLS, KIND, TAGS, SYSTEM = map(_NAMES.index, ("name", "level", "pools", "kind", "tags", "system"))
"""The positions of columns that are referred to by name."""
KEY_ROLE = int(Qt.ItemDataRole.UserRole)
EMBLEM_ROLE = KEY_ROLE + 2
"""The emblem before a creature's name."""
COLOURS_ROLE = KEY_ROLE + 1
"""The colours of a creature's folder (at its name) or tags (at those), as the library calls them."""

PAGE = 32
"""The number of entities read at once."""
_KEPT = 1024
"""The number of cached entities, those read last."""
_SOUGHT = 50
"""Up to this many rows are searched one by one; for more all rows are indexed."""
_FEW = 2000
"""Lists up to this length are compared row by row."""
_STEPS = 64
"""The most single row changes that are signalled one by one."""
_BYTES = array("q").itemsize


class LazyCreatures(Sequence[Creature]):
    """The rows as entities; each is read when it is asked for."""

    def __init__(self, model: CreatureRows) -> None:
        self._model = model

    def __len__(self) -> int:
        return self._model.rowCount()

    @overload
    def __getitem__(self, place: int) -> Creature: ...

    @overload
    def __getitem__(self, place: slice) -> list[Creature]: ...

    def __getitem__(self, place: int | slice) -> Creature | list[Creature]:
        if isinstance(place, slice):
            creatures = (self._model.line(item) for item in range(*place.indices(len(self))))
            return [candidate for candidate in creatures if candidate is not None]
        creature = self._model.line(range(len(self))[place])
        if creature is None:
            raise LookupError(place)
        return creature


class CreatureRows(QAbstractTableModel):
    """The creatures that the search found."""

    sort_requested = Signal(int, bool)
    """Column, and whether the greatest comes first."""

    def __init__(
        self,
        read: Callable[[Sequence[int]], list[Creature]],
        emblems: Callable[[Sequence[Creature]], Mapping[int, Emblem]] = lambda creatures: {},
        parent: QObject | None = None,
    ) -> None:
        """`read` gives the entities of ids, detached, with what a list shows of them; `emblems` those of entities."""
        super().__init__(parent)
        self._read, self._draw = read, emblems
        self.ids = array("q")
        """The ids in the order of the rows."""
        self._lines: dict[int, Creature] = {}
        self._emblems: dict[int, Emblem] = {}
        self._numbers: QFont | None = None
        self._colours: Mapping[str, Mapping[str, str]] = {FOLDER: {}, TAG: {}}

    # --- the rows --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.ids)

    def columnCount(self, parent: Index = ROOT) -> int:
        """As many as there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    @property
    def rows(self) -> LazyCreatures:
        """The rows as they stand."""
        return LazyCreatures(self)

    def line(self, place: int) -> Creature | None:
        """The entity of a row, read with those around it; None if the creature is gone."""
        id = self.ids[place]
        if id not in self._lines:
            start = place - place % PAGE
            page = [item for item in self.ids[start : start + PAGE] if item not in self._lines]
            creatures = self._read(page)
            self._lines.update((creature.id or 0, creature) for creature in creatures)
            self._emblems.update(self._draw(creatures))
            for old in list(self._lines)[: max(0, len(self._lines) - _KEPT)]:
                del self._lines[old]
                self._emblems.pop(old, None)
        return self._lines.get(id)

    def row_at(self, index: Index) -> Creature | None:
        """The entity of an index, or None."""
        return self.line(index.row()) if index.isValid() and index.row() < len(self.ids) else None

    def id_at(self, index: Index) -> int | None:
        """The id of an index, or None."""
        return self.ids[index.row()] if index.isValid() and index.row() < len(self.ids) else None

    def place_of(self, id: int) -> int | None:
        """Return the row of a creature, or None."""
        wanted, text, place = id.to_bytes(_BYTES, _ORDER), self.ids.tobytes(), -1
        while (place := text.find(wanted, place + 1)) >= 0:
            if place % _BYTES == 0:
                return place // _BYTES
        return None

    def places_of(self, ids: Collection[int]) -> list[int]:
        """Return the rows of creatures, in order; hidden ones are left out."""
        if len(ids) > _SOUGHT:
            wanted = frozenset(ids)
            return [place for place, id in enumerate(self.ids) if id in wanted]
        return sorted(place for item in ids if (place := self.place_of(item)) is not None)

    def index_of(self, id: int) -> QModelIndex:
        """The first cell of the row of a creature; no index if there is none."""
        place = self.place_of(id)
        return QModelIndex() if place is None else self.index(place, 0)

    # --- changing them ---------------------------------------------------------------------------------

    def show_ids(self, fresh: array[int], *, again: bool = True) -> bool:
        """Show these rows instead, read anew with `again`; whether the list was so different that it was reset."""
        if again:
            self._lines.clear()
        small = max(len(fresh), len(self.ids)) <= _FEW
        is_reset = fresh != self.ids and not (self._compare(fresh) if small else self._splice(fresh))
        if is_reset:
            self.beginResetModel()
            self.ids = array("q", fresh)
            self.endResetModel()
        elif again and len(self.ids):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.ids) - 1, self.columnCount() - 1))
        return is_reset

    def refresh(self, ids: Iterable[int]) -> None:
        """Read the rows of some creatures anew."""
        for id in ids:
            self._lines.pop(id, None)
            place = self.place_of(id)
            if place is not None:
                self.dataChanged.emit(self.index(place, 0), self.index(place, self.columnCount() - 1))

    def show_colours(self, colours: Mapping[str, Mapping[str, str]]) -> None:
        """Mark each creature with the colours of its folder and tags, by kind and name."""
        if colours != self._colours:
            self._colours = colours
            if len(self.ids):
                self.dataChanged.emit(self.index(0, 0), self.index(len(self.ids) - 1, TAGS), [COLOURS_ROLE])

    def _colours_of(self, row: Creature, column: int) -> tuple[str, ...]:
        """Return the colours of the tags, or of the innermost folder with one."""
        if column == TAGS:
            return tuple(filter(None, (self._colours[TAG].get(tag) for tag in row.tags)))
        folder = row.folder
        while folder and not self._colours[FOLDER].get(folder):
            folder = folder.rpartition("/")[0]
        return (self._colours[FOLDER][folder],) if folder else ()

    def take_out(self, place: int) -> None:
        """Take one row out."""
        self.beginRemoveRows(ROOT, place, place)
        del self.ids[place]
        self.endRemoveRows()

    def put_in(self, place: int, id: int) -> None:
        """Put one row in."""
        self.beginInsertRows(ROOT, place, place)
        self.ids.insert(place, id)
        self.endInsertRows()

    def move(self, start: int, place: int) -> None:
        """Move one row to the place that it has when it is out."""
        if start == place:
            return
        self.beginMoveRows(ROOT, start, start, ROOT, place if place < start else place + 1)
        id = self.ids.pop(start)
        self.ids.insert(place, id)
        self.endMoveRows()

    def _compare(self, fresh: array[int]) -> bool:
        """Signal the rows that were removed, moved and inserted, if they are few."""
        old, new = list(self.ids), list(fresh)
        wanted, had = set(new), set(old)
        leaving = list(runs(place for place, item in enumerate(old) if item not in wanted))
        entering = list(runs(place for place, item in enumerate(new) if item not in had))
        staying = [item for item in new if item in had]
        moving = moves([item for item in old if item in wanted], staying)
        if len(leaving) + len(entering) + len(moving) > _STEPS:
            return False
        for first, last in reversed(leaving):
            self._remove(first, last)
        for place, id in enumerate(staying):
            if id in moving:
                start = self.ids.index(id)
                target = self.ids.index(staying[place - 1]) + 1 if place else 0
                self.move(start, target if target <= start else target - 1)
        for first, last in entering:
            self._insert(first, fresh[first : last + 1])
        return True

    def _splice(self, fresh: array[int]) -> bool:
        """Signal one removed and one inserted run if that is all; otherwise reset the model."""
        first = _alike(self.ids, fresh)
        tail = min(_alike(self.ids[::-1], fresh[::-1]), min(len(self.ids), len(fresh)) - first)
        gone, came = len(self.ids) - first - tail, len(fresh) - first - tail
        if gone and came and max(gone, came) > _STEPS:
            return False
        if gone:
            self._remove(first, first + gone - 1)
        if came:
            self._insert(first, fresh[first : first + came])
        return True

    def _remove(self, first: int, last: int) -> None:
        self.beginRemoveRows(ROOT, first, last)
        del self.ids[first : last + 1]
        self.endRemoveRows()

    def _insert(self, first: int, fresh: array[int]) -> None:
        self.beginInsertRows(ROOT, first, first + len(fresh) - 1)
        self.ids[first:first] = fresh
        self.endInsertRows()

    # --- what Qt asks ----------------------------------------------------------------------------------

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:
        """The columns' names."""
        return heading(COLUMNS, section, orientation, role)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """A cell."""
        place = index.column()
        column = COLUMNS[place]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.alignment
        if role == Qt.ItemDataRole.ForegroundRole:
            return current().color("muted") if column.is_muted else None
        if role == Qt.ItemDataRole.FontRole:
            return self._figures() if column.has_digits else None
        if role not in _TOLD:
            return None
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(column.text(row))
        if role == KEY_ROLE:
            return row.id
        if role == COLOURS_ROLE:
            return self._colours_of(row, place)
        if role == EMBLEM_ROLE:
            return self._emblems.get(row.id or 0)
        if place == NAME:
            return without_controls(", ".join(filter(None, (each.text(row) for each in COLUMNS))))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be chosen and dragged."""
        return PICKED_UP if index.isValid() else Qt.ItemFlag.NoItemFlags

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Ask for another order; the library sorts."""
        self.sort_requested.emit(column, order == Qt.SortOrder.DescendingOrder)

    def _figures(self) -> QFont:
        if self._numbers is None:
            self._numbers = numbers(QFont())
        return self._numbers


_ORDER = sys.byteorder
_TOLD = (
    int(Qt.ItemDataRole.DisplayRole),
    int(Qt.ItemDataRole.ToolTipRole),
    KEY_ROLE,
    COLOURS_ROLE,
    EMBLEM_ROLE,
    int(Qt.ItemDataRole.AccessibleTextRole),
)


def _alike(first: array[int], other: array[int]) -> int:
    """Return the length of the common beginning of two lists."""
    low, high = 0, min(len(first), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if first[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
