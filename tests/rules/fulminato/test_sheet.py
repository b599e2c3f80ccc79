"""The sheet, the options and the setup: what they may be, and how what they may not be is said."""

from typing import Any

import pytest

from rules.fulminato.combatant.row_templates import PRESETS
from rules.fulminato.combatant.sheet import Ability, FulminatoSheet, Item, Weapon
from rules.scripts import script
from rules.sheets import schema
from rules.system import registry
from rules.text.faults import BadScript, BadSheet
from tests.rules.fulminato.playing import DICE, KNIFE, PISTOL, person

SYSTEM = registry.system("fulminato")


def sheet(**rest: Any) -> dict[str, Any]:
    return {**DICE, "pv": 12, **rest}


def faults(data: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(BadSheet) as bad:
        SYSTEM.check_sheet(data)
    return list(bad.value.faults)


@pytest.mark.parametrize("die", ["d6", "d8", "d10", "d12", "d12+1", "d12+9"])
def test_a_characteristic_is_a_die_from_six_up(die: str) -> None:
    assert SYSTEM.check_sheet(sheet(mente=die))["mente"] == die


@pytest.mark.parametrize("die", ["d4", "d6-1", "d12+10", "d12+0", "d8+1", "d6+1", "8", "", 8, None])
def test_anything_else_is_no_characteristic(die: Any) -> None:
    assert faults(sheet(mente=die))[0][0] == "mente"


@pytest.mark.parametrize(("die", "rank"), [("d6-9", -9), ("d6-1", -1), ("d6", 0), ("d12", 3), ("d12+9", 12)])
def test_a_skill_is_a_step_of_the_ladder(die: str, rank: int) -> None:
    made = schema.check(FulminatoSheet, sheet(skills={"aguante": die}))
    assert made.skill_rank("aguante") == rank
    assert made.skill_rank("esquiva") == -1


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"pv": 0}, "pv"),
        ({"pv": 1000}, "pv"),
        ({"pv": "12"}, "pv"),
        ({"skills": {"aguante": "d6-10"}}, "skills.aguante"),
        ({"weapons": [{"name": "nameless"}]}, "weapons[0].id"),
        ({"weapons": [{"id": ""}]}, "weapons[0].id"),
        ({"weapons": [{"id": "a", "damage": "d"}]}, "weapons[0].damage"),
        ({"weapons": [{"id": "a", "damage": "d6+d4"}]}, "weapons[0].damage"),
        ({"weapons": [{"id": "a", "damage": -1}]}, "weapons[0].damage"),
        ({"weapons": [{"id": "a", "hands": 3}]}, "weapons[0].hands"),
        ({"weapons": [{"id": "a", "weight_kg": float("inf")}]}, "weapons[0].weight_kg"),
        ({"weapons": [{"id": "a", "capacity": 2, "loaded": 3}]}, "weapons[0]"),
        ({"weapons": [{"id": "a", "caliber": "99"}]}, "weapons[0].caliber"),
        ({"weapons": [{"id": "a", "wings": 2}]}, "weapons[0].wings"),
        ({"weapons": [KNIFE, KNIFE]}, ""),
        ({"equipped": "sword"}, ""),
        ({"weapons": [{"id": "claw", "natural": True}], "equipped": "claw"}, ""),
        ({"protections": [{"id": "a", "skill_ranks": 1}]}, "protections[0].skill_ranks"),
        ({"protections": [{"id": "a", "covers": ["tail"]}]}, "protections[0].covers[0]"),
        ({"abilities": [{"id": "a", "status": [{"status": "drunk"}]}]}, "abilities[0].status[0]"),
        ({"abilities": [{"id": "a", "status": [{"status": "prone", "timer": 0}]}]}, "abilities[0].status[0].timer"),
        ({"abilities": [{"id": "a", "status": [{"status": "prone", "params": {"x": 1}}]}]}, "abilities[0].status[0]"),
        ({"abilities": [{"id": "a", "opposed": {"own": ["mente"]}}]}, "abilities[0].opposed.theirs"),
        ({"items": [{"id": "a", "heal": "much"}]}, "items[0].heal"),
        ({"level": 3}, "level"),
    ],
)
def test_a_fault_is_named_with_its_place_in_one_sentence(data: dict[str, Any], place: str) -> None:
    found = faults(sheet(**data))
    assert place in [where for where, _ in found]
    assert all(sentence and "\n" not in sentence for _, sentence in found)


@pytest.mark.rule("FU-ATK-03", "FU-WND-01")
@pytest.mark.parametrize(
    ("kind", "skill", "type"),
    [
        ("melee", "cac_sencilla", "bludgeoning"),
        ("ranged", "pistolas", "projectile"),
        ("thrown", "arcos_ballestas", "bludgeoning"),
    ],
)
def test_a_weapon_that_says_nothing_is_the_usual_one_of_its_kind(kind: Any, skill: str, type: str) -> None:
    weapon = Weapon(id="a", kind=kind)
    assert (weapon.skill_id, weapon.damage_type) == (skill, type)


@pytest.mark.rule("FU-EQP-03")
@pytest.mark.parametrize(
    ("rest", "held"),
    [
        ({}, None),
        ({"weapons": [{"id": "claw", "natural": True}, KNIFE, PISTOL]}, "knife"),
        ({"weapons": [KNIFE, PISTOL], "equipped": "colt"}, "colt"),
        ({"weapons": [KNIFE], "equipped": None}, None),
    ],
)
def test_what_is_in_hand_at_the_start(rest: dict[str, Any], held: str | None) -> None:
    assert schema.check(FulminatoSheet, sheet(**rest)).held_at_start == held


def test_what_is_dumped_can_be_read_again() -> None:
    data = sheet(
        weapons=[{**PISTOL, "damage": 5}, KNIFE],
        protections=[{"id": "a", "covers": ["head"]}],
        abilities=[{"id": "b", "opposed": {"own": ["mente"], "theirs": ["gracia"]}, "status": [{"status": "prone"}]}],
        items=[{"id": "c", "heal": "d6"}],
        equipped=None,
    )
    made = schema.check(FulminatoSheet, data)
    again = schema.check(FulminatoSheet, made.model_dump(mode="json", exclude_unset=True))
    assert again == made
    assert again.held_at_start is None


def test_every_preset_makes_a_sheet() -> None:
    for preset in PRESETS:
        data = {**preset.row} if not preset.list else sheet(**{preset.list: [dict(preset.row)]})
        assert SYSTEM.check_sheet(data)
    assert {preset.list for preset in PRESETS} == {"", "weapons", "protections", "abilities", "items"}
    for name, rows in SYSTEM.row_templates.items():
        assert SYSTEM.check_sheet(sheet(**{name: [dict(row) for row in rows]}))
        assert all(row["name"] for row in rows)


@pytest.mark.rule("FU-OPT-01")
@pytest.mark.parametrize(
    ("script_data", "place"),
    [
        ({"options": {"difficulties": {"x": 41}}}, "options.difficulties.x"),
        ({"options": {"at_zero": "stays"}}, "options.at_zero"),
        ({"options": {"luck": 1}}, "options.luck"),
        ({"combatants": [person("ana", pools={"pv": 13})]}, "combatants[0].pools.pv"),
        ({"combatants": [person("ana", pools={"pa": 7})]}, "combatants[0].pools.pa"),
        ({"combatants": [person("ana", pools={"hp": 7})]}, "combatants[0].pools.hp"),
        ({"combatants": [{**person("ana"), "facing": "n"}]}, "combatants[0].facing"),
        ({"board": {"width": 3}}, "board.height"),
        ({"board": {"width": 3, "height": 3, "obstructed": [[0, 0]]}}, "board.obstructed"),
        ({"board": {"width": 3, "height": 3, "cells": [{"cell": [0, 0], "level": 1}]}}, "board.cells[0].level"),
    ],
)
def test_what_is_no_setup_is_named_with_its_place(script_data: dict[str, Any], place: str) -> None:
    with pytest.raises(BadScript) as bad:
        script.check({"system": "fulminato", "combatants": [], **script_data})
    assert bad.value.place == place


@pytest.mark.rule("FU-BRD-03", "FU-ST-grabbed")
@pytest.mark.parametrize(
    ("rest", "place"),
    [
        ({"combatants": [person("ana", conditions=[{"status": "grabbed"}])]}, "combatants[0].conditions[0]"),
        (
            {"combatants": [person("ana", conditions=[{"status": "in_cover", "params": {"x": 1}}])]},
            "combatants[0].conditions[0]",
        ),
        (
            {
                "combatants": [],
                "board": {"width": 2, "height": 2, "cells": [{"cell": [0, 0], "state": "obstructed"}]},
            },
            "board.cells",
        ),
    ],
)
def test_what_cannot_be_set_up_is_named_with_its_place(rest: dict[str, Any], place: str) -> None:
    from rules.engine.replay import service_for

    with pytest.raises(BadScript) as bad:
        service_for(script.check({"system": "fulminato", **rest}))
    assert bad.value.place == place


@pytest.mark.rule("FU-SOL-01")
@pytest.mark.rule("FU-EQP-08")
def test_a_row_says_its_usual_cost_and_what_kind_of_thing_heals() -> None:
    """A soltura with the usual cost told none on the sheet, nor a potion what kind of thing it is."""
    assert Ability(id="balsamo", heal="d8").implied_fields() == {"ps": 1, "action": "standard"}
    assert Item(id="pocion", heal="d8").implied_fields() == {"kind": "heal"}
    assert Item(id="antorcha").implied_fields() == {}
    assert Item(id="vino", heal="d4", kind="other").implied_fields() == {}
