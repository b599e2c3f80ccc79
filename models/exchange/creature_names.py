"""Names in imported encounters: resolves them to creatures of the same files or of the library.

Makes parties of characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import TYPE_CHECKING

from sqlalchemy import select

from models.exchange.records.readers import Record
from models.exchange.records.report import (
    RefusedRecord,
    TakenCreature,
    TakenEncounter,
    TakenEntry,
    TakenMember,
    TakenParty,
)
from models.repositories.creatures import Creature
from models.repositories.parties import Member
from models.storage.errors import LibraryError
from models.storage.store import folded, table_of

if TYPE_CHECKING:
    from models.library import Library

Names = Mapping[tuple[str, str], str]
"""(system, name as it is compared) to the name as it is written."""


@dataclass(frozen=True, slots=True)
class NameScope:
    """The names an imported encounter may use: those of the files go before those of the library."""

    creatures: Names
    characters: Names
    exact: frozenset[tuple[str, str]]
    """(system, name or ref); encounters of Turnwright's own files must match one of these exactly."""

    @classmethod
    def of(cls, library: Library, records: Sequence[Record]) -> NameScope:
        """Return the names of the library and of the records of all files."""
        parties = [record for record in records if isinstance(record, TakenParty)]
        new_creatures = [record for record in records if isinstance(record, TakenCreature)]
        members = [member for party in parties for member in party.members]
        creatures, characters = _library_names(library, Creature), _library_names(library, Member)
        file_names = {(record.system, record.ref or record.name) for record in new_creatures}
        file_names |= {(member.system, member.ref or member.name) for member in members}
        return cls(
            _by_key(creatures) | _by_key((record.system, record.name) for record in new_creatures),
            _by_key(characters) | _by_key((member.system, member.name) for member in members),
            frozenset((*creatures, *characters, *file_names)),
        )


def name_key(name: str) -> str:
    """Return a name as it is compared: encounter builders write `young-red-dragon` and `Young Red Dragon`."""
    return re.sub(r"[\W_]", "", folded(name)) or name


def _by_key(pairs: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    return {(system, name_key(name)): name for system, name in pairs}


def _library_names(library: Library, kind: type[Creature | Member]) -> list[tuple[str, str]]:
    table = table_of(kind)
    with library.store.read() as connection:
        return [(system, name) for system, name in connection.execute(select(table.c.system, table.c.name))]


def refusal_of(encounter: TakenEncounter, scope: NameScope) -> RefusedRecord | None:
    """Return why an encounter is refused (it names a creature that is nowhere); None if all are known."""
    system = encounter.system
    if encounter.spares is None:
        for entry in encounter.entries:
            entry_names = {entry.creature, entry.member} - {""}
            if not entry.values.get("sheet") and not any((system, name) in scope.exact for name in entry_names):
                return RefusedRecord.because(
                    LibraryError("not_there", name=entry.creature or entry.member), encounter.name
                )
        return None
    missing = [
        entry.creature
        for entry in encounter.entries
        if entry.creature not in encounter.spares
        and (system, name_key(entry.creature)) not in scope.creatures
        and (system, name_key(entry.creature)) not in scope.characters
    ]
    if not missing:
        return None
    names = ", ".join(dict.fromkeys(missing))
    return RefusedRecord.because(LibraryError("encounter_lacks", name=encounter.name, creatures=names), encounter.name)


def resolve_encounters(records: Sequence[Record], scope: NameScope) -> list[Record]:
    """Return a file's records with the names of its encounters resolved, and with the spare creatures they need."""
    resolved: list[Record] = []
    spares: dict[tuple[str, str], TakenCreature] = {}
    for record in records:
        if isinstance(record, TakenEncounter) and record.spares is not None:
            resolved.append(replace(record, entries=tuple(_resolved_entries(record, record.spares, scope, spares))))
        else:
            resolved.append(record)
    return [*spares.values(), *resolved]


def _resolved_entries(
    encounter: TakenEncounter,
    spares: Mapping[str, TakenCreature],
    scope: NameScope,
    needed: dict[tuple[str, str], TakenCreature],
) -> Iterator[TakenEntry]:
    """Yield an encounter's entries, each with the creature or the member that it names."""
    for entry in encounter.entries:
        key = encounter.system, name_key(entry.creature)
        spare_creature = spares.get(entry.creature)
        if (member := scope.characters.get(key)) is not None and (
            spare_creature is None or spare_creature.is_character
        ):
            yield replace(entry, creature="", member=member, values=_with_name(entry, member))
        elif (name := scope.creatures.get(key)) is not None:
            yield replace(entry, creature=name, values=_with_name(entry, name))
        elif spare_creature is not None:
            needed.setdefault(key, replace(spare_creature, needed=True))
            yield entry


def _with_name(entry: TakenEntry, name: str) -> dict[str, object]:
    """Return an entry's values with the resolved name where it has no name of its own."""
    own_name = entry.values.get("name")
    return {**entry.values, "name": name if own_name in ("", entry.creature) else own_name}


# --- characters ------------------------------------------------------------------------------------------------


def gather_characters(records: Sequence[Record], file: str) -> list[Record]:
    """Return a file's records with its player characters as the members of one party."""
    members = [record for record in records if isinstance(record, TakenCreature) and record.is_character]
    if not members:
        return list(records)
    name = members[0].name if len(members) == 1 else PurePath(file).stem or file
    rows = tuple(
        TakenMember(
            record.name,
            record.system,
            record.sheet,
            {"player": record.player, "notes": record.notes, "full_pools": dict(record.pools), "level": record.level},
            record.extra,
            lacks=record.lacks or (),
        )
        for record in members
    )
    fields = [field for record in members for field in record.fields]
    others = [record for record in records if not (isinstance(record, TakenCreature) and record.is_character)]
    return [*others, TakenParty(name, rows, fields=fields)]
