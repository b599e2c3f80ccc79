"""Imports files in two steps: a preview, which writes nothing, and the import itself.

    plan = preview_files(library, paths, ImportChoice(system="ffrpg"), READERS)
    plan.files[0].records, .refused, .counts
    report = plan.take(library)

Both may run in a worker thread.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from models.exchange import creature_names, unknown_formats
from models.exchange.duplicates import DuplicateFinder, ExistingRecord
from models.exchange.library_writer import Cancelled, LibraryChange, RecordWriter
from models.exchange.record_checks import RecordChecker
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature, NeutralEncounter
from models.exchange.records.readers import Content, Reader, Readers, Record, files_in
from models.exchange.records.report import (
    FieldFate,
    RefusedRecord,
    TakenBoard,
    TakenCreature,
    TakenEncounter,
    TakenParty,
    TakenRow,
    TakenRules,
    fate_counts,
)
from models.exchange.tables.columns import ColumnMeaning
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

if TYPE_CHECKING:
    from models.library import Library

Progress = Callable[[int, int], None]
"""Called with the number of files or records done, and of all."""
_ROWS = 50
"""Rows of a table that are searched for examples."""
_KINDS = {TakenCreature: "creatures", TakenParty: "party", TakenEncounter: "encounter", TakenBoard: "board"}


def _no_progress(done: int, of: int) -> None:
    """Ignore progress."""


def _never() -> bool:
    """Return False: never cancel."""
    return False


@dataclass(frozen=True, slots=True)
class ImportedTable:
    """A table among the files: its columns and their meanings."""

    header: tuple[str, ...]
    examples: tuple[str, ...]
    """The first non-empty cell of each column."""
    system: str
    """The chosen or remembered system; empty if unknown."""
    meanings: tuple[ColumnMeaning, ...]
    keeps_unknown: bool = False
    """Whether columns without a meaning are read as text or kept in the notes."""

    @property
    def is_strange(self) -> bool:
        """Whether a column was guessed or is left out."""
        return any(meaning.is_guess or not meaning.field for meaning in self.meanings)


@dataclass(frozen=True, slots=True)
class FilePreview:
    """What importing one file would do."""

    name: str
    format: str | None
    """The reader's id; None if no reader recognises the file."""
    kind: str = ""
    records: tuple[Record, ...] = ()
    """Records that would be imported, in file order."""
    refused: tuple[RefusedRecord, ...] = ()
    """What would not be imported, and why."""
    same: Mapping[int, ExistingRecord] = field(default_factory=dict)
    """Existing records by the index of the record they match."""
    tables: tuple[ImportedTable, ...] = ()
    """Its tables, whose columns' meanings can be set."""
    there: tuple[Record, ...] = ()
    """Records that only come along for others and exist already: nothing is done with them."""
    place: int = 0
    """The index of the given file or folder it belongs to."""
    is_whole: bool = False
    """Whether the file is imported as a whole or not at all."""
    rules: tuple[TakenRules, ...] = ()
    """The rule systems that it brings along for its records; those that the library lacks are added."""

    @property
    def fields(self) -> Iterator[FieldFate]:
        """The fates of the fields of all records."""
        for record in self.records:
            if not isinstance(record, NeutralCreature | NeutralEncounter | RefusedRecord | TakenRow | TakenRules):
                yield from record.fields

    @property
    def counts(self) -> dict[str, int]:
        """The number of fields of each fate."""
        return fate_counts(self.fields)


@dataclass(frozen=True, slots=True)
class ImportReport:
    """The result of an import, with what is needed to undo it (`library_writer.reverse`)."""

    files: tuple[FilePreview, ...]
    change: LibraryChange = field(default_factory=LibraryChange)

    @property
    def added(self) -> tuple[int, ...]:
        """Ids of new creatures."""
        return self.change.added.get("creature", ())


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """What importing some files would do; nothing is written yet."""

    files: tuple[FilePreview, ...]
    choice: ImportChoice

    def taken(self, file: FilePreview) -> int:
        """Return how many records of a file are imported: all, or only new ones."""
        return len(file.records) - (len(file.same) if self.choice.on_same == "skip" else 0)

    @property
    def size(self) -> int:
        """The number of records that an import goes through."""
        return sum(len(file.there) + len(file.records) for file in self.files)

    def _lots(self) -> Iterator[Sequence[Record]]:
        """Yield records to write together: files of creatures alone are joined, as a folder may have thousands."""
        for are_creatures, files in itertools.groupby(
            self.files, lambda file: all(isinstance(record, TakenCreature) for record in file.records)
        ):
            record_lists = [(*file.there, *file.records) for file in files]
            yield from [list(itertools.chain.from_iterable(record_lists))] if are_creatures else record_lists

    def take(
        self, library: Library, progress: Progress = _no_progress, cancelled: Callable[[], bool] = _never
    ) -> ImportReport:
        """Import everything in one transaction; on `Cancelled` or a refusal nothing is written."""
        size, done = self.size, 0

        def advance(count: int) -> None:
            nonlocal done
            done += count
            if cancelled():
                raise Cancelled
            progress(done, size)

        try:
            with library.together():
                writer = RecordWriter(library, self.choice.on_same, advance, self.choice.party)
                for file in self.files:
                    writer.take_rules(file.rules, file.name)
                for records in self._lots():
                    writer.take(records)
                writer.take_encounters()
        except RecursionError:
            name = self.files[0].name if self.files else ""
            raise LibraryError("no_json", name=name, reason=said("fault-nested", MESSAGES)) from None
        return ImportReport(self.files, writer.change())


def preview_files(
    library: Library,
    contents: Iterable[Content | Path],
    choice: ImportChoice,
    readers: Readers,
    progress: Progress = _no_progress,
    cancelled: Callable[[], bool] = _never,
) -> ImportPlan:
    """Preview files; a folder is offered to the readers as a whole before its files."""
    values = list(contents)
    files: list[FilePreview] = []
    checker = RecordChecker(library.sheets, choice, library.column_maps)
    for number, value in enumerate(values):
        if cancelled():
            raise Cancelled
        previews = _preview(checker, value, readers)
        files += [replace(file, place=number) for file in previews] or [
            replace(_refused_file(value.name, None, LibraryError("empty_folder", name=value.name)), place=number)
        ]
        if isinstance(value, Content):
            value.forget()
        progress(number + 1, len(values))
    if choice.party is not None and any(
        isinstance(record, TakenEncounter) for file in files for record in file.records
    ):
        choice = replace(choice, party=None)  # whom an encounter speaks of has to be in the bestiary
    files = [_with_members(checker, file, everybody=choice.party is not None) for file in files]
    files = _with_resolved_names(library, files)
    duplicates = DuplicateFinder(library, choice.party)
    return ImportPlan(tuple(_with_duplicates(duplicates, file) for file in files), choice)


def _with_members(checker: RecordChecker, file: FilePreview, *, everybody: bool) -> FilePreview:
    """Return a file with its creatures as party members; those that cannot be one are refused.

    Unless `everybody` joins the party, only player characters do, in a party of their own.
    """
    if not any(isinstance(record, TakenCreature) and (everybody or record.is_character) for record in file.records):
        return file
    members = [
        checker.as_member(record)
        if isinstance(record, TakenCreature) and (everybody or record.is_character)
        else record
        for record in file.records
    ]
    refused = tuple(record for record in members if isinstance(record, RefusedRecord))
    records = [record for record in members if not isinstance(record, RefusedRecord)]
    return _with_records(file, records if everybody else creature_names.gather_characters(records, file.name), refused)


def _with_records(file: FilePreview, records: Sequence[Record], refused: Sequence[RefusedRecord]) -> FilePreview:
    """Return a file with other records and additional refusals."""
    return replace(file, kind=_kind(records, file.kind), records=tuple(records), refused=(*file.refused, *refused))


def _kind(records: Sequence[Record], default: str) -> str:
    """Return the kind of records: one kind, `mixed`, or the default for none."""
    kinds = {_KINDS[type_] for type_ in {type(record) for record in records} if type_ in _KINDS}
    return kinds.pop() if len(kinds) == 1 else "mixed" if kinds else default


def _with_resolved_names(library: Library, files: Sequence[FilePreview]) -> list[FilePreview]:
    """Return the files with the names in their encounters resolved.

    Repeated, because refusing one file may leave names of another unresolved.
    """
    if not any(isinstance(record, TakenEncounter) for file in files for record in file.records):
        return list(files)
    while True:
        scope = creature_names.NameScope.of(library, [record for file in files for record in file.records])
        resolvable = [_without_unresolved(file, scope) for file in files]
        if all(new is file for new, file in zip(resolvable, files, strict=True)):
            return [_with_records(file, creature_names.resolve_encounters(file.records, scope), ()) for file in files]
        files = resolvable


def _without_unresolved(file: FilePreview, scope: creature_names.NameScope) -> FilePreview:
    """Return a file without encounters that name unknown creatures; without any record if it is all or nothing."""
    refusals = [
        (index, refusal)
        for index, record in enumerate(file.records)
        if isinstance(record, TakenEncounter) and (refusal := creature_names.refusal_of(record, scope)) is not None
    ]
    if not refusals:
        return file
    places = {index for index, _ in refusals}
    records = () if file.is_whole else tuple(record for index, record in enumerate(file.records) if index not in places)
    return _with_records(file, records, [refusal for _, refusal in refusals])


def _with_duplicates(duplicates: DuplicateFinder, file: FilePreview) -> FilePreview:
    """Return a file with its duplicates: records that may be replaced, and identical ones."""
    existing: list[Record] = []
    records: list[Record] = []
    for record_ in file.records:
        (records if duplicates.identical(record_) is None else existing).append(record_)
    matches = ((index, duplicates.next_match(record)) for index, record in enumerate(records))
    same = {index: match for index, match in matches if match is not None}
    return replace(file, there=tuple(existing), records=tuple(records), same=same)


def _preview(checker: RecordChecker, source: Content | Path, readers: Readers) -> Sequence[FilePreview]:
    name = source.name
    reader = None
    try:
        content = Content.of_file(source) if isinstance(source, Path) else source
        content.demand_size()
        reader = readers.for_content(content)
        if reader is None and content.is_folder and content.path is not None:
            return [preview for path in _folder_files(content) for preview in _preview(checker, path, readers)]
        if reader is None:
            return [_refused_file(name, None, unknown_formats.refusal_of(content))]
        return [_preview_content(checker, content, reader)]
    except LibraryError as error:
        return [_refused_file(name, reader, error)]
    except RecursionError:
        refusal = LibraryError("no_json", name=name, reason=said("fault-nested", MESSAGES))
        return [_refused_file(name, reader, refusal)]


def _folder_files(folder: Content) -> list[Path]:
    assert folder.path is not None
    try:
        return files_in(folder.path)
    except OSError as error:
        raise LibraryError("unreadable", name=folder.name, reason=error.strerror or str(error)) from error


def _refused_file(name: str, reader: Reader | None, error: LibraryError) -> FilePreview:
    """Return a file of which nothing is imported."""
    refused = (RefusedRecord.because(error, name),)
    if reader is None:
        return FilePreview(name, None, refused=refused)
    return FilePreview(name, reader.format, reader.kind, refused=refused)


def _preview_content(checker: RecordChecker, content: Content, reader: Reader) -> FilePreview:
    records: list[Record] = []
    refused: list[RefusedRecord] = []
    rows: dict[tuple[str, ...], list[TakenRow]] = {}
    rules: list[TakenRules] = []
    for record in reader.read(content):
        if isinstance(record, TakenRow) and len(sample := rows.setdefault(record.header, [])) < _ROWS:
            sample.append(record)
        checked = checker.check(record)
        if isinstance(checked, TakenRules):
            rules.append(checked)
        elif isinstance(checked, RefusedRecord):
            refused.append(checked)
        else:
            records.append(checked)
    if not records and not refused and reader.kind == "creatures":
        refused.append(RefusedRecord.because(LibraryError("without_creatures", name=content.name), content.name))
    kind = _kind(records, reader.kind)
    if refused and not reader.stands_alone:
        records = []
    tables = tuple(_table(checker, table_rows) for table_rows in rows.values())
    is_whole = not reader.stands_alone
    taken = tuple(records), tuple(refused)
    brought = tuple(rules)
    return FilePreview(
        content.name, reader.format, kind, *taken, tables=tables, is_whole=is_whole, rules=brought if records else ()
    )


def _table(checker: RecordChecker, rows: Sequence[TakenRow]) -> ImportedTable:
    header = rows[0].header
    system, meanings, keeps_unknown = checker.table(rows[0])
    examples = tuple(
        next((row.cells[index] for row in rows if len(row.cells) > index and row.cells[index].strip()), "")
        for index in range(len(header))
    )
    return ImportedTable(header, examples, system, meanings, keeps_unknown=keeps_unknown)
