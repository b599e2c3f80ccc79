"""What of a file is in the library already: the same name in the same system, the first of them first."""

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
class ExistingRecords:
    """What is in the library already."""

    id: int
    folder: str
    """Where it lies; empty: in no folder."""


class DuplicateFinder:
    """Finds for each record the same thing in the library as it was; each of those is met once."""

    def __init__(self, library: Library, party: int | str | None = None) -> None:
        """`party`: the one whose members creatures are compared with, or the name of a new one, which has none."""
        self._library = library
        self._party = party
        self._there: dict[type[Any], dict[tuple[str, ...], list[ExistingRecords]]] = {}

    def meet(self, record: Record) -> ExistingRecords | None:
        """The same thing in the library, or None if the record is a new one."""
        kind = type(record)
        if kind not in self._there:
            joins = kind is TakenCreature and self._party is not None
            entity = Member if joins else _ENTITIES.get(kind)
            self._there[kind] = {} if entity is None else self._found(entity)
        if not self._there[kind]:
            return None
        system = getattr(record, "system", None)
        same = self._there[kind].get((record.name,) if system is None else (record.name, system))
        return same.pop(0) if same else None

    def needed(self, record: Record) -> int | None:
        """The id of what is there already as it stands in the file, if it only comes along; else None."""
        match record:
            case TakenCreature(needed=True) if self._party is None:
                return known(self._library, Creature, record.name, record.system, record.sheet)
            case TakenParty(needed=True):
                return self._same_party(record)
            case _:
                return None

    def _same_party(self, record: TakenParty) -> int | None:
        wanted = [(member.name, member.system, member.sheet) for member in record.members]
        for party in self._library.parties.all():
            if party.id is not None and party.name == record.name:
                there = [
                    (member.name, member.system, member.sheet) for member in self._library.parties.members(party.id)
                ]
                if there == wanted:
                    return party.id
        return None

    def _found(self, entity: type[SQLModel]) -> dict[tuple[str, ...], list[ExistingRecords]]:
        table = table_of(entity)
        folder = table.c.folder if "folder" in table.c else literal("")
        columns = [table.c.id, folder, table.c.name, *([table.c.system] if "system" in table.c else [])]
        statement = select(*columns).order_by(table.c.id)
        if entity is Member:
            statement = statement.where(table.c.party_id == (self._party if isinstance(self._party, int) else None))
        if entity is Encounter:
            # A fight is nobody's to replace.
            statement = statement.where(table.c.state == PREPARED)
        there: dict[tuple[str, ...], list[ExistingRecords]] = defaultdict(list)
        with self._library.store.read() as connection:
            for id, lies, *key in connection.execute(statement):
                there[tuple(key)].append(ExistingRecords(id, lies or ""))
        return dict(there)


def known(
    library: Library, entity: type[Creature | Member], name: str, system: str, sheet: Mapping[str, Any]
) -> int | None:
    """The id of the first of that name and system, with that sheet unless it is empty; None if there is none."""
    table = table_of(entity)
    wanted = select(table.c.id, table.c.sheet).where(table.c.name == name, table.c.system == system)
    with library.store.read() as connection:
        found = [id for id, its in connection.execute(wanted.order_by(table.c.id)) if not sheet or its == sheet]
    return found[0] if found else None
