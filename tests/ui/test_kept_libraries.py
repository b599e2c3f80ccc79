"""Libraries of every schema that landed, with a running fight in each system: they open, and their fights go on."""

import gzip
from pathlib import Path

import pytest

from models import database
from models.library import Library
from rules import catalogue
from ui.conductor import Conductor

KEPT = Path(__file__).parents[1] / "golden" / "libraries"
NEVER_ALONE = "0001"
"""The first schema landed together with the second."""


def test_a_library_of_every_earlier_schema_is_kept() -> None:
    kept = {path.name.partition(".")[0] for path in KEPT.iterdir()}
    assert kept == set(database.REVISIONS[:-1]) - {NEVER_ALONE}


@pytest.mark.parametrize("schema", sorted(set(database.REVISIONS[:-1]) - {NEVER_ALONE}))
def test_all_that_a_library_of_an_earlier_schema_holds_opens(schema: str, tmp_path: Path) -> None:
    path = tmp_path / "Table.turnwright"
    path.write_bytes(gzip.decompress((KEPT / f"{schema}.turnwright.gz").read_bytes()))
    library = Library.open(path, systems=catalogue.system)
    assert library.migrated_copy is not None
    creatures = library.creatures.get_all([row.id for row in library.creatures.rows()])
    members = library.parties.members()
    for system, sheet in [
        *((one.system, one.sheet) for one in creatures),
        *((one.system, one.sheet) for one in members),
    ]:
        assert catalogue.system(system).check_sheet(sheet) == sheet
    assert len(creatures) >= 50
    assert len(members) >= 15
    conductor = Conductor(library)
    faults: list[str] = []
    conductor.failed.connect(faults.append)
    running = [one for one in library.encounters.all() if one.state == "running"]
    assert {one.system for one in running} == set(catalogue.ids())
    for encounter in running:
        assert encounter.id is not None
        assert conductor.resume(encounter.id), encounter.name
        told = conductor.teller().lines(conductor.log())
        assert told
        steps = conductor.steps_done
        conductor.undo()
        assert conductor.steps_done == steps - 1
        conductor.redo()
        assert conductor.teller().lines(conductor.log()) == told
        conductor.command({"do": "note", "text": "It goes on."})
        assert conductor.steps_done == steps + 1
        conductor.close_fight()
    assert faults == []
    library.close()
