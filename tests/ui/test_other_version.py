"""A fight of another version of its system: refused in one sentence that names it, left as it is, the program opens."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.system import registry
from tests.proving import by_turns
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright")
    yield opened
    opened.close()


def fill(library: Library, system: str) -> int:
    """A running fight of a system with a few commands in its journal."""
    sheet = library.creatures.get_all([library.creatures.rows(system=system)[0].id])[0].sheet
    entries = [EncounterEntry(name=name, side=side, sheet=sheet) for name, side in (("Ana", "party"), ("Imp", "foes"))]
    encounter = library.encounters.add(Encounter(name="The old stair", system=system, seed=5), entries)
    assert encounter.id is not None
    return encounter.id


def window_over(qtbot: QtBot, library: Library, folder: Path) -> MainWindow:
    window = MainWindow(library, layouts=QSettings(str(folder / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    return window


def rows(library: Library) -> list[Any]:
    with closing(sqlite3.connect(library.path)) as connection, connection:
        return [
            connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()  # noqa: S608  our own tables
            for table in ("encounter", "fight", "journal_entry", "checkpoint")
        ]


def _rename(state: dict[str, Any]) -> None:
    state["fight"]["turns_of_old"] = state["fight"].pop("phase", "action")


def _lack(state: dict[str, Any]) -> None:
    del state["combatants"][0]["pools"]


def _change(state: dict[str, Any]) -> None:
    state["combatants"][1]["conditions"] = {"blind": 2}


def _resheet(state: dict[str, Any]) -> None:
    state["combatants"][0]["sheet"]["v"]["vigour_of_old"] = 12


CHANGES: dict[str, Callable[[dict[str, Any]], None]] = {
    "an attribute renamed": _rename,
    "an attribute lacking": _lack,
    "an attribute of another kind": _change,
    "a field of the sheet gone": _resheet,
}


@pytest.mark.parametrize(("how", "system"), by_turns(list(CHANGES), registry.ids()))
def test_a_fight_of_another_version_is_refused_by_name_and_left(
    qtbot: QtBot, library: Library, tmp_path: Path, system: str, how: str
) -> None:
    fight = fill(library, system)
    first = window_over(qtbot, library, tmp_path)
    for side in ("party", "foes"):
        first.conductor.rollers.set(side, APP)
    assert first.conductor.open_prepared(fight)
    first.conductor.begin_fight()
    first.conductor.close_fight()
    with closing(sqlite3.connect(library.path)) as connection, connection:
        (text,) = connection.execute("SELECT state FROM checkpoint WHERE encounter_id = ?", (fight,)).fetchone()
        state = json.loads(text)
        CHANGES[how](state)
        connection.execute("UPDATE checkpoint SET state = ? WHERE encounter_id = ?", (json.dumps(state), fight))
    before = rows(library)
    window = window_over(qtbot, library, tmp_path)
    window.starting.start()
    said = window.statusBar().currentMessage()
    assert "The old stair" in said
    assert said.count(". ") == 0
    assert registry.system(system).title in said or "damaged" in said
    assert window.conductor.service is None
    assert rows(library) == before
    window.encounter.prepare.new_encounter()
    assert len(library.encounters.all()) > 1


def test_a_fight_whose_state_lacks_what_its_sheets_name_is_refused_and_left(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    fight = fill(library, "tabuleiro")
    first = window_over(qtbot, library, tmp_path)
    assert first.conductor.open_prepared(fight)
    first.conductor.close_fight()
    with closing(sqlite3.connect(library.path)) as connection, connection:
        (text,) = connection.execute("SELECT state FROM checkpoint WHERE encounter_id = ?", (fight,)).fetchone()
        state = json.loads(text)
        assert state["combatants"][0]["cards"]
        state["combatants"][0]["cards"] = {}
        connection.execute("UPDATE checkpoint SET state = ? WHERE encounter_id = ?", (json.dumps(state), fight))
    before = rows(library)
    window = window_over(qtbot, library, tmp_path)
    window.starting.start()
    said = window.statusBar().currentMessage()
    assert said.startswith("The fight The old stair is damaged, because its state cannot be read")
    assert window.conductor.service is None
    assert rows(library) == before


def test_a_prepared_fight_whose_system_is_gone_says_so_and_stays(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    fight = fill(library, "ffrpg")
    with closing(sqlite3.connect(library.path)) as connection, connection:
        connection.execute("UPDATE encounter SET system = 'chess' WHERE id = ?", (fight,))
    window = window_over(qtbot, library, tmp_path)
    said: list[str] = []
    window.conductor.save_failed.connect(said.append)
    assert not window.conductor.open_prepared(fight)
    assert said == ["The rule system chess is not installed."]
    kept = library.encounters.get(fight)
    assert kept is not None
    assert kept.state == "prepared"
