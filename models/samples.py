"""The sample library that a first start makes: creatures, parties and encounters to try things out with."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy.exc import DBAPIError

from models.repositories.boards import Boards, StoredBoard
from models.repositories.creatures import Creature, Creatures
from models.repositories.encounters import Encounter, EncounterEntry, Encounters
from models.repositories.parties import Member, Parties, Party
from models.storage import database, upgrade
from models.storage.error_translation import refusal_for_writing
from models.storage.errors import MESSAGES, LibraryError
from rules.core.state import PARTY
from rules.system.system import System
from rules.text.localized import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

    from models.repositories.sheets import Sheets


_OF_CREATURE = ("name", "system", "level", "kind", "folder", "tags", "sheet", "notes")
_OF_MEMBER = ("name", "player", "system", "sheet", "notes")
_OF_ENCOUNTER = ("name", "folder", "system", "options", "surprise", "board", "rollers", "seed", "notes")
_OF_ENTRY = ("side", "count", "group", "cells", "notes", "wave", "hidden", "pools")


@dataclass(frozen=True, slots=True)
class Sample:
    """A document of samples and its file name."""

    name: str
    content: Mapping[str, Any]


class SampleTarget(Protocol):
    """The parts of a library that samples are put into."""

    @property
    def creatures(self) -> Creatures: ...  # noqa: D102 - as the library says
    @property
    def parties(self) -> Parties: ...  # noqa: D102
    @property
    def encounters(self) -> Encounters: ...  # noqa: D102
    @property
    def boards(self) -> Boards: ...  # noqa: D102
    @property
    def sheets(self) -> Sheets: ...  # noqa: D102


def shipped_samples() -> list[Sample]:
    """Return the samples that come with the program; none if the program was built without them.

    They are ordered by the `rank` of the document (0 first; 1 by default), then by file name.
    """
    folder = resources.files("resources") / "samples"
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return sorted((_read(file) for file in files), key=lambda sample: int(sample.content.get("rank", 1)))


def _read(file: Traversable) -> Sample:
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LibraryError("bad_samples", name=file.name, reason=error) from error
    if not isinstance(content, dict):
        raise LibraryError("bad_samples", name=file.name, reason=said("fault-no_object", MESSAGES))
    return Sample(file.name, content)


def fill(library: SampleTarget, samples: Iterable[Sample]) -> None:
    """Put samples into a library, except those of rule systems that are not installed.

    Encounters refer to creatures, members and parties of their own file by name; their boards are kept for others too.
    They are made last to first, so that the first of the first file is at the top of the list, which shows what was
    changed last.
    """
    encounter_fillers: list[tuple[str, Callable[[], None]]] = []
    for sample in samples:
        with _faults_of(sample.name):
            encounter_fillers.append((sample.name, _fill(library, sample.content)))
    for name, add_encounters in reversed(encounter_fillers):
        with _faults_of(name):
            add_encounters()


@contextmanager
def _faults_of(name: str) -> Iterator[None]:
    try:
        yield
    except (KeyError, TypeError, AttributeError) as error:
        raise LibraryError("bad_samples", name=name, reason=repr(error)) from error


def _fill(library: SampleTarget, content: Mapping[str, Any]) -> Callable[[], None]:
    """Add creatures and parties; return a function that adds the encounters."""

    def installed(rows: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        return [row for row in rows if library.sheets.knows(row["system"])]

    creatures = library.creatures.add(
        Creature(**_pick(row, _OF_CREATURE)) for row in installed(content.get("creatures", ()))
    )
    members: dict[str, Member] = {}
    parties: dict[str, Party] = {}
    for row in content.get("parties", ()):
        party_members = [Member(**_pick(member, _OF_MEMBER)) for member in installed(row.get("members", ()))]
        if row.get("members") and not party_members:
            continue
        party = library.parties.add(Party(**_pick(row, ("name", "notes"))), party_members)
        parties[party.name] = party
        assert party.id is not None
        members |= {member.name: member for member in library.parties.members(party.id)}
    by_name = {creature.name: creature for creature in creatures}

    library.boards.add(
        StoredBoard(name=row["name"], system=row["system"], board=row["board"])
        for row in installed([*content.get("boards", ()), *content.get("encounters", ())])
        if row.get("board")
    )

    def add_encounters() -> None:
        for row in reversed(installed(content.get("encounters", ()))):
            party_id = parties[row["party"]].id if row.get("party") else None
            encounter = Encounter(**_pick(row, _OF_ENCOUNTER), party_id=party_id)
            library.encounters.add(encounter, [_entry(entry, by_name, members) for entry in row.get("entries", ())])

    return add_encounters


def _entry(row: Mapping[str, Any], creatures: Mapping[str, Creature], members: Mapping[str, Member]) -> EncounterEntry:
    values = _pick(row, _OF_ENTRY)
    if row.get("member"):
        member = members[row["member"]]
        return EncounterEntry(**{"side": PARTY, **values}, member_id=member.id, name=member.name, sheet=member.sheet)
    creature = creatures[row["creature"]]
    return EncounterEntry(**values, creature_id=creature.id, name=creature.name, sheet=creature.sheet)


def _pick(row: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: row[name] for name in names if name in row and row[name] is not None}


class NewLibrary(SampleTarget, Protocol):
    """A library that can be filled."""

    def close(self) -> None:
        """Close its file."""


def make(
    path: Path,
    samples: Iterable[Sample] | None,
    systems: Callable[[str], System] | None,
    open_library: Callable[..., NewLibrary],
) -> None:
    """Make a library; `samples` None: those that come with the program.

    `open_library` opens the empty one to be filled: (path, no lock, systems). It is made under another name and renamed
    when complete: a first start that is cut short leaves no half of a library.
    """
    unfinished = path.with_name(f".{path.name}.new")
    database.discard(unfinished)
    try:
        # What a file of this name left when its program was killed is none of the new one's.
        database.discard_logs(path)
        upgrade.create(unfinished)
        library = open_library(unfinished, None, systems)
        try:
            fill(library, shipped_samples() if samples is None else samples)
        finally:
            library.close()
        database.empty_log(unfinished)
        database.place(unfinished, path)
    except LibraryError as error:
        if not isinstance(error.__cause__, DBAPIError):
            raise
        raise refusal_for_writing(path, error.__cause__) from error
    except (sqlite3.Error, DBAPIError, OSError) as error:
        raise refusal_for_writing(path, error) from error
    finally:
        database.discard(unfinished)
