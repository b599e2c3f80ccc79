"""Reader of Turnwright's own exchange file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from models.exchange.native.shapes import (
    BoardShape,
    CreatureShape,
    EncounterShape,
    EntryShape,
    MemberShape,
    PartyShape,
    RulesShape,
    shaped,
)
from models.exchange.records.readers import Content, Reader, Record
from models.exchange.records.report import (
    Fate,
    FieldFate,
    RefusedRecord,
    TakenBoard,
    TakenCreature,
    TakenEncounter,
    TakenEntry,
    TakenMember,
    TakenParty,
    TakenRules,
)
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

FORMAT, VERSION = "turnwright", 1
PARTS = ("rules", "creatures", "parties", "encounters", "boards")
BOARD_FORMAT = "turnwright-board"
"""The format id of a board exported by itself."""


def is_document(data: Any) -> bool:
    """Return whether data is an exchange file of any version."""
    return isinstance(data, dict) and data.get("format") == FORMAT


def records(document: Mapping[str, Any], name: str) -> Iterator[Record]:
    """Yield the records of an exchange file, rules and creatures first; refuses newer versions and other shapes."""
    version = document.get("version", VERSION)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise LibraryError("bad_record", name=name, faults=said("fault-key", MESSAGES, key="version"))
    if version > VERSION:
        raise LibraryError("newer_file", name=name, version=version)
    for part in PARTS:
        rows = document.get(part)
        if rows is not None and not isinstance(rows, list):
            raise LibraryError("bad_record", name=name, faults=said("fault-key", MESSAGES, key=part))
    for part in PARTS:
        for row in document.get(part) or ():
            yield made_or_refused(MAKERS[part], row)


def made_or_refused(make_record: Callable[[Any], Record], row: Any) -> Record:
    """Return the record made from a row, or its refusal."""
    try:
        return make_record(row)
    except LibraryError as error:
        return RefusedRecord.because(error)


def creature(data: Any) -> TakenCreature:
    """Return a creature from its row."""
    row = shaped(CreatureShape, data)
    extra = row.extra()
    if row.source and not isinstance(row.source, str):
        extra["source"] = row.source
    return TakenCreature(
        row.name,
        row.system,
        row.sheet,
        row.level,
        row.kind or "",
        row.folder or "",
        tuple(row.tags or ()),
        row.notes or "",
        row.source if isinstance(row.source, str) else "",
        extra,
        row.variant,
        fields=all_kept(tuple(data)),
        ref=row.ref,
    )


def _member(row: MemberShape) -> TakenMember:
    values = {
        "player": row.player or "",
        "pools": row.pools,
        "conditions": row.conditions,
        "gains": row.gains,
        "notes": row.notes or "",
    }
    return TakenMember(row.name, row.system, row.sheet, values, row.extra(), row.ref)


def _party(data: Any) -> TakenParty:
    row = shaped(PartyShape, data)
    members = tuple(_member(member_shape) for member_shape in row.members)
    return TakenParty(row.name, members, row.notes or "", row.extra(), all_kept(tuple(data)), row.ref)


def _entry(row: EntryShape) -> TakenEntry:
    values = {
        "name": row.name or row.creature or row.member or "",
        "side": row.side,
        "count": row.count,
        "group": row.group,
        "cells": row.cells,
        "notes": row.notes or "",
        "wave": row.wave,
        "hidden": row.hidden,
        "pools": row.pools,
        "sheet": row.sheet,
    }
    return TakenEntry(values, row.creature or "", row.member or "", row.extra())


def _encounter(data: Any) -> TakenEncounter:
    row = shaped(EncounterShape, data)
    values = {
        "folder": row.folder or "",
        "options": row.options,
        "surprise": row.surprise,
        "board": row.board,
        "rollers": row.rollers,
        "seed": row.seed,
        "notes": row.notes or "",
    }
    entries = tuple(_entry(entry_shape) for entry_shape in row.entries)
    return TakenEncounter(row.name, row.system, entries, row.party or "", values, row.extra(), all_kept(tuple(data)))


def _board(data: Any) -> TakenBoard:
    row = shaped(BoardShape, data)
    return TakenBoard(row.name, row.system, row.board, row.notes or "", row.extra(), all_kept(tuple(data)))


def _rules(data: Any) -> TakenRules:
    row = shaped(RulesShape, data)
    return TakenRules(row.title or "", row.text)


MAKERS: Mapping[str, Callable[[Any], Record]] = {
    "rules": _rules,
    "creatures": creature,
    "parties": _party,
    "encounters": _encounter,
    "boards": _board,
}
"""Part of a file to the function that makes a record of one of its rows."""


@lru_cache(maxsize=1024)
def all_kept(names: tuple[str, ...]) -> tuple[FieldFate, ...]:
    """Return the fates of fields that are all kept."""
    return tuple(FieldFate(name, Fate.KEPT) for name in names)


# --- readers ---------------------------------------------------------------------------------------------------


def _is_ours(content: Content, data: Any) -> bool:
    """Return whether a file is ours, even if broken, so that its fault is reported."""
    if is_document(data):
        return True
    return data is None and content.start[:1] == "{" and f'"format": "{FORMAT}"' in content.start


def _read_document(content: Content) -> Iterator[Record]:
    return records(content.json, content.name)


def is_plain(data: Any) -> bool:
    """Return whether data is a creature in our format, or a list of them, without a file header."""
    first = data[0] if isinstance(data, list) and data else data
    return isinstance(first, dict) and isinstance(first.get("sheet"), dict) and isinstance(first.get("name"), str)


def plain_records(data: Any) -> Iterator[Record]:
    """Yield the creatures of a file without a header."""
    for row in data if isinstance(data, list) else [data]:
        record = made_or_refused(creature, row)
        yield replace(record, lacks=None) if isinstance(record, TakenCreature) else record


def _read_board(content: Content) -> Iterator[Record]:
    data = content.json
    if data.get("version") != 1:
        raise LibraryError("newer_file", name=content.name, version=str(data.get("version")))
    yield made_or_refused(_board, {key: value for key, value in data.items() if key not in ("format", "version")})


def _is_board(content: Content) -> bool:
    data = content.maybe_json
    return isinstance(data, dict) and data.get("format") == BOARD_FORMAT


DOCUMENT = Reader(
    FORMAT, "mixed", lambda content: _is_ours(content, content.maybe_json), _read_document, stands_alone=False
)
BOARD = Reader(BOARD_FORMAT, "board", _is_board, _read_board, stands_alone=False)
PLAIN = Reader(
    "json", "creatures", lambda content: is_plain(content.maybe_json), lambda content: plain_records(content.json)
)
