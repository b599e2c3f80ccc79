"""Who belongs to a group: by the name that the fight gives it, by that on its sheet, else by being of one kind."""

import json
from typing import Any

import pytest

from rules.core.state import belong_together, name_of
from rules.engine.replay import NO_SCRIPT, replay
from rules.system import registry
from tests.rules.core.worked_cases import outcome
from tests.worked import SYSTEMS, begun, reopened, setups

all_systems = pytest.mark.parametrize("system", SYSTEMS)


def four_foes(system: str, *groups: str) -> dict[str, Any]:
    """One of the party, and four foes of one sheet, of these groups."""
    data = setups(system)[0]
    first = {key: value for key, value in data["combatants"][0].items() if key in ("sheet", "pools")}
    foes = [{**first, "id": f"foe-{at}", "side": "foes", "group": name} for at, name in enumerate(groups)]
    return {**data, "board": None, "combatants": [{**first, "id": "ana", "side": "party"}, *foes]}


@all_systems
def test_a_group_that_is_named_in_the_fight_counts_in_every_system(system: str) -> None:
    service = begun(four_foes(system, "pack", "pack", "watch", ""))
    value, two, three, four = (service.fight.combatants[f"foe-{at}"] for at in range(4))
    assert belong_together(value, two)
    assert not any(belong_together(value, other) for other in (three, four))
    kept = reopened(service).fight.combatants
    assert [name_of(kept[f"foe-{at}"]) for at in range(4)] == ["pack", "pack", "watch", ""]


@all_systems
def test_those_of_one_kind_are_a_group_where_nobody_names_one(system: str) -> None:
    combatants = begun(four_foes(system, "", "", "", "")).fight.combatants
    assert belong_together(combatants["foe-0"], combatants["foe-3"])
    assert not belong_together(combatants["ana"], combatants["foe-3"])
    assert "group" not in combatants["foe-0"].__dict__


@all_systems
def test_who_joins_brings_its_group_and_undo_takes_it_along(system: str) -> None:
    data = four_foes(system, "pack", "pack")
    joining = {**data["combatants"][1], "id": "late"}
    service = begun({**data, "commands": []})
    service.do({"do": "join", "combatant": joining, "dice": "auto"})
    assert belong_together(service.fight.combatants["late"], service.fight.combatants["foe-0"])
    service.do({"do": "undo"})
    service.do({"do": "redo"})
    assert name_of(service.fight.combatants["late"]) == "pack"


@pytest.mark.parametrize("system", ["fulminato", "tabuleiro"])
def test_a_group_of_another_kind_shares_its_roll_where_it_is_named(system: str) -> None:
    data = four_foes(system, "pack", "pack", "", "")
    ways = {"initiative": "per"} if system == "tabuleiro" else {}
    data["options"] = {**data.get("options", {}), "group_initiative": True, **ways}
    vital = registry.system(system).vital.id
    for number, value in enumerate(data["combatants"]):
        value["sheet"] = {**value["sheet"], vital: 9 + number}
        value["pools"] = {}
    facts = outcome(data, {"do": "begin"})["facts"]
    thrown = {
        id: [fact["dice"] for fact in facts if fact["kind"] == "initiative" and fact["actor"] == id and fact["dice"]]
        for id in ("foe-0", "foe-1", "foe-2", "foe-3")
    }
    assert thrown["foe-0"]
    assert thrown["foe-1"] in ([], thrown["foe-0"])
    assert thrown["foe-2"] not in ([], thrown["foe-0"], thrown["foe-3"])


def test_a_group_is_a_text() -> None:
    data = four_foes("d100", "pack", "pack")
    data["combatants"][1]["group"] = 3
    found, status = replay(json.dumps({**data, "commands": []}))
    assert status == NO_SCRIPT
    assert found["error"]["place"] == "combatants[1].group"
