"""What the encounters of other programs name: creatures of the same files, or of the library; and who joins a party."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import TYPE_CHECKING

from sqlalchemy import select

from models.creatures import Creature
from models.exchange.reading import Record
from models.exchange.report import Refused, Taken, TakenEncounter, TakenEntry, TakenMember, TakenParty
from models.parties import Member
from models.refusals import LibraryError
from models.store import folded, table_of

if TYPE_CHECKING:
    from models.library import Library

Names = Mapping[tuple[str, str], str]
"""System and name as it is compared to how it is written."""


def compared(name: str) -> str:
    """A name as it is compared: builders of encounters write `young-red-dragon` and `Young Red Dragon`."""
    return re.sub(r"[\W_]", "", folded(name)) or name


def creatures_of(library: Library, records: Iterable[Record]) -> Names:
    """The creatures that may be named: those of the files before those of the library."""
    return _in_library(library, Creature) | {
        (one.system, compared(one.name)): one.name for one in records if isinstance(one, Taken)
    }


def characters_of(library: Library, records: Iterable[Record]) -> Names:
    """The characters that may be named: those of the files before those of the library."""
    fresh = [one for party in records if isinstance(party, TakenParty) for one in party.members]
    return _in_library(library, Member) | {(one.system, compared(one.name)): one.name for one in fresh}


def _in_library(library: Library, kind: type[Creature | Member]) -> dict[tuple[str, str], str]:
    table = table_of(kind)
    with library.store.read() as connection:
        rows = connection.execute(select(table.c.name, table.c.system)).all()
    return {(system, compared(name)): name for name, system in rows}


def found(records: Sequence[Record], creatures: Names, characters: Names) -> tuple[list[Record], list[Refused]]:
    """The records of a file with what its encounters name: who comes along, and encounters that name nobody known."""
    made: list[Record] = []
    refused: list[Refused] = []
    brought: dict[tuple[str, str], Taken] = {}
    for one in records:
        if not isinstance(one, TakenEncounter) or one.spares is None:
            made.append(one)
            continue
        entries, missing = _entries(one, creatures, characters, brought)
        if missing:
            names = ", ".join(dict.fromkeys(missing))
            refused.append(Refused.because(LibraryError("encounter_lacks", name=one.name, creatures=names), one.name))
        else:
            made.append(replace(one, entries=tuple(entries)))
    return [*brought.values(), *made], refused


def _entries(
    encounter: TakenEncounter, creatures: Names, characters: Names, brought: dict[tuple[str, str], Taken]
) -> tuple[list[TakenEntry], list[str]]:
    entries: list[TakenEntry] = []
    missing: list[str] = []
    own: dict[tuple[str, str], Taken] = {}
    for line in encounter.entries:
        key = encounter.system, compared(line.creature)
        spare = (encounter.spares or {}).get(line.creature)
        if (member := characters.get(key)) is not None and (spare is None or spare.is_character):
            entries.append(replace(line, creature="", member=member, values=_called(line, member)))
        elif (name := creatures.get(key)) is not None:
            entries.append(replace(line, creature=name, values=_called(line, name)))
        elif spare is not None:
            own.setdefault(key, replace(spare, needed=True))
            entries.append(line)
        else:
            missing.append(line.creature)
    if not missing:
        for key, one in own.items():
            brought.setdefault(key, one)
    return entries, missing


def _called(line: TakenEntry, name: str) -> dict[str, object]:
    """What a line says, with the name as it is written where it has none of its own."""
    own = line.values.get("name")
    return {**line.values, "name": name if own in ("", line.creature) else own}


# --- characters ------------------------------------------------------------------------------------------------


def gathered(records: Sequence[Record], file: str) -> list[Record]:
    """The records of a file with its players' characters, enlisted by now, as the members of one party."""
    members = [one for one in records if isinstance(one, Taken) and one.is_character]
    if not members:
        return list(records)
    name = members[0].name if len(members) == 1 else PurePath(file).stem or file
    rows = tuple(
        TakenMember(
            one.name,
            one.system,
            one.sheet,
            {"notes": one.notes, "full_pools": dict(one.pools), "level": one.level},
            one.extra,
            lacks=one.lacks,
        )
        for one in members
    )
    fields = [field for one in members for field in one.fields]
    rest = [one for one in records if not (isinstance(one, Taken) and one.is_character)]
    return [*rest, TakenParty(name, rows, fields=fields)]
