"""Writes Turnwright's own exchange file; reading it gives equal records."""

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
    """Return an exchange file with each record on a line of its own, so that files can be compared."""
    pieces = [f'{{"format": "{FORMAT}", "version": {VERSION}']
    for part, rows in parts.items():
        lines = ",\n".join(_line(row) for row in rows)
        pieces.append(f',\n"{part}": [\n{lines}\n]' if lines else f',\n"{part}": []')
    return "".join([*pieces, "}\n"])


def creatures(library: Library, ids: Sequence[int]) -> str:
    """Return creatures as an exchange file."""
    chosen = library.creatures.get_all(ids)
    return document(_with_rules(library, {"creatures": map(creature_row, chosen)}, chosen))


def creatures_of(library: Library, system: str) -> str:
    """Return all creatures of a system as an exchange file without its rules."""
    ids = [row.id for row in library.creatures.rows(system=system)]
    return document({"creatures": map(creature_row, library.creatures.get_all(ids))})


def parties(library: Library, ids: Sequence[int]) -> str:
    """Return parties with their members as an exchange file."""
    return document(party_parts(library, ids))


def party_parts(library: Library, ids: Sequence[int]) -> dict[str, Iterable[Mapping[str, Any]]]:
    """Return parties with their members as the parts of a file."""
    parties_found = [party for party in map(library.parties.get, ids) if party is not None]
    members = [member for party in parties_found for member in library.parties.members(party.id)]
    return _with_rules(library, {"parties": _party_rows(library, parties_found, {})}, members)


def creatures_and_members(library: Library, creature_ids: Sequence[int], member_ids: Collection[int]) -> str:
    """Return creatures, and members grouped by their parties, as an exchange file."""
    party_ids = {member.party_id for member in map(library.parties.member, member_ids) if member is not None}
    parties = [party for party in library.parties.all() if party.id in party_ids]
    parts: dict[str, Iterable[Mapping[str, Any]]] = {}
    chosen = library.creatures.get_all(creature_ids)
    if creature_ids:
        parts["creatures"] = map(creature_row, chosen)
    if party_ids:
        parts["parties"] = ({**row, "notes": ""} for row in _party_rows(library, parties, {}, member_ids=member_ids))
    members = [member for member in map(library.parties.member, member_ids) if member is not None]
    return document(_with_rules(library, parts, [*chosen, *members]))


def boards(stored_boards: Iterable[StoredBoard]) -> str:
    """Return boards as an exchange file."""
    return document({"boards": map(_board_row, stored_boards)})


def encounters(library: Library, ids: Sequence[int]) -> str:
    """Return encounters as an exchange file, with the creatures and parties they use."""
    return document(encounter_parts(library, ids))


def encounter_parts(library: Library, ids: Sequence[int]) -> dict[str, Iterable[Mapping[str, Any]]]:
    """Return encounters, with the creatures and parties they use, as the parts of a file."""
    encounters = [encounter for encounter in map(library.encounters.get, ids) if encounter is not None]
    entries = {encounter.id or 0: library.encounters.entries(encounter.id or 0) for encounter in encounters}
    all_entries = [entry for rows in entries.values() for entry in rows]
    creature_ids = {entry.creature_id for entry in all_entries if entry.creature_id is not None}
    creatures = library.creatures.get_all(sorted(creature_ids))
    party_of_member = {member.id: member.party_id for member in library.parties.members()}
    party_ids = {encounter.party_id for encounter in encounters}
    party_ids |= {party_of_member.get(entry.member_id) for entry in all_entries}
    parties = [party for party in library.parties.all() if party.id in party_ids]
    members = [member for party in parties for member in library.parties.members(party.id)]
    creature_refs, member_refs, party_refs = _refs(creatures), _refs(members), _refs(parties)
    parts: dict[str, Iterable[Mapping[str, Any]]] = {
        "creatures": [_with_ref(creature_row(creature), creature_refs[creature.id or 0]) for creature in creatures],
        "parties": _party_rows(library, parties, member_refs, party_refs),
        "encounters": [
            _encounter_row(encounter, entries[encounter.id or 0], creature_refs, member_refs, party_refs)
            for encounter in encounters
        ],
    }
    return _with_rules(library, parts, [*encounters, *creatures, *members])


def _with_rules(
    library: Library, parts: dict[str, Iterable[Mapping[str, Any]]], things: Iterable[Creature | Member | Encounter]
) -> dict[str, Iterable[Mapping[str, Any]]]:
    """Return the parts of a file with the texts of the systems of these things that are data, if any is.

    House rules do not come along: they are the table's, and would be laid over the games of another one.
    """
    known = library.texts.hashes()
    rows = [library.texts.get(known[id]) for id in dict.fromkeys(thing.system for thing in things) if id in known]
    rules = [{"title": row.title, "text": row.text} for row in rows if row is not None]
    return {"rules": rules, **parts} if rules else parts


def creature_row(creature: Creature) -> dict[str, Any]:
    """Return a creature as a row of a file."""
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
        **_extra_keys(creature.extra),
    }


def _party_rows(
    library: Library,
    parties: Iterable[Party],
    member_refs: Mapping[int, str],
    party_refs: Mapping[int, str] | None = None,
    member_ids: Collection[int] | None = None,
) -> Iterator[dict[str, Any]]:
    for party in parties:
        members = [
            member for member in library.parties.members(party.id) if member_ids is None or member.id in member_ids
        ]
        rows = [_with_ref(_member_row(member), member_refs.get(member.id or 0, member.name)) for member in members]
        row = {"name": party.name, "notes": party.notes, "members": rows, **_extra_keys(party.extra)}
        yield _with_ref(row, (party_refs or {}).get(party.id or 0, party.name))


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
        **_extra_keys(member.extra),
    }


def _encounter_row(
    encounter: Encounter,
    entries: Iterable[EncounterEntry],
    creature_refs: Mapping[int, str],
    member_refs: Mapping[int, str],
    party_refs: Mapping[int, str],
) -> dict[str, Any]:
    rows = [
        {
            "name": entry.name,
            "creature": creature_refs.get(entry.creature_id or 0),
            "member": member_refs.get(entry.member_id or 0),
            "side": entry.side,
            "count": entry.count,
            "group": entry.group,
            "cells": entry.cells,
            "wave": entry.wave,
            "hidden": entry.hidden,
            "pools": entry.pools,
            "notes": entry.notes,
            "sheet": _whole_sheet(entry.sheet, entry.extra),
            **_extra_keys(entry.extra),
        }
        for entry in entries
    ]
    return {
        "name": encounter.name,
        "folder": encounter.folder,
        "system": encounter.system,
        "party": party_refs.get(encounter.party_id or 0),
        "options": encounter.options,
        "surprise": encounter.surprise,
        "board": encounter.board,
        "rollers": encounter.rollers,
        "seed": encounter.seed,
        "notes": encounter.notes,
        "entries": rows,
        **_extra_keys(encounter.extra),
    }


def _board_row(board: StoredBoard) -> dict[str, Any]:
    return {
        "name": board.name,
        "system": board.system,
        "board": board.board,
        "notes": board.notes,
        **_extra_keys(board.extra),
    }


def _whole_sheet(sheet: Mapping[str, Any], extra: Mapping[str, Any]) -> Mapping[str, Any]:
    return put_back(sheet, extra[SHEET]) if isinstance(extra.get(SHEET), dict) else sheet


def _extra_keys(extra: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in extra.items() if key != SHEET}


def _refs(records: Iterable[Creature | Member | Party]) -> dict[int, str]:
    """Return the reference of each record: its name, with a number where another has the same."""
    refs: dict[int, str] = {}
    used: set[str] = set()
    rows = list(records)
    names = {row.name for row in rows}
    for row in rows:
        ref, number = row.name, 1
        while ref in used or (number > 1 and ref in names):
            number += 1
            ref = f"{row.name} #{number}"
        used.add(ref)
        refs[row.id or 0] = ref
    return refs


def _with_ref(row: dict[str, Any], ref: str) -> dict[str, Any]:
    return row if ref == row["name"] else {**row, "ref": ref}
