"""A hero made to fight for the foes is theirs in what is proposed, asked and told, and a foe led by a hero is ours."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from ui.session.dice_rollers import APP
from ui.session.view.stage import StageMaker
from ui.shell.main_window import MainWindow

F8 = Qt.Key.Key_F8


@pytest.fixture
def gate(window: MainWindow, library: Library) -> GameTable:
    """Ana, then a guard, then Bea and another guard: Ana has the turn."""
    encounter = library.encounters.add(
        Encounter(name="The gate", system=SYSTEM, seed=3),
        [
            EncounterEntry(name="Ana", side="party", sheet={**HERO, "spd": 40}),
            EncounterEntry(name="Bea", side="party", sheet={**HERO, "spd": 2}),
            EncounterEntry(name="Guard", side="foes", count=2, sheet={**GUARD, "spd": 20}),
        ],
    )
    table = GameTable(window, library)
    window.conductor.open_prepared(there(encounter.id))
    table.all_by(APP)
    while table.fight.active is None:
        table.type(" ")
    assert table.fight.active == "ana"
    return table


def lead(table: GameTable, id: str, by: str) -> None:
    table.conductor.command({"do": "condition", "actor": id, "status": "control", "source": by, "timer": 4})


def test_for_a_hero_led_by_a_foe_something_is_proposed_against_the_other_heroes(gate: GameTable, qtbot: QtBot) -> None:
    lead(gate, "ana", "guard-a")
    qtbot.waitUntil(lambda: bool(gate.page.proposing.line.isVisible()))
    assert [idea.command["targets"] for idea in gate.page.proposing.ideas] == [["bea"]]
    QTest.keyClick(gate.page, F8)
    assert "is a player’s" not in gate.said
    journal = gate.conductor.current_fight.service.journal
    assert ["bea"] in [entry.command.get("targets") for entry in journal.entries]


def test_a_led_heros_sheet_tells_its_chances_against_heroes_and_space_asks_nothing(gate: GameTable) -> None:
    lead(gate, "ana", "guard-a")
    gate.page.presenting.complete()
    assert "Chances against Bea" in gate.page.stage.block.text()
    assert StageMaker(gate.conductor).mark_words(gate.of("ana"))[0] == "fights for: Foes"
    gate.type(" ")
    assert gate.fight.active == "guard-a", "no player passes: it is not asked whether one means to"
    gate.page.order.select("ana")
    gate.page.presenting.complete()
    assert "Chances against Bea" in gate.page.stage.block.text(), "the guard whose turn it is is no foe of hers now"


def test_a_foes_sheet_tells_its_chances_against_those_who_still_fight_it(gate: GameTable) -> None:
    lead(gate, "ana", "guard-a")
    for id in ("guard-a", "guard-b"):
        gate.page.order.select(id)
        gate.page.presenting.complete()
        assert gate.page.presenting.whose.aimed_by(gate.of(id)).id == "bea"
        assert "Chances against Ana" not in gate.page.stage.sheets.other.text()


def test_the_last_aim_counts_only_while_it_fights_against_one(gate: GameTable) -> None:
    """Ana struck the guard who is led by her now."""
    strike = {"do": "act", "actor": "ana", "action": "attack", "with": "sword", "targets": ["guard-a"]}
    gate.conductor.command(strike)
    whose = gate.page.presenting.whose
    assert whose.aimed_by(gate.of("ana")).id == "guard-a"
    lead(gate, "guard-a", "ana")
    assert whose.aimed_by(gate.of("ana")).id == "guard-b"


def test_a_puppet_whose_turn_is_over_is_not_aimed_at_as_it_is_still_selected(gate: GameTable) -> None:
    lead(gate, "guard-a", "ana")
    gate.type("  ")
    while gate.fight.acting is not None and gate.fight.active != "guard-a":
        gate.type(" ")
    gate.page.order.select("guard-a")
    while gate.fight.acting is not None:
        gate.type(" ")
        gate.page.order.select("guard-a")
    assert gate.page.presenting.whose.aimed_by(gate.of("ana")).id == "guard-b"


def test_a_foe_led_by_a_hero_is_the_players(gate: GameTable, qtbot: QtBot) -> None:
    gate.type("  ")
    while gate.fight.active not in ("guard-a", "guard-b"):
        gate.type(" ")
    led = str(gate.fight.active)
    other = next(id for id in ("guard-a", "guard-b") if id != led)
    qtbot.waitUntil(lambda: bool(gate.page.proposing.line.isVisible()))
    lead(gate, led, "ana")
    qtbot.wait(50)
    assert not gate.page.proposing.line.isVisible()
    name = gate.fight.combatants[led].name
    QTest.keyClick(gate.page, F8)
    assert gate.said == (
        f"{name} fights for the party now. Say how it plays (Ctrl+F8), and something is proposed for it."
    )
    gate.page.presenting.complete()
    assert f"Chances against {gate.fight.combatants[other].name}" in gate.page.stage.block.text()
    gate.type(" ")
    assert gate.fight.active == led
    assert gate.said == f"{name} has not acted: Space again passes."
