"""A library to be killed over: a party of members and a prepared fight in each system, from the samples."""

import json
import zlib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from models.library import Library
from models.repositories.encounters import PREPARED
from models.repositories.parties import Member, Party
from models.storage.store import twin
from rules.engine.service import RulesService
from rules.system import registry
from tests.resting import rest


def lay(path: Path) -> dict[str, int]:
    """Makes the library; system to its prepared encounter, whose party are members."""
    content, encounters = _laid()
    path.write_bytes(content)
    return dict(encounters)


@cache
def _laid() -> tuple[bytes, dict[str, int]]:
    """The file of such a library, made once, and its encounters."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "Table.turnwright")
        library = Library.open(path)
        try:
            encounters = {system: _prepare(library, system) for system in registry.ids()}
        finally:
            library.close()
        return path.read_bytes(), encounters


def _prepare(library: Library, system: str) -> int:
    sample = next(encounter for encounter in library.encounters.all(PREPARED) if encounter.system == system)
    assert sample.id is not None
    entries = library.encounters.entries(sample.id)
    ours = [entry for entry in entries if entry.side == "party"]
    party = library.parties.add(Party(name=f"Of {system}"))
    assert party.id is not None
    rows = [Member(name=entry.name, system=system, sheet=dict(entry.sheet)) for entry in ours]
    members = library.parties.add_members(party.id, rows)
    joined = [twin(entry, member_id=member.id) for entry, member in zip(ours, members, strict=True)]
    foes = [entry for entry in entries if entry.side != "party"]
    kept = library.encounters.add(twin(sample, name=f"Killed in {system}", seed=7), [*joined, *foes])
    assert kept.id is not None
    return kept.id


def again(library: Library, encounter_id: int) -> int:
    """The same fight prepared once more, by a party that has rested."""
    fought = {entry.member_id for entry in library.encounters.entries(encounter_id)}
    rest(library, [member for member in library.parties.members() if member.id in fought])
    fresh = library.encounters.prepare_again(encounter_id, "Again")
    assert fresh.id is not None
    return fresh.id


def fingerprint(service: RulesService) -> int:
    """A number for the whole state of a fight."""
    return zlib.crc32(json.dumps(service.packed_fight(), sort_keys=True).encode())


def assert_rewards_agree(library: Library) -> None:
    """Whoever has ended has been rewarded, once, and nobody else."""
    from sqlalchemy import select

    from models.repositories.endings import sum_gains
    from models.repositories.fights import Fight
    from models.storage.store import table_of

    fights = table_of(Fight)
    with library.store.read() as connection:
        rows = connection.execute(select(fights.c.encounter_id, fights.c.cursor, fights.c.ending)).all()
    states = {encounter.id: encounter.state for encounter in library.encounters.all()}
    given: dict[int, dict[str, int]] = {}
    for row in rows:
        ending: dict[str, Any] = json.loads(row.ending) if row.ending else {}
        over = bool(ending) and ending["n"] <= row.cursor
        assert states[row.encounter_id] == ("ended" if over else "running"), row.encounter_id
        for item in ending.get("members", []) if over else []:
            given[item["id"]] = sum_gains(given.get(item["id"], {}), item["given"])
    for member in library.parties.members():
        assert member.id is not None
        assert member.gains == given.get(member.id, {}), member.name
