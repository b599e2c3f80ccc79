"""The one door for what comes in: a look at files, of which nothing is written, and then taking them in.

    plan = look(library, paths, Choice(system="ffrpg"), READERS)
    plan.files[0].records, .refused, .counts
    report = plan.take(library)

Both may run in a worker thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from models.creatures import Creature
from models.exchange import profiles
from models.exchange.neutral import Neutral
from models.exchange.reading import Content, Reader, Readers, Record, files_in
from models.exchange.report import FieldFate, Refused, Taken, counted
from models.refusals import LibraryError
from models.sheets import Sheets

if TYPE_CHECKING:
    from models.library import Library

OnSame = Literal["keep", "replace", "skip"]
Progress = Callable[[int, int], None]
"""Told how many records are done, of how many."""


def _silent(done: int, of: int) -> None:
    """Tells nobody."""


def _never() -> bool:
    """Whether it is to stop: it is not."""
    return False


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody wants of an import."""

    system: str = ""
    """For files that name no system; empty: such creatures are refused."""
    profile: str = ""
    """The conversion of creatures of other games; empty: the system's own."""
    folder: str | None = None
    """Where all creatures are filed; None: where their file says."""
    on_same: OnSame = "keep"
    """What of those whose name and system are in the library already: both stay, the new one takes the place, or it
    is left out."""


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

    @property
    def fields(self) -> tuple[FieldFate, ...]:
        """What became of each field of all records."""
        return tuple(fate for one in self.records if not isinstance(one, Neutral | Refused) for fate in one.fields)

    @property
    def counts(self) -> dict[str, int]:
        """How many fields had each fate."""
        return counted(self.fields)


@dataclass(frozen=True, slots=True)
class Report:
    """What an import has done."""

    files: tuple[Looked, ...]
    added: tuple[int, ...] = ()
    """Ids of the creatures that are new."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What would come of the files; nothing is written yet."""

    files: tuple[Looked, ...]
    choice: Choice

    def take(self, library: Library, progress: Progress = _silent, cancelled: Callable[[], bool] = _never) -> Report:
        """Takes in what the plan says, as one transaction; nothing if it is cancelled or the library refuses."""
        taken = [one for file in self.files for one in file.records if isinstance(one, Taken)]
        added = library.creatures.add(_creature(one) for one in taken)
        progress(len(added), len(taken))
        return Report(self.files, tuple(one.id for one in added if one.id is not None))


def _creature(one: Taken) -> Creature:
    return Creature(
        name=one.name,
        system=one.system,
        sheet=dict(one.sheet),
        level=one.level,
        kind=one.kind,
        folder=one.folder,
        tags=list(one.tags),
        notes=one.notes,
    )


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
    for number, one in enumerate(found):
        if cancelled():
            break
        files += _look_at(library.sheets, one, choice, readers)
        progress(number + 1, len(found))
    return Plan(tuple(files), choice)


def _look_at(sheets: Sheets, given: Content | Path, choice: Choice, readers: Readers) -> Sequence[Looked]:
    name = given.name
    try:
        content = Content.of_file(given) if isinstance(given, Path) else given
        reader = readers.for_content(content)
        if reader is None and content.is_folder and content.path is not None:
            return [one for path in files_in(content.path) for one in _look_at(sheets, path, choice, readers)]
        if reader is None:
            return [Looked(name, None, refused=(Refused.because(LibraryError("no_reader", name=name)),))]
        return [_looked(sheets, content, reader, choice)]
    except LibraryError as error:
        return [Looked(name, None, refused=(Refused.because(error, name),))]


def _looked(sheets: Sheets, content: Content, reader: Reader, choice: Choice) -> Looked:
    records: list[Record] = []
    refused: list[Refused] = []
    try:
        for record in reader.read(content):
            made = _settled(sheets, record, choice)
            if isinstance(made, Refused):
                refused.append(made)
            else:
                records.append(made)
    except LibraryError as error:
        return Looked(content.name, reader.format, reader.kind, refused=(Refused.because(error, content.name),))
    if refused and not reader.stands_alone:
        records = []
    return Looked(content.name, reader.format, reader.kind, tuple(records), tuple(refused))


def _settled(sheets: Sheets, record: Record, choice: Choice) -> Record:
    """The record as it will be kept: converted, filed where it is wanted, and its sheet checked."""
    made = profiles.convert(record, choice.system, choice.profile) if isinstance(record, Neutral) else record
    if not isinstance(made, Taken):
        return made
    system = made.system or choice.system
    try:
        sheet = sheets.checked(system, made.name, made.sheet)
    except LibraryError as error:
        return Refused.because(error, made.name)
    folder = made.folder if choice.folder is None else choice.folder
    return replace(made, system=system, sheet=sheet, folder=folder)
