"""The game master's rulings on a combatant, by a few letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.encounters import Encounter, EncounterEntry
from models.library import Library
from tests.ui.encounter.conftest import GameTable
from ui.window import MainWindow


@pytest.fixture
def bridge(window: MainWindow, library: Library) -> GameTable:
    made = library.encounters.add(
        Encounter(name="Bridge", system="tabuleiro"),
        [EncounterEntry(name="Orc", side="foes", sheet={"vida": 9, "con": 6})],
    )
    table = GameTable(window, library)
    window.conductor.open_prepared(made.id or 0)
    window.conductor.begin_fight()
    return table


def pick(table: GameTable, words: str) -> None:
    picker = table.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, words)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


@pytest.mark.parametrize("told", [("con -2",), ("con", "con -2")], ids=["at once", "asked again"])
def test_what_a_status_is_about_takes_the_number_behind_it(bridge: GameTable, told: tuple[str, ...]) -> None:
    bridge.page.rulings.pick_status("orc")
    pick(bridge, "modif 3")
    assert bridge.page.card.line.accessibleName() == "MODIFICADOR: which, and how much (CON 2)?"
    for words in told:
        pick(bridge, words)
    orc = bridge.fight.combatants["orc"]
    assert [(one.status, one.timer, one.params) for one in orc.conditions] == [
        ("modifier", 3, {"stat": "con", "amount": -2})
    ]
    bridge.window.undo()
    assert not bridge.fight.combatants["orc"].conditions


def test_a_mark_that_is_nothing_but_its_name_is_asked_for_it(bridge: GameTable) -> None:
    for label in ("Bandeira", "Ferido", ""):
        bridge.page.rulings.pick_status("orc")
        pick(bridge, "marcador 3")
        assert bridge.page.card.line.accessibleName() == "MARCADOR on Orc: what is it called?"
        pick(bridge, label)
    found = [(one.status, one.timer, one.params) for one in bridge.fight.combatants["orc"].conditions]
    assert found == [("marker", 3, {"label": "Bandeira"}), ("marker", 3, {"label": "Ferido"}), ("marker", 3, {})]
