"""Takes a file of rules into the library, with the creatures, parties, encounters and boards that it brings along."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from models.exchange.importer import ImportPlan, preview_files
from models.exchange.library_writer import LibraryChange
from models.exchange.native import reader
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content, Readers, Record
from models.exchange.rule_package import CREATURES, RulePackage
from models.storage.errors import LibraryError
from models.storage.strict_json import read_json
from rules.written.rulebook import heading_of

if TYPE_CHECKING:
    from models.library import Library
    from models.repositories.written_systems import WrittenSystem

BROUGHT = ("creatures", "parties", "encounters", "boards")
_READERS = Readers((reader.DOCUMENT,))
_ONLY_NEW = ImportChoice(on_same="skip")


@dataclass(frozen=True)
class PackageReport:
    """What came of a file, with what is needed to undo it (`library_writer.reverse`)."""

    row: WrittenSystem
    records: tuple[Record, ...]
    """What came along."""
    change: LibraryChange


def brought(package: RulePackage) -> dict[str, int]:
    """Return how many creatures, parties, encounters and boards a file brings along; none of those without any."""
    try:
        document = read_json(package.creatures, CREATURES)
    except LibraryError:
        return {}
    return {part: number for part in BROUGHT if (number := len(list(_rows(document, part))))}


def take_package(
    library: Library,
    package: RulePackage,
    came_from: str = "",
    *,
    as_other: bool = False,
    may_lose: bool = False,
    choice: ImportChoice | None = _ONLY_NEW,
) -> PackageReport:
    """Add rules and what they bring along, all or nothing; the rules alone without a `choice`.

    By default what is in the library under the same name stays as it is there. Refused is what
    `library.systems.add` refuses, and a file with something in it that cannot be taken.
    """
    systems = library.systems
    with systems.changing():
        change = systems.add(
            package.text,
            came_from,
            as_other=as_other,
            may_lose=may_lose,
            tests=package.tests,
            licence_text=package.licence,
        )
        assert change.row is not None
        if not package.creatures or choice is None:
            return PackageReport(change.row, (), LibraryChange(systems=(change,)))
        plan = _plan(library, package, change.row, choice)
        report = plan.take(library)
    return PackageReport(change.row, _records(plan), replace(report.change, systems=(change,)))


def records_of(library: Library, package: RulePackage, row: WrittenSystem, choice: ImportChoice) -> tuple[Record, ...]:
    """Return what would come along with rules; nothing is written. Refused is what cannot be taken."""
    return _records(_plan(library, package, row, choice)) if package.creatures else ()


def _plan(library: Library, package: RulePackage, row: WrittenSystem, choice: ImportChoice) -> ImportPlan:
    plan = preview_files(library, [_content(package, row)], choice, _READERS)
    for refused in (refused for file in plan.files for refused in file.refused):
        raise LibraryError("bad_record", name=row.title, faults=refused.message)
    return plan


def _records(plan: ImportPlan) -> tuple[Record, ...]:
    return tuple(record for file in plan.files for record in file.records)


def _content(package: RulePackage, row: WrittenSystem) -> Content:
    """Return what comes along as a file with these rules alone, under the id that its system has here."""
    heading = heading_of(package.text)
    own, here = heading.over or heading.id, row.over or row.id
    document = read_json(package.creatures, CREATURES)
    if isinstance(document, dict):
        records = [record for part in BROUGHT if part != "parties" for record in _rows(document, part)]
        members = [member for party in _rows(document, "parties") for member in _rows(party, "members")]
        for record in (*records, *members):
            if record.get("system", own) == own:
                record["system"] = here
        document["rules"] = [] if row.is_house else [{"title": row.title, "text": row.text}]
    return Content(CREATURES, json.dumps(document, ensure_ascii=False).encode("utf-8"))


def _rows(document: Any, part: str) -> Iterable[dict[str, Any]]:
    rows = document.get(part) if isinstance(document, dict) else None
    return (row for row in rows if isinstance(row, dict)) if isinstance(rows, list) else ()
