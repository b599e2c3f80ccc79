"""What the encounters of other programs name: creatures of the same files, or of the library; and who joins a party."""

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
"""System and name as it is compared to how it is written."""


@dataclass(frozen=True, slots=True)
class NameScope:
    """Who may be named: those of the files before those of the library."""

    creatures: Names
    characters: Names
    exact: frozenset[tuple[str, str]]
    """System and name, or what a file of our own calls it: encounters of our own name nobody in other words."""

    @classmethod
    def of(cls, library: Library, records: Sequence[Record]) -> NameScope:
        """Who is in the library, and in the records of all files."""
        parties = [record for record in records if isinstance(record, TakenParty)]
        fresh = [record for record in records if isinstance(record, TakenCreature)]
        members = [member for party in parties for member in party.members]
        creatures, characters = _in_library(library, Creature), _in_library(library, Member)
        called = {(record.system, record.ref or record.name) for record in fresh}
        called |= {(member.system, member.ref or member.name) for member in members}
        return cls(
            _compared(creatures) | _compared((record.system, record.name) for record in fresh),
            _compared(characters) | _compared((member.system, member.name) for member in members),
            frozenset((*creatures, *characters, *called)),
        )


def compared(name: str) -> str:
    """A name as it is compared: builders of encounters write `young-red-dragon` and `Young Red Dragon`."""
    return re.sub(r"[\W_]", "", folded(name)) or name


def _compared(pairs: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    return {(system, compared(name)): name for system, name in pairs}


def _in_library(library: Library, kind: type[Creature | Member]) -> list[tuple[str, str]]:
    table = table_of(kind)
    with library.store.read() as connection:
        return [(system, name) for system, name in connection.execute(select(table.c.system, table.c.name))]


def refusal_of(encounter: TakenEncounter, there: NameScope) -> RefusedRecord | None:
    """Why an encounter is not taken: it names somebody who is nowhere; None where all are there."""
    system = encounter.system
    if encounter.spares is None:
        for entry in encounter.entries:
            named = {entry.creature, entry.member} - {""}
            if not entry.values.get("sheet") and not any((system, name) in there.exact for name in named):
                return RefusedRecord.because(
                    LibraryError("not_there", name=entry.creature or entry.member), encounter.name
                )
        return None
    missing = [
        line.creature
        for line in encounter.entries
        if line.creature not in encounter.spares
        and (system, compared(line.creature)) not in there.creatures
        and (system, compared(line.creature)) not in there.characters
    ]
    if not missing:
        return None
    names = ", ".join(dict.fromkeys(missing))
    return RefusedRecord.because(LibraryError("encounter_lacks", name=encounter.name, creatures=names), encounter.name)


def found(records: Sequence[Record], there: NameScope) -> list[Record]:
    """The records of a file, none of whose encounters is refused, with what these name and who comes along."""
    made: list[Record] = []
    brought: dict[tuple[str, str], TakenCreature] = {}
    for encounter in records:
        if isinstance(encounter, TakenEncounter) and encounter.spares is not None:
            made.append(replace(encounter, entries=tuple(_entries(encounter, encounter.spares, there, brought))))
        else:
            made.append(encounter)
    return [*brought.values(), *made]


def _entries(
    encounter: TakenEncounter,
    spares: Mapping[str, TakenCreature],
    there: NameScope,
    brought: dict[tuple[str, str], TakenCreature],
) -> Iterator[TakenEntry]:
    for line in encounter.entries:
        key = encounter.system, compared(line.creature)
        spare = spares.get(line.creature)
        if (member := there.characters.get(key)) is not None and (spare is None or spare.is_character):
            yield replace(line, creature="", member=member, values=_called(line, member))
        elif (name := there.creatures.get(key)) is not None:
            yield replace(line, creature=name, values=_called(line, name))
        elif spare is not None:
            brought.setdefault(key, replace(spare, needed=True))
            yield line


def _called(line: TakenEntry, name: str) -> dict[str, object]:
    """What a line says, with the name as it is written where it has none of its own."""
    own = line.values.get("name")
    return {**line.values, "name": name if own in ("", line.creature) else own}


# --- characters ------------------------------------------------------------------------------------------------


def gathered(records: Sequence[Record], file: str) -> list[Record]:
    """The records of a file with its players' characters, enlisted by now, as the members of one party."""
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
    rest = [record for record in records if not (isinstance(record, TakenCreature) and record.is_character)]
    return [*rest, TakenParty(name, rows, fields=fields)]
