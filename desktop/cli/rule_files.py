"""Rule systems and house rules as files: taken into a library, and written out of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from models.exchange import rule_package
from models.exchange.package_import import records_of, take_package
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.report import TakenCreature, fate_counts
from models.exchange.rule_package import (
    RULES_ENDINGS,
    TEXT,
    TEXT_ENDING,
    RulePackage,
    package_at,
    write_package,
)
from models.library import Library
from models.repositories.written_systems import WrittenSystem
from models.storage.errors import LibraryError
from rules.written.source import BadSystem

ENDINGS = (TEXT_ENDING, *RULES_ENDINGS)
"""How the names of files of rules end, the longer before the shorter."""
PACKAGE, TOML = "package", "toml"
"""The formats in which rules are written out: with everything that belongs to them, or the bare text."""


@dataclass(frozen=True)
class TakenFile:
    """What became of a file of rules."""

    row: dict[str, Any]
    """The object that is printed of it."""
    sentences: tuple[str, ...]
    """What there is to say of it."""


def is_of_rules(name: str) -> bool:
    """Whether a file is a rule system or house rules, by its name, or a folder holds one."""
    return rule_package.is_of_rules(name) or Path(name, TEXT).is_file()


def take_file(library: Library, name: str, choice: ImportChoice, *, write: bool) -> TakenFile:
    """Take a file of rules into a library, with the creatures in it, or only look what would come of it.

    Of two authors' systems of one id both are kept, unless the newcomer is to be skipped; what a newer version has no
    place for is lost only where what is there may be replaced.
    """
    try:
        row, count, creatures = _taken(library, _package(name), name, choice, write=write)
    except (LibraryError, BadSystem) as error:
        code, sentence = _reason(error)
        refused = [{"name": Path(name).name, "code": code, "message": sentence}]
        return TakenFile(_row(name, None, 0, refused, ()), (sentence,))
    return TakenFile(_row(name, row, count, [], creatures), ())


def _package(name: str) -> RulePackage:
    try:
        return package_at(Path(name), name)
    except OSError as error:
        raise LibraryError("unreadable", name=Path(name).name, reason=error.strerror or str(error)) from error


def _taken(
    library: Library, package: RulePackage, name: str, choice: ImportChoice, *, write: bool
) -> tuple[WrittenSystem, int, tuple[TakenCreature, ...]]:
    """Add the rules and their creatures in one transaction; return the row, how many things came, and the creatures."""
    as_other, may_lose = choice.on_same == "keep", choice.on_same == "replace"
    systems, file = library.systems, Path(name).name
    arrival = systems.look(package.text, file, as_other=as_other)
    if arrival.refusal is not None:
        raise arrival.refusal
    is_there = library.texts.get(arrival.row.hash) is not None and arrival.newer_than is not None
    if choice.on_same == "skip" and (arrival.newer_than is not None or is_there):
        return arrival.row, 0, ()
    if not write:
        lost = ", ".join(place.label for place in arrival.lost)
        if lost and not may_lose:
            raise LibraryError("would_lose", name=arrival.row.title, fields=lost)
        row, records = arrival.row, records_of(library, package, arrival.row, choice)
    else:
        report = take_package(library, package, file, as_other=as_other, may_lose=may_lose, choice=choice)
        row, records = report.row, report.records
    return row, 1 + len(records), tuple(record for record in records if isinstance(record, TakenCreature))


def _reason(error: LibraryError | BadSystem) -> tuple[str, str]:
    if isinstance(error, LibraryError):
        return error.code, str(error)
    first = error.faults[0]
    return "bad_rules", f"{error.name}: {first.sentence}."


def _row(
    name: str,
    row: WrittenSystem | None,
    count: int,
    refused: list[dict[str, Any]],
    creatures: tuple[TakenCreature, ...],
) -> dict[str, Any]:
    kind = None if row is None else "house rules" if row.is_house else "system"
    return {
        "file": name,
        "format": next((ending for ending in ENDINGS if name.casefold().endswith(ending)), "folder").lstrip("."),
        "kind": kind,
        "taken": count,
        "refused": refused,
        "fields": fate_counts(field for creature in creatures for field in creature.fields),
        "creatures": [{"name": creature.name, "dropped": [], "guessed": []} for creature in creatures],
        **({} if row is None else {"id": row.id, "version": row.version, "over": row.over or None}),
    }


def listed(library: Library) -> Iterator[dict[str, Any]]:
    """Yield the latest version of each system and of each text of house rules in a library."""
    for row in sorted(library.texts.latest(), key=lambda row: (row.over or row.id, row.is_house, row.id)):
        about = {"id": row.id, "name": row.title, "system": row.over or row.id}
        yield {**about, "version": row.version, "author": row.author, "over": row.over or None}


def content_of(row: WrittenSystem, kind: str) -> bytes:
    """Return a version as a file."""
    return row.text.encode("utf-8") if kind == TOML else write_package(RulePackage(row.text), row.title)
