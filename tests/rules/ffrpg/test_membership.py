"""What becomes of a sheet in a party: a player's character."""

from typing import Any

import pytest

from rules.core.state import PARTY
from rules.ffrpg import system
from rules.ffrpg.combatant.sheet import CreatureSheet
from rules.ffrpg.rounds import entry
from rules.ffrpg.system import SYSTEM
from rules.sheets.schema import check
from tests.rules.ffrpg.playing import Battle, foe, hero

BEAST: dict[str, Any] = {
    "hp": 40,
    "spd": 5,
    "kind": "npc",
    "crit": 0,
    "weapons": [
        {"id": "claw", "name": "Claw", "scale": 2, "attribute": "str", "die": "d6", "equipped": True},
        {"id": "bite", "name": "Bite", "scale": 1, "attribute": "str", "die": "d8", "equipped": True},
    ],
}


@pytest.mark.rule("FF-ZHP-02")
def test_who_was_enlisted_falls_unconscious_where_a_monster_dies() -> None:
    as_it_was, enlisted = {"kind": "npc", "hp": 30, "spd": 9}, system.enlist({"kind": "npc", "hp": 30, "spd": 9})
    for sheet, state in ((as_it_was, "dead"), (enlisted, "unconscious")):
        battle = Battle(hero("ann", kind="pc"), {**hero("bob"), "sheet": sheet}, foe("imp", spd=3))
        battle.do("damage", actor="bob", amount=99)
        assert battle.fight.combatants["bob"].state == state


@pytest.mark.rule("FF-SPO-02")
def test_who_was_enlisted_shares_the_spoils() -> None:
    sheet = check(CreatureSheet, system.enlist(BEAST))
    assert system.is_character(sheet)
    assert not system.is_character(check(CreatureSheet, BEAST))
    assert SYSTEM.aftermath.sharers([sheet, check(CreatureSheet, BEAST)]) == 1


def test_what_is_held_in_a_hand_already_taken_is_put_away_and_nothing_else_changes() -> None:
    enlisted = system.enlist(BEAST)
    assert entry.check_entry(check(CreatureSheet, enlisted), PARTY) is None
    assert [row["equipped"] for row in enlisted["weapons"]] == [True, False]
    assert [row["equipped"] for row in BEAST["weapons"]] == [True, True]
    assert enlisted.keys() == BEAST.keys() - {"crit"}


def test_a_critical_range_that_somebody_gave_a_character_stays() -> None:
    for crit in (0, 20):
        assert system.enlist({**BEAST, "kind": "pc", "crit": crit})["crit"] == crit
    assert system.enlist({**BEAST, "crit": 15})["crit"] == 15
