"""The one door for what comes in: a look at files, of which nothing is written, and then taking them in.

    plan = look(library, paths, Choice(system="ffrpg"), READERS)
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
from models.exchange.duplicates import DuplicateFinder, ExistingRecords
from models.exchange.library_writer import Cancelled, LibraryChange, RecordWriter
from models.exchange.record_checks import RecordChecker
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature, NeutralEncounter
from models.exchange.records.readers import Content, Reader, Readers, Record, parts_of
from models.exchange.records.report import (
    FieldFate,
    RefusedRecord,
    TakenBoard,
    TakenCreature,
    TakenEncounter,
    TakenParty,
    TakenRow,
    counted,
)
from models.exchange.tables.columns import ColumnMeaning
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

if TYPE_CHECKING:
    from models.library import Library

Progress = Callable[[int, int], None]
"""Is told how many are done of how many: files that are looked at, or records that are taken."""
_ROWS = 50
"""Rows of a table that are looked through for examples."""
_KINDS = {TakenCreature: "creatures", TakenParty: "party", TakenEncounter: "encounter", TakenBoard: "board"}


def _silent(done: int, of: int) -> None:
    """Tells nobody."""


def _never() -> bool:
    """Never asks to stop."""
    return False


@dataclass(frozen=True, slots=True)
class ImportedTable:
    """A table among the files: its columns, and what they are taken for."""

    header: tuple[str, ...]
    examples: tuple[str, ...]
    """The first cell of each column that says anything."""
    system: str
    """As somebody chose, or as it is remembered; empty: nobody has said."""
    meanings: tuple[ColumnMeaning, ...]

    @property
    def is_strange(self) -> bool:
        """Whether any column was guessed, or left out."""
        return any(meaning.is_guess or not meaning.field for meaning in self.meanings)


@dataclass(frozen=True, slots=True)
class FilePreview:
    """What would come of one file."""

    name: str
    format: str | None
    """The reader's id; None where no reader knows it."""
    kind: str = ""
    records: tuple[Record, ...] = ()
    """What would be taken, in the order of the file."""
    refused: tuple[RefusedRecord, ...] = ()
    """What would not, and why: parts of it, or all of it."""
    same: Mapping[int, ExistingRecords] = field(default_factory=dict)
    """What is in the library already, by the places of the records that are the same."""
    tables: tuple[ImportedTable, ...] = ()
    """The tables in it: what their columns mean may be said."""
    there: tuple[Record, ...] = ()
    """What comes along for the others and is in the library already, as it stands: nothing is made of it."""
    place: int = 0
    """Which of the given files and folders it is of."""
    is_whole: bool = False
    """Whether all of it is taken or nothing."""

    @property
    def fields(self) -> Iterator[FieldFate]:
        """What became of each field of all records."""
        for record in self.records:
            if not isinstance(record, NeutralCreature | NeutralEncounter | RefusedRecord | TakenRow):
                yield from record.fields

    @property
    def counts(self) -> dict[str, int]:
        """How many fields had each fate."""
        return counted(self.fields)


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import has done, and all that is needed to take it back (`taking.reverse`)."""

    files: tuple[FilePreview, ...]
    change: LibraryChange = field(default_factory=LibraryChange)

    @property
    def added(self) -> tuple[int, ...]:
        """Ids of the creatures that are new."""
        return self.change.added.get("creature", ())


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """What would come of the files; nothing is written yet."""

    files: tuple[FilePreview, ...]
    choice: ImportChoice

    def taken(self, file: FilePreview) -> int:
        """How many of a file's records are taken: all, or those that are not there yet."""
        return len(file.records) - (len(file.same) if self.choice.on_same == "skip" else 0)

    @property
    def size(self) -> int:
        """How many records are gone through when they are taken, those among them that are there already."""
        return sum(len(file.there) + len(file.records) for file in self.files)

    def _lots(self) -> Iterator[Sequence[Record]]:
        """The records of each file; those of files with creatures alone together, for a folder may have thousands."""
        for alone, files in itertools.groupby(
            self.files, lambda file: all(isinstance(record, TakenCreature) for record in file.records)
        ):
            found = [(*file.there, *file.records) for file in files]
            yield from [list(itertools.chain.from_iterable(found))] if alone else found

    def take(
        self, library: Library, progress: Progress = _silent, cancelled: Callable[[], bool] = _never
    ) -> ImportReport:
        """Takes in what the plan says, as one transaction; `Cancelled`, or what the library refuses, leaves nothing."""
        size, done = self.size, 0

        def tell(more: int) -> None:
            nonlocal done
            done += more
            if cancelled():
                raise Cancelled
            progress(done, size)

        try:
            with library.together():
                taking = RecordWriter(library, self.choice.on_same, tell, self.choice.party)
                for records in self._lots():
                    taking.take(records)
                taking.take_encounters()
        except RecursionError:
            name = self.files[0].name if self.files else ""
            raise LibraryError("no_json", name=name, reason=said("fault-nested", MESSAGES)) from None
        return ImportReport(self.files, taking.change())


def look(
    library: Library,
    contents: Iterable[Content | Path],
    choice: ImportChoice,
    readers: Readers,
    progress: Progress = _silent,
    cancelled: Callable[[], bool] = _never,
) -> ImportPlan:
    """What would come of files; a folder is offered to the readers as a whole before the files in it are."""
    found = list(contents)
    files: list[FilePreview] = []
    settling = RecordChecker(library.sheets, choice, library.column_maps)
    for number, value in enumerate(found):
        if cancelled():
            raise Cancelled
        of_it = _look_at(settling, value, readers)
        files += [replace(file, place=number) for file in of_it] or [
            replace(_nothing_of(value.name, None, LibraryError("empty_folder", name=value.name)), place=number)
        ]
        if isinstance(value, Content):
            value.forget()
        progress(number + 1, len(found))
    if choice.party is not None and any(
        isinstance(record, TakenEncounter) for file in files for record in file.records
    ):
        choice = replace(choice, party=None)  # whom an encounter speaks of has to be in the bestiary
    files = [_enlisted(settling, file, everybody=choice.party is not None) for file in files]
    files = _named(library, files)
    sameness = DuplicateFinder(library, choice.party)
    return ImportPlan(tuple(_compared(sameness, file) for file in files), choice)


def _enlisted(settling: RecordChecker, file: FilePreview, *, everybody: bool) -> FilePreview:
    """Return a file with its creatures as the members that they become, those refused that cannot be one.

    Where not everybody joins a party, players' characters do, and have one of their own.
    """
    if not any(isinstance(record, TakenCreature) and (everybody or record.is_character) for record in file.records):
        return file
    found = [
        settling.enlisted(record)
        if isinstance(record, TakenCreature) and (everybody or record.is_character)
        else record
        for record in file.records
    ]
    refused = tuple(item for item in found if isinstance(item, RefusedRecord))
    records = [item for item in found if not isinstance(item, RefusedRecord)]
    return _with(file, records if everybody else creature_names.gathered(records, file.name), refused)


def _with(file: FilePreview, records: Sequence[Record], refused: Sequence[RefusedRecord]) -> FilePreview:
    """A file with other records, and with more that is refused."""
    return replace(file, kind=_kind(records, file.kind), records=tuple(records), refused=(*file.refused, *refused))


def _kind(records: Sequence[Record], usual: str) -> str:
    """What records are: of one kind, mixed, or what such files usually hold."""
    kinds = {_KINDS[item] for item in {type(record) for record in records} if item in _KINDS}
    return kinds.pop() if len(kinds) == 1 else "mixed" if kinds else usual


def _named(library: Library, files: Sequence[FilePreview]) -> list[FilePreview]:
    """Return the files with what their encounters name in any of them, or in the library.

    Where a file is refused for what is missing, others may miss what it would have brought.
    """
    if not any(isinstance(record, TakenEncounter) for file in files for record in file.records):
        return list(files)
    while True:
        there = creature_names.NameScope.of(library, [record for file in files for record in file.records])
        kept = [_without_lacking(file, there) for file in files]
        if all(looked is file for looked, file in zip(kept, files, strict=True)):
            return [_with(file, creature_names.found(file.records, there), ()) for file in files]
        files = kept


def _without_lacking(file: FilePreview, there: creature_names.NameScope) -> FilePreview:
    """A file without the encounters that name somebody who is nowhere; nothing of it where it is all or nothing."""
    lacking = [
        (place, refusal)
        for place, item in enumerate(file.records)
        if isinstance(item, TakenEncounter) and (refusal := creature_names.refusal_of(item, there)) is not None
    ]
    if not lacking:
        return file
    without = {place for place, _ in lacking}
    kept = () if file.is_whole else tuple(item for place, item in enumerate(file.records) if place not in without)
    return _with(file, kept, [refusal for _, refusal in lacking])


def _compared(sameness: DuplicateFinder, file: FilePreview) -> FilePreview:
    """A file with what the library has of it: what may be replaced, and what is there and only comes along."""
    there: list[Record] = []
    records: list[Record] = []
    for item in file.records:
        (records if sameness.needed(item) is None else there).append(item)
    met = ((place, sameness.meet(record)) for place, record in enumerate(records))
    same = {place: found for place, found in met if found is not None}
    return replace(file, there=tuple(there), records=tuple(records), same=same)


def _look_at(settling: RecordChecker, given: Content | Path, readers: Readers) -> Sequence[FilePreview]:
    name = given.name
    reader = None
    try:
        content = Content.of_file(given) if isinstance(given, Path) else given
        content.demand_size()
        reader = readers.for_content(content)
        if reader is None and content.is_folder and content.path is not None:
            return [looked for path in _inside(content) for looked in _look_at(settling, path, readers)]
        if reader is None:
            return [_nothing_of(name, None, unknown_formats.refusal_of(content))]
        return [_looked(settling, content, reader)]
    except LibraryError as error:
        return [_nothing_of(name, reader, error)]
    except RecursionError:
        deep = LibraryError("no_json", name=name, reason=said("fault-nested", MESSAGES))
        return [_nothing_of(name, reader, deep)]


def _inside(folder: Content) -> list[Path]:
    assert folder.path is not None
    try:
        return parts_of(folder.path)
    except OSError as error:
        raise LibraryError("unreadable", name=folder.name, reason=error.strerror or str(error)) from error


def _nothing_of(name: str, reader: Reader | None, error: LibraryError) -> FilePreview:
    """A file of which nothing is taken."""
    refused = (RefusedRecord.because(error, name),)
    if reader is None:
        return FilePreview(name, None, refused=refused)
    return FilePreview(name, reader.format, reader.kind, refused=refused)


def _looked(settling: RecordChecker, content: Content, reader: Reader) -> FilePreview:
    records: list[Record] = []
    refused: list[RefusedRecord] = []
    rows: dict[tuple[str, ...], list[TakenRow]] = {}
    for record in reader.read(content):
        if isinstance(record, TakenRow) and len(first := rows.setdefault(record.header, [])) < _ROWS:
            first.append(record)
        made = settling.settled(record)
        if isinstance(made, RefusedRecord):
            refused.append(made)
        else:
            records.append(made)
    if not records and not refused and reader.kind == "creatures":
        refused.append(RefusedRecord.because(LibraryError("without_creatures", name=content.name), content.name))
    kind = _kind(records, reader.kind)
    if refused and not reader.stands_alone:
        records = []
    tables = tuple(_table(settling, found) for found in rows.values())
    is_whole = not reader.stands_alone
    return FilePreview(
        content.name, reader.format, kind, tuple(records), tuple(refused), tables=tables, is_whole=is_whole
    )


def _table(settling: RecordChecker, rows: Sequence[TakenRow]) -> ImportedTable:
    header = rows[0].header
    system, meanings = settling.table(rows[0])
    examples = tuple(
        next((row.cells[place] for row in rows if len(row.cells) > place and row.cells[place].strip()), "")
        for place in range(len(header))
    )
    return ImportedTable(header, examples, system, meanings)
