"""Duplicates: records that the library has already, by name and system; the oldest match comes first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import literal, select

from models.exchange.records.readers import Record
from models.exchange.records.report import TakenBoard, TakenCreature, TakenEncounter, TakenParty
from models.repositories.boards import StoredBoard
from models.repositories.creatures import Creature
from models.repositories.encounters import PREPARED, Encounter
from models.repositories.parties import Member, Party
from models.storage.store import table_of
from rules.core.state import stem_of

if TYPE_CHECKING:
    from sqlmodel import SQLModel

    from models.library import Library

_ENTITIES: dict[type[Any], type[SQLModel]] = {
    TakenCreature: Creature,
    TakenParty: Party,
    TakenEncounter: Encounter,
    TakenBoard: StoredBoard,
}


@dataclass(frozen=True, slots=True)
class ExistingRecord:
    """A record that the library has already."""

    id: int
    folder: str
    """The folder it lies in; empty for none."""


class DuplicateFinder:
    """Finds the record of the library that matches an imported one; each is matched once."""

    def __init__(self, library: Library, party: int | str | None = None) -> None:
        """`party` is the id of the party whose members are compared with creatures, or the name of a new, empty one."""
        self._library = library
        self._party = party
        self._existing_by_type: dict[type[Any], dict[tuple[str, ...], list[ExistingRecord]]] = {}

    def next_match(self, record: Record) -> ExistingRecord | None:
        """Return the next match in the library, or None for a new record."""
        kind = type(record)
        if kind not in self._existing_by_type:
            joins = kind is TakenCreature and self._party is not None
            entity = Member if joins else _ENTITIES.get(kind)
            self._existing_by_type[kind] = {} if entity is None else self._existing(entity)
        if not self._existing_by_type[kind]:
            return None
        system = getattr(record, "system", None)
        matches = self._existing_by_type[kind].get((record.name,) if system is None else (record.name, system))
        return matches.pop(0) if matches else None

    def identical(self, record: Record) -> int | None:
        """Return the id of an identical record of the library for one that only comes along with others; else None."""
        match record:
            case TakenCreature(needed=True) if self._party is None:
                return id_of(self._library, Creature, record.name, record.system, record.sheet)
            case TakenParty(needed=True):
                return self._same_party(record)
            case _:
                return None

    def _same_party(self, record: TakenParty) -> int | None:
        """Return the id of a party with the same name, but for a number, and the same members, or None."""
        imported = [(member.name, member.system, member.sheet) for member in record.members]
        for party in self._library.parties.all():
            if party.id is not None and stem_of(party.name) == stem_of(record.name):
                existing = [
                    (member.name, member.system, member.sheet) for member in self._library.parties.members(party.id)
                ]
                if existing == imported:
                    return party.id
        return None

    def _existing(self, entity: type[SQLModel]) -> dict[tuple[str, ...], list[ExistingRecord]]:
        """Return the records of an entity's table by name, or by name and system."""
        table = table_of(entity)
        folder = table.c.folder if "folder" in table.c else literal("")
        columns = [table.c.id, folder, table.c.name, *([table.c.system] if "system" in table.c else [])]
        statement = select(*columns).order_by(table.c.id)
        if entity is Member:
            statement = statement.where(table.c.party_id == (self._party if isinstance(self._party, int) else None))
        if entity is Encounter:
            # A fight is nobody's to replace.
            statement = statement.where(table.c.state == PREPARED)
        found_by_key: dict[tuple[str, ...], list[ExistingRecord]] = defaultdict(list)
        with self._library.store.read() as connection:
            for id, folder_name, *key in connection.execute(statement):
                found_by_key[tuple(key)].append(ExistingRecord(id, folder_name or ""))
        return dict(found_by_key)


def id_of(
    library: Library, entity: type[Creature | Member], name: str, system: str, sheet: Mapping[str, Any]
) -> int | None:
    """Return the id of the first record with that name, system and sheet (any if it is empty), or None."""
    table = table_of(entity)
    statement = select(table.c.id, table.c.sheet).where(table.c.name == name, table.c.system == system)
    with library.store.read() as connection:
        ids = [id for id, stored in connection.execute(statement.order_by(table.c.id)) if not sheet or stored == sheet]
    return ids[0] if ids else None
