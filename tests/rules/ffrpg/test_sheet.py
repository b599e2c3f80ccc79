"""The sheet and the options: what they take and refuse, and how a refusal says where."""

from typing import Any

import pytest

from rules.ffrpg import SYSTEM
from rules.ffrpg.combatant.row_templates import PANTRY
from rules.ffrpg.combatant.rows import Item
from rules.ffrpg.combatant.sheet import CreatureSheet
from rules.sheets import schema
from rules.sheets.schema import check, label_of
from rules.text.faults import BadSheet
from tests.rules.ffrpg.playing import BLADE, foe, hero, replayed


@pytest.mark.parametrize(
    ("sheet", "place"),
    [
        ({"spd": 4}, "hp"),
        ({"hp": 0, "spd": 4}, "hp"),
        ({"hp": 9, "spd": 4, "str": "high"}, "str"),
        ({"hp": 9, "spd": 4, "luck": 3}, "luck"),
        ({"hp": 9, "spd": 4, "elements": {"mud": "weak"}}, "elements.mud"),
        ({"hp": 9, "spd": 4, "enhance": {"fire": 500}}, "enhance.fire"),
        ({"hp": 9, "spd": 4, "ratings": {"climb": 256}}, "ratings.climb"),
        ({"hp": 9, "spd": 4, "immune": ["luck"]}, "immune"),
        ({"hp": 9, "spd": 4, "auto_status": ["luck"]}, "auto_status"),
        ({"hp": 9, "spd": 4, "auto_status": ["element_weak"]}, "auto_status"),
        ({"hp": 9, "spd": 4, "weapons": [{"id": "a", "die": "7"}]}, "weapons[0].die"),
        ({"hp": 9, "spd": 4, "weapons": [{"die": "d6"}]}, "weapons[0].id"),
        ({"hp": 9, "spd": 4, "weapons": [{"id": "a"}, {"id": "a"}]}, ""),
        ({"hp": 9, "spd": 4, "abilities": [{"id": "a", "hit": "never"}]}, "abilities[0].hit"),
        ({"hp": 9, "spd": 4, "abilities": [{"id": "a", "hit": {"stat": "luck"}}]}, "abilities[0].hit.stat"),
        ({"hp": 9, "spd": 4, "abilities": [{"id": "a", "hit": {"flat": 3, "stat": "acc"}}]}, "abilities[0].hit"),
        (
            {"hp": 9, "spd": 4, "abilities": [{"id": "a", "effects": [{"death": True, "eject": True}]}]},
            "abilities[0].effects[0]",
        ),
        ({"hp": 9, "spd": 4, "abilities": [{"id": "a", "effects": [{"status": "luck"}]}]}, "abilities[0].effects[0]"),
        ({"hp": 9, "spd": 4, "abilities": [{"id": "a", "effects": [{"lift": ["luck"]}]}]}, "abilities[0].effects[0]"),
        ({"hp": 9, "spd": 4, "abilities": [{"id": "a", "heal": {"amount": 3, "full": True}}]}, "abilities[0].heal"),
        (
            {"hp": 9, "spd": 4, "abilities": [{"id": "a", "effects": [{"revive": {}}]}]},
            "abilities[0].effects[0].revive",
        ),
        ({"hp": 9, "spd": 4, "items": [{"id": "a", "qty": 100}]}, "items[0].qty"),
        ({"hp": 9, "spd": 4, "reactions": [{"id": "a"}]}, "reactions[0].trigger"),
        ({"hp": 9, "spd": 4, "drops": [{"item": "a", "chance": 0}]}, "drops[0].chance"),
        ({"hp": 9, "spd": 4, "forms": [{"hp": 0}]}, "forms[0].hp"),
    ],
)
def test_a_sheet_that_is_none_says_where(sheet: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSheet) as bad:
        schema.check(CreatureSheet, sheet)
    assert bad.value.faults[0][0] == place


def test_a_sheet_goes_to_plain_data_and_back() -> None:
    data = {
        "hp": 9,
        "spd": 4,
        "weapons": [{**BLADE, "effects": [{"status": "blind", "timer": None, "cos": {"flat": 30}}]}],
        "abilities": [{"id": "a", "hit": "auto", "effects": [{"lift": ["esuna"]}]}],
        "auto_status": ["regen", {"status": "element_weak", "params": {"element": "ice"}}],
        "forms": [{"name": "Shade", "arm": 3}],
    }
    sheet = schema.check(CreatureSheet, data)
    assert sheet.model_dump(mode="json", exclude_unset=True) == data


def test_every_field_has_a_label() -> None:
    for name, field in CreatureSheet.model_fields.items():
        assert label_of(name, field)
    assert (
        label_of("marm", CreatureSheet.model_fields["marm"]),
        SYSTEM.window.list_key(schema.check(CreatureSheet, hero()["sheet"])),
    ) == ("M. ARM", (1, ""))


@pytest.mark.rule("FF-ITM-02")
def test_a_hand_that_is_taken_refuses_what_says_it_is_equipped() -> None:
    row = hero(weapons=[BLADE, {"id": "spear", "hand": "both", "equipped": True}])
    result, status = replayed(row, foe())
    assert (status, result["error"]["place"]) == (2, "combatants[0].sheet.weapons[1].equipped")
    result, status = replayed(hero(), foe(weapons=[BLADE, {"id": "claw", "equipped": True}]))
    assert status == 0
    joining = [{"do": "join", "combatant": row}]
    assert replayed(hero("bob"), foe(), commands=joining)[0]["error"]["place"].startswith("commands[0].combatant.sheet")


def test_options_and_conditions_of_a_setup_are_checked() -> None:
    assert replayed(hero(), options={"status_order": "both"})[0]["error"]["place"] == "options.status_order"
    assert replayed(hero(conditions=[{"status": "element_weak"}]))[0]["error"]["place"] == "combatants[0].conditions[0]"
    assert replayed(hero(facing="up"))[0]["error"]["place"] == "combatants[0].facing"
    assert replayed(hero(), board={"width": 5, "height": 5, "cells": [{"cell": [1, 1], "terrain": "mud"}]})[1] == 2


@pytest.mark.rule("FF-ITM-01")
def test_the_pantry_knows_the_items_of_the_edition() -> None:
    assert len(PANTRY) == 30
    assert all(item.heal is not None or item.effects for item in PANTRY.values())


@pytest.mark.rule("FF-ITM-01")
def test_the_items_of_the_book_are_offered_as_rows_that_do_what_they_do_by_their_ids() -> None:
    rows = SYSTEM.row_templates["items"]
    assert {row["id"] for row in rows} == set(PANTRY)
    for row in rows:
        item = check(Item, row)
        assert {**item.model_dump(), "name": PANTRY[item.id].name} == PANTRY[item.id].model_dump()
