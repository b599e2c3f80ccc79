"""The content of the tray *Next fight* as frozen values, and the item model that shows it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt

from models.library import Library
from models.repositories.encounters import EncounterEntry
from models.repositories.trays import Tray
from rules.core.state import FOES, PARTY
from rules.text.sanitize import without_controls
from ui.dnd.payload import DropPayload
from ui.session.entry_state import UNHARMED, EntryStanding, standings
from ui.sheets import rule_systems
from ui.text.words import side_name
from ui.widgets.columns import Column, heading
from ui.widgets.keyed_model import ROOT, Index, KeyedRows
from ui.widgets.labels import tip
from ui.widgets.sides import offered_name

Source = Literal["creature", "member"]
MOST = 99


class TrayRow(NamedTuple):
    """A line of the tray: a creature with a count, or a member of a party."""

    line: int
    """Its number, which never changes."""
    source: Source
    id: int
    side: str
    many: int
    name: str
    system: str

    @property
    def who(self) -> tuple[str, int]:
        """What it is, whatever its side and count."""
        return self.source, self.id


@dataclass(frozen=True, slots=True)
class Addition:
    """The rows of a tray after an addition, and the names of what belongs to another rule system."""

    rows: tuple[TrayRow, ...]
    refused: tuple[str, ...] = ()


def with_dropped(
    library: Library, rows: Sequence[TrayRow], dropped: DropPayload, side: str = FOES, place: int | None = None
) -> Addition:
    """Return the rows with an addition at a place; a creature already on that side counts one more."""
    known = {creature.id: creature for creature in library.creatures.get_all(dropped.creatures)}
    dropped_rows = [
        TrayRow(0, "creature", id, its_side, 1, known[id].name, known[id].system)
        for id, its_side in dropped.sided_creatures(side)
        if id in known
    ]
    for key, its_side in dropped.sided_members():
        member = library.parties.member(key)
        if member is not None:
            dropped_rows.append(TrayRow(0, "member", key, its_side, 1, member.name, member.system))
    made = list(rows)
    refused = []
    for tray_row in dropped_rows:
        if made and made[0].system != tray_row.system:
            refused.append(tray_row.name)
            continue
        there = _same_place(made, tray_row)
        if there is None:
            if tray_row.source == "creature" or not any(row.who == tray_row.who for row in made):
                made.append(tray_row._replace(line=max((row.line for row in made), default=0) + 1))
        elif tray_row.source == "creature":
            made[there] = made[there]._replace(many=min(MOST, made[there].many + 1))
    if place is not None:
        made = [*made[:place], *made[len(rows) :], *made[place : len(rows)]]
    return Addition(tuple(made), tuple(refused))


def rearranged(rows: Sequence[TrayRow], lines: Sequence[int], place: int, side: str | None) -> tuple[TrayRow, ...]:
    """Return the rows with some lines moved to another place; with a `side`, onto that side."""
    if side is not None:
        return _merged([row._replace(side=side) if row.line in lines else row for row in rows])
    going = [row for row in rows if row.line in lines]
    before, behind = ([row for row in part if row.line not in lines] for part in (rows[:place], rows[place:]))
    return _merged([*before, *going, *behind])


def one_less(rows: Sequence[TrayRow], creatures: Sequence[int]) -> tuple[TrayRow, ...]:
    """Return the rows with one of each creature less, from its last line; an empty line is removed."""
    made = list(rows)
    for id in creatures:
        places = [place for place, row in enumerate(made) if row.who == ("creature", id)]
        if places:
            row = made[places[-1]]
            made[places[-1] : places[-1] + 1] = [row._replace(many=row.many - 1)] if row.many > 1 else []
    return tuple(made)


def lines_of(rows: Sequence[TrayRow]) -> list[dict[str, Any]]:
    """Return the rows in the library's format."""
    return [{row.source: row.id, "side": row.side, "count": row.many} for row in rows]


def rows_of(library: Library, tray: Tray) -> tuple[TrayRow, ...]:
    """Return the rows of a saved tray, without what was deleted or has another system now."""
    rows = []
    for number, line in enumerate(tray.lines, 1):
        source: Source = "creature" if "creature" in line else "member"
        rows.append(TrayRow(number, source, line[source], line["side"], line["count"], "", tray.system))
    return refreshed(library, rows)


def refreshed(library: Library, rows: Sequence[TrayRow]) -> tuple[TrayRow, ...]:
    """Return the rows without what was deleted, and with present names."""
    wanted = [row.id for row in rows if row.source == "creature"]
    creatures = {creature.id: creature for creature in library.creatures.get_all(wanted)}
    made = []
    for row in rows:
        source = creatures.get(row.id) if row.source == "creature" else library.parties.member(row.id)
        if source is not None and source.system == row.system:
            made.append(row._replace(name=source.name))
    return tuple(made)


def entries(library: Library, rows: Sequence[TrayRow], party_id: int | None) -> list[EncounterEntry]:
    """Return the entries of the encounter: first the party's members of the same system, then the tray."""
    made = []
    listed = {row.id for row in rows if row.source == "member"}
    system = rows[0].system if rows else None
    if party_id is not None:
        made = [
            EncounterEntry(member_id=member.id, name=member.name, side=PARTY, sheet=member.sheet)
            for member in library.parties.members(party_id)
            if member.id not in listed and member.system == system
        ]
    creatures = {
        candidate.id: candidate
        for candidate in library.creatures.get_all([row.id for row in rows if row.source == "creature"])
    }
    for row in rows:
        if row.source == "creature":
            creature = creatures.get(row.id)
            if creature is not None:
                made.append(
                    EncounterEntry(
                        creature_id=row.id, name=creature.name, side=row.side, count=row.many, sheet=creature.sheet
                    )
                )
        elif (member := library.parties.member(row.id)) is not None:
            made.append(EncounterEntry(member_id=row.id, name=member.name, side=row.side, sheet=member.sheet))
    return made


def tray_standings(library: Library, rows: Sequence[TrayRow]) -> dict[int, EntryStanding]:
    """Return the state in which lines enter the fight, by their numbers."""
    made = entries(library, rows, None)
    for row, entry in zip(rows, made, strict=True):
        entry.id = row.line
    return standings(library, rule_systems.find(rows[0].system), made) if rows else {}


SIDE_WIDTH = 128
"""The width of the column of sides with their words."""
translate = QCoreApplication.translate
COLUMNS: tuple[Column[TrayRow], ...] = (
    Column(
        title=lambda: translate("TrayRows", "Count"),
        text=lambda row: f"{row.many} ×",
        edit=lambda row: row.many,
        width=76,
        is_right=True,
    ),
    Column(title=lambda: translate("TrayRows", "Name"), text=lambda row: row.name),
    Column(
        title=lambda: translate("TrayRows", "Side"),
        text=lambda row: side_name(row.side),
        edit=lambda row: row.side,
        width=SIDE_WIDTH,
    ),
)
COUNT, NAME, SIDE = range(3)
"""The indexes of some columns."""
STANDING_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The state in which a line enters the fight."""


class TrayRows(KeyedRows[TrayRow]):
    """The tray's lines: count, name, side."""

    def __init__(
        self,
        changed: Callable[[tuple[TrayRow, ...], str], None],
        standings: Callable[[Sequence[TrayRow]], Mapping[int, EntryStanding]],
        parent: QObject | None = None,
    ) -> None:
        """`standings` gives the state in which lines enter the fight, by their numbers."""
        super().__init__(parent)
        self._changed, self._standings = changed, standings
        self._standing: Mapping[int, EntryStanding] = {}

    def show_rows(self, fresh: Sequence[TrayRow]) -> None:
        """Show lines, each with the state in which it enters the fight."""
        before, self._standing = self._standing, self._standings(fresh)
        super().show_rows(fresh)
        if fresh and before != self._standing:
            self.dataChanged.emit(self.index(0, 0), self.index(len(fresh) - 1, len(COLUMNS) - 1))

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides with at least one line."""
        return tuple(dict.fromkeys(row.side for row in self.rows))

    def key(self, row: TrayRow) -> Hashable:
        """The line's number."""
        return row.line

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:
        """The columns' names."""
        return heading(COLUMNS, section, orientation, role)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """A cell."""
        row = self.row_at(index)
        if row is None:
            return None
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.EditRole:
            return (column.edit or column.text)(row)
        standing = self._standing.get(row.line, UNHARMED)
        if role == STANDING_ROLE:
            return standing
        details = (standing.level, "" if standing.life is None else standing.life.words)
        if role == Qt.ItemDataRole.ToolTipRole:
            beside = details if index.column() == NAME else ()
            return tip(" · ".join(filter(None, (column.text(row), *beside))))
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            template = self.tr("{count} × {name}, side: {side}")
            words = template.format(count=row.many, name=row.name, side=side_name(row.side))
            return without_controls(", ".join(filter(None, (words, *details))))
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None

    def setData(self, index: Index, value: Any, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        """Change the count or the side of a line."""
        name = {COUNT: "many", SIDE: "side"}.get(index.column())
        return role == Qt.ItemDataRole.EditRole and name is not None and self.change(index, {name: value})

    def change(self, index: Index, values: Mapping[str, Any]) -> bool:
        """Change count, side or both of a line as one step; return False if nothing changes."""
        row = self.row_at(index)
        changed = None if row is None else _changed(row, values)
        if row is None or changed is None:
            return False
        if changed.side == row.side:
            text = self.tr("Change how many of {name} fight").format(name=row.name)
        elif changed.many == row.many:
            text = self.tr("Change the side of {name}").format(name=row.name)
        else:
            text = self.change_words(index, values)
        self._changed(_merged([*self.rows[: index.row()], changed, *self.rows[index.row() + 1 :]]), text)
        return True

    def change_words(self, index: Index, values: Mapping[str, Any]) -> str:
        """Return in words what would change in a line: `Hound: × 3, Neutral`; empty if nothing would."""
        row = self.row_at(index)
        changed = None if row is None else _changed(row, values)
        if row is None or changed is None:
            return ""
        parts = [offered_name(changed.side)] if changed.side != row.side else []
        parts += [f"× {changed.many}"] if changed.many != row.many else []
        return f"{row.name}: {', '.join(parts)}"

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make count and side editable, and lines draggable."""
        row = self.row_at(index)
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
        editable = index.column() == SIDE or (index.column() == COUNT and row.source == "creature")
        return flags | Qt.ItemFlag.ItemIsEditable if editable else flags


def _changed(row: TrayRow, values: Mapping[str, Any]) -> TrayRow | None:
    """Return a row with other values, as far as allowed; None if nothing changes."""
    many = max(1, min(MOST, int(values.get("many", row.many)))) if row.source == "creature" else row.many
    changed = row._replace(many=many, side=str(values.get("side", row.side)))
    return None if changed == row else changed


def _same_place(rows: Sequence[TrayRow], wanted: TrayRow) -> int | None:
    places = (place for place, row in enumerate(rows) if row.who == wanted.who and row.side == wanted.side)
    return next(places, None)


def _merged(rows: Sequence[TrayRow]) -> tuple[TrayRow, ...]:
    """Return the rows with lines of the same creature and side merged."""
    made: list[TrayRow] = []
    for row in rows:
        place = _same_place(made, row)
        if place is None:
            made.append(row)
        elif row.source == "creature":
            made[place] = made[place]._replace(many=min(MOST, made[place].many + row.many))
    return tuple(made)
