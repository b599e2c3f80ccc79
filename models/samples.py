"""The sample library that a first start makes: creatures, parties and encounters to try things out with."""

from __future__ import annotations

import json
import sqlite3
import tomllib
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


OF_CREATURE = ("name", "system", "level", "kind", "folder", "tags", "sheet", "notes")
OF_MEMBER = ("name", "player", "system", "sheet", "notes")
_OF_EXTRA = ("emblem",)
OF_ENCOUNTER = ("name", "folder", "system", "options", "surprise", "board", "rollers", "seed", "notes")
_OF_ENTRY = ("side", "count", "group", "cells", "notes", "wave", "hidden", "pools")
_TEXTS = frozenset(
    {"name", "kind", "folder", "tags", "notes", "group", "creature", "member", "party", "terrain"},
)
"""The keys of texts for a reader in a document of samples; in its sheets they are others."""
_TEXTS_OF_SHEET = frozenset({"name", "text", "label", "group", "item", "skill"})


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


def shipped_samples(language: str = "") -> list[Sample]:
    """Return the samples that come with the program; none if the program was built without them.

    They are ordered by the `rank` of the document (0 first; 1 by default), then by file name. Without a `language`
    they are as they are written, in the language of their book.
    """
    folder = resources.files("resources") / "samples"
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    samples = [_translated(_read(file), folder / f"{Path(file.name).stem}.{language}.toml") for file in files]
    return sorted(samples, key=lambda sample: int(sample.content.get("rank", 1)))


def _read(file: Traversable) -> Sample:
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LibraryError("bad_samples", name=file.name, reason=error) from error
    if not isinstance(content, dict):
        raise LibraryError("bad_samples", name=file.name, reason=said("fault-no_object", MESSAGES))
    return Sample(file.name, content)


def _translated(sample: Sample, file: Traversable) -> Sample:
    """Return a sample in the words of a file, which has them by those in which the sample is written."""
    if not file.is_file():
        return sample
    words = tomllib.loads(file.read_text(encoding="utf-8"))
    return Sample(sample.name, in_words(sample.content, words))


def in_words(content: Mapping[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    """Return a document of creatures, parties and encounters whose texts for a reader are in other words."""
    return {name: _in_words(value, words, _TEXTS, name) for name, value in content.items()}


def _in_words(value: Any, words: Mapping[str, str], keys: frozenset[str], key: str = "") -> Any:
    if isinstance(value, dict):
        return {
            name: _in_words(item, words, _TEXTS_OF_SHEET if name == "sheet" else keys, name)
            for name, item in value.items()
        }
    if isinstance(value, list):
        return [_in_words(item, words, keys, key) for item in value]
    return words.get(value, value) if key in keys and isinstance(value, str) else value


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
        Creature(**pick(row, OF_CREATURE)) for row in installed(content.get("creatures", ()))
    )
    members: dict[str, Member] = {}
    parties: dict[str, Party] = {}
    for row in content.get("parties", ()):
        party_members = [
            Member(**pick(member, OF_MEMBER), extra=pick(member, _OF_EXTRA))
            for member in installed(row.get("members", ()))
        ]
        if row.get("members") and not party_members:
            continue
        party = library.parties.add(Party(**pick(row, ("name", "notes"))), party_members)
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
            encounter = Encounter(**pick(row, OF_ENCOUNTER), party_id=party_id)
            library.encounters.add(encounter, [_entry(entry, by_name, members) for entry in row.get("entries", ())])

    return add_encounters


def _entry(row: Mapping[str, Any], creatures: Mapping[str, Creature], members: Mapping[str, Member]) -> EncounterEntry:
    values = pick(row, _OF_ENTRY)
    if row.get("member"):
        member = members[row["member"]]
        return EncounterEntry(**{"side": PARTY, **values}, member_id=member.id, name=member.name, sheet=member.sheet)
    creature = creatures[row["creature"]]
    return EncounterEntry(**values, creature_id=creature.id, name=creature.name, sheet=creature.sheet)


def pick(row: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """Return those of the values of a row of a document that it has."""
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
    language: str = "",
) -> None:
    """Make a library; `samples` None: those that come with the program, in a language.

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
            fill(library, shipped_samples(language) if samples is None else samples)
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
