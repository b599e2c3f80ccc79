"""Libraries of every schema that landed, with a running fight in each system: they open, and their fights go on."""

import gzip
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.storage import database
from rules.system import registry
from tests.proving import short_of
from ui.navigation.tabs import BESTIARY
from ui.session.controller import Conductor
from ui.shell.main_window import MainWindow

KEPT = Path(__file__).parents[1] / "golden" / "libraries"
NEVER_ALONE = "0001"
"""The first schema landed together with the second."""
SCHEMAS = sorted(set(database.REVISIONS[:-1]) - {NEVER_ALONE})


def test_a_library_of_every_earlier_schema_is_kept() -> None:
    kept = {path.name.partition(".")[0] for path in KEPT.iterdir()}
    assert kept == set(database.REVISIONS[:-1]) - {NEVER_ALONE}


@pytest.mark.parametrize("schema", short_of(SCHEMAS, *SCHEMAS[::2], SCHEMAS[-1]))
def test_all_that_a_library_of_an_earlier_schema_holds_opens(schema: str, tmp_path: Path) -> None:
    path = tmp_path / "Table.turnwright"
    path.write_bytes(gzip.decompress((KEPT / f"{schema}.turnwright.gz").read_bytes()))
    library = Library.open(path, systems=registry.system)
    assert library.migrated_copy is not None
    creatures = library.creatures.get_all([row.id for row in library.creatures.rows()])
    members = library.parties.members()
    for system, sheet in [
        *((creature.system, creature.sheet) for creature in creatures),
        *((member.system, member.sheet) for member in members),
    ]:
        assert registry.system(system).check_sheet(sheet) == sheet
    assert len(creatures) >= 50
    assert len(members) >= 15
    conductor = Conductor(library)
    faults: list[str] = []
    conductor.save_failed.connect(faults.append)
    running = [candidate for candidate in library.encounters.all() if candidate.state == "running"]
    assert {candidate.system for candidate in running} == set(registry.ids())
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


def test_a_library_that_knew_no_words_of_sheets_is_read_for_the_search_once_it_is_in_use(
    tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "Table.turnwright"
    path.write_bytes(gzip.decompress((KEPT / "0009.turnwright.gz").read_bytes()))
    library = Library.open(path)
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.remembered.choose_system(None)
    window.starting.start()
    window.show_tab(BESTIARY)
    window.bestiary.list.search.setText("weak:fire")
    window.bestiary.search(whole=True)
    assert not window.bestiary.rows.ids
    window.starting.do_the_rest()
    (task,) = window.starting.tasks.running
    told: list[tuple[int, int]] = []
    task.progressed.connect(lambda done, total: told.append((done, total)))
    qtbot.waitUntil(lambda: not window.starting.tasks.running)
    assert window.bestiary.rows.ids
    assert told[-1][0] <= told[-1][1] == library.creatures.count()
    assert not library.creatures.unread_sheets()
    window.starting.do_the_rest()
    assert window.starting.tasks.running == []
    window.finish_tasks()
    library.close(back_up=False)
