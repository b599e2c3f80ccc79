"""What is stored of a rule system, moved to a newer version of it: renamed places are followed, unknown ones go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import select

from models.repositories.creatures import Creature
from models.repositories.encounters import PREPARED, Encounter, EncounterEntry
from models.repositories.house_rules import HouseRulesRow
from models.repositories.parties import Member
from models.repositories.sheets import SUMMARY, Sheets
from models.storage.store import table_of
from rules.sheets.renamed import OF_OPTIONS, OF_POOLS, OF_SHEETS, OF_STATUSES, renamed_keys, renamed_sheet
from rules.sheets.schema import label_of, row_model

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table

    from rules.system.system import System


class LostPlace(NamedTuple):
    """A place of which nothing is left in the newer version."""

    place: str
    """`sheet.armor`, `sheet.attacks.bonus`, `option.long`, `status.scared`."""
    label: str
    """What it was called."""
    things: int
    """In how many sheets, encounters or members something stands there."""


class RowBefore(NamedTuple):
    """Some columns of a row as they were."""

    table: str
    key: Any
    values: Mapping[str, Any]


@dataclass
class MovedData:
    """What moving changes, and what is lost by it."""

    rows: list[tuple[Table, Any, Mapping[str, Any], Mapping[str, Any]]] = field(default_factory=list)
    """Table, key, values before and values after."""
    lost: Counter[str] = field(default_factory=Counter)

    def lost_places(self, before: System | None) -> tuple[LostPlace, ...]:
        """Return what is lost, by the words of the version before."""
        return tuple(LostPlace(place, _label(before, place), count) for place, count in sorted(self.lost.items()))

    def write(self, connection: Connection) -> tuple[RowBefore, ...]:
        """Write what has changed; return what was there."""
        for table, key, _, after in self.rows:
            connection.execute(table.update().where(_key(table) == key).values(**after))
        return tuple(RowBefore(table.name, key, before) for table, key, before, _ in self.rows)


def put_back(connection: Connection, rows: tuple[RowBefore, ...]) -> tuple[RowBefore, ...]:
    """Bring rows back as they were; return them as they are now."""
    present: list[RowBefore] = []
    for name, key, values in rows:
        table = _TABLES[name]
        columns = [table.c[column] for column in values]
        row = connection.execute(select(*columns).where(_key(table) == key)).mappings().first()
        if row is not None:
            present.append(RowBefore(name, key, dict(row)))
            connection.execute(table.update().where(_key(table) == key).values(**values))
    return tuple(present)


def moved_data(connection: Connection, system: System, renamed: Mapping[str, str]) -> MovedData:
    """Return what there is of a system as its newer version has it; nothing is written."""
    moved, sheets = MovedData(), Sheets(lambda _: system)

    def look(table: Table, chosen: Any, move: Callable[[Mapping[str, Any]], dict[str, Any]], *columns: str) -> None:
        names = dict.fromkeys((_key(table).name, *columns))
        statement = select(*(table.c[name] for name in names)).where(chosen).order_by(_key(table))
        for row in connection.execute(statement).mappings().all():
            after = {name: value for name, value in move(dict(row)).items() if value != row[name]}
            if after:
                before = {name: row[name] for name in after}
                moved.rows.append((table, row[_key(table).name], before, after))

    def creature(row: Mapping[str, Any]) -> dict[str, Any]:
        sheet = renamed_sheet(row["sheet"], system.sheet, renamed, moved.lost)
        summary = sheets.summary(system.id, sheet)
        told = {"pools": summary.pools, "told": summary.told, "marks": summary.marks, "summed": SUMMARY}
        of_row = {"level": row["level"] or summary.level, "kind": row["kind"] or summary.kind}
        return {"sheet": sheet, **told, **of_row}

    def member(row: Mapping[str, Any]) -> dict[str, Any]:
        sheet = renamed_sheet(row["sheet"], system.sheet, renamed, moved.lost)
        full_pools = sheets.summary(system.id, sheet).pools
        pools = renamed_keys(row["pools"], OF_POOLS, renamed, {pool.id for pool in system.pools}, moved.lost)
        conditions = _moved_conditions(row["conditions"], system, renamed, moved.lost)
        return {"sheet": sheet, "pools": pools, "full_pools": full_pools, "conditions": conditions}

    def entry(row: Mapping[str, Any]) -> dict[str, Any]:
        pools = renamed_keys(row["pools"], OF_POOLS, renamed, {pool.id for pool in system.pools}, moved.lost)
        return {"sheet": renamed_sheet(row["sheet"], system.sheet, renamed, moved.lost), "pools": pools}

    def options(row: Mapping[str, Any]) -> dict[str, Any]:
        known = system.options.model_fields.keys()
        return {"options": renamed_keys(row["options"], OF_OPTIONS, renamed, known, moved.lost)}

    summed = ("pools", "told", "marks", "summed", "level", "kind")
    look(_CREATURE, _CREATURE.c.system == system.id, creature, "sheet", *summed)
    look(_MEMBER, _MEMBER.c.system == system.id, member, "sheet", "pools", "full_pools", "conditions")
    prepared = (_ENCOUNTER.c.system == system.id) & (_ENCOUNTER.c.state == PREPARED)
    look(_ENTRY, _ENTRY.c.encounter_id.in_(select(_ENCOUNTER.c.id).where(prepared)), entry, "sheet", "pools")
    look(_ENCOUNTER, prepared, options, "options")
    look(_HOUSE, _HOUSE.c.system == system.id, options, "options")
    return moved


_CREATURE, _MEMBER, _ENTRY = table_of(Creature), table_of(Member), table_of(EncounterEntry)
_ENCOUNTER, _HOUSE = table_of(Encounter), table_of(HouseRulesRow)
_TABLES = {table.name: table for table in (_CREATURE, _MEMBER, _ENTRY, _ENCOUNTER, _HOUSE)}


def _key(table: Table) -> Any:
    return next(iter(table.primary_key.columns))


def _moved_conditions(
    rows: Any, system: System, renamed: Mapping[str, str], lost: Counter[str]
) -> list[dict[str, Any]]:
    known = {*system.statuses, *system.aftermath.states}
    kept: list[dict[str, Any]] = []
    for row in rows:
        named = renamed_keys({str(row.get("status")): row}, OF_STATUSES, renamed, known, lost)
        kept += [{**row, "status": status} for status in named]
    return kept


def _label(system: System | None, place: str) -> str:
    """The label of a place in the words of its system; its id if that is not known."""
    table, _, path = place.partition(".")
    name, _, column = path.partition(".")
    if system is None:
        return path
    if table == OF_POOLS:
        return next((pool.label for pool in system.pools if pool.id == name), name)
    if table == OF_STATUSES:
        return system.statuses[name].label if name in system.statuses else name
    model: Any = system.sheet if table == OF_SHEETS else system.options
    info = model.model_fields.get(name)
    if info is None:
        return path
    rows = row_model(info)
    if column and rows is not None and column in rows.model_fields:
        return f"{label_of(name, info)}, {label_of(column, rows.model_fields[column])}"
    return label_of(name, info)
