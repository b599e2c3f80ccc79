"""Whom an action means before anybody is named: help one's own, harm the foes; of several nobody."""

from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton

from models.library import Library
from tests.samples import sample
from tests.there import there
from tests.ui.encounter.conftest import APP, GUARD, HERO, GameTable, anas_turn
from tests.ui.encounter.sampling import sample_fight
from ui.encounter.action_form.model import ActionFormModel
from ui.shell.main_window import MainWindow

FIGURE = "2"
"""The key of the ability on the sheet: a weapon stands before it."""
MEND = {"scale": 2, "attribute": "mag", "die": "d8"}
RAIN = {"id": "rain", "name": "Rain", "type": "fast", "target": "group", "heal": MEND}
CURE = {"id": "cure", "name": "Cure", "type": "fast", "target": "single", "heal": MEND}
BLAST = {"id": "blast", "name": "Blast", "type": "fast", "target": "group", "damage": MEND}


def ready_with(window: MainWindow, library: Library, ability: dict[str, Any]) -> GameTable:
    """Ana with one ability in hand, taken up by its figure, against two imps."""
    hero = {**HERO, "spd": 30, "abilities": [ability], "items": []}
    table = anas_turn(window, library, "ffrpg", hero, GUARD, count=2)
    table.all_by(APP)
    table.page.presenting.complete()
    assert table.page.presenting.numbered[1] == ability["id"]
    table.type(FIGURE)
    return table


def do_buttons(table: GameTable) -> list[QPushButton]:
    return [
        item
        for item in table.page.stage.compose.findChildren(QPushButton)
        if item.text() == "Do it (Enter)" and item.isVisible()
    ]


def sides_meant(table: GameTable) -> set[str]:
    named = table.page.composer.values.get("targets") or ()
    return {table.fight.combatants[id].side for id in named}


def test_a_group_heal_is_aimed_at_ones_own_and_done_by_enter(window: MainWindow, library: Library) -> None:
    table = ready_with(window, library, RAIN)
    assert sides_meant(table) == {"party"}
    table.conductor.command({"do": "damage", "actor": "ana", "amount": 20})
    table.conductor.command({"do": "damage", "actor": "imp-a", "amount": 20})
    before = {id: item.pools["hp"] for id, item in table.fight.combatants.items()}
    table.type(FIGURE)
    assert sides_meant(table) == {"party"}
    table.type("\n")
    after = {id: item.pools["hp"] for id, item in table.fight.combatants.items()}
    assert after["ana"] > before["ana"]
    assert after["imp-a"] == before["imp-a"]


def test_harm_to_a_group_is_aimed_at_no_friend(window: MainWindow, library: Library) -> None:
    table = ready_with(window, library, BLAST)
    assert table.page.composer.ready
    assert "party" not in sides_meant(table)
    table.type("\n")
    assert table.fight.combatants["ana"].pools["hp"] == HERO["hp"]
    assert table.fight.combatants["imp-a"].pools["hp"] < GUARD["hp"]


def test_nothing_is_done_before_somebody_is_meant(window: MainWindow, library: Library) -> None:
    table = ready_with(window, library, CURE)
    done = table.conductor.steps_done
    assert not any(button.isEnabled() for button in do_buttons(table))
    table.type("\n")
    assert table.conductor.steps_done == done
    table.type(table.key_of("ana"))
    assert all(button.isEnabled() for button in do_buttons(table))


def test_nothing_is_foreseen_for_those_at_whom_nothing_is_aimed_yet(window: MainWindow, library: Library) -> None:
    table = ready_with(window, library, {**CURE, "mp": 3})
    table.conductor.command({"do": "damage", "actor": "imp-a", "amount": 20})
    table.type(FIGURE)
    assert not any(button.isEnabled() for button in do_buttons(table))
    composer = table.page.composer
    assert composer.previews()
    assert not [preview for preview in composer.previews() if preview.target is not None]
    table.type(table.key_of("ana"))
    assert {preview.target for preview in composer.previews()} == {None, "ana"}


@pytest.mark.parametrize(("status", "names_the_nearest"), [("berserk", True), ("charm", False), ("confuse", False)])
def test_only_berserk_asks_who_is_near(
    window: MainWindow, library: Library, status: str, names_the_nearest: bool
) -> None:
    table = anas_turn(window, library, "ffrpg", {**HERO, "spd": 30}, GUARD, count=2)
    table.conductor.command({"do": "condition", "actor": "ana", "status": status})
    table.type("o")
    assert table.page.composer.action is not None
    assert table.page.composer.action.id == "forced"
    assert [field.name for field in table.page.composer.fields()] == (["targets"] if names_the_nearest else [])


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_what_touches_somebody_is_not_ready_before_that_one_is_lit(
    window: MainWindow, library: Library, system: str
) -> None:
    """Of every thing that everybody in the samples has: where nobody is named, nobody is healed, hurt or changed."""
    found = []
    for encounter in sample(system)["encounters"]:
        table = sample_fight(window, library, system, encounter["name"])
        table.all_by(APP)
        table.conductor.command({"do": "begin"})
        composer, conductor = ActionFormModel(), table.conductor
        for combatant in conductor.fight.combatants.values():
            for action in conductor.system.offers(conductor.fight, combatant):
                things = next((field for field in action.fields if field.name == "with" and field.options), None)
                composer.start(conductor.fight, combatant, action, lambda command: ())
                for thing in [None] if things is None else composer.options(things):
                    first = {} if thing is None else {"with": thing.id}
                    composer.start(conductor.fight, combatant, action, lambda command: (), first)
                    aims = next((field for field in composer.fields() if field.kind == "targets"), None)
                    if aims is None or not composer.ready or composer.values.get("targets"):
                        continue
                    facts = there(conductor.service).foreseen({**composer.command(), "override": True})
                    touched = [fact for fact in facts if fact.get("target") or fact.get("targets")]
                    if touched:
                        found.append((combatant.name, action.id, first, touched))
        table.window.put_away()
    assert found == []
