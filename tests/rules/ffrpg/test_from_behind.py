"""Attacks from behind in a Pincer Attack, and who may answer them."""

from typing import Any

import pytest

from tests.rules.ffrpg.playing import CLAW, Battle, foe, hero, mage
from tests.rules.played import facts_of


@pytest.mark.rule("FF-PIN-05")
@pytest.mark.parametrize(
    "row",
    [
        {"damage": {"scale": 2, "attribute": "mag", "type": "magical"}},
        {"damage": {"scale": 2, "attribute": "mag", "pool": "mp", "type": "magical"}},
        {"effects": [{"hp_share": 20}]},
    ],
)
def test_any_damage_from_behind_lets_the_target_turn_round(row: dict[str, Any]) -> None:
    bolt = {"id": "bolt", "type": "magic", "hit": "auto", **row}
    encircling = [foe("a", spd=30, mag=5, abilities=[bolt]), foe("b", spd=2)]
    battle = Battle(mage("ann", spd=9), *encircling, begin={"stop": True})
    battle.do(
        "act", actor="a", action="pincer", params={"on": "party", "faces": {"a": "left", "b": "right", "ann": "right"}}
    )
    battle.next()
    dice = [3] if "damage" in row else []
    battle.act("a", "cast", "ann", using="bolt", dice=dice, answers=["switch"])
    assert battle.of("ann").facing == "left"
    battle.do("undo")
    battle.do("set", actor="ann", stat="facing", value="left")
    assert battle.act_refusal("a", "cast", "ann", using="bolt", dice=dice, answers=["switch"]) == "no_such_option"


@pytest.mark.rule("FF-PIN-05", "FF-REI-02")
def test_what_does_no_damage_from_behind_turns_nobody_and_reinforcements_do_not_react() -> None:
    encircling = [foe("a", spd=30, str=0, weapons=[CLAW]), foe("b", spd=2)]
    battle = Battle(hero(arm=90, spd=9), *encircling, begin={"stop": True})
    battle.do("act", actor="a", action="pincer", params={"on": "party", "faces": {"b": "right", "ann": "right"}})
    battle.next()
    assert facts_of(battle.act("a", "attack", "ann", dice=[50, 3]), "damage")[0]["amount"] == 0
    bob = hero("bob", reactions=[{"id": "counter", "trigger": "attacked"}])
    battle.do("join", combatant={**bob, "facing": "left"}, dice=[])
    battle.do("set", actor="a", stat="actions_left", value=1)
    assert battle.act_refusal("a", "attack", "bob", dice=[50, 3], answers=["counter"]) == "no_such_option"
    battle.to_next_round()
    facts = battle.act("a", "attack", "bob", dice=[50, 3, 99], answers=["counter"])
    assert [fact["actor"] for fact in facts_of(facts, "attack")] == ["a", "bob"]
