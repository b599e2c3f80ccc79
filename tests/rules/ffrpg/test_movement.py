"""Movement in metres: fractions, water, terrain, and distances on the board."""

import pytest

from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, spell
from tests.rules.played import facts_of


@pytest.mark.rule("FF-MOV-01", "FF-MOV-04")
def test_metres_are_kept_as_exact_fractions() -> None:
    battle = Battle(hero(spd=8), foe())
    for _ in range(6):
        battle.act("ann", "move", distance=1, terrain="difficult")
    assert battle.fight.turn.metres == 0
    assert battle.act_refusal("ann", "move", distance=1) == "too_far"
    closed = battle.service.system.closed(battle.fight, battle.of("ann"), "move")
    assert closed is not None
    assert closed.code == "too_far"
    battle.act("ann", "move", distance=0)


@pytest.mark.rule("FF-MOV-02", "FF-MOV-07")
def test_deep_water_leaves_only_movement_to_those_who_cannot_swim() -> None:
    for sheet, free in (
        ({}, False),
        ({"ratings": {"swimming": 79}}, False),
        ({"ratings": {"swimming": 80}}, True),
        ({"move_water": True}, True),
        ({"conditions": ["float"]}, True),
    ):
        battle = Battle(hero(**sheet), foe())
        battle.do("set", actor="ann", stat="terrain", value="deep_water")
        assert (battle.act_refusal_or_none("ann", "attack") != "in_water") == free
    battle = Battle(hero(conditions=["berserk"]), foe())
    battle.do("set", actor="ann", stat="terrain", value="deep_water")
    facts = battle.act("ann", "forced")
    assert facts_of(facts, "note")[0]["what"] == "action lost"


@pytest.mark.rule("FF-MOV-06", "FF-MOV-07", "FF-MOV-08")
def test_what_terrain_costs_whom() -> None:
    battle = Battle(hero(spd=8, move_water=True), foe())
    battle.act("ann", "move", distance=6, terrain="deep_water")
    assert battle.extra("ann")["move_left"] == 2
    battle.act("ann", "move", distance=1, terrain="adverse")
    assert battle.act_refusal("ann", "full_move", distance=1, terrain="impassable") == "impassable"
    battle.act("ann", "full_move", distance=1, terrain="impassable", override=True)


@pytest.mark.rule("FF-RNG-01", "FF-RNG-03", "FF-RNG-05", "FF-RNG-06", "FF-MOV-03")
def test_distances_on_the_board() -> None:
    board = {"width": 60, "height": 60, "cells": [{"rect": [20, 0, 30, 9], "terrain": "adverse"}]}
    storm = spell("storm", target="all", hit="auto", damage={"scale": 1, "defence": "none"})
    rows = (
        mage("ann", storm, spd=20, weapons=[BLADE], acc=90, cell=[3, 3], kind="pc"),
        foe("a", cell=[6, 3]),
        foe("b", spd=2, cell=[6, 5]),
        foe("c", spd=1, cell=[29, 3]),
        foe("d", spd=0),
    )
    battle = Battle(*rows, board=board, ranges=True)
    assert battle.act_refusal("ann", "attack", "c") == "out_of_range"
    battle.act("ann", "attack", "b", dice=[95])
    battle.do("set", actor="ann", stat="actions_left", value=3)
    battle.act("ann", "cast", using="storm", dice=[1])
    assert [battle.hp(id) for id in "abcd"] == [48, 48, 50, 48]
    assert battle.act_refusal("ann", "move", to=[20, 3]) == "too_far"
    battle.act("ann", "move", to=[13, 3])
    battle.act("ann", "full_move", to=[22, 3])
    assert (battle.of("ann").cell, battle.extra("ann")["terrain"], battle.fight.turn.metres) == ((22, 3), "adverse", 10)
    assert battle.act_refusal("ann", "move", to=[60, 3]) == "off_board"
    assert battle.act_refusal("d", "move", to=[1, 1], override=True) == "not_on_board"
    battle.do("set", cell=[0, 0], stat="terrain", value="impassable")
    assert battle.refusal("set", cell=[0, 0], stat="terrain", value="lava") == "invalid_params"
    free = Battle(*rows, board=board)
    free.act("ann", "attack", "c", dice=[95])
    assert Battle(hero(), foe()).refusal("move", actor="ann", to=[1, 1]) == "no_board"


@pytest.mark.rule("FF-MOV-06", "FF-ST-float", "FF-ST-flight")
def test_who_stops_hovering_over_impassable_terrain_is_told_of() -> None:
    battle = Battle(hero(conditions=["float", "flight"]), foe())
    battle.do("set", actor="ann", stat="terrain", value="impassable")
    assert facts_of(battle.do("lift", actor="ann", status="flight"), "note") == []
    facts = battle.do("lift", actor="ann", status="float")
    assert [(fact["actor"], fact["what"]) for fact in facts_of(facts, "note")] == [("ann", "over impassable")]
    assert battle.told(facts)[-1] == "Ann no longer hovers, over impassable terrain"
    battle.do("undo")
    facts = battle.do("timer", actor="ann", status="float", value=0)
    assert [fact["what"] for fact in facts_of(facts, "note")] == ["over impassable"]
    battle.do("undo")
    facts = battle.do("damage", actor="ann", amount=50)
    assert [fact["what"] for fact in facts_of(facts, "note")] == ["over impassable"]
