"""Branches: fights that go on from a point of another one, each with a journal of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, insert, literal, select

from models.repositories.encounters import RUNNING, Encounter, EncounterEntry
from models.repositories.fights import CHECKPOINT, ENTRY, FIGHT, DamagedFight, state_in
from models.storage.errors import LibraryError
from models.storage.store import Repository, now, table_of
from rules.text.localized import message_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Table

_ENCOUNTER, _ROSTER = table_of(Encounter), table_of(EncounterEntry)


@dataclass(frozen=True, slots=True)
class Branch:
    """A fight of a family: all that branched from one another."""

    encounter_id: int
    name: str
    branch_of: int | None
    """The fight it branched from; None: from none, or that one is gone."""
    branched_at: int
    """How many commands it has in common with that one."""


class Branches(Repository):
    """The branches of fights in a library."""

    def add(self, encounter_id: int, n: int, name: str) -> int:
        """Add a fight with the first `n` commands of another; return its encounter's id.

        It runs, whether or not the other has ended, and its outcome reaches no member of a party: the other may have
        given its rewards already. Nothing of the other changes. Undo: `Encounters.remove` it.
        """
        with self._store.write() as connection:
            self._demand(connection, encounter_id, n)
            new_id = self._copied_encounter(connection, encounter_id, name)
            values: dict[str, Any] = {
                "encounter_id": new_id,
                "cursor": n,
                "pending": None,
                "ending": None,
                "put_away": False,
            }
            played = select(func.coalesce(func.max(FIGHT.c.played), 0) + 1).scalar_subquery()
            values |= {"members": "{}", "branch_of": encounter_id, "branched_at": n, "played": played}
            _copy(connection, FIGHT, FIGHT.c.encounter_id == encounter_id, values)
            for table in (ENTRY, CHECKPOINT):
                chosen = (table.c.encounter_id == encounter_id) & (table.c.n <= n)
                _copy(connection, table, chosen, {"encounter_id": new_id})
        return new_id

    def _demand(self, connection: Connection, encounter_id: int, n: int) -> None:
        last = select(func.max(ENTRY.c.n)).where(ENTRY.c.encounter_id == encounter_id).scalar_subquery()
        cursor_and_last = connection.execute(
            select(FIGHT.c.cursor, func.coalesce(last, 0)).where(FIGHT.c.encounter_id == encounter_id)
        ).first()
        if cursor_and_last is None:
            raise LibraryError("gone", what="fight", id=encounter_id)
        if not 0 <= n <= cursor_and_last[1]:
            raise LibraryError("out_of_step", cursor=cursor_and_last[0], n=n)

    def _copied_encounter(self, connection: Connection, encounter_id: int, name: str) -> int:
        change_number = select(func.coalesce(func.max(_ENCOUNTER.c.changed), 0) + 1).scalar_subquery()
        values = {"name": name, "state": RUNNING, "outcome": None, "party_id": None, "created": now()}
        chosen = _ENCOUNTER.c.id == encounter_id
        _copy(connection, _ENCOUNTER, chosen, {**values, "changed": change_number}, left_out="id")
        new_id = int(connection.scalar(select(func.max(_ENCOUNTER.c.id))) or 0)
        _copy(connection, _ROSTER, _ROSTER.c.encounter_id == encounter_id, {"encounter_id": new_id}, left_out="id")
        return new_id

    def checkpoint(self, encounter_id: int, n: int) -> tuple[int, Any]:
        """Return the latest stored state up to the `n`th command, packed, after the number of commands before it."""
        chosen = (CHECKPOINT.c.encounter_id == encounter_id) & (CHECKPOINT.c.n <= n)
        latest = select(CHECKPOINT.c.n, CHECKPOINT.c.state).where(chosen).order_by(CHECKPOINT.c.n.desc()).limit(1)
        with self._store.read() as connection:
            row = connection.execute(latest).first()
            name = connection.scalar(select(_ENCOUNTER.c.name).where(_ENCOUNTER.c.id == encounter_id)) or ""
        if row is None:
            raise LibraryError("gone", what="fight", id=encounter_id)
        try:
            return row.n, state_in(row.state)
        except DamagedFight as damaged:
            raise LibraryError("bad_fight", name=name, reason=message_of(damaged)) from damaged

    def family(self, encounter_id: int) -> list[Branch]:
        """Return all fights of a fight's family, this one among them, the oldest first."""
        columns = (FIGHT.c.encounter_id, _ENCOUNTER.c.name, FIGHT.c.branch_of, FIGHT.c.branched_at)
        statement = select(*columns).join(_ENCOUNTER, _ENCOUNTER.c.id == FIGHT.c.encounter_id)
        with self._store.read() as connection:
            rows = connection.execute(statement.order_by(FIGHT.c.encounter_id)).all()
        ids = {row.encounter_id for row in rows}
        fights = [
            Branch(row.encounter_id, row.name, row.branch_of if row.branch_of in ids else None, row.branched_at or 0)
            for row in rows
        ]
        parent_of = {branch.encounter_id: branch.branch_of for branch in fights}
        root = _root(parent_of, encounter_id)
        return [branch for branch in fights if _root(parent_of, branch.encounter_id) == root]


def _root(parent_of: Mapping[int, int | None], id: int) -> int:
    """The fight from which a whole family branched."""
    seen = {id}
    while (parent := parent_of.get(id)) is not None and parent not in seen:
        seen.add(parent)
        id = parent
    return id


def _copy(
    connection: Connection, table: Table, chosen: Any, values: dict[str, Any], *, left_out: str | None = None
) -> None:
    """Copy rows inside the file, with other values in some columns."""
    columns = [column for column in table.c if column.name != left_out]
    selected = [
        column if column.name not in values else _as_column(values[column.name], column).label(column.name)
        for column in columns
    ]
    connection.execute(insert(table).from_select([column.name for column in columns], select(*selected).where(chosen)))


def _as_column(value: Any, column: Any) -> Any:
    return value if hasattr(value, "label") else literal(value, column.type)
