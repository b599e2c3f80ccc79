"""`turnwright list`, `import` and `export`: work with files, without the window and without Qt."""

from __future__ import annotations

import argparse
import errno
import gc
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from desktop.cli import rule_files
from desktop.cli.log_export import LANGUAGES, LOG_FORMATS, log_content
from desktop.cli.named_library import (
    CommandError,
    UsageError,
    library_path,
    reading_from,
    tell_faulty_preferences,
    writing_to,
)
from desktop.system import paths
from desktop.system.terminal import print_row, say
from models.exchange.formats import READERS, WRITERS
from models.exchange.importer import FilePreview, ImportPlan, preview_files
from models.exchange.profiles import shipped_names
from models.exchange.records.import_options import ON_SAME, ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import (
    Fate,
    TakenCreature,
    assumed_warnings,
    fate_counts,
    missing_warnings,
    not_understood_warnings,
)
from models.library import Library
from models.repositories.encounters import ENDED, PREPARED, EncounterRow
from models.storage.atomic_files import write_whole
from models.storage.bounded_reads import read_stream
from models.storage.errors import LibraryError
from models.storage.store import folded
from rules.log.narrative import STYLES
from rules.log.redaction import EDITIONS, GM
from rules.system import registry
from ui.telling.choice import TellingChoice

FINE, REFUSED, NONSENSE = 0, 1, 2
SYSTEMS = "systems"
"""The only list that needs no library."""
SYSTEM = "system"
"""What is exported of them."""


def run(options: argparse.Namespace) -> int:
    """Run the parsed command; return its exit status."""
    if options.library is None and getattr(options, "what", "") != SYSTEMS:
        tell_faulty_preferences()  # they say which library is meant
    try:
        return int(options.do(options))
    except UsageError as error:
        return _say(str(error), NONSENSE)
    except (CommandError, LibraryError) as error:
        return _say(str(error), REFUSED)


def describe(name: str, parser: argparse.ArgumentParser) -> None:
    """Add a command's arguments to its parser."""
    {"list": _describe_list, "import": _describe_import, "export": _describe_export}[name](parser)
    parser.add_argument("--library", type=Path, metavar="FILE", help="default: the one that the window would open")


def _describe_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=(*LISTS, SYSTEMS))
    parser.set_defaults(do=_list)


def _describe_import(parser: argparse.ArgumentParser) -> None:
    systems = ", ".join(registry.points())
    parser.add_argument("files", nargs="+", metavar="FILE", help="files or folders; - reads standard input")
    parser.add_argument("--system", default="", metavar="ID", help=f"for creatures whose file names none: {systems}")
    profiles = ", ".join(shipped_names())
    told = f"how creatures of other games are converted: one of yours, or {profiles}"
    parser.add_argument("--profile", default="", metavar="NAME", help=told)
    parser.add_argument("--folder", metavar="NAME", help="the folder for all creatures")
    parser.add_argument(
        "--on-same", choices=ON_SAME, default="keep", help="what to do with creatures that already exist"
    )
    parser.add_argument("--dry-run", action="store_true", help="write nothing, but print the same")
    parser.set_defaults(do=_import)


def _describe_export(parser: argparse.ArgumentParser) -> None:
    logs = ", ".join(LOG_FORMATS)
    parser.add_argument("what", choices=("creatures", "party", "encounter", SYSTEM, "log"))
    parser.add_argument("names", nargs="*", metavar="ID|NAME", help="which; none: all, but of logs")
    of_rules = rule_files.PACKAGE, rule_files.TOML
    told = f"json or csv; of a system {', '.join(of_rules)}; of a log {logs}"
    forms = tuple(dict.fromkeys(("json", "csv", *of_rules, *LOG_FORMATS)))
    parser.add_argument("--format", required=True, choices=forms, metavar="FORMAT", help=told)
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="FILE", help="- writes standard output")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of a log")
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0], help="of a log")
    parser.add_argument("--style", choices=STYLES, default=STYLES[0], help="of a log")
    parser.set_defaults(do=_export)


# --- list ------------------------------------------------------------------------------------------------------


def _list(options: argparse.Namespace) -> int:
    if options.what == SYSTEMS:
        return _list_systems(options)
    with reading_from(options.library) as library:
        for row in LISTS[options.what](library):
            print_row(row)
    return FINE


def _list_systems(options: argparse.Namespace) -> int:
    """Print the installed systems, and those of the library, if it is there, with house rules."""
    for id in registry.ids():
        print_row({"id": id, "name": registry.system(id).title, "system": id})
    broken = {fault.id: fault for fault in registry.broken()}
    if options.library is not None or library_path(None).exists():
        with reading_from(options.library) as library:
            for row in rule_files.listed(library):
                print_row(row)
            broken = {fault.id: fault for fault in registry.broken()}
    for fault in broken.values():
        say(fault)
    return REFUSED if broken else FINE


def _creatures(library: Library) -> Iterator[dict[str, Any]]:
    for row in library.creatures.rows(sort="created"):
        yield {
            "id": row.id,
            "name": row.name,
            "system": row.system,
            "folder": row.folder,
            "tags": list(row.tags),
            "level": row.level,
            "kind": row.kind,
            "pools": row.pools,
        }


def _parties(library: Library) -> Iterator[dict[str, Any]]:
    for party in library.parties.all():
        members = library.parties.members(party.id)
        systems = list(dict.fromkeys(member.system for member in members))
        yield {
            "id": party.id,
            "name": party.name,
            "system": systems[0] if len(systems) == 1 else None,
            "members": [member.name for member in members],
        }


def _encounters(library: Library) -> Iterator[dict[str, Any]]:
    for encounter in library.encounters.rows():
        yield {"id": encounter.id, "name": encounter.name, "system": encounter.system, "state": encounter.state}


def _fights(library: Library) -> Iterator[dict[str, Any]]:
    outcomes = library.encounters.outcomes()
    for encounter in _fought(library):
        row = {"id": encounter.id, "name": encounter.name, "system": encounter.system}
        try:
            rounds = _rounds(library.journals.load(encounter.id).facts)
        except LibraryError as error:
            say(error)
            rounds = None
        winner = outcomes.get(encounter.id, {}).get("winner")
        yield {**row, "rounds": rounds, "ended": encounter.state == ENDED, "winner": winner}


def _fought(library: Library) -> list[EncounterRow]:
    """Return the fights that have begun, over or not."""
    return [encounter for encounter in library.encounters.rows() if encounter.state != PREPARED]


def _rounds(facts: Sequence[Mapping[str, Any]]) -> int:
    return max((int(fact["round"]) for fact in facts if fact.get("kind") == "round"), default=0)


LISTS: Mapping[str, Callable[[Library], Iterator[dict[str, Any]]]] = {
    "creatures": _creatures,
    "parties": _parties,
    "encounters": _encounters,
    "fights": _fights,
}


# --- import ----------------------------------------------------------------------------------------------------


def _import(options: argparse.Namespace) -> int:
    choice = ImportChoice(options.system, options.profile, options.folder, options.on_same, {}, paths.profiles_folder())
    # A file makes nothing but what stays: looking for garbage meanwhile takes longer than reading.
    gc.disable()
    if options.dry_run and library_path(options.library).exists():
        with reading_from(options.library) as library:
            return _looked_and_told(library, options.files, choice, write=False)
    if options.dry_run:
        with TemporaryDirectory() as folder, writing_to(Path(folder, "library.turnwright")) as library:
            return _looked_and_told(library, options.files, choice, write=False)
    with writing_to(options.library) as library:
        return _looked_and_told(library, options.files, choice, write=True)


def _looked_and_told(library: Library, names: Sequence[str], choice: ImportChoice, *, write: bool) -> int:
    status = FINE
    for name in filter(rule_files.is_of_rules, names):
        taken = rule_files.take_file(library, name, choice, write=write)
        print_row(taken.row)
        for sentence in taken.sentences:
            say(sentence)
            status = REFUSED
    others = [name for name in names if not rule_files.is_of_rules(name)]
    return max(status, _looked_at_records(library, others, choice, write=write)) if others else status


def _looked_at_records(library: Library, names: Sequence[str], choice: ImportChoice, *, write: bool) -> int:
    if choice.system and not library.sheets.knows(choice.system):
        raise UsageError(str(library.sheets.absence(choice.system)))
    plan = preview_files(library, map(_content, names), choice, READERS)
    error: LibraryError | None = None
    if write:
        try:
            plan.take(library)
        except LibraryError as refused:
            error = refused
    status = FINE
    for file in plan.files:
        print_row(_summary_row(names[file.place], file, plan, error))
        for told in (
            *missing_warnings(file.records),
            *not_understood_warnings(file.records),
            *(warning for warning, _ in assumed_warnings(file.records)),
            *(refusal.message for refusal in file.refused),
        ):
            say(told)
        if file.format is None or file.refused or error:
            status = REFUSED
    if error is not None:
        say(error)
    return status


def _content(name: str) -> Content | Path:
    if name != "-":
        return Path(name)
    if sys.stdin is None:
        raise CommandError(os.strerror(errno.EBADF))
    try:
        return Content("-", read_stream(sys.stdin.buffer))
    except OSError:
        raise LibraryError("too_large", name="-", most=64) from None


def _summary_row(name: str, file: FilePreview, plan: ImportPlan, error: LibraryError | None) -> dict[str, Any]:
    records = () if error is not None else file.records
    refused = [
        {"name": refusal.name, "code": refusal.code, "message": str(refusal.message)} for refusal in file.refused
    ]
    if error is not None:
        refused.append({"name": file.name, "code": error.code, "message": str(error)})
    row = {
        "file": name,
        "format": file.format,
        "kind": file.kind or None,
        "taken": plan.taken(file) if records else 0,
        "refused": refused,
        "fields": fate_counts(file.fields if records else ()),
        "creatures": [
            {
                "name": record.name,
                "dropped": _fields(record, Fate.DROPPED),
                "guessed": _fields(record, Fate.GUESSED),
                **({"lacks": list(record.lacks)} if record.lacks else {}),
            }
            for record in records
            if isinstance(record, TakenCreature)
        ],
    }
    return {**row, "name": file.name} if Path(name).name != file.name and name != "-" else row


def _fields(record: TakenCreature, fate: Fate) -> list[str]:
    return [field.field for field in record.fields if field.fate == fate]


# --- export ----------------------------------------------------------------------------------------------------


def _export(options: argparse.Namespace) -> int:
    if options.what == "log":
        return _export_log(options)
    if options.what == SYSTEM:
        return _export_system(options)
    if options.format not in ("json", "csv"):
        raise UsageError(f"{options.what} can be exported as json or csv, not as {options.format}.")
    with reading_from(options.library) as library:
        found = _named(options.what, _things(library, options.what), options.names)
        content = WRITERS[options.what, options.format](library, found)
    return _written(options, content, {"written": len(found)})


def _export_log(options: argparse.Namespace) -> int:
    if options.format not in LOG_FORMATS:
        raise UsageError(f"A log can be exported as {', '.join(LOG_FORMATS)}, not as {options.format}.")
    if not options.names:
        raise UsageError("Name the fights whose log is to be exported, or their ids.")
    with reading_from(options.library) as library:
        found = _named("fight", [(encounter.id, encounter.name) for encounter in _fought(library)], options.names)
        if options.format == "json" and len(found) > 1:
            raise UsageError("A script contains one fight; name one.")
        if options.format == "json" and options.edition != GM:
            raise CommandError("A script contains the whole fight with all its secrets: there is none for the players.")
        chosen = TellingChoice(options.language, options.edition, options.style)
        content = log_content(library, found, options.format, chosen)
    return _written(options, content, {"written": len(found)})


def _export_system(options: argparse.Namespace) -> int:
    if options.format not in (rule_files.PACKAGE, rule_files.TOML):
        raise UsageError(f"A system can be exported as package or toml, not as {options.format}.")
    if len(options.names) != 1:
        raise UsageError("Name the one system, or the house rules, to be exported.")
    with reading_from(options.library) as library:
        latest = library.texts.latest()
        wanted = options.names[0]
        row = next((row for row in latest if wanted in (row.id, row.title, row.hash)), None)
        if row is None:
            raise CommandError(f"There is no system {wanted} in the library.")
        content = rule_files.content_of(row, options.format)
    return _written(options, content, {"written": 1})


def _things(library: Library, what: str) -> list[tuple[int, str]]:
    if what == "creatures":
        return [(row.id, row.name) for row in library.creatures.rows(sort="created")]
    rows: Sequence[Any] = library.parties.all() if what == "party" else library.encounters.rows()
    return [(row.id, row.name) for row in rows]


def _named(what: str, there: Sequence[tuple[int, str]], names: Sequence[str]) -> list[int]:
    """Return the ids of the named ones, each once, in the order of the names; all without names."""
    if not names:
        return [id for id, _ in there]
    found: dict[int, None] = {}
    by_id = {str(id): id for id, _ in there}
    for name in names:
        same = [id for id, its in there if its == name] or [id for id, its in there if folded(its) == folded(name)]
        ids = [by_id[name]] if name in by_id else same
        if not ids:
            raise CommandError(f"There is no {_SINGULAR.get(what, what)} {name} in the library.")
        found |= dict.fromkeys(ids)
    return list(found)


_SINGULAR = {"creatures": "creature"}


def _written(options: argparse.Namespace, content: str | bytes, told: Mapping[str, Any]) -> int:
    if str(options.output) == "-":
        data = content.encode("utf-8") if isinstance(content, str) else content
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return FINE
    try:
        write_whole(options.output, content)
    except OSError as error:
        raise CommandError(f"{options.output} could not be written: {error.strerror or error}.") from error
    print_row({"file": str(options.output), "format": options.format, "kind": options.what, **told})
    return FINE


# --- words -----------------------------------------------------------------------------------------------------


def _say(sentence: str, status: int) -> int:
    say(sentence)
    return status
