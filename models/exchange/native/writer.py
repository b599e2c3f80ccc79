"""The project's own exchange file, written: what is read from it again is equal, field by field."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from models.exchange.native.reader import FORMAT, VERSION
from models.exchange.records.unknown_keys import SHEET, put_back
from models.repositories.creatures import Creature
from models.repositories.parties import Member, Party

if TYPE_CHECKING:
    from models.library import Library
    from models.repositories.boards import StoredBoard
    from models.repositories.encounters import Encounter, EncounterEntry

_line = json.JSONEncoder(ensure_ascii=False).encode


def document(parts: Mapping[str, Iterable[Mapping[str, Any]]]) -> str:
    """An exchange file: each thing on a line of its own, so that two files can be compared."""
    text = [f'{{"format": "{FORMAT}", "version": {VERSION}']
    for part, rows in parts.items():
        lines = ",\n".join(_line(row) for row in rows)
        text.append(f',\n"{part}": [\n{lines}\n]' if lines else f',\n"{part}": []')
    return "".join([*text, "}\n"])


def creatures(library: Library, ids: Sequence[int]) -> str:
    """Creatures as an exchange file."""
    return document({"creatures": map(creature_row, library.creatures.get_all(ids))})


def parties(library: Library, ids: Sequence[int]) -> str:
    """Parties with their members as an exchange file."""
    return document(party_parts(library, ids))


def party_parts(library: Library, ids: Sequence[int]) -> dict[str, Iterable[Mapping[str, Any]]]:
    """Parties with their members as the parts of a file."""
    found = [party for party in map(library.parties.get, ids) if party is not None]
    return {"parties": _party_rows(library, found, {})}


def people(library: Library, beasts: Sequence[int], members: Collection[int]) -> str:
    """Creatures, and members under the names of their parties, as an exchange file."""
    homes = {member.party_id for member in map(library.parties.member, members) if member is not None}
    found = [party for party in library.parties.all() if party.id in homes]
    rows = ({**row, "notes": ""} for row in _party_rows(library, found, {}, only=members))
    parts = {"creatures": map(creature_row, library.creatures.get_all(beasts)), "parties": rows}
    return document({name: part for name, part in parts.items() if (beasts if name == "creatures" else homes)})


def boards(found: Iterable[StoredBoard]) -> str:
    """Boards as an exchange file."""
    return document({"boards": map(_board_row, found)})


def encounters(library: Library, ids: Sequence[int]) -> str:
    """Encounters as an exchange file, with the creatures and parties that they speak of."""
    return document(encounter_parts(library, ids))


def encounter_parts(library: Library, ids: Sequence[int]) -> dict[str, Iterable[Mapping[str, Any]]]:
    """Encounters, and the creatures and parties that they speak of, as the parts of a file."""
    found = [encounter for encounter in map(library.encounters.get, ids) if encounter is not None]
    entries = {encounter.id or 0: library.encounters.entries(encounter.id or 0) for encounter in found}
    spoken = [entry for rows in entries.values() for entry in rows]
    beasts = library.creatures.get_all(sorted({entry.creature_id for entry in spoken if entry.creature_id is not None}))
    in_parties = {member.id: member.party_id for member in library.parties.members()}
    wanted = {in_parties.get(entry.member_id) for entry in spoken} | {encounter.party_id for encounter in found}
    teams = [party for party in library.parties.all() if party.id in wanted]
    members = [member for party in teams for member in library.parties.members(party.id)]
    of_creature, of_member, of_party = _refs(beasts), _refs(members), _refs(teams)
    return {
        "creatures": [_with_ref(creature_row(creature), of_creature[creature.id or 0]) for creature in beasts],
        "parties": _party_rows(library, teams, of_member, of_party),
        "encounters": [
            _encounter_row(encounter, entries[encounter.id or 0], of_creature, of_member, of_party)
            for encounter in found
        ],
    }


def creature_row(creature: Creature) -> dict[str, Any]:
    """A creature as a file says it."""
    return {
        "name": creature.name,
        "system": creature.system,
        "sheet": _whole_sheet(creature.sheet, creature.extra),
        "level": creature.level,
        "kind": creature.kind,
        "folder": creature.folder,
        "tags": creature.tags,
        "notes": creature.notes,
        "source": creature.source,
        # By name alone: an id of this library means somebody else in another.
        **(
            {"variant": {key: creature.variant[key] for key in creature.variant if key != "id"}}
            if creature.variant
            else {}
        ),
        **_rest(creature.extra),
    }


def _party_rows(
    library: Library,
    found: Iterable[Party],
    of_member: Mapping[int, str],
    of_party: Mapping[int, str] | None = None,
    only: Collection[int] | None = None,
) -> Iterator[dict[str, Any]]:
    for party in found:
        members = [member for member in library.parties.members(party.id) if only is None or member.id in only]
        rows = [_with_ref(_member_row(member), of_member.get(member.id or 0, member.name)) for member in members]
        row = {"name": party.name, "notes": party.notes, "members": rows, **_rest(party.extra)}
        yield _with_ref(row, (of_party or {}).get(party.id or 0, party.name))


def _member_row(member: Member) -> dict[str, Any]:
    return {
        "name": member.name,
        "player": member.player,
        "system": member.system,
        "level": member.level,
        "sheet": _whole_sheet(member.sheet, member.extra),
        "pools": member.pools,
        "conditions": member.conditions,
        "gains": member.gains,
        "notes": member.notes,
        **_rest(member.extra),
    }


def _encounter_row(
    encounter: Encounter,
    entries: Iterable[EncounterEntry],
    of_creature: Mapping[int, str],
    of_member: Mapping[int, str],
    of_party: Mapping[int, str],
) -> dict[str, Any]:
    rows = [
        {
            "name": entry.name,
            "creature": of_creature.get(entry.creature_id or 0),
            "member": of_member.get(entry.member_id or 0),
            "side": entry.side,
            "count": entry.count,
            "group": entry.group,
            "cells": entry.cells,
            "wave": entry.wave,
            "hidden": entry.hidden,
            "pools": entry.pools,
            "notes": entry.notes,
            "sheet": _whole_sheet(entry.sheet, entry.extra),
            **_rest(entry.extra),
        }
        for entry in entries
    ]
    return {
        "name": encounter.name,
        "folder": encounter.folder,
        "system": encounter.system,
        "party": of_party.get(encounter.party_id or 0),
        "options": encounter.options,
        "surprise": encounter.surprise,
        "board": encounter.board,
        "rollers": encounter.rollers,
        "seed": encounter.seed,
        "notes": encounter.notes,
        "entries": rows,
        **_rest(encounter.extra),
    }


def _board_row(board: StoredBoard) -> dict[str, Any]:
    return {
        "name": board.name,
        "system": board.system,
        "board": board.board,
        "notes": board.notes,
        **_rest(board.extra),
    }


def _whole_sheet(sheet: Mapping[str, Any], extra: Mapping[str, Any]) -> Mapping[str, Any]:
    return put_back(sheet, extra[SHEET]) if isinstance(extra.get(SHEET), dict) else sheet


def _rest(extra: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in extra.items() if key != SHEET}


def _refs(found: Iterable[Creature | Member | Party]) -> dict[int, str]:
    """How a file speaks of each: by its name, or by name and number where another one has it."""
    refs: dict[int, str] = {}
    taken: set[str] = set()
    rows = list(found)
    names = {item.name for item in rows}
    for row in rows:
        ref, number = row.name, 1
        while ref in taken or (number > 1 and ref in names):
            number += 1
            ref = f"{row.name} #{number}"
        taken.add(ref)
        refs[row.id or 0] = ref
    return refs


def _with_ref(row: dict[str, Any], ref: str) -> dict[str, Any]:
    return row if ref == row["name"] else {**row, "ref": ref}
