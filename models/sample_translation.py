"""The samples in a library, put in another language when its reader chooses one."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

from models.repositories.boards import StoredBoard
from models.repositories.creatures import Creature
from models.repositories.encounters import PREPARED, Encounter
from models.repositories.parties import Member, Party
from models.samples import OF_CREATURE, OF_ENCOUNTER, OF_MEMBER, pick, shipped_samples
from rules.text.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from models.library import Library

    RowPair = tuple[Mapping[str, Any], Mapping[str, Any]]
    """A row of a document of samples in one language and in another."""

Entity = TypeVar("Entity", Creature, Member, Party, Encounter, StoredBoard)
AS_WRITTEN = ""


def translate_samples(library: Library, language: str) -> None:
    """Put in a language whatever in a library still is as the samples in another one have it; ids stay.

    What somebody has changed and fights that have been opened stay as they are.
    """
    contents = {spoken: [sample.content for sample in shipped_samples(spoken)] for spoken in (AS_WRITTEN, *LANGUAGES)}
    pairs = [
        (old, new)
        for former in contents.values()
        for old, new in zip(former, contents[language], strict=True)
        if old != new
    ]
    with library.together():
        _translate(library, pairs)


def _translate(library: Library, documents: Sequence[RowPair]) -> None:
    creatures, parties, encounters = (_rows(documents, key) for key in ("creatures", "parties", "encounters"))
    ids = library.creatures.ids_by_name((old["name"], old["system"]) for old, _ in creatures)
    found = library.creatures.get_all(ids)
    now = [creature for creature, _ in _translated(found, creatures, OF_CREATURE)]
    by_creature = {former.id: (former, new) for former, new in zip(library.creatures.save(now), now, strict=True)}
    all_members = library.parties.members()
    members = [member for member, _ in _translated(all_members, _rows(parties, "members"), OF_MEMBER)]
    by_member = {
        former.id: (former, new) for former, new in zip(library.parties.save_members(members), members, strict=True)
    }
    for party, _ in _translated(library.parties.all(), parties, ("name", "notes")):
        library.parties.save(party)
    boards = [pair for pair in (*_rows(documents, "boards"), *encounters) if pair[0].get("board")]
    for board, _ in _translated(library.boards.all(), boards, ("name", "system", "board")):
        library.boards.save(board)

    # The list shows first what was changed last.
    prepared = library.encounters.all(PREPARED)[::-1]
    groups: dict[int | None, list[RowPair]] = {}
    for encounter, pair in _translated(prepared, encounters, OF_ENCOUNTER):
        library.encounters.save(encounter)
        groups[encounter.id] = _rows([pair], "entries")
    for encounter in prepared if by_creature or by_member or groups else ():
        assert encounter.id is not None
        entries = library.encounters.entries(encounter.id)
        for entry in entries:
            if who := by_creature.get(entry.creature_id) or by_member.get(entry.member_id):
                former, translated = who
                entry.name = translated.name if entry.name == former.name else entry.name
                entry.sheet = translated.sheet if entry.sheet == former.sheet else entry.sheet
        for entry, (old, new) in zip(entries, groups.get(encounter.id, ()), strict=False):
            if entry.group and entry.group == old.get("group"):
                entry.group = new["group"]
        library.encounters.save_entries(entries)


def _rows(documents: Iterable[RowPair], key: str) -> list[RowPair]:
    """Return the rows of documents, each in both languages."""
    return list(chain(*(zip(old.get(key, ()), new.get(key, ()), strict=True) for old, new in documents)))


def _translated(
    entities: Iterable[Entity], rows: Iterable[RowPair], names: Sequence[str]
) -> list[tuple[Entity, RowPair]]:
    """Give those of the entities that are as the first row of a pair has them the values of the second."""
    by_name: dict[str, list[RowPair]] = {}
    for pair in rows:
        by_name.setdefault(pair[0]["name"], []).append(pair)
    found = []
    for entity in entities:
        for pair in by_name.get(entity.name, ()):
            old, new = (pick(row, names) for row in pair)
            if old != new and all(getattr(entity, name) == value for name, value in old.items()):
                for name, value in new.items():
                    setattr(entity, name, value)
                found.append((entity, pair))
                break
    return found
