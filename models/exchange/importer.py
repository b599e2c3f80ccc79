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
from models.exchange.duplicates import Met, Sameness
from models.exchange.library_writer import Cancelled, Change, Taking
from models.exchange.record_checks import Settling
from models.exchange.records.import_options import Choice
from models.exchange.records.neutral_creature import Neutral, NeutralEncounter
from models.exchange.records.readers import Content, Reader, Readers, Record, parts_of
from models.exchange.records.report import (
    FieldFate,
    Refused,
    Taken,
    TakenBoard,
    TakenEncounter,
    TakenParty,
    TakenRow,
    counted,
)
from models.exchange.tables.columns import Meaning
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

if TYPE_CHECKING:
    from models.library import Library

Progress = Callable[[int, int], None]
"""Is told how many are done of how many: files that are looked at, or records that are taken."""
_ROWS = 50
"""Rows of a table that are looked through for examples."""
_KINDS = {Taken: "creatures", TakenParty: "party", TakenEncounter: "encounter", TakenBoard: "board"}


def _silent(done: int, of: int) -> None:
    """Tells nobody."""


def _never() -> bool:
    """Never asks to stop."""
    return False


@dataclass(frozen=True, slots=True)
class Table:
    """A table among the files: its columns, and what they are taken for."""

    header: tuple[str, ...]
    examples: tuple[str, ...]
    """The first cell of each column that says anything."""
    system: str
    """As somebody chose, or as it is remembered; empty: nobody has said."""
    meanings: tuple[Meaning, ...]

    @property
    def is_strange(self) -> bool:
        """Whether any column was guessed, or left out."""
        return any(one.is_guess or not one.field for one in self.meanings)


@dataclass(frozen=True, slots=True)
class Looked:
    """What would come of one file."""

    name: str
    format: str | None
    """The reader's id; None where no reader knows it."""
    kind: str = ""
    records: tuple[Record, ...] = ()
    """What would be taken, in the order of the file."""
    refused: tuple[Refused, ...] = ()
    """What would not, and why: parts of it, or all of it."""
    same: Mapping[int, Met] = field(default_factory=dict)
    """What is in the library already, by the places of the records that are the same."""
    tables: tuple[Table, ...] = ()
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
        for one in self.records:
            if not isinstance(one, Neutral | NeutralEncounter | Refused | TakenRow):
                yield from one.fields

    @property
    def counts(self) -> dict[str, int]:
        """How many fields had each fate."""
        return counted(self.fields)


@dataclass(frozen=True, slots=True)
class Report:
    """What an import has done, and all that is needed to take it back (`taking.reverse`)."""

    files: tuple[Looked, ...]
    change: Change = field(default_factory=Change)

    @property
    def added(self) -> tuple[int, ...]:
        """Ids of the creatures that are new."""
        return self.change.added.get("creature", ())


@dataclass(frozen=True, slots=True)
class Plan:
    """What would come of the files; nothing is written yet."""

    files: tuple[Looked, ...]
    choice: Choice

    def taken(self, file: Looked) -> int:
        """How many of a file's records are taken: all, or those that are not there yet."""
        return len(file.records) - (len(file.same) if self.choice.on_same == "skip" else 0)

    @property
    def size(self) -> int:
        """How many records are gone through when they are taken, those among them that are there already."""
        return sum(len(file.there) + len(file.records) for file in self.files)

    def _lots(self) -> Iterator[Sequence[Record]]:
        """The records of each file; those of files with creatures alone together, for a folder may have thousands."""
        for alone, files in itertools.groupby(
            self.files, lambda file: all(isinstance(one, Taken) for one in file.records)
        ):
            found = [(*file.there, *file.records) for file in files]
            yield from [list(itertools.chain.from_iterable(found))] if alone else found

    def take(self, library: Library, progress: Progress = _silent, cancelled: Callable[[], bool] = _never) -> Report:
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
                taking = Taking(library, self.choice.on_same, tell, self.choice.party)
                for records in self._lots():
                    taking.take(records)
                taking.take_encounters()
        except RecursionError:
            name = self.files[0].name if self.files else ""
            raise LibraryError("no_json", name=name, reason=said("fault-nested", MESSAGES)) from None
        return Report(self.files, taking.change())


def look(
    library: Library,
    contents: Iterable[Content | Path],
    choice: Choice,
    readers: Readers,
    progress: Progress = _silent,
    cancelled: Callable[[], bool] = _never,
) -> Plan:
    """What would come of files; a folder is offered to the readers as a whole before the files in it are."""
    found = list(contents)
    files: list[Looked] = []
    settling = Settling(library.sheets, choice, library.column_maps)
    for number, one in enumerate(found):
        if cancelled():
            raise Cancelled
        of_it = _look_at(settling, one, readers)
        files += [replace(file, place=number) for file in of_it] or [
            replace(_nothing_of(one.name, None, LibraryError("empty_folder", name=one.name)), place=number)
        ]
        if isinstance(one, Content):
            one.forget()
        progress(number + 1, len(found))
    if choice.party is not None and any(isinstance(one, TakenEncounter) for file in files for one in file.records):
        choice = replace(choice, party=None)  # whom an encounter speaks of has to be in the bestiary
    files = [_enlisted(settling, file, everybody=choice.party is not None) for file in files]
    files = _named(library, files)
    sameness = Sameness(library, choice.party)
    return Plan(tuple(_compared(sameness, file) for file in files), choice)


def _enlisted(settling: Settling, file: Looked, *, everybody: bool) -> Looked:
    """Return a file with its creatures as the members that they become, those refused that cannot be one.

    Where not everybody joins a party, players' characters do, and have one of their own.
    """
    if not any(isinstance(one, Taken) and (everybody or one.is_character) for one in file.records):
        return file
    found = [
        settling.enlisted(one) if isinstance(one, Taken) and (everybody or one.is_character) else one
        for one in file.records
    ]
    refused = tuple(one for one in found if isinstance(one, Refused))
    records = [one for one in found if not isinstance(one, Refused)]
    return _with(file, records if everybody else creature_names.gathered(records, file.name), refused)


def _with(file: Looked, records: Sequence[Record], refused: Sequence[Refused]) -> Looked:
    """A file with other records, and with more that is refused."""
    return replace(file, kind=_kind(records, file.kind), records=tuple(records), refused=(*file.refused, *refused))


def _kind(records: Sequence[Record], usual: str) -> str:
    """What records are: of one kind, mixed, or what such files usually hold."""
    kinds = {_KINDS[one] for one in {type(record) for record in records} if one in _KINDS}
    return kinds.pop() if len(kinds) == 1 else "mixed" if kinds else usual


def _named(library: Library, files: Sequence[Looked]) -> list[Looked]:
    """Return the files with what their encounters name in any of them, or in the library.

    Where a file is refused for what is missing, others may miss what it would have brought.
    """
    if not any(isinstance(one, TakenEncounter) for file in files for one in file.records):
        return list(files)
    while True:
        there = creature_names.There.of(library, [one for file in files for one in file.records])
        kept = [_without_lacking(file, there) for file in files]
        if all(one is file for one, file in zip(kept, files, strict=True)):
            return [_with(file, creature_names.found(file.records, there), ()) for file in files]
        files = kept


def _without_lacking(file: Looked, there: creature_names.There) -> Looked:
    """A file without the encounters that name somebody who is nowhere; nothing of it where it is all or nothing."""
    lacking = [
        (place, refusal)
        for place, one in enumerate(file.records)
        if isinstance(one, TakenEncounter) and (refusal := creature_names.refusal_of(one, there)) is not None
    ]
    if not lacking:
        return file
    without = {place for place, _ in lacking}
    kept = () if file.is_whole else tuple(one for place, one in enumerate(file.records) if place not in without)
    return _with(file, kept, [refusal for _, refusal in lacking])


def _compared(sameness: Sameness, file: Looked) -> Looked:
    """A file with what the library has of it: what may be replaced, and what is there and only comes along."""
    there: list[Record] = []
    records: list[Record] = []
    for one in file.records:
        (records if sameness.needed(one) is None else there).append(one)
    met = ((place, sameness.meet(record)) for place, record in enumerate(records))
    same = {place: found for place, found in met if found is not None}
    return replace(file, there=tuple(there), records=tuple(records), same=same)


def _look_at(settling: Settling, given: Content | Path, readers: Readers) -> Sequence[Looked]:
    name = given.name
    reader = None
    try:
        content = Content.of_file(given) if isinstance(given, Path) else given
        content.demand_size()
        reader = readers.for_content(content)
        if reader is None and content.is_folder and content.path is not None:
            return [one for path in _inside(content) for one in _look_at(settling, path, readers)]
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


def _nothing_of(name: str, reader: Reader | None, error: LibraryError) -> Looked:
    """A file of which nothing is taken."""
    refused = (Refused.because(error, name),)
    if reader is None:
        return Looked(name, None, refused=refused)
    return Looked(name, reader.format, reader.kind, refused=refused)


def _looked(settling: Settling, content: Content, reader: Reader) -> Looked:
    records: list[Record] = []
    refused: list[Refused] = []
    rows: dict[tuple[str, ...], list[TakenRow]] = {}
    for record in reader.read(content):
        if isinstance(record, TakenRow) and len(first := rows.setdefault(record.header, [])) < _ROWS:
            first.append(record)
        made = settling.settled(record)
        if isinstance(made, Refused):
            refused.append(made)
        else:
            records.append(made)
    if not records and not refused and reader.kind == "creatures":
        refused.append(Refused.because(LibraryError("without_creatures", name=content.name), content.name))
    kind = _kind(records, reader.kind)
    if refused and not reader.stands_alone:
        records = []
    tables = tuple(_table(settling, found) for found in rows.values())
    is_whole = not reader.stands_alone
    return Looked(content.name, reader.format, kind, tuple(records), tuple(refused), tables=tables, is_whole=is_whole)


def _table(settling: Settling, rows: Sequence[TakenRow]) -> Table:
    header = rows[0].header
    system, meanings = settling.table(rows[0])
    examples = tuple(
        next((row.cells[place] for row in rows if len(row.cells) > place and row.cells[place].strip()), "")
        for place in range(len(header))
    )
    return Table(header, examples, system, meanings)
