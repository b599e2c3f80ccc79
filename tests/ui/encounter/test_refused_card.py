"""The card of an action that would be refused as it stands says why, and its button is grey."""

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.there import there
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM, GameTable
from ui.shell.main_window import MainWindow

BLAST: dict[str, Any] = {"id": "blast", "name": "Blast", "type": "fast", "target": "group", "damage": {"scale": 1}}


def at_a_distance(window: MainWindow, library: Library, metres: int) -> GameTable:
    """Ana's turn with an area for the one group of guards, who stand so far away; the card of the area is open."""
    hero = {**HERO, "spd": 30, "abilities": [BLAST]}
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=hero, cells=[[0, 0]]),
        EncounterEntry(name="Guard", side="foes", sheet=GUARD, count=2, cells=[[metres, 0], [metres, 2]]),
    ]
    board = {"width": 40, "height": 4}
    options = {"ranges": True}
    made = library.encounters.add(Encounter(name="Yard", system=SYSTEM, seed=2, board=board, options=options), entries)
    assert window.conductor.open_prepared(there(made.id))
    table = GameTable(window, library)
    table.all_by(APP)
    table.type("  ")
    assert table.fight.active == "ana"
    action = table.conductor.system.actions["use_ability"]
    table.page.acting.take_up(action, table.fight.combatants["ana"])
    return table


def button(table: GameTable) -> QPushButton:
    buttons: list[QPushButton] = table.page.stage.compose.findChildren(QPushButton)
    (do,) = (item for item in buttons if item.text() == "Do it (Enter)")
    return do


@pytest.mark.parametrize(("metres", "role"), [(5, "primary"), (30, "quiet")])
def test_a_group_out_of_reach_is_said_on_the_card_before_enter(
    window: MainWindow, library: Library, metres: int, role: str
) -> None:
    table = at_a_distance(window, library, metres)
    assert table.page.composer.ready
    assert button(table).property("role") == role
    why = "Guard A is out of reach: 30 m away, reach 15 m."
    said = [label.text() for label in table.page.stage.compose.findChildren(QLabel)]
    assert said.count(why) == (role == "quiet"), said
    steps = table.conductor.steps_done
    button(table).click()
    assert table.conductor.steps_done == steps + (role == "primary")
    assert table.said.startswith(why) == (role == "quiet")
